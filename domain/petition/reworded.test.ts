import { expect, test } from 'vitest'
import { proposeAnswer } from './fact-words.ts'
import { saysTheSame } from './reworded.ts'

test.each([
  ['i built the rule for tanks', 'I built the rule for tanks.'],
  ['We did’nt recieve 40,000 dollars', 'We did’nt receive $40,000.'],
  ['It fell 12% in Mar 2025', 'It fell 12 percent in March 2025.'],
  ['3 towns use table of Harlow County', 'Three towns use the table of Harlow County.'],
  ['They can’t pay, and won’t', 'They cannot pay, and will not.'],
])('“%s” is only written otherwise', (typed, told) => expect(saysTheSame(typed, told)).toBe(true))

test.each([
  ['Losses fell in 30 percent of the farms.', 'Losses fell by 30 percent of the farms.'],
  ['The campaign reached 1.2 million.', 'The campaign reached $1.2 million.'],
  ['Two students trained in 2023.', 'Two students were trained in 2023.'],
  ['Won by Ana Ruiz in 2021.', 'I won by Ana Ruiz in 2021.'],
  ['Assuming the county pays, the clinics will use it.', 'Assuming the county pays. The clinics will use it.'],
  ['No, patients were harmed.', 'No patients were harmed.'],
  ['-3 percent', '3 percent'],
  ['about €5', 'about 5'],
])('“%s” says something else in other words', (typed, told) => expect(saysTheSame(typed, told)).toBe(false))

test('what says the same is not changed by being read again', () => {
  const typed = 'In 2024 I counted 14 leaks in the old town'
  expect(saysTheSame(typed, proposeAnswer(typed))).toBe(true)
})
