/** Releases what the studio made: a first draft to choose from, or the petition with its check report, through the delivery act of the order. */
import { dayOf } from '../domain/calendar-day.ts'
import { checkReport, exhibitBook, firstDraftDocument, statementDocument, type ReportFigures } from '../content/petition/documents.ts'
import { ownWords } from '../content/petition/letter/compose-letter.ts'
import { responsePlanDocument } from '../content/rfe-response/plan-document.ts'
import type { Document } from '../domain/documents/document.ts'
import { STATEMENT_ID, type CaseFile } from '../domain/petition/case-file.ts'
import { countStatements } from '../domain/petition/checks/check-draft.ts'
import { keysOf, type Finding } from '../domain/petition/checks/finding.ts'
import { comparedDocument } from '../domain/petition/compare-drafts.ts'
import { exhibitNumbers, letterDocument, type DraftBlock, type LetterMark } from '../domain/petition/draft.ts'
import { findingsOf } from './petition-draft.ts'
import { letterMark } from './returned-letter.ts'
import { deliverMadeFiles, madeBoth, type MadeFile, type PreviewDeps, type RenderDeps } from './deliver-made-files.ts'
import type { DoWork, PetitionRuns, StoredBlock, Stores, WaiverRecord } from './ports.ts'
import { timesDelivered, type releaseDelivery, type ReleaseResult } from './release-delivery.ts'

type Deps = Parameters<typeof releaseDelivery>[0] & { petitionRuns: PetitionRuns; work: DoWork } & RenderDeps

export type ReleasePetitionResult =
  | ReleaseResult
  | { kind: 'no-such-case' }
  /** `open`: blocking findings that nobody set aside. */
  | { kind: 'findings-open'; open: number }
  /** The customer has not confirmed the table of requests. */
  | { kind: 'table-open' }
  /** The letter or the case has changed since it was checked. */
  | { kind: 'changed-meanwhile' }

const titleOf = ({ response }: CaseFile) => (response === undefined ? 'Petition letter' : 'Response letter')

type Checked = {
  file: CaseFile
  version: number
  blocks: DraftBlock[]
  /** The same blocks, each with the revision that wrote it last. */
  stored: StoredBlock[]
  revision: number
  findings: Finding[]
  shared: number
  /** Set aside by an operator, each with the note that says why, by whom and when. */
  waived: { finding: Finding; note: WaiverRecord }[]
  open: Finding[]
}

/** The letter as it stands with every finding; null where the order has no case. */
export async function checkedDraft(deps: Pick<Deps, 'database' | 'petitionRuns' | 'clock' | 'work'>, orderId: string): Promise<Checked | null> {
  const { petitions } = deps.database.stores
  const known = await petitions.find(orderId)
  if (known === null) return null
  const draft = await petitions.draft(orderId)
  const stored = draft?.blocks ?? []
  const blocks = stored.map(({ block }) => block)
  const { findings, shared } = await findingsOf(deps, orderId, known.file, blocks)
  const notes = new Map((await petitions.waivers(orderId)).map((note) => [note.key, note]))
  const waived = findings.flatMap((finding) => {
    const note = finding.waivable ? keysOf(finding).flatMap((key) => notes.get(key) ?? [])[0] : undefined
    return note === undefined ? [] : [{ finding, note }]
  })
  const open = findings.filter((finding) => finding.blocking && !waived.some(({ finding: one }) => one.key === finding.key))
  return { file: known.file, version: known.version, blocks, stored, revision: draft?.revision.number ?? 0, findings, shared, waived, open }
}

export function figuresOf({ file, blocks, findings, waived, shared, revision }: Checked, pages: number): ReportFigures {
  const numbers = exhibitNumbers(blocks, file)
  return {
    ...countStatements(blocks),
    exhibits: numbers.size,
    owed: file.exhibits.filter(({ id, state }) => id !== STATEMENT_ID && numbers.has(id) && state !== 'have').length,
    warnings: findings.filter(({ blocking }) => !blocking).length,
    waived: waived.length,
    sharedPerMille: Math.round(shared * 1000),
    pages,
    revision,
  }
}

/** `mark`: of a letter that is delivered, by which its Word file is known when it comes back. */
export const letterOf = ({ file, blocks }: Pick<Checked, 'file' | 'blocks'>, now: number, mark?: LetterMark): Document =>
  letterDocument(file, blocks, {
    title: titleOf(file),
    edition: dayOf(now),
    ...(mark === undefined ? {} : { mark }),
    ...(file.response === undefined ? {} : { footer: 'Form I-140, response to the notice' }),
  })

const planOf = (file: CaseFile, made: Parameters<typeof firstDraftDocument>[1]): Document => (file.response === undefined ? firstDraftDocument(file, made) : responsePlanDocument(file, made))

const both = (deps: Deps, name: string, document: Document | null): Promise<MadeFile[]> => (document === null ? Promise.resolve([]) : madeBoth(deps, name, document))

/** In the order in which they are read, without a gap. */
const numbered = (documents: readonly MadeFile[][]): MadeFile[] =>
  documents.filter((files) => files.length > 0).flatMap((files, place) => files.map(({ name, ...file }) => ({ ...file, name: `${place + 1} ${name}` })))

