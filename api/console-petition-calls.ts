/** What an operator does with the case and the letter of an order. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { ELEMENTS, EXHIBIT_STATES } from '../domain/petition/case-file.ts'
import { DELIVERY_LINE_MAX } from '../domain/uploads/large-files.ts'
import { settleOnBehalf, tieExhibitFile } from '../usecases/case-evidence.ts'
import { printFolder } from '../usecases/print-folder.ts'
import { changeArguments, chooseArguments } from '../usecases/choose-arguments.ts'
import { addCandidate, addCaseExhibit, changeCaseExhibit, choosePriorities, proposeFact, readCaseAgain, showCaseFact } from '../usecases/petition-case.ts'
import { draftWithModel } from '../usecases/draft-with-model.ts'
import { answerComment, COMMENT_MAX, compareRevisions } from '../usecases/petition-rounds.ts'
import { composeDraft, editBlock, waiveFinding } from '../usecases/petition-draft.ts'
import { previewPetition, releaseFirstDraft, releasePetition } from '../usecases/release-petition.ts'
import type { Services } from '../usecases/services.ts'
import { BLOCK_TEXT_MAX } from '../domain/petition/draft.ts'
import { viewOperatorCase } from '../usecases/view-petition.ts'
import { answered, refuse } from './answers.ts'
import { sendPieces } from './file-answers.ts'
import { readCall, refuseLimited } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'

const BODY = { maxBytes: 128 * 1024 }
const text = (missing: string, max = BLOCK_TEXT_MAX) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `At most ${max.toLocaleString('en-US')} characters`)
const id = z.string().min(1).max(120)
const ids = z.array(id).max(60)
const options = z.object({ eb2: ids, p1: ids, p2: ids, p3: ids })
const revision = z.number().int().min(0)
const line = z.string().trim().max(DELIVERY_LINE_MAX, `At most ${DELIVERY_LINE_MAX} characters`).default('')
const proves = z.array(z.enum(['Identity', 'Filing', 'EB-2', 'Prong 1', 'Prong 2', 'Prong 3'])).min(1, 'Say what it shows')

const bodies = {
  nothing: z.object({}),
  fact: z.object({ element: z.enum(ELEMENTS), text: text('Write the fact') }),
  onBehalf: z.object({
    source: z.object({
      kind: z.enum(['message', 'upload'], { error: 'Say where the customer says so' }),
      id: z.string({ error: 'Say where the customer says so' }).min(1).max(60),
      quote: text('Give the words', 1000),
    }),
    fact: z.union([z.object({ id, rev: revision }), z.object({ element: z.enum(ELEMENTS), text: text('Write the fact') })]),
  }),
  file: z.object({ exhibit: id, fileId: id, tied: z.boolean() }),
  shown: z.object({ id, exhibits: ids }),
  exhibit: z.object({ title: text('Name the document', 300), proves }),
  exhibitChange: z.object({
    id,
    title: text('Name the document', 300).optional(),
    state: z.enum(EXHIBIT_STATES).optional(),
    existed: z.enum(['yes', 'no', 'unknown']).optional(),
    translation: z.enum(['not-needed', 'needed', 'done']).optional(),
  }),
  priorities: z.object({ keys: ids }),
  candidate: z.object({ title: text('Give it a title', 300), text: text('Write the endeavor', 4000) }),
  choice: z.object({ endeavor: text('Write the endeavor', 4000), options }),
  options: z.object({ options }),
  block: z.object({
    id,
    revision,
    change: z.union([
      z.object({ text: text('A paragraph needs words. To leave it out, take it out.') }),
      z.object({ reviewed: z.boolean() }),
      z.object({ removed: z.boolean() }),
      z.object({ beside: z.enum(['take', 'keep']) }),
      z.object({ composed: z.literal(true) }),
    ]),
  }),
  model: z.object({ id, revision }),
  waiver: z.object({ key: z.string().min(1).max(400), reason: text('Say why', 500).nullable() }),
  comment: z.object({ id: z.string().min(1).max(60), answer: text('Say what was done', COMMENT_MAX) }),
  firstDraft: z.object({ version: revision, line }),
  release: z.object({ revision, line }),
}

/** What a refused act says. */
const REFUSALS: Record<string, readonly [status: 404 | 409 | 422, message: string]> = {
  'no-such-case': [404, 'This order has no case yet. It is made when the input form is read.'],
  'no-such-order': [404, 'There is no such order.'],
  'no-such-fact': [404, 'This fact is not in the case any more. Load it again.'],
  'no-such-source': [404, 'This message or file of the customer is not there any more. Load it again.'],
  'not-in-source': [422, 'These words do not stand in the customer’s message. Copy them as they stand there.'],
  'no-such-exhibit': [404, 'This exhibit is not in the case any more. Load it again.'],
  'no-such-comment': [404, 'This comment is answered already, or is not there any more. Load it again.'],
  'no-such-revision': [404, 'There is no such revision.'],
  'no-such-block': [404, 'This paragraph is no longer in the letter. Load it again.'],
  'no-model': [409, 'No language model is set up. The composer’s text stands.'],
  'not-for-model': [409, 'A model words paragraphs of the composer’s that rest on facts as they are now; this is none.'],
  'not-possible': [409, 'The order has changed, or this cannot follow. Load it again.'],
  'not-locked': [409, 'The customer has not chosen yet: an endeavor, or, of a notice, a confirmed table and a way to answer each request.'],
  'table-open': [409, 'The customer has not confirmed the table of requests yet.'],
  'not-whole': [422, 'Choose one door to EB-2, one argument for prong one, one for prong two, and at least one for prong three.'],
  locked: [409, 'The endeavor is chosen already. It cannot be changed after that.'],
  'case-full': [409, 'The case holds 300 facts or 300 exhibits, which is the most it can.'],
  'says-nothing': [422, 'There are no words in it.'],
  identifier: [422, 'It holds a personal identifier. Leave it out.'],
  'speaks-to-machine': [422, 'It speaks to a machine. Leave that out.'],
  'changed-meanwhile': [409, 'It has changed since you loaded it. Load it again.'],
  'no-files': [422, 'There is nothing to release.'],
  'files-changed': [409, 'Other files lie ready than before. Load the order again.'],
}

