import { expect, test } from 'vitest'
import { contents, h1, p, pageBreak, table } from './blocks.ts'
import type { Document } from './document.ts'
import { pageStarts, sheetsBetween } from './letter-pages.ts'

const letter: Document = {
  id: 'letter',
  title: 'Letter',
  edition: '2026-01-01',
  kind: 'letter',
  front: 'none',
  footer: 'Sample',
  exhibits: [],
  blocks: [
    p('I ask for the classification as a member of a profession.'),
    contents('Contents', 1),
    h1('The endeavor'),
    p('The endeavor is a method that small utilities can afford to use.'),
    pageBreak(),
    h1('The proof'),
    table([1, 2], ['Element', 'What the record shows of it in so many words'], [['Merit', 'Counted uses']]),
    p('The record closes here, with everything that was promised.'),
  ],
}
const pages = [
  'I ask for the classi-\nfication as a member of a profession.',
  'Contents\nThe endeavor 3\nThe proof 4',
  'The endeavor\nThe endeavor is a method that small utilities can afford to use.',
  'The proof\nElement What the record shows of it in so many words\nMerit Counted uses',
  'of it, on a page that only goes on',
  'The record closes here, with everything that was promised.',
]

test('a heading begins on the page of the text below it, not on the page of contents that names it', () => {
  expect(pageStarts(letter, pages)).toEqual([0, 1, 2, 4, 7, 7])
})

test('a block that no page holds is said', () => {
  expect(() => pageStarts(letter, pages.slice(0, 3))).toThrow('no page has "Element"')
})

test('a page that only goes on belongs to the sheet before, and page breaks show nothing', () => {
  const starts = pageStarts(letter, pages)
  const sheets = sheetsBetween(letter, starts, 0, letter.blocks.length)
  expect(sheets.map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 5],
    [6, 6],
  ])
  expect(sheets.flatMap(({ blocks }) => blocks)).toEqual(letter.blocks.filter(({ kind }) => kind !== 'page-break'))
})

test('a part holds its own blocks only', () => {
  expect(sheetsBetween(letter, pageStarts(letter, pages), 2, 5).map(({ first, blocks }) => [first, blocks.length])).toEqual([[3, 2]])
})
