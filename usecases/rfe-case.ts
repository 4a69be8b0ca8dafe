/** The case of a paid RFE order: its notice and the filed petition, read into a table of requests that the customer corrects and confirms. */
import { findLackQuestion, findResponseQuestion } from '../content/rfe-response/questions.ts'
import { PRODUCT_NAMES } from '../content/products.ts'
import { findTheory, isWholeTheories, optionsOf } from '../content/rfe-response/theories.ts'
import { requestTitle } from '../content/rfe-response/words.ts'
import { emptyCase, isSettled, STATEMENT_ID, type CaseFact, type CaseFile } from '../domain/petition/case-file.ts'
import { withExhibit } from '../domain/petition/change-case.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import {
  addItem,
  addRequest,
  answerItemAbove,
  answerQuestionOfRequest,
  chooseTheories,
  confirmFiledEndeavor,
  confirmTable,
  placeSentence,
  copyDeadline,
  copyFilingDay,
  correctRequest,
  reopenTable,
  settleItem,
  settleRequest,
  withFiledPetition,
  type RequestAnswer,
  type ResponseChanged,
  type ResponseRefused,
} from '../domain/rfe-response/change-response.ts'
import { responseOf } from '../domain/rfe-response/request-table.ts'
import { itemOf, liveRequests, type RecordStanding, type ResponseFile } from '../domain/rfe-response/response-file.ts'
import type { NoticeReading } from '../domain/rfe/notice-reading.ts'
import type { FiledPetitionReading } from '../domain/rfe/read-filed-petition.ts'
import type { ConcernKey } from '../domain/rfe/rfe-concerns.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { hourOf, notifyOperator } from './notify-operator.ts'
import { ORDER_FILES } from './order-uploads.ts'
import { changeByCustomer, onCase, storeCase, type CaseResult, type CustomerDeps } from './petition-case.ts'
import type { Chance, Clock, Database, DocumentReader, FileRecord, FileStore } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { followTable } from './wait-for-table.ts'

type ReadDeps = {
  database: Database
  clock: Clock
  chance: Pick<Chance, 'id'>
  files: FileStore
  documents: Pick<DocumentReader, 'readNotice' | 'readReceiptNumber' | 'readFiledPetition'>
  publicUrl: string
  operatorEmail: string
}

/** The letters of a petition that was filed in pieces. */
const FILED_FILES_MAX = 4

const newest = (files: readonly FileRecord[], role: string): FileRecord[] =>
  files.filter((file) => file.role === role && file.storageKey !== null).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())

const bytesOf = async ({ files }: Pick<ReadDeps, 'files'>, { storageKey }: FileRecord): Promise<Uint8Array | null> => (storageKey === null ? null : files.get(storageKey))

async function readLetter(deps: ReadDeps, file: FileRecord, visitor: string): Promise<NoticeReading> {
  const bytes = await bytesOf(deps, file)
  const read = bytes === null ? null : await deps.documents.readNotice(bytes, { visitor })
  if (read?.kind === 'busy') throw new Error('the reader is busy; the job is tried again')
  return read?.kind === 'read' ? read.facts : { kind: 'unclear', why: 'no-text' }
}

/** Of a paid order only: everywhere else the number is left in the letter. */
async function receiptOf(deps: ReadDeps, file: FileRecord, reading: NoticeReading, visitor: string): Promise<string | null> {
  if (reading.kind !== 'read' || reading.receiptLast4 === null) return null
  const bytes = await bytesOf(deps, file)
  return bytes === null ? null : deps.documents.readReceiptNumber(bytes, { visitor })
}

/** Null where none of the files could be read. */
async function readFiled(deps: ReadDeps, files: readonly FileRecord[], visitor: string): Promise<FiledPetitionReading | null> {
  const found: FiledPetitionReading[] = []
  for (const file of files) {
    const bytes = await bytesOf(deps, file)
    const read = bytes === null ? null : await deps.documents.readFiledPetition(bytes, { visitor })
    if (read?.kind === 'busy') throw new Error('the reader is busy; the job is tried again')
    if (read?.kind === 'read') found.push(read.facts)
  }
  if (found.length === 0) return null
  return { endeavors: found.flatMap(({ endeavors }) => endeavors), exhibits: found.flatMap(({ exhibits }) => exhibits), statements: found.flatMap(({ statements }) => statements) }
}

