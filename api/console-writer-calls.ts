/** What an operator does with the reference letters of an order. The text of a letter is its writer's. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { WRITER_FIELD_MAX, WRITERS_MAX } from '../content/reference-letters.ts'
import { WRITER_KINDS } from '../domain/reference-letters/writer-questions.ts'
import { DELIVERY_LINE_MAX } from '../domain/uploads/large-files.ts'
import { actOnWriter, addWriter, compareWriters, previewLetter, releaseLetter, type AddWriterResult, type ReleaseLetterResult, type WriterActResult } from '../usecases/manage-writers.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'

const BODY = { maxBytes: 16 * 1024 }
const field = z.string().trim().max(WRITER_FIELD_MAX, `At most ${WRITER_FIELD_MAX} characters`)
const writerBody = z.object({ name: field.min(1, 'Give the name of the writer'), position: field.default(''), relation: field.default(''), petitioner: field.default(''), kind: z.enum(WRITER_KINDS) })
const releaseBody = z.object({ version: z.number().int().min(1), line: z.string().trim().max(DELIVERY_LINE_MAX, `At most ${DELIVERY_LINE_MAX} characters`).default('') })
const nothing = z.object({})

type Refused = Exclude<(AddWriterResult | WriterActResult | ReleaseLetterResult)['kind'], 'added' | 'done' | 'released' | 'letters-alike'>
const REFUSALS = {
  'no-such-order': [404, 'There is no such order.'],
  'no-such-writer': [404, 'This writer is not there any more. Load the order again.'],
  'not-possible': [409, 'This is not possible now: the order owes no further letter, or the letter is adopted, or the order has changed.'],
  'too-many': [409, `An order takes ${WRITERS_MAX} writers at most.`],
  'says-nothing': [422, 'The name of the writer and that of the petitioner are needed.'],
  'nothing-written': [422, 'Nothing is answered yet.'],
  'changed-meanwhile': [409, 'The letter has changed since you loaded it. Load the order again.'],
  'no-files': [422, 'There is nothing to release.'],
  'files-changed': [409, 'Other files lie ready for this letter. Release or remove them first.'],
} as const satisfies Record<Refused, readonly [number, string]>

/** Mounted in the console's calls, behind their guard. */
export function consoleWriterCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const place = '/orders/:reference/writers'
  const actorOf = (c: Context<OperatorCalls>) => `operator:${c.get('operator').email}`
  const referenceOf = (c: Context<OperatorCalls>) => c.req.param('reference') ?? ''
  const answer = (c: Context<OperatorCalls>, result: AddWriterResult | WriterActResult | ReleaseLetterResult) => {
    switch (result.kind) {
      case 'added':
      case 'done':
      case 'released':
        return c.json(result)
      case 'letters-alike':
        return refuse(c, 409, { kind: result.kind, message: `More than 2 % of this letter stands word for word in that of ${result.names.join(' and ')}. Ask the writers for their own words first.` })
      default: {
        const [status, message] = REFUSALS[result.kind]
        return refuse(c, status, { kind: result.kind, message })
      }
    }
  }
  calls.get(place, async (c) => {
    const view = await compareWriters(services, referenceOf(c))
    return view === null ? answer(c, { kind: 'no-such-order' }) : answered(c, 'GET /api/console/orders/:reference/writers', view)
  })
  calls.post(place, async (c) => {
    const body = await readCall(c, writerBody, BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${referenceOf(c)}: a writer was added`)
    return answer(c, await addWriter(services, { ...body.value, reference: referenceOf(c), actor: actorOf(c) }))
  })
  calls.get(`${place}/:id/preview`, async (c) => {
    const pdf = await previewLetter(services, { reference: referenceOf(c), id: c.req.param('id') })
    return pdf === null ? answer(c, { kind: 'nothing-written' }) : c.body(new Uint8Array(pdf), 200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })
  const act = (name: 'link' | 'revoke' | 'reopen' | 'remove', did: string) =>
    calls.post(`${place}/:id/${name}`, async (c) => {
      const body = await readCall(c, nothing, BODY)
      if (!body.ok) return body.response
      c.set('did', `order ${referenceOf(c)}: ${did}`)
      return answer(c, await actOnWriter(services, { reference: referenceOf(c), id: c.req.param('id') ?? '', act: name, actor: actorOf(c) }))
    })
  act('link', 'a writer got another link')
  act('revoke', 'a writer’s link was taken back')
  act('reopen', 'an adopted letter was opened for changes')
  act('remove', 'a writer was taken out')
  calls.post(`${place}/:id/release`, async (c) => {
    const body = await readCall(c, releaseBody, BODY)
    if (!body.ok) return body.response
    c.set('did', `order ${referenceOf(c)}: a reference letter was released`)
    return answer(c, await releaseLetter(services, { ...body.value, reference: referenceOf(c), id: c.req.param('id'), actor: actorOf(c) }))
  })
  return calls
}