/** Mounted in the console's calls, behind their guard. */
export function consolePetitionCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const place = '/orders/:reference/petition'
  const actorOf = (c: Context<OperatorCalls>) => `operator:${c.get('operator').email}`
  const answer = (c: Context<OperatorCalls>, result: { kind: string } & Record<string, unknown>) => {
    if (result.kind === 'done' || result.kind === 'released') return c.json(result)
    if (result.kind === 'conflict') return c.json({ ...result, message: 'Another operator changed this paragraph meanwhile. Your text is kept on your screen; theirs stands beside it.' }, 409)
    if (result.kind === 'notation') return refuse(c, 422, { kind: 'notation', message: `The signs in it do not fit: ${String(result['message'])}` })
    if (result.kind === 'findings-open') return refuse(c, 409, { kind: 'findings-open', message: `${String(result['open'])} blocking findings are open. Mend them, or set them aside with a reason.` })
    const [status, message] = REFUSALS[result.kind] ?? [409, 'This is not possible now.']
    return refuse(c, status, { kind: result.kind, message })
  }
  const act = <S extends z.ZodType>(path: string, did: string, schema: S, work: (given: z.output<S>, on: { reference: string; actor: string }) => Promise<{ kind: string }>) =>
    calls.post(`${place}/${path}`, async (c) => {
      const body = await readCall(c, schema, BODY)
      if (!body.ok) return body.response
      const reference = c.req.param('reference') ?? ''
      c.set('did', `order ${reference}: ${did}`)
      return answer(c, await work(body.value, { reference, actor: actorOf(c) }))
    })

  calls.get(place, async (c) => {
    const found = await viewOperatorCase(services, c.req.param('reference'))
    return found === null ? answer(c, { kind: 'no-such-case' }) : answered(c, 'GET /api/console/orders/:reference/petition', found)
  })
  calls.get(`${place}/preview`, async (c) => {
    const pdf = await previewPetition(services, { reference: c.req.param('reference') })
    return pdf === null ? answer(c, { kind: 'no-such-case' }) : c.body(new Uint8Array(pdf), 200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })
  calls.get(`${place}/comparison`, async (c) => {
    const [from, to] = [Number(c.req.query('from')), Number(c.req.query('to'))]
    const found = Number.isSafeInteger(from) && Number.isSafeInteger(to) ? await compareRevisions(services, { reference: c.req.param('reference'), from, to }) : null
    return found === null ? answer(c, { kind: 'no-such-revision' }) : answered(c, 'GET /api/console/orders/:reference/petition/comparison', found)
  })
  act('comments', 'a comment was answered', bodies.comment, (given, on) => answerComment(services, { ...given, ...on }))
  act('reading', 'the input form is read again', bodies.nothing, (_given, on) => readCaseAgain(services, on))
  act('facts', 'a fact was proposed', bodies.fact, (given, on) => proposeFact(services, { ...given, ...on }))
  act('facts/on-behalf', 'a fact was settled for the customer', bodies.onBehalf, (given, on) => settleOnBehalf(services, { ...given, ...on }))
  act('exhibits/files', 'a file was tied to an exhibit', bodies.file, (given, on) => tieExhibitFile(services, { ...given, ...on }))
  calls.get(`${place}/folder`, async (c) => {
    const folder = await printFolder(services, { reference: c.req.param('reference'), released: false, reader: actorOf(c) })
    if (folder.kind === 'limited') return refuseLimited(c, folder, 'This folder was made many times within an hour. Please try again later.')
    return folder.kind === 'no-such-folder' ? answer(c, { kind: 'no-such-case' }) : sendPieces(c, services, folder, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  })
  act('facts/exhibits', 'a fact was tied to exhibits', bodies.shown, (given, on) => showCaseFact(services, { ...given, ...on }))
  act('exhibits', 'an exhibit was added', bodies.exhibit, (given, on) => addCaseExhibit(services, { ...given, ...on }))
  act('exhibits/state', 'an exhibit was changed', bodies.exhibitChange, ({ id: exhibit, ...given }, { reference }) =>
    changeCaseExhibit(services, { id: exhibit, reference, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }),
  )
  act('priorities', 'public documents were chosen', bodies.priorities, (given, on) => choosePriorities(services, { ...given, ...on }))
  act('candidates', 'an endeavor was offered', bodies.candidate, (given, on) => addCandidate(services, { ...given, ...on }))
  act('choice', 'the customer’s choice was recorded', bodies.choice, (given, on) => chooseArguments(services, { ...given, ...on }))
  act('arguments', 'other arguments were chosen', bodies.options, (given, on) => changeArguments(services, { ...given, ...on }))
  act('draft', 'the letter was composed', bodies.nothing, (_given, on) => composeDraft(services, on))
  act('blocks', 'a paragraph was changed', bodies.block, ({ id: blockId, ...given }, on) => editBlock(services, { blockId, ...given, ...on }))
  act('blocks/model', 'the language model was asked for a paragraph', bodies.model, ({ id: blockId, ...given }, on) => draftWithModel(services, { blockId, ...given, ...on }))
  act('waivers', 'a finding was set aside or taken up again', bodies.waiver, (given, on) => waiveFinding(services, { ...given, ...on }))
  act('first-draft', 'the first draft was released', bodies.firstDraft, (given, on) => releaseFirstDraft(services, { ...given, ...on }))
  act('release', 'the petition was released', bodies.release, (given, on) => releasePetition(services, { ...given, ...on }))
  return calls
}
