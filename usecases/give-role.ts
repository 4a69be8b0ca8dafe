import { hasProfile, rolesOf, rolesWords, type AccountRole } from '../domain/accounts/account-roles.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { endTimesOf } from './consultations.ts'
import { resetAddress } from './reset-password.ts'
import type { Chance, Clock, Database } from './ports.ts'

export type GiveRoleDeps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string }

/**
 * Gives an address a role beside those it has (as `customer`: takes them away), with an account where it has none, and the address of the page where its password is chosen
 * (24 hours, once). The old password and sessions end: who chose them may have known the address only. It is written down.
 */
export async function giveRole(deps: GiveRoleDeps, given: { email: string; role: AccountRole }): Promise<{ email: string; role: AccountRole; made: boolean; passwordUrl: string }> {
  const email = normaliseEmail(given.email)
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const id = deps.chance.id()
    const made = await stores.accounts.insert({
      id,
      email,
      passwordHash: null,
      roles: rolesOf([given.role]),
      firstName: '',
      lastName: '',
      confirmedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    const userId = made ? id : (await stores.accounts.findByEmail(email))!.id
    const before = made ? null : (await stores.accounts.lock(userId))!.roles
    const roles = given.role === 'customer' ? [] : rolesOf([...(before ?? []), given.role])
    if (before !== null) {
      if (hasProfile(before)) await stores.accounts.setShowing(userId, { approvedAt: null }, now)
      await stores.accounts.change(userId, { roles, passwordHash: null, confirmedAt: now, updatedAt: now })
      if (roles.length === 0) await endTimesOf(deps, stores, userId, now)
      await stores.accounts.closeAllSessions(userId)
    }
    const what = before === null ? `account made as ${given.role}` : `role changed from ${rolesWords(before)} to ${rolesWords(roles)}, password and sessions ended`
    await stores.accounts.recordEvent({ userId, at: now, actor: 'operator-command', what })
    return { email, role: given.role, made, passwordUrl: await resetAddress(stores, deps.publicUrl, { id: userId, email }, now, DAY_MS) }
  })
}
