/** Rounds of a delivered letter: the customer reads it in the browser, comments on paragraphs, and asks for a revision; both see what changed. */
import { exhibitNumbers, shownBlocks, type DraftBlock, type ExhibitNumbers, type Section } from '../domain/petition/draft.ts'
import { compareDrafts, type BlockDifference, type WordRun } from '../domain/petition/compare-drafts.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { canAct } from '../domain/orders/deliverables.ts'
import type { CaseFile } from '../domain/petition/case-file.ts'
import { wordsOf, type Inlines } from '../domain/documents/document.ts'
import { inlinesOfBlock } from '../domain/documents/walk-document.ts'
import { answerDelivery, type AnswerDeliveryResult } from './answer-delivery.ts'
import { caseOf, onCase } from './petition-case.ts'
import type { Chance, Clock, CommentRecord, Database, RateLimiter, Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** Characters of a comment. */
export const COMMENT_MAX = 2000
/** Comments that may be open at once. */
const OPEN_MAX = 200

export type LetterParagraph = {
  id: string
  section: Section
  kind: DraftBlock['block']['kind']
  level: number | null
  lines: string[]
  /** The cells of a table, its header first. */
  rows: string[][]
  /** Against the version before: what changed. Empty where nothing did, or nothing is compared. */
  runs: WordRun[]
  difference: BlockDifference['kind'] | null
}

export type CommentView = { id: string; blockId: string; revision: number; text: string; at: string; answer: string | null; answeredAt: string | null }

export type ReleasedLetter =
  | { kind: 'none' }
  | {
      kind: 'letter'
      revision: number
      deliveryId: string
      deliverableId: string
      /** Of the released versions, this one included, oldest first. */
      versions: number
      /** Whether it is shown against the version before. */
      compared: boolean
      paragraphs: LetterParagraph[]
      comments: CommentView[]
      canComment: boolean
      canAccept: boolean
      canAskRevision: boolean
    }

const viewOf = ({ id, blockId, revision, text, at, answer, answeredAt }: CommentRecord): CommentView => ({
  id,
  blockId,
  revision,
  text,
  at: at.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** Released versions of the petition, oldest first. */
async function releasesOf(stores: Stores, orderId: string): Promise<{ revision: number; deliveryId: string; deliverableId: string }[]> {
  const deliveries = await stores.deliverables.deliveries(orderId)
  const releases = await stores.petitions.releases(orderId)
  return deliveries.flatMap(({ id, deliverableId }) => releases.filter(({ deliveryId }) => deliveryId === id).map(({ revision }) => ({ revision, deliveryId: id, deliverableId })))
}

const named =
  (numbers: ExhibitNumbers) =>
  (run: Inlines): string =>
    run.map((inline) => (inline.kind === 'exhibit' ? `Exhibit ${numbers.get(inline.id.replace(/^Ex-/, '')) ?? '?'}` : inline.kind === 'line-break' ? '\n' : wordsOf([inline]))).join('')

/** The cells of a table, its header first; none for any other block. */
export function tableRows(block: DraftBlock['block'], numbers: ExhibitNumbers): string[][] {
  if (block.kind !== 'table') return []
  return [block.header, ...block.rows.map((row) => row.map((cell) => (cell.kind === 'words' ? cell.content : [])))].map((row) => row.map(named(numbers)))
}

function linesOf(block: DraftBlock['block'], numbers: ExhibitNumbers): string[] {
  return block.kind === 'table' ? tableRows(block, numbers).map((row) => row.join(' · ')) : inlinesOfBlock(block).map(named(numbers))
}

function paragraphsOf(file: CaseFile, blocks: readonly DraftBlock[], before: readonly DraftBlock[] | null): LetterParagraph[] {
  const numbers = exhibitNumbers(blocks, file)
  const shown = new Map(shownBlocks(blocks).map((block) => [block.id, block]))
  const plainly = ({ id, section, block }: DraftBlock): LetterParagraph => ({
    id,
    section,
    kind: block.kind,
    level: block.kind === 'heading' ? block.level : null,
    lines: linesOf(block, numbers),
    rows: tableRows(block, numbers),
    runs: [],
    difference: null,
  })
  if (before === null) return [...shown.values()].map(plainly)
  return compareDrafts(file, before, blocks).map(({ id, section, kind, words, runs }): LetterParagraph => {
    const block = shown.get(id)
    return block === undefined ? { id, section, kind: 'paragraph', level: null, lines: words.split('\n'), rows: [], runs, difference: kind } : { ...plainly(block), runs, difference: kind }
  })
}

/** Comparisons of one letter that its customer may ask for. */
export const LETTER_COMPARED_LIMIT = 'letter-compared'

/** The letter that was released last, as its customer reads it, and alone where it was compared too often; null where no order has the reference. */
export async function viewReleasedLetter(
  { database: { stores }, limits }: Pick<Deps, 'database'> & { limits: RateLimiter },
  given: { reference: string; compared: boolean },
): Promise<ReleasedLetter | null> {
  const order = await stores.orders.findByReference(given.reference)
  if (order === null) return null
  const record = await stores.petitions.find(order.id)
  const releases = await releasesOf(stores, order.id)
  const [newest, earlier] = releases.toReversed()
  const blocks = newest === undefined ? null : await stores.petitions.draftAt(order.id, newest.revision)
  if (record === null || newest === undefined || blocks === null || order.state === 'refunded') return { kind: 'none' }
  const mayCompare = given.compared && earlier !== undefined && (await limits.consume(LETTER_COMPARED_LIMIT, order.id)).kind === 'allowed'
  const before = mayCompare ? await stores.petitions.draftAt(order.id, earlier.revision) : null
  const list = await stores.deliverables.ofOrder(order.id)
  const index = list.findIndex(({ id }) => id === newest.deliverableId)
  const open = PAID_STATES.includes(order.state)
  return {
    kind: 'letter',
    ...newest,
    versions: releases.length,
    compared: before !== null,
    paragraphs: paragraphsOf(record.file, blocks, before),
    comments: (await stores.petitions.comments(order.id)).map(viewOf),
    canComment: open && canAct(list, index, 'ask-revision'),
    canAccept: open && canAct(list, index, 'accept'),
    canAskRevision: open && canAct(list, index, 'ask-revision'),
  }
}

export type CommentResult =
  { kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'says-nothing' } | { kind: 'too-many' } | { kind: 'changed-meanwhile' } | { kind: 'no-such-block' }

/** A remark of the customer on a paragraph. `revision`: the released one that they read; a newer release has to be read first. */
export function commentOnBlock(deps: Pick<Deps, 'database' | 'clock' | 'chance'>, given: { reference: string; revision: number; blockId: string; text: string }): Promise<CommentResult> {
  return onCase(deps, given.reference, async (stores, order, _record, at): Promise<CommentResult> => {
    const text = given.text.trim()
    if (text === '') return { kind: 'says-nothing' }
    const newest = (await releasesOf(stores, order.id)).at(-1)
    if (newest === undefined) return { kind: 'not-possible' }
    if (newest.revision !== given.revision) return { kind: 'changed-meanwhile' }
    const list = await stores.deliverables.ofOrder(order.id)
    if (
      !canAct(
        list,
        list.findIndex(({ id }) => id === newest.deliverableId),
        'ask-revision',
      )
    )
      return { kind: 'not-possible' }
    const blocks = shownBlocks((await stores.petitions.draftAt(order.id, newest.revision)) ?? [])
    if (!blocks.some(({ id }) => id === given.blockId)) return { kind: 'no-such-block' }
    if ((await stores.petitions.comments(order.id)).filter(({ answeredAt }) => answeredAt === null).length >= OPEN_MAX) return { kind: 'too-many' }
    await stores.petitions.addComment({
      id: deps.chance.id(),
      orderId: order.id,
      revision: given.revision,
      blockId: given.blockId,
      text: text.slice(0, COMMENT_MAX),
      at,
      answer: null,
      answeredAt: null,
      answeredBy: null,
    })
    return { kind: 'done' }
  })
}

/** Asks for a revision with every open comment: one round. */
export async function sendComments(deps: Deps, given: { reference: string; deliveryId: string }): Promise<AnswerDeliveryResult | { kind: 'says-nothing' }> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'no-such-order' }
  const open = (await stores.petitions.comments(order.id)).filter(({ answeredAt }) => answeredAt === null)
  if (open.length === 0) return { kind: 'says-nothing' }
  return answerDelivery(deps, { ...given, kind: 'revision', text: open.length === 1 ? 'One comment on a paragraph of the letter.' : `${open.length} comments on paragraphs of the letter.` })
}

export type AnswerCommentResult = { kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'no-such-comment' } | { kind: 'says-nothing' }

/** What was done about a comment; the customer reads it beside the paragraph. */
export function answerComment(deps: Pick<Deps, 'database' | 'clock'>, given: { reference: string; id: string; answer: string; actor: string }): Promise<AnswerCommentResult> {
  return onCase(deps, given.reference, async (stores, order, _record, at): Promise<AnswerCommentResult> => {
    const answer = given.answer.trim()
    if (answer === '') return { kind: 'says-nothing' }
    return (await stores.petitions.answerComment({ orderId: order.id, id: given.id, answer: answer.slice(0, COMMENT_MAX), at, actor: given.actor })) ? { kind: 'done' } : { kind: 'no-such-comment' }
  })
}

export const commentsOf = async (stores: Stores, orderId: string): Promise<CommentView[]> => (await stores.petitions.comments(orderId)).map(viewOf)

/** What two revisions differ in, for the console; null where one of them is not there. */
export async function compareRevisions(
  { database: { stores } }: Pick<Deps, 'database'>,
  given: { reference: string; from: number; to: number },
): Promise<{ from: number; to: number; differences: BlockDifference[]; same: number } | null> {
  const found = await caseOf(stores, given.reference)
  if (found === null) return null
  const { order, record } = found
  const [before, after] = [await stores.petitions.draftAt(order.id, given.from), await stores.petitions.draftAt(order.id, given.to)]
  if (before === null || after === null) return null
  const all = compareDrafts(record.file, before, after)
  const differences = all.filter(({ kind }) => kind !== 'same')
  return { from: given.from, to: given.to, differences, same: all.length - differences.length }
}