/** `before`: the letter as it was released last; null at the first release. */
async function petitionFiles(
  deps: Deps,
  checked: Checked,
  before: readonly DraftBlock[] | null,
  made: { edition: string; reference: string },
  mark: LetterMark,
): Promise<{ files: MadeFile[]; figures: ReportFigures }> {
  const letter = await deps.renderBoth(letterOf(checked, deps.clock.now(), mark))
  const figures = figuresOf(checked, letter.pageCount)
  const warnings = checked.findings.filter(({ blocking }) => !blocking)
  const report = await deps.renderBoth(
    checkReport(figures, { warnings, waived: checked.waived.map(({ finding, note }) => ({ finding, reason: note.reason, day: dayOf(note.at.getTime()) })), ...made }),
  )
  const statement = statementDocument(checked.file, checked.blocks, made)
  const compared =
    before === null
      ? null
      : comparedDocument(checked.file, before, checked.blocks, {
          title: `${titleOf(checked.file)}: what changed`,
          edition: made.edition,
          footer: 'For reading only. Green is new, struck out is gone.',
        })
  const files = numbered([
    [
      { name: `${titleOf(checked.file)}.docx`, bytes: letter.docx },
      { name: `${titleOf(checked.file)}.pdf`, bytes: letter.pdf },
    ],
    await both(deps, 'Statement of the petitioner', statement),
    await both(deps, 'Exhibit index and cover sheets', exhibitBook(checked.file, checked.blocks, made)),
    [{ name: 'Check report.pdf', bytes: report.pdf }],
    await both(deps, 'What changed', compared),
  ])
  return { files, figures }
}

/** The letter as it was delivered last; null before the first time. */
export async function lastReleased(stores: Stores, orderId: string): Promise<DraftBlock[] | null> {
  const last = Math.max(0, ...(await stores.petitions.releases(orderId)).map(({ revision }) => revision))
  return last === 0 ? null : stores.petitions.draftAt(orderId, last)
}

/** What the letter of a case is delivered as. */
export const letterKind = ({ response }: Pick<CaseFile, 'response'>): 'full-petition' | 'rfe-answer' => (response === undefined ? 'full-petition' : 'rfe-answer')

const deliverableOf = async (stores: Stores, orderId: string, kind: 'first-draft' | 'full-petition' | 'rfe-answer') => (await stores.deliverables.ofOrder(orderId)).find((one) => one.kind === kind)

/** Delivers the endeavors and arguments to choose from. `version`: the case as the operator saw it. */
export async function releaseFirstDraft(deps: Deps, given: { reference: string; version: number; line: string; actor: string }): Promise<ReleasePetitionResult> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(given.reference)
  const known = order === null ? null : await stores.petitions.find(order.id)
  const one = order === null ? undefined : await deliverableOf(stores, order.id, 'first-draft')
  if (order === null || known === null || one === undefined) return { kind: 'no-such-case' }
  if (known.version !== given.version) return { kind: 'changed-meanwhile' }
  if (known.file.response !== undefined && known.file.response.confirmedAt === null) return { kind: 'table-open' }
  const deliveredBefore = await timesDelivered(stores, order.id)
  const files = await both(deps, 'First draft', planOf(known.file, { edition: dayOf(deps.clock.now()), reference: given.reference }))
  return deliverMadeFiles(deps, {
    ...given,
    deliverableId: one.id,
    files,
    deliveredBefore,
    withOthersReady: true,
    stillHolds: async (inside, orderId) => (await inside.petitions.find(orderId))?.version === known.version,
  })
}

/** Delivers the letter with its papers and its check report. `revision`: what the operator saw; nothing blocking may be open in it. */
export async function releasePetition(deps: Deps, given: { reference: string; revision: number; line: string; actor: string }): Promise<ReleasePetitionResult> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(given.reference)
  const deliveredBefore = order === null ? 0 : await timesDelivered(stores, order.id)
  const checked = order === null ? null : await checkedDraft(deps, order.id)
  const one = order === null ? undefined : checked === null ? undefined : await deliverableOf(stores, order.id, letterKind(checked.file))
  if (order === null || checked === null || one === undefined || checked.revision === 0) return { kind: 'no-such-case' }
  if (checked.revision !== given.revision) return { kind: 'changed-meanwhile' }
  if (checked.open.length > 0) return { kind: 'findings-open', open: checked.open.length }
  const { files, figures } = await petitionFiles(
    deps,
    checked,
    await lastReleased(stores, order.id),
    { edition: dayOf(deps.clock.now()), reference: given.reference },
    letterMark(order, checked.revision),
  )
  const runs = await deps.petitionRuns.runsOf(order.id, ownWords(checked.blocks))
  return deliverMadeFiles(deps, {
    ...given,
    deliverableId: one.id,
    files,
    deliveredBefore,
    withOthersReady: true,
    // What was checked is what is delivered: a fact or a block that changed meanwhile stops it.
    stillHolds: async (inside, orderId) => (await inside.petitions.find(orderId))?.version === checked.version && ((await inside.petitions.draft(orderId))?.revision.number ?? 0) === checked.revision,
    with: async (inside, delivery) => {
      await inside.petitions.addRelease({ deliveryId: delivery.id, orderId: order.id, revision: checked.revision, report: figures })
      await deps.petitionRuns.remember(inside.composedRuns, order.id, runs)
    },
  })
}

/** The letter as a PDF, as it stands; null where there is none. */
export async function previewPetition(deps: Pick<Deps, 'database' | 'petitionRuns' | 'clock' | 'work'> & PreviewDeps, { reference }: { reference: string }): Promise<Uint8Array | null> {
  const order = await deps.database.stores.orders.findByReference(reference)
  const checked = order === null ? null : await checkedDraft(deps, order.id)
  if (checked === null || checked.revision === 0) return null
  return deps.renderPdf(letterOf(checked, deps.clock.now()))
}
