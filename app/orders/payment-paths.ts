import { PRODUCTS } from '../../domain/pricing/price-list.ts'
import type { Services } from '../../usecases/services.ts'
import { afterPaymentPath, payOrder } from '../../usecases/place-order.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { orderOfPaymentPage } from '../../usecases/order-of-payment-page.ts'

const THANK_YOU = { 'niw-diy': '/ordered', 'selfpetition-ai': '/aiform2', 'rfe-response': '/ordered-rfe' } as const

/** Where the payment page of an order that was not paid stands; the order's own page where there is none, or something has to be acknowledged first. */
export async function paymentPath(services: Services, reference: string, acknowledges: boolean): Promise<string> {
  const result = await payOrder(services, reference, { acknowledges })
  if (result.kind === 'placed') return result.paymentUrl
  const back = `/orders/${encodeURIComponent(reference)}`
  return result.kind === 'payment-unavailable' ? `${back}?payment=unavailable` : back
}

/**
 * Where a payment link sends the browser: links are the same for everyone, so the order is found by the payment page's
 * id. Without it the customer still reaches the right thank-you page.
 */
export async function paymentReturnPath(services: Services, query: URLSearchParams, visitor: string): Promise<string> {
  const product = PRODUCTS.find((each) => each === query.get('product'))
  const session = query.get('session')
  const reference = session === null ? null : await orderOfPaymentPage(services, session, visitor).catch(() => null)
  const order = reference === null ? null : await viewOrder(services, reference)
  if (order !== null) return afterPaymentPath(order.product, order.reference)
  return product === undefined ? '/orders' : THANK_YOU[product]
}
