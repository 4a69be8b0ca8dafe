import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'

const told = (...lines: string[]) =>
  assetsOf(
    readPerson(
      [{ lines: `Mira Sample\nHarbor Engineer\n\nEXPERIENCE\n\nHarbor Engineer, Tarn Docks Ltd.    Jul 2018 – present\n${lines.map((line) => `- ${line}`).join('\n')}`.split('\n') }],
      new Date('2026-06-01T00:00:00Z'),
    ),
  ).filter(({ kind }) => kind === 'work')
const clauses = (...lines: string[]) => told(...lines).map(({ clause }) => clause)

it('a finding is quoted with the guidance that it changed', () => {
  const [first] = clauses(
    'Frost indicators: analysed 2.4 million readings from 1,130 shipments and showed that 1 in 6 crates was frozen between quay and store; the finding changed the national ice pack guidance in 2023.',
    'Cut the mooring time by 14% by moving the winches.',
  )
  expect(first).toContain('1 in 6 crates')
  expect(first).toContain('the finding changed the national ice pack guidance in 2023')
})

it('a map that stands in a plan, and a rule that was used at many places, are told with the deed', () => {
  expect(clauses('Soil survey of the Tarn basin: 212 points of hammer sounding and 9 boreholes; the map is in the municipal zoning plan since 2018.')[0]).toContain(
    'the map is in the municipal zoning plan',
  )
})

it('a label before a deed is no deed, and its line is told whole', () => {
  const said = clauses(
    'Salvage order: showed in 5 harbors that taking wrecks within 21 days saves 40% of the berths, after 45 days nothing. The port authority changed the deadline in instruction 2022.',
  )
  expect(said[0]).toMatch(/^Salvage order: showed in 5 harbors.*40%.*changed the deadline in instruction 2022/)
  expect(said.join(' ')).not.toMatch(/\bsalvaged\b/)
})

it('what stands behind a colon is told whole or not at all', () => {
  const said = clauses('Directed redesign of mooring routes (push from 1 national to 13 quays): delays of ferries 17% of calls to 4%, cost of fuel per call minus 22 percent.')
  expect(said.some((clause) => clause.includes('17% of calls to 4%'))).toBe(true)
  expect(said.some((clause) => /17% of calls$/.test(clause))).toBe(false)
})

it('what entered a standard or a patent stands before larger figures of a usual kind', () => {
  expect(clauses('Consolidated hundreds of comments for the new standard, which was published as TD-STD-14 in May 2022.', 'Mapped 340 quays in the bay.')[0]).toContain('TD-STD-14')
})

/** Least weight of what is told beside something else. */
const LEAST = 1.2

it.each([
  'Supervised 46 technicians, store keepers and drivers.',
  'Hired, mentored, and built the core mooring team to size of 8 from Tarn.',
  'Trained 12 new engineers.',
  'Migrated source revision control to Mercurial for 30 products in 14 months.',
  'Achieved gross margin growth of 6 to 10% in winches and 25% in ropes.',
])('the size of one’s own team, a tool for versions, and a margin weigh nothing: %j', (trivia) => {
  const assets = told(trivia, 'Trained 64 nurses of 5 harbor hospitals in first aid at sea.')
  const weight = (words: RegExp) => assets.find(({ clause }) => words.test(clause))?.strength ?? -9
  expect(weight(/46 tech|size of 8|12 new eng|Mercurial|margin growth/)).toBeLessThan(LEAST)
  expect(weight(/64 nurses/)).toBeGreaterThan(2)
})

it('a clause neither ends before what it was about nor pairs a pronoun with a bare noun', () => {
  expect(clauses('Led a team responsible for the winches of nine quays in all seasons and at all hours of the day and night for many ships and many owners.').join()).not.toMatch(/responsible$/)
  expect(clauses('Evaluated quality of ropes used and inspected them and quality of work completed to ensure all ropes met requirements.').join()).not.toMatch(/them and quality/)
})

it('two nouns before one plural take no article', () => {
  expect(clauses('Created and reviewed master treatment and departure plans for each sailor.')[0]).toMatch(/reviewed master treatment and departure plans/)
})
