/** The states of an order, which may follow which, and what each promises. */
import { DAY_MS } from '../calendar-day.ts'
import type { Product } from '../pricing/price-list.ts'

export const ORDER_STATES = [
  'placed',
  'payment_pending',
  'payment_failed',
  'expired',
  'cancelled',
  'paid',
  'in_production',
  'first_draft_sent',
  'delivered',
  'withdrawn',
  'refunded',
  'disputed',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/**
 * Who may follow whom. Payment news may come late and out of order: a payment after 'payment_failed', 'expired' or
 * 'cancelled' is still a payment.
 */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  placed: ['payment_pending', 'payment_failed', 'expired', 'cancelled', 'paid'],
  payment_pending: ['payment_failed', 'expired', 'cancelled', 'paid'],
  payment_failed: ['payment_pending', 'expired', 'cancelled', 'paid'],
  expired: ['payment_pending', 'paid'],
  cancelled: ['paid'],
  paid: ['in_production', 'first_draft_sent', 'delivered', 'refunded', 'disputed'],
  in_production: ['first_draft_sent', 'delivered', 'refunded', 'disputed'],
  first_draft_sent: ['in_production', 'delivered', 'withdrawn', 'refunded', 'disputed'],
  // A revision that is asked for brings a delivered order back into work.
  delivered: ['in_production', 'refunded', 'disputed'],
  withdrawn: ['refunded', 'disputed'],
  refunded: ['disputed'],
  disputed: ['paid', 'in_production', 'first_draft_sent', 'delivered', 'withdrawn', 'refunded'],
}

export function canFollow(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

/** An order that was not paid keeps its total this long; after that it is placed anew, at the price of that moment. */
export const UNPAID_ORDER_KEPT_MS = 7 * DAY_MS

const PAYABLE: readonly OrderState[] = ['placed', 'payment_failed', 'expired', 'cancelled']

/** Whether a payment page may be opened: not while a delayed payment is on its way, and never twice. */
export function canBePaid(state: OrderState): boolean {
  return PAYABLE.includes(state)
}

/** States in which money has been received and not given back. */
export const PAID_STATES: readonly OrderState[] = ['paid', 'in_production', 'first_draft_sent', 'delivered']

export const ORDER_STATE_LABELS: Record<OrderState, string> = {
  placed: 'Waiting for payment',
  payment_pending: 'Payment is being processed',
  payment_failed: 'Payment failed',
  expired: 'Payment page expired',
  cancelled: 'Cancelled',
  paid: 'Paid',
  in_production: 'In production',
  first_draft_sent: 'First draft sent',
  delivered: 'Delivered',
  withdrawn: 'Withdrawn',
  refunded: 'Refunded',
  disputed: 'Payment disputed',
}

/** What is promised first after payment (specification 2 §1); the times are those of the deliverables. */
export const PROMISES: Record<Product, string> = {
  'niw-diy': 'Delivered within 24 hours',
  'selfpetition-ai': 'First draft within 48 hours',
  'rfe-response': 'First draft within 48 hours',
}
