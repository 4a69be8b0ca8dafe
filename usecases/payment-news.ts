import type { Cents } from '../domain/money.ts'

/** What a verified event of the payment provider says about one order. */
export type PaymentNews = {
  kind: 'paid' | 'pending' | 'failed' | 'expired' | 'refunded' | 'refund-failed' | 'disputed' | 'dispute-closed'
  /** Our order reference, as the provider carries it. */
  orderReference: string | null
  sessionId: string | null
  paymentIntentId: string | null
  /** Amount received; refunded in all; of one failed refund; disputed. In the smallest unit of `currency`. */
  amountCents: Cents | null
  /** Lower case, as the provider writes it. */
  currency: string | null
  /** The dispute or the failed refund itself, with the provider's word for how it stands (`lost`, `expired_or_canceled_card` …). */
  claim: { id: string; state: string | null } | null
}

export type PaymentEvent = {
  id: string
  provider: string
  type: string
  /** Null where the event does not say when it was made. */
  createdAt: Date | null
  payload: Record<string, unknown>
  /** Null for an event the product has no use for; `unreadable` for one whose shape the program does not know. */
  news: PaymentNews | 'unreadable' | null
}
