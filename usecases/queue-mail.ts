import type { Chance, Stores } from './ports.ts'

export type QueuedMail = { dedupeKey: string; to: string; template: string; props: Record<string, unknown> }

/** Writes the mail and its job in the transaction of their cause. A repeated cause queues nothing. */
export async function queueMail(stores: Stores, chance: Pick<Chance, 'id'>, now: Date, mail: QueuedMail): Promise<void> {
  const id = chance.id()
  const fresh = await stores.mails.insert({
    id,
    dedupeKey: mail.dedupeKey,
    toAddress: mail.to,
    template: mail.template,
    props: mail.props,
    createdAt: now,
  })
  if (fresh) await stores.jobs.enqueue('send-mail', { mailId: id })
}
