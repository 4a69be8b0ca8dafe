import { expect, it } from 'vitest'
import { titleInSentence } from './role-setting.ts'

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
