/** Joins the accounts with their passwords and limits. */
import { argon2Passwords } from '../adapters/accounts/argon2-passwords.ts'
import { REGISTER_LIMIT, SIGN_IN_LIMIT } from '../api/account-calls.ts'
import { ACCOUNT_MAIL_LIMIT, ACCOUNT_TRY_LIMIT, type AccountDeps } from '../usecases/account-deps.ts'
import type { AccountsApplication } from '../usecases/application.ts'
import { changeRole, inviteAccount } from '../usecases/change-role.ts'
import { offerProfile, profilePhoto, saveProfileSection, viewProfile } from '../usecases/consultant-profile.ts'
import { giveRole } from '../usecases/give-role.ts'
import { confirmAccount, registerAccount } from '../usecases/register-account.ts'
import { requestPasswordReset, resetPassword } from '../usecases/reset-password.ts'
import { orderConsultants } from '../usecases/shown-consultants.ts'
import { findSignedIn, signIn, signOut } from '../usecases/sign-in.ts'

/** The first two per visitor, the others per address. */
export const ACCOUNT_LIMITS = {
  [SIGN_IN_LIMIT]: { points: 30, seconds: 600 },
  [REGISTER_LIMIT]: { points: 10, seconds: 600 },
  [ACCOUNT_MAIL_LIMIT]: { points: 4, seconds: 3600 },
  [ACCOUNT_TRY_LIMIT]: { points: 10, seconds: 600 },
}

export function composeAccounts(given: Omit<AccountDeps, 'passwords'>): AccountsApplication {
  const deps: AccountDeps = { ...given, passwords: argon2Passwords() }
  return {
    signIn: (by) => signIn(deps, by),
    signOut: (token) => signOut(deps, token),
    findSignedIn: (token) => findSignedIn(deps, token),
    registerAccount: (registration) => registerAccount(deps, registration),
    confirmAccount: (given) => confirmAccount(deps, given),
    requestPasswordReset: (by) => requestPasswordReset(deps, by),
    resetPassword: (by) => resetPassword(deps, by),
    viewProfile: (of) => viewProfile(deps, of),
    saveProfileSection: (userId, key, values) => saveProfileSection(deps, userId, key, values),
    offerProfile: (userId, shown) => offerProfile(deps, userId, shown),
    profilePhoto: (userId) => profilePhoto(deps, userId),
    orderConsultants: (reference) => orderConsultants(deps.database, reference),
    changeRole: (change) => changeRole(deps, change),
    inviteAccount: (invitation) => inviteAccount(deps, invitation),
    giveRole: (given) => giveRole(deps, given),
  }
}
