import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { saysNothing } from './says-nothing.ts'

it.each([
  '9 planners under me.',
  'Team of 14 divers',
  'Developed proficiency in all harbor policies',
  'Gained a strong understanding of tide tables',
  '7 direct reports',
  '5-person team',
  'Board approved it after I had asked three times',
  'Spent some time learning TideCalc as a tool for wave forecasts',
  'Currently, there are 300 mooring posts on the Tarn shore, about 90 of them in the inner harbor',
  'Close contact with the harbor masters and crews to keep berths free',
  'I counseled 40 families with children ranging from J year of age to 17',
])('tells nothing of %j', (line) => {
  expect(saysNothing(line)).toBe(true)
})

it.each([
  'Trained a team of 14 divers who surveyed 18 quays',
  'Learned that 40% of the moorings had failed and replaced 300 of them',
  'Cut waiting times for 9 planners from 8 days to 2',
  'Plan B year plan for 3 harbors',
  'Board approved the tide rule that I wrote for 9 harbors',
])('keeps %j', (line) => {
  expect(saysNothing(line)).toBe(false)
})

const told = (...lines: string[]) =>
  assetsOf(
    readPerson(
      [
        {
          lines: ['Ora Sample', '', 'Experience', 'Harbor Engineer, Tarn Works 2016 - Present', ...lines.map((line) => `• ${line}`), '', 'Education', 'BSc Civil Engineering, Quill University, 2015'],
        },
      ],
      new Date('2026-06-01T00:00:00Z'),
    ),
  )

it('never tells such a line as a record', () => {
  const clauses = told('9 planners under me. Tenders.', 'Spent some time learning TideCalc as a tool for wave forecasts.', 'Rebuilt 6 lock gates in the upper canal').map(({ clause }) => clause)
  expect(clauses.join('\n')).toMatch(/lock gates/)
  expect(clauses.join('\n')).not.toMatch(/under me|some time/)
})

it('tells every patent that stands in one line of the work, by its title', () => {
  const patents = told(
    'Awarded United States Patent Number 5,900,123 in May 1998 for Mooring Control Method Using Redundant Winches Awarded United States Patent Number 5,800,321 in March 1996 for System and Method for Remote Tide Measurement Within a Harbor',
    'Rebuilt 6 lock gates in the upper canal',
  ).filter(({ kind }) => kind === 'patent')
  expect(patents.map(({ clause }) => clause)).toEqual(['Mooring Control Method Using Redundant Winches', 'System and Method for Remote Tide Measurement Within a Harbor'])
  expect(patents.every(({ strength }) => strength >= 7)).toBe(true)
})

it('names no post for what stands below the long head of another one', () => {
  const assets = told(
    'Raised the berth capacity of the north quay by 20%',
    'January 1990 to March 1994 Marrow Works - Fell Hill, MN Systems Lead and wave modeler for a large flood project written in Fortran to manage the gates of the whole upper river basin and its many small side arms',
    'Programmed 40 gate controls for the flood barrier of the upper river',
  )
  const setting = (word: string) => assets.filter(({ clause }) => clause.includes(word)).map(({ setting }) => setting)
  expect(setting('berth capacity')).toContain('as a harbor engineer at Tarn Works')
  expect(setting('gate controls').length).toBeGreaterThan(0)
  expect(new Set(setting('gate controls'))).toEqual(new Set([null]))
})

it.each([
  'Performed other duties as assigned',
  'completed all assigned tasks',
  'Other tasks as assigned by the supervisor',
  'hobbies include sailing and chess',
  'Enjoy hiking and old maps',
  'Avid gardener and cook',
  'Use this as a guide for letters to send to harbors',
  'Moved the dredging plan from 3+ weeks to Inspection of the north quay',
  'Kept the berth lists and the',
  'Drew tide tables for the quays with a view',
  'Being able to carry 60 pounds of rope',
  '2 years and 4 months experience as a harbor guard',
  'reported to the harbor master with the tide tables',
  'was trained as a pilot and a diver',
  '2714 TRN Tides of the bay, a study of the methods of tides',
  'May 2004 Reading Tides on the Radio',
])('tells no deed: %j', (line) => expect(saysNothing(line)).toBe(true))
it.each([
  '400 MW Tide plant designed and built',
  '400 MW Tide plant in the north bay',
  '750 GB Archive of tide tables',
  '1200 HVAC Units installed in 9 ferries',
  'Assigned duties to 14 pilots by tide and draft',
  'Planned the work as required by 33 CFR 160',
  'Likely berth times were predicted for 90 ships',
  'Cut waiting from 9 hours to Under three',
  'Wrote the library that 40 quays release their tables with',
  'Trained in-house divers of 3 yards',
  'Reported to 14 ports how their quays settle',
  'Raised interests of 40 harbors in one tide table',
])('tells a deed: %j', (line) => expect(saysNothing(line)).toBe(false))