const newCase = (response: ResponseFile): CaseFile => {
  const file: CaseFile = { ...emptyCase(), response }
  return withExhibit(file, { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 1', 'Prong 2', 'Prong 3'], state: 'have' }).file
}

/** The words that a question asks about; null where nothing in the table asks it. */
const askedBy = (file: CaseFile, id: string): string | null => findResponseQuestion(file, id)?.ask ?? (file.response === undefined ? null : (itemOf(file.response, id)?.item.text ?? null))

/**
 * The case with the table of another notice. Rows are numbered anew, so an answer stays one only where the same is asked in
 * the same words: any other the customer confirms again, as a statement that answers nothing, and why a document of the earlier list is missing
 * goes.
 */
function withTable(before: CaseFile, response: ResponseFile): CaseFile {
  const next: CaseFile = { ...before, response }
  const stands = (id: string) => {
    if (!/^r\d+\./.test(id)) return true
    const asked = askedBy(before, id)
    return asked !== null && asked === askedBy(next, id)
  }
  const facts = next.facts.map((fact): CaseFact => {
    const { source } = fact
    if (source.kind !== 'answer' || stands(source.question)) return fact
    const state = isSettled(fact) ? (/\.lacks\d+$/.test(source.question) ? 'rejected' : 'read') : fact.state
    return { ...fact, state, source: { ...source, question: EARLIER_NOTICE }, rev: fact.rev + 1 }
  })
  return { ...next, facts, answers: Object.fromEntries(Object.entries(next.answers).filter(([id]) => stands(id))) }
}

/** In the place of a question that the notice in hand does not ask. */
const EARLIER_NOTICE = 'earlier-notice'

/**
 * The job: reads the newest notice of an order and the petition that was filed. What the customer has corrected stays; another
 * notice makes a new table, unless the answers to it are chosen already: then the operator is told. Where a file went while it
 * was read, its words go too, and what is left is read.
 */
export async function readNoticeOfOrder(deps: ReadDeps, { orderId }: { orderId: string }): Promise<void> {
  const kept = await deps.database.stores.files.ofOwner(ORDER_FILES, orderId)
  const [letter] = newest(kept, 'rfe-letter')
  const filed = newest(kept, 'filed-petition').slice(0, FILED_FILES_MAX)
  const before = await deps.database.stores.petitions.find(orderId)
  if (letter === undefined && before === null) return
  const visitor = `order-${orderId}`
  const isNew = letter !== undefined && before?.file.response?.notice.sha256 !== letter.sha256
  const reading = isNew ? await readLetter(deps, letter, visitor) : null
  const receipt = reading === null || letter === undefined ? null : await receiptOf(deps, letter, reading, visitor)
  const filedSha = filed.map(({ sha256 }) => sha256).join()
  const petition = filed.length > 0 && before?.file.response?.petition?.sha256 !== filedSha ? { reading: await readFiled(deps, filed, visitor) } : null
  const at = new Date(deps.clock.now())
  const isWhole = await deps.database.transaction(async (stores): Promise<boolean> => {
    const order = await stores.orders.lock(orderId)
    if (order === null || order.product !== 'rfe-response' || !PAID_STATES.includes(order.state)) return true
    const here = new Set((await stores.files.ofOwner(ORDER_FILES, orderId)).flatMap(({ id, storageKey }) => (storageKey === null ? [] : [id])))
    if ([...(letter === undefined ? [] : [letter]), ...filed].some(({ id }) => !here.has(id))) return false
    const known = await stores.petitions.find(orderId)
    let file = known?.file ?? null
    const causes: string[] = []
    if (reading !== null && letter !== undefined) {
      const response = responseOf({ file: letter.name, sha256: letter.sha256, reading, ...(receipt === null ? {} : { receipt }) })
      if (file?.response === undefined) file = newCase(response)
      else if (file.response.chosenAt === null) file = withTable(file, { ...response, filedOn: file.response.filedOn, petition: file.response.petition })
      else {
        await notifyOperator(deps, stores, at, order, { dedupeKey: `operator-other-notice:${letter.id}`, heading: 'A customer sent another notice after the answers were chosen', text: null })
        return true
      }
      await queueMail(stores, deps.chance, at, {
        dedupeKey: `table-ready:${letter.id}`,
        to: order.email,
        template: 'table-ready',
        props: {
          reference: order.reference,
          productName: PRODUCT_NAMES[order.product],
          requests: response.requests.length,
          answerable: reading.kind !== 'not-a-notice',
          tableUrl: `${deps.publicUrl}/orders/${order.reference}/case`,
        },
      })
      causes.push(
        reading.kind === 'read'
          ? `notice read: ${response.requests.length} requests`
          : reading.kind === 'not-a-notice'
            ? `the letter is no notice that can be answered: ${reading.why}`
            : 'the notice could not be read',
      )
    }
    if (file === null) return true
    if (petition !== null || (filed.length > 0 && file.response?.petition === null)) {
      file = withFiledPetition(file, { file: filed.map(({ name }) => name).join(', '), sha256: filedSha, reading: petition?.reading ?? null })
      causes.push(petition?.reading == null ? 'the filed petition could not be read' : `filed petition read: ${petition.reading.exhibits.length} exhibits`)
    }
    if (causes.length === 0) return true
    await stores.petitions.put({ orderId, file, seed: known?.seed ?? null, version: (known?.version ?? 0) + 1, updatedAt: at })
    await stores.orders.recordEvent(order, { at, actor: 'program', cause: causes.join('; ') })
    await followTable(stores, order, at)
    return true
  })
  if (!isWhole) await readNoticeOfOrder(deps, { orderId })
}

type Result = CaseResult | ResponseRefused
const change = (deps: CustomerDeps, reference: string, act: (file: CaseFile, at: Date) => ResponseChanged): Promise<Result> => changeByCustomer<ResponseRefused>(deps, reference, act)

export const settleNoticeRow = (deps: CustomerDeps, given: { reference: string; id: string; rev: number; act: 'confirm' | 'reject' }): Promise<Result> =>
  change(deps, given.reference, (file) => settleRequest(file, given))

export const correctNoticeRequest = (
  deps: CustomerDeps,
  given: { reference: string; id: string; rev: number; concern: ConcernKey; record: RecordStanding; quote: string; page: number },
): Promise<Result> => change(deps, given.reference, (file) => correctRequest(file, given))

export const addNoticeRequest = (deps: CustomerDeps, given: { reference: string; concern: ConcernKey; record: RecordStanding; quote: string; page: number }): Promise<Result> =>
  change(deps, given.reference, (file) => addRequest(file, given))

export const placeNoticeSentence = (deps: CustomerDeps, given: { reference: string; text: string; concern: ConcernKey | null }): Promise<Result> =>
  change(deps, given.reference, (file) => placeSentence(file, given))

export const copyNoticeDeadline = (deps: CustomerDeps, given: { reference: string; printed: string }): Promise<Result> => change(deps, given.reference, (file) => copyDeadline(file, given))

export const copyDayOfFiling = (deps: CustomerDeps, given: { reference: string; day: string }): Promise<Result> =>
  change(deps, given.reference, (file, at) => copyFilingDay(file, { day: given.day, today: at.toISOString().slice(0, 10) }))

export const confirmEndeavorAsFiled = (deps: CustomerDeps, given: { reference: string; text: string }): Promise<Result> =>
  change(deps, given.reference, (file, at) => confirmFiledEndeavor(file, { text: given.text, at: at.toISOString(), by: 'customer' }))

/** The customer says that the table is whole; the operator is told, once an hour. */
export const confirmNoticeTable = (deps: CustomerDeps, { reference }: { reference: string }): Promise<Result> =>
  onCase(deps, reference, async (stores, order, record, at): Promise<Result> => {
    const result = confirmTable(record.file, { at: at.toISOString() })
    if (result.kind !== 'changed') return result
    await storeCase(stores, record, result.file, at)
    const rows = liveRequests(result.file.response!).map((request, place): [string, string] => [`Request ${place + 1}`, requestTitle(request)])
    await followTable(stores, order, at)
    await notifyOperator(deps, stores, at, order, { dedupeKey: `operator-table:${order.id}:${hourOf(at)}`, heading: 'A customer confirmed the table of requests', text: null, rows })
    return { kind: 'done' }
  })

/** A fault in the table is mended first; nothing is released meanwhile, and the promised time stands still. */
export const reopenNoticeTable = (deps: CustomerDeps, { reference }: { reference: string }): Promise<Result> =>
  onCase(deps, reference, async (stores, order, record, at): Promise<Result> => {
    const result = reopenTable(record.file)
    if (result.kind !== 'changed') return result
    await storeCase(stores, record, result.file, at)
    await followTable(stores, order, at)
    return { kind: 'done' }
  })

/** The answer to one question of a request, by its id. */
export const answerRequest = (deps: CustomerDeps, given: { reference: string; question: string } & RequestAnswer): Promise<Result> =>
  change(deps, given.reference, (file): ResponseChanged => {
    const question = findResponseQuestion(file, given.question)
    return question === undefined ? { kind: 'no-such-request' } : answerQuestionOfRequest(file, question, given)
  })

/** Why an item is not available: its question waits no longer. */
export const answerItemLacking = (deps: CustomerDeps, given: { reference: string; question: string; text: string }): Promise<Result> =>
  change(deps, given.reference, (file): ResponseChanged => {
    const question = findLackQuestion(file, given.question)
    if (question === undefined) return { kind: 'no-such-request' }
    return given.text.trim() === '' ? { kind: 'says-nothing' } : answerQuestionOfRequest(file, question, { text: given.text, document: '', exhibit: '', existed: 'yes' })
  })

export const answerItemWithAnother = (deps: CustomerDeps, given: { reference: string; question: string; above: readonly string[] }): Promise<Result> =>
  change(deps, given.reference, (file) => answerItemAbove(file, given))

export const addNoticeItem = (deps: CustomerDeps, given: { reference: string; id: string; rev: number; text: string; page: number }): Promise<Result> =>
  change(deps, given.reference, (file) => addItem(file, given))

export const settleNoticeItem = (deps: CustomerDeps, given: { reference: string; id: string; rev: number; place: number; act: 'confirm' | 'reject' }): Promise<Result> =>
  change(deps, given.reference, (file) => settleItem(file, given))

export type ChooseTheoriesResult = Result | { kind: 'not-whole' }

/** The way in which each request is answered: it accepts the first draft, in one transaction. */
export function chooseResponse(deps: CustomerDeps, given: { reference: string; theories: Record<string, string>; actor: string }): Promise<ChooseTheoriesResult> {
  return onCase(deps, given.reference, async (stores, order, record, at): Promise<ChooseTheoriesResult> => {
    const { response } = record.file
    if (response === undefined) return { kind: 'no-such-case' }
    if (!isWholeTheories(liveRequests(response), given.theories)) return { kind: 'not-whole' }
    const chosen = chooseTheories(record.file, { theories: given.theories, options: optionsOf(record.file, given.theories), at: at.toISOString() })
    if (chosen.kind !== 'changed') return chosen
    const draft = (await stores.deliverables.ofOrder(order.id)).find(({ kind }) => kind === 'first-draft')
    if (draft === undefined) return { kind: 'not-possible' }
    const again = draft.state === 'accepted'
    if (!again) {
      const done = await actOnDeliverable(stores, order, {
        id: draft.id,
        act: { kind: 'accept' },
        at,
        actor: given.actor,
        cause: (label) => `${label} accepted: a way to answer each request is chosen`,
      })
      if (done === null) return { kind: 'not-possible' }
    }
    await storeCase(stores, record, chosen.file, at)
    const text = liveRequests(chosen.file.response!)
      .map((request, place) => `Request ${place + 1}, ${requestTitle(request)}: ${findTheory(request.theory)?.title ?? ''}`)
      .join('\n')
    await stores.deliverables.addComment({ id: deps.chance.id(), deliverableId: draft.id, at, actor: given.actor, kind: 'acceptance', text })
    await notifyOperator(deps, stores, at, order, {
      dedupeKey: `operator-choice:${order.id}:${again ? hourOf(at) : 'first'}`,
      heading: again ? 'A customer chose other ways to answer' : 'A customer chose how each request is answered',
      text,
    })
    return { kind: 'done' }
  })
}
