import { expect, test } from 'vitest'
import { plain } from '../documents/blocks.ts'
import { wordsOf, type Block, type Inlines } from '../documents/document.ts'
import { parseInline } from '../documents/inline-syntax.ts'
import { withTitledExhibits } from './titled-exhibits.ts'

const titles = new Map([
  ['Ex-1', 'Trial report of 2025'],
  ['Ex-2', 'Letter of Joan Ferris (director)'],
])
const told = (...runs: Inlines[]) =>
  withTitledExhibits(
    runs.map((content): Block => ({ kind: 'paragraph', content })),
    titles,
  ).map((block) => (block.kind === 'paragraph' ? wordsOf(block.content).replaceAll('\u00A0', ' ') : ''))

test('an exhibit is named where it is first cited in parentheses, and by its number afterwards', () => {
  expect(told(parseInline('Crews dug ({{Ex-1}}).'), parseInline('They found leaks ({{Ex-1}}, {{Ex-2}}).'), parseInline('So they said ({{Ex-2}}).'))).toEqual([
    'Crews dug (Exhibit 1, Trial report of 2025).',
    'They found leaks (Exhibit 1; Exhibit 2, Letter of Joan Ferris, director).',
    'So they said (Exhibit 2).',
  ])
})
test('three and more that were named before are told together by their numbers', () => {
  const many = new Map([1, 2, 3, 5].map((number) => [`Ex-${number}`, `Paper ${number}`]))
  const run = (text: string): Block => ({ kind: 'paragraph', content: parseInline(text) })
  const words = withTitledExhibits([run('All ({{Ex-1}}, {{Ex-2}}, {{Ex-3}}, {{Ex-5}}).'), run('So ({{Ex-5}}, {{Ex-2}}, {{Ex-1}}, {{Ex-3}}).'), run('Two ({{Ex-1}}, {{Ex-2}}).')], many)
  expect(words.map((block) => (block.kind === 'paragraph' ? wordsOf(block.content).replaceAll('\u00A0', ' ') : ''))).toEqual([
    'All (Exhibit 1, Paper 1; Exhibit 2, Paper 2; Exhibit 3, Paper 3; Exhibit 5, Paper 5).',
    'So (Exhibits 1–3 and 5).',
    'Two (Exhibit 1, Exhibit 2).',
  ])
})
test('an exhibit whose title stands before its number is not named again, neither there nor later', () => {
  const filed = new Map([
    ['Ex-1', 'Trial report of 2025'],
    ['Ex-2', 'Letter of Joan Ferris (filed as Exhibit 3)'],
  ])
  const [list, later] = withTitledExhibits(
    [
      { kind: 'list', ordered: false, items: [{ content: parseInline('New: Trial report of 2025 ({{Ex-1}}); Letter of Joan Ferris ({{Ex-2}}, filed as Exhibit 3).') }] },
      { kind: 'paragraph', content: parseInline('Crews dug ({{Ex-1}}, {{Ex-2}}).') },
    ],
    filed,
  )
  const words = (content: Inlines) => wordsOf(content).replaceAll('\u00A0', ' ')
  expect(list?.kind === 'list' && words(list.items[0]!.content)).toBe('New: Trial report of 2025 (Exhibit 1); Letter of Joan Ferris (Exhibit 2, filed as Exhibit 3).')
  expect(later?.kind === 'paragraph' && words(later.content)).toBe('Crews dug (Exhibit 1, Exhibit 2).')
})
test('words beside a citation, and citations in running text, stay as they were written', () => {
  expect(told(parseInline('See {{Ex-1}} ({{Ex-2}} as well).'), plain('No citation (at all).'))).toEqual(['See Exhibit 1 (Exhibit 2 as well).', 'No citation (at all).'])
})

test('the page follows the title at the first citation, and the number afterwards', () => {
  const paged = parseInline('Crews dug ({{Ex-1}}, page 7, {{Ex-2}}).').flatMap((inline) =>
    inline.kind === 'text' && inline.text.startsWith(', page')
      ? [
          { ...inline, text: ', page\u00A07' },
          { ...inline, text: ', ' },
        ]
      : [inline],
  )
  expect(told(paged, paged)).toEqual(['Crews dug (Exhibit 1, Trial report of 2025, page 7; Exhibit 2, Letter of Joan Ferris, director).', 'Crews dug (Exhibit 1, page 7, Exhibit 2).'])
})
