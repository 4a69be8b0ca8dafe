/** What the account use cases share: their dependencies, opaque tokens and what may be told of an account. */
import { createHash, randomBytes } from 'node:crypto'
import type { AccountRole } from '../domain/accounts/account-roles.ts'
import type { AccountRecord, Chance, Clock, Database, PasswordHasher, RateLimiter } from './ports.ts'

export type AccountDeps = {
  database: Database
  passwords: PasswordHasher
  limits: RateLimiter
  clock: Clock
  chance: Pick<Chance, 'id'>
  publicUrl: string
}

/** What the signed-in person and operators see of an account: never the hash. Instants are ISO. */
export type AccountView = {
  id: string
  email: string
  role: AccountRole
  firstName: string
  lastName: string
  confirmed: boolean
  createdAt: string
}

export const accountView = ({ id, email, role, firstName, lastName, confirmedAt, createdAt }: AccountRecord): AccountView => ({
  id,
  email,
  role,
  firstName,
  lastName,
  confirmed: confirmedAt !== null,
  createdAt: createdAt.toISOString(),
})

/** 256 random bits. The database keeps only `hashOf` it. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Mails about accounts to one address: nobody's mailbox is filled by a stranger. */
export const ACCOUNT_MAIL_LIMIT = 'account-mail'
/** Passwords and codes tried against one account, from wherever. */
export const ACCOUNT_TRY_LIMIT = 'account-try'
