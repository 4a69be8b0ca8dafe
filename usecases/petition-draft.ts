/** The letter of a case: composed, edited block by block, checked. Every change is a revision; none is lost. */
import { comparedTexts, leastShared } from '../content/petition/letter/compose-letter.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { InlineSyntaxError } from '../domain/documents/inline-syntax.ts'
import { isChosen, type CaseFile } from '../domain/petition/case-file.ts'
import type { Finding } from '../domain/petition/checks/finding.ts'
import { editableText, exhibitNumbers, recomposed, settleBeside, withText, type DraftBlock, type ExhibitNumbers } from '../domain/petition/draft.ts'
import { caseOf, onCase, storeCase } from './petition-case.ts'
import type { Clock, Database, DoWork, PetitionRuns, Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock; petitionRuns: PetitionRuns; work: DoWork }

export type DraftResult = { kind: 'done'; revision: number } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'not-locked' }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Writes the next revision; answers its number. */
export async function addRevision(
  stores: Stores,
  orderId: string,
  before: { number: number; blocks: readonly DraftBlock[] },
  blocks: readonly DraftBlock[],
  given: { at: Date; actor: string; cause: string },
): Promise<number> {
  const old = new Map(before.blocks.map((block) => [block.id, block]))
  const changed = blocks.filter((block) => !same(old.get(block.id), block))
  const number = before.number + 1
  await stores.petitions.addRevision({ orderId, number, ...given, outline: blocks.map(({ id }) => id) }, changed)
  return number
}

export async function draftOf(stores: Stores, orderId: string): Promise<{ number: number; blocks: DraftBlock[] }> {
  const found = await stores.petitions.draft(orderId)
  return { number: found?.revision.number ?? 0, blocks: found?.blocks.map(({ block }) => block) ?? [] }
}

/** Writes the letter from the settled facts; what an operator wrote stays. The wording is chosen once, as unlike earlier letters as may be. */
export async function composeDraft(deps: Deps, given: { reference: string; actor: string }): Promise<DraftResult> {
  const found = await caseOf(deps.database.stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record: known } = found
  if (!isChosen(known.file)) return { kind: 'not-locked' }
  const visitor = `order-${order.id}`
  const { file } = known
  const textsOf = (seed: string) => deps.work('wordLetter', { file, seed }, visitor)
  const seed = known.seed ?? (await leastShared(order.id, textsOf, (texts) => deps.petitionRuns.shares(order.id, texts)))
  const letter = await deps.work('composeLetter', { file, seed }, visitor)
  const result = await onCase(deps, given.reference, async (stores, _order, record, at): Promise<DraftResult | null> => {
    if (!isChosen(record.file)) return { kind: 'not-locked' }
    if (record.version !== known.version) return null
    const before = await draftOf(stores, order.id)
    const blocks = recomposed(before.blocks, letter)
    if (record.seed === null) await storeCase(stores, record, record.file, at, seed)
    if (same(before.blocks, blocks)) return { kind: 'done', revision: before.number }
    return { kind: 'done', revision: await addRevision(stores, order.id, before, blocks, { at, actor: given.actor, cause: before.number === 0 ? 'composed' : 'composed again' }) }
  })
  // The case changed while the letter was composed.
  return result ?? composeDraft(deps, given)
}

/** `composed`: back to what the composer wrote. */
export type BlockChange = { text: string } | { reviewed: boolean } | { removed: boolean } | { beside: 'take' | 'keep' } | { composed: true }
export type EditResult =
  | { kind: 'done'; revision: number }
  /** Another wrote this block meanwhile: `text` is theirs. */
  | { kind: 'conflict'; text: string | null; revision: number; actor: string }
  | { kind: 'notation'; message: string }
  | { kind: 'no-such-block' }
  | { kind: 'no-such-case' }
  | { kind: 'not-possible' }

function changedBlock(block: DraftBlock, change: BlockChange, file: CaseFile, numbers: ExhibitNumbers): DraftBlock {
  if ('reviewed' in change) return { ...block, reviewed: change.reviewed }
  if ('removed' in change) return { ...block, removed: change.removed }
  if ('beside' in change) return settleBeside(block, change.beside === 'take', file)
  if ('composed' in change) return block.composed === null ? block : { ...block, block: block.composed, origin: 'composer', reviewed: false, note: undefined }
  return writtenOver(block, change.text, file, numbers)
}

