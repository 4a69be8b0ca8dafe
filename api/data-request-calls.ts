/** Download and deletion of one's own data by a mailed link (privacy policy). */
import { Hono } from 'hono'
import { z } from 'zod'
import { DATA_REQUESTS } from '../content/data-requests.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import type { Services } from '../usecases/services.ts'
import { DATA_REQUEST_KINDS, type ZipPart } from '../usecases/ports.ts'
import { answered, refuse } from './answers.ts'
import { readCall, refuseLimited, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { streamed } from './streamed.ts'
import { downloadData, requestData, type DataExport } from '../usecases/request-data.ts'
import { deleteData } from '../usecases/delete-data.ts'

export const DATA_REQUEST_LIMIT = 'data-request'
/** Each reads everything of a person. */
export const DATA_DOWNLOAD_LIMIT = 'data-download'

export const dataRequestBody = z.object({
  email: z.string().trim().refine(isEmailAddress, 'Enter a valid e-mail'),
  kind: z.enum(DATA_REQUEST_KINDS),
  idempotencyKey: z.string().optional(),
})

/** Without a word about them packages stay. */
export const deletionBody = z.object({ packages: z.boolean().default(false) })

async function* encoded(texts: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

async function* partsOf({ data, files }: DataExport): AsyncGenerator<ZipPart, void> {
  yield { name: 'data.json', text: true, pieces: () => encoded(data()) }
  for await (const { name, pieces } of files()) yield { name: `files/${name}`, pieces }
}

const GONE = { kind: 'no-such-link', message: 'This link is over or was used already. Please ask for a new one.' }

export function dataRequestCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/data-requests', async (c) => {
    const given = await readCall(c, dataRequestBody, { maxBytes: 4000 })
    if (!given.ok) return given.response
    const answer = await services.limits.consume(DATA_REQUEST_LIMIT, visitorOf(c, settings))
    const limited = await refuseOverLimit(c, answer, 'Too many requests from this connection. Please wait a few minutes and try again.')
    if (limited) return limited
    await requestData(services, given.value)
    return answered(c, 'POST /api/data-requests', { message: 'Check your email: we sent a link to this address.' }, 202)
  })
  calls.get('/data-requests/:token/download', async (c) => {
    const limited = await refuseOverLimit(
      c,
      await services.limits.consume(DATA_DOWNLOAD_LIMIT, visitorOf(c, settings)),
      'Too many downloads from this connection. Please wait a few minutes and try again.',
    )
    if (limited) return limited
    const found = await downloadData(services, c.req.param('token'))
    if (found === null) return refuse(c, 404, GONE)
    if (found.kind === 'limited') return refuseLimited(c, found, DATA_REQUESTS.link.limited)
    return c.body(
      streamed(services.zip(partsOf(found)), 'the download', (error) => services.report('the download of a person’s data broke off', error)),
      200,
      {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'cache-control': 'private, no-store',
      },
    )
  })
  calls.post('/data-requests/:token/deletion', async (c) => {
    const given = await readCall(c, deletionBody, { maxBytes: 1000 })
    if (!given.ok) return given.response
    const done = await deleteData(services, c.req.param('token'), given.value)
    if (done === null) return refuse(c, 404, GONE)
    if (done.kind === 'limited') return refuseLimited(c, done, DATA_REQUESTS.link.limited)
    const { deleted, kept } = done
    return answered(c, 'POST /api/data-requests/:token/deletion', { deleted, kept })
  })
  return calls
}
