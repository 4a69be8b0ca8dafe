/** The operator's orders: the list, the due queue, one order and what is done to it, and customers' files. */
import { Hono } from 'hono'
import { z } from 'zod'
import { readThreadEnd } from '../domain/orders/order-messages.ts'
import { readOrderSearch } from '../domain/orders/order-search.ts'
import { ORDER_STATE_LABELS, ORDER_STATES } from '../domain/orders/order-states.ts'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import type { Services } from '../usecases/services.ts'
import { attachIntake, detachIntake, type AttachIntakeResult } from '../usecases/attach-intake.ts'
import { consoleOrder, dueOrders, orderList } from '../usecases/console-orders.ts'
import { acceptAmount, addOrderNote, moveOrder, type OperateResult } from '../usecases/operate-order.ts'
import { operatorFile } from '../usecases/operator-orders.ts'
import type { OrderFilter } from '../usecases/ports.ts'
import { answered, refuse } from './answers.ts'
import { refuseManyFiles, sendPieces } from './file-answers.ts'
import { readCall } from './calls.ts'
import { reasonGiven, type OperatorCalls } from './console-guard.ts'
import { dayRange, daysQuery, orAll, readListQuery, searchText } from './list-query.ts'
import { requestPackage } from '../usecases/order-files.ts'

const BODY = { maxBytes: 16 * 1024 }

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

const moveBody = z.object({ from: z.enum(ORDER_STATES), to: z.enum(ORDER_STATES), cause: reasonGiven('Say why, for the history') })
const noteBody = z.object({ text: z.string({ error: 'Write the note' }).trim().min(1, 'Write the note').max(4000, 'At most 4,000 characters') })
const attachBody = z.object({
  reference: z.string({ error: 'Type the number of the order' }).trim().toUpperCase().min(1, 'Type the number of the order').max(64),
  cause: reasonGiven('Say why, for the history'),
})
const detachBody = z.object({ cause: reasonGiven('Say why, for the history') })

const ATTACH_REFUSALS = {
  'no-such-intake': { status: 404, message: 'There is no such input form.' },
  'no-such-order': { status: 404, message: 'There is no such order.' },
  'has-an-order': { status: 409, message: 'This input form has an order already. Take it away from there first.' },
  'has-no-order': { status: 409, message: 'This input form has no order.' },
  'not-possible': { status: 409, message: 'Only a paid Selfpetition AI order takes an input form.' },
} as const satisfies Record<Exclude<AttachIntakeResult, 'done'> | 'has-no-order', { status: number; message: string }>

/** Mounted in the console's calls, behind their guard. */
export function consoleOrderCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.get('/orders', async (c) => {
    const query = readListQuery(c, orderFilters)
    return query.ok ? answered(c, 'GET /api/console/orders', await orderList(services, orderFilterOf(query.filter), query.ask)) : query.response
  })
  calls.get('/due', async (c) => {
    const query = readListQuery(c, {})
    return query.ok ? answered(c, 'GET /api/console/due', await dueOrders(services, query.ask)) : query.response
  })
  calls.get('/orders/:reference', async (c) => {
    const found = await consoleOrder(services, c.req.param('reference'), readThreadEnd(c.req.query('messages') ?? null))
    return found === null ? refuse(c, 404, { kind: 'no-such-order', message: 'There is no such order.' }) : answered(c, 'GET /api/console/orders/:reference', found)
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
    const result = await moveOrder(services, { reference: c.req.param('reference'), actor, ...body.value })
    const refused = answerOf(result)
    c.set('did', `order ${c.req.param('reference')}: ${ORDER_STATE_LABELS[body.value.from]} to ${ORDER_STATE_LABELS[body.value.to]}`)
    return refused === null ? c.json({}) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/orders/:reference/amount', async (c) => {
    const result = await acceptAmount(services, { reference: c.req.param('reference'), actor: `operator:${c.get('operator').email}` })
    c.set('did', `order ${c.req.param('reference')}: accepted the amount paid`)
    const refused = answerOf(result)
    return refused === null ? c.json({}) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/orders/:reference/notes', async (c) => {
    const body = await readCall(c, noteBody, BODY)
    if (!body.ok) return body.response
    const result = await addOrderNote(services, { reference: c.req.param('reference'), actor: `operator:${c.get('operator').email}`, ...body.value })
    c.set('did', `order ${c.req.param('reference')}: a note was written`)
    const refused = answerOf(result)
    return refused === null ? c.json({}, 201) : refuse(c, refused[0], { kind: result.kind, message: refused[1] })
  })
  calls.post('/intakes/:id/attachment', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const body = await readCall(c, attachBody, BODY)
    if (!body.ok) return body.response
    const result = id.success ? await attachIntake(services, { intakeId: id.data, actor: `operator:${c.get('operator').email}`, ...body.value }) : 'no-such-intake'
    c.set('did', `attached the input form ${c.req.param('id')} to order ${body.value.reference}`)
    if (result === 'done') return c.json({})
    const { status, message } = ATTACH_REFUSALS[result]
    return refuse(c, status, { kind: result, message })
  })
  calls.post('/intakes/:id/detachment', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const body = await readCall(c, detachBody, BODY)
    if (!body.ok) return body.response
    const result = id.success ? await detachIntake(services, { intakeId: id.data, actor: `operator:${c.get('operator').email}`, ...body.value }) : 'no-such-intake'
    c.set('did', `took the input form ${c.req.param('id')} away from its order`)
    if (result === 'done') return c.json({})
    const { status, message } = ATTACH_REFUSALS[result]
    return refuse(c, status, { kind: result, message })
  })
  calls.post('/orders/:reference/package', async (c) => {
    const result = await requestPackage(services, c.req.param('reference'), 'operator', `operator:${c.get('operator').email}`)
    if (result === 'no-such-order') return refuse(c, 404, { kind: result, message: 'There is no such order.' })
    if (result === 'not-possible') return refuse(c, 409, { kind: result, message: 'This order has no package, or its money is not settled.' })
    c.set('did', `order ${c.req.param('reference')}: asked for the package`)
    return c.json({ result })
  })
  calls.get('/files/:id', async (c) => {
    const many = refuseManyFiles(c)
    if (many) return many
    const id = z.uuid().safeParse(c.req.param('id'))
    const file = id.success ? await operatorFile(services, id.data, `operator:${c.get('operator').email}`) : null
    if (file === null) return refuse(c, 404, { kind: 'no-such-file', message: 'There is no such file, or it is no longer kept.' })
    return sendPieces(c, services, file, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })
  return calls
}
