/** What an operator does with a letter that came back as a Word file. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { RESUME_REFUSAL_WORDS } from '../domain/resume/pdf-reading.ts'
import { ORDER_FILE_BYTES_MAX } from '../domain/uploads/order-uploads.ts'
import { FILE_NAME_MAX } from '../domain/uploads/upload-limits.ts'
import type { UploadRefusal } from '../usecases/keep-files.ts'
import { changeReturned, readReturned, takeReturnedFile, viewReturned, type ChangeReturnedResult, type TakeFileResult } from '../usecases/returned-letter.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { readBytes, readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'
import { refuseUpload } from './upload-refusals.ts'

const BODY = { maxBytes: 16 * 1024 }
const TOO_LARGE = `At most ${ORDER_FILE_BYTES_MAX / 1024 / 1024} MB`
const changeBody = z.object({
  version: z.number().int().min(0),
  id: z.string().min(1).max(20),
  act: z.enum(['take', 'leave', 'reopen']),
  revision: z.number().int().min(0).nullable(),
})

type Result = TakeFileResult | ChangeReturnedResult
const REFUSALS = {
  'no-such-order': [404, 'There is no such order.'],
  'no-such-case': [404, 'There is no such case.'],
  'no-file': [409, 'No Word file came back yet.'],
  'not-possible': [409, 'No letter was delivered yet, or the order has changed. Load it again.'],
  busy: [503, RESUME_REFUSAL_WORDS.busy],
  'too-many': [422, 'This order holds as many files as it can.'],
  'no-such-change': [404, 'This change is not there any more. Load the page again.'],
  'changed-meanwhile': [409, 'It has changed since you loaded it. Load it again.'],
  'by-hand': [409, 'This cannot be taken over as it is: the draft has other words there now. Change it in the editor by hand, then set it aside here.'],
} as const satisfies Record<Exclude<Result['kind'], 'done' | 'notation' | UploadRefusal['kind']>, readonly [number, string]>

/** Mounted in the console's calls, behind their guard. */
export function consoleReturnedCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const place = '/orders/:reference/returned-letter'
  const on = (c: Context<OperatorCalls>) => ({ reference: c.req.param('reference') ?? '', actor: `operator:${c.get('operator').email}` })
  const answer = (c: Context<OperatorCalls>, result: Result) => {
    if (result.kind === 'done') return c.json(result)
    if (result.kind === 'notation') return refuse(c, 422, { kind: result.kind, message: `The signs in it do not fit: ${result.message}` })
    if ('field' in result) return refuseUpload(c, result, { tooLarge: TOO_LARGE })
    const [status, message] = REFUSALS[result.kind]
    return refuse(c, status, { kind: result.kind, message })
  }
  calls.get(place, async (c) => {
    const view = await viewReturned(services, on(c).reference)
    return view === null ? answer(c, { kind: 'no-such-case' }) : answered(c, 'GET /api/console/orders/:reference/returned-letter', view)
  })
  calls.post(`${place}/file`, async (c) => {
    const body = await readBytes(c, ORDER_FILE_BYTES_MAX, { message: TOO_LARGE })
    if (!body.ok) return body.response
    c.set('did', `order ${on(c).reference}: a Word file that came back was handed in`)
    return answer(c, await takeReturnedFile(services, { ...on(c), name: (c.req.query('name') ?? '').slice(0, FILE_NAME_MAX * 2), bytes: body.value }))
  })
  calls.post(`${place}/reading`, async (c) => {
    const body = await readCall(c, z.object({}), BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${on(c).reference}: the Word file that came back was read`)
    return answer(c, await readReturned(services, on(c)))
  })
  calls.post(`${place}/changes`, async (c) => {
    const body = await readCall(c, changeBody, BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${on(c).reference}: a change of the returned letter was ${{ take: 'taken', leave: 'left', reopen: 'opened again' }[body.value.act]}`)
    return answer(c, await changeReturned(services, { ...body.value, ...on(c) }))
  })
  return calls
}
