/** The second factor of an account: whether a code of it holds, and its changes by its owner. */
import { dayOf } from '../domain/calendar-day.ts'
import { isOperator } from '../domain/accounts/account-roles.ts'
import { formatRecoveryCode, parseSecondFactorCode, RECOVERY_CODES } from '../domain/accounts/second-factor-codes.ts'
import { countTry, hashOf, type AccountDeps, type Limited } from './account-deps.ts'
import { consoleAddresses } from './console-addresses.ts'
import { mailChange, type AccountChange } from './mail-change.ts'
import type { AccountRecord, Authenticator, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'

export type SecondFactorDeps = AccountDeps & {
  authenticator: Authenticator
  operatorEmail: string
  /** True where operators may not work without one. */
  operatorsNeedSecondFactor: boolean
}

/** Codes of apps tried against one account from all connections it was never used from, together. */
export const STRANGER_CODE_LIMIT = 'account-stranger-code'

/** Codes of apps tried against one account in a day: by all strangers together, from one known connection, and with a session. */
export const CODE_DAY_LIMIT = 'account-code-day'

/** A secret that was shown is forgotten where no code of it comes. */
const PENDING_MS = 15 * 60_000

type CodeAnswer = { kind: 'taken' } | { kind: 'wrong-code' } | { kind: 'unreadable' }

/** Takes a code of the app, or a recovery code, once. The caller holds the lock of the account. */
export async function takeCode({ authenticator, ...deps }: SecondFactorDeps, stores: Stores, account: AccountRecord, typed: string): Promise<CodeAnswer> {
  const given = parseSecondFactorCode(typed)
  const factor = await stores.secondFactors.find(account.id)
  if (given === null || !factor?.secret) return { kind: 'wrong-code' }
  const now = deps.clock.now()
  const secret = authenticator.open(account.id, factor.secret)
  if (secret === null) return { kind: 'unreadable' }
  if (given.kind === 'recovery') {
    if (!(await stores.secondFactors.takeRecoveryHash(account.id, authenticator.hashRecoveryCode(account.id, given.code)))) return { kind: 'wrong-code' }
    await mailChange(deps, stores, account.email, 'recovery-code-used', new Date(now))
    return { kind: 'taken' }
  }
  const step = authenticator.stepOf(secret, given.code, now)
  return step !== null && (await stores.secondFactors.takeStep(account.id, step)) ? { kind: 'taken' } : { kind: 'wrong-code' }
}

/**
 * Counts a try at a code. Six digits are few, so strangers together have far fewer tries than at a password; a recovery code is
 * long and counts for its connection only, so that guesses at the app's codes leave its owner a way in.
 */
export async function countCodeTry(deps: SecondFactorDeps, account: AccountRecord, typed: string, connection: string) {
  const isRecovery = parseSecondFactorCode(typed)?.kind === 'recovery'
  const tried = await countTry(deps, { what: 'code', email: account.email, userId: account.id, connection, proof: 'code', strangers: isRecovery ? null : STRANGER_CODE_LIMIT })
  if (tried.kind === 'limited' || isRecovery) return tried
  const today = await countOfDay(deps, account, tried.known ? `code ${account.email} ${connection}` : `code ${account.email}`)
  if (today.kind === 'limited') return today
  return {
    ...tried,
    async giveBack() {
      await tried.giveBack()
      await today.giveBack()
    },
  }
}

/** Counts a code of the app for the day. Where it is one too many, the owner and the operator hear of it, once a day. */
async function countOfDay(deps: SecondFactorDeps, account: AccountRecord, key: string): Promise<{ kind: 'allowed'; giveBack(): Promise<void> } | Limited> {
  const limit = await deps.limits.consume(CODE_DAY_LIMIT, key)
  if (limit.kind === 'allowed') return { kind: 'allowed', giveBack: () => deps.limits.giveBack(CODE_DAY_LIMIT, key) }
  const now = new Date(deps.clock.now())
  await deps.database.transaction(async (stores) => {
    const cause = `codes-guessed:${account.id}:${dayOf(now.getTime())}`
    await mailChange(deps, stores, account.email, 'codes-guessed', now, cause)
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `operator-${cause}`,
      to: deps.operatorEmail,
      template: 'operator-payment-notice',
      props: {
        heading: 'Codes of an account are guessed',
        text: 'Somebody who knows its password has typed more wrong codes than are taken in a day. Where that was not its owner, the password has to be chosen anew.',
        rows: [['Account', account.email]],
        consoleUrl: consoleAddresses(deps.publicUrl).accountsOf(account.email),
      },
    })
  })
  return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds }
}

