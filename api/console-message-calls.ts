/** What operators begin the day with, and what they answer: the threads of orders, contact messages, requests for an evaluation. */
import { Hono } from 'hono'
import { z } from 'zod'
import { MESSAGE_MAX } from '../domain/orders/order-messages.ts'
import type { Services } from '../usecases/services.ts'
import type { AnswerLeadResult } from '../usecases/answer-lead.ts'
import { replaceReplyAddress, seeMessages, settleMessages, writeToCustomer } from '../usecases/order-messages.ts'
import { unanswered } from '../usecases/unanswered.ts'
import { viewToday } from '../usecases/view-today.ts'
import { answered, refuse } from './answers.ts'
import { readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'
import { answerLead } from '../usecases/answer-lead.ts'

const BODY = { maxBytes: 32 * 1024 }
const words = z
  .string({ error: 'Write the answer' })
  .trim()
  .min(1, 'Write the answer')
  .max(MESSAGE_MAX, `At most ${MESSAGE_MAX.toLocaleString('en-US')} characters`)
const messageBody = z.object({ text: words })
/** Null marks it as answered without a mail. */
const answerBody = z.object({ text: words.nullable() })

const NO_ORDER = { kind: 'no-such-order', message: 'There is no such order.' }

const LEAD_REFUSALS = {
  'no-such-lead': { status: 404, message: 'There is no such message.' },
  'answered-before': { status: 409, message: 'This was answered before. Load the list again.' },
  'no-address': { status: 422, message: 'No address was left to answer to.' },
} as const satisfies Record<Exclude<AnswerLeadResult['kind'], 'done'>, { status: number; message: string }>

/** Mounted in the console's calls, behind their guard. */
export function consoleMessageCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.get('/today', async (c) => answered(c, 'GET /api/console/today', await viewToday(services)))
  calls.get('/unanswered', async (c) => answered(c, 'GET /api/console/unanswered', { now: services.clock.now(), rows: await unanswered(services) }))
  calls.post('/orders/:reference/messages', async (c) => {
    const body = await readCall(c, messageBody, BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${c.req.param('reference')}: wrote to the customer`)
    const { kind } = await writeToCustomer(services, { reference: c.req.param('reference'), actor: `operator:${c.get('operator').email}`, ...body.value })
    return kind === 'written' ? c.json({}, 201) : refuse(c, 404, NO_ORDER)
  })
  calls.post('/orders/:reference/messages/seen', async (c) => {
    c.set('did', `order ${c.req.param('reference')}: read its messages`)
    return (await seeMessages(services, { reference: c.req.param('reference'), by: 'operator' })) ? c.json({}) : refuse(c, 404, NO_ORDER)
  })
  calls.post('/orders/:reference/messages/answered', async (c) => {
    c.set('did', `order ${c.req.param('reference')}: marked its messages as answered`)
    return (await settleMessages(services, { reference: c.req.param('reference') })) === null ? refuse(c, 404, NO_ORDER) : c.json({})
  })
  calls.post('/orders/:reference/messages/reply-address', async (c) => {
    const reference = c.req.param('reference')
    c.set('did', `order ${reference}: replaced the address for answers by mail`)
    return (await replaceReplyAddress(services, { reference, actor: `operator:${c.get('operator').email}` })) ? c.json({}) : refuse(c, 404, NO_ORDER)
  })
  calls.post('/leads/:id/answer', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const body = await readCall(c, answerBody, BODY)
    if (!body.ok) return body.response
    const result = id.success ? await answerLead(services, { id: id.data, actor: `operator:${c.get('operator').email}`, ...body.value }) : ({ kind: 'no-such-lead' } as const)
    c.set('did', `lead ${c.req.param('id')}: ${body.value.text === null ? 'marked as answered' : 'answered by mail'}`)
    if (result.kind === 'done') return c.json({})
    const { status, message } = LEAD_REFUSALS[result.kind]
    return refuse(c, status, { kind: result.kind, message })
  })
  return calls
}
