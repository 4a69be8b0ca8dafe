import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { seenChange } from './seen-change.ts'

it.each([
  ['Mooring reliability of the ferry fleet from 97.4% (2021) to 99.1% (2024)', 'saw the mooring reliability of the ferry fleet go from 97.4% (2021) to 99.1% (2024)'],
  ['Delays at piers 61 → 24 per year', 'saw delays at piers go from 61 to 24 per year'],
  ['Cancellations by repair reduced 52% between 2022 and 2024', 'saw cancellations by repair fall by 52% between 2022 and 2024'],
  ['Annual winch failure rate 7.9% → 1.6% in 14 months', 'saw the annual winch failure rate go from 7.9% to 1.6% in 14 months'],
  ['Dispatch reliability of the fleet from 97.4% to 99.1%', 'saw the dispatch reliability of the fleet go from 97.4% to 99.1%'],
  ['AOG at outstations 61 → 24 per year', 'saw AOG at outstations go from 61 to 24 per year'],
  ['Attendance improved by 12%', null],
  ['LTIFR from 9.8 to 2.1', 'saw LTIFR go from 9.8 to 2.1'],
  [
    'untreated rot in the piers of the north harbors dropped from 41% to 22% in three years (state harbor survey of divers)',
    'saw the untreated rot in the piers of the north harbors go from 41% to 22% in three years',
  ],
  ['Emergency calls for broken lines in 5-14 m boats of the outer harbor down 37%', 'saw emergency calls for broken lines in 5-14 m boats of the outer harbor fall by 37%'],
  ['Crew attendance improved by 12%', 'saw crew attendance rise by 12%'],
])('tells what somebody saw change: %j', (line, clause) => {
  expect(seenChange(line)).toBe(clause)
})

it.each([
  'Reduced delays at piers from 61 to 24 per year',
  'Worked from 9 to 5 on 12 piers',
  'Increase attendance from 61 to 80 per day',
  'My pay rose by 12%',
  'Open from 8 to 6 on weekdays',
  'Sales of ropes up 12%',
  'Piers from Marble to Quill repainted',
  'grew from 4 to 57 piers',
  'Manage piers ranging in length from 60 to 160 meters',
  'This resulted in zero loss of boats and ropes saving the harbor about $50 to $100 million',
  'Mooring costs of the ferry fleet $50 to $100 million',
  'Mooring costs of the ferry fleet about $50 → $100 million',
])('leaves alone what is a deed or no change: %j', (line) => {
  expect(seenChange(line)).toBeNull()
})

it('stands among what a person can be told of, as seen in the post, and quotes nothing', () => {
  const { roles, ...facts } = readPerson(
    [
      {
        lines: [
          'Anna Quill',
          'Experience',
          'Ferry Planner, Marble Lines, 01/2020 to Present',
          '• Dispatch reliability of the ferry fleet from 97.4% (2021) to 99.1% (2024)',
          '• Wrote the berth guide that 12 ports use',
        ],
      },
    ],
    new Date('2026-11-22'),
  )
  const told = assetsOf({ roles, ...facts })
  expect(told.find(({ clause }) => clause.startsWith('saw '))).toMatchObject({
    clause: 'saw the dispatch reliability of the ferry fleet go from 97.4% (2021) to 99.1% (2024)',
    quoted: false,
    roleId: roles[0]!.id,
  })
})

it('weighs less than a deed with the same figures', () => {
  const { roles, ...facts } = readPerson(
    [
      {
        lines: ['Anna Quill', 'Experience', 'Ferry Planner, Marble Lines, 01/2020 to Present', '• Delays at piers 61 → 24 per year', '• Cut delays at locks from 61 to 24 per year'],
      },
    ],
    new Date('2026-11-22'),
  )
  const told = assetsOf({ roles, ...facts })
  const strengthOf = (part: string) => told.find(({ clause, result }) => `${clause} ${result ?? ''}`.includes(part))?.strength ?? 0
  expect(strengthOf('locks') - strengthOf('piers')).toBeGreaterThan(0.9)
})

it('a subject that holds a deed is no thing that was seen', () => {
  expect(seenChange('Mold compound selection reduce die shift from 12 um to 4 um')).toBeNull()
  expect(seenChange('Antibiotic use passed from 480 to 195 g per ton')).toBeNull()
})