export type SecondFactorStatus = { on: boolean; /** ISO. */ since: string | null; recoveryCodesLeft: number; /** The account may not work without one. */ required: boolean }

const isRequired = ({ operatorsNeedSecondFactor }: Pick<SecondFactorDeps, 'operatorsNeedSecondFactor'>, account: AccountRecord) => operatorsNeedSecondFactor && isOperator(account.roles)

export async function secondFactorStatus(deps: SecondFactorDeps, account: AccountRecord): Promise<SecondFactorStatus> {
  const { secondFactors } = deps.database.stores
  const since = (await secondFactors.find(account.id))?.onSince ?? null
  const left = since === null ? [] : await secondFactors.recoveryHashes(account.id)
  return { on: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft: left.length, required: isRequired(deps, account) }
}

/** True for an operator who must turn a second factor on before anything else. */
export async function needsSecondFactor(deps: SecondFactorDeps, account: AccountRecord): Promise<boolean> {
  return isRequired(deps, account) && !(await deps.database.stores.secondFactors.find(account.id))?.onSince
}

/** Password, and a code where the factor is on already. */
type OwnerProof = { password: string; code?: string | undefined; connection: string }
type ProofRefusal = { kind: 'wrong-password' | 'wrong-code' | 'unreadable' } | Limited

/** Who holds a session may be a thief: each change asks for the password again, and for a code where there is a factor. */
async function withProof<T>(
  deps: SecondFactorDeps,
  account: AccountRecord,
  { password, code = '', connection }: OwnerProof,
  change: (stores: Stores, locked: AccountRecord, on: boolean, now: Date) => Promise<T>,
): Promise<T | ProofRefusal> {
  const allowed = await countTry(deps, { what: 'prove', email: account.email, userId: account.id, connection, strangers: null })
  if (allowed.kind === 'limited') return allowed
  if (!(await deps.passwords.verify(account.passwordHash, password))) return { kind: 'wrong-password' }
  const today = parseSecondFactorCode(code)?.kind === 'app' ? await countOfDay(deps, account, `prove ${account.email}`) : null
  if (today?.kind === 'limited') return today
  const answer = await deps.database.transaction(async (stores): Promise<{ proven: T } | { refused: ProofRefusal }> => {
    const locked = await stores.accounts.lock(account.id)
    if (locked === null || locked.passwordHash !== account.passwordHash) return { refused: { kind: 'wrong-password' } }
    const on = Boolean((await stores.secondFactors.find(account.id))?.onSince)
    const taken = on ? await takeCode(deps, stores, locked, code) : { kind: 'taken' as const }
    if (taken.kind !== 'taken') return { refused: taken }
    return { proven: await change(stores, locked, on, new Date(deps.clock.now())) }
  })
  if ('refused' in answer) return answer.refused
  await allowed.giveBack()
  await today?.giveBack()
  return answer.proven
}

/** In the history of the account and, of an operator, in the list of actions; and to its owner by mail. */
async function record(deps: SecondFactorDeps, stores: Stores, account: AccountRecord, change: Exclude<AccountChange, 'password' | 'recovery-code-used' | 'codes-guessed'>, at: Date): Promise<void> {
  const { history, action } = RECORDS[change]
  const operator = isOperator(account.roles)
  const actor = `${operator ? 'operator' : 'owner'}:${account.email}`
  await stores.accounts.recordEvent({ userId: account.id, at, actor, what: history })
  if (operator) await stores.operatorActions.begin({ at, actor, what: action })
  await mailChange(deps, stores, account.email, change, at)
}

const RECORDS = {
  'second-factor-on': { history: 'second factor turned on', action: 'turned the own second factor on' },
  'second-factor-replaced': { history: 'second factor replaced', action: 'replaced the own second factor' },
  'second-factor-off': { history: 'second factor turned off', action: 'turned the own second factor off' },
  'recovery-codes': { history: 'recovery codes made anew', action: 'made new recovery codes for the own account' },
} as const

