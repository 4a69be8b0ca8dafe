/** What the operator's console asks: every call needs the token of an operator's account. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { PRODUCT_NAMES } from '../content/products.ts'
import { formatUsd } from '../domain/money.ts'
import { canBePaused, operatorMoves } from '../domain/orders/operator-moves.ts'
import { ORDER_STATE_LABELS, ORDER_STATES } from '../domain/orders/order-states.ts'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import { normalisePromoCode } from '../domain/pricing/promo-codes.ts'
import type { Application } from '../usecases/application.ts'
import { moveOrder, pauseOrder, resumeOrder, type OperateResult } from '../usecases/operate-order.ts'
import { operatorFile, operatorOrder, operatorUnmatchedIntakes } from '../usecases/operator-orders.ts'
import type { AccountRecord, MailRecord, OrderRecord } from '../usecases/ports.ts'
import { fieldMessages, refuse } from './answers.ts'
import { requireAccount } from './bearer.ts'
import { readCall } from './calls.ts'

const PAGE = 25
const LIST_MAX = 200
const BODY = { maxBytes: 16 * 1024 }

const listQuery = z.object({
  state: z.union([z.literal(''), z.enum(ORDER_STATES)]).default(''),
  search: z.string().trim().max(254).default(''),
  after: z.string().max(80).optional(),
})
const words = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(500, 'At most 500 characters')
const moveBody = z.object({ from: z.enum(ORDER_STATES), to: z.enum(ORDER_STATES), cause: words('Say why, for the history') })
const pauseBody = z.object({ reason: words('Say what the order waits for') })
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

const orderRow = (order: OrderRecord) => ({
  reference: order.reference,
  product: PRODUCT_NAMES[order.product],
  state: order.state,
  stateLabel: ORDER_STATE_LABELS[order.state],
  email: order.email,
  total: formatUsd(order.totalCents),
  placedAt: order.createdAt.toISOString(),
  dueAt: order.dueAt?.toISOString() ?? null,
  paused: order.pausedReason,
  flagged: order.amountMismatch,
})

/** No bodies: some mails carry links that open an account. */
const mailRow = ({ id, toAddress, template, state, attempts, lastError, subject, createdAt, sentAt }: MailRecord) => ({
  id,
  to: toAddress,
  template,
  state,
  attempts,
  lastError,
  subject,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

/** Mounted under `/api/console`. */
export function consoleCalls(app: Application): Hono<{ Variables: { operator: AccountRecord } }> {
  const calls = new Hono<{ Variables: { operator: AccountRecord } }>()
  const { stores } = app.database
  calls.use('*', async (c, next) => {
    const signedIn = await requireAccount(c, app, ['operator'])
    if (!signedIn.ok) return signedIn.response
    c.set('operator', signedIn.account)
    return next()
  })

  calls.get('/orders', async (c) => {
    const query = listQuery.safeParse(c.req.query())
    if (!query.success) return refuse(c, 422, { kind: 'invalid', message: 'The filter is not understood.', fields: fieldMessages(query.error.issues) })
    const { state, search, after } = query.data
    const page = await stores.orders.page({ states: state === '' ? [] : [state], search, after: after ?? null, limit: PAGE })
    return c.json({ orders: page.orders.map(orderRow), next: page.next })
  })
  calls.get('/due', async (c) => c.json({ orders: (await stores.orders.due(LIST_MAX)).map(orderRow), next: null }))
  calls.get('/orders/:reference', async (c) => {
    const found = await operatorOrder(app.database, c.req.param('reference'))
    if (found === null) return refuse(c, 404, { kind: 'no-such-order', message: 'There is no such order.' })
    const { record, view } = found
    return c.json({
      ...view,
      stateKey: record.state,
      moves: operatorMoves(record).map((state) => ({ state, label: ORDER_STATE_LABELS[state] })),
      canPause: canBePaused(record.state) && record.pausedAt === null,
      canResume: canBePaused(record.state) && record.pausedAt !== null,
      hasPackage: record.product === 'niw-diy' && record.paidAt !== null,
      refunded: record.refundedCents === 0 ? null : formatUsd(record.refundedCents),
      accesses: await stores.files.accesses(view.intakes.flatMap(({ files }) => files.map(({ id }) => id))),
      payment: { provider: record.paymentProvider, intent: record.paymentIntentId, page: record.paymentSessionId },
      mails: (await stores.mails.ofAddress(record.email, 50)).map(mailRow),
    })
  })

  const answerOf = (result: OperateResult) =>
    ({
      done: null,
      'no-such-order': [404, 'There is no such order.'] as const,
      'not-possible': [409, 'The order has changed, or this cannot follow. Load it again.'] as const,
    })[result.kind]
  calls.post('/orders/:reference/state', async (c) => {
    const body = await readCall(c, moveBody, BODY)
    if (!body.ok) return body.response
    const actor = `operator:${c.get('operator').email}`
    const result = await moveOrder(app, { reference: c.req.param('reference'), actor, ...body.value })
    const refused = answerOf(result)
    return refused === null ? c.json({}) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/orders/:reference/pause', async (c) => {
    const body = await readCall(c, pauseBody, BODY)
    if (!body.ok) return body.response
    const result = await pauseOrder(app, { reference: c.req.param('reference'), ...body.value })
    const refused = answerOf(result)
    return refused === null ? c.json({}) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/orders/:reference/resume', async (c) => {
    const result = await resumeOrder(app, { reference: c.req.param('reference') })
    const refused = answerOf(result)
    return refused === null ? c.json({}) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/orders/:reference/package', async (c) => {
    const result = await app.requestPackage(c.req.param('reference'), 'operator')
    if (result === 'no-such-order') return refuse(c, 404, { kind: result, message: 'There is no such order.' })
    if (result === 'not-possible') return refuse(c, 409, { kind: result, message: 'This order has no package, or its money is not settled.' })
    return c.json({ result })
  })
  calls.get('/files/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const file = id.success ? await operatorFile(app, id.data, `operator:${c.get('operator').email}`) : null
    if (file === null) return refuse(c, 404, { kind: 'no-such-file', message: 'There is no such file, or it is no longer kept.' })
    return c.body(new Uint8Array(file.bytes), 200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })

  calls.get('/intakes', async (c) => c.json(await operatorUnmatchedIntakes(app.database)))
  calls.get('/mails', async (c) => {
    const mails = await (c.req.query('state') === 'dead' ? stores.mails.dead(LIST_MAX) : stores.mails.newest(LIST_MAX))
    return c.json(mails.map(mailRow))
  })
  calls.post('/mails/:id/resend', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success || !(await app.resendMail(id.data))) return refuse(c, 409, { kind: 'not-dead', message: 'This mail is not given up.' })
    return c.json({})
  })
  calls.get('/payment-events', async (c) =>
    c.json(
      (await stores.paymentEvents.newest(LIST_MAX)).map(({ id, provider, type, receivedAt, handledAt, outcome, orderId }) => ({
        id,
        provider,
        type,
        receivedAt: receivedAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null,
        outcome,
        matched: orderId !== null,
      })),
    ),
  )
  calls.post('/payment-events/:id/handle', async (c) => {
    const outcome = await app.handleStoredEvent(c.req.param('id'))
    return outcome === null ? refuse(c, 404, { kind: 'no-such-event', message: 'There is no such event.' }) : c.json({ outcome })
  })
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
