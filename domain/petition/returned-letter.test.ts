import { expect, test } from 'vitest'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { wordsOf } from '../documents/document.ts'
import { inlinesOfBlock } from '../documents/walk-document.ts'
import { editableText, exhibitNumbers, placeName, printedBlocks, type DraftBlock } from './draft.ts'
import { CASE_EXHIBITS_MAX } from './change-case.ts'
import { compareReturned, letterMarkOf, notationOfReturned, TAKEN_MAX, type ReturnedParagraph } from './returned-letter.ts'

const MARK = { order: '0123abcd', revision: 4 }
const file = caseOf(WATER_ENGINEER)
const blocks: DraftBlock[] = composeLetter({ file, seed: 'returned' }, publicPriorities)

const paragraph = (text: string, given: Partial<ReturnedParagraph> = {}): ReturnedParagraph => ({
  runs: text === '' ? [] : [{ text, bold: false, italic: false }],
  marks: [],
  cell: false,
  tracked: 0,
  remarks: [],
  ...given,
})

/** The letter as Word would give it back, untouched. */
function delivered(): ReturnedParagraph[] {
  return printedBlocks(file, blocks).flatMap(({ place, block }) => {
    const lines = inlinesOfBlock(block).map(wordsOf)
    if (block.kind === 'table') return lines.map((line, place) => paragraph(line, { cell: block.caption === undefined || place > 0 }))
    if (block.kind === 'signature') return [block.closing, ...lines].map((line) => paragraph(line))
    return lines.map((line, item) => paragraph(line, { marks: [`${placeName(MARK, place)}${item === 0 ? '' : `_${item}`}`] }))
  })
}
const withoutMarks = (paragraphs: ReturnedParagraph[]) => paragraphs.map((one) => ({ ...one, marks: [] }))
const textOf = ({ runs }: ReturnedParagraph) => runs.map(({ text }) => text).join('')
/** Where a paragraph of the argument stands: one of a fact's, long enough to be told from others. */
const at = (paragraphs: ReturnedParagraph[], nth = 0) => {
  const own = paragraphs.flatMap((one, place) => (!one.cell && textOf(one).length > 150 && /Exhibit/.test(textOf(one)) ? [place] : []))
  return own[nth]!
}
const compared = (paragraphs: ReturnedParagraph[]) => compareReturned(file, blocks, paragraphs, MARK)

test('a letter that comes back as it went differs nowhere, with its marks and without them', () => {
  expect(letterMarkOf(delivered())).toEqual(MARK)
  expect(compared(delivered())).toMatchObject({ by: 'bookmarks', changes: [] })
  expect(letterMarkOf(withoutMarks(delivered()))).toBeNull()
  expect(compared(withoutMarks(delivered()))).toMatchObject({ by: 'words', changes: [] })
})

test.each([
  ['with its marks', (all: ReturnedParagraph[]) => all],
  ['with its marks lost', withoutMarks],
])('changed, added and removed paragraphs are told in their places, %s', (_name, given) => {
  const paragraphs = given(delivered())
  const [changed, removed] = [at(paragraphs, 1), at(paragraphs, 4)]
  const [before, gone] = [textOf(paragraphs[changed]!), textOf(paragraphs[removed]!)]
  paragraphs[changed] = {
    ...paragraphs[changed]!,
    runs: [{ text: before.replace(/^I |^\S+ /, 'Since then, I '), bold: false, italic: false }],
    remarks: [{ by: 'A. Lawyer', text: 'Say since when.' }],
  }
  paragraphs.splice(removed, 1)
  paragraphs.splice(changed + 1, 0, paragraph('Two utilities of Arizona asked for the method this summer.'))
  const result = compared(paragraphs)!
  expect(result.changes.map(({ kind }) => kind)).toEqual(['changed', 'added', 'removed'])
  const [one, added, missing] = result.changes
  expect(one).toMatchObject({ remarks: [{ by: 'A. Lawyer', text: 'Say since when.' }], takeable: true, state: 'open' })
  expect(one!.runs.some(({ kind, text }) => kind === 'inserted' && text.includes('Since then,'))).toBe(true)
  expect(added).toMatchObject({ blockId: one!.blockId, words: 'Two utilities of Arizona asked for the method this summer.', takeable: true })
  expect(missing!.words.replace(/\s/g, '')).toBe(gone.replace(/\s/g, ''))
})

