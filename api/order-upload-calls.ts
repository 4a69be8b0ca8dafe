/** Files that a customer hands over on the page of an order: announced, sent in pieces, put together, taken back. The reference of the order is the key. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { FILE_NEEDS } from '../domain/orders/needed-files.ts'
import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX, UPLOAD_CHUNK_BYTES } from '../domain/uploads/order-uploads.ts'
import { FILE_NAME_MAX } from '../domain/uploads/upload-limits.ts'
import { addUploadChunk, beginUpload, cancelUpload, completeUpload, removeOrderFile } from '../usecases/order-uploads.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { readBytes, readCall, refuseLimited } from './calls.ts'
import { refuseUpload } from './upload-refusals.ts'

export const beginUploadBody = z.object({
  need: z.enum(FILE_NEEDS),
  name: z.string().max(FILE_NAME_MAX * 2),
  bytes: z.number().int().min(0),
  /** Of the whole file, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const LIMIT = { tooLarge: `The file is larger than ${ORDER_FILE_BYTES_MAX / 1024 / 1024} MB. Please send it in parts.` }
const noOrder = (c: Context) => refuse(c, 404, { kind: 'no-such-order', message: 'There is no such order.' })
const noUpload = (c: Context) => refuse(c, 404, { kind: 'no-such-upload', message: 'This upload is no longer active. Please choose the file again.' })

export function orderUploadCalls(services: Services): Hono {
  const calls = new Hono()
  const place = '/orders/:reference/uploads'
  /** An id that is none names nothing of the order. */
  const idOf = (c: Context) => z.uuid().safeParse(c.req.param('id')).data ?? '00000000-0000-0000-0000-000000000000'

  calls.post(place, async (c) => {
    const body = await readCall(c, beginUploadBody, { maxBytes: 4_000, message: 'This file cannot be sent.' })
    if (!body.ok) return body.response
    const result = await beginUpload(services, { reference: c.req.param('reference'), ...body.value })
    switch (result.kind) {
      case 'begun':
        return answered(c, 'POST /api/orders/:reference/uploads', result, 201)
      case 'kept':
        return answered(c, 'POST /api/orders/:reference/uploads', result)
      case 'no-such-order':
        return noOrder(c)
      case 'not-possible':
        return refuse(c, 409, { kind: result.kind, message: 'This order takes no such files now. Please load the page again.' })
      case 'too-many':
        return refuse(c, 422, { kind: result.kind, message: `The order holds no more: at most ${ORDER_FILES_MAX} files, 400 MB in all. Please write to us.` })
      case 'limited':
        return refuseLimited(c, result, 'These are many files within an hour. They go on by themselves in a while.')
      default:
        return refuseUpload(c, result, LIMIT)
    }
  })
  calls.post(`${place}/:id/chunks`, async (c) => {
    const start = Number(c.req.query('start') ?? NaN)
    const body = await readBytes(c, UPLOAD_CHUNK_BYTES)
    if (!body.ok) return body.response
    const result = await addUploadChunk(services, { reference: c.req.param('reference'), uploadId: idOf(c), start, bytes: body.value })
    if (result.kind === 'no-such-upload') return noUpload(c)
    if (result.kind === 'received') return answered(c, 'POST /api/orders/:reference/uploads/:id/chunks', { received: result.received })
    return refuse(c, 409, { kind: result.kind, message: 'Another piece of the file is wanted.', received: result.received })
  })
  calls.post(`${place}/:id/completion`, async (c) => {
    const result = await completeUpload(services, { reference: c.req.param('reference'), uploadId: idOf(c) })
    switch (result.kind) {
      case 'kept':
        return answered(c, 'POST /api/orders/:reference/uploads/:id/completion', result, 201)
      case 'no-such-upload':
        return noUpload(c)
      case 'incomplete':
        return refuse(c, 409, { kind: result.kind, message: 'The file has not arrived as a whole.', received: result.received })
      case 'damaged':
        return refuse(c, 409, { kind: result.kind, message: 'What arrived differs from your file. Please send it again.' })
      default:
        return refuseUpload(c, result, LIMIT)
    }
  })
  calls.post(`${place}/:id/removal`, async (c) => ((await cancelUpload(services, { reference: c.req.param('reference'), uploadId: idOf(c) })) ? c.json({}) : noUpload(c)))
  calls.post('/orders/:reference/uploaded-files/:id/removal', async (c) =>
    (await removeOrderFile(services, { reference: c.req.param('reference'), fileId: idOf(c) })) ? c.json({}) : refuse(c, 404, { kind: 'no-such-file', message: 'This file is no longer there.' }),
  )
  return calls
}
