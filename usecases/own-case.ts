/** "My case" of a paid NIW DIY order: what the customer says once, and the documents made of it at each download. */
import { evidenceSheets } from '../content/documents/own-case/evidence-sheets.ts'
import { ownDocument, type OwnDocument } from '../content/documents/own-case/own-documents.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { EMPTY_CASE, planOfOwnCase, settledCase, withResumeRows, type OwnCase } from '../domain/own-case/own-case.ts'
import type { MonthYear, PersonFacts } from '../domain/person/person-facts.ts'
import { isOurFault } from '../domain/resume/pdf-reading.ts'
import { planOfCase, type EvidencePlan } from '../domain/petition/evidence-plan.ts'
import { timesDeleted } from './delete-data.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRecord, Stores } from './ports.ts'
import type { Services } from './services.ts'

export const OWN_DOCUMENT_LIMIT = 'own-document'
export const OWN_RESUME_LIMIT = 'own-resume'

/** A resume of the specified size (specification 2 §9.4). */
export const RESUME_BYTES_MAX = 3_145_728

type Deps = Pick<Services, 'database' | 'clock'>

/** Not while the amount that it was paid with waits for an operator, as the package itself. */
const hasCase = (order: Pick<OrderRecord, 'product' | 'state' | 'amountMismatch'>): boolean => order.product === 'niw-diy' && PAID_STATES.includes(order.state) && !order.amountMismatch

export type OwnCaseView = { own: OwnCase; version: number; updatedAt: Date | null }

/** Null where no paid order of the package has the reference. */
export async function viewOwnCase({ database }: Pick<Services, 'database'>, reference: string): Promise<OwnCaseView | null> {
  const order = await database.stores.orders.findByReference(reference)
  if (order === null || !hasCase(order)) return null
  const known = await database.stores.ownCases.find(order.id)
  return known === null ? { own: EMPTY_CASE, version: 0, updatedAt: null } : { own: known.own, version: known.version, updatedAt: known.updatedAt }
}

export type OwnCaseSaved = { kind: 'saved'; version: number } | { kind: 'no-such-case' } | { kind: 'changed-meanwhile' }

/** `own`: the part that was on the page. `version`: what the customer saw; where another window saved since, nothing is overwritten. */
export async function saveOwnCase({ database, clock }: Deps, { reference, own, version }: { reference: string; own: Partial<OwnCase>; version: number }): Promise<OwnCaseSaved> {
  return database.transaction(async (stores): Promise<OwnCaseSaved> => {
    const order = await lockOrder(stores, reference)
    if (order === null || !hasCase(order)) return { kind: 'no-such-case' }
    const known = await stores.ownCases.find(order.id)
    if ((known?.version ?? 0) !== version) return { kind: 'changed-meanwhile' }
    await stores.ownCases.put({ orderId: order.id, own: { ...(known?.own ?? EMPTY_CASE), ...own }, version: version + 1, updatedAt: new Date(clock.now()) })
    return { kind: 'saved', version: version + 1 }
  })
}

const monthYear = (at: MonthYear | null): string => (at === null ? '' : at.month === null ? String(at.year) : `${String(at.month).padStart(2, '0')}/${at.year}`)

const DEGREE_WORDS: Partial<Record<NonNullable<PersonFacts['degrees'][number]['level']>, string>> = {
  doctorate: 'doctorate',
  master: 'master’s degree',
  bachelor: 'bachelor’s degree',
  associate: 'associate degree',
}

/** Positions and degrees of a resume as rows of a case; what the reader is unsure of is a row too, since every row is confirmed. */
function rowsOf(person: PersonFacts): Parameters<typeof withResumeRows>[1] {
  return {
    name: person.name ?? '',
    degrees: person.degrees
      .filter(({ completed }) => completed !== false)
      .map(({ level, field, school, year }) => ({ degree: level === null ? '' : (DEGREE_WORDS[level] ?? level), field: field ?? '', school: school ?? '', year: year === null ? '' : String(year) })),
    jobs: person.roles.map(({ title, employer, start, end, current }) => ({ title: title ?? '', employer: employer ?? '', from: monthYear(start), to: current ? 'today' : monthYear(end) })),
  }
}

