import { redirect } from 'react-router'
import { applicationContext } from '../services-context.ts'
import type { Route } from './+types/pay-order.ts'

/** Opens the payment page of an order that was not paid. A plain link leads here, so it works without scripts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const result = await context.get(applicationContext).payOrder(params.reference)
  const back = `/orders/${encodeURIComponent(params.reference)}`
  if (result.kind === 'placed') return redirect(result.paymentUrl)
  return redirect(result.kind === 'payment-unavailable' ? `${back}?payment=unavailable` : back)
}

export default function PayOrder() {
  return null
}
