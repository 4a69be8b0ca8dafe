import { expect, test } from 'vitest'
import type { DraftBlock } from '../domain/petition/draft.ts'
import type { ReturnedChange } from '../domain/petition/returned-letter.ts'
import { caseOf } from '../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../test/petitions/people.ts'
import { withChange } from './returned-letter.ts'

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
