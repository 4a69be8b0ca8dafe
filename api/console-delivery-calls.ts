/** What an operator does with one thing that an order owes: begin, pause, put files ready, release, accept for the customer. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { DELIVERY_FILES_MAX, DELIVERY_LINE_MAX, LARGE_FILE_BYTES_MAX } from '../domain/uploads/large-files.ts'
import { FILE_NAME_MAX } from '../domain/uploads/upload-limits.ts'
import type { Services } from '../usecases/services.ts'
import { acceptForCustomer, beginDeliverable, pauseDeliverable, type OperateResult } from '../usecases/operate-order.ts'
import { addReadyFile, type ReadyFileResult, releaseDelivery, type ReleaseResult, removeReadyFile } from '../usecases/release-delivery.ts'
import { refuse } from './answers.ts'
import { readBytes, readCall } from './calls.ts'
import { reasonGiven, type OperatorCalls } from './console-guard.ts'
import { refuseUpload } from './upload-refusals.ts'

const BODY = { maxBytes: 16 * 1024 }
const causeBody = z.object({ cause: reasonGiven('Say why, for the history') })
const pauseBody = z.object({ reason: reasonGiven('Say what it waits for') })
const deliveryBody = z.object({
  line: z.string().trim().max(DELIVERY_LINE_MAX, `At most ${DELIVERY_LINE_MAX} characters`).default(''),
  fileIds: z.array(z.uuid()).max(DELIVERY_FILES_MAX).default([]),
})

const TOO_LARGE = `At most ${LARGE_FILE_BYTES_MAX / 1024 / 1024} MB a file`
const CHANGED = 'The order has changed, or this cannot follow. Load it again.'

const FILE_REFUSALS = {
  'no-such-order': { status: 404, message: 'There is no such order.' },
  'not-possible': { status: 409, message: CHANGED },
  'too-many': { status: 422, message: `At most ${DELIVERY_FILES_MAX} files` },
} as const satisfies Partial<Record<ReadyFileResult['kind'], { status: number; message: string }>>

const RELEASE_REFUSALS = {
  'no-such-order': { status: 404, message: 'There is no such order.' },
  'not-possible': { status: 409, message: CHANGED },
  'no-files': { status: 422, message: 'Put at least one file ready first.' },
  'files-changed': { status: 409, message: 'Other files lie ready than those on your screen. Load the order again.' },
} as const satisfies Record<Exclude<ReleaseResult['kind'], 'released'>, { status: number; message: string }>

/** Mounted in the console's calls, behind their guard. */
export function consoleDeliveryCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const actorOf = (c: Context<OperatorCalls>) => `operator:${c.get('operator').email}`
  /** An id that is none names nothing of the order. */
  const idOf = (c: Context<OperatorCalls>) => z.uuid().safeParse(c.req.param('id')).data ?? '00000000-0000-0000-0000-000000000000'
  const answer = (c: Context<OperatorCalls>, { kind }: OperateResult) => {
    if (kind === 'done') return c.json({})
    return kind === 'no-such-order' ? refuse(c, 404, { kind, message: 'There is no such order.' }) : refuse(c, 409, { kind, message: CHANGED })
  }
  const place = '/orders/:reference/deliverables/:id'

  type On = { reference: string; deliverableId: string; actor: string }
  const act = <S extends z.ZodType<object>>(path: string, did: string, schema: S, work: (given: On & z.output<S>) => Promise<OperateResult>) =>
    calls.post(`${place}/${path}`, async (c) => {
      const body = await readCall(c, schema, BODY)
      if (!body.ok) return body.response
      const reference = c.req.param('reference') ?? ''
      c.set('did', `order ${reference}: ${did}`)
      return answer(c, await work({ reference, deliverableId: idOf(c), actor: actorOf(c), ...body.value }))
    })

  act('begin', 'work begun or resumed', causeBody, (given) => beginDeliverable(services, given))
  act('pause', 'paused', pauseBody, (given) => pauseDeliverable(services, given))
  act('acceptance', 'accepted for the customer', causeBody, (given) => acceptForCustomer(services, given))
  calls.post(`${place}/files`, async (c) => {
    const body = await readBytes(c, LARGE_FILE_BYTES_MAX, { message: TOO_LARGE })
    if (!body.ok) return body.response
    const name = (c.req.query('name') ?? '').slice(0, FILE_NAME_MAX * 2)
    const result = await addReadyFile(services, { reference: c.req.param('reference'), deliverableId: idOf(c), name, bytes: body.value })
    c.set('did', `order ${c.req.param('reference')}: a file was put ready`)
    switch (result.kind) {
      case 'ready':
        return c.json({ id: result.file.id, name: result.file.name, bytes: result.file.bytes, kept: true }, 201)
      case 'no-such-order':
      case 'not-possible':
      case 'too-many':
        return refuse(c, FILE_REFUSALS[result.kind].status, { kind: result.kind, message: FILE_REFUSALS[result.kind].message })
      default:
        return refuseUpload(c, result, { tooLarge: TOO_LARGE })
    }
  })
  calls.post('/orders/:reference/ready-files/:id/removal', async (c) => {
    c.set('did', `order ${c.req.param('reference')}: a file that lay ready was taken away`)
    return (await removeReadyFile(services, { reference: c.req.param('reference'), fileId: idOf(c) }))
      ? c.json({})
      : refuse(c, 404, { kind: 'no-such-file', message: 'This file does not lie ready any more.' })
  })
  calls.post(`${place}/delivery`, async (c) => {
    const body = await readCall(c, deliveryBody, BODY)
    if (!body.ok) return body.response
    const result = await releaseDelivery(services, { reference: c.req.param('reference'), deliverableId: idOf(c), actor: actorOf(c), ...body.value })
    c.set('did', `order ${c.req.param('reference')}: delivered`)
    if (result.kind === 'released') return c.json({ deliveryId: result.deliveryId }, 201)
    const { status, message } = RELEASE_REFUSALS[result.kind]
    return refuse(c, status, { kind: result.kind, message })
  })
  return calls
}
