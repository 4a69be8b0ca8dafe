import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const endsOf = (text: string) => read(text).roles.map(({ title, current, certainty }) => [title, current, certainty])

const LATER = 'Machinist, Quill Mills Inc., Jan 2018 – '
const EARLIER = 'Mechanic, Marble Mills Inc., Mar 2014 –\n• Dyed the wool of the bay.'

test('a dash with nothing behind it is no present position beside one that goes on in words or began later', () => {
  expect(endsOf(`Experience\n\n${LATER}Present\n• Wove the rugs of the bay.\n\n${EARLIER}`)).toEqual([
    ['Machinist', true, 'sure'],
    ['Mechanic', false, 'unsure'],
  ])
  expect(endsOf(`Experience\n\n${LATER}May 2019\n• Wove the rugs of the bay.\n\n${EARLIER}`)).toEqual([
    ['Machinist', false, 'sure'],
    ['Mechanic', false, 'unsure'],
  ])
})

test('of the latest position it may mean today, and is not sure', () => {
  expect(endsOf(`Experience\n\n${LATER}\n• Wove the rugs of the bay.\n\nMechanic, Marble Mills Inc., Mar 2014 – May 2016\n• Dyed the wool of the bay.`)).toEqual([
    ['Machinist', true, 'unsure'],
    ['Mechanic', false, 'sure'],
  ])
})

test('years are left open where it matters whether a position that hangs has ended', () => {
  expect(read(`Experience\n\n${LATER}May 2019\n• Wove the rugs of the bay.\n\n${EARLIER}`).yearsOfExperience).toBeNull()
  expect(read(`Experience\n\n${LATER}\n• Wove the rugs of the bay.`).yearsOfExperience).toBe(8)
  expect(read(`Experience\n\nManager, Quill Mills Inc., Jan 2014 – Present\n• Kept the mill.\n\nMechanic, Marble Mills Inc., Mar 2015 –\n• Dyed the wool of the bay.`).yearsOfExperience).toBe(12)
})

test('studies that hang are neither finished nor going on', () => {
  expect(read('Education\n\nB.S., Botany, Quill University, 2012 –').degrees[0]).toMatchObject({ completed: null, year: null, certainty: 'unsure' })
})

test('a time as a volunteer, and one of service beside the studies, is not counted as told', () => {
  const years = (below: string) =>
    readPerson([{ lines: `Experience\nLoom Technician, Quill Works Inc., 03/2011 – Present\n• Kept looms.\n${below}`.split('\n') }], new Date('2026-11-22T00:00:00Z')).yearsOfExperience
  const alone = years('')
  expect(alone).toBe(15)
  expect(years('\nVolunteer 05/2003 – 05/2010\n• Helped the guild with its fairs.')).toBe(alone)
  expect(years('\nEducation\nDiploma 2003 Quill Career College - Marble, OH Military Service: 84 - 92 of the guild')).toBeNull()
  expect(years('\nEducation\nDiploma 2003 Quill Career College')).toBe(alone)
})
