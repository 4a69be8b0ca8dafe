/** The second step of a sign-in, and the account's own second factor. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { ACCOUNT_WORDS, FIELD_WORDS } from '../content/account.ts'
import type { Limited } from '../usecases/account-deps.ts'
import type { Services } from '../usecases/services.ts'
import { SIGN_IN_LIMIT } from './account-calls.ts'
import { answered, refuse } from './answers.ts'
import { requireAccount } from './bearer.ts'
import { readCall, refuseLimited, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { signInSecondStep } from '../usecases/sign-in.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, secondFactorStatus } from '../usecases/second-factor.ts'

const BODY = { maxBytes: 16 * 1024 }

const code = z.string({ error: FIELD_WORDS.required }).max(200, ACCOUNT_WORDS.wrongCode)
const typedCode = code.refine((typed) => typed.trim() !== '', FIELD_WORDS.required)
export const stepBody = z.object({ challenge: z.string({ error: ACCOUNT_WORDS.challengeOver }).max(300), code: typedCode })
export const proofBody = z.object({ password: z.string({ error: FIELD_WORDS.required }).min(1, FIELD_WORDS.required).max(1000), code: code.optional() })
export const confirmationBody = z.object({ code: typedCode })

function refuseProof(c: Context, result: { kind: 'wrong-password' | 'wrong-code' | 'unreadable' } | Limited): Response {
  switch (result.kind) {
    case 'wrong-password':
      return refuse(c, 422, { kind: result.kind, message: ACCOUNT_WORDS.wrongPassword, fields: { password: ACCOUNT_WORDS.wrongPassword } })
    case 'wrong-code':
      return refuse(c, 422, { kind: result.kind, message: ACCOUNT_WORDS.wrongCode, fields: { code: ACCOUNT_WORDS.wrongCode } })
    case 'unreadable':
      return refuse(c, 409, { kind: result.kind, message: ACCOUNT_WORDS.unreadableFactor })
    case 'limited':
      return refuseLimited(c, result, ACCOUNT_WORDS.limited)
  }
}

const refuseOff = (c: Context) => refuse(c, 409, { kind: 'was-off', message: ACCOUNT_WORDS.secondFactorOff })

/** Mounted at the root, beside the other calls of accounts. */
export function secondFactorCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  /** The account of the token with what proves its owner, or the refusal. */
  async function proven(c: Context) {
    const signedIn = await requireAccount(c, services)
    if (!signedIn.ok) return signedIn
    const body = await readCall(c, proofBody, BODY)
    return body.ok ? { ok: true as const, account: signedIn.account, proof: { ...body.value, connection: visitorOf(c, settings) } } : body
  }
  calls.post('/auth/second-factor', async (c) => {
    const limited = await refuseOverLimit(c, await services.limits.consume(SIGN_IN_LIMIT, visitorOf(c, settings)), ACCOUNT_WORDS.limited)
    if (limited) return limited
    const body = await readCall(c, stepBody, BODY)
    if (!body.ok) return body.response
    c.header('cache-control', 'no-store')
    const result = await signInSecondStep(services, { ...body.value, connection: visitorOf(c, settings) })
    switch (result.kind) {
      case 'signed-in':
        c.header('Authorization', `Bearer ${result.token}`)
        return answered(c, 'POST /auth/second-factor', result.account)
      case 'over':
        return refuse(c, 401, { kind: result.kind, message: ACCOUNT_WORDS.challengeOver })
      case 'wrong-code':
        return refuse(c, 401, { kind: result.kind, message: ACCOUNT_WORDS.wrongCode, fields: { code: ACCOUNT_WORDS.wrongCode } })
      case 'unreadable':
        return refuse(c, 409, { kind: result.kind, message: ACCOUNT_WORDS.unreadableFactor })
      case 'limited':
        return refuseLimited(c, result, ACCOUNT_WORDS.codesLimited)
    }
  })
  calls.get('/users/second-factor', async (c) => {
    const signedIn = await requireAccount(c, services)
    return signedIn.ok ? answered(c, 'GET /users/second-factor', await secondFactorStatus(services, signedIn.account)) : signedIn.response
  })
  calls.post('/users/second-factor', async (c) => {
    const by = await proven(c)
    if (!by.ok) return by.response
    const result = await beginSecondFactor(services, by.account, by.proof)
    if (result.kind !== 'begun') return refuseProof(c, result)
    const { kind: _begun, ...shown } = result
    return answered(c, 'POST /users/second-factor', shown)
  })
  calls.post('/users/second-factor/confirmation', async (c) => {
    const signedIn = await requireAccount(c, services)
    if (!signedIn.ok) return signedIn.response
    const body = await readCall(c, confirmationBody, BODY)
    if (!body.ok) return body.response
    const result = await confirmSecondFactor(services, signedIn.account, { ...body.value, connection: visitorOf(c, settings), token: signedIn.token })
    if (result.kind === 'on') return answered(c, 'POST /users/second-factor/confirmation', { recoveryCodes: result.recoveryCodes })
    if (result.kind === 'not-begun') return refuse(c, 409, { kind: result.kind, message: ACCOUNT_WORDS.notBegun })
    return refuseProof(c, result.kind === 'limited' ? result : { kind: 'wrong-code' })
  })
  calls.post('/users/second-factor/recovery-codes', async (c) => {
    const by = await proven(c)
    if (!by.ok) return by.response
    const result = await renewRecoveryCodes(services, by.account, by.proof)
    if (result.kind === 'renewed') return answered(c, 'POST /users/second-factor/recovery-codes', { recoveryCodes: result.recoveryCodes })
    return result.kind === 'was-off' ? refuseOff(c) : refuseProof(c, result)
  })
  calls.post('/users/second-factor/removal', async (c) => {
    const by = await proven(c)
    if (!by.ok) return by.response
    const result = await removeSecondFactor(services, by.account, by.proof)
    if (result.kind === 'off') return answered(c, 'POST /users/second-factor/removal', { message: ACCOUNT_WORDS.secondFactorOff })
    if (result.kind === 'was-off') return refuseOff(c)
    if (result.kind === 'required') return refuse(c, 409, { kind: result.kind, message: ACCOUNT_WORDS.secondFactorRequired })
    return refuseProof(c, result)
  })
  return calls
}
