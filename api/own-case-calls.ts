/** A customer's own case: `GET /api/orders/{reference}/my-case/{document}.docx`, made anew at each download, and `POST …/my-case/resume`, which takes a resume as its bytes and adds rows to confirm. */
import { Hono } from 'hono'
import { z } from 'zod'
import { OWN_DOCUMENTS } from '../content/documents/own-case/own-documents.ts'
import { makeOwnDocument, readOwnResume, RESUME_BYTES_MAX } from '../usecases/own-case.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { readBytes, refuseLimited } from './calls.ts'
import { dispositionOf } from './file-calls.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export function ownCaseCalls(services: Services): Hono {
  const calls = new Hono()
  calls.get('/orders/:reference/my-case/:document', async (c) => {
    const which = z.enum(OWN_DOCUMENTS).safeParse(c.req.param('document').replace(/\.docx$/, ''))
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    const made = which.success ? await makeOwnDocument(services, { reference: c.req.param('reference'), which: which.data }) : ({ kind: 'no-such-case' } as const)
    if (made.kind === 'limited') return refuseLimited(c, made, 'This was downloaded many times within an hour. Please try again later.')
    if (made.kind === 'no-such-case') return refuse(c, 404, { kind: made.kind, message: 'There is no such document of this order.' })
    return c.body(Buffer.from(made.bytes), 200, { 'content-type': WORD, 'content-disposition': dispositionOf(made.name), 'content-security-policy': "default-src 'none'; sandbox" })
  })
  calls.post('/orders/:reference/my-case/resume', async (c) => {
    const tooLarge = 'The file is larger than 3 MB. Please send a smaller one.'
    const body = await readBytes(c, RESUME_BYTES_MAX, { message: tooLarge })
    if (!body.ok) return body.response
    const taken = await readOwnResume(services, { reference: c.req.param('reference'), bytes: body.value })
    switch (taken.kind) {
      case 'read':
        return answered(c, 'POST /api/orders/:reference/my-case/resume', { rows: taken.rows })
      case 'limited':
        return refuseLimited(c, taken, 'Many resumes were read within an hour. Please try again later, or type the facts.')
      case 'too-large':
        return refuse(c, 413, { kind: taken.kind, message: tooLarge })
      case 'unreadable':
        return refuse(c, 422, { kind: taken.kind, message: 'This file could not be read as a resume. A PDF or a Word file with text in it works; you can also type the facts.' })
      case 'no-such-case':
        return refuse(c, 404, { kind: taken.kind, message: 'There is no such order.' })
    }
  })
  return calls
}
