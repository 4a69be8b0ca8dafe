import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { namesKnownSchool } from './known-schools.ts'

test.each(['UC Berkeley', 'M.S., KAIST, 2019', 'BITS Pilani | B.E.', 'MBA, Wharton, 2016', 'Purdue', 'Georgia Tech', 'Cornell\t2011', 'PhD from Duke', 'KAIST City , State'])(
  'names a school: %s',
  (text) => expect(namesKnownSchool(text)).toBe(true),
)

test.each([
  'Stanford, CA',
  'Columbia, South Carolina',
  'UCR Extension Program',
  'Duke Energy',
  'Stanford Health Care',
  'ULTRASUSC',
  'the brown bits',
  'a bit of usc',
  'Rice cookers',
  'Penn Stateline',
])('names none: %s', (text) => expect(namesKnownSchool(text)).toBe(false))

test.each([
  ['UC Berkeley — M.S. Mechanical Engineering, 2014', 'UC Berkeley'],
  ['Master of Engineering, ENSTA Paris, 2017', 'ENSTA Paris'],
  ['PhD in Chemistry, KAIST\n2019', 'KAIST'],
  ['M.D., Johns Hopkins, 2010', 'Johns Hopkins'],
  ['B.S. Electrical Engineering, Purdue\n2011', 'Purdue'],
  ['VIT Vellore (2009-2013)\nB.Tech, Information Technology', 'VIT Vellore'],
])('a degree takes it as its own: %s', (text, school) => {
  expect(readPerson([{ lines: ['Education', ...text.split('\n')] }], new Date('2026-11-22')).degrees).toMatchObject([{ school, certainty: 'sure' }])
})
