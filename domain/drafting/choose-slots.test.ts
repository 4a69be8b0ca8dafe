import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { composeSet, parseDraftPlan } from './compose-set.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }

it('tells no problem twice, and no foreign one', () => {
  const person = readPerson(
    [
      {
        lines: `Ora Sample
Senior Special Investigator

Experience
Senior Special Investigator, Example Mutual Insurance 2014 - Present
• Conducted complex insurance fraud investigations in two counties
• Conducted investigations of possible insurance fraud for 7 carriers
• Recovered $400,000 in suspicious claims
• Interviewed claimants in fraud investigations`.split('\n'),
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const composed = composeSet(person, FORM, draftingKnowledge)
  const options = composed.kind === 'composed' ? (parseDraftPlan(composed.set.plan)?.options ?? []) : []
  expect(options).toHaveLength(4)
  expect(new Set(options.map(({ problem, own }) => `${problem} ${own?.general ?? ''}`)).size).toBe(4)
  expect(new Set(options.filter(({ own }) => own === null).map(({ area }) => area)).size).toBe(1)
})