test('what stands at an unknown place, in a table or in a signature is told and cannot be taken by a press', () => {
  const paragraphs = delivered()
  const cell = paragraphs.findIndex((one) => one.cell && textOf(one).length > 15)
  paragraphs[cell] = { ...paragraphs[cell]!, runs: [{ text: `${textOf(paragraphs[cell]!)} and more`, bold: false, italic: false }] }
  paragraphs.unshift(paragraph('A line above everything that was never in the letter.'))
  const changes = compared(paragraphs)!.changes
  expect(changes.map(({ kind, takeable, blockId }) => [kind, takeable, blockId === null])).toEqual([
    ['added', false, true],
    ['changed', false, false],
  ])
})

test('a paragraph that keeps its mark is found whatever its words are, and one that is moved is no change', () => {
  const paragraphs = delivered()
  const [one, other] = [at(paragraphs, 0), at(paragraphs, 5)]
  paragraphs[one] = { ...paragraphs[one]!, runs: [{ text: 'Wholly different.', bold: false, italic: false }] }
  const [moved] = paragraphs.splice(other, 1)
  paragraphs.push(moved!)
  expect(compared(paragraphs)!.changes).toMatchObject([{ kind: 'changed', words: 'Wholly different.' }])
})

test('another letter is not taken for ours', () => {
  expect(compared(Array.from({ length: 80 }, (_, n) => paragraph(`This is line ${n} of a contract about the lease of a garage in Toledo.`)))).toBeNull()
})

