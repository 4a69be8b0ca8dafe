/** What changed between two revisions of a letter: block by block, and word by word inside of a block. */
import type { Block, Document, Inline, Inlines } from '../documents/document.ts'
import { wordsOf } from '../documents/document.ts'
import { citedExhibits, inlinesOfBlock } from '../documents/walk-document.ts'
import type { CaseFile } from './case-file.ts'
import { exhibitNumbers, letterDocument, shownBlocks, type DraftBlock, type Section } from './draft.ts'

export type WordRun = { kind: 'same' | 'inserted' | 'deleted'; text: string }

/** `words` as a reader sees them, exhibits by their number in the later letter. `runs`: of a block whose words changed. */
export type BlockDifference = { id: string; section: Section; kind: 'same' | 'added' | 'removed' | 'changed'; words: string; runs: WordRun[] }

/** More pairs of words than this are not compared one by one. */
export const CELLS_MAX = 4_000_000
/** Of a whole letter: three hundred paragraphs of a hundred words, each written anew. */
export const LETTER_CELLS_MAX = 3 * CELLS_MAX
/** Pieces of a whole letter that are told as changed or as the same; each is marked by itself on the page and in the files. */
export const LETTER_RUNS_MAX = 10_000

/** What may still be compared: pairs of words, and the pieces that come of it. */
type Budget = { cells: number; runs: number }
export const letterBudget = (): Budget => ({ cells: LETTER_CELLS_MAX, runs: LETTER_RUNS_MAX })

/** The words of two texts in one line: what stayed, what was taken out, what came in its place. `budget`: for whoever compares many texts. */
export function compareWords(before: string, after: string, budget: Budget = { cells: CELLS_MAX, runs: LETTER_RUNS_MAX }): WordRun[] {
  const tokens = (text: string): string[] => text.match(/\S+|\s+/g) ?? []
  const [old, fresh] = [tokens(before), tokens(after)]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (end < old.length - start && end < fresh.length - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++
  const [a, b] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)]
  const around = (changed: readonly WordRun[]) => joined([{ kind: 'same', text: old.slice(0, start).join('') }, ...changed, { kind: 'same', text: end === 0 ? '' : old.slice(-end).join('') }])
  const runs = around(middle(a, b, budget))
  const told = runs.length > budget.runs ? around(asWhole(a, b)) : runs
  budget.runs -= told.length
  return told
}

const asWhole = (a: readonly string[], b: readonly string[]): WordRun[] => [
  { kind: 'deleted', text: a.join('') },
  { kind: 'inserted', text: b.join('') },
]

/** Longest common sequence of tokens. */
function middle(a: readonly string[], b: readonly string[], budget: Budget): WordRun[] {
  const cells = a.length * b.length
  if (cells > CELLS_MAX || cells > budget.cells) return asWhole(a, b)
  budget.cells -= cells
  const width = b.length + 1
  const table = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) table[i * width + j] = a[i] === b[j] ? table[(i + 1) * width + j + 1]! + 1 : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!)
  const runs: WordRun[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      runs.push({ kind: 'same', text: a[i++]! })
      j++
    } else if (i < a.length && (j >= b.length || table[(i + 1) * width + j]! >= table[i * width + j + 1]!)) runs.push({ kind: 'deleted', text: a[i++]! })
    else runs.push({ kind: 'inserted', text: b[j++]! })
  }
  return runs
}

/** Neighbors of one kind are one run; a blank between two changes belongs to them, so that phrases are read as one. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const out: WordRun[] = []
  const put = (run: WordRun) => {
    if (run.text === '') return
    const last = out.at(-1)
    if (last?.kind === run.kind) last.text += run.text
    else out.push({ ...run })
  }
  let pending: { deleted: string; inserted: string } | null = null
  const settle = () => {
    if (pending === null) return
    put({ kind: 'deleted', text: pending.deleted })
    put({ kind: 'inserted', text: pending.inserted })
    pending = null
  }
  for (const [place, run] of runs.entries()) {
    if (run.text === '') continue
    const between = run.kind === 'same' && /^\s+$/.test(run.text) && pending !== null && runs.slice(place + 1).find(({ text }) => text !== '')?.kind !== 'same'
    if (run.kind === 'same' && !between) {
      settle()
      put(run)
    } else {
      pending ??= { deleted: '', inserted: '' }
      if (run.kind !== 'inserted') pending.deleted += run.text
      if (run.kind !== 'deleted') pending.inserted += run.text
    }
  }
  settle()
  return out
}

/** Exhibits are called by one number in both texts: that a number moved is no change of words. */
function wordsIn(block: Block, numbers: ReadonlyMap<string, string>): string {
  const named = (run: Inlines): string => run.map((inline): string => (inline.kind === 'exhibit' ? `Exhibit ${numbers.get(inline.id.replace(/^Ex-/, '')) ?? inline.id}` : wordsOf([inline]))).join('')
  return inlinesOfBlock(block).map(named).join('\n')
}

