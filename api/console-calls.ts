/** What the operator's console asks: every call needs the token of an operator's account. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import { normalisePromoCode } from '../domain/pricing/promo-codes.ts'
import type { Application } from '../usecases/application.ts'
import type { AccountRecord } from '../usecases/ports.ts'
import { refuse } from './answers.ts'
import { requireAccount } from './bearer.ts'
import { readCall } from './calls.ts'
import { consoleExportCalls } from './console-export-calls.ts'
import { consoleListCalls } from './console-list-calls.ts'
import { consoleOrderCalls } from './console-order-calls.ts'
import { consoleWorkCalls } from './console-work-calls.ts'
import { consolePeopleCalls } from './console-people-calls.ts'

const BODY = { maxBytes: 16 * 1024 }

const promoBody = z.object({ product: z.enum(PRODUCTS), code: z.string().min(1).max(64), active: z.boolean() })

const CODE_TAKEN = 'This product has this code already'
const newPromoBody = z.object({
  product: z.enum(PRODUCTS),
  kind: z.enum(['main', 'secondary']),
  code: z
    .string({ error: 'Type the code' })
    .transform(normalisePromoCode)
    .refine((code) => /^[A-Z0-9-]{4,40}$/.test(code), 'Use 4 to 40 letters, digits or hyphens'),
})

/** What the guard knows: who asks. */
export type OperatorCalls = { Variables: { operator: AccountRecord } }

/** Mounted under `/api/console`. */
export function consoleCalls(app: Application): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const { stores } = app.database
  calls.use('*', async (c, next) => {
    const signedIn = await requireAccount(c, app, ['operator'])
    if (!signedIn.ok) return signedIn.response
    c.set('operator', signedIn.account)
    return next()
  })
  calls.route('/', consoleExportCalls(app))
  calls.route('/', consoleOrderCalls(app))
  calls.route('/', consoleListCalls(app))
  calls.route('/', consoleWorkCalls(app))
  calls.route('/', consolePeopleCalls(app))

  calls.get('/promo-codes', async (c) => c.json(await stores.promoCodes.all()))
  calls.post('/promo-codes', async (c) => {
    const body = await readCall(c, newPromoBody, BODY)
    if (!body.ok) return body.response
    const { product, code } = body.value
    const taken = { kind: 'taken', message: CODE_TAKEN, fields: { code: CODE_TAKEN } }
    if ((await stores.promoCodes.all()).some((known) => known.product === product && normalisePromoCode(known.code) === code)) return refuse(c, 409, taken)
    await stores.promoCodes.insert([{ id: randomUUID(), active: true, ...body.value }], new Date(app.clock.now()))
    return c.json({}, 201)
  })
  calls.patch('/promo-codes', async (c) => {
    const body = await readCall(c, promoBody, BODY)
    if (!body.ok) return body.response
    const { active, ...code } = body.value
    if (!(await stores.promoCodes.setActive(code, active, new Date(app.clock.now())))) return refuse(c, 404, { kind: 'no-such-code', message: 'There is no such code.' })
    return c.json({})
  })
  calls.get('/launch-check', async (c) => c.json(await app.launchCheck()))
  return calls
}
