/** The words of the order page: states, next steps, times. */
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Product } from '../../domain/pricing/price-list.ts'

export const STATE_SENTENCES: Record<OrderState, string> = {
  placed: 'We have your order. It starts when the payment arrives.',
  payment_pending: 'The payment is on its way. Some payment methods take a few days.',
  payment_failed: 'The payment did not go through. Nothing was charged and your order is kept.',
  expired: 'The payment page was open too long and was closed. Nothing was charged and your order is kept.',
  cancelled: 'This order was canceled. Nothing was charged.',
  paid: 'Your payment arrived.',
  in_production: 'We are working on it.',
  first_draft_sent: 'The first draft is with you. Choose the options you want, and we write the full letter.',
  delivered: 'Everything you ordered was delivered.',
  withdrawn: 'You withdrew from this order at the first draft.',
  refunded: 'Your payment was paid back in full.',
  disputed: 'The payment is disputed with the bank. We pause the work until this is settled.',
}

export const DELIVERY_WORDS: Record<Product, { due: string; late: string }> = {
  'niw-diy': { due: 'Your package is due by', late: 'Your package was due by' },
  'selfpetition-ai': { due: 'Your first draft is due by', late: 'Your first draft was due by' },
  'rfe-response': { due: 'Your first draft is due by', late: 'Your first draft was due by' },
}

/** `90 minutes` → `1 hour 30 minutes`; a started minute counts. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ]
  const shown = parts.filter(([count]) => count > 0).slice(0, 2)
  return shown.length === 0 ? '0 minutes' : shown.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ')
}
