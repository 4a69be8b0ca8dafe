/** Reference-letter writers of an order: added by the customer or an operator, each with a private link that can be taken back. */
import { DAY_MS, dayOf } from '../domain/calendar-day.ts'
import { randomBytes } from 'node:crypto'
import { LETTER_ORDERS, WRITERS_MAX } from '../content/reference-letters.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { isSettled, type CaseFile } from '../domain/petition/case-file.ts'
import { changeExhibit, hasRoomFor, withExhibit } from '../domain/petition/change-case.ts'
import { tidy } from '../domain/petition/fact-words.ts'
import { withLetterFacts, withoutLetterFacts } from '../domain/petition/letter-facts.ts'
import { bodyFromAnswers, bodyOfText, letterTitle, referenceLetter } from '../domain/reference-letters/letter-from-answers.ts'
import { overlapsOf } from '../domain/reference-letters/letter-overlap.ts'
import { ANSWER_SLOTS, type WriterKind } from '../domain/reference-letters/writer-questions.ts'
import { deliverMadeFiles, madeBoth, type PreviewDeps, type RenderDeps } from './deliver-made-files.ts'
import { lockOrder } from './lock-order.ts'
import { storeCase } from './petition-case.ts'
import type { Document } from '../domain/documents/document.ts'
import type { Chance, Clock, Database, OrderRecord, Stores, WriterLinks, WriterRecord } from './ports.ts'
import { timesDelivered, type releaseDelivery, type ReleaseResult } from './release-delivery.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; writerLinks: WriterLinks }

/** A writer has this long from the link on. */
const LINK_DAYS = 60

/** Not while the amount that it was paid with waits for an operator: a letter is made of its answers by itself. */
export const takesWriters = (order: Pick<OrderRecord, 'product' | 'state' | 'amountMismatch'>): boolean =>
  LETTER_ORDERS.includes(order.product) && PAID_STATES.includes(order.state) && !order.amountMismatch

/** The letter as it stands: the writer's own text, or the draft from the answers. */
export const bodyOf = (writer: WriterRecord): string[] => (writer.text === null ? bodyFromAnswers(writer, writer.answers) : bodyOfText(writer.text))

/** How many words it has, counted without wording it: each look at the order asks for those of ten. */
export const wordsIn = ({ text, answers }: Pick<WriterRecord, 'text' | 'answers'>): number => (text ?? Object.values(answers).join('\n')).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0

export const letterOfWriter = (writer: WriterRecord, now: number): Document => referenceLetter(writer, bodyOf(writer), writer.adopted, dayOf(now))

/** The letter among the exhibits of the case, in the state that its adoption gives it, with what an adopted one testifies. Returns the case and the exhibit's id. */
function withLetterExhibit(file: CaseFile, writer: WriterRecord): { file: CaseFile; id: string } {
  const title = letterTitle(writer)
  const known = file.exhibits.some(({ id }) => id === writer.exhibitId) ? { file, id: writer.exhibitId! } : withExhibit(file, { title, proves: ['Prong 1', 'Prong 2'] })
  const changed = changeExhibit(known.file, known.id, { title, state: writer.adopted === null ? 'requested' : 'have' })
  const withExhibits = changed.kind === 'changed' ? changed.file : known.file
  return { file: writer.adopted === null ? withoutLetterFacts(withExhibits, known.id) : withLetterFacts(withExhibits, { ...writer, exhibitId: known.id, body: bodyOf(writer) }), id: known.id }
}

/** Stores a writer and what the case holds of the letter. The order is locked. */
export async function storeWriter(stores: Stores, writer: WriterRecord, at: Date): Promise<WriterRecord> {
  const known = await stores.petitions.find(writer.orderId)
  if (known === null) {
    await stores.writers.put({ ...writer, updatedAt: at })
    return writer
  }
  const { file, id } = withLetterExhibit(known.file, writer)
  const stored = { ...writer, exhibitId: id, updatedAt: at }
  await stores.writers.put(stored)
  if (JSON.stringify(file) !== JSON.stringify(known.file)) await storeCase(stores, known, file, at)
  return stored
}

export type AddWriterResult = { kind: 'added'; id: string } | { kind: 'no-such-order' } | { kind: 'not-possible' } | { kind: 'too-many' } | { kind: 'says-nothing' }

