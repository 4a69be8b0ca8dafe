import { createHash } from 'node:crypto'
import { AI_SAMPLES_SIGN_UP } from '../content/selfpetition-ai.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { consoleAddresses } from './console-addresses.ts'
import type { Chance, Clock, Database, RateLimiter } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import type { StopLinks } from './stop-mails.ts'
import { takeUnpaidRoom, withUnpaidRoom, type NoRoom, type RoomDeps } from './unpaid-room.ts'

/** Confirmations to one address: a form that others can fill in must not become a way to flood a mailbox. */
export const RECEIPT_LIMIT = 'receipt'

/** Messages of one account. */
export const ACCOUNT_MESSAGE_LIMIT = 'account-message'

export type ContactDeps = RoomDeps & {
  database: Database
  limits: RateLimiter
  clock: Clock
  chance: Pick<Chance, 'id'>
  operatorEmail: string
  publicUrl: string
  stopLinks: StopLinks
}

export type ContactMessage = {
  /** Who sends it. */
  visitor: string
  name: string
  email: string
  message: string
  /** Agreed to occasional news. */
  news: boolean
  /** The field that people do not see was filled in: kept for the operator, answered by no mail. */
  trapped: boolean
  idempotencyKey?: string | undefined
}

/** The same form sent again on the same day (or with the same key) is one message. */
export function leadDedupeKey(parts: (string | undefined)[], idempotencyKey: string | undefined, now: Date): string {
  const when = idempotencyKey === undefined ? now.toISOString().slice(0, 10) : `key ${idempotencyKey}`
  return createHash('sha256')
    .update(JSON.stringify([when, ...parts]))
    .digest('hex')
}

/**
 * Runs `store` with whether this address may get one more confirmation now, outside of transactions. It is counted first,
 * so that many at once do not pass together, and given back where nothing new was stored: a fault of ours uses up nothing.
 */
export async function countingConfirmation<Stored extends { keep: boolean }>(
  { limits }: Pick<ContactDeps, 'limits'>,
  { email, trapped }: { email: string; trapped: boolean },
  store: (confirm: boolean) => Promise<Stored>,
): Promise<Stored> {
  const confirm = !trapped && (await limits.consume(RECEIPT_LIMIT, email)).kind === 'allowed'
  let stored = false
  try {
    const answer = await store(confirm)
    stored = answer.keep
    return answer
  } finally {
    // The fault that kept it from being stored is the one to report.
    if (confirm && !stored) await limits.giveBack(RECEIPT_LIMIT, email).catch(() => {})
  }
}

/** `repeated`: the same message is stored already, and nothing was written. */
type Received = { kind: 'received' | 'repeated' } | NoRoom

/** Keeps a contact message or a request for the samples as a lead, and queues the confirmation and the operator's notice with it. */
export const receiveContactMessage = (deps: ContactDeps, given: ContactMessage): Promise<Received> => keepMessage(deps, given, 'visitor')

/**
 * The same from who is signed in under its address, so many a day. Those of a customer who paid are kept whatever strangers
 * have sent.
 */
export async function receiveAccountMessage(deps: ContactDeps, given: Omit<ContactMessage, 'news' | 'trapped'>): Promise<Received | { kind: 'limited'; retryAfterSeconds: number }> {
  const email = normaliseEmail(given.email)
  const counted = await deps.limits.consume(ACCOUNT_MESSAGE_LIMIT, email)
  if (counted.kind === 'limited') return counted
  // The paid ones stand first.
  const [order] = await deps.database.stores.orders.findByEmail(email)
  return keepMessage(deps, { ...given, news: false, trapped: false }, order?.paidAt == null ? 'signed-in' : 'customer')
}

async function keepMessage(deps: ContactDeps, given: ContactMessage, sender: 'visitor' | 'signed-in' | 'customer'): Promise<Received> {
  const now = new Date(deps.clock.now())
  const id = deps.chance.id()
  const email = normaliseEmail(given.email)
  const { name, message, news, trapped, visitor } = given
  const signedIn = sender === 'signed-in'
  const source = message === AI_SAMPLES_SIGN_UP.requestMessage ? 'ai-samples' : 'contact'
  const text = `${name}${message}`
  const store = (confirm: boolean) =>
    deps.database.transaction(async (stores) => {
      const data = { ...(news ? { news: true } : {}), ...(trapped ? { trapped: true } : {}) }
      const key = leadDedupeKey([source, email, name, message], given.idempotencyKey, now)
      if (!(await stores.leads.insert({ id, source, email, name, message, data, createdAt: now }, key))) return { keep: false }
      if (sender !== 'customer') await takeUnpaidRoom(deps, stores, { of: 'lead', id }, { text, signedIn })
      if (trapped) return { keep: true }
      if (confirm) {
        const samples = { samplesUrl: `${deps.publicUrl}/ai-samples`, unsubscribeUrl: deps.stopLinks.address(email) }
        await queueMail(
          stores,
          deps.chance,
          now,
          source === 'contact'
            ? { dedupeKey: `contact-receipt:${id}`, to: email, template: 'contact-receipt', props: {} }
            : { dedupeKey: `samples-requested:${id}`, to: email, template: 'samples-requested', props: samples },
        )
      }
      if (source === 'contact') {
        const props = { name, email, message, consoleUrl: consoleAddresses(deps.publicUrl).leadsOf(email) }
        await queueMail(stores, deps.chance, now, { dedupeKey: `operator-contact:${id}`, to: deps.operatorEmail, template: 'operator-contact', props })
      }
      return { keep: true }
    })
  const counted = () => countingConfirmation(deps, { email, trapped }, store)
  const stored = sender === 'customer' ? await counted() : await withUnpaidRoom(deps, { visitor, text, signedIn }, counted)
  return 'kind' in stored ? stored : { kind: stored.keep ? 'received' : 'repeated' }
}
