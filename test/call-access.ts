/** Who may make which call. The test of roles tries every call as everyone; docs/calls.md says it to readers. */
import type { CallName } from '../api/contract.ts'
import { PROFILE_SECTIONS } from '../content/profile-sections.ts'

export type Access =
  /** Anyone: what the call asks for decides, not who asks. */
  | 'open'
  /** Any signed-in account. */
  | 'account'
  | 'consultant'
  | 'operator'
  /** The commands of the machine, with the operator's secret. */
  | 'command'
  /** Who reads the numbers, with the secret that opens nothing else. */
  | 'scraper'

export const CALLS: Record<Exclude<CallName, `${string} /api/console/${string}`>, Access> & Record<string, Access> = {
  'GET /healthz': 'open',
  'POST /endeavour/generate': 'open',
  'POST /endeavour/generate-tuned': 'open',
  'POST /endeavour/generate-default': 'open',
  'POST /endeavour/download': 'open',
  'POST /endeavour/email': 'open',
  'POST /auth': 'open',
  'POST /auth/second-factor': 'open',
  'POST /auth/sign-out': 'account',
  'GET /users/second-factor': 'account',
  'POST /users/second-factor': 'account',
  'POST /users/second-factor/confirmation': 'account',
  'POST /users/second-factor/recovery-codes': 'account',
  'POST /users/second-factor/removal': 'account',
  'POST /users': 'open',
  'POST /users/confirm': 'open',
  'PATCH /users': 'account',
  'GET /users': 'account',
  'GET /users/orders': 'account',
  'POST /users/request-password-reset': 'open',
  'POST /users/password-reset': 'open',
  'GET /users/admin': 'operator',
  'GET /lead/admin': 'operator',
  'POST /contact/account': 'account',
  'GET /tutors': 'open',
  'GET /tutors/:userId/photo': 'open',
  'PATCH /tutors/showing': 'consultant',
  'GET /tutors/times': 'consultant',
  'POST /tutors/times': 'consultant',
  'POST /tutors/times/:id/removal': 'consultant',
  'POST /tutors/times/:id/held': 'consultant',
  'POST /tutors/times/:id/return': 'consultant',
  ...Object.fromEntries(PROFILE_SECTIONS.map(({ path }) => [`PATCH /tutors/${path}`, 'consultant' as const])),
  'POST /api/orders/niw-diy': 'open',
  'POST /api/orders/selfpetition-ai': 'open',
  'POST /api/orders/rfe-response': 'open',
  'POST /api/promo-codes/check': 'open',
  'POST /api/upgrade-credits/check': 'open',
  'POST /api/order-links': 'open',
  'GET /api/orders/:reference/files/:id': 'open',
  'GET /api/orders/:reference/package': 'open',
  'POST /api/orders/:reference/messages/seen': 'open',
  'GET /api/orders/:reference/papers/:paper': 'open',
  'GET /api/orders/:reference/my-case/:document': 'open',
  'POST /api/orders/:reference/my-case/resume': 'open',
  'POST /api/orders/:reference/my-case/facts': 'open',
  'GET /api/orders/:reference/evidence-plan.xlsx': 'open',
  'POST /api/orders/:reference/uploads': 'open',
  'POST /api/orders/:reference/uploads/:id/chunks': 'open',
  'POST /api/orders/:reference/uploads/:id/completion': 'open',
  'POST /api/orders/:reference/uploads/:id/removal': 'open',
  'POST /api/orders/:reference/uploaded-files/:id/removal': 'open',
  'POST /api/intake-applications': 'open',
  'POST /api/intake-drafts': 'open',
  'POST /api/intake-drafts/files': 'open',
  'POST /api/intake-drafts/files/:id/removal': 'open',
  'POST /api/contact/landing': 'open',
  'POST /contact/apply': 'open',
  'POST /contact/message': 'open',
  'POST /api/rfe-evaluations': 'open',
  'GET /api/files/:id': 'open',
  'POST /api/unsubscriptions/:token': 'open',
  'POST /api/data-requests': 'open',
  'GET /api/data-requests/:token/download': 'open',
  'POST /api/data-requests/:token/deletion': 'open',
  'POST /api/webhooks/stripe': 'open',
  // The secret of the mail service decides.
  'POST /api/mail/inbound': 'open',
  'POST /api/events': 'open',
  'GET /endeavour/limit': 'open',
}

/** Where an address alone decides, so that a new call of the console is never open by an oversight. */
const PLACES: [start: string, access: Access][] = [
  ['/api/console/', 'operator'],
  ['/api/operator/metrics', 'scraper'],
  ['/api/operator/', 'command'],
]

export function accessTo(call: string): Access | undefined {
  const path = call.slice(call.indexOf(' ') + 1)
  return PLACES.find(([start]) => path.startsWith(start))?.[1] ?? CALLS[call]
}
