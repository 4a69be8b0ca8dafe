/** Joins the accounts with their passwords and limits. */
import { argon2Passwords } from '../adapters/accounts/argon2-passwords.ts'
import { authenticator } from '../adapters/accounts/authenticator.ts'
import { signInChallenges } from '../adapters/accounts/sign-in-challenges.ts'
import { REGISTER_LIMIT, SIGN_IN_LIMIT } from '../api/account-calls.ts'
import { signatureOf } from '../adapters/signing/signature.ts'
import { ACCOUNT_MAIL_LIMIT, ACCOUNT_TRY_LIMIT, hashOf, STRANGER_TRY_LIMIT } from '../usecases/account-deps.ts'
import { PROVIDER } from '../content/provider.ts'
import type { AccountsApplication } from '../usecases/application.ts'
import { changeRole, inviteAccount } from '../usecases/change-role.ts'
import { offerProfile, profilePhoto, saveProfileSection, viewProfile } from '../usecases/consultant-profile.ts'
import { giveRole } from '../usecases/give-role.ts'
import { confirmAccount, registerAccount } from '../usecases/register-account.ts'
import { requestPasswordReset, resetPassword } from '../usecases/reset-password.ts'
import { orderConsultants } from '../usecases/shown-consultants.ts'
import { resetSecondFactor } from '../usecases/reset-second-factor.ts'
import { beginSecondFactor, confirmSecondFactor, needsSecondFactor, removeSecondFactor, renewRecoveryCodes, secondFactorStatus, STRANGER_CODE_LIMIT, type SecondFactorDeps } from '../usecases/second-factor.ts'
import { findSignedIn, signIn, signInSecondStep, signOut, type Challenges } from '../usecases/sign-in.ts'

/**
 * The first two per visitor; tries per address and visitor, and per address for all visitors it does not know together. A mailed
 * link works for 30 minutes, as long as the limit of mails: whoever uses that up cannot leave the owner without a link.
 */
export const ACCOUNT_LIMITS = {
  [SIGN_IN_LIMIT]: { points: 30, seconds: 600 },
  [REGISTER_LIMIT]: { points: 10, seconds: 600 },
  [ACCOUNT_MAIL_LIMIT]: { points: 4, seconds: 1800 },
  [ACCOUNT_TRY_LIMIT]: { points: 10, seconds: 600 },
  [STRANGER_TRY_LIMIT]: { points: 100, seconds: 3600 },
  [STRANGER_CODE_LIMIT]: { points: 20, seconds: 3600 },
}

/** `secret` is this installation's own; what it marks and seals cannot be read without it. */
export function composeAccounts({ secret, ...given }: Omit<SecondFactorDeps, 'passwords' | 'markOf' | 'authenticator'> & { secret: string }): AccountsApplication {
  const deps: SecondFactorDeps & { challenges: Challenges } = { ...given, passwords: argon2Passwords(), authenticator: authenticator(secret, PROVIDER.brand), challenges: signInChallenges(secret), markOf: (userId, connection) => signatureOf(secret, ['connection', userId, connection]) }
  return {
    signIn: (by) => signIn(deps, by),
    signInSecondStep: (by) => signInSecondStep(deps, by),
    secondFactorStatus: (account) => secondFactorStatus(deps, account),
    needsSecondFactor: (account) => needsSecondFactor(deps, account),
    beginSecondFactor: (account, proof) => beginSecondFactor(deps, account, proof),
    confirmSecondFactor: (account, { token, ...by }) => confirmSecondFactor(deps, account, { ...by, keepToken: hashOf(token) }),
    renewRecoveryCodes: (account, proof) => renewRecoveryCodes(deps, account, proof),
    removeSecondFactor: (account, proof) => removeSecondFactor(deps, account, proof),
    resetSecondFactor: (by) => resetSecondFactor(deps, by),
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
