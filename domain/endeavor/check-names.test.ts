import { expect, it } from 'vitest'
import { materialOf } from './check-material.ts'
import { checkEmployers } from './check-names.ts'

const material = materialOf({ resumeText: 'Dana Ruiz\nNetwork Manager, Harlow Schools' }, [])

it.each([
  ['Through the Society for Information Management, other school districts can adopt the guide.', 0],
  ['To reach other hospitals, I will work with the American College of Larkspur Midwives and keep the toolkit free.', 0],
  ['In 2024 I built the register for Larkspur Information Management.', 1],
  ['I have worked at the Society for Larkspur Management.', 1],
])('a body whose name holds "for" is a route in a plan, and no employer: %j', (text, faults) => {
  expect(checkEmployers(text, material)).toHaveLength(faults)
})
