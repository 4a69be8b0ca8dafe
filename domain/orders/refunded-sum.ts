/** How much of an order's payment went back, whatever order its news come in and however often. */
import type { Cents } from '../money.ts'

/** The provider's news of refunds: what went back in all at one moment, and single refunds that came back later. */
export type RefundNews = { refundId: string; amountCents: Cents; at: Date }

/** Instead of a refund's id: what the provider said last of the whole payment. */
export const WHOLE_PAYMENT = 'payment'

/**
 * The newer of two words about the whole payment; of one moment the larger, for times are whole seconds. An older one that
 * comes again changes nothing.
 */
export function newerTotal<News extends Pick<RefundNews, 'amountCents' | 'at'>>(known: News | undefined, told: News): News {
  if (known === undefined || told.at > known.at) return told
  return told.at < known.at || told.amountCents <= known.amountCents ? known : told
}

/** The last total less the refunds that came back since: earlier ones are taken off in it already. Each counts once. */
export function refundedSum(news: readonly RefundNews[]): Cents {
  const total = news.find(({ refundId }) => refundId === WHOLE_PAYMENT)
  if (total === undefined) return 0
  const back = new Map(news.filter(({ refundId, at }) => refundId !== WHOLE_PAYMENT && at >= total.at).map(({ refundId, amountCents }) => [refundId, amountCents]))
  return Math.max(0, total.amountCents - [...back.values()].reduce((sum, cents) => sum + cents, 0))
}
