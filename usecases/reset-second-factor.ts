import { normaliseEmail } from '../domain/email-address.ts'
import type { GiveRoleDeps } from './give-role.ts'
import { mailChange } from './mail-change.ts'

export type ResetSecondFactorResult = { result: 'done' | 'was-off'; email: string } | { result: 'no-such-account' }

/**
 * The way back in for who lost the app and the recovery codes, from the machine only: takes the second factor away and ends
 * the sessions. The password stays, so the command alone opens nothing. It is written down and told by mail.
 */
export async function resetSecondFactor(deps: GiveRoleDeps, given: { email: string }): Promise<ResetSecondFactorResult> {
  const email = normaliseEmail(given.email)
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<ResetSecondFactorResult> => {
    const found = await stores.accounts.findByEmail(email)
    const account = found === null ? null : await stores.accounts.lock(found.id)
    if (account === null) return { result: 'no-such-account' }
    const was = await stores.secondFactors.find(account.id)
    await stores.secondFactors.remove(account.id)
    if (!was?.onSince) return { result: 'was-off', email }
    await stores.accounts.closeAllSessions(account.id)
    await stores.accounts.recordEvent({ userId: account.id, at: now, actor: 'operator-command', what: 'second factor taken away, sessions ended' })
    await mailChange(deps, stores, email, 'second-factor-off', now)
    return { result: 'done', email }
  })
}
