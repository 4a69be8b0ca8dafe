/** A language model words one paragraph of a letter, held by the checks of every paragraph; where it cannot, what stood stays, with the reason. */
import { petitionerName } from '../content/petition/documents.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { askFor, isForModel } from '../domain/petition/model-block.ts'
import type { DraftBlock } from '../domain/petition/draft.ts'
import type { BlockDrafter, NoAnswer } from './block-drafter.ts'
import { addRevision } from './petition-draft.ts'
import { caseOf, onCase } from './petition-case.ts'
import type { Clock, Database, DoWork, PetitionRecord } from './ports.ts'

type Deps = { database: Database; clock: Clock; work: DoWork; blockDrafter: BlockDrafter | null }

export type ModelDraftResult =
  /** `note`: why what stood still stands; null where the model's new text does. */
  | { kind: 'done'; revision: number; note: string | null }
  | { kind: 'no-model' }
  | { kind: 'not-for-model' }
  | { kind: 'no-such-block' }
  | { kind: 'no-such-case' }
  | { kind: 'not-possible' }
  /** The paragraph or its facts changed while the model wrote. */
  | { kind: 'changed-meanwhile' }

/** What stands where the model's answer cannot. */
const STANDS = { composer: 'The composer’s text stands.', model: 'The model’s earlier text stands.' } as const
const NO_ANSWER: Record<NoAnswer, string> = {
  'no-answer': 'The language model gave no answer.',
  'cut-off': 'The language model stopped in the middle.',
  'timed-out': 'The language model did not answer in time.',
  unreadable: 'The language model’s answer could not be read.',
  ceiling: 'The day’s limit for the language model is reached.',
}
/** What asking again may mend. */
const AGAIN: readonly NoAnswer[] = ['cut-off', 'unreadable']
const REASONS_SHOWN = 3

async function written(
  { work }: Pick<Deps, 'work'>,
  drafter: BlockDrafter,
  { orderId, file }: Pick<PetitionRecord, 'orderId' | 'file'>,
  blocks: readonly DraftBlock[],
  block: DraftBlock,
  today: string,
): Promise<{ block: DraftBlock } | { note: string }> {
  const name = petitionerName(file)
  const stands = STANDS[block.origin === 'model' ? 'model' : 'composer']
  let refused: string[] = []
  for (const turn of ['first', 'repair'] as const) {
    const answer = await drafter.draft({ ...askFor(file, blocks, block), refused }, name)
    if (answer.kind === 'none') {
      if (turn === 'first' && AGAIN.includes(answer.why)) continue
      return { note: `${NO_ANSWER[answer.why]} ${stands}` }
    }
    const looked = await work('wordBlock', { file, blocks, blockId: block.id, today, answer }, `order-${orderId}`)
    if (looked.kind === 'taken') return { block: looked.block }
    refused = looked.why
  }
  return { note: `The language model’s text was refused. ${refused.slice(0, REASONS_SHOWN).join(' ')} ${stands}` }
}

/** `revision`: the one in which the operator saw the paragraph. The model is asked outside of any transaction, twice at most. */
export async function draftWithModel(deps: Deps, given: { reference: string; blockId: string; revision: number; actor: string }): Promise<ModelDraftResult> {
  const { stores } = deps.database
  if (deps.blockDrafter === null) return { kind: 'no-model' }
  const found = await caseOf(stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record } = found
  const seen = await stores.petitions.draft(order.id)
  const stored = seen?.blocks.find(({ block }) => block.id === given.blockId)
  if (seen === null || stored === undefined) return { kind: 'no-such-block' }
  if (stored.revision !== given.revision) return { kind: 'changed-meanwhile' }
  if (!isForModel(stored.block, record.file)) return { kind: 'not-for-model' }
  const made = await written(
    deps,
    deps.blockDrafter,
    record,
    seen.blocks.map(({ block }) => block),
    stored.block,
    dayOf(deps.clock.now()),
  )
  return onCase(deps, given.reference, async (inside, _order, now, at): Promise<ModelDraftResult> => {
    const draft = await inside.petitions.draft(order.id)
    const stands = draft?.blocks.find(({ block }) => block.id === given.blockId)
    if (draft === null || stands?.revision !== given.revision || now.version !== record.version) return { kind: 'changed-meanwhile' }
    const note = 'note' in made ? made.note : null
    if (note !== null && stands.block.origin === 'model') return { kind: 'done', revision: draft.revision.number, note }
    const next: DraftBlock = 'block' in made ? made.block : { ...stands.block, block: stands.block.composed ?? stands.block.block, origin: 'composer', reviewed: false, note: made.note }
    const number = await addRevision(
      inside,
      order.id,
      { number: draft.revision.number, blocks: draft.blocks.map(({ block }) => block) },
      draft.blocks.map(({ block }) => (block.id === next.id ? next : block)),
      { at, actor: given.actor, cause: `${note === null ? 'drafted by the model' : 'model refused'}: ${given.blockId}` },
    )
    return { kind: 'done', revision: number, note }
  })
}