async function newRecoveryCodes({ authenticator }: SecondFactorDeps, stores: Stores, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => authenticator.newRecoveryCode())
  await stores.secondFactors.putRecoveryHashes(
    userId,
    codes.map((code) => authenticator.hashRecoveryCode(userId, code)),
  )
  return codes.map(formatRecoveryCode)
}

/** What an authenticator app needs, shown once: the secret in groups of four, its address, and the address as a picture. */
export type Enrollment = { kind: 'begun'; secret: string; address: string; picture: { size: number; path: string } }

/** Shows a new secret. It holds once a code of it was typed; until then whatever was there stays. */
export function beginSecondFactor(deps: SecondFactorDeps, account: AccountRecord, proof: OwnerProof): Promise<Enrollment | ProofRefusal> {
  return withProof(deps, account, proof, async (stores, { id, email }, _on, now) => {
    const { authenticator } = deps
    const secret = authenticator.newSecret()
    await stores.secondFactors.put(id, { pendingSecret: authenticator.seal(id, secret), pendingAt: now })
    const address = authenticator.address(secret, email)
    return { kind: 'begun', secret: secret.match(/.{1,4}/g)!.join(' '), address, picture: authenticator.picture(address) }
  })
}

export type ConfirmSecondFactorResult = { kind: 'on'; recoveryCodes: string[] } | { kind: 'not-begun' | 'wrong-code' } | Limited

/** Turns on what was shown last. Every other session ends: it was opened without it. `token` opens the one that stays. */
export async function confirmSecondFactor(deps: SecondFactorDeps, account: AccountRecord, given: { code: string; connection: string; token: string }): Promise<ConfirmSecondFactorResult> {
  const allowed = await countTry(deps, { what: 'enroll', email: account.email, userId: account.id, connection: given.connection, strangers: null })
  if (allowed.kind === 'limited') return allowed
  const result = await deps.database.transaction(async (stores): Promise<ConfirmSecondFactorResult> => {
    const { authenticator } = deps
    const locked = await stores.accounts.lock(account.id)
    const factor = await stores.secondFactors.find(account.id)
    const now = deps.clock.now()
    if (locked === null || !factor?.pendingSecret || factor.pendingAt === null || factor.pendingAt.getTime() + PENDING_MS <= now) return { kind: 'not-begun' }
    const secret = authenticator.open(account.id, factor.pendingSecret)
    const code = parseSecondFactorCode(given.code)
    const step = secret === null || code?.kind !== 'app' ? null : authenticator.stepOf(secret, code.code, now)
    if (step === null) return { kind: 'wrong-code' }
    const at = new Date(now)
    await stores.secondFactors.put(account.id, { secret: factor.pendingSecret, onSince: at, lastStep: step, pendingSecret: null, pendingAt: null })
    await stores.accounts.closeOtherSessions(account.id, hashOf(given.token))
    await record(deps, stores, locked, factor.onSince === null ? 'second-factor-on' : 'second-factor-replaced', at)
    return { kind: 'on', recoveryCodes: await newRecoveryCodes(deps, stores, account.id) }
  })
  if (result.kind === 'on') await allowed.giveBack()
  return result
}

export type RenewRecoveryCodesResult = { kind: 'renewed'; recoveryCodes: string[] } | { kind: 'was-off' } | ProofRefusal

export function renewRecoveryCodes(deps: SecondFactorDeps, account: AccountRecord, proof: OwnerProof): Promise<RenewRecoveryCodesResult> {
  return withProof<RenewRecoveryCodesResult>(deps, account, proof, async (stores, locked, on, now) => {
    if (!on) return { kind: 'was-off' }
    await record(deps, stores, locked, 'recovery-codes', now)
    return { kind: 'renewed', recoveryCodes: await newRecoveryCodes(deps, stores, account.id) }
  })
}

export type RemoveSecondFactorResult = { kind: 'off' } | { kind: 'was-off' } | { kind: 'required' } | ProofRefusal

export async function removeSecondFactor(deps: SecondFactorDeps, account: AccountRecord, proof: OwnerProof): Promise<RemoveSecondFactorResult> {
  if (isRequired(deps, account)) return { kind: 'required' }
  return withProof<RemoveSecondFactorResult>(deps, account, proof, async (stores, locked, on, now) => {
    if (!on) return { kind: 'was-off' }
    await stores.secondFactors.remove(account.id)
    await record(deps, stores, locked, 'second-factor-off', now)
    return { kind: 'off' }
  })
}
