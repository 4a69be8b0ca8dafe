/** What the page of a case and the console show of it. */
import { publicPriorities } from '../content/areas/public-priorities.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { isChosen, type CaseFile } from '../domain/petition/case-file.ts'
import { plainText } from '../domain/petition/checks/block-text.ts'
import type { Finding } from '../domain/petition/checks/finding.ts'
import { aboutPages, editableText, exhibitNumbers, factsOf, isOutOfDate, type DraftBlock, type Section } from '../domain/petition/draft.ts'
import { isForModel } from '../domain/petition/model-block.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { liveRequests, seemingPoints } from '../domain/rfe-response/response-file.ts'
import type { BlockDrafter } from './block-drafter.ts'
import { caseSources, type CaseSources } from './case-evidence.ts'
import type { CaseView } from './case-view.ts'
import { commentsOf, type CommentView, tableRows } from './petition-rounds.ts'
import { checkedDraft, figuresOf, letterKind } from './release-petition.ts'
import type { ReportFigures } from '../content/petition/documents.ts'
import { isWorkRefused, type Clock, type Database, type DoWork, type OrderRecord, type PetitionRecord, type PetitionRuns, type RevisionRecord } from './ports.ts'

const shownCase = ({ work }: { work: DoWork }, { file }: PetitionRecord, { id, lines }: OrderRecord): Promise<CaseView> =>
  work('viewCase', { file, items: lines.map(({ item }) => item) }, `order-${id}`)

/** Whether the customer can choose now, has chosen, or the first draft is still to come. */
type Choice = 'to-come' | 'now' | 'made'

async function choiceOf({ stores }: Database, { orderId, file }: PetitionRecord): Promise<Choice> {
  if (isChosen(file)) return 'made'
  const draft = (await stores.deliverables.ofOrder(orderId)).find(({ kind }) => kind === 'first-draft')
  return draft?.state === 'delivered' ? 'now' : 'to-come'
}

/** The customer's case. */
export type ShownCase = {
  kind: 'case'
  choice: Choice
  /** The letter that the choice is for is with the customer. */
  letterDelivered: boolean
  taken: boolean
  /** The customer’s files, of which each may be an exhibit. */
  files: CaseSources['files']
  /** `settled`: by us, with the reason for which it stands. `at` ISO. */
  points: (CaseView['points'][number] & { settled: { reason: string; at: string } | null })[]
} & Omit<CaseView, 'points'>

export type CustomerCase = { kind: 'none' } | ShownCase

/** Null where no order has the reference. */
export async function viewCustomerCase({ database, work }: { database: Database; work: DoWork }, reference: string): Promise<CustomerCase | null> {
  const order = await database.stores.orders.findByReference(reference)
  if (order === null) return null
  const record = await database.stores.petitions.find(order.id)
  if (record === null) return { kind: 'none' }
  const shown = await shownCase({ work }, record, order)
  const waivers = new Map((await database.stores.petitions.waivers(order.id)).map((one) => [one.key, one]))
  return {
    kind: 'case',
    choice: await choiceOf(database, record),
    letterDelivered: (await database.stores.deliverables.ofOrder(order.id)).some(({ kind, deliveredAt }) => kind === letterKind(record.file) && deliveredAt !== null),
    taken: PAID_STATES.includes(order.state),
    files: (await caseSources(database.stores, order.id)).files,
    ...shown,
    points: shown.points.map((point) => {
      const note = waivers.get(point.key)
      return { ...point, settled: note === undefined ? null : { reason: note.reason, at: note.at.toISOString() } }
    }),
  }
}

/** What is left to do for the customer, for the card on the order page; null where the order has no case. */
export type CaseTasks = {
  toConfirm: number
  /** Null where that could not be counted in time. */
  toAnswer: number | null
  /** Points that hold the release and that nobody has settled; null as above. */
  toSettle: number | null
  choose: boolean
  chosen: boolean
  /** A letter can be read in the browser. */
  letter: boolean
  /** Comments on it that nobody has answered. */
  comments: number
  /** Of an answer to a notice: how many rows of the table are to be looked at, and whether the table waits for a last word. */
  notice: { toLookAt: number; toConfirm: boolean; answerable: boolean } | null
}

function noticeTasks({ response }: CaseFile): CaseTasks['notice'] {
  if (response === undefined) return null
  const toLookAt = liveRequests(response).filter(({ state }) => state === 'read').length + seemingPoints(response).length
  return { toLookAt, toConfirm: response.confirmedAt === null, answerable: response.notice.reading.kind !== 'not-a-notice' }
}

/** The page of an order opens also where its case takes too much to be looked through. */
async function openFor({ database, work }: { database: Database; work: DoWork }, { orderId, file }: PetitionRecord): Promise<Pick<CaseTasks, 'toAnswer' | 'toSettle'>> {
  try {
    const { questions, points } = await work('countQuestions', { file }, `order-${orderId}`)
    const settled = points.length === 0 ? [] : (await database.stores.petitions.waivers(orderId)).map(({ key }) => key)
    return { toAnswer: questions, toSettle: points.filter((key) => !settled.includes(key)).length }
  } catch (error) {
    if (isWorkRefused(error)) return { toAnswer: null, toSettle: null }
    throw error
  }
}

