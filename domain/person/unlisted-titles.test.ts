/** Titles that no list of titles has, and employers that only the other lines of the same resume show to be ones. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const rolesOf = (text: string) =>
  readPerson([{ lines: ['Ana Duarte', 'Experience', ...text.split('\n')] }], NOW).roles.map(({ title, employer, start, current, certainty }) => [title, employer, start?.year, current, certainty])
const namesOf = (text: string) => rolesOf(text).map(([title, employer]) => [title, employer])

test('a title that ends like the name of a job is none of its employer, before a comma and before "at"', () => {
  expect(namesOf('Forester, Quill Timber, 2019 - present\n• Planted 500 trees.\nRanger, Marble Parks, 2015 - 2019\n• Led walks.')).toEqual([
    ['Forester', 'Quill Timber'],
    ['Ranger', 'Marble Parks'],
  ])
  expect(namesOf('Forester at Quill Timber\t2019 - present\n• Planted 500 trees.\nActuary at Marble Mutual\t2015 - 2019\n• Priced policies.')).toEqual([
    ['Forester', 'Quill Timber'],
    ['Actuary', 'Marble Mutual'],
  ])
  // "Cai Turner" is somebody, and a name that ends like a job is sure of nothing.
  expect(namesOf('Engineer, Marble Kilns\t2019 - present\nFired kilns.\nTechnician, Harbor Kilns\t2013 - 2015\nFired kilns.\nCai Turner, Quill Kilns\t2011 - 2013\nFired kilns.')[2]?.[0]).toBeNull()
})

test('a word of no list that ends like a job is a title where the others stand first on their lines, and unsure', () => {
  const roles = rolesOf(
    'Kilnsetter, Quill Pots, 2019 - present\n• Set 500 pots.\nField Technician, Marble Kilns Inc., 2015 - 2019\n• Fired kilns.\nTechnician, Harbor Kilns Ltd., 2013 - 2015\n• Fired kilns.',
  )
  expect(roles[0]).toEqual(['Kilnsetter', 'Quill Pots', 2019, true, 'unsure'])
})

test('who supervised, behind a dash, employs nobody, and brackets behind a title may name its employer', () => {
  const roles = rolesOf(
    '2015 - 2017 Visiting researcher (Marble Fisheries Science Center) – Drs. Ana Duarte and Ben Moss\nTested kilns.\n2009 - 2010 Lab technician (Quill Corporation) – Dr. Cai Moss\nTested glazes.',
  )
  expect(roles.map(([title, employer]) => [title, employer])).toEqual([
    ['Visiting researcher', 'Marble Fisheries Science Center'],
    ['Lab technician', 'Quill Corporation'],
  ])
  expect(namesOf('Research Assistant (Sep 2019 - Mar 2024)\nKiln Computer Science Department\nMarble Glaze Laboratory: Advisors - Ana Duarte, Ben Moss\nTested kilns.')).toEqual([
    ['Research Assistant', 'Marble Glaze Laboratory'],
  ])
})

test('of several parts that may be the employer the one that other positions share is taken, never surely', () => {
  expect(
    rolesOf(
      '2023–2025\tHead of Data, Teams, Quillsoft, Herzl\n2022–2023\tPrincipal Research Scientist, Kiln Technology Labs, Quillsoft, Herzl\n2021–2022\tResearch Intern, Kiln Technology Labs, Quillsoft, Herzl',
    ).map(([title, employer, , , certainty]) => [title, employer, certainty]),
  ).toEqual([
    ['Head of Data', 'Quillsoft', 'unsure'],
    ['Principal Research Scientist', 'Quillsoft', 'unsure'],
    ['Research Intern', 'Quillsoft', 'unsure'],
  ])
})

test('a legal form of another country makes an employer of what looks like a place', () => {
  expect(
    namesOf(
      'IT Support Technician\nQuill Data Sp. z o.o., Krakow, Poland\n09/2011 – 05/2014\n• Resolved tickets.\nKiln Technician\nMarble Pots s.r.o., Prague, Czech Republic\n01/2009 – 08/2011\n• Fired kilns.',
    ),
  ).toEqual([
    ['IT Support Technician', 'Quill Data Sp. z o.o.'],
    ['Kiln Technician', 'Marble Pots s.r.o.'],
  ])
})

test('a bold line right over a plain title with its dates is its employer, whatever its words are', () => {
  const lines: [text: string, bold: boolean, drop: number][] = [
    ['Ana Duarte', true, 20],
    ['Experience', true, 30],
    ['Potterix', true, 19],
    ['Kiln Engineer\t2018 – 2022', false, 14],
    ['Fired kilns for a guild and mended the older ones of two towns.', false, 12],
    ['Glazeloom', true, 15],
    ['Kiln Developer\t2015 – 2018', false, 14],
    ['Built kilns for a guild and mended the older ones of two towns.', false, 12],
    ['Moss Guild', true, 15],
    ['Lecturer\t2012 – 2015', false, 14],
    ['Taught the firing of kilns and the older ways of two towns there.', false, 12],
    ['Professional kiln player\t2006 – 2012', false, 16],
    ['Played mostly while traveling in the country and in over 20 others.', false, 12],
    ['Education', true, 30],
  ]
  let y = 800
  const layout = lines.map(([text, bold, drop]) => ({ x: 59, endX: 59 + text.length * 5, y: (y -= drop), size: 11, bold, italic: false, drop, column: 0, breaks: [] }))
  const { roles } = readPerson([{ lines: lines.map(([text]) => text), layout }], NOW)
  expect(roles.slice(0, 2).map(({ title, employer }) => [title, employer])).toEqual([
    ['Kiln Engineer', 'Potterix'],
    ['Kiln Developer', 'Glazeloom'],
  ])
})

test('an honor that is paid is no position', () => {
  expect(namesOf('Full Doctoral Fellowship, Quill Ministry of Research\t2022 - 2025\nFor studies of kilns.\nResearch Analyst, Marble Institute\t2021 - 2022\nWrote on kilns.')).toEqual([
    ['Research Analyst', 'Marble Institute'],
  ])
})

test('what was worked with and a month are no employers, and a place behind its city is the employer where nothing else is', () => {
  expect(
    rolesOf('Software Development Intern | Java, AWS, Serverless Architecture\tMay 2022 - July 2023\nAdapted a system.').map(([title, employer, , , certainty]) => [title, employer, certainty]),
  ).toEqual([['Software Development Intern', null, 'unsure']])
  expect(
    namesOf('Lead Data Scientist\tJuly 2025 - Present\nQuillworks, Chennai, India\n• Led models.\nSenior Data Scientist\tJuly 2022 - June 2025\nQuillworks, Chennai, India\n• Built models.'),
  ).toEqual([
    ['Lead Data Scientist', 'Quillworks'],
    ['Senior Data Scientist', 'Quillworks'],
  ])
})

test('what is taught may stand in the place of an employer, and a month that has lost its year behind a title: neither is sure', () => {
  expect(
    rolesOf('Teaching Assistant, Clay and Kilns Block 4\t2019 - 2020\nTaught kilns.\nTeaching Assistant, Quill University\t2018 - 2019\nTaught clay.').map(([, employer, , , certainty]) => [
      employer,
      certainty,
    ]),
  ).toEqual([
    ['Clay and Kilns Block 4', 'unsure'],
    ['Quill University', 'sure'],
  ])
  expect(rolesOf('Research Fellow Dec\nJanuary 2000 to December 2002 Quill Institute\nTested kilns.').map(([title, , , , certainty]) => [title, certainty])).toEqual([['Research Fellow', 'unsure']])
})

test('a title may begin with a small letter where its second word has a capital', () => {
  expect(
    rolesOf('Company Name City , State kiln Manager / Glaze and events artist 07/2011 to 01/2014\nFired kilns.\nCompany Name City , State Kiln manager 01/2008 to 06/2011\nFired pots.')[0]?.[0],
  ).toBe('kiln Manager / Glaze and events artist')
})

test('a title of no list with its grade is none of its employer, whom nobody tells', () => {
  expect(rolesOf('Fire Ecologist II — Sept 2021 to present\n• Mapped 40 burns of the valley.')).toEqual([['Fire Ecologist II', null, 2021, true, 'unsure']])
  expect(namesOf('Clay Zymologist 3\nSept 2021 to present\n• Mapped 40 burns of the valley.')).toEqual([['Clay Zymologist 3', null]])
})

test('the name of the person over a title is nobody’s employer', () => {
  const lines = 'Anna Quill\n\nForest Technician — Sept 2021 to present\nMapped 40 burns of the valley.\n\nEducation\nBS Botany, Quill University, 2015'.split('\n')
  expect(readPerson([{ lines }], NOW).roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toEqual([['Forest Technician', null, 'unsure']])
})
