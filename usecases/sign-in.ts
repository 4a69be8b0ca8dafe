import { normaliseEmail } from '../domain/email-address.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { accountView, countTry, hashOf, newToken, rememberConnection, STRANGER_TRY_LIMIT, type AccountDeps, type AccountView, type Limited } from './account-deps.ts'
import type { AccountRecord, Stores } from './ports.ts'
import { countCodeTry, takeCode, type SecondFactorDeps } from './second-factor.ts'

const SESSION_MS = 30 * DAY_MS
/** From the password to the code: long enough to find the phone. */
const CHALLENGE_MS = 10 * 60_000

/** What stands for a right password until the code comes. Nothing is stored: a new password makes it void. */
export type Challenges = {
  issue(account: AccountRecord, until: number): string
  /** Whose it says it is; null where it is none, or over. */
  userOf(challenge: string, now: number): string | null
  /** Whether it was issued here, for the password that the account has now. */
  holds(challenge: string, account: AccountRecord): boolean
}

export type SignInResult =
  | { kind: 'signed-in'; token: string; account: AccountView }
  /** The password is right and a code is asked for: `challenge` stands for the password for ten minutes. */
  | { kind: 'second-factor'; challenge: string }
  /** Unknown address or wrong password: which of them is not told. */
  | { kind: 'refused' }
  /** The password is right, but the mailbox was not confirmed. */
  | { kind: 'not-confirmed' }
  | Limited

/** Opens a session and gives its token, which is stored nowhere. */
export async function openSession(stores: Pick<Stores, 'accounts'>, userId: string, now: number): Promise<string> {
  const token = newToken()
  await stores.accounts.openSession({ tokenHash: hashOf(token), userId, createdAt: new Date(now), expiresAt: new Date(now + SESSION_MS) })
  return token
}

export async function signIn(deps: SecondFactorDeps & { challenges: Challenges }, given: { email: string; password: string; connection: string }): Promise<SignInResult> {
  const email = normaliseEmail(given.email)
  const { stores } = deps.database
  const account = await stores.accounts.findByEmail(email)
  const allowed = await countTry(deps, { what: 'sign-in', email, userId: account?.id ?? null, connection: given.connection, strangers: STRANGER_TRY_LIMIT })
  if (allowed.kind === 'limited') return allowed
  const fits = await deps.passwords.verify(account?.passwordHash ?? null, given.password)
  if (account === null || !fits) return { kind: 'refused' }
  if (account.confirmedAt === null) return { kind: 'not-confirmed' }
  await allowed.giveBack()
  const now = deps.clock.now()
  await stores.accounts.deleteEnded(new Date(now))
  const factor = await stores.secondFactors.find(account.id)
  if (factor?.onSince) return { kind: 'second-factor', challenge: deps.challenges.issue(account, now + CHALLENGE_MS) }
  return deps.database.transaction(async ({ accounts, secondFactors }): Promise<SignInResult> => {
    // A new password or another role ends every session: one that is opened at the same moment comes before that, or not at all.
    const locked = await accounts.lock(account.id)
    if (locked === null || locked.passwordHash !== account.passwordHash) return { kind: 'refused' }
    if ((await secondFactors.find(account.id))?.onSince) return { kind: 'refused' }
    await rememberConnection(deps, { accounts }, { userId: account.id, connection: given.connection, proven: ['password'], now })
    return { kind: 'signed-in', token: await openSession({ accounts }, account.id, now), account: accountView(locked) }
  })
}

export type SecondStepResult =
  | { kind: 'signed-in'; token: string; account: AccountView }
  /** The first step is too long ago, or its password does not hold any more. */
  | { kind: 'over' }
  | { kind: 'wrong-code' }
  /** The secret was sealed by another installation. */
  | { kind: 'unreadable' }
  | Limited

/** Opens a session where the code of the second factor, or a recovery code, follows the password. No code opens a second one. */
export async function signInSecondStep(deps: SecondFactorDeps & { challenges: Challenges }, given: { challenge: string; code: string; connection: string }): Promise<SecondStepResult> {
  const now = deps.clock.now()
  const userId = deps.challenges.userOf(given.challenge, now)
  const account = userId === null ? null : await deps.database.stores.accounts.findById(userId)
  if (account === null || !deps.challenges.holds(given.challenge, account)) return { kind: 'over' }
  const allowed = await countCodeTry(deps, account, given.code, given.connection)
  if (allowed.kind === 'limited') return allowed
  const result = await deps.database.transaction(async (stores): Promise<SecondStepResult> => {
    const locked = await stores.accounts.lock(account.id)
    if (locked === null || !deps.challenges.holds(given.challenge, locked)) return { kind: 'over' }
    const answer = await takeCode(deps, stores, locked, given.code)
    if (answer.kind !== 'taken') return answer
    await rememberConnection(deps, stores, { userId: account.id, connection: given.connection, proven: ['password', 'code'], now })
    return { kind: 'signed-in', token: await openSession(stores, account.id, now), account: accountView(locked) }
  })
  if (result.kind === 'signed-in') await allowed.giveBack()
  return result
}

/** The account that a token opens; null where it is unknown, over, revoked or not confirmed. */
export async function findSignedIn({ database, clock }: Pick<AccountDeps, 'database' | 'clock'>, token: string): Promise<AccountRecord | null> {
  return database.stores.accounts.findBySession(hashOf(token), new Date(clock.now()))
}

export async function signOut({ database }: Pick<AccountDeps, 'database'>, token: string): Promise<void> {
  await database.stores.accounts.closeSession(hashOf(token))
}
