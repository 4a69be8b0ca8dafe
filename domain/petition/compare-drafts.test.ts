import { describe, expect, test } from 'vitest'
import { plain } from '../documents/blocks.ts'
import { checkDocument } from '../documents/check-document.ts'
import { emptyCase, type CaseFile } from './case-file.ts'
import { CELLS_MAX, compareDrafts, comparedDocument, compareWords, LETTER_CELLS_MAX, LETTER_RUNS_MAX } from './compare-drafts.ts'
import type { DraftBlock } from './draft.ts'

const exhibit = (id: string): CaseFile['exhibits'][number] => ({ id, title: `Document ${id}`, proves: ['Prong 1'], state: 'have', existed: 'yes', translation: 'not-needed', url: null })
const file: CaseFile = { ...emptyCase(), exhibits: [exhibit('a'), exhibit('b')] }
const block = (id: string, text: string, cites: string[] = []): DraftBlock => {
  const made = { kind: 'paragraph' as const, content: [...plain(text), ...cites.map((one) => ({ kind: 'exhibit' as const, id: `Ex-${one}` }))] }
  return { id, section: 'p1', block: made, origin: 'composer', basis: {}, composed: made, standard: null, reviewed: false, beside: null, removed: false }
}
const rebuilt = (runs: ReturnType<typeof compareWords>, side: 'inserted' | 'deleted') =>
  runs
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('')

describe('words', () => {
  test('that stayed, went and came stand in one line, phrases as one', () => {
    expect(compareWords('In 2024 the crew dug at 17 places and found leaks.', 'In 2025 the whole crew dug at 18 places and found leaks.')).toEqual([
      { kind: 'same', text: 'In ' },
      { kind: 'deleted', text: '2024' },
      { kind: 'inserted', text: '2025' },
      { kind: 'same', text: ' the ' },
      { kind: 'inserted', text: 'whole ' },
      { kind: 'same', text: 'crew dug at ' },
      { kind: 'deleted', text: '17' },
      { kind: 'inserted', text: '18' },
      { kind: 'same', text: ' places and found leaks.' },
    ])
    expect(compareWords('one two three', 'four five three')).toEqual([
      { kind: 'deleted', text: 'one two' },
      { kind: 'inserted', text: 'four five' },
      { kind: 'same', text: ' three' },
    ])
    expect(compareWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  })
  test('give back both texts, whatever they are', () => {
    const words = ['the', 'crew', 'dug', 'at', 'seventeen', 'places', '\n', 'and']
    let seed = 7
    const next = (most: number) => (seed = (seed * 16807) % 2147483647) % most
    for (let turn = 0; turn < 300; turn++) {
      const [one, other] = [0, 1].map(() => Array.from({ length: next(14) }, () => words[next(words.length)]).join(' ')) as [string, string]
      const runs = compareWords(one, other)
      expect([rebuilt(runs, 'deleted'), rebuilt(runs, 'inserted')]).toEqual([one, other])
    }
  })
})

describe('two revisions', () => {
  const before = [block('x/1', 'First.', ['a']), block('x/2', 'Second goes.'), block('x/3', 'Third is as it was.', ['b']), block('x/4', 'Fourth.', ['b'])]
  const index: DraftBlock = { ...block('x/index', ''), block: { kind: 'exhibit-index' } }
  const after = [block('x/1', 'First.', ['b']), block('x/new', 'New.'), block('x/3', 'Third is not as it was.', ['b']), block('x/4', 'Fourth.', ['b']), index]
  test('are told block by block, what is gone where it stood', () => {
    expect(compareDrafts(file, before, after).map(({ id, kind }) => [id, kind])).toEqual([
      ['x/1', 'changed'],
      ['x/2', 'removed'],
      ['x/new', 'added'],
      ['x/3', 'changed'],
      ['x/4', 'same'],
      ['x/index', 'added'],
    ])
  })
  test('do not differ because an exhibit has another number, nor because a block that nobody sees changed', () => {
    const third = before[2]!
    const renumbered = [third, { ...block('x/hidden', 'Hidden.'), removed: true }]
    expect(compareDrafts(file, [block('x/1', 'First.', ['a']), third], renumbered).map(({ id, kind }) => [id, kind])).toEqual([
      ['x/1', 'removed'],
      ['x/3', 'same'],
    ])
  })
  test('are compared word by word as far as a letter may cost, however many long paragraphs were written anew', () => {
    const words = (step: number) => Array.from({ length: 900 }, (_, place) => `w${(place * step) % 911}`).join(' ')
    const letter = (step: number) => Array.from({ length: 2 * (LETTER_CELLS_MAX / CELLS_MAX) }, (_, place) => block(`x/${place}`, `${place} ${words(step)}`))
    const runs = compareDrafts(file, letter(7), letter(13)).map((one) => one.runs.length)
    expect(runs[0]).toBeGreaterThan(10)
    expect(runs.at(-1)).toBeLessThanOrEqual(4)
  })
  test('are told in so many pieces as a page may mark, however many words were changed one by one; the others as a whole, and none is lost', () => {
    const words = (letter: string) => Array.from({ length: 100 }, (_, place) => (place % 2 === 0 ? 'of' : `${letter}${place}`)).join(' ')
    const letter = (of: string) => Array.from({ length: 150 }, (_, place) => block(`x/${place}`, words(of)))
    const told = compareDrafts(file, letter('a'), letter('b')).map(({ runs }) => runs)
    expect(told[0]!.length).toBeGreaterThan(100)
    expect(told.at(-1)!.length).toBeLessThanOrEqual(4)
    expect(told.flat().length).toBeLessThanOrEqual(LETTER_RUNS_MAX + 4 * 150)
    for (const runs of told) expect([rebuilt(runs, 'deleted'), rebuilt(runs, 'inserted')]).toEqual([words('a'), words('b')])
  })
  test('are one document with marks, or none where nothing changed', () => {
    const document = comparedDocument(file, before, after, { title: 'Compared', edition: '2026-11-22', footer: 'Compared' })!
    expect(document.blocks).toHaveLength(6)
    expect(JSON.stringify(document.blocks)).toContain('{"kind":"text","text":"not ","change":"inserted"}')
    expect(checkDocument(document)).toEqual([])
    expect(comparedDocument(file, before, before, { title: 'Compared', edition: '2026-11-22', footer: 'Compared' })).toBeNull()
  })
})
