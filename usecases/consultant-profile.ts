import { PROFILE_SECTIONS, type ProfileSection } from '../content/profile-sections.ts'
import { hasProfile, isOperator } from '../domain/accounts/account-roles.ts'
import { PHOTO_BYTES_MAX, type SectionValues } from '../domain/accounts/profile-fields.ts'
import { endsApproval, isShown, missingToShow } from '../domain/accounts/shown-profile.ts'
import { decodeDataUrl } from '../domain/uploads/data-url.ts'
import { findSignedIn } from './sign-in.ts'
import type { AccountRecord, Clock, Database } from './ports.ts'

/** Where a consultant's own profile stands on its way to customers. */
export type ShowingView = { offered: boolean; approved: boolean; missing: string[] }

export type ProfileView = {
  userId: string
  firstName: string
  lastName: string
  sections: Record<string, SectionValues>
  /** For the consultant's own token only. */
  showing?: ShowingView
}

type Deps = { database: Database; clock: Clock }

/** By its id, with who asks where that is known; or by the consultant's own token. */
export type ProfileRequest = { userId: string; asker?: Pick<AccountRecord, 'id' | 'roles'> | null } | { token: string }

/**
 * A consultant's profile: all of it for the consultant's own token; by its id what is meant for customers, while customers
 * see it, and to the consultant and operators at any time. Null where there is none, also for an account that is no
 * consultant's.
 */
export async function viewProfile(deps: Deps, of: ProfileRequest): Promise<ProfileView | null> {
  const { accounts } = deps.database.stores
  const own = 'token' in of
  const account = own ? await findSignedIn(deps, of.token) : await accounts.findById(of.userId)
  if (account === null || !hasProfile(account.roles) || account.confirmedAt === null) return null
  const saved = await accounts.profile(account.id)
  const standing = await accounts.showing(account.id)
  const mayAlways = own || of.asker?.id === account.id || (of.asker != null && isOperator(of.asker.roles))
  if (!mayAlways && !isShown(standing, saved)) return null
  const shown = (PROFILE_SECTIONS as readonly ProfileSection[]).filter((section) => own || !section.private)
  const view = {
    userId: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    sections: Object.fromEntries(shown.flatMap(({ key }) => (saved[key] === undefined ? [] : [[key, saved[key]]]))),
  }
  if (!own) return view
  const { offeredAt, approvedAt } = standing
  return { ...view, showing: { offered: offeredAt !== null, approved: approvedAt !== null, missing: missingToShow(saved) } }
}

/** The bytes of a consultant's photo, as long as it is offered: the operator looks at it before customers do. Null where there is none. */
export async function profilePhoto({ database }: Pick<Deps, 'database'>, userId: string): Promise<{ mediaType: string; bytes: Uint8Array } | null> {
  const account = await database.stores.accounts.findById(userId)
  if (account === null || !hasProfile(account.roles) || account.confirmedAt === null) return null
  if ((await database.stores.accounts.showing(userId)).offeredAt === null) return null
  const photo = (await database.stores.accounts.profile(userId))['photo']?.['photo']
  const decoded = typeof photo === 'string' && photo !== '' ? decodeDataUrl(photo, PHOTO_BYTES_MAX) : null
  return decoded?.kind === 'file' ? { mediaType: /^data:([^;,]+)/.exec(photo as string)?.[1] ?? '', bytes: decoded.bytes } : null
}

/**
 * Saves one section whose values were checked by its schema. The name of a profile is also the name of its account. A new
 * name or booking address takes the profile away from customers until an operator has looked at it.
 */
export async function saveProfileSection({ database, clock }: Deps, userId: string, key: string, values: SectionValues): Promise<void> {
  const now = new Date(clock.now())
  await database.transaction(async ({ accounts }) => {
    const account = await accounts.lock(userId)
    // The name that was agreed to is the account's, which the section may be behind of.
    const before = key === 'nameInfo' ? { firstName: account?.firstName ?? '', lastName: account?.lastName ?? '' } : (await accounts.profile(userId))[key]
    const { approvedAt } = await accounts.showing(userId)
    await accounts.saveSection(userId, key, values, now)
    if (approvedAt !== null && endsApproval(key, before, values)) {
      await accounts.setShowing(userId, { approvedAt: null }, now)
      await accounts.recordEvent({ userId, at: now, actor: 'consultant', what: 'name or booking address changed: the approval ended' })
    }
    const { firstName, lastName } = values
    if (key === 'nameInfo') await accounts.change(userId, { firstName: String(firstName), lastName: String(lastName), updatedAt: now })
  })
}

/** The consultant's own choice. An incomplete profile is not offered; taking it back always works. */
export async function offerProfile({ database, clock }: Deps, userId: string, shown: boolean): Promise<{ kind: 'done' } | { kind: 'incomplete'; missing: string[] }> {
  const now = new Date(clock.now())
  return database.transaction(async ({ accounts }) => {
    await accounts.lock(userId)
    const missing = missingToShow(await accounts.profile(userId))
    if (shown && missing.length > 0) return { kind: 'incomplete', missing }
    const { offeredAt } = await accounts.showing(userId)
    if ((offeredAt !== null) !== shown) await accounts.setShowing(userId, { offeredAt: shown ? now : null }, now)
    return { kind: 'done' }
  })
}
