/** What the holder of a writer's private link sees and does. Of the order and its case they see the petitioner's name, and nothing else. */
import { ANSWER_MAX, LETTER_PARAGRAPHS_MAX, WRITER_FIELD_MAX, WRITER_PARAGRAPHS_MAX } from '../content/reference-letters.ts'
import { paragraphsOf } from '../domain/petition/fact-words.ts'
import { adoptionRefusal, type Adoption, type AdoptionRefusal } from '../domain/reference-letters/adoption.ts'
import { bodyFromAnswers } from '../domain/reference-letters/letter-from-answers.ts'
import { ANSWER_SLOTS, questionsFor, type AnswerSlot, type WriterAnswers, type WriterQuestion } from '../domain/reference-letters/writer-questions.ts'
import type { RenderDeps } from './deliver-made-files.ts'
import { bodyOf, letterOfWriter, storeWriter, takesWriters } from './manage-writers.ts'
import { notifyOperator } from './notify-operator.ts'
import type { Chance, Clock, Database, RateLimiter, Stores, WriterLinks, WriterRecord } from './ports.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string; writerLinks: WriterLinks }

export type WriterPage = {
  petitioner: string
  name: string
  position: string
  questions: (WriterQuestion & { answer: string })[]
  /** The letter, a paragraph each. */
  body: string[]
  /** Whether it is the writer's own text. */
  own: boolean
  /** Where the writer's own text stands: what the answers would give now, if that is something else. */
  fromAnswers: string[] | null
  version: number
  adopted: Adoption | null
  /** ISO: until when the link opens. */
  until: string
}

/** The writer of a link that holds; null for one that was not made here, was taken back, is over, or whose order takes no letters now. */
async function writerOf(stores: Stores, deps: Pick<Deps, 'clock' | 'writerLinks'>, token: string): Promise<WriterRecord | null> {
  const link = deps.writerLinks.read(token)
  if (link === null || link.until <= deps.clock.now()) return null
  const writer = await stores.writers.find(link.writerId)
  if (writer === null || writer.linkKey !== link.key) return null
  const order = await stores.orders.findById(writer.orderId)
  return order !== null && takesWriters(order) ? writer : null
}

export async function viewWriterPage(deps: Pick<Deps, 'database' | 'clock' | 'writerLinks'>, token: string): Promise<WriterPage | null> {
  const writer = await writerOf(deps.database.stores, deps, token)
  if (writer === null) return null
  const { petitioner, name, position, answers, text, version, adopted } = writer
  const made = bodyFromAnswers(writer, answers)
  const body = text === null ? made : bodyOf(writer)
  return {
    petitioner,
    name,
    position,
    questions: questionsFor(writer.kind).map((question) => ({ ...question, answer: answers[question.slot] ?? '' })),
    body,
    own: text !== null,
    fromAnswers: text === null || made.join() === body.join() ? null : made,
    version,
    adopted,
    until: writer.linkUntil?.toISOString() ?? '',
  }
}

export type WriteResult =
  | { kind: 'done'; version: number }
  | { kind: 'no-such-letter' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'too-long' }
  | { kind: 'too-many-paragraphs'; slot: AnswerSlot }
  | { kind: 'letter-too-long' }
  | AdoptionRefusal

/** Works on the letter of a link, its order locked. What is adopted does not change any more. */
function onLetter(
  deps: Deps,
  token: string,
  work: (writer: WriterRecord, at: Date) => WriterRecord | Exclude<WriteResult, { kind: 'done' }>,
  tell?: (stores: Stores, writer: WriterRecord, at: Date) => Promise<void>,
): Promise<WriteResult> {
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<WriteResult> => {
    const found = await writerOf(stores, deps, token)
    const order = found === null ? null : await stores.orders.lock(found.orderId)
    const writer = order === null ? null : await writerOf(stores, deps, token)
    if (writer === null) return { kind: 'no-such-letter' }
    if (writer.adopted !== null) return { kind: 'adopted-already' }
    const next = work(writer, at)
    if (!('orderId' in next)) return next
    if (next === writer) return { kind: 'done', version: writer.version }
    const stored = await storeWriter(stores, { ...next, openedAt: writer.openedAt ?? at }, at)
    await tell?.(stores, stored, at)
    return { kind: 'done', version: stored.version }
  })
}