/** `petitioner` empty: the confirmed name of the case. */
export function addWriter(deps: Deps, given: { reference: string; name: string; position: string; relation: string; petitioner: string; kind: WriterKind; actor: string }): Promise<AddWriterResult> {
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<AddWriterResult> => {
    const order = await lockOrder(stores, given.reference)
    if (order === null) return { kind: 'no-such-order' }
    if (!takesWriters(order)) return { kind: 'not-possible' }
    const writers = await stores.writers.ofOrder(order.id)
    if (writers.length >= WRITERS_MAX) return { kind: 'too-many' }
    const name = tidy(given.name)
    const petitioner = tidy(given.petitioner) || (await petitionerOf(stores, order.id))
    if (name === '' || petitioner === '') return { kind: 'says-nothing' }
    // The letter of a writer who was taken out stays in the case as missing.
    const known = await stores.petitions.find(order.id)
    if (known !== null && !hasRoomFor(known.file, letterTitle({ name, position: tidy(given.position) }))) return { kind: 'too-many' }
    const id = deps.chance.id()
    const number = Math.max(0, ...writers.map((one) => one.number)) + 1
    await storeWriter(
      stores,
      {
        id,
        orderId: order.id,
        number,
        kind: given.kind,
        name,
        position: tidy(given.position),
        relation: tidy(given.relation),
        petitioner,
        exhibitId: null,
        deliverableId: null,
        ...newLink(at),
        answers: {},
        text: null,
        version: 1,
        adopted: null,
        openedAt: null,
        createdAt: at,
        updatedAt: at,
      },
      at,
    )
    await stores.orders.recordEvent(order, { at, actor: given.actor, cause: `added writer ${number} of a reference letter` })
    return { kind: 'added', id }
  })
}

const newLink = (at: Date): Pick<WriterRecord, 'linkKey' | 'linkUntil'> => ({ linkKey: randomBytes(9).toString('base64url'), linkUntil: new Date(at.getTime() + LINK_DAYS * DAY_MS) })

async function petitionerOf(stores: Stores, orderId: string): Promise<string> {
  const facts = (await stores.petitions.find(orderId))?.file.facts ?? []
  return facts.find((fact) => fact.kind === 'name' && isSettled(fact))?.text ?? ''
}

/** `link`: another link, and every earlier one is void. `revoke`: no link. `reopen`: the writer may change an adopted letter, which is a draft again until it is adopted anew. */
export type WriterAct = 'link' | 'revoke' | 'reopen' | 'remove'
export type WriterActResult = { kind: 'done' } | { kind: 'no-such-order' } | { kind: 'no-such-writer' } | { kind: 'not-possible' }

const CAUSES: Record<WriterAct, string> = { link: 'made another private link for', revoke: 'took back the private link of', reopen: 'opened the adopted letter for changes of', remove: 'took out' }

export function actOnWriter(deps: Deps, given: { reference: string; id: string; act: WriterAct; actor: string }): Promise<WriterActResult> {
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<WriterActResult> => {
    const order = await lockOrder(stores, given.reference)
    if (order === null) return { kind: 'no-such-order' }
    const writer = (await stores.writers.ofOrder(order.id)).find(({ id }) => id === given.id)
    if (writer === undefined) return { kind: 'no-such-writer' }
    if (!takesWriters(order) || (given.act === 'reopen') !== (writer.adopted !== null && given.act !== 'revoke')) return { kind: 'not-possible' }
    if (given.act === 'remove') {
      await stores.writers.delete(writer.id)
      const known = await stores.petitions.find(order.id)
      const gone = known === null || writer.exhibitId === null ? null : changeExhibit(known.file, writer.exhibitId, { state: 'missing' })
      if (known !== null && gone?.kind === 'changed') await storeCase(stores, known, gone.file, at)
    } else {
      const link = given.act === 'revoke' ? { linkKey: null, linkUntil: null } : newLink(at)
      await storeWriter(stores, { ...writer, ...link, ...(given.act === 'reopen' ? { adopted: null, version: writer.version + 1 } : {}) }, at)
    }
    await stores.orders.recordEvent(order, { at, actor: given.actor, cause: `${CAUSES[given.act]} writer ${writer.number}` })
    return { kind: 'done' }
  })
}

export type WriterView = Pick<WriterRecord, 'id' | 'number' | 'kind' | 'name' | 'position' | 'relation' | 'version' | 'adopted'> & {
  /** The private link; null where it was taken back or is over. */
  link: string | null
  linkUntil: string | null
  opened: boolean
  answered: number
  questions: number
  words: number
  /** The delivery of this letter was released. */
  deliverableId: string | null
}

export type WritersView<Writer = WriterView> = { takes: boolean; petitioner: string; owed: { id: string; label: string; state: string }[]; writers: Writer[] }

/** Names of writers whose letters share too much with one, with the share. */
export type LetterOverlaps = { name: string; share: number }[]
export type ComparedWriterView = WriterView & { overlaps: LetterOverlaps }

/** Of each letter by its writer's id: whose letters share too much with it. */
function letterOverlaps(writers: readonly WriterRecord[]): (id: string) => LetterOverlaps {
  const found = overlapsOf(writers.map((writer) => ({ id: writer.id, text: bodyOf(writer).join('\n') })))
  const nameOf = (id: string) => writers.find((one) => one.id === id)?.name ?? ''
  return (id) => found.flatMap(({ one, other, share }) => (one === id ? [{ name: nameOf(other), share }] : other === id ? [{ name: nameOf(one), share }] : []))
}

