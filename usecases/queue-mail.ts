import type { MailName, MailProps } from './mails.ts'
import type { Chance, Stores } from './ports.ts'

export type QueuedMail = { [N in MailName]: { dedupeKey: string; to: string; template: N; props: MailProps<N> } }[MailName]

/** Writes the mail and its job in the transaction of their cause. A repeated cause queues nothing. */
export function queueMail(stores: Stores, chance: Pick<Chance, 'id'>, now: Date, mail: QueuedMail): Promise<void> {
  return queueMails(stores, chance, now, [mail])
}

/** Several mails of one cause, in two statements however many they are. */
export async function queueMails(stores: Stores, chance: Pick<Chance, 'id'>, now: Date, mails: QueuedMail[]): Promise<void> {
  const fresh = await stores.mails.insertAll(mails.map(({ dedupeKey, to, template, props }) => ({ id: chance.id(), dedupeKey, toAddress: to, template, props, createdAt: now })))
  if (fresh.length > 0)
    await stores.jobs.enqueueAll(
      'send-mail',
      fresh.map((mailId) => ({ mailId })),
    )
}
