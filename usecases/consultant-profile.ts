import { PROFILE_SECTIONS, type ProfileSection } from '../content/profile-sections.ts'
import { hasProfile } from '../domain/accounts/account-roles.ts'
import type { SectionValues } from '../domain/accounts/profile-fields.ts'
import { findSignedIn } from './sign-in.ts'
import type { Clock, Database } from './ports.ts'

export type ProfileView = { userId: string; firstName: string; lastName: string; sections: Record<string, SectionValues> }

/**
 * A consultant's profile: all of it for the consultant's own token, and what is meant for customers for anyone who has the
 * id. Null where there is none, also for an account that is no consultant's.
 */
export async function viewProfile(deps: { database: Database; clock: Clock }, of: { userId: string } | { token: string }): Promise<ProfileView | null> {
  const { accounts } = deps.database.stores
  const own = 'token' in of
  const account = own ? await findSignedIn(deps, of.token) : await accounts.findById(of.userId)
  if (account === null || !hasProfile(account.role) || account.confirmedAt === null) return null
  const saved = await accounts.profile(account.id)
  const shown = (PROFILE_SECTIONS as readonly ProfileSection[]).filter((section) => own || !section.private)
  return {
    userId: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    sections: Object.fromEntries(shown.flatMap(({ key }) => (saved[key] === undefined ? [] : [[key, saved[key]]]))),
  }
}

/** Saves one section whose values were checked by its schema. The name of a profile is also the name of its account. */
export async function saveProfileSection({ database, clock }: { database: Database; clock: Clock }, userId: string, key: string, values: SectionValues): Promise<void> {
  const now = new Date(clock.now())
  await database.transaction(async (stores) => {
    await stores.accounts.saveSection(userId, key, values, now)
    const { firstName, lastName } = values
    if (key === 'nameInfo') await stores.accounts.change(userId, { firstName: String(firstName), lastName: String(lastName), updatedAt: now })
  })
}
