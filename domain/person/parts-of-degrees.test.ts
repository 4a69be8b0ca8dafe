import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const degreesOf = (text: string) => readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\n${text}`.split('\n') }], NOW).degrees.map(({ field, school, year, certainty }) => [field, school, year, certainty])

test('a place of an internship under its own dated line is no rival of the school of a degree', () => {
  const degree = 'Bachelor of Science : Botany , 05/2017\nQuill University - Marble, OH\nBotany'
  expect(degreesOf(`${degree}\nInternship in the Athletics Room : 12/2015\nQuill University - Marble, OH\nSet up the kilns`)).toEqual([['Botany', 'Quill University', 2017, 'sure']])
  // Without a date of its own it may be the place of the degree as well.
  expect(degreesOf(`${degree}\nIn the Athletics Room\nMarble University - Marble, OH\nSet up the kilns`)[0]?.[3]).toBe('unsure')
})

test('a campus that is told as one is part of the school', () => {
  expect(degreesOf('BA : Sociology Quill University Marble Campus, Marble, OH Sociology')).toEqual([['Sociology', 'Quill University Marble Campus', null, 'sure']])
})

test('a minor is no part of the field', () => {
  expect(degreesOf('Bachelor of Arts : Botany - Minor in Sociology, Quill University, 2015')).toEqual([['Botany', 'Quill University', 2015, 'sure']])
})

test('a school whose name ends with a country may hold its city', () => {
  expect(degreesOf('B.S : Accounting 1979 UNIVERSITY OF QUILL MARBLE INDIA Accounting')[0]?.[3]).toBe('unsure')
})

test('a minor behind a stroke is no part of the field either', () => {
  expect(degreesOf('Bachelor of Science, Quill University, 2004\nMajor in Botany/Minor in Marketing')[0]?.[0]).toBe('Botany')
})

test('of two schools with a time each none is surely that of the degree', () => {
  expect(degreesOf('BSc. Civil Engineering, Quill University, Marble (1997 - 2001) & University of Marble, Marble (2005 - 2006)')[0]?.[3]).toBe('unsure')
})

test('who works towards a degree, or expects to graduate, has not completed it', () => {
  const completed = (below: string) => readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\nBachelor of Science, Botany, Quill University, 2020\n- ${below}`.split('\n') }], NOW).degrees[0]?.completed
  expect(completed('Working towards my Bachelors degree with a GPA of 3.4')).toBe(false)
  expect(completed('Mentored students working towards a degree')).not.toBe(false)
  expect(completed('Expected to graduate in spring of 2020.')).toBe(false)
  expect(completed('Dean’s list')).toBe(true)
})

test('a field that says its first word again behind “in” is not cut there, and what it is specialized in is no part of it', () => {
  expect(degreesOf('Ph.D. : Education Specialization in Special Education\nQuill University, 2020')[0]).toEqual(['Education', 'Quill University', 2020, 'sure'])
  expect(degreesOf('B.Sc : Botany in Botany\nQuill University, 2020')[0]?.[0]).toBe('Botany')
  expect(degreesOf('M.A. : Education with Focus in Special Education\nQuill University, 2020')[0]?.[0]).not.toBe('Education with Focus in Special')
})

test('a high school is not the school of a higher degree', () => {
  expect(degreesOf('Quill Senior High School 5 2009 Bachelor of Science : Marketing Marketing')[0]?.[1]).toBeNull()
})

test('a list of fields without a mark before it is the field', () => {
  expect(degreesOf('2013 – 2017 Quill University of Technology\nBSc. Architecture, Building and Planning')).toEqual([
    ['Architecture, Building and Planning', 'Quill University of Technology', 2017, 'sure'],
  ])
})

test('a candidate in a project studies no field of that name', () => {
  const { degrees } = readPerson(
    [
      {
        lines:
          'Anna Quill\n\nEXPERIENCE\n2019 - now\tQuill University of Technology\nPhD Candidate in SmartKiln, a joint project\n2017 - 2019\tQuill University\nTeaching Assistant\n\nEDUCATION\nMSc Botany, Marble University, 2017'.split(
            '\n',
          ),
      },
    ],
    NOW,
  )
  expect(degrees.map(({ level, field, completed }) => [level, field, completed])).toEqual([
    ['master', 'Botany', true],
    ['doctorate', null, false],
  ])
})

