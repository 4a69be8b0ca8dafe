/** What is told only under the letter of whoever said it. */
import { expect, test } from 'vitest'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { unshownPraise } from './praise.ts'

const caseWith = (said: string, document = '') => caseOf({ ...WATER_ENGINEER, answers: { result: [said, document] } })
const unshown = (file: ReturnType<typeof caseWith>): string[] => file.facts.flatMap((fact) => unshownPraise(file, fact))

test.each([
  'My manager called me in 2014 and asked me to build the dryer.',
  'She called my attention to the draft under the door.',
  'My team said I could use the drying room at night.',
  'My colleagues call me every week.',
  'My professor called me a few days later.',
  'He called me when the roof leaked.',
  'They told me that I had to wait for a permit.',
  'My boss said I should test the belt first.',
])('is no praise: %s', (said) => expect(unshown(caseWith(said))).toEqual([]))

test.each([
  'My manager called me the best dryer builder of the county.',
  'My peers call me indispensable.',
  'My colleagues often call me exceptionally careful.',
  'She called me one of the three people who know the belt.',
  'My team said I saved the harvest.',
  'My mentor says my work is the standard.',
])('is praise: %s', (said) => expect(unshown(caseWith(said))).toEqual([said]))
