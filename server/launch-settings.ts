/** Which settings still hold what only a trial may hold. */
import type { PaymentMode } from '../usecases/ports.ts'
import type { LaunchGap } from '../domain/launch/launch-gap.ts'
import { isLocalAddress } from '../domain/local-address.ts'
import { SETTINGS_HELP, type Env } from './env.ts'

export function paymentModeOf({ STRIPE_SECRET_KEY: key }: Pick<Env, 'STRIPE_SECRET_KEY'>): PaymentMode {
  if (key === undefined) return 'sandbox'
  return /^(sk|rk)_live_/.test(key) ? 'live' : 'test'
}

const isDefault = (name: keyof Env, env: Env) => SETTINGS_HELP.find((setting) => setting.name === name)?.default === env[name]

/** Never the value of a secret. */
export function launchSettings(env: Env): LaunchGap[] {
  const gaps: LaunchGap[] = []
  const need = (where: keyof Env, what: string, now: string | null = null, required = true) => gaps.push({ group: 'settings', what, now, where, required })
  const { PUBLIC_URL: url } = env
  if (url === undefined || isLocalAddress(url)) need('PUBLIC_URL', 'The site has no public address', url ?? `http://localhost:${env.PORT}`)
  else if (!url.startsWith('https:')) need('PUBLIC_URL', 'The public address is not encrypted (https)', url)
  else if (env.TRUST_PROXY !== true) need('TRUST_PROXY', 'Behind https there is a proxy: without this all visitors share its limits', 'not set')
  const mode = paymentModeOf(env)
  if (mode === 'sandbox') need('STRIPE_SECRET_KEY', 'Payments use the built-in test page: no money moves', 'not set')
  if (mode === 'test') need('STRIPE_SECRET_KEY', 'Payments use the test half of the Stripe account', 'a test key')
  if (env.TEST_PAYMENTS === true) need('TEST_PAYMENTS', 'Anyone may mark an order as paid on the test page', '1')
  if (env.STRIPE_API_BASE !== undefined) need('STRIPE_API_BASE', 'Payments go to another address than Stripe', env.STRIPE_API_BASE)
  if (env.SMTP_URL === undefined) need('SMTP_URL', 'E-mails stay in the local mailbox and reach nobody', 'not set')
  if (env.DEV_MAILBOX === true) need('DEV_MAILBOX', 'The local mailbox is switched on', '1')
  if (isDefault('MAIL_FROM', env)) need('MAIL_FROM', 'E-mails come from a placeholder address', env.MAIL_FROM)
  if (isDefault('OPERATOR_EMAIL', env)) need('OPERATOR_EMAIL', 'Notices about orders go to a placeholder address', env.OPERATOR_EMAIL)
  if (env.OPERATOR_SECOND_FACTOR !== 'required') need('OPERATOR_SECOND_FACTOR', 'Operators may sign in with a password alone', env.OPERATOR_SECOND_FACTOR, false)
  if (env.TEST_CLOCK !== undefined) need('TEST_CLOCK', 'The clock is set for a test', env.TEST_CLOCK)
  if (env.DATABASE_URL === undefined) need('DATABASE_URL', 'The embedded database may lose the last orders in a power cut', 'not set', false)
  if (env.CLAMAV_URL === undefined) need('CLAMAV_URL', 'Uploads are not scanned for malware', 'not set', false)
  if (env.S3_BUCKET === undefined) need('S3_BUCKET', 'Customers’ files lie on the disk of one machine: back it up', 'not set', false)
  return gaps
}
