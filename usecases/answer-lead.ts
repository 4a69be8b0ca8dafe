import type { Chance, Clock, Database } from './ports.ts'
import { queueMail } from './queue-mail.ts'

export type AnswerLeadResult = { kind: 'done' } | { kind: 'no-such-lead' } | { kind: 'answered-before' } | { kind: 'no-address' }

/**
 * Answers a contact message or a request for an evaluation with a mail, or, without `text`, marks it as answered elsewhere or
 * as needing no answer. Mark and mail are one unit; it is answered once.
 */
export async function answerLead(
  { database, clock, chance }: { database: Database; clock: Clock; chance: Pick<Chance, 'id'> },
  given: { id: string; text: string | null; actor: string },
): Promise<AnswerLeadResult> {
  const now = new Date(clock.now())
  return database.transaction(async (stores): Promise<AnswerLeadResult> => {
    const lead = await stores.leads.find(given.id)
    if (lead === null) return { kind: 'no-such-lead' }
    if (given.text !== null && lead.email === null) return { kind: 'no-address' }
    if (!(await stores.leads.markAnswered(lead.id, given.actor, now))) return { kind: 'answered-before' }
    if (given.text === null || lead.email === null) return { kind: 'done' }
    await queueMail(stores, chance, now, {
      dedupeKey: `lead-answer:${lead.id}`,
      to: lead.email,
      template: 'lead-answer',
      props: { asked: lead.source === 'contact' ? 'your message' : 'your RFE letter', text: given.text, theirs: lead.source === 'contact' ? (lead.message ?? '') : '' },
    })
    return { kind: 'done' }
  })
}
