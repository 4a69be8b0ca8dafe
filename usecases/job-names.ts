import type { JobName } from './ports.ts'

/** As operators read them. */
export const JOB_NAMES: Record<JobName, string> = {
  'send-mail': 'Send an email',
  'deliver-sandbox-event': 'Report a test payment',
  'assemble-package': 'Make a package',
  'refund-payment': 'Give a payment back',
  'close-payment-pages': 'Close other payment pages',
  'delete-expired': 'Delete what has expired',
  'requeue-mails': 'Queue stranded mails again',
  'watch-promises': 'Promises that fall due',
  'morning-digest': 'Mail of the morning',
  'read-case': 'Read an input form into its case',
  'read-notice': 'Read a notice into its table of requests',
  'read-returned': 'Compare a letter that came back',
  'mail-order-links': 'Mail the links of orders',
  'mail-password-reset': 'Mail a link for a new password',
}