test('the campus in another city belongs to the name of a university that is called after a city', () => {
  expect(degreesOf('The Chinese University of Hong Kong, Shenzhen 09/2019-07/2023\nB.B.A. in Applied Economics')[0]?.[1]).toBe('The Chinese University of Hong Kong, Shenzhen')
})

test('an honor or a minor behind the comma is no part of the field', () => {
  expect(degreesOf('University of Quill, Quill, UK\tGrad. 2017\nMaster of Philosophy in Advanced Computer Science, Award of Distinction')).toEqual([
    ['Advanced Computer Science', 'University of Quill', 2017, 'sure'],
  ])
  expect(degreesOf('Quill University\tQuill, CA\nB.A. with Honors, Linguistics, Minor in Education\tJune 2023')[0]).toEqual(['Linguistics', 'Quill University', 2023, 'sure'])
})

test('a college that is called with its city is told whole', () => {
  expect(degreesOf('PhD, Geochemistry\tOct. 2018 – Jul. 2022\nImperial College London')[0]?.[3]).toBe('sure')
  expect(degreesOf('PhD, Geochemistry\tOct. 2018 – Jul. 2022\nQuill College London')[0]?.[3]).toBe('unsure')
})

test('degrees of other names at one school in other years do not contradict each other', () => {
  expect(degreesOf('Associate of Art : 4 2014\nQuill College - City , State\nAssociate of Science : Health Science , 5 2006\nQuill College - City , State').map((degree) => degree[3])).toEqual([
    'sure',
    'sure',
  ])
  expect(degreesOf('Associate of Science : 4 2014\nQuill College - City , State\nAssociate of Science : Health Science , 5 2006\nQuill College - City , State')[0]?.[3]).toBe('unsure')
})

test('where each school heads its entry with its own date, a course at another one is no rival', () => {
  const course = '2018\tMarble University\nClayX: Past, Present and Future of Kilns (9.4/10)'
  expect(degreesOf(`2013 – 2017\tQuill University\nMSc. Botany\n${course}\n2010 – 2013\tHarbor University\nBSc. Botany`).map((degree) => degree[3])).toEqual(['sure', 'sure'])
})

test('a department under the line of its university does not go on with its name', () => {
  const text =
    'M.S. in Computer Science, Quill University\tAtlanta, U.S.A\nDEPARTMENT OF COMPUTER SCIENCE, ADVISOR: CAI REED\tJan. 2015 - Dec. 2016\nM.S. in Chemistry, Quill University\tAtlanta, U.S.A\nDEPARTMENT OF CHEMISTRY, ADVISOR: BEN MOSS\tAug. 2013 - Jun. 2015'
  expect(degreesOf(text).map((degree) => degree[3])).toEqual(['sure', 'sure'])
})

test('a school of a university on the line over its degree is told by the university', () => {
  expect(degreesOf('Quill School of Business, Marble College\nMBA, General\tMay 2020\nHarbor College\nBS, Botany\tMay 2010')[0]).toEqual(['General', 'Marble College', 2020, 'sure'])
})

test('of two universities parted by a stroke none is surely the one', () => {
  expect(degreesOf('2021 - 2025\tPhD in Botany, University of Quill / University of Marble')[0]?.[3]).toBe('unsure')
})

test('doctoral studies that go on are a doctorate in progress, and those that have ended told nothing of a degree', () => {
  const told = (dates: string) =>
    readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\nDoctoral Studies in Botany\t${dates}\nQuill University`.split('\n') }], NOW).degrees.map(({ level, field, certainty, completed }) => [
      level,
      field,
      certainty,
      completed,
    ])
  expect(told('September 2021 - Present')).toEqual([['doctorate', 'Botany', 'sure', false]])
  expect(told('2015 - 2019')).toEqual([['doctorate', 'Botany', 'unsure', null]])
})

test('a range that ends with the year that goes on tells no end', () => {
  const told = (dates: string) =>
    readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\nPhD in Botany, Quill University, ${dates}`.split('\n') }], NOW).degrees.map(({ certainty, completed }) => [certainty, completed])
  expect(told('2022-2026')).toEqual([['unsure', null]])
  expect(told('2022 – May 2026')).toEqual([['sure', true]])
  expect(told('2021-2025')).toEqual([['sure', true]])
})

