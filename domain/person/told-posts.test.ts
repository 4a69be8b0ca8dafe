import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: `Anna Quill\nanna@quill.example\n\n${text}`.split('\n') }], NOW)
const rolesIn = (text: string) => read(text).roles.map(({ title, employer, start, end, current }) => [title, employer, start?.year, end?.year ?? current])
const degreesIn = (text: string) => read(text).degrees.map(({ level, field, school, year, completed, certainty }) => [level, field, school, year, completed, certainty])

test('what was worked as, for whom, stands in a sentence behind or under its dates', () => {
  expect(
    rolesIn(`WORK EXPERIENCE

From May 2015 to till date – working in M/s. Marble Kilns Ltd. – Terra as a Kiln Maintenance Incharge.
- Fired two kilns of 14 tons each.
From June-2012 to April-2015 - M/S.Quill Clay Sciences Pvt Ltd., as Senior Engineer.
- Kept the presses running.
From Dec-2003 to June-2012 - Harbor Glaze Group Pvt Ltd. Site – Marble Mills Ltd., Terra as Kiln Technician.
- Kept the glaze lines running.`),
  ).toEqual([
    ['Kiln Maintenance Incharge', 'Marble Kilns Ltd', 2015, true],
    ['Senior Engineer', 'Quill Clay Sciences Pvt Ltd', 2012, 2015],
    ['Kiln Technician', 'Harbor Glaze Group Pvt Ltd', 2003, 2012],
  ])
  expect(
    rolesIn(`PROFESSIONAL EXPERIENCE

From August 2015 to May 2016

Worked with M/s. Quill Engineering Group, Clay Bay – Terra for Harbor Mills
(member of Marble Group) as Senior Kiln Engineer

- Project: Marble Museum

From May 2012 to Till May 2014

Worked with M/s. Marble Group of Companies, Clay Bay – Terra
as Project Manager

- Project: Quill Hall`),
  ).toEqual([
    ['Senior Kiln Engineer', 'Quill Engineering Group', 2015, 2016],
    ['Project Manager', 'Marble Group of Companies', 2012, 2014],
  ])
})

test('a sentence on the work under dates is no position of its own', () => {
  expect(
    rolesIn(`EXPERIENCE

Kiln Engineer, Quill Works Ltd.
May 2015 to June 2019
Worked with Marble Group as a partner in glazes, and cut waste by 14%.
- Fired kilns.`),
  ).toEqual([['Kiln Engineer', 'Quill Works Ltd.', 2015, 2019]])
  expect(
    rolesIn(`EXPERIENCE

Senior Kiln Engineer
Quill Limited -  Clay Bay, Karnataka -
January 2017 to Present
Working as a Kiln Consultant under maintenance for MARBLE Insurance company.

Kiln Engineer
Quill Limited -  Clay Bay, Karnataka -
December 2014 to December 2016
Worked as a Kiln Consultant under maintenance for MARBLE Insurance company.`).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Senior Kiln Engineer', 'Quill Limited'],
    ['Kiln Engineer', 'Quill Limited'],
  ])
})

test('a range that the line breaks within its first date is one', () => {
  expect(
    rolesIn(`EXPERIENCE

Quill Net Pvt. Ltd. Feb’
2014 to July' 2019
Desktop Engineer
- Mended presses.

Marble Incorporation Ltd. July’
2009 to Dec’ 2013
Hardware Engineer
- Built presses.`),
  ).toEqual([
    ['Desktop Engineer', 'Quill Net Pvt. Ltd.', 2014, 2019],
    ['Hardware Engineer', 'Marble Incorporation Ltd.', 2009, 2013],
  ])
})

test('what a form asks beside a position heads no section', () => {
  expect(
    rolesIn(`Employment History

1. Quill Institute of Kilns June 2010 - Present
Position Title (Level): Assistant Professor (Senior Executive)
Specialization: Engineering - Kilns
Industry: Education
Work Description: To teach the firing of kilns to students in their second year.

2. Marble Polytechnic College Sep 2006 - Apr 2010
Position Title (Level): Senior Lecturer (Manager)
Industry: Education
Work Description: To teach the mixing of clay and glazes to students in their first year.`).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Assistant Professor (Senior Executive)', 'Quill Institute of Kilns'],
    ['Senior Lecturer (Manager)', 'Marble Polytechnic College'],
  ])
})

test('"Academic Projects" with their years are no position', () => {
  expect(
    rolesIn(`Work History

Kiln Consultant
Marble Works Ltd.
06/2015 to Current
- Fired kilns.

Academic Projects
08/2014 to 12/2015
- Planned a kiln.

Assistant Manager
Quill Works Ltd.
07/2012 to 10/2013
- Kept the books.`).map(([title]) => title),
  ).toEqual(['Kiln Consultant', 'Assistant Manager'])
})

test('the same job twice in one title is not sure', () => {
  const certainties = (title: string) =>
    read(`Experience\n\n${title}\nQuill Works Ltd.\n06/2015 to Current\n- Fired kilns.\n\nKiln Technician\nMarble Works Ltd.\n06/2010 to 05/2015\n- Mixed clay.`).roles.map(
      ({ certainty }) => certainty,
    )
  expect(certainties('Kiln Manager')).toEqual(['sure', 'sure'])
  expect(certainties('Manager Kilns Marble Systems Kiln Manager')).toEqual(['unsure', 'sure'])
  expect(certainties('Engineer and Lead Engineer')).toEqual(['sure', 'sure'])
})

