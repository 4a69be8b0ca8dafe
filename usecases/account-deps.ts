/** What the account use cases share: their dependencies, opaque tokens and what may be told of an account. */
import { createHash, randomBytes } from 'node:crypto'
import { leadingRole, type AccountRole, type GivenRole } from '../domain/accounts/account-roles.ts'
import type { AccountRecord, Chance, Clock, Database, PasswordHasher, RateLimiter, Stores } from './ports.ts'

export type AccountDeps = {
  database: Database
  passwords: PasswordHasher
  limits: RateLimiter
  clock: Clock
  chance: Pick<Chance, 'id'>
  publicUrl: string
  /** What becomes of a mail: it leaves, it stays where the operator of a trial can read it, or nobody ever sees it. */
  mailLeaves: 'sent' | 'local' | 'no'
  /** What is kept of a connection that an account was used from: the same for the same two, and naming neither. */
  markOf(userId: string, connection: string): string
}

/** What the signed-in person and operators see of an account: never the hash. Instants are ISO. */
export type AccountView = {
  id: string
  email: string
  /** The one that says most. */
  role: AccountRole
  roles: GivenRole[]
  firstName: string
  lastName: string
  confirmed: boolean
  createdAt: string
}

export const accountView = ({ id, email, roles, firstName, lastName, confirmedAt, createdAt }: AccountRecord): AccountView => ({
  id,
  email,
  role: leadingRole(roles),
  roles,
  firstName,
  lastName,
  confirmed: confirmedAt !== null,
  createdAt: createdAt.toISOString(),
})

/** What becomes of a mail that is made now: it leaves, waits for a mail server that takes nothing, stays in the local mailbox, or is never seen. */
export type MailProspect = 'leaves' | 'held-up' | 'local' | 'no'

export async function mailProspect({ mailLeaves, database }: Pick<AccountDeps, 'mailLeaves' | 'database'>): Promise<MailProspect> {
  if (mailLeaves !== 'sent') return mailLeaves
  return (await database.stores.mails.areHeldUp()) ? 'held-up' : 'leaves'
}

/** 256 random bits. The database keeps only `hashOf` it. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Links to choose a new password, mailed to one address: nobody's mailbox is filled by a stranger. */
export const ACCOUNT_MAIL_LIMIT = 'account-mail'
/** Mails about registrations to one address, counted apart: they hold no way into an account that exists. */
export const REGISTRATION_MAIL_LIMIT = 'registration-mail'
/** Passwords and codes tried against one account from one connection. */
export const ACCOUNT_TRY_LIMIT = 'account-try'
/** Passwords and codes tried against one account from all connections it was never used from, together. */
export const STRANGER_TRY_LIMIT = 'account-stranger-try'

export type Limited = { kind: 'limited'; retryAfterSeconds: number; /** True where strangers together used it up: a mailed code still opens. */ strangers?: boolean }

/**
 * Counts one try at `email` from `connection`. Guesses of strangers stop neither the owner's own connections nor whoever holds
 * a mailed code. `giveBack` takes the try back where it was right; never inside a transaction, which the limiter does not share.
 */
export async function countTry(
  { limits, markOf, database }: Pick<AccountDeps, 'limits' | 'markOf' | 'database'>,
  {
    what,
    email,
    userId,
    connection,
    proof = 'password',
    strangers: sharedLimit,
  }: {
    what: string
    email: string
    userId: string | null
    connection: string
    /** What a connection has shown that is none of a stranger. */
    proof?: Proof
    /** Null counts for the connection only. */
    strangers: string | null
  },
): Promise<{ kind: 'allowed'; /** Not of a stranger. */ known: boolean; giveBack(): Promise<void> } | Limited> {
  const own = `${what} ${email} ${connection}`
  const limit = await limits.consume(ACCOUNT_TRY_LIMIT, own)
  if (limit.kind === 'limited') return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds }
  const known = userId !== null && (await database.stores.accounts.connectionMarks(userId)).includes(markOf(userId, markedAs(connection, proof)))
  const shared = `${what} ${email}`
  const strangers = known || sharedLimit === null ? null : await limits.consume(sharedLimit, shared)
  if (strangers?.kind === 'limited') return { kind: 'limited', retryAfterSeconds: strangers.retryAfterSeconds, strangers: true }
  return {
    kind: 'allowed',
    known,
    async giveBack() {
      await limits.giveBack(ACCOUNT_TRY_LIMIT, own)
      if (strangers !== null && sharedLimit !== null) await limits.giveBack(sharedLimit, shared)
    },
  }
}

/** A mailed link stands in for the password; the code of a second factor is for whoever has the mailbox too. */
export type Proof = 'password' | 'code'

const markedAs = (connection: string, proof: Proof): string => (proof === 'code' ? `code ${connection}` : connection)

/** From now on guesses of others at what was proven do not stop this connection. */
export async function rememberConnection(
  { markOf }: Pick<AccountDeps, 'markOf'>,
  { accounts }: Pick<Stores, 'accounts'>,
  { userId, connection, proven, now }: { userId: string; connection: string; proven: readonly Proof[]; now: number },
): Promise<void> {
  for (const proof of proven) await accounts.rememberConnection(userId, markOf(userId, markedAs(connection, proof)), new Date(now))
}
