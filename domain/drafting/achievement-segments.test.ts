import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { segmentsOf } from './achievement-segments.ts'
import { assetsOf } from './assets.ts'

const told = (...lines: string[]) =>
  assetsOf(
    readPerson([{ lines: ['Mira Sample', 'Harbor Engineer', '', 'Experience', 'Harbor Engineer, Tarn Works, 2014 - Present', ...lines.map((line) => `• ${line}`)] }], new Date('2026-06-01T00:00:00Z')),
  )

it('tells two bullets that ran into one by their parts, and quotes them never as one', () => {
  const clauses = told(
    'Answered for stores valued at over $900 Distribute buoys to the four yards by tide',
    'Searched 400 tide records by hand and by machine search Harbor Projects at Tarn Project 1: Group model of a silted bay',
  )
  for (const { clause } of clauses.filter(({ kind }) => kind === 'work')) expect(clause).not.toMatch(/\$900 Distribute|search Harbor/)
})

it.each([
  ['Paid harbor invoices after review of every payment Proven record of work with old claims', /payment Proven/],
  ['Managed tide networks at 14 piers of the U.S. Forecasted silt for 6 basins of the outer bay', /Forecasted silt.*piers|piers.*Forecasted/],
  ['Prepared tide memos for every account of the harbor Paid 400 invoices of the dredging yard', /harbor Paid/],
])('%s is told by its parts', (line, fused) => {
  for (const { clause, quote } of told(line).filter(({ kind }) => kind === 'work')) expect(`${clause} | ${quote === line ? '' : quote}`).not.toMatch(fused)
})

it.each(['Reviewed dredging claims under Sec. 901 for 14 harbors of the bay', 'Audited 14 harbors for Tarn Dredging Inc. acquired by the yards of the bay'])('%s is one statement', (line) => {
  for (const { clause } of told(line).filter(({ kind }) => kind === 'work')) expect(clause).toMatch(/^(?:I )?(?:reviewed|audited)/i)
})

it('parts a list of versions from the deed that ran into it', () => {
  const clauses = told('Released files for Tide Suite 6.0, 7.0, 3.5 Initiated, drew and built the gauge from first plan to last', 'Raised the buoy score to 4.5 Points by survey')
  for (const { clause } of clauses.filter(({ kind }) => kind === 'work')) expect(clause).not.toMatch(/3\.5 Initiated/)
})

it('a name behind an adjective begins no other statement', () => {
  expect(segmentsOf('Shortened the ferry accounts by creating a new Excel recording system')).toHaveLength(1)
  expect(segmentsOf('The ferry desk included key Order to Cash functions')).toHaveLength(1)
})

it('a dash that was lost in the file parts two statements', () => {
  expect(segmentsOf('Led the repair of 12 ferries""rebuilt the winches of two harbors')).toEqual(['Led the repair of 12 ferries', 'rebuilt the winches of two harbors'])
})

it('a count with a capital begins another statement', () => {
  expect(segmentsOf('Taught knots, charts and tide reading One year of service on the northern ferry')).toEqual(['Taught knots, charts and tide reading', 'One year of service on the northern ferry'])
})