/** A block with the text that an operator gives it; throws `InlineSyntaxError` where its notation is broken. */
export function writtenOver(block: DraftBlock, text: string, file: CaseFile, numbers: ExhibitNumbers): DraftBlock {
  const written = withText(block.block, text, numbers)
  // What is written as the composer had it is the composer's again.
  return same(editableText(written, numbers), block.composed === null ? null : editableText(block.composed, numbers))
    ? { ...block, block: block.composed!, origin: 'composer', reviewed: false }
    : { ...block, block: written, origin: 'operator', reviewed: false, basis: renewed(block, file), note: undefined }
}

/** Written anew, a block rests on the facts as they are now. */
const renewed = (block: DraftBlock, file: CaseFile) => Object.fromEntries(Object.entries(block.basis).map(([id, rev]) => [id, file.facts.find((fact) => fact.id === id)?.rev ?? rev]))

/** `revision`: the one in which the operator saw the block. */
export function editBlock(deps: Deps, given: { reference: string; blockId: string; revision: number; change: BlockChange; actor: string }): Promise<EditResult> {
  return onCase(deps, given.reference, async (stores, order, record, at): Promise<EditResult> => {
    const found = await stores.petitions.draft(order.id)
    const stored = found?.blocks.find(({ block }) => block.id === given.blockId)
    if (found === null || stored === undefined) return { kind: 'no-such-block' }
    const blocks = found.blocks.map(({ block }) => block)
    const numbers = exhibitNumbers(blocks, record.file)
    if (stored.revision !== given.revision) {
      const by = (await stores.petitions.revisions(order.id)).find(({ number }) => number === stored.revision)
      return { kind: 'conflict', text: editableText(stored.block.block, numbers), revision: stored.revision, actor: by?.actor ?? '' }
    }
    let next: DraftBlock
    try {
      next = changedBlock(stored.block, given.change, record.file, numbers)
    } catch (error) {
      if (error instanceof InlineSyntaxError) return { kind: 'notation', message: error.message }
      throw error
    }
    if (same(next, stored.block)) return { kind: 'done', revision: stored.revision }
    const cause =
      'text' in given.change
        ? 'edited'
        : 'reviewed' in given.change
          ? 'reviewed'
          : 'removed' in given.change
            ? given.change.removed
              ? 'taken out'
              : 'put back'
            : 'composed' in given.change
              ? 'back to the composer’s text'
              : given.change.beside === 'take'
                ? 'newer text taken'
                : 'own text kept'
    const number = await addRevision(
      stores,
      order.id,
      { number: found.revision.number, blocks },
      blocks.map((block) => (block.id === next.id ? next : block)),
      { at, actor: given.actor, cause: `${cause}: ${given.blockId}` },
    )
    return { kind: 'done', revision: number }
  })
}

/** Sets a finding aside, or takes that back (`reason` null). What cannot be waived is refused. */
export async function waiveFinding(
  deps: Deps,
  given: { reference: string; key: string; reason: string | null; actor: string },
): Promise<{ kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' }> {
  const found = await caseOf(deps.database.stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record: known } = found
  const { reason, key } = given
  if (reason !== null) {
    // Likeness is asked of the outer database: not inside the transaction.
    const { blocks } = await draftOf(deps.database.stores, order.id)
    const found = (await findingsOf(deps, order.id, known.file, blocks)).findings.find((one) => one.key === key)
    if (found === undefined || !found.waivable) return { kind: 'not-possible' }
  }
  return onCase(deps, given.reference, async (stores, _order, _record, at): Promise<{ kind: 'done' }> => {
    await (reason === null ? stores.petitions.unwaive(order.id, key) : stores.petitions.waive({ orderId: order.id, key, reason, actor: given.actor, at }))
    return { kind: 'done' }
  })
}

/** All findings of a draft. `shared`: the largest share of the whole letter with one earlier letter. */
export async function findingsOf(
  { petitionRuns, clock, work }: Pick<Deps, 'petitionRuns' | 'clock' | 'work'>,
  orderId: string,
  file: CaseFile,
  blocks: readonly DraftBlock[],
): Promise<{ findings: Finding[]; shared: number }> {
  const texts = comparedTexts(blocks)
  const shares = await petitionRuns.shares(
    orderId,
    texts.map(({ text }) => text),
  )
  const shared = texts.map(({ section }, place) => ({ section: section ?? ('opening' as const), share: shares[place] ?? 0 }))
  return { findings: await work('checkLetter', { file, blocks, shared, today: dayOf(clock.now()) }, `order-${orderId}`), shared: shares[0] ?? 0 }
}