test('a paragraph comes back in the notation of the editor: exhibits by number, without the titles that the letter prints', () => {
  const numbers = exhibitNumbers(blocks, file)
  const printed = printedBlocks(file, blocks)
  let citations = 0
  for (const { draft, block } of printed) {
    if (block.kind !== 'paragraph' || block.content.some(({ kind }) => kind === 'field' || kind === 'link')) continue
    const written = block.content.flatMap((inline) =>
      inline.kind === 'line-break'
        ? [{ text: '\n', bold: false, italic: false }]
        : [{ text: wordsOf([inline]), bold: inline.kind === 'text' && inline.bold === true, italic: inline.kind === 'text' && inline.italic === true }],
    )
    const notation = notationOfReturned(written, file, blocks, blocks)
    expect(notation.replace(/\s+/g, ' ')).toBe(editableText(draft.block, numbers)!.replace(/\s+/g, ' ').trim())
    citations += (notation.match(/\{\{Ex-/g) ?? []).length
  }
  expect(citations).toBeGreaterThan(20)
  const back = (text: string) => notationOfReturned([{ text, bold: false, italic: false }], file, blocks, blocks)
  expect(back('They agree (Exhibits 3–5 and 7).')).toBe('They agree ({{Ex-3}}, {{Ex-4}}, {{Ex-5}}, {{Ex-7}}).')
  expect(back('They agree (Exhibits 3–5, 7, and 9), and on page 5.')).toBe('They agree ({{Ex-3}}, {{Ex-4}}, {{Ex-5}}, {{Ex-7}}, {{Ex-9}}), and on page 5.')
  expect(back('They agree (Exhibits 3–500).')).toBe('They agree (Exhibits 3–500).')
  expect(
    notationOfReturned(
      [
        { text: ' Bold * sign ', bold: true, italic: false },
        { text: 'and [this]', bold: false, italic: false },
      ],
      file,
      blocks,
      blocks,
    ),
  ).toBe('**Bold \\* sign** and \\[this]')
})

test('a hostile letter of two thousand alike paragraphs is compared within a moment', () => {
  const letter = delivered()
  const paragraphs = Array.from({ length: 2000 }, (_, n) => paragraph(`${textOf(letter[at(letter, n % 3)]!).slice(0, 300)} ${n}`))
  const began = performance.now()
  compared(paragraphs)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a letter has one share of work for all its paragraphs; beyond it a paragraph is told as a whole', () => {
  const unlike = (count: number, sign: string) => Array.from({ length: count }, (_, n) => `${sign}${n}`).join(' ')
  const letter: DraftBlock[] = Array.from({ length: 40 }, (_, n) => ({
    ...blocks[0]!,
    id: `b${n}`,
    block: { kind: 'paragraph', content: [{ kind: 'text', text: `${unlike(75, 'a')} common ${unlike(75, 'c')}` }] },
  }))
  const written = `${unlike(2000, 'b')} common ${unlike(2000, 'd')}`
  const { changes } = compareReturned(
    file,
    letter,
    letter.map((_, n) => paragraph(written, { marks: [placeName(MARK, n)] })),
    MARK,
  )!
  expect(changes.map(({ blockId }) => blockId)).toEqual(letter.map(({ id }) => id))
  const byWord = changes.filter(({ runs }) => runs.some(({ kind, text }) => kind === 'same' && text.includes('common'))).map(({ blockId }) => blockId)
  expect(byWord).toEqual(letter.slice(0, 4).map(({ id }) => id))
  expect(changes.at(-1)!.runs.map(({ kind }) => kind)).toEqual(['deleted', 'inserted'])
})

test('a hostile letter of many paragraphs that are like none is found by its very words only', () => {
  const words = (sign: string, n: number) => Array.from({ length: 60 }, (_, m) => `${sign}${(n * 31 + m * 7 + n * m) % 200}`).join(' ')
  const letter: DraftBlock[] = Array.from({ length: 300 }, (_, n) => ({ ...blocks[0]!, id: `b${n}`, block: { kind: 'paragraph', content: [{ kind: 'text', text: `${words('w', n)} p${n}` }] } }))
  const returned = [...letter.slice(0, 100).map((_, n) => paragraph(`${words('w', n)} p${n}`)), ...Array.from({ length: 1500 }, (_, n) => paragraph(`${words('w', n + 1000)} q${n}`))]
  const began = performance.now()
  const result = compareReturned(file, letter, returned, MARK)!
  expect(performance.now() - began).toBeLessThan(1000)
  expect(result).toMatchObject({ by: 'words', paragraphs: 100 })
})

test('a paragraph names so many exhibits by lists of their numbers as a case has, and no list makes it many times as long', () => {
  const count = exhibitNumbers(blocks, file).size
  const list = `Exhibits 1–${count} `
  const one = notationOfReturned([{ text: list, bold: false, italic: false }], file, blocks, blocks)
  expect(one.match(/\{\{Ex-/g)).toHaveLength(count)
  const many = notationOfReturned([{ text: list.repeat(1000), bold: false, italic: false }], file, blocks, blocks)
  const named = many.match(/\{\{Ex-/g)!.length
  expect(named).toBeGreaterThan(CASE_EXHIBITS_MAX - count)
  expect(named).toBeLessThanOrEqual(CASE_EXHIBITS_MAX)
  expect(many.endsWith(list.trim())).toBe(true)
})

test('a paragraph longer than the editor takes is told and not taken by a press', () => {
  const takeable = (words: number) => {
    const paragraphs = delivered()
    const one = at(paragraphs)
    paragraphs[one] = { ...paragraphs[one]!, runs: [{ text: 'word '.repeat(words), bold: false, italic: false }] }
    paragraphs.splice(one + 1, 0, paragraph('more '.repeat(words)))
    return compared(paragraphs)!.changes.map((change) => [change.kind, change.takeable])
  }
  for (const [words, may] of [
    [TAKEN_MAX / 5, true],
    [TAKEN_MAX / 5 + 1, false],
  ] as const)
    expect(takeable(words)).toEqual([
      ['changed', may],
      ['added', may],
    ])
})

test('a hostile paragraph of blanks, or of runs by the thousand, is in the notation within a moment', () => {
  const blanks = [{ text: `a${' '.repeat(40_000)}b`, bold: true, italic: false }]
  const runs = Array.from({ length: 20_000 }, (_, n) => ({ text: 'x', bold: n % 2 === 0, italic: false }))
  const began = performance.now()
  expect(notationOfReturned(blanks, file, blocks, blocks)).toBe('**a b**')
  expect(notationOfReturned(runs, file, blocks, blocks)).toBe('**x**x'.repeat(10_000))
  expect(performance.now() - began).toBeLessThan(1000)
})
