import { SECTION_LABELS, type Section } from '../../domain/petition/draft.ts'

/** Words for the codes that are stored: who did something, what a file is, and what the payment provider reported. */

const ACTORS: Record<string, string> = {
  consultant: 'the consultant',
  'operator-command': 'the command of the machine',
  customer: 'the customer',
  'link:customer': 'the customer',
  'link:operator': 'an operator, by the link in a mail',
  owner: 'its owner, with a download of their data',
  payment: 'the payment',
  delivery: 'the delivery of the package',
  job: 'the program',
  update: 'an update of the program',
}

/** `operator:ana@mail.com` → `ana@mail.com`, `link:customer` → `the customer`. A code without words stays. */
export const actorWords = (actor: string): string => ACTORS[actor] ?? actor.replace(/^operator:/, '')

const ROLES: Record<string, string> = { resume: 'resume', additional: 'added to the form', 'rfe-letter': 'RFE letter' }

/** What a file is to its order: of a package its edition. */
export const roleWords = (role: string): string => ROLES[role] ?? role.replace(/^package:/, 'edition of ')

const EVENTS: Record<string, string> = {
  'checkout.session.completed': 'A payment page was finished',
  'checkout.session.async_payment_succeeded': 'A delayed payment arrived',
  'checkout.session.async_payment_failed': 'A delayed payment failed',
  'checkout.session.expired': 'A payment page ended unpaid',
  'charge.refunded': 'Money went back',
  'refund.failed': 'A refund failed',
  'charge.dispute.created': 'The bank opened a dispute',
  'charge.dispute.closed': 'A dispute ended',
}

/** What the payment provider reported; the type of an event that we do not know stays. */
export const eventWords = (type: string): string => EVENTS[type] ?? type

const OPENING_MAX = 60

/** `edited: p1/merit/f11` → what was done, and to which paragraph, by its section and by how it begins now. The code of a paragraph that is gone stays. */
export function causeWords(cause: string, blocks: readonly { id: string; section: Section; words: string }[]): string {
  const [, act, id] = /^(.*): (\S+)$/.exec(cause) ?? []
  const block = blocks.find((one) => one.id === id)
  if (act === undefined || block === undefined) return cause
  const opening = block.words.length > OPENING_MAX ? `${block.words.slice(0, OPENING_MAX).trimEnd()}…` : block.words
  return `${act}: ${SECTION_LABELS[block.section]}, now “${opening}”`
}
