/** How long each kind of personal data is kept; the privacy policy shows the same table. */
import { DAY_MS } from '../calendar-day.ts'

export const RETENTION_KINDS = [
  'contact-message',
  'samples-request',
  'rfe-letter',
  'generator-use',
  'intake',
  'unfinished-intake',
  'intake-draft',
  'delivery',
  'unpaid-order',
  'order',
  'payment-event',
  'loose-payment-event',
  'mail',
  'order-mail',
  'endeavor-copy',
  'file-access',
  'composed-run',
  'order-note',
  'unconfirmed-account',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** Days for what people write and send, where no other number is configured. */
const PERSONAL_DATA_DAYS = 180

/** A letter is answered within 24 hours; its time starts with the answer. */
const ANSWER_DAYS = 1

/** A mailed copy of generated options: long enough to send it again where its first way failed. */
export const ENDEAVOR_COPY_DAYS = 7

/** A registration whose mailed link was not followed: the link works for a day, an invitation for a week. */
const UNCONFIRMED_ACCOUNT_DAYS = 8

/** What tells that two texts are alike, as keyed hashes: as long as two letters may lie with the same officer. */
export const COMPOSED_RUN_DAYS = 2 * 365

/** Orders and their receipts, for accounting. */
const ACCOUNTING_DAYS = 7 * 365 + 2

/**
 * Days per kind, counted from the row's own instant: for an intake, a delivery and a note the end of their order's work, and where that
 * work never ended ("unfinished") the last step of the order; for an order that was never paid its last step too, for another its
 * payment. A "loose" payment event belongs to no order.
 */
export function retentionDays(personalDays: number = PERSONAL_DATA_DAYS): Record<RetentionKind, number> {
  return {
    'contact-message': personalDays,
    'samples-request': personalDays,
    'rfe-letter': personalDays + ANSWER_DAYS,
    'generator-use': personalDays,
    intake: personalDays,
    'unfinished-intake': personalDays * 2,
    'intake-draft': personalDays,
    delivery: personalDays,
    'unpaid-order': personalDays,
    order: ACCOUNTING_DAYS,
    'payment-event': ACCOUNTING_DAYS,
    'loose-payment-event': personalDays,
    mail: personalDays,
    'order-mail': ACCOUNTING_DAYS,
    'endeavor-copy': ENDEAVOR_COPY_DAYS,
    'file-access': personalDays * 2,
    'composed-run': COMPOSED_RUN_DAYS,
    'order-note': personalDays,
    'unconfirmed-account': UNCONFIRMED_ACCOUNT_DAYS,
  }
}

/** Everything of a kind older than this instant has expired. */
export function expiresBefore(kind: RetentionKind, now: number, personalDays?: number): Date {
  return new Date(now - retentionDays(personalDays)[kind] * DAY_MS)
}

/** Mails that belong to the accounts of an order. All others are kept as long as what they answer. */
export const ORDER_MAIL_TEMPLATES: readonly string[] = ['order-confirmation', 'operator-order-paid', 'withdrawal-confirmation', 'refund', 'operator-payment-notice']

export const ENDEAVOR_COPY_TEMPLATE = 'endeavors-copy'
