/**
 * A customer's own case: `GET /api/orders/{reference}/my-case/{document}.docx` and `GET …/evidence-plan.xlsx`, made anew at each
 * download; `POST …/my-case/resume` takes a resume as its bytes, `POST …/my-case/facts` what the generator read of one. Both
 * add rows to confirm.
 */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { OWN_DOCUMENTS } from '../content/documents/own-case/own-documents.ts'
import { personFactsSchema } from '../domain/person/person-facts.ts'
import { RESUME_REFUSAL_WORDS } from '../domain/resume/pdf-reading.ts'
import { makeEvidenceSheet, makeOwnDocument, mayTakeResume, readOwnResume, RESUME_BYTES_MAX, takeGeneratorFacts, type OwnDocumentResult, type ResumeTaken } from '../usecases/own-case.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { readBytes, readCall, refuseLimited } from './calls.ts'
import { dispositionOf } from './file-calls.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Of the facts of one resume, with the words each came from. */
const FACTS_BYTES_MAX = 524_288

export function ownCaseCalls(services: Services): Hono {
  const calls = new Hono()
  calls.get('/orders/:reference/my-case/:document', async (c) => {
    const which = z.enum(OWN_DOCUMENTS).safeParse(c.req.param('document').replace(/\.docx$/, ''))
    return sendMade(c, which.success ? await makeOwnDocument(services, { reference: c.req.param('reference'), which: which.data }) : { kind: 'no-such-case' }, WORD)
  })
  calls.get('/orders/:reference/evidence-plan.xlsx', async (c) => sendMade(c, await makeEvidenceSheet(services, { reference: c.req.param('reference') }), EXCEL))
  calls.post('/orders/:reference/my-case/resume', async (c) => {
    const may = await mayTakeResume(services, c.req.param('reference'))
    if (may.kind !== 'allowed') return refuseTaken(c, may)
    const body = await readBytes(c, RESUME_BYTES_MAX, { message: TOO_LARGE })
    if (!body.ok) return body.response
    const taken = await readOwnResume(services, { reference: c.req.param('reference'), bytes: body.value })
    return taken.kind === 'read' ? answered(c, 'POST /api/orders/:reference/my-case/resume', { rows: taken.rows }) : refuseTaken(c, taken)
  })
  calls.post('/orders/:reference/my-case/facts', async (c) => {
    const may = await mayTakeResume(services, c.req.param('reference'))
    if (may.kind !== 'allowed') return refuseTaken(c, may)
    const body = await readCall(c, personFactsSchema, { maxBytes: FACTS_BYTES_MAX, message: 'The facts on this device are from an earlier version of the site. Send the resume instead.' })
    if (!body.ok) return body.response
    const taken = await takeGeneratorFacts(services, { reference: c.req.param('reference'), person: body.value })
    return taken.kind === 'read' ? answered(c, 'POST /api/orders/:reference/my-case/facts', { rows: taken.rows }) : refuseTaken(c, taken)
  })
  return calls
}

const TOO_LARGE = 'The file is larger than 3 MB. Please send a smaller one.'

function sendMade(c: Context, made: OwnDocumentResult, mediaType: string): Response {
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer')
  if (made.kind === 'limited') return refuseLimited(c, made, 'This was downloaded many times within an hour. Please try again later.')
  if (made.kind === 'no-such-case') return refuse(c, 404, { kind: made.kind, message: 'There is no such document of this order.' })
  return c.body(Buffer.from(made.bytes), 200, { 'content-type': mediaType, 'content-disposition': dispositionOf(made.name), 'content-security-policy': "default-src 'none'; sandbox" })
}

function refuseTaken(c: Context, taken: Exclude<ResumeTaken, { kind: 'read' }>): Response {
  switch (taken.kind) {
    case 'limited':
      return refuseLimited(c, taken, 'Many resumes were read within an hour. Please try again later, or type the facts.')
    case 'too-large':
      return refuse(c, 413, { kind: taken.kind, message: TOO_LARGE })
    case 'unreadable':
      return refuse(c, 422, { kind: taken.kind, message: 'This file could not be read as a resume. A PDF or a Word file with text in it works; you can also type the facts.' })
    case 'busy':
      return refuse(c, 503, { kind: taken.kind, message: RESUME_REFUSAL_WORDS.busy })
    case 'no-such-case':
      return refuse(c, 404, { kind: taken.kind, message: 'There is no such order.' })
  }
}
