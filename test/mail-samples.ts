/** One of every mail, with `text` wherever a person may have typed something; the type asks for each template. */
import type { MailName } from '../usecases/mails.ts'

export function mailSamples(text: string): Record<MailName, unknown> {
  const order = {
    reference: 'PW-1',
    productName: text,
    lines: [{ label: text, price: '$1' }],
    discount: null,
    total: '$1',
    orderUrl: 'https://site.example/orders/PW-1',
    promise: text,
    nextStep: { words: text, label: text, url: 'https://site.example/aiform2' },
  }
  const intake = { answers: [[text, text]], files: [text], orderReference: null }
  return {
    'order-confirmation': order,
    'operator-order-paid': { ...order, email: 'a@mail.com', selections: [[text, text]], consoleUrl: 'https://site.example/console/orders/PW-1', flagged: text },
    delivery: { reference: 'PW-1', productName: text, what: text, held: false, again: true, chooses: true, line: text, files: [text], orderUrl: 'https://site.example/orders/PW-1' },
    'operator-order-notice': { heading: text, text, rows: [[text, text]], email: text, consoleUrl: 'https://site.example/console/orders/PW-1' },
    'operator-digest': { day: '2026-01-05', late: { count: 20, rows: [[text, text]] }, soon: { count: 0, rows: [] }, waiting: 1, unanswered: 2, payments: { count: 1, rows: [[text, text]] }, money: [[text, text]], consoleUrl: 'https://site.example/console/today' },
    'promise-missed': { reference: 'PW-1', productName: text, what: text, due: '2026-01-05T12:00:00.000Z', orderUrl: 'https://site.example/orders/PW-1' },
    'order-message': { reference: 'PW-1', productName: text, text, orderUrl: 'https://site.example/orders/PW-1', byMail: true },
    'files-not-kept': { reference: 'PW-1', productName: text, orderUrl: 'https://site.example/orders/PW-1#files' },
    'lead-answer': { asked: text, text, theirs: text },
    'order-links': { orders: [{ productName: text, placed: '2026-11-20', state: text, url: 'https://site.example/orders/PW-1' }] },
    'package-ready': { reference: 'PW-1', productName: text, url: 'https://site.example/api/orders/PW-1/files/1', until: '2026-12-01T00:00:00.000Z', orderUrl: 'https://site.example/orders/PW-1', edition: '2026-11-20', changes: [text], isNewEdition: true, consultation: true },
    'withdrawal-confirmation': { reference: 'PW-1', productName: text, paid: '$1', refund: '$1', orderUrl: 'https://site.example/orders/PW-1' },
    refund: { reference: 'PW-1', productName: text, refund: '$1', refundedInAll: '$2', paid: '$3', on: '2026-11-20', orderUrl: 'https://site.example/orders/PW-1' },
    'operator-payment-notice': { heading: text, text, rows: [[text, text]], consoleUrl: 'https://site.example/console/payments' },
    'intake-receipt': intake,
    'operator-intake': { ...intake, email: 'a@mail.com', matchedBy: 'none', consoleUrl: 'https://site.example/console/intakes' },
    'contact-receipt': {},
    'operator-contact': { name: text, email: 'a@mail.com', message: text, consoleUrl: 'https://site.example/console/leads?search=a%40mail.com' },
    'samples-requested': { samplesUrl: 'https://site.example/ai-samples', unsubscribeUrl: 'https://site.example/unsubscribe/token' },
    'endeavors-copy': {
      options: [{ title: text, text: text }],
      generatorUrl: 'https://site.example/proposed-endeavor-generator',
      unsubscribeUrl: 'https://site.example/unsubscribe/token',
    },
    consultation: { what: 'booked', toCustomer: true, other: 'Ana Lopez', startsAt: '2026-02-03T15:00:00.000Z', place: 'https://meet.example/1', reference: 'PW-1', productName: 'Selfpetition AI', orderUrl: 'http://localhost:3000/orders/PW-1', calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    'rfe-receipt': { hasLetter: true, orderUrl: 'http://localhost:3000/checkout-rfe-response?letter=key' },
    'operator-rfe': { email: 'a@mail.com', asked: 'RFE upload', fileName: text, reading: text, fileUrl: 'https://site.example/api/files/1', consoleUrl: 'https://site.example/console/letters' },
    'data-link': { kind: 'delete', url: 'https://site.example/privacy/requests/t', hours: 24 },
    'data-deleted': { deleted: [text], kept: [text] },
    'account-confirm': { url: 'https://prongwise.example/register-confirmation#token=x', hours: 24 },
    'account-exists': { url: 'https://prongwise.example/login' },
    'account-invited': { url: 'https://prongwise.example/reset-password#code=x', role: 'consultant', days: 7 },
    'account-changed': { change: 'second-factor-replaced', at: '2026-11-20T12:34:00.000Z', url: 'https://prongwise.example/forgot-password' },
    'password-reset': { url: 'https://prongwise.example/reset-password#code=x', minutes: 30 },
  }
}