/** Null where no order has the reference. */
export async function viewWriters(deps: Pick<Deps, 'database' | 'clock' | 'writerLinks'>, reference: string): Promise<WritersView | null> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(reference)
  if (order === null) return null
  const writers = LETTER_ORDERS.includes(order.product) ? await stores.writers.ofOrder(order.id) : []
  const owed = (await stores.deliverables.ofOrder(order.id)).filter(({ kind }) => kind === 'reference-letter')
  return {
    takes: takesWriters(order),
    petitioner: await petitionerOf(stores, order.id),
    owed: owed.map(({ id, number, state }) => ({ id, label: owed.length > 1 ? `Reference letter ${number}` : 'Reference letter', state })),
    writers: writers.map((writer): WriterView => {
      const { id, number, kind, name, position, relation, version, adopted, linkKey, linkUntil, deliverableId } = writer
      const live = linkKey !== null && linkUntil !== null && linkUntil.getTime() > deps.clock.now()
      return {
        id,
        number,
        kind,
        name,
        position,
        relation,
        version,
        adopted,
        deliverableId,
        link: live ? deps.writerLinks.address({ writerId: id, key: linkKey, until: linkUntil.getTime() }) : null,
        linkUntil: linkUntil?.toISOString() ?? null,
        opened: writer.openedAt !== null,
        answered: ANSWER_SLOTS.filter((slot) => (writer.answers[slot] ?? '').trim() !== '').length,
        questions: ANSWER_SLOTS.length,
        words: wordsIn(writer),
      }
    }),
  }
}

/** As `viewWriters`, and how much the letters share. Comparing them takes its time, so it is for operators only. */
export async function compareWriters(deps: Pick<Deps, 'database' | 'clock' | 'writerLinks'>, reference: string): Promise<WritersView<ComparedWriterView> | null> {
  const view = await viewWriters(deps, reference)
  const order = view === null ? null : await deps.database.stores.orders.findByReference(reference)
  if (view === null || order === null) return null
  const overlaps = letterOverlaps(await deps.database.stores.writers.ofOrder(order.id))
  return { ...view, writers: view.writers.map((writer) => ({ ...writer, overlaps: overlaps(writer.id) })) }
}

/** One writer's letter as a file, for the console; null where there is none. */
export async function previewLetter(deps: Pick<Deps, 'database' | 'clock'> & PreviewDeps, given: { reference: string; id: string }): Promise<Uint8Array | null> {
  const order = await deps.database.stores.orders.findByReference(given.reference)
  const writer = order === null ? undefined : (await deps.database.stores.writers.ofOrder(order.id)).find(({ id }) => id === given.id)
  return writer === undefined || bodyOf(writer).length === 0 ? null : deps.renderPdf(letterOfWriter(writer, deps.clock.now()))
}

export type ReleaseLetterResult = ReleaseResult | { kind: 'no-such-writer' } | { kind: 'nothing-written' } | { kind: 'letters-alike'; names: string[] } | { kind: 'changed-meanwhile' }

/**
 * Delivers a letter as Word and PDF in the place of one that the order owes: the one it was delivered in before, or the next.
 * A letter that is not adopted goes out with its mark. `version`: the letter as the operator saw it.
 */
export async function releaseLetter(
  deps: Parameters<typeof releaseDelivery>[0] & Deps & RenderDeps,
  given: { reference: string; id: string; version: number; line: string; actor: string },
): Promise<ReleaseLetterResult> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'no-such-order' }
  const deliveredBefore = await timesDelivered(stores, order.id)
  const writers = await stores.writers.ofOrder(order.id)
  const writer = writers.find(({ id }) => id === given.id)
  if (writer === undefined) return { kind: 'no-such-writer' }
  if (writer.version !== given.version) return { kind: 'changed-meanwhile' }
  if (bodyOf(writer).length === 0) return { kind: 'nothing-written' }
  const alike = letterOverlaps(writers)(writer.id)
  if (alike.length > 0) return { kind: 'letters-alike', names: alike.map(({ name }) => name) }
  const taken = writers.flatMap(({ id, deliverableId }) => (id === writer.id || deliverableId === null ? [] : [deliverableId]))
  const owed = (await stores.deliverables.ofOrder(order.id)).filter(({ kind, id }) => kind === 'reference-letter' && !taken.includes(id))
  const place = owed.find(({ id }) => id === writer.deliverableId) ?? owed[0]
  if (place === undefined) return { kind: 'not-possible' }
  return deliverMadeFiles(deps, {
    ...given,
    deliverableId: place.id,
    files: await madeBoth(deps, `Letter of ${writer.name}${writer.adopted === null ? ' (not adopted)' : ''}`, letterOfWriter(writer, deps.clock.now())),
    deliveredBefore,
    // The files say whether it is adopted, and an adoption is of the version that stands.
    stillHolds: async (inside) => {
      const now = await inside.writers.find(writer.id)
      return now?.version === writer.version && (now.adopted === null) === (writer.adopted === null)
    },
    with: async (inside) => {
      const now = await inside.writers.find(writer.id)
      if (now !== null) await inside.writers.put({ ...now, deliverableId: place.id })
    },
  })
}
