import { redirect } from 'react-router'
import { PRODUCTS } from '../../domain/pricing/price-list.ts'
import { afterPaymentPath } from '../../usecases/place-order.ts'
import { applicationContext } from '../services-context.ts'
import type { Route } from './+types/payment-return.ts'

const THANK_YOU = { 'niw-diy': '/ordered', 'selfpetition-ai': '/aiform2', 'rfe-response': '/ordered-rfe' } as const

/**
 * Where a payment link sends the browser: links are the same for everyone, so the order is found by the payment page's
 * id. Without it the customer still reaches the right thank-you page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(applicationContext)
  const query = new URL(request.url).searchParams
  const product = PRODUCTS.find((each) => each === query.get('product'))
  const session = query.get('session')
  const reference = session === null ? null : await app.orderOfPaymentPage(session).catch(() => null)
  const order = reference === null ? null : await app.viewOrder(reference)
  if (order !== null) return redirect(afterPaymentPath(order.product, order.reference))
  return redirect(product === undefined ? '/orders' : THANK_YOU[product])
}

export default function PaymentReturn() {
  return null
}
