import type { Services } from './services.ts'

export const PAYMENT_LOOKUP_LIMIT = 'payment-lookup'

/** The reference of the order that a payment page was for; null where it is not known. */
export async function orderOfPaymentPage({ database, limits, payment }: Pick<Services, 'database' | 'limits' | 'payment'>, sessionId: string, visitor: string): Promise<string | null> {
  const known = await database.stores.orders.findByPaymentSession(sessionId)
  if (known !== null) return known.reference
  // Anybody can make up the id of a page, and the provider counts what we ask it.
  const allowed = await limits.consume(PAYMENT_LOOKUP_LIMIT, visitor)
  return allowed.kind === 'allowed' ? payment.findOrderReference(sessionId) : null
}