test('a degree that is called like the profession is an engineer’s degree, never surely, and no position is one', () => {
  const read = (text: string) => readPerson([{ lines: ['Ana Duarte', '', ...text.split('\n')] }], new Date('2026-11-26T00:00:00Z'))
  expect(
    read('Education\n2003 – 2008\tAeronautical Engineer, Universidad de Marmol, Medellín\n2009 – 2011\tM.Sc. Botany, Quill University').degrees.map(({ level, field, school, year, certainty }) => [
      level,
      field,
      school,
      year,
      certainty,
    ]),
  ).toEqual([
    ['bachelor', 'Aeronautical Engineering', 'Universidad de Marmol', 2008, 'unsure'],
    ['master', 'Botany', 'Quill University', 2011, 'sure'],
  ])
  expect(read('Experience\n2003 – 2008\tAeronautical Engineer, Universidad de Marmol, Medellín\n• Fired kilns').degrees).toEqual([])
  expect(read('Education\n2012–2014 Specialist diploma (5-year), Economic Botany, Quill University').degrees[0]?.field).toBe('Economic Botany')
})

test.each([
  ['a label behind the school is no field', 'Diploma 2003 Quill Career College - City , State Military Service: 84 - 92 of the guild', [null, 'Quill Career College', 2003, 'sure']],
  [
    'an emphasis is of the field',
    'Bachelor of Science : Business Management with Marketing Emphasis University of Quill\n2003',
    ['Business Management with Marketing Emphasis', 'University of Quill', 2003, 'sure'],
  ],
  [
    'a concentration between field and school',
    'May 2012\nMaster of Science : Recreation Administration - Concentration: Loom Management QUILL STATE UNIVERSITY City , State',
    ['Recreation Administration', 'QUILL STATE UNIVERSITY', 2012, 'sure'],
  ],
  ['the grades that somebody may teach', 'Bachelor of Science : Art Education K-12 Quill State University City , State , USA\n1992', ['Art Education', 'Quill State University', 1992, 'sure']],
  [
    'a minor behind a comma',
    'Bachelor of Fine Arts : Interior Design, Art History Minor , 5/1984 Quillmark College of Art - City , State',
    ['Interior Design', 'Quillmark College of Art', 1984, 'sure'],
  ],
  [
    'words of fields in a name that begins the line',
    'Quill Agricultural and Mechanical University Bachelor of Science : Public Management - Human Resources City , State Public Management -',
    ['Public Management', 'Quill Agricultural and Mechanical University', null, 'sure'],
  ],
  [
    'a field that the width of the page cut behind the school',
    'B.A : Psychology and Sports Medicine Fitness Management , 1/2003 Quill Park University Psychology and Sports Medicine Fitness\nManagement',
    ['Psychology and Sports Medicine Fitness Management', 'Quill Park University', 2003, 'sure'],
  ],
  [
    'the same studies, the second time with what narrows the field',
    'BA : Communications , 2018 University Of Quill City , State , US\nBA in Communications - Marketing And Sales University Of Quill - Marble, OH',
    ['Communications - Marketing And Sales', 'University Of Quill', 2018, 'sure'],
  ],
])('%s', (_, text, degree) => {
  expect(degreesOf(text)).toEqual([degree])
})

test('an associate in business administration is one in business administration', () => {
  expect(degreesOf('Associate in Business Administration, Quill College, 1984')[0]?.[0]).toBe('Business Administration')
  expect(degreesOf('Associate in Business, Quill College, 1984')[0]?.[3]).toBe('sure')
})

test('the last of several years over a degree may be that of a course', () => {
  const courses = 'Platforms, 2012 Building Loom System 100, 2012 Building Loom System 200 : 1/2012 Quill University'
  expect(degreesOf(`${courses}\nBachelor of Science : Information Systems Information Systems`)).toEqual([['Information Systems', 'Quill University', 2012, 'unsure']])
})