/** Null where no order has the reference, or it has no case. */
export async function caseTasks({ database, work }: { database: Database; work: DoWork }, reference: string): Promise<CaseTasks | null> {
  const order = await database.stores.orders.findByReference(reference)
  const record = order === null ? null : await database.stores.petitions.find(order.id)
  if (order === null || record === null) return null
  const choice = await choiceOf(database, record)
  const { file } = record
  return {
    toConfirm: file.facts.filter(({ state }) => state === 'read').length,
    ...(await openFor({ database, work }, record)),
    choose: choice === 'now',
    chosen: choice === 'made',
    notice: noticeTasks(file),
    letter: (await database.stores.petitions.releases(order.id)).length > 0,
    comments: (await commentsOf(database.stores, order.id)).filter(({ answeredAt }) => answeredAt === null).length,
  }
}

export type EditorBlock = {
  id: string
  section: Section
  kind: DraftBlock['block']['kind']
  level: number | null
  /** What is edited; null for tables and breaks. */
  text: string | null
  words: string
  /** The cells of a table, its header first. */
  rows: string[][]
  origin: DraftBlock['origin']
  /** The revision that wrote it last. */
  revision: number
  reviewed: boolean
  removed: boolean
  outOfDate: boolean
  standard: boolean
  beside: string | null
  facts: string[]
  /** A language model may word it. */
  forModel: boolean
  /** Why the composer's text stands although a model was asked. */
  note: string | null
}

export type OperatorCase = CaseView & {
  comments: CommentView[]
  sources: CaseSources
  version: number
  priorities: { key: string; title: string; says: string; chosen: boolean }[]
  firstDraft: string | null
  fullPetition: string | null
  draft: {
    revision: number
    blocks: EditorBlock[]
    findings: (Finding & { waived: { key: string; reason: string; actor: string; at: string } | null })[]
    open: number
    figures: ReportFigures
    history: (Pick<RevisionRecord, 'number' | 'actor' | 'cause'> & { at: string })[]
  } | null
}

const HISTORY_SHOWN = 50

/** Everything that the console's Case, Editor and Release show; null where the order has no case. */
export async function viewOperatorCase(
  deps: { database: Database; clock: Clock; petitionRuns: PetitionRuns; work: DoWork; blockDrafter: BlockDrafter | null },
  reference: string,
): Promise<OperatorCase | null> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(reference)
  const record = order === null ? null : await stores.petitions.find(order.id)
  if (order === null || record === null) return null
  const { file } = record
  const fitting = await deps.work('findPriorities', { file, today: dayOf(deps.clock.now()) }, `order-${order.id}`)
  const owed = await stores.deliverables.ofOrder(order.id)
  const stateOf = (kind: 'first-draft' | 'full-petition' | 'rfe-answer') => owed.find((one) => one.kind === kind)?.state ?? null
  const checked = await checkedDraft(deps, order.id)
  const numbers = exhibitNumbers(checked?.blocks ?? [], file)
  return {
    ...(await shownCase(deps, record, order)),
    version: record.version,
    comments: await commentsOf(stores, order.id),
    sources: await caseSources(stores, order.id),
    priorities: publicPriorities.filter(({ key }) => fitting.includes(key)).map(({ key, title, says }) => ({ key, title, says: says[0], chosen: file.priorities.includes(key) })),
    firstDraft: stateOf('first-draft'),
    fullPetition: stateOf(letterKind(file)),
    draft:
      checked === null || checked.revision === 0
        ? null
        : {
            revision: checked.revision,
            blocks: checked.stored.map(({ block, revision }): EditorBlock => ({
              id: block.id,
              section: block.section,
              kind: block.block.kind,
              level: block.block.kind === 'heading' ? block.block.level : null,
              text: editableText(block.block, numbers),
              words: plainText(block.block),
              rows: tableRows(block.block, numbers),
              origin: block.origin,
              revision,
              reviewed: block.reviewed,
              removed: block.removed,
              outOfDate: isOutOfDate(block, file),
              standard: block.standard !== null,
              beside: block.beside === null ? null : (editableText(block.beside, numbers) ?? plainText(block.beside)),
              facts: factsOf(block),
              forModel: deps.blockDrafter !== null && isForModel(block, file),
              note: block.note ?? null,
            })),
            findings: checked.findings.map((finding) => {
              const note = checked.waived.find((one) => one.finding.key === finding.key)?.note
              return { ...finding, waived: note === undefined ? null : { key: note.key, reason: note.reason, actor: note.actor, at: note.at.toISOString() } }
            }),
            open: checked.open.length,
            figures: figuresOf(checked, aboutPages(checked.blocks)),
            history: (await stores.petitions.revisions(order.id)).slice(0, HISTORY_SHOWN).map(({ number, at, actor, cause }) => ({ number, at: at.toISOString(), actor, cause })),
          },
  }
}
