import { normaliseEmail } from '../domain/email-address.ts'
import { DAY_MS } from '../domain/pricing/promotion.ts'
import { ACCOUNT_TRY_LIMIT, accountView, hashOf, newToken, type AccountDeps, type AccountView } from './account-deps.ts'
import type { AccountRecord, Stores } from './ports.ts'

const SESSION_MS = 30 * DAY_MS

export type SignInResult =
  | { kind: 'signed-in'; token: string; account: AccountView }
  /** Unknown address or wrong password: which of them is not told. */
  | { kind: 'refused' }
  /** The password is right, but the mailbox was not confirmed. */
  | { kind: 'not-confirmed' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** Opens a session and gives its token, which is stored nowhere. */
export async function openSession(stores: Pick<Stores, 'accounts'>, userId: string, now: number): Promise<string> {
  const token = newToken()
  await stores.accounts.openSession({ tokenHash: hashOf(token), userId, createdAt: new Date(now), expiresAt: new Date(now + SESSION_MS) })
  return token
}

export async function signIn(deps: AccountDeps, given: { email: string; password: string }): Promise<SignInResult> {
  const email = normaliseEmail(given.email)
  const limit = await deps.limits.consume(ACCOUNT_TRY_LIMIT, `sign-in ${email}`)
  if (limit.kind === 'limited') return limit
  const { stores } = deps.database
  const account = await stores.accounts.findByEmail(email)
  const fits = await deps.passwords.verify(account?.passwordHash ?? null, given.password)
  if (account === null || !fits) return { kind: 'refused' }
  if (account.confirmedAt === null) return { kind: 'not-confirmed' }
  const now = deps.clock.now()
  await stores.accounts.deleteEnded(new Date(now))
  return deps.database.transaction(async ({ accounts }) => {
    // A new password or another role ends every session: one that is opened at the same moment comes before that, or not at all.
    const locked = await accounts.lock(account.id)
    if (locked === null || locked.passwordHash !== account.passwordHash) return { kind: 'refused' }
    return { kind: 'signed-in', token: await openSession({ accounts }, account.id, now), account: accountView(locked) }
  })
}

/** The account that a token opens; null where it is unknown, over, revoked or not confirmed. */
export async function findSignedIn({ database, clock }: Pick<AccountDeps, 'database' | 'clock'>, token: string): Promise<AccountRecord | null> {
  return database.stores.accounts.findBySession(hashOf(token), new Date(clock.now()))
}

export async function signOut({ database }: Pick<AccountDeps, 'database'>, token: string): Promise<void> {
  await database.stores.accounts.closeSession(hashOf(token))
}
