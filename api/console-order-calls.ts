/** The operator's orders: the list, the due queue, one order and what is done to it, and customers' files. */
import { Hono } from 'hono'
import { z } from 'zod'
import { PRODUCT_NAMES } from '../content/products.ts'
import { formatMoney, formatUsd } from '../domain/money.ts'
import { operatorMoves } from '../domain/orders/operator-moves.ts'
import { readOrderSearch } from '../domain/orders/order-search.ts'
import { ORDER_STATE_LABELS, ORDER_STATES } from '../domain/orders/order-states.ts'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import type { Application } from '../usecases/application.ts'
import { attachIntake, detachIntake, type AttachIntakeResult } from '../usecases/attach-intake.ts'
import { addOrderNote, moveOrder, type OperateResult } from '../usecases/operate-order.ts'
import { operatorFile, operatorOrder } from '../usecases/operator-orders.ts'
import { mapPage } from '../usecases/paging.ts'
import { operatorDeliverables } from '../usecases/view-deliverables.ts'
import type { OrderFilter, OrderRecord } from '../usecases/ports.ts'
import { refuse } from './answers.ts'
import { readCall } from './calls.ts'
import { mailRow } from './console-list-calls.ts'
import type { OperatorCalls } from './console-calls.ts'
import { dayRange, daysQuery, orAll, readListQuery, searchText } from './list-query.ts'

const BODY = { maxBytes: 16 * 1024 }

/** More late orders than this are not counted. */
const LATE_COUNT_MAX = 1000

export const orderFilters = {
  state: orAll(z.enum(ORDER_STATES)),
  product: orAll(z.enum(PRODUCTS)),
  search: searchText,
  flagged: orAll(z.literal('1')),
  ...daysQuery,
}

export function orderFilterOf(given: z.infer<z.ZodObject<typeof orderFilters>>): OrderFilter {
  return { state: given.state, product: given.product, search: readOrderSearch(given.search), flagged: given.flagged === '1', ...dayRange(given) }
}

const words = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(500, 'At most 500 characters')
const moveBody = z.object({ from: z.enum(ORDER_STATES), to: z.enum(ORDER_STATES), cause: words('Say why, for the history') })
const noteBody = z.object({ text: z.string({ error: 'Write the note' }).trim().min(1, 'Write the note').max(4000, 'At most 4,000 characters') })
const attachBody = z.object({ reference: z.string({ error: 'Type the number of the order' }).trim().toUpperCase().min(1, 'Type the number of the order').max(64), cause: words('Say why, for the history') })
const detachBody = z.object({ cause: words('Say why, for the history') })

const orderRow = (order: OrderRecord, now: number) => ({
  reference: order.reference,
  product: PRODUCT_NAMES[order.product],
  state: order.state,
  stateLabel: ORDER_STATE_LABELS[order.state],
  email: order.email,
  total: formatUsd(order.totalCents),
  placedAt: order.createdAt.toISOString(),
  dueAt: order.dueAt?.toISOString() ?? null,
  late: order.dueAt !== null && order.dueAt.getTime() < now,
  paused: order.pausedReason,
  flagged: order.amountMismatch,
})

const ATTACH_REFUSALS = {
  'no-such-intake': { status: 404, message: 'There is no such input form.' },
  'no-such-order': { status: 404, message: 'There is no such order.' },
  'has-an-order': { status: 409, message: 'This input form has an order already. Take it away from there first.' },
  'has-no-order': { status: 409, message: 'This input form has no order.' },
  'not-possible': { status: 409, message: 'Only a paid Selfpetition AI order takes an input form.' },
} as const satisfies Record<Exclude<AttachIntakeResult, 'done'> | 'has-no-order', { status: number; message: string }>