export type ResumeTaken =
  | { kind: 'read'; rows: number }
  | { kind: 'no-such-case' }
  | { kind: 'too-large' }
  | { kind: 'unreadable' }
  | /** Nothing is wrong with the file. */ { kind: 'busy' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** Whether a resume, or facts of one, would be taken now: asked before its body is read, and counts nothing. */
export async function mayTakeResume(
  { database, limits }: Pick<Services, 'database' | 'limits'>,
  reference: string,
): Promise<{ kind: 'allowed' } | { kind: 'no-such-case' } | { kind: 'limited'; retryAfterSeconds: number }> {
  const order = await database.stores.orders.findByReference(reference)
  return order === null || !hasCase(order) ? { kind: 'no-such-case' } : limits.peek(OWN_RESUME_LIMIT, order.id)
}

/** Adds what a resume says to the case, as rows to confirm. The file itself is not stored. */
export async function readOwnResume(deps: Deps & Pick<Services, 'documents' | 'limits'>, { reference, bytes }: { reference: string; bytes: Uint8Array }): Promise<ResumeTaken> {
  const order = await deps.database.stores.orders.findByReference(reference)
  if (order === null || !hasCase(order)) return { kind: 'no-such-case' }
  if (bytes.length > RESUME_BYTES_MAX) return { kind: 'too-large' }
  const allowed = await deps.limits.consume(OWN_RESUME_LIMIT, order.id)
  if (allowed.kind === 'limited') return allowed
  const deletions = await timesDeleted(deps.database.stores, order.id)
  const read = await deps.documents.readResume(bytes, { visitor: `order-${order.id}`, now: deps.clock.now() })
  if (read.kind !== 'read') return { kind: isOurFault(read.kind) ? 'busy' : 'unreadable' }
  return addRows(deps, reference, read.person, async (stores, orderId) => (await timesDeleted(stores, orderId)) === deletions)
}

/** Adds facts that the generator read, or the visitor corrected there, as rows to confirm. */
export const takeGeneratorFacts = async (deps: Deps & Pick<Services, 'limits'>, { reference, person }: { reference: string; person: PersonFacts }): Promise<ResumeTaken> => {
  const order = await deps.database.stores.orders.findByReference(reference)
  if (order === null || !hasCase(order)) return { kind: 'no-such-case' }
  const allowed = await deps.limits.consume(OWN_RESUME_LIMIT, order.id)
  return allowed.kind === 'limited' ? allowed : addRows(deps, reference, person, async () => true)
}

function addRows({ database, clock }: Deps, reference: string, person: PersonFacts, stillThere: (stores: Stores, orderId: string) => Promise<boolean>): Promise<ResumeTaken> {
  return database.transaction(async (stores): Promise<ResumeTaken> => {
    const locked = await lockOrder(stores, reference)
    if (locked === null || !hasCase(locked) || !(await stillThere(stores, locked.id))) return { kind: 'no-such-case' }
    const known = await stores.ownCases.find(locked.id)
    const before = known?.own ?? EMPTY_CASE
    const own = withResumeRows(before, rowsOf(person))
    await stores.ownCases.put({ orderId: locked.id, own, version: (known?.version ?? 0) + 1, updatedAt: new Date(clock.now()) })
    return { kind: 'read', rows: own.degrees.length + own.jobs.length - before.degrees.length - before.jobs.length }
  })
}

export type OwnDocumentResult = { kind: 'made'; name: string; bytes: Uint8Array } | { kind: 'no-such-case' } | { kind: 'limited'; retryAfterSeconds: number }

/** A Word file of the answers as they are now. The package itself stays as it was delivered. */
export async function makeOwnDocument(deps: Pick<Services, 'database' | 'limits' | 'renderWord'>, { reference, which }: { reference: string; which: OwnDocument }): Promise<OwnDocumentResult> {
  const order = await deps.database.stores.orders.findByReference(reference)
  if (order === null || !hasCase(order)) return { kind: 'no-such-case' }
  const allowed = await deps.limits.consume(OWN_DOCUMENT_LIMIT, order.id)
  if (allowed.kind === 'limited') return allowed
  const known = await deps.database.stores.ownCases.find(order.id)
  const document = ownDocument(which, settledCase(known?.own ?? EMPTY_CASE))
  return { kind: 'made', name: `${document.id.replace(/^own-/, 'my-')}.docx`, bytes: await deps.renderWord(document) }
}

/**
 * The plan of evidence as a workbook: of a buyer's own case, or of a case in the studio. `no-such-case`: an order
 * that is not paid, or one that has neither.
 */
export async function makeEvidenceSheet(deps: Pick<Services, 'database' | 'limits' | 'renderSheets'>, { reference }: { reference: string }): Promise<OwnDocumentResult> {
  const order = await deps.database.stores.orders.findByReference(reference)
  const plan = order === null ? null : await evidencePlanOf(deps, order)
  if (order === null || plan === null) return { kind: 'no-such-case' }
  const allowed = await deps.limits.consume(OWN_DOCUMENT_LIMIT, order.id)
  if (allowed.kind === 'limited') return allowed
  return { kind: 'made', name: 'my-evidence-plan.xlsx', bytes: await deps.renderSheets(evidenceSheets(plan)) }
}

async function evidencePlanOf({ database }: Pick<Services, 'database'>, order: OrderRecord): Promise<EvidencePlan | null> {
  if (hasCase(order)) return planOfOwnCase((await database.stores.ownCases.find(order.id))?.own ?? EMPTY_CASE)
  if (!PAID_STATES.includes(order.state) || order.amountMismatch) return null
  const petition = await database.stores.petitions.find(order.id)
  return petition === null ? null : planOfCase(petition.file)
}
