/** What an operator does with the review of a business plan. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { REMARK_MAX } from '../content/plan-review.ts'
import { isOurFault, RESUME_REFUSAL_WORDS } from '../domain/resume/pdf-reading.ts'
import { DELIVERY_LINE_MAX } from '../domain/uploads/large-files.ts'
import {
  changePlanReview,
  previewPlanReview,
  readPlan,
  releasePlanReview,
  viewPlanReview,
  type ChangePlanReviewResult,
  type ReadPlanResult,
  type ReleasePlanReviewResult,
} from '../usecases/review-plan.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'

const BODY = { maxBytes: 32 * 1024 }
const words = z
  .string()
  .trim()
  .max(REMARK_MAX, `At most ${REMARK_MAX.toLocaleString('en-US')} characters`)
const says = words.min(1, 'Write the remark')
const id = z.string().min(1).max(20)
const version = z.number().int().min(0)
const changeBody = z.object({
  version,
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('remark'), id, says, advice: words }),
    z.object({ kind: z.literal('drop'), id, dropped: z.boolean() }),
    z.object({ kind: z.literal('add'), paragraph: z.number().int().min(0).nullable(), says, advice: words }),
    z.object({ kind: z.literal('summary'), text: words }),
  ]),
})
const releaseBody = z.object({ version, line: z.string().trim().max(DELIVERY_LINE_MAX, `At most ${DELIVERY_LINE_MAX} characters`).default('') })

type Result = ReadPlanResult | ChangePlanReviewResult | ReleasePlanReviewResult
const REFUSALS = {
  'no-such-order': [404, 'This order owes no review of a plan.'],
  'no-plan': [409, 'No plan is here yet. The customer hands it over on the page of the order.'],
  'not-possible': [409, 'The order has changed, or this cannot follow. Load it again.'],
  'changed-meanwhile': [409, 'The review has changed since you loaded it. Load it again.'],
  'no-such-remark': [404, 'This remark is not there any more. Load the review again.'],
  'no-files': [422, 'There is nothing to release.'],
  'files-changed': [409, 'Other files lie ready for the review. Release or remove them first.'],
} as const satisfies Record<Exclude<Result['kind'], 'done' | 'released' | 'unreadable'>, readonly [number, string]>

/** Mounted in the console's calls, behind their guard. */
export function consolePlanCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const place = '/orders/:reference/plan-review'
  const on = (c: Context<OperatorCalls>) => ({ reference: c.req.param('reference') ?? '', actor: `operator:${c.get('operator').email}` })
  const answer = (c: Context<OperatorCalls>, result: Result) => {
    if (result.kind === 'done' || result.kind === 'released') return c.json(result)
    if (result.kind === 'unreadable') return refuse(c, isOurFault(result.why) ? 503 : 422, { kind: result.kind, message: RESUME_REFUSAL_WORDS[result.why] })
    const [status, message] = REFUSALS[result.kind]
    return refuse(c, status, { kind: result.kind, message })
  }
  calls.get(place, async (c) => {
    const view = await viewPlanReview(services, on(c).reference)
    return view === null ? answer(c, { kind: 'no-such-order' }) : answered(c, 'GET /api/console/orders/:reference/plan-review', view)
  })
  calls.get(`${place}/preview`, async (c) => {
    const pdf = await previewPlanReview(services, on(c))
    return pdf === null ? answer(c, { kind: 'no-plan' }) : c.body(new Uint8Array(pdf), 200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })
  calls.post(`${place}/reading`, async (c) => {
    const body = await readCall(c, z.object({}), BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${on(c).reference}: the business plan was read`)
    return answer(c, await readPlan(services, on(c)))
  })
  calls.post(`${place}/changes`, async (c) => {
    const body = await readCall(c, changeBody, BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${on(c).reference}: the review of the plan was changed`)
    return answer(c, await changePlanReview(services, { ...body.value, reference: on(c).reference }))
  })
  calls.post(`${place}/release`, async (c) => {
    const body = await readCall(c, releaseBody, BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${on(c).reference}: the review of the plan was released`)
    return answer(c, await releasePlanReview(services, { ...body.value, ...on(c) }))
  })
  return calls
}
