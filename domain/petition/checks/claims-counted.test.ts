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

test('one change that ends in two numbers', () => {
  const changes = (one: string, other: string) => told({ merit: [one, ''], result: [other, ''] })
  expect(changes('At Ridge Mill the drying days went from 64 to 16.', 'I reduced the drying days at the mill from 64 to 19.')).toEqual([
    expect.stringMatching(/^may-disagree: “from 64 to 1[69]” here, and “from 64 to 1[69]”/),
  ])
  expect(changes('At Ridge Mill the drying days went from 64 to 16.', 'I reduced the drying days at the mill from 64 to 16.')).toEqual([])
  expect(changes('At Ridge Mill the drying days went from 64 to 16.', 'Cracked pots fell from 64 to 19.')).toEqual([])
  expect(changes('From 2019 to 2023 the mill dried clay.', 'From 2019 to 2024 the mill dried clay.')).toEqual([])
})

test('large counts of one thing that nearly agree', () => {
  const counts = (one: string, other: string) => told({ merit: [one, ''], result: [other, ''] })
  expect(counts('In four years 5,260 forms were checked at the mill.', 'At the mill 5,200 forms were checked.')).toEqual([expect.stringMatching(/^may-disagree: “5,2[06]0 forms” here/)])
  expect(counts('In four years 5,260 forms were checked at the mill.', 'At the mill 5,260 forms were checked.')).toEqual([])
  expect(counts('In four years 5,260 forms were checked at the mill.', 'At the mill 900 forms were checked.')).toEqual([])
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
