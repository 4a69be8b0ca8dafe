import { normaliseEmail } from '../domain/email-address.ts'
import { ACCOUNT_MAIL_LIMIT, ACCOUNT_TRY_LIMIT, hashOf, mailProspect, newToken, rememberConnection, type AccountDeps, type MailProspect } from './account-deps.ts'
import { mailChange } from './mail-change.ts'
import type { Jobs, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'

const RESET_MS = 30 * 60_000

/** Where a new password is chosen. The code stands in the fragment: no server and no log sees it. */
export async function resetAddress(stores: Stores, publicUrl: string, user: { id: string; email: string }, now: Date, forMs: number): Promise<string> {
  const code = newToken()
  await stores.accounts.putCode({ userId: user.id, purpose: 'reset', codeHash: hashOf(code), createdAt: now, expiresAt: new Date(now.getTime() + forMs) })
  return `${publicUrl}/reset-password#${new URLSearchParams({ email: user.email, code })}`
}

export type RequestResetResult =
  /** Where the address has an account, this becomes of its mail. */
  | { kind: 'asked'; mail: Exclude<MailProspect, 'no'> }
  /** No mail was made: none leaves from here, and nobody could read one that stays. */
  | { kind: 'no-mail' }
  /** No mail was made: several were, just before. */
  | { kind: 'limited'; retryAfterSeconds: number }

/**
 * Takes the wish for a link to choose a new password. The account is not looked up: neither the answer nor its time tells
 * whether there is one.
 */
export async function requestPasswordReset(deps: AccountDeps, given: { email: string }): Promise<RequestResetResult> {
  const email = normaliseEmail(given.email)
  const mail = await mailProspect(deps)
  if (mail === 'no') return { kind: 'no-mail' }
  const limit = await deps.limits.consume(ACCOUNT_MAIL_LIMIT, email)
  if (limit.kind === 'limited') return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds }
  await deps.database.stores.jobs.enqueue('mail-password-reset', { email })
  return { kind: 'asked', mail }
}

/** Mails a link to choose a new password where the address has an account. */
export async function mailPasswordReset(deps: Pick<AccountDeps, 'database' | 'clock' | 'chance' | 'publicUrl'>, { email }: Jobs['mail-password-reset']): Promise<void> {
  const now = new Date(deps.clock.now())
  await deps.database.transaction(async (stores) => {
    const account = await stores.accounts.findByEmail(email)
    if (account === null) return
    const url = await resetAddress(stores, deps.publicUrl, account, now, RESET_MS)
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `password-reset:${deps.chance.id()}`,
      to: email,
      template: 'password-reset',
      props: { url, minutes: RESET_MS / 60_000 },
    })
  })
}

export type ResetPasswordResult = { kind: 'done' } | { kind: 'refused' } | { kind: 'limited'; retryAfterSeconds: number }

/** Sets the password with a mailed code, once, and ends every session of the account. The code also shows that the mailbox is theirs. */
export async function resetPassword(deps: AccountDeps, given: { email: string; code: string; newPassword: string; connection: string }): Promise<ResetPasswordResult> {
  const email = normaliseEmail(given.email)
  const limit = await deps.limits.consume(ACCOUNT_TRY_LIMIT, `reset ${email} ${given.connection}`)
  if (limit.kind === 'limited') return limit
  const now = new Date(deps.clock.now())
  const passwordHash = await deps.passwords.hash(given.newPassword)
  return deps.database.transaction(async (stores) => {
    const found = await stores.accounts.findByEmail(email)
    const account = found === null ? null : await stores.accounts.lock(found.id)
    if (account === null) return { kind: 'refused' }
    if (!(await stores.accounts.takeCode({ userId: account.id, purpose: 'reset', codeHash: hashOf(given.code) }, now))) return { kind: 'refused' }
    await stores.accounts.change(account.id, { passwordHash, confirmedAt: account.confirmedAt ?? now, updatedAt: now })
    await stores.accounts.closeAllSessions(account.id)
    await rememberConnection(deps, stores, { userId: account.id, connection: given.connection, proven: ['password'], now: now.getTime() })
    await mailChange(deps, stores, account.email, 'password', now)
    return { kind: 'done' }
  })
}
