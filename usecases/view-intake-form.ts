import { findDraft, type Draft } from './intake-drafts.ts'
import type { IntakeAnswers } from '../domain/intake/intake-application.ts'
import type { OrderRecord } from './ports.ts'
import type { Services } from './services.ts'

/** The endeavor chosen in the generator, where the customer wants the draft to follow it. */
function chosenEndeavor({ selections }: OrderRecord): string {
  const chosen = selections['userEndeavorOption'] as { endeavorTitle?: string; endeavorOption?: string; useSelectedEndeavor?: string } | undefined
  if (chosen?.useSelectedEndeavor !== 'yes') return ''
  return [chosen.endeavorTitle, chosen.endeavorOption].filter(Boolean).join('\n\n')
}

export type IntakeOrder = {
  reference: string
  email: string
  paid: boolean
  endeavor: string
  /** The newest form that was sent; null where none was. */ earlier: { id: string; answers: IntakeAnswers } | null
  draft: Draft | null
}

/** What the input form of an order starts with; null where no Selfpetition AI order has this reference. */
export async function viewIntakeForm(services: Pick<Services, 'database' | 'files' | 'scan' | 'clock' | 'chance'>, reference: string): Promise<IntakeOrder | null> {
  const { orders, intakes } = services.database.stores
  const order = await orders.findByReference(reference)
  if (order === null || order.product !== 'selfpetition-ai') return null
  const [sent, draft] = await Promise.all([intakes.findByOrder(order.id), findDraft(services, order.id)])
  const last = sent.at(-1)
  return {
    reference: order.reference,
    email: order.email,
    paid: order.paidAt !== null,
    endeavor: chosenEndeavor(order),
    earlier: last === undefined ? null : { id: last.id, answers: last.answers },
    draft,
  }
}
