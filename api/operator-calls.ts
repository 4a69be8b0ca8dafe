/** What the operator's commands and a scraper of numbers ask of a running server, each with a secret of its own. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { ACCOUNT_ROLES } from '../domain/accounts/account-roles.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { ORDER_STATES } from '../domain/orders/order-states.ts'
import { metricsText, viewMetrics } from '../usecases/view-metrics.ts'
import type { Services } from '../usecases/services.ts'
import { operatorFile, operatorOrders } from '../usecases/operator-orders.ts'
import { readPageKey } from '../usecases/paging.ts'
import { fieldMessages, refuse } from './answers.ts'
import { sendPieces } from './file-answers.ts'
import { readCall, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { resetSecondFactor } from '../usecases/reset-second-factor.ts'
import { giveRole } from '../usecases/give-role.ts'
import { requestPackage } from '../usecases/order-files.ts'
import { launchCheck } from '../usecases/launch-check.ts'

const pageQuery = z.object({
  state: z.enum(ORDER_STATES).optional(),
  after: z
    .string()
    .max(80)
    .transform((text) => readPageKey(text, 'uuid') ?? undefined)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

const digest = (text: string) => createHash('sha256').update(text).digest()

/** `metrics` opens the numbers and nothing else; `operator` opens everything else. */
export type CommandSecrets = { operator: string; metrics: string }

export const WRONG_SECRET_LIMIT = 'wrong-secret'

export function operatorCalls(services: Services, settings: CallSettings, secrets: CommandSecrets): Hono {
  const calls = new Hono()
  // The right secret opens also after many wrong ones: else whoever shares a line with the operator could lock the commands.
  const openedBy =
    (secret: string): MiddlewareHandler =>
    async (c, next) => {
      const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
      if (given === undefined) return refuse(c, 401, { kind: 'unauthorised', message: 'This call is for the operator.' })
      if (!timingSafeEqual(digest(given), digest(secret))) {
        const limited = await refuseOverLimit(c, await services.limits.consume(WRONG_SECRET_LIMIT, visitorOf(c, settings)), 'Too many wrong secrets. Please wait a few minutes and try again.')
        return limited ?? refuse(c, 401, { kind: 'unauthorised', message: 'This call is for the operator.' })
      }
      c.header('cache-control', 'no-store')
      return next()
    }
  // Answered before the guard of all others: its secret opens nothing else.
  calls.get('/operator/metrics', openedBy(secrets.metrics), async (c) => c.text(metricsText(await viewMetrics(services)), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }))
  calls.use('/operator/*', openedBy(secrets.operator))
  calls.get('/operator/orders', async (c) => {
    const query = pageQuery.safeParse(c.req.query())
    if (!query.success) {
      return refuse(c, 422, { kind: 'invalid', message: 'The filter is not understood.', fields: fieldMessages(query.error.issues) })
    }
    const { state, after, limit } = query.data
    return c.json(await operatorOrders(services, { state }, { after, limit }))
  })
  calls.post('/operator/orders/:reference/package', async (c) => {
    const result = await requestPackage(services, c.req.param('reference'), 'operator', 'operator-command')
    if (result === 'no-such-order') return refuse(c, 404, { kind: result, message: 'There is no such order.' })
    if (result === 'not-possible') return refuse(c, 409, { kind: result, message: 'This order has no package, or its money is not settled.' })
    return c.json({ result })
  })
  calls.post('/operator/roles', async (c) => {
    const body = await readCall(c, z.object({ email: z.string().trim().refine(isEmailAddress, 'Enter a valid email.'), role: z.enum(ACCOUNT_ROLES) }), { maxBytes: 4096 })
    return body.ok ? c.json(await giveRole(services, body.value)) : body.response
  })
  calls.post('/operator/second-factor-resets', async (c) => {
    const body = await readCall(c, z.object({ email: z.string().trim().refine(isEmailAddress, 'Enter a valid email.') }), { maxBytes: 4096 })
    if (!body.ok) return body.response
    const result = await resetSecondFactor(services, body.value)
    return result.result === 'no-such-account' ? refuse(c, 404, { kind: result.result, message: 'There is no such account.' }) : c.json(result)
  })
  calls.post('/operator/backups', async (c) => {
    const body = await readCall(c, z.object({ folder: z.string().min(1).max(4096).refine(isAbsolute, 'The whole path is needed') }), { maxBytes: 8192 })
    if (!body.ok) return body.response
    const made = await services.backUp(body.value.folder)
    return made === null ? refuse(c, 409, { kind: 'folder-exists', message: 'This folder is there already.' }) : c.json(made, 201)
  })
  calls.get('/operator/launch-check', async (c) => c.json(await launchCheck(services)))
  calls.get('/operator/files/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const file = id.success ? await operatorFile(services, id.data, 'operator-command') : null
    if (file === null) return refuse(c, 404, { kind: 'no-such-file', message: 'There is no such file, or it is no longer kept.' })
    return sendPieces(c, services, file, { 'content-type': 'application/octet-stream' })
  })
  return calls
}
