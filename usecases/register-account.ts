import { normaliseEmail } from '../domain/email-address.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { ACCOUNT_TRY_LIMIT, hashOf, newToken, REGISTRATION_MAIL_LIMIT, type AccountDeps } from './account-deps.ts'
import { queueMail } from './queue-mail.ts'
import { openSession } from './sign-in.ts'

const CONFIRM_MS = DAY_MS

export type Registration = { email: string; password: string; firstName: string; lastName: string }

/**
 * Makes a customer's account, or mails the owner of an account that exists. The answer is the same for both: a token that
 * opens nothing until the mailbox is confirmed. A registration that was never confirmed gives way to a newer one.
 */
export async function registerAccount(deps: AccountDeps, given: Registration): Promise<{ token: string }> {
  const email = normaliseEmail(given.email)
  const passwordHash = await deps.passwords.hash(given.password)
  const unused = { token: newToken() }
  if ((await deps.limits.consume(REGISTRATION_MAIL_LIMIT, email)).kind === 'limited') return unused
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const id = deps.chance.id()
    const details = { passwordHash, firstName: given.firstName, lastName: given.lastName, updatedAt: now }
    const fresh = await stores.accounts.insert({ id, email, roles: [], confirmedAt: null, createdAt: now, ...details })
    const taken = fresh ? null : await stores.accounts.findByEmail(email)
    // Its owner may confirm it at this moment: whoever comes second sees what the first one did.
    const account = taken === null ? null : await stores.accounts.lock(taken.id)
    if (account !== null && account.confirmedAt !== null) {
      const url = `${deps.publicUrl}/login`
      await queueMail(stores, deps.chance, now, { dedupeKey: `account-exists:${deps.chance.id()}`, to: email, template: 'account-exists', props: { url } })
      return unused
    }
    const userId = account?.id ?? id
    if (account !== null) {
      await stores.accounts.change(userId, details)
      await stores.accounts.closeAllSessions(userId)
    }
    const code = newToken()
    await stores.accounts.putCode({ userId, purpose: 'confirm', codeHash: hashOf(code), createdAt: now, expiresAt: new Date(now.getTime() + CONFIRM_MS) })
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `account-confirm:${deps.chance.id()}`,
      to: email,
      template: 'account-confirm',
      props: { url: `${deps.publicUrl}/register-confirmation#token=${code}`, hours: CONFIRM_MS / 3_600_000 },
    })
    return { token: await openSession(stores, userId, now.getTime()) }
  })
}

export type ConfirmAccountResult =
  | { kind: 'confirmed'; email: string }
  /** The link is wrong, used or over. */
  | { kind: 'refused' }
  /** The link holds, but who opened it does not know the password of the registration. It may be tried again. */
  | { kind: 'wrong-password' }
  | { kind: 'limited'; retryAfterSeconds: number }

/**
 * Opens an account to the owner of its mailbox who also chose its password. Without the password a stranger could register
 * someone's address and wait for its owner to open the link: the account shows the orders of the address.
 */
export async function confirmAccount(deps: AccountDeps, { code, password }: { code: string; password: string }): Promise<ConfirmAccountResult> {
  const { database, clock, limits, passwords } = deps
  const now = new Date(clock.now())
  const given = { purpose: 'confirm' as const, codeHash: hashOf(code) }
  const account = await database.stores.accounts.findByCode(given, now)
  if (account === null) return { kind: 'refused' }
  const limit = await limits.consume(ACCOUNT_TRY_LIMIT, `confirm ${account.email}`)
  if (limit.kind === 'limited') return limit
  if (!(await passwords.verify(account.passwordHash, password))) return { kind: 'wrong-password' }
  return database.transaction(async (stores) => {
    await stores.accounts.lock(account.id)
    // The code goes with a newer registration, whose password this is not.
    if (!(await stores.accounts.takeCode({ ...given, userId: account.id }, now))) return { kind: 'refused' }
    await stores.accounts.change(account.id, { confirmedAt: now, updatedAt: now })
    return { kind: 'confirmed', email: account.email }
  })
}
