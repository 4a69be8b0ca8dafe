import { hasProfile, isOperator, rolesOf, rolesWords, sameRoles, type AccountRole, type Roles } from '../domain/accounts/account-roles.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { endTimesOf } from './consultations.ts'
import { mailProspect, type AccountDeps, type MailProspect } from './account-deps.ts'
import type { AccountRecord, Chance, Clock, Database } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { resetAddress } from './reset-password.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string }

export type ChangeRoleResult = 'done' | 'no-such-account' | 'own-role' | 'last-operator' | 'not-confirmed'

/**
 * Gives an account these roles in place of those it has, and ends its sessions, so that no browser goes on with the old ones.
 * Nobody changes their own, and one operator always stays. Roles need a confirmed mailbox. Who is left with none gives no
 * consultation any more: who had booked one is told.
 */
export async function changeRoles(deps: Deps, given: { userId: string; roles: Roles; by: Pick<AccountRecord, 'id' | 'email'> }): Promise<ChangeRoleResult> {
  const { database, clock } = deps
  const { userId, by } = given
  const roles = rolesOf(given.roles)
  if (userId === by.id) return 'own-role'
  const now = new Date(clock.now())
  return database.transaction(async (stores) => {
    const { accounts } = stores
    // Two operators who take the role from each other at once: the second one waits here and is refused.
    const operators = await accounts.lockRole('operator')
    const account = await accounts.lock(userId)
    if (account === null) return 'no-such-account'
    if (sameRoles(account.roles, roles)) return 'done'
    if (isOperator(account.roles) && !isOperator(roles) && account.confirmedAt !== null && operators < 2) return 'last-operator'
    if (roles.length > 0 && account.confirmedAt === null) return 'not-confirmed'
    await accounts.change(userId, { roles, updatedAt: now })
    // Who becomes a consultant again is approved again.
    if (hasProfile(account.roles) !== hasProfile(roles)) await accounts.setShowing(userId, { approvedAt: null }, now)
    if (roles.length === 0) await endTimesOf(deps, stores, userId, now)
    await accounts.closeAllSessions(userId)
    await accounts.recordEvent({ userId, at: now, actor: `operator:${by.email}`, what: `role changed from ${rolesWords(account.roles)} to ${rolesWords(roles)}` })
    return 'done'
  })
}

/** How long the mailed link of an invitation works. */
const INVITATION_MS = 7 * DAY_MS

export type InviteResult =
  | { kind: 'invited'; mail: Exclude<MailProspect, 'no'> }
  /** The address has an account already. Nothing was made. */
  | { kind: 'has-account' }
  /** No mail leaves from here, and nobody could read one that stays. Nothing was made. */
  | { kind: 'no-mail' }

/** Makes an account with a role and mails its owner the page where the password is chosen: that also confirms the mailbox. */
export async function inviteAccount(deps: Deps & Pick<AccountDeps, 'mailLeaves'>, given: { email: string; role: AccountRole; by: Pick<AccountRecord, 'email'> }): Promise<InviteResult> {
  const mail = await mailProspect(deps)
  if (mail === 'no') return { kind: 'no-mail' }
  const email = normaliseEmail(given.email)
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const id = deps.chance.id()
    const account = { id, email, passwordHash: null, roles: rolesOf([given.role]), firstName: '', lastName: '', confirmedAt: null, createdAt: now, updatedAt: now }
    if (!(await stores.accounts.insert(account))) return { kind: 'has-account' }
    await stores.accounts.recordEvent({ userId: id, at: now, actor: `operator:${given.by.email}`, what: `invited as ${given.role}` })
    const url = await resetAddress(stores, deps.publicUrl, account, now, INVITATION_MS)
    await queueMail(stores, deps.chance, now, { dedupeKey: `account-invited:${id}`, to: email, template: 'account-invited', props: { url, role: given.role, days: INVITATION_MS / DAY_MS } })
    return { kind: 'invited', mail }
  })
}
