import { expect, it } from 'vitest'
import { isSpliced, proposeSentence } from './fact-words.ts'

it.each([
  ['Awarded the contract for 12 bridges.', 'Awarded the contract for 12 bridges.'],
  ['Appointed chair of the national welding committee.', 'Appointed chair of the national welding committee.'],
  ['Trained by Siemens on 12 turbine models.', 'Trained by Siemens on 12 turbine models.'],
  ['Helped to design 12 bridges.', 'I helped to design 12 bridges.'],
  ['Designed 12 bridges.', 'I designed 12 bridges.'],
])('%j does not make the person the doer of what others did', (line, said) => {
  expect(proposeSentence(line)).toBe(said)
})

it('two sentences that only a comma joins are told from other commas', () => {
  for (const text of [
    'Other trainers teach it, I have not met most of them.',
    'It ran for a year. Falls went from 19 to 7, the quality office counted them.',
    'The rule is mine, it is the hard part.',
  ])
    expect(isSpliced(text), text).toBe(true)
  for (const text of [
    'When the pump is old, it is replaced.',
    'In 2019 it was old, it seems.',
    'As the rule is mine, I have to keep it.',
    'The trial was held in May, and they have printed it.',
    'The rule, which is mine, is public.',
  ])
    expect(isSpliced(text), text).toBe(false)
})
