import { expect, test } from 'vitest'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { claimsCounted } from './claims-counted.ts'

const found = (file: ReturnType<typeof caseOf>) => claimsCounted(file, file.facts).map(({ rule, message }) => `${rule}: ${message}`)
const told = (answers: Petitioner['answers']) => found(caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } }))

test('users counted in two numbers that nothing tells apart', () => {
  const users = (one: string, other: string) => told({ users: [one, ''], progress: [other, ''] })
  expect(users('Three harbors use it. Three towns did it.', 'Four towns have run it.')).toEqual([expect.stringMatching(/^may-disagree: 4 towns here, and 3 in another fact/)])
  expect(users('Three towns did it.', 'Three towns have run it.')).toEqual([])
  expect(users('Three towns did it.', 'Four towns have run it since 2025.')).toEqual([])
  expect(users('Three towns did it.', 'Four schools have run it.')).toEqual([])
})

test('two shares of one person’s time', () => {
  const share = (other: string) => told({ vehicle: ['I give it 60 percent of my time.', ''], impractical: [other, ''] })
  expect(share('The job leaves me 40 percent of my time for it.')).toEqual([
    expect.stringMatching(/^may-disagree: 40 percent here, and 60 percent in another fact|^may-disagree: 60 percent here, and 40 percent/),
  ])
  expect(share('I have 60 percent of my time for it.')).toEqual([])
})

test('a limit that another fact exceeds', () => {
  const limit = 'The kiln has not been run with more than 2 tons.'
  expect(told({ progress: [limit, ''], result: ['The kiln fired 3.2 tons in one day.', ''] })).toEqual([expect.stringMatching(/^may-disagree: Another fact tells of more: “The kiln fired 3\.2 tons/)])
  expect(told({ progress: [limit, ''], result: ['The kiln fired 1.5 tons in one day.', ''] })).toEqual([])
  expect(told({ progress: [limit, ''], plan: ['In 2027 it will fire 30 tons.', ''], result: ['The kiln fired 1.5 tons in one day.', ''] })).toEqual([])
})

test('more who signed than the exhibit holds', () => {
  const signed = (title: string) => told({ interest: ['Twenty towns have signed for the trial.', title] })
  expect(signed('Letters of 14 towns')).toEqual([expect.stringMatching(/^exhibit-reach: This tells of 20 towns, and “Letters of 14 towns” holds 14/)])
  expect(signed('Letters of twenty towns')).toEqual([])
  expect(signed('Letters of the towns')).toEqual([])
})

test('nothing of people who count alike', () => {
  expect([...PEOPLE, ...MORE_PEOPLE].flatMap((person) => found(caseOf(person)))).toEqual([])
})
