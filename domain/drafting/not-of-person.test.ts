import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { evidenceLines } from './evidence.ts'
import { isNotOfPerson } from './not-of-person.ts'

const OTHERS = [
  'Box 7120, Quillport Tarnland (North) Ph: +999 555 010 199 TARN BIKES (Q) LTD is the Authorized Dealers for Kiln Scooters in Tarnland.',
  'Served 40 dealers, Tel. 555 010 1994',
  'Repaired 300 scooters a year (call 212-555-0147)',
  'P.O. Box 88, Marble: 12 mechanics and 40 scooters',
  'Trained 14 mechanics; write to workshop@quill.example',
  'Design and build company with $100 M in annual sales',
  'Family-owned kiln manufacturer with over 400 employees',
  '412 Kiln Street, Marble',
  'Rebuilt 60 engines at 9 Tarn Road, Marble, OH 45001',
  'Quill Scooters Ltd is the authorized dealer of Kiln bikes in 12 counties',
  'Quill Scooters is the largest importer of 125 cc engines with 40 shops',
  'The company has 340 employees and 12 plants',
  'The firm manufactures 9,000 pumps a year',
  'Project cost: $412 million for the entire pier',
  'Total contract value was $9.4 million',
  'The range of the projects vary between less than $4 million piers and $1.2 billion tunnels',
  'Projects ranging in size from $2 million to $40 million',
]
const OWN = [
  'Cut the repair time of scooters from 9 days to 4 at 12 shops',
  'Quill Ltd adopted my checklist in 40 workshops',
  'Showed that Quill Ltd is able to save 40% of its oil',
  'Was given box 12 of 40 to sort',
  'The company was audited by me in 14 plants',
  'Raised output to 412 scooters, 1,200-1,500 a year',
  'Cut costs of $5 million at 12 workshops',
  'Reduced project costs by $2.4 million',
  'Priced 40 piers worth $90 million',
]

it.each(OTHERS)('is nobody’s deed: %j', (line) => expect(isNotOfPerson(line)).toBe(true))
it.each(OWN)('may be the person’s deed: %j', (line) => expect(isNotOfPerson(line)).toBe(false))

it('what tells how to reach somebody or of a company is neither told nor a ground', () => {
  const person = readPerson(
    [{ lines: ['Mira Sample', 'Workshop Manager', '', 'EXPERIENCE', '', 'Workshop Manager, Quill Scooters Ltd, Marble    2015 - 2024', ...[...OTHERS, OWN[0] ?? ''].map((line) => `- ${line}`)] }],
    new Date('2026-06-01T00:00:00Z'),
  )
  // As a reader that keeps them would tell them.
  const facts = {
    ...person,
    achievements: [...OTHERS, OWN[0] ?? ''].map((text, at) => ({ ...person.achievements[0], id: `a-${at}`, text, place: null, certainty: 'sure' })),
  } as unknown as typeof person
  const form = { userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } } as const
  const told = assetsOf(facts).map(({ clause }) => clause)
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((clause) => !/repair time/.test(clause))).toEqual([])
  expect(evidenceLines(facts, form as never).filter(({ kind, text }) => kind === 'achievement' && !/repair time/.test(text))).toEqual([])
})

it.each(['Heron Island, Marble, OR, is a residential community of 9,000 people', 'QUILL was founded in 1993 and has grown to a $2 billion house', 'Tarn Bay Resort is a family resort with 300 rooms'])(
  'is of a place: %j',
  (line) => expect(isNotOfPerson(line)).toBe(true),
)
it.each(['Founded a community bank in 1993', 'Made Tarn Bay a town that plans for floods', 'Berth guide was adopted in 2019 by 14 ports'])('is not of a place: %j', (line) =>
  expect(isNotOfPerson(line)).toBe(false),
)
it.each(['400+ bed hospital with a burn center', '110-year old lock manufacturing company with a known brand', '250-room hotel in the harbor.'])('is of a house by its size: %j', (line) =>
  expect(isNotOfPerson(line)).toBe(true),
)
it.each(['300-bed teaching hospital adopted my berth guide', '5 hospital systems use the protocol', '12 bed units were opened'])('is not of a house by its size: %j', (line) =>
  expect(isNotOfPerson(line)).toBe(false),
)
it('is of a home and of no work', () => {
  expect(['Kept a home for two people and three dogs', 'Provided two nutritious meals daily', 'Responsible for the care and well-being of one child'].map(isNotOfPerson)).toEqual([true, true, true])
  expect(['Planned nutritious meals for 400 pupils', 'Responsible for the well-being of 40 children at a day care', 'Treated people and their pets after floods'].map(isNotOfPerson)).toEqual([
    false,
    false,
    false,
  ])
})
