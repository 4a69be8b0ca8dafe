/** The words of the order page: states, next steps, times. */
import { PAID_STATES, type OrderState } from '../../domain/orders/order-states.ts'
import type { DeliverableView } from '../../usecases/view-deliverables.ts'
import type { OrderView } from '../../usecases/view-order.ts'

const STATE_SENTENCES: Record<OrderState, string> = {
  placed: 'We have your order. It starts when the payment arrives.',
  payment_pending: 'The payment is on its way. Some payment methods take a few days.',
  payment_failed: 'The payment did not go through. Nothing was charged and your order is kept.',
  expired: 'The payment page was open too long and was closed. Nothing was charged and your order is kept.',
  cancelled: 'This order was canceled. Nothing was charged.',
  paid: 'Payment received. Thank you.',
  in_production: 'We are working on it.',
  first_draft_sent: 'The first draft is with you. Choose the options you want, and we write the full letter.',
  delivered: 'Everything you ordered was delivered.',
  withdrawn: 'You withdrew from this order at the first draft.',
  refunded: 'Your payment was paid back in full.',
  disputed: 'The payment is disputed with the bank. We pause the work until this is settled.',
}

type Standing = Pick<OrderView, 'state' | 'product'> & { deliverables: readonly Pick<DeliverableView, 'kind' | 'label' | 'state' | 'waitsFor' | 'deliveries'>[] }

/** Where an order stands, from what was delivered and what is in work. */
export function stateSentence({ state, product, deliverables }: Standing): string {
  const onlyMarked = (one: Standing['deliverables'][number]) => one.deliveries.length > 0 && one.deliveries.every(({ how }) => how === 'marked')
  if (state === 'delivered' && deliverables.some(onlyMarked)) return 'We marked this order as delivered before this page kept deliveries. If you miss anything, please write to us.'
  if (state === 'first_draft_sent' && deliverables.some((one) => one.kind === 'first-draft' && one.state === 'delivered' && onlyMarked(one))) {
    return 'We marked the first draft as sent before this page kept deliveries. If you do not have it, please write to us.'
  }
  const inWork = deliverables.filter((one) => one.state === 'in-work').map(({ label }) => label)
  if (state === 'first_draft_sent') {
    if (deliverables.some((one) => one.kind === 'first-draft' && one.state === 'in-work')) return 'We are working on your revision of the first draft.'
    if (product === 'rfe-response') return 'The first draft is with you. Choose how each request is answered, and we write the full answer.'
  }
  if (state !== 'in_production') return STATE_SENTENCES[state]
  if (inWork.length > 0) return `We are working on it: ${inWork.join(', ')}.`
  const waitsFor = deliverables.find((one) => one.state === 'waiting')?.waitsFor
  return waitsFor === null || waitsFor === undefined ? STATE_SENTENCES[state] : `${waitsFor}.`
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

/** What was sent longer ago and has no case was read in vain, or before cases were made. */
const READING_MS = 30 * 60_000

type Sent = {
  order: Pick<OrderView, 'state' | 'product'>
  uploads: { files: readonly { need: string; at: number }[] }
  answers: { at: number } | null
  caseTasks: object | null
  now: number
}

/** What the case of the order is being read from at this moment; null where nothing is. */
export function readNow({ order, uploads, answers, caseTasks, now }: Sent): 'letter' | 'form' | null {
  if (caseTasks !== null || !PAID_STATES.includes(order.state)) return null
  const isNew = (at: number | undefined) => at !== undefined && now - at < READING_MS
  if (order.product === 'rfe-response') return uploads.files.some(({ need, at }) => need === 'rfe-letter' && isNew(at)) ? 'letter' : null
  return order.product === 'selfpetition-ai' && isNew(answers?.at) ? 'form' : null
}
