import { describe, expect, it } from 'vitest'
import { printedLine } from './printed-line.ts'
import { retellPrinted, writtenOut } from './retell-printed.ts'

const retold = (line: string) => {
  const printed = printedLine(line, null)
  return printed === null ? undefined : retellPrinted(printed, line)
}

it('a floor that is told twice is told once', () => {
  expect(writtenOut('served over 20+ harbors and more than 30+ piers')).toBe('served more than 20 harbors and more than 30 piers')
  expect(writtenOut('served 20+ harbors')).toBe('served more than 20 harbors')
})

it('what a preposition asks for is no change of it', () => {
  expect(retold('Moor for 700 to 1000 boats and ferries') ?? '').not.toMatch(/for, which/)
})

it.each(['While working for the harbor office I received 2 awards of the pilots', 'Involved in upgrading 14 mooring controls of the harbor'])('what is no thing was not worked on: %s', (line) => {
  expect(retellPrinted(line, line) ?? '').not.toMatch(/worked on/)
})

describe('a printed line told in the first person', () => {
  it.each([
    // Two verbs that share an object, and what came of it behind a comma.
    ['Surveyed/load rated 163 quays (oldest 1904), 19 were closed on my advice', 'surveyed or load-rated 163 quays (oldest 1904); 19 were closed on my advice'],
    [
      'Load rated 430+ piers in Tarn County (WaveWare) – LV & TV ratings; 57 were posted, 23 got posting removed after load test',
      'load-rated more than 430 piers in Tarn County (WaveWare); 57 were posted, and 23 got posting removed after load test',
    ],
    // Whom it reached, without a verb of its own.
    [
      'Priced and launched wave covers for piers, quays & locks; 41,000 owners insured at peak (2023), premium NOK 9.6bn',
      'priced and launched wave covers for piers, quays, and locks, with 41,000 owners insured at peak (2023)',
    ],
    // What was counted, and how far it went.
    ['Berth records search time 19 days to 8.', 'saw berth records search time go from 19 days to 8'],
    ['Dust exposures: 0.21 → 0.07 mg/m3 after battery trial of 6 units', 'saw dust exposures go from 0.21 to 0.07 mg/m3 after a battery trial of 6 units'],
    // An activity at the head.
    ['Replacement of 27 river crossings after the flood with scour checks', 'worked on the replacement of 27 river crossings after the flood with scour checks'],
    ['Refit of 6 lock gates in the upper canal', 'worked on the refit of 6 lock gates in the upper canal'],
    [
      'Mooring studies for 21 harbors (API 520), 1,900+ bollards evaluated, 160 found undersized',
      'worked on mooring studies for 21 harbors (API 520), with more than 1,900 bollards evaluated and 160 found undersized',
    ],
    // What came of it has a verb of its own.
    ['Improvements to the kiln feed led to a 60% output increase of a firing line', 'worked on improvements to the kiln feed, which led to a 60% output increase of a firing line'],
    // The article of an object whose first word begins like one.
    ['Wrote anchor inspection protocol for ferries - 612 anchors tested by divers', 'wrote an anchor inspection protocol for ferries, with 612 anchors tested by divers'],
    // When it was, before the deed.
    [
      'during Tarn flood 2022 designed the closing protocol of the gates; time from first signs to closing went down from 5.5 days to 31 hours',
      'designed the closing protocol of the gates during the Tarn flood of 2022; time from first signs to closing went from 5.5 days to 31 hours',
    ],
  ])('%j', (line, said) => {
    expect(retold(line)).toBe(said)
  })

  it.each([
    // Who stopped it, the line leaves open.
    'Designed the drift model of the harbor: wind + tide + age; stopped $11.4M of claims from 1,260 owners',
    'Wrote Python tool "TideBox" which estimates silt from photos/notes + soundings; calibrated with 31 borings. Nine harbor masters use it.',
    'Shared tide monitoring utility for 37 harbors',
    '14.8 GWh saved p.a., airflow at face not reduced',
    // How high it is, and how large it grew: no work, and no thing.
    '30 day mooring readmission 6.1% (port average 12.8%)',
    'grew from 4 to 57 piers and 11,800 boats a year',
    // More than a change.
    'Rehandle ratio went from 1.9 to 1.3 by new stacking rules I wrote, saved 5.2 million a year',
    // What did not happen would be left out.
    'Led migration of 62 harbors onto one berth system; zero lost bookings',
    // A figure would be left out.
    'Mooring analysis: 9 claims, 14.7 M$ claimed, settled at 3.9 M$',
  ])('stays in its own words: %j', (line) => {
    expect(retold(line)).toBeNull()
  })

  it('leaves out nothing that bounds the deed', () => {
    expect(retellPrinted('Surveyed 14 quays, 6 were closed', 'Surveyed 14 quays, 6 were closed, as part of a team under the harbor master')).toBeNull()
  })
})

it('an abbreviation is written out before its number and stands at no end', () => {
  expect(writtenOut('fatigue life of stringers from 12 to est. 60 years')).toBe('fatigue life of stringers from 12 to an estimated 60 years')
  expect(writtenOut('approx. 40 quays w/ sonar, $18.5 MM, 2 hrs per yr')).toBe('about 40 quays with sonar, $18.5 million, 2 hours a year')
})

it.each([
  ['Identifies kiln and glaze improvements to shorten the firing by 20%', 'identified kiln and glaze improvements to shorten the firing by 20%'],
  ['Studies and trials of 40 glazes', 'worked on studies and trials of 40 glazes'],
])('a verb before a noun is told as the deed, and only a noun as what was worked on: %j', (line, told) => expect(retellPrinted(line, line)).toBe(told))

it.each([
  'Identified kiln and glaze improvement of 12 ovens',
  'Identifies kiln and glaze improvement of 12 ovens',
  'Cuts firing time from 9 hours to 4',
  'Prioritize and scope a portion of 40% of the kiln requests',
  'Oversee on-time completion of 12 smaller kilns',
  'Kiln research will be constant requirement of 40 glazes',
])('a verb is not worked on: %j', (line) => expect(retellPrinted(line, line) ?? '').not.toContain('worked on'))

it('a unit is no “with”, and what befell a place is no deed', () => {
  expect(writtenOut('kiln dose 1.58 to 1.12 W/kg, pump w/ filter')).toBe('kiln dose 1.58 to 1.12 W/kg, pump with filter')
  const closed = 'During the flood the piers were closed for nine days'
  expect(retellPrinted(closed, closed)).toBeNull()
})

it('a change told of “it” is told in a clause of its own, with one verb', () => {
  const told = retellPrinted(
    'Wrote the mooring rule the port now uses for ferries; it cut the number of lines per berth from 12 to 7 (14 berths)',
    'Wrote the mooring rule the port now uses for ferries; it cut the number of lines per berth from 12 to 7 (14 berths)',
  )
  expect(told ?? '').toContain('the number of lines per berth went from 12 to 7')
  expect(told ?? '').not.toMatch(/\bcut\b/)
  expect(retellPrinted('Wrote the mooring rule; the new rule cut the wait per berth from 12 to 7', 'Wrote the mooring rule; the new rule cut the wait per berth from 12 to 7') ?? '').not.toMatch(
    /cut .* went/,
  )
})
