import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const HEAD = ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Notice Date: May 4, 2026', 'Form I-140', 'You ask for a national interest waiver of the job offer.', '']
const passagesOf = (...lines: string[]) => {
  const read = readNotice([{ lines: [...HEAD, ...lines] }])
  return read.kind === 'read' ? read.passages : []
}
const placed = (words: string, ...lines: string[]) => {
  const found = passagesOf(...lines).find(({ quote }) => quote.startsWith(words))
  return found && [found.concern, found.suggested]
}

const SECOND = [
  'Prong 2',
  '',
  'Your role in the weir survey of 2021 is unclear, since the article has seven authors.',
  '',
  'The plan has no budget. No mill has agreed to test the turbine.',
  '',
  'Provide:',
  '',
  '(a) A statement of the lead author on the survey of the weir.',
  '(b) Letters in the writers’ own words.',
  '(c) An agreement with a mill for tests of the turbine.',
]

test('an item of a list belongs to the half of its point of which it says most, and not to the last before it', () => {
  expect(placed('A statement of the lead author', ...SECOND)).toEqual(['record', undefined])
  expect(placed('Letters in the writers', ...SECOND)).toEqual(['record', undefined])
  expect(placed('An agreement with a mill', ...SECOND)).toEqual(['plan', undefined])
})

test('what stands under the heading of one half stays there', () => {
  const lines = [
    'Prong 2',
    '',
    'Your role in the survey is unclear.',
    '',
    'Plan for future activities',
    '',
    'The plan has no budget.',
    '',
    'Provide:',
    '',
    '(a) A statement of the lead author.',
    '(b) A budget.',
  ]
  expect(placed('A statement of the lead author', ...lines)).toEqual(['plan', undefined])
})

test('what clearly asks for the half that the notice raises nowhere is asked about', () => {
  const lines = [
    'Second prong',
    '',
    'Your role in the survey of the weir is unclear, and the letters do not describe your achievements.',
    '',
    'Please submit:',
    '',
    '- A statement of your own part in the survey;',
    '- Proof of funding, whether awarded or pending.',
  ]
  expect(placed('Proof of funding', ...lines)).toEqual([null, 'plan'])
})

test('a list that answers a part with several points is of no single one of them', () => {
  const lines = [
    'C. The national interest waiver',
    '',
    'C.1. Substantial merit and national importance',
    '',
    'The revenue projections do not show an effect beyond one county.',
    '',
    'C.2. Well positioned',
    '',
    'The lease for the mill was not provided, and the plan has no budget.',
    '',
    'C.3. On balance',
    '',
    'You have not shown that a labor certification is impractical.',
    '',
    'Rebuttal to Part C may include:',
    '',
    '1. A lease for the mill;',
    '2. Evidence of effects beyond the county; and',
    '3. Any evidence on the labor certification.',
  ]
  expect(placed('A lease for the mill', ...lines)?.[0]).not.toBe('balance')
  expect(placed('Any evidence on the labor', ...lines)?.[0]).toBe('balance')
})
