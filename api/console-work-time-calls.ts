/** How long operators work on an order. Telling of it is no action of theirs: it stands in no list. */
import { Hono } from 'hono'
import { z } from 'zod'
import type { Services } from '../usecases/services.ts'
import { addWork, viewWork, WORK_SECONDS_MAX, WORK_STEPS } from '../usecases/work-times.ts'
import { answered, refuse } from './answers.ts'
import { readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'

const workBody = z.object({ step: z.enum(WORK_STEPS), seconds: z.number().int().min(1).max(WORK_SECONDS_MAX) })
const NO_ORDER = { kind: 'no-such-order', message: 'There is no such order.' }

export const WORK_TIME_PATH = /\/orders\/[^/]+\/work$/

/** Mounted in the console's calls, behind their guard. */
export function consoleWorkTimeCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.get('/orders/:reference/work', async (c) => {
    const work = await viewWork(services, c.req.param('reference'))
    return work === null ? refuse(c, 404, NO_ORDER) : answered(c, 'GET /api/console/orders/:reference/work', work)
  })
  calls.post('/orders/:reference/work', async (c) => {
    const body = await readCall(c, workBody, { maxBytes: 1024 })
    if (!body.ok) return body.response
    const added = await addWork(services, { ...body.value, reference: c.req.param('reference'), actor: `operator:${c.get('operator').email}` })
    return added ? c.json({ kind: 'done' }) : refuse(c, 404, NO_ORDER)
  })
  return calls
}
