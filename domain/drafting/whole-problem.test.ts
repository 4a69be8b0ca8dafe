import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { contentOf } from './content-of.ts'
import type { Design } from './design.ts'
import { problemOf } from './say-parts.ts'
import { chooserFor } from './wording.ts'

const area = draftingKnowledge.areas.find(({ id }) => id === 'financial-reporting')!
const told = [
  'Many {users} check an invoice against memory and e-mail. A forged change of bank details is found once the money is gone.',
  'At {users}, one clerk often enters, approves, and pays an invoice. Duplicates then surface only when a vendor sends a statement.',
] as const
const knowledge = { ...draftingKnowledge, areas: [{ ...area, problems: area.problems.map((one) => (one.id === 'payables' ? { ...one, told } : one)) as unknown as typeof area.problems }] }
const design: Design = {
  area: 'financial-reporting',
  problem: 'payables',
  form: 'tool',
  path: 'close',
  otherBy: null,
  maker: 'generalize',
  topic: null,
  own: null,
  users: 'county governments',
  employer: null,
  host: null,
  project: null,
  niche: null,
  role: null,
  whys: [],
  publications: null,
  standing: null,
  threshold: null,
  support: [],
  notes: [],
  turn: 0,
  briefDocument: false,
  order: 0,
  salt: 4,
}
const said = (changes: Partial<Design>, terse = false, seed = '1') => problemOf({ ...contentOf({ ...design, ...changes }, 'employee', knowledge)!, terse }, chooserFor(seed))

it('says a problem in the sentences that were written for it, of the users at hand', () => {
  const texts = new Set(['1', '2', '3', '4', '5', '6'].map((seed) => said({}, false, seed)))
  expect(texts).toEqual(new Set(told.map((one) => one.replace('{users}', 'county governments'))))
})

it('begins each sentence with a capital, one that the users begin too', () => {
  const begun = ['A forged change of bank details is found late. {users} lose the money.', 'Duplicates surface with a statement. {users} have paid them by then.']
  const ofUsers = { ...knowledge, areas: [{ ...area, problems: area.problems.map((one) => ({ ...one, told: begun })) as unknown as typeof area.problems }] }
  expect(problemOf({ ...contentOf(design, 'employee', ofUsers)!, terse: false }, chooserFor('1'))).toMatch(/\. County governments (?:lose|have paid)/)
})

it('says what lacks and leaves out what follows where there is no room', () => {
  expect(said({}, true)).toMatch(/^(?:Many county governments check an invoice against memory and e-mail\.|At county governments, one clerk often enters, approves, and pays an invoice\.)$/)
})

it('says the single clauses of people where the sentences are of offices, and of users in another world', () => {
  expect(said({ users: 'young adults' })).not.toMatch(/young adults (?:check|, one clerk)|county|clerk often/)
  const ofPatients = {
    ...knowledge,
    areas: [
      {
        ...area,
        problems: area.problems.map((one) => ({
          ...one,
          told: ['Patients of {users} wait. They leave.', 'The nurses of a clinic decide alone at {users}. Patients wait.'],
        })) as unknown as typeof area.problems,
      },
    ],
  }
  expect(problemOf({ ...contentOf({ ...design, users: 'community banks' }, 'employee', ofPatients)!, terse: false }, chooserFor('1'))).not.toMatch(/Patients|clinic/)
})

it('says what names no users of users of any kind', () => {
  const unnamed = {
    ...knowledge,
    areas: [
      {
        ...area,
        problems: area.problems.map((one) =>
          one.id === 'payables' ? { ...one, told: ['Invoices are often checked against memory. Forged ones are found once the money is gone.', told[0]] } : one,
        ) as unknown as typeof area.problems,
      },
    ],
  }
  const texts = ['1', '2', '3', '4'].map((seed) => problemOf({ ...contentOf({ ...design, users: 'young adults' }, 'employee', unnamed)!, terse: false }, chooserFor(seed)))
  expect(new Set(texts)).toEqual(new Set(['Invoices are often checked against memory. Forged ones are found once the money is gone.']))
})
