import { expect, it } from 'vitest'
import { settingOf, titleInSentence } from './role-setting.ts'

it.each([
  ['Process &Tooling Engineer', 'process and tooling engineer'],
  ['R&D Manager', 'R&D manager'],
  ['Supervisor of Kiln Operations Staff', null],
  ['Supervisor Reliability Engineer', null],
  ['Director of Nursing Staff Officer', 'director of nursing staff officer'],
])('the title %j in a sentence', (title, said) => expect(titleInSentence(title)).toBe(said))

it('writes an abbreviation in capitals', () => {
  expect(titleInSentence('Hr Specialist')).toBe('HR specialist')
  expect(titleInSentence('Sr Pilot')).toBe('sr pilot')
})

it.each([
  ['QUILL RIVER ELECTRIC COOPERATIVE OF MARBLE', 'as an architect at Quill River Electric Cooperative of Marble'],
  ['KESTREL GRID SERVICES INC.', 'as an architect at Kestrel GRID Services Inc'],
  ['MARBLE', 'as an architect at MARBLE'],
])('the employer %s, in capitals beside a title that is not', (employer, said) => {
  const role = { id: 'r', title: 'Architect', employer, certainty: 'sure' } as unknown as Parameters<typeof settingOf>[0]
  expect(settingOf(role)).toBe(said)
})

it.each([
  ['Quill Terminals Tide Analyst March 2022 - Present (4 years) Setúbal, Portugal', 'as a tide analyst at Quill Terminals in Portugal'],
  ['Tide Analyst, Quill Terminals, Cebu, Philippines, 2019-2021', 'as a tide analyst at Quill Terminals in the Philippines'],
  ['Tide Analyst, Quill Terminals, Mexico, MO', 'as a tide analyst at Quill Terminals'],
  ['Tide Analyst, Quill Terminals, Santa Fe, New Mexico', 'as a tide analyst at Quill Terminals'],
  ['Tide Analyst for Portugal desk, Quill Terminals, Boston', 'as a tide analyst at Quill Terminals'],
])('a post that its line %j places', (quote, said) => {
  const role = { id: 'r', title: 'Tide Analyst', employer: 'Quill Terminals', certainty: 'sure', place: { page: 1, line: 1, quote } } as unknown as Parameters<typeof settingOf>[0]
  expect(settingOf(role)).toBe(said)
})
