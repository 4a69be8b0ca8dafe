import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentEvent, PaymentNews } from '../../usecases/payment-news.ts'
import { hasStorablePayment, withPlainPayment } from './storable-payload.ts'

/** Ids, kinds and states of the provider are short; longer ones no index holds. */
const word = z.string().max(255)
/** What the columns of money hold. */
const amount = z.number().int().min(0).max(2_147_483_647).nullish()

const idOf = z.union([word, z.object({ id: word }).transform((given) => given.id)]).nullish()

/** The end of the year 9999. */
const LAST_SECOND = 253_402_300_799

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: z.number().int().min(0).max(LAST_SECOND),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

const sessionSchema = z.object({
  id: word,
  client_reference_id: word.nullish(),
  payment_intent: idOf,
  payment_status: word.nullish(),
  amount_total: amount,
  currency: word.nullish(),
})

const chargeSchema = z.object({
  payment_intent: idOf,
  amount_refunded: amount,
  currency: word.nullish(),
})

/** A dispute, or a refund that failed: both name the payment and an amount of their own. */
const claimSchema = z.object({ id: word, payment_intent: idOf, amount, currency: word.nullish(), status: word.nullish(), failure_reason: word.nullish() })

function sessionNews(kind: PaymentNews['kind'], object: unknown): PaymentNews {
  const session = sessionSchema.parse(object)
  return {
    kind,
    orderReference: session.client_reference_id ?? null,
    sessionId: session.id,
    paymentIntentId: session.payment_intent ?? null,
    amountCents: session.amount_total ?? null,
    currency: session.currency ?? null,
    claim: null,
  }
}

function claimNews(kind: PaymentNews['kind'], object: unknown): PaymentNews {
  const claim = claimSchema.parse(object)
  return {
    kind,
    orderReference: null,
    sessionId: null,
    paymentIntentId: claim.payment_intent ?? null,
    amountCents: claim.amount ?? null,
    currency: claim.currency ?? null,
    claim: { id: claim.id, state: claim.failure_reason ?? claim.status ?? null },
  }
}

function newsOf(type: string, object: Record<string, unknown>): PaymentNews | null {
  switch (type) {
    case 'checkout.session.completed':
      // A delayed method completes the page before the money arrives.
      return sessionNews(object['payment_status'] === 'unpaid' ? 'pending' : 'paid', object)
    case 'checkout.session.async_payment_succeeded':
      return sessionNews('paid', object)
    case 'checkout.session.async_payment_failed':
      return sessionNews('failed', object)
    case 'checkout.session.expired':
      return sessionNews('expired', object)
    case 'charge.refunded': {
      const charge = chargeSchema.parse(object)
      return {
        kind: 'refunded',
        orderReference: null,
        sessionId: null,
        paymentIntentId: charge.payment_intent ?? null,
        amountCents: charge.amount_refunded ?? null,
        currency: charge.currency ?? null,
        claim: null,
      }
    }
    case 'charge.dispute.created':
      return claimNews('disputed', object)
    case 'charge.dispute.closed':
      return claimNews('dispute-closed', object)
    case 'refund.failed':
      return claimNews('refund-failed', object)
    default:
      return null
  }
}

/** What can be told of an event of another shape. One that names no id gets one from its content: sent again, it is the same. */
const outlineSchema = z.object({
  id: z.string().min(1).max(255).nullish().catch(null),
  type: z.string().min(1).max(255).nullish().catch(null),
})

function unreadable(provider: string, payload: unknown): PaymentEvent {
  const outline = outlineSchema.safeParse(payload).data
  const object = z.record(z.string(), z.unknown()).safeParse(payload).data
  return {
    id: outline?.id ?? `unread_${createHash('sha256').update(JSON.stringify(payload)).digest('hex')}`,
    provider,
    type: outline?.type ?? 'unknown',
    createdAt: null,
    // Inside of `content` no index looks at it.
    payload: object !== undefined && hasStorablePayment(object) ? object : { content: payload },
    news: 'unreadable',
  }
}

/** What of an event says which payment it is and how it stands. The rest is about the person who pays: name, address, card. */
const KEPT = [
  'id',
  'object',
  'client_reference_id',
  'payment_intent',
  'payment_status',
  'status',
  'amount',
  'amount_total',
  'amount_refunded',
  'currency',
  'failure_reason',
  'reason',
  'charge',
  'payment_link',
] as const

/** The event as it is stored: it reads the same. */
function withoutPerson({ id, type, created, data: { object } }: z.infer<typeof eventSchema>): Record<string, unknown> {
  const kept = KEPT.flatMap((key): [string, unknown][] => {
    const read = idOf.safeParse(object[key])
    const value = typeof object[key] === 'number' ? object[key] : read.success ? read.data : null
    return value == null ? [] : [[key, value]]
  })
  return { id, object: 'event', type, created, data: { object: Object.fromEntries(kept) } }
}

/** Reads a verified event of Stripe, or of the built-in sandbox, which speaks the same language. */
export function readStripeEvent(provider: string, body: unknown): PaymentEvent {
  const payload = withPlainPayment(body)
  const read = eventSchema.safeParse(payload)
  if (!read.success || !hasStorablePayment(payload)) return unreadable(provider, payload)
  const { id, type, created, data } = read.data
  try {
    return { id, provider, type, createdAt: new Date(created * 1000), payload: withoutPerson(read.data), news: newsOf(type, data.object) }
  } catch (error) {
    if (error instanceof z.ZodError) return unreadable(provider, payload)
    throw error
  }
}