/** Mounted in the console's calls, behind their guard. */
export function consoleOrderCalls(app: Application): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const { stores } = app.database
  calls.get('/orders', async (c) => {
    const query = readListQuery(c, orderFilters)
    if (!query.ok) return query.response
    const now = app.clock.now()
    return c.json(mapPage(await stores.orders.page(orderFilterOf(query.filter), query.ask), (order) => orderRow(order, now)))
  })
  calls.get('/due', async (c) => {
    const query = readListQuery(c, {})
    if (!query.ok) return query.response
    const now = app.clock.now()
    const [page, late] = await Promise.all([stores.orders.duePage(query.ask), stores.orders.countLate(new Date(now), LATE_COUNT_MAX + 1)])
    return c.json({ ...mapPage(page, (order) => orderRow(order, now)), late: late > LATE_COUNT_MAX ? `${LATE_COUNT_MAX.toLocaleString('en-US')}+` : String(late) })
  })
  calls.get('/orders/:reference', async (c) => {
    const found = await operatorOrder(app.database, c.req.param('reference'))
    if (found === null) return refuse(c, 404, { kind: 'no-such-order', message: 'There is no such order.' })
    const { record, view } = found
    const owed = await stores.deliverables.ofOrder(record.id)
    const deliverables = await operatorDeliverables(stores, record, app.clock.now())
    return c.json({
      ...view,
      stateKey: record.state,
      productKey: record.product,
      late: record.dueAt !== null && record.dueAt.getTime() < app.clock.now(),
      moves: operatorMoves(record.state, owed).map((state) => ({ state, label: ORDER_STATE_LABELS[state] })),
      deliverables,
      messages: (await stores.messages.ofOrder(record.id)).map(({ at, from, actor, text, seenAt, answeredAt }) => ({ at, from, actor, text, seenAt, answeredAt })),
      hasPackage: record.product === 'niw-diy' && record.paidAt !== null,
      refunded: record.refundedCents === 0 ? null : formatMoney(record.refundedCents, record.paidCurrency),
      accesses: await stores.files.accesses([...view.packages, ...view.intakes.flatMap(({ files }) => files), ...deliverables.flatMap(({ deliveries }) => deliveries.flatMap(({ files }) => files))].map(({ id }) => id)),
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
    c.set('did', `order ${c.req.param('reference')}: ${ORDER_STATE_LABELS[body.value.from]} to ${ORDER_STATE_LABELS[body.value.to]}`)
    return refused === null ? c.json({}) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/orders/:reference/notes', async (c) => {
    const body = await readCall(c, noteBody, BODY)
    if (!body.ok) return body.response
    const result = await addOrderNote(app, { reference: c.req.param('reference'), actor: `operator:${c.get('operator').email}`, ...body.value })
    c.set('did', `order ${c.req.param('reference')}: a note was written`)
    const refused = answerOf(result)
    return refused === null ? c.json({}, 201) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/intakes/:id/attachment', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const body = await readCall(c, attachBody, BODY)
    if (!body.ok) return body.response
    const result = id.success ? await attachIntake(app, { intakeId: id.data, actor: `operator:${c.get('operator').email}`, ...body.value }) : 'no-such-intake'
    c.set('did', `attached the input form ${c.req.param('id')} to order ${body.value.reference}`)
    if (result === 'done') return c.json({})
    const { status, message } = ATTACH_REFUSALS[result]
    return refuse(c, status, { kind: result, message })
  })
  calls.post('/intakes/:id/detachment', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const body = await readCall(c, detachBody, BODY)
    if (!body.ok) return body.response
    const result = id.success ? await detachIntake(app, { intakeId: id.data, actor: `operator:${c.get('operator').email}`, ...body.value }) : 'no-such-intake'
    c.set('did', `took the input form ${c.req.param('id')} away from its order`)
    if (result === 'done') return c.json({})
    const { status, message } = ATTACH_REFUSALS[result]
    return refuse(c, status, { kind: result, message })
  })
  calls.post('/orders/:reference/package', async (c) => {
    const result = await app.requestPackage(c.req.param('reference'), 'operator', `operator:${c.get('operator').email}`)
    if (result === 'no-such-order') return refuse(c, 404, { kind: result, message: 'There is no such order.' })
    if (result === 'not-possible') return refuse(c, 409, { kind: result, message: 'This order has no package, or its money is not settled.' })
    c.set('did', `order ${c.req.param('reference')}: asked for the package`)
    return c.json({ result })
  })
  calls.get('/files/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const file = id.success ? await operatorFile(app, id.data, `operator:${c.get('operator').email}`) : null
    if (file === null) return refuse(c, 404, { kind: 'no-such-file', message: 'There is no such file, or it is no longer kept.' })
    return c.body(new Uint8Array(file.bytes), 200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })
  return calls
}
