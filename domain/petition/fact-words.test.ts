import { expect, it } from 'vitest'
import { proposeSentence } from './fact-words.ts'

it.each([
  ['Awarded the contract for 12 bridges.', 'Awarded the contract for 12 bridges.'],
  ['Appointed chair of the national welding committee.', 'Appointed chair of the national welding committee.'],
  ['Trained by Siemens on 12 turbine models.', 'Trained by Siemens on 12 turbine models.'],
  ['Helped to design 12 bridges.', 'I helped to design 12 bridges.'],
  ['Designed 12 bridges.', 'I designed 12 bridges.'],
])('%j does not make the person the doer of what others did', (line, said) => {
  expect(proposeSentence(line)).toBe(said)
})
