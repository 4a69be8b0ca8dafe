import { expect, test } from 'vitest'
import { unsureFacts } from './decisive-facts.ts'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: `Anna Quill\nanna@quill.example\n\nEXPERIENCE\n\n${text}`.split('\n') }], NOW)
const rolesIn = (text: string) => read(text).roles.map(({ title, employer, start, current, certainty }) => [title, employer, start?.year, current, certainty])

const OLDER = 'Kiln Technician, Marble Pottery Inc 01/2010 to 04/2014\n- Fired 14 kilns.'
const OLDEST = ['Kiln Technician', 'Marble Pottery Inc', 2010, false, 'sure']

test('dates that head no position are one of which nothing else is known, and the years are left open', () => {
  const person = read(`${OLDER}\n\n05/2014 to Current\n`)
  expect(person.roles.map(({ title, start, current, certainty }) => [title, start?.year, current, certainty])).toEqual([
    [null, 2014, true, 'unsure'],
    ['Kiln Technician', 2010, false, 'sure'],
  ])
  expect(person.yearsOfExperience).toBeNull()
  expect(unsureFacts(person)).toContain('role')
})

test('a header that runs on into what may be its employer as well as its duty is unsure', () => {
  const duty = 'The northern dock and its crew of nine people, all of whom I led through the seasonal peaks'
  expect(rolesIn(`Warehouse Lead, Quill Works Ltd 05/2014 to Current ${duty}\nand the order of the yard.\n\n${OLDER}`)).toEqual([['Warehouse Lead', 'Quill Works Ltd', 2014, true, 'unsure'], OLDEST])
})

test('what stands below lost dates is no work of the position above them', () => {
  const person = read(`${OLDER}\nWarehouse Lead of the Yard 2001 to 2008 the third of its kind in the valley, where all of the pallets of the northern mills came in\n- Loaded 40 trucks a day.`)
  expect(person.yearsOfExperience).toBeNull()
  expect(person.roles.map(({ start, title }) => [title, start?.year])).toContainEqual([null, 2001])
  expect(person.achievements.find(({ text }) => text.includes('40 trucks'))?.roleId).toBeNull()
})

test('an employer with dates of which no position is told leaves the years open', () => {
  const person = read(`Quill Works Ltd\t2014 – Present\n\n${OLDER}`)
  expect(person.roles.map(({ title, employer, start }) => [title, employer, start?.year])).toEqual([
    [null, 'Quill Works Ltd', 2014],
    ['Kiln Technician', 'Marble Pottery Inc', 2010],
  ])
  expect(person.yearsOfExperience).toBeNull()
})

test('years within the work told, and those of an employer over its positions, are no lost position', () => {
  const within = read(
    'Kiln Technician, Marble Pottery Inc 01/2010 to Current\n- Led the dock from 2014 to 2016.\nFrom 2014 to 2016 I led the dock with nine people.\nWarehouse Lead of the Yard 2012 – 2013 the third of its kind in the valley.',
  )
  expect(within.roles).toHaveLength(1)
  expect(within.yearsOfExperience).toBe(16)
  const over = read('Quill Works Ltd\t2010 – 2020\nKiln Lead\t2015 – 2020\n- Fired 14 kilns.\nKiln Technician\t2010 – 2015\n- Mixed clay.')
  expect(over.roles.map(({ title }) => title)).toEqual(['Kiln Lead', 'Kiln Technician'])
  expect(over.yearsOfExperience).not.toBeNull()
})

test('the state of a place before a title is no part of it', () => {
  expect(rolesIn('Quill Works Marble, OH Warehouse Lead 05/2014 to Current\n- Loaded trucks.\n\nMarble Pottery Inc Harbor, OH Kiln Technician 01/2010 to 04/2014\n- Fired 14 kilns.')).toEqual([
    ['Warehouse Lead', 'Quill Works Marble', 2014, true, 'unsure'],
    ['Kiln Technician', 'Marble Pottery Inc Harbor', 2010, false, 'unsure'],
  ])
})

test('work that accomplishments tell of, of another time, leaves the years open', () => {
  const years = (line: string) =>
    read(
      `Accomplishments\n• ${line}\n\nExperience\nKiln Lead, Quill Works, November 2013 to December 2015\n• Fired the bowls of the town.\nKiln Keeper, Moss Works, February 2007 to July 2009\n• Swept the floors.`,
    ).yearsOfExperience
  expect(years('Crew Member, Aug 2010 – Oct 2013 Clean the kilns.')).toBeNull()
  expect(years('Crew Supervisor, Aug 2010 Â\u200b Oct 2013 Clean the kilns.')).toBeNull()
  expect(years('Crew Supervisor, Aug 2014 – Oct 2015 Clean the kilns.')).toBe(4)
  expect(years('Award as best Supervisor, 2010 – 2012.')).toBe(4)
})

test('dates that ran into names leave the years open', () => {
  const posts = (line: string) =>
    read(
      `Experience\nKiln Lead 01/2012 to 01/2013 Company Name City , State\n• Planned the firing of all kilns.\n• ${line}\nKiln Aide 01/2003 to 01/2004 Company Name City , State\n• Swept the floors of the kiln house.`,
    )
  expect(posts('Kept the kilns going January 2006 toQuill Works Inc.January 2012').yearsOfExperience).toBeNull()
  expect(posts('Kept the kilns going from January 2012 to Spring.').yearsOfExperience).toBe(2)
})