test('what somebody aims at, studied without a degree, or wrote into a form is no field, degree or school', () => {
  expect(degreesIn('EDUCATION\nQuill University\tAugust 2025 - June 2027\nMaster of Kiln Learning candidate')).toMatchObject([['master', 'Kiln Learning', 'Quill University', 2027, false, 'sure']])
  expect(degreesIn('EDUCATION\nQuill University\t09/2018-09/2020\nPhD Student, Ecology and Evolution')).toMatchObject([
    ['doctorate', 'Ecology and Evolution', 'Quill University', 2020, null, 'unsure'],
  ])
  expect(degreesIn('EDUCATION\nQuill University\t09/2024-Present\nPhD Student, Ecology and Evolution')).toMatchObject([['doctorate', 'Ecology and Evolution', 'Quill University', null, false, 'sure']])
  expect(degreesIn('Education\nM.E. Industrial Engineering, 2010\nInstitute/University : Marble College of Clay, Quill')[0]?.[2]).not.toBe('Institute/University')
  expect(degreesIn('EDUCATION\nM.B.A (Finance) from QUILL MARBLE UNIVERSITY in 2015.')[0]?.[2]).toBe('QUILL MARBLE UNIVERSITY')
})

test('what somebody worked as stands before whom it was for, under its dates or before them', () => {
  expect(
    rolesIn(`WORK EXPERIENCE

30 September 2013 till 29 July 2016.
Worked with QL Logistic as a Senior Kiln Executive for MB Imports & previously worked with others.
- Kept the books.

24 th May 2012 to 29 September 2013
Worked as a Kiln Service Executive with Marble for Harbor Process
- Answered letters.`),
  ).toEqual([
    ['Senior Kiln Executive', 'QL Logistic', 2013, 2016],
    ['Kiln Service Executive', 'Marble', 2012, 2013],
  ])
  const listed = read(`SUMMARY OF EXPERIENCE
1) Working as an Electrical Manager in Quill oil & Gas Company from Oct 2016 to till date. (Onshore)
2) Worked as an Electrical Engineer in Marble Kilns from May 2014 to 20 July 2016 the largest
kiln in the world.`)
  expect(listed.roles.map(({ title, employer, start, current, certainty }) => [title, employer, start, current, certainty])).toEqual([
    ['Electrical Manager', 'Quill oil & Gas Company', { year: 2016, month: 10 }, true, 'sure'],
    ['Electrical Engineer', 'Marble Kilns', { year: 2014, month: 5 }, false, 'unsure'],
  ])
})

test('a place and a client behind their labels employ nobody, and "as a" is no part of a title', () => {
  const roles = read(`PROFESSIONAL EXPERIENCE:
QUILL ASSOCIATES PVT LTD
LOCATION:- MARBLE EXTENSION HARBOR
AS A SITE ENGINEER\t(18 OCT, 2012 TO 15 MAY, 2014)
CLIENT MARBLE PVT LTD
AS A KILN ENGINEER\t(16 MAY, 2014 TO 16 JULY, 2015)`).roles
  expect(roles.map(({ title }) => title)).toEqual(['KILN ENGINEER', 'SITE ENGINEER'])
  expect(roles.filter(({ certainty }) => certainty === 'sure').map(({ employer }) => employer)).not.toContain('CLIENT MARBLE PVT LTD')
  expect(roles.map(({ employer }) => employer)).not.toContain('MARBLE EXTENSION HARBOR')
})

test('"Working in" and "Working as" are labels of a form', () => {
  expect(
    rolesIn(`WORK EXPERIENCE:
Working in     :  QUILL KILNS FZC, DUBAI
Working as     : Design Engineer
Duration         : 25th April 2013 -27th April 2015.
JOB PROFILE:
- Drew kilns.`),
  ).toEqual([['Design Engineer', 'QUILL KILNS FZC', 2013, 2015]])
})

test('a department is no field, a city and a division no part of a school, and a field stands under a line that ends', () => {
  expect(degreesIn('EDUCATION\nPhD in Paleobiology, Department of Clay,\tSummer 2020\nUniversity of Quill-Marble')[0]?.[1]).toBe('Paleobiology')
  expect(degreesIn('EDUCATION\nDiploma in Civil Engineering 2013- QUILL UNIVERSITY POLYTECHNIC with 1st Division.')[0]?.[2]).toBe('QUILL UNIVERSITY POLYTECHNIC')
  expect(degreesIn('EDUCATION\nBachelor Degree in Botany from QUILL UNIVERSITY Chennai, Passed out in 2006 with First Class.')[0]?.[2]).toBe('QUILL UNIVERSITY')
  expect(degreesIn('EDUCATION\nQuill University\tClay Bay, Terra\nMSC GRADUATE DEGREE iN PHYSICS\tSept. 2022 - June 2023')[0]?.[1]).toBe('PHYSICS')
  expect(degreesIn('EDUCATION\nPhD in Botany, Imperial College London, 2019')[0]?.[2]).toBe('Imperial College London')
})
