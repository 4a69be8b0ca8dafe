import { expect, test } from 'vitest'
import type { DraftBlock } from '../domain/petition/draft.ts'
import { TAKEN_MAX, type ReturnedChange } from '../domain/petition/returned-letter.ts'
import { caseOf } from '../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../test/petitions/people.ts'
import type { Stores } from './ports.ts'
import { viewReturned, withChange } from './returned-letter.ts'

const file = caseOf(WATER_ENGINEER)
const block = (id: string, text: string, given: Partial<DraftBlock> = {}): DraftBlock => ({
  id,
  section: 'opening',
  block: { kind: 'paragraph', content: [{ kind: 'text', text }] },
  origin: 'composer',
  basis: {},
  composed: null,
  standard: null,
  reviewed: false,
  beside: null,
  removed: false,
  ...given,
})
const change = (id: string, kind: ReturnedChange['kind'], blockId: string): ReturnedChange => ({
  id,
  kind,
  blockId,
  section: 'opening',
  item: null,
  words: 'New end.',
  runs: [],
  written: [{ text: 'New end.', bold: false, italic: false }],
  tracked: false,
  remarks: [],
  takeable: true,
  state: 'open',
})
const before = [block('a', 'One two.'), block('z', 'Last words.')]
const taken = (blocks: DraftBlock[], one: ReturnedChange) => withChange(blocks, before, one, file, 'abcdef0123')

test('an added paragraph stands behind the one it follows, also where that is the last, and behind those that came before it', () => {
  const idsOf = (blocks: DraftBlock[] | null) => blocks?.map(({ id }) => id)
  const one = taken(before, change('r1', 'added', 'z'))!
  expect(idsOf(one)).toEqual(['a', 'z', 'returned/abcdef01/r1'])
  expect(idsOf(taken(one, change('r2', 'added', 'z')))).toEqual(['a', 'z', 'returned/abcdef01/r1', 'returned/abcdef01/r2'])
  expect(idsOf(taken(one, change('r3', 'added', 'a')))).toEqual(['a', 'returned/abcdef01/r3', 'z', 'returned/abcdef01/r1'])
})

test('a paragraph that was added is not added twice, and new words are not written into a paragraph that was removed', () => {
  const one = taken(before, change('r1', 'added', 'a'))!
  expect(taken(one, change('r1', 'added', 'a'))).toBeNull()
  expect(taken(before, change('r2', 'changed', 'a'))).not.toBeNull()
  expect(taken([block('a', 'One two.', { removed: true }), before[1]!], change('r2', 'changed', 'a'))).toBeNull()
})

test('a paragraph longer than the editor takes is not taken by a press, and one that is gone may be as long as it was', () => {
  const long = { words: 'word '.repeat(TAKEN_MAX / 5 + 1) }
  expect(taken(before, { ...change('r1', 'changed', 'a'), ...long })).toBeNull()
  expect(taken(before, { ...change('r1', 'added', 'a'), ...long })).toBeNull()
  expect(taken(before, { ...change('r1', 'removed', 'a'), ...long })).not.toBeNull()
})

test('each paragraph that changes are of is looked at once and told once, however many they are', async () => {
  const view = async (count: number) => {
    let looked = 0
    const now = { ...block('a', 'Three four.') }
    const stored = {
      ...now,
      get block() {
        looked++
        return now.block
      },
    }
    const changes = [change('r0', 'added', 'a'), { ...change('r1', 'changed', 'a'), state: 'left' as const }, ...Array.from({ length: count }, (_, place) => change(`r${place + 2}`, 'changed', 'a'))]
    const stores = {
      orders: { findByReference: async () => ({ id: 'o' }) },
      files: { ofOwner: async () => [] },
      petitions: {
        find: async () => ({}),
        releases: async () => [],
        returned: async () => ({ returned: { fileId: 'f', fileName: 'a.docx', revision: 1, problem: null, compared: { by: 'words', paragraphs: 1, tracked: 0, changes } }, version: 1 }),
        draft: async () => ({ blocks: [{ block: stored, revision: 2 }] }),
        draftAt: async () => before,
      },
    } as unknown as Stores
    const { returned } = (await viewReturned({ database: { stores } as never }, 'A-1'))!
    return { looked, words: returned!.changes.map((one) => one.now?.words), now: returned!.changes.at(-1)!.now }
  }
  const few = await view(2)
  expect(few.words).toEqual([null, null, 'Three four.', null])
  expect(few.now).toEqual({ words: null, revision: 2, stale: true, removed: false })
  expect((await view(40)).looked).toBe(few.looked)
})
