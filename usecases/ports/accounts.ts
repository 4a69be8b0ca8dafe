import type { AccountRole, GivenRole } from '../../domain/accounts/account-roles.ts'
import type { SectionValues } from '../../domain/accounts/profile-fields.ts'
import type { TextSearch } from '../../domain/email-search.ts'
import { DAY_MS } from '../../domain/calendar-day.ts'
import type { Page, PageAsk } from '../paging.ts'

export type AccountRecord = {
  id: string
  /** In normal form. */
  email: string
  passwordHash: string | null
  roles: GivenRole[]
  firstName: string
  lastName: string
  confirmedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type MailedCode = { userId: string; purpose: 'reset' | 'confirm'; codeHash: string; createdAt: Date; expiresAt: Date }

/** How long a connection that was signed in from stays known. */
export const CONNECTION_MS = 90 * DAY_MS

export interface AccountStore {
  /** False where the address has an account already; nothing is written then. */
  insert(account: AccountRecord): Promise<boolean>
  findByEmail(email: string): Promise<AccountRecord | null>
  findById(id: string): Promise<AccountRecord | null>
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<AccountRecord | null>
  change(id: string, change: Partial<Omit<AccountRecord, 'id' | 'email' | 'createdAt'>>): Promise<void>
  /** Newest first. */
  newest(limit: number): Promise<AccountRecord[]>
  /** Newest first. An account that is both is of both roles. */
  page(filter: { role?: AccountRole | undefined; email?: TextSearch | null }, ask: PageAsk): Promise<Page<AccountRecord>>
  openSession(session: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date }): Promise<void>
  /** The confirmed account of a session that has not ended. */
  findBySession(tokenHash: string, now: Date): Promise<AccountRecord | null>
  closeSession(tokenHash: string): Promise<void>
  closeAllSessions(userId: string): Promise<void>
  closeOtherSessions(userId: string, keptTokenHash: string): Promise<void>
  deleteEnded(now: Date): Promise<void>
  /** Remembers, or remembers anew, that the account was signed in to from this connection. */
  rememberConnection(userId: string, mark: string, at: Date): Promise<void>
  /** Those that were seen within `CONNECTION_MS`; older ones go with `deleteEnded`. */
  connectionMarks(userId: string): Promise<string[]>
  /** Takes the place of an earlier code of the same purpose. */
  putCode(code: MailedCode): Promise<void>
  /** True once: the code is gone afterwards. False where it is wrong or over. */
  takeCode(given: Pick<MailedCode, 'userId' | 'purpose' | 'codeHash'>, now: Date): Promise<boolean>
  /** Whose confirmation code this is; the code stays. */
  findByCode(given: Pick<MailedCode, 'purpose' | 'codeHash'>, now: Date): Promise<AccountRecord | null>
  profile(userId: string): Promise<Record<string, SectionValues>>
  /** Replaces one section and leaves the others. */
  saveSection(userId: string, key: string, values: SectionValues, at: Date): Promise<void>
  /** Whether a consultant's profile is to be shown, and whether an operator agreed. */
  showing(userId: string): Promise<ProfileShowing>
  setShowing(userId: string, change: Partial<ProfileShowing>, at: Date): Promise<void>
  /** Confirmed consultants with both, by name: whom customers see. */
  shownConsultants(): Promise<Consultant[]>
  /** Confirmed consultants, the newest accounts first; or only those who wait for an operator's approval, the longest first. */
  consultantPage(filter: { waiting: boolean }, ask: PageAsk): Promise<Page<Consultant>>
  /** Confirmed accounts of a role. */
  countOfRole(role: AccountRole): Promise<number>
  /** Locks the confirmed accounts of a role until the transaction ends, and counts them. */
  lockRole(role: AccountRole): Promise<number>
  recordEvent(event: { userId: string; at: Date; actor: string; what: string }): Promise<void>
  /** What operators did to an account, newest first. */
  events(userId: string): Promise<{ at: Date; actor: string; what: string }[]>
}

export type ProfileShowing = { offeredAt: Date | null; approvedAt: Date | null }

export type Consultant = { account: AccountRecord; sections: Record<string, SectionValues> } & ProfileShowing

/** `null` secret: none was confirmed yet. Secrets are sealed. */
export type SecondFactorRecord = { userId: string; secret: string | null; onSince: Date | null; lastStep: number | null; pendingSecret: string | null; pendingAt: Date | null }

export interface SecondFactorStore {
  find(userId: string): Promise<SecondFactorRecord | null>
  put(userId: string, change: Partial<Omit<SecondFactorRecord, 'userId'>>): Promise<void>
  /** True where no code of this step or a later one was taken before. */
  takeStep(userId: string, step: number): Promise<boolean>
  /** With the recovery codes. */
  remove(userId: string): Promise<void>
  /** In place of all that were there. */
  putRecoveryHashes(userId: string, hashes: string[]): Promise<void>
  recoveryHashes(userId: string): Promise<string[]>
  /** True once: the code is gone afterwards. */
  takeRecoveryHash(userId: string, hash: string): Promise<boolean>
}

/** Codes of authenticator apps, and how their secrets are kept. Secrets and recovery codes are base32. */
export interface Authenticator {
  newSecret(): string
  newRecoveryCode(): string
  seal(userId: string, secret: string): string
  /** Null where it was sealed for another account or by another installation. */
  open(userId: string, sealed: string): string | null
  hashRecoveryCode(userId: string, code: string): string
  /** The time step of a code that holds at `now` (milliseconds), give or take one step; null where it does not. */
  stepOf(secret: string, code: string, now: number): number | null
  /** What an app reads from the picture. */
  address(secret: string, email: string): string
  /** A QR code: the width of its square in modules, its quiet border included, and the path of its dark ones. */
  picture(text: string): { size: number; path: string }
}

/** Hashes of passwords that are slow to guess. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long for no hash as for one. */
  verify(hash: string | null, password: string): Promise<boolean>
}
