/** Sign-in, registration, passwords, the account's own details and the operator's lists (specification 2 §7.2). */
import { Hono } from 'hono'
import { z } from 'zod'
import { ACCOUNT_WORDS, FIELD_WORDS } from '../content/account.ts'
import { confirmed, password as isPassword } from '../domain/accounts/form-rules.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { accountView } from '../usecases/account-deps.ts'
import { accountOrders } from '../usecases/account-orders.ts'
import { changeName } from '../usecases/change-name.ts'
import { newestAccounts, newestLeads } from '../usecases/operator-lists.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { requireAccount } from './bearer.ts'
import { readCall, refuseLimited, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { receiveAccountMessage } from '../usecases/receive-contact-message.ts'
import { signIn, signOut } from '../usecases/sign-in.ts'
import { confirmAccount, registerAccount } from '../usecases/register-account.ts'
import { requestPasswordReset, resetPassword } from '../usecases/reset-password.ts'
import { refuseNoRoom } from './upload-refusals.ts'

export const SIGN_IN_LIMIT = 'sign-in'
export const REGISTER_LIMIT = 'register'

const RESET_ASKED = { leaves: ACCOUNT_WORDS.resetSent, 'held-up': ACCOUNT_WORDS.resetHeldUp, local: ACCOUNT_WORDS.resetLocal } as const

const BODY = { maxBytes: 64 * 1024 }

const email = z.string({ error: FIELD_WORDS.email }).trim().refine(isEmailAddress, FIELD_WORDS.email)
const newPassword = z.string({ error: FIELD_WORDS.password }).refine(isPassword, FIELD_WORDS.password)
const name = z.string().trim().max(80, FIELD_WORDS.name)
export const signInBody = z.object({ email, password: z.string({ error: FIELD_WORDS.required }).min(1, FIELD_WORDS.required).max(1000) })
const registerBody = z
  .object({ email, password: newPassword, passwordConfirmation: z.string().optional(), firstName: name.default(''), lastName: name.default('') })
  .refine(({ password, passwordConfirmation: again }) => again === undefined || confirmed(password, again), {
    path: ['passwordConfirmation'],
    message: FIELD_WORDS.confirmed,
  })
export const basicsBody = z.object({ firstName: name, lastName: name })
const token = z.string().max(200)
export const confirmBody = z.object({ token, password: z.string({ error: FIELD_WORDS.required }).min(1, FIELD_WORDS.required).max(1000) })
export const requestResetBody = z.object({ email })
export const resetBody = z.object({ email, code: token, newPassword })
const message = z.string({ error: FIELD_WORDS.message }).trim().min(1, FIELD_WORDS.message).max(20_000)

/** Mounted at the root: the paths are those of the specification. */
export function accountCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  const overLimit = async (c: Parameters<typeof visitorOf>[0], limit: string) => refuseOverLimit(c, await services.limits.consume(limit, visitorOf(c, settings)), ACCOUNT_WORDS.limited)

  calls.post('/auth', async (c) => {
    const limited = await overLimit(c, SIGN_IN_LIMIT)
    if (limited) return limited
    const body = await readCall(c, signInBody, BODY)
    if (!body.ok) return body.response
    const result = await signIn(services, { ...body.value, connection: visitorOf(c, settings) })
    switch (result.kind) {
      case 'signed-in':
        c.header('Authorization', `Bearer ${result.token}`)
        c.header('cache-control', 'no-store')
        return answered(c, 'POST /auth', result.account)
      case 'refused':
        return refuse(c, 401, { kind: 'refused', message: ACCOUNT_WORDS.refused })
      case 'second-factor':
        c.header('cache-control', 'no-store')
        return refuse(c, 401, { kind: 'second-factor', message: ACCOUNT_WORDS.secondFactor, challenge: result.challenge })
      case 'not-confirmed':
        return refuse(c, 403, { kind: 'not-confirmed', message: ACCOUNT_WORDS.notConfirmed })
      case 'limited':
        return refuseLimited(c, result, result.strangers ? ACCOUNT_WORDS.limitedByStrangers : ACCOUNT_WORDS.limited)
    }
  })
  calls.post('/auth/sign-out', async (c) => {
    const signedIn = await requireAccount(c, services)
    if (!signedIn.ok) return signedIn.response
    await signOut(services, signedIn.token)
    return c.json({})
  })
  calls.post('/users', async (c) => {
    const limited = await overLimit(c, REGISTER_LIMIT)
    if (limited) return limited
    const body = await readCall(c, registerBody, BODY)
    if (!body.ok) return body.response
    const { token: opens } = await registerAccount(services, body.value)
    c.header('Authorization', `Bearer ${opens}`)
    c.header('cache-control', 'no-store')
    return c.json({ message: ACCOUNT_WORDS.registered }, 201)
  })
  calls.post('/users/confirm', async (c) => {
    const limited = await overLimit(c, SIGN_IN_LIMIT)
    if (limited) return limited
    const body = await readCall(c, confirmBody, BODY)
    if (!body.ok) return body.response
    const result = await confirmAccount(services, { code: body.value.token, password: body.value.password })
    switch (result.kind) {
      case 'confirmed':
        return answered(c, 'POST /users/confirm', { email: result.email, message: ACCOUNT_WORDS.confirmed })
      case 'refused':
        return refuse(c, 400, { kind: 'refused', message: ACCOUNT_WORDS.confirmRefused })
      case 'wrong-password':
        return refuse(c, 422, { kind: 'wrong-password', message: ACCOUNT_WORDS.confirmPassword, fields: { password: ACCOUNT_WORDS.confirmPassword } })
      case 'limited':
        return refuseLimited(c, result, ACCOUNT_WORDS.limited)
    }
  })
  calls.patch('/users', async (c) => {
    const signedIn = await requireAccount(c, services)
    if (!signedIn.ok) return signedIn.response
    const body = await readCall(c, basicsBody, { ...BODY, message: ACCOUNT_WORDS.basicsFailed })
    if (!body.ok) return body.response
    const changed = await changeName(services, signedIn.account, body.value)
    if (changed === null) return refuse(c, 401, { kind: 'unauthorised', message: ACCOUNT_WORDS.signIn })
    return answered(c, 'PATCH /users', { ...changed, message: ACCOUNT_WORDS.basicsSaved })
  })
  calls.get('/users', async (c) => {
    const signedIn = await requireAccount(c, services)
    return signedIn.ok ? answered(c, 'GET /users', accountView(signedIn.account)) : signedIn.response
  })
  calls.get('/users/orders', async (c) => {
    const signedIn = await requireAccount(c, services)
    return signedIn.ok ? answered(c, 'GET /users/orders', await accountOrders(services, signedIn.account)) : signedIn.response
  })
  calls.post('/users/request-password-reset', async (c) => {
    const limited = await overLimit(c, REGISTER_LIMIT)
    if (limited) return limited
    const body = await readCall(c, requestResetBody, BODY)
    if (!body.ok) return body.response
    const result = await requestPasswordReset(services, body.value)
    switch (result.kind) {
      case 'asked':
        return answered(c, 'POST /users/request-password-reset', { message: RESET_ASKED[result.mail] })
      case 'no-mail':
        return refuse(c, 503, { kind: 'no-mail', message: ACCOUNT_WORDS.resetNoMail })
      case 'limited':
        return refuseLimited(c, result, ACCOUNT_WORDS.resetLimited)
    }
  })
  calls.post('/users/password-reset', async (c) => {
    const limited = await overLimit(c, SIGN_IN_LIMIT)
    if (limited) return limited
    const body = await readCall(c, resetBody, BODY)
    if (!body.ok) return body.response
    const result = await resetPassword(services, { ...body.value, connection: visitorOf(c, settings) })
    switch (result.kind) {
      case 'done':
        return answered(c, 'POST /users/password-reset', { message: ACCOUNT_WORDS.resetDone })
      case 'refused':
        return refuse(c, 400, { kind: 'refused', message: ACCOUNT_WORDS.resetRefused })
      case 'limited':
        return refuseLimited(c, result, ACCOUNT_WORDS.limited)
    }
  })
  calls.get('/users/admin', async (c) => {
    const signedIn = await requireAccount(c, services, ['operator'])
    if (!signedIn.ok) return signedIn.response
    return c.json(await newestAccounts(services))
  })
  calls.get('/lead/admin', async (c) => {
    const signedIn = await requireAccount(c, services, ['operator'])
    return signedIn.ok ? c.json(await newestLeads(services)) : signedIn.response
  })
  calls.post('/contact/account', async (c) => {
    const signedIn = await requireAccount(c, services)
    if (!signedIn.ok) return signedIn.response
    const limited = await overLimit(c, REGISTER_LIMIT)
    if (limited) return limited
    const body = await readCall(c, z.object({ message, idempotencyKey: z.string().min(8).max(64).optional() }), { maxBytes: 256 * 1024 })
    if (!body.ok) return body.response
    const { firstName, lastName, email: from } = signedIn.account
    const result = await receiveAccountMessage(services, { ...body.value, visitor: visitorOf(c, settings), name: `${firstName} ${lastName}`.trim() || from, email: from })
    if (result.kind === 'no-room') return refuseNoRoom(c, result)
    if (result.kind === 'limited') return refuseLimited(c, result, ACCOUNT_WORDS.manyMessages)
    return c.json({ message: ACCOUNT_WORDS.messageSent }, 201)
  })
  return calls
}