export function compareDrafts(file: Pick<CaseFile, 'exhibits' | 'response'>, before: readonly DraftBlock[], after: readonly DraftBlock[]): BlockDifference[] {
  const now = exhibitNumbers(after, file)
  const numbers = new Map([
    ...[...exhibitNumbers(before, file)].map(([id, number]): [string, string] => [id, `${number} (as numbered before)`]),
    ...[...now].map(([id, number]): [string, string] => [id, number]),
  ])
  const [old, fresh] = [shownBlocks(before), shownBlocks(after)]
  const budget = letterBudget()
  const oldById = new Map(old.map((block) => [block.id, block]))
  const freshIds = new Set(fresh.map(({ id }) => id))
  const told = ({ id, section, block }: DraftBlock, kind: BlockDifference['kind'], runs: WordRun[] = []): BlockDifference => ({ id, section, kind, words: wordsIn(block, numbers), runs })
  const out: BlockDifference[] = []
  /** Blocks that are gone stand where they stood, behind the one that they followed. */
  const gone = (from: number) => {
    for (const block of old.slice(from)) {
      if (freshIds.has(block.id)) return
      out.push(told(block, 'removed'))
    }
  }
  gone(0)
  for (const block of fresh) {
    const stood = oldById.get(block.id)
    if (stood === undefined) {
      out.push(told(block, 'added'))
      continue
    }
    const [was, is] = [wordsIn(stood.block, numbers), wordsIn(block.block, numbers)]
    out.push(was === is ? told(block, 'same') : told(block, 'changed', compareWords(was, is, budget)))
    gone(old.findIndex(({ id }) => id === block.id) + 1)
  }
  return out
}

const marked = (runs: readonly WordRun[]): Inlines =>
  runs.flatMap(({ kind, text }) =>
    text
      .split('\n')
      .flatMap((line, place): Inline[] => [
        ...(place === 0 ? [] : [{ kind: 'line-break' } as const]),
        ...(line === '' ? [] : [{ kind: 'text', text: line, ...(kind === 'same' ? {} : { change: kind }) } as const]),
      ]),
  )

/** The later letter with what was taken out and put in, for reading only. Null where nothing changed. */
export function comparedDocument(file: CaseFile, before: readonly DraftBlock[], after: readonly DraftBlock[], given: { title: string; edition: string; footer: string }): Document | null {
  const differences = compareDrafts(file, before, after)
  if (differences.every(({ kind }) => kind === 'same')) return null
  const letter = letterDocument(file, after, given)
  const shown = shownBlocks(after)
  // Those that stand on their own pages or fields have no words to compare.
  const blockOf = new Map(shown.filter(({ block }) => block.kind !== 'exhibit-index' || letter.exhibits.length > 0).map(({ id }, place) => [id, letter.blocks[place]!]))
  const blocks = differences.flatMap(({ id, kind, words, runs }): Block[] => {
    const block = blockOf.get(id)
    if (kind === 'same') return block === undefined ? [] : [block]
    const content = marked(kind === 'changed' ? runs : [{ kind: kind === 'added' ? 'inserted' : 'deleted', text: words }])
    if (content.length === 0) return block === undefined ? [] : [block]
    return block?.kind === 'heading' || block?.kind === 'quote' ? [{ ...block, content }] : [{ kind: 'paragraph', content }]
  })
  const compared: Document = { ...letter, id: 'compared-letter', footer: given.footer, blocks }
  // What is cited only in words that are marked now is no longer cited.
  const cited = new Set(citedExhibits(compared))
  return { ...compared, exhibits: letter.exhibits.filter(({ id }) => cited.has(id)), blocks: cited.size > 0 ? blocks : blocks.filter(({ kind }) => kind !== 'exhibit-index') }
}