/** What was typed so far; a slot that is left out stays. Saved again as it is, it changes nothing. */
export const saveAnswers = (deps: Deps, token: string, given: { answers: WriterAnswers; position?: string }): Promise<WriteResult> =>
  onLetter(deps, token, (writer) => {
    const texts = ANSWER_SLOTS.flatMap((slot): [AnswerSlot, string][] => (given.answers[slot] === undefined ? [] : [[slot, given.answers[slot]]]))
    if (texts.some(([, text]) => text.length > ANSWER_MAX) || (given.position?.length ?? 0) > WRITER_FIELD_MAX) return { kind: 'too-long' }
    const listed = texts.find(([, text]) => paragraphsOf(text).length > WRITER_PARAGRAPHS_MAX)
    if (listed !== undefined) return { kind: 'too-many-paragraphs', slot: listed[0] }
    const answers: WriterAnswers = { ...writer.answers, ...Object.fromEntries(texts) }
    if (ANSWER_SLOTS.reduce((sum, slot) => sum + paragraphsOf(answers[slot] ?? '').length, 0) > LETTER_PARAGRAPHS_MAX) return { kind: 'letter-too-long' }
    const position = given.position?.replace(/\s+/g, ' ').trim() ?? writer.position
    if (position === writer.position && ANSWER_SLOTS.every((slot) => (answers[slot] ?? '') === (writer.answers[slot] ?? ''))) return writer
    return { ...writer, answers, position, version: writer.version + 1 }
  })

/** The letter in the writer's own words; null makes it from the answers again. `version`: the letter as it was seen. */
export const saveLetterText = (deps: Deps, token: string, given: { text: string | null; version: number }): Promise<WriteResult> =>
  onLetter(deps, token, (writer) => {
    if (writer.version !== given.version) return { kind: 'changed-meanwhile' }
    if ((given.text?.length ?? 0) > ANSWER_MAX * ANSWER_SLOTS.length) return { kind: 'too-long' }
    if (paragraphsOf(given.text ?? '').length > LETTER_PARAGRAPHS_MAX) return { kind: 'letter-too-long' }
    return { ...writer, text: given.text, version: writer.version + 1 }
  })

/** The writer makes this version their own, under their name, once. */
export const adoptLetter = (deps: Deps, token: string, given: { name: string; version: number }): Promise<WriteResult> =>
  onLetter(
    deps,
    token,
    (writer, at) => adoptionRefusal({ ...writer, body: bodyOf(writer) }, given) ?? { ...writer, adopted: { name: given.name.trim(), at: at.toISOString(), version: writer.version } },
    async (stores, writer, at) => {
      const order = await stores.orders.findById(writer.orderId)
      if (order === null) return
      await stores.orders.recordEvent(order, { at, actor: 'writer', cause: `reference letter of writer ${writer.number} adopted (version ${writer.version})` })
      await notifyOperator(deps, stores, at, order, {
        dedupeKey: `operator-letter-adopted:${writer.id}:${writer.version}`,
        heading: 'A reference letter was adopted',
        text: null,
        rows: [
          ['Writer', String(writer.number)],
          ['Version', String(writer.version)],
        ],
      })
    },
  )

/** All forms of one letter. Answers are saved as they are typed; each saving composes the letter again, the order locked. */
export const WRITER_FORM_LIMIT = 'writer-form'

/** Times the page of one letter is drawn for who only reads it: each words the letter. */
export const WRITER_LOOK_LIMIT = 'writer-look'

/** Counts one form of a letter, or one look at it; for a link that does not hold nothing is kept. */
export async function limitLetter(
  deps: Pick<Deps, 'database' | 'clock' | 'writerLinks'> & { limits: RateLimiter },
  token: string,
  limit: typeof WRITER_FORM_LIMIT | typeof WRITER_LOOK_LIMIT,
): Promise<{ kind: 'allowed' } | { kind: 'no-such-letter' } | { kind: 'limited'; retryAfterSeconds: number }> {
  const writer = await writerOf(deps.database.stores, deps, token)
  return writer === null ? { kind: 'no-such-letter' } : deps.limits.consume(limit, writer.id)
}

export const LETTER_FILE_LIMIT = 'letter-file'

/** The letter as the writer may keep it; null where the link does not hold or there is none. Each is rendered anew, so that one link is given so many an hour. */
export async function letterFile(
  deps: Pick<Deps, 'database' | 'clock' | 'writerLinks'> & RenderDeps & { limits: RateLimiter },
  token: string,
  format: 'pdf' | 'docx',
): Promise<{ kind: 'made'; bytes: Uint8Array; name: string } | { kind: 'limited'; retryAfterSeconds: number } | null> {
  const writer = await writerOf(deps.database.stores, deps, token)
  if (writer === null || bodyOf(writer).length === 0) return null
  const allowed = await deps.limits.consume(LETTER_FILE_LIMIT, writer.id)
  if (allowed.kind === 'limited') return allowed
  return { kind: 'made', bytes: (await deps.renderBoth(letterOfWriter(writer, deps.clock.now())))[format], name: `Letter of ${writer.name}.${format}` }
}
