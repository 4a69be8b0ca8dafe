import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const degreesOf = (text: string) => read(`Education\n${text}`).degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])

test.each([
  ['of', 'Quill’a University\nof Technology', 'Quill’a University of Technology'],
  ['of with a capital', 'Quill’a University\nOf Technology', 'Quill’a University Of Technology'],
  ['capitals', 'QUILL UNIVERSITY\nOF TECHNOLOGY', 'QUILL UNIVERSITY OF TECHNOLOGY'],
  ['a word that a name does not end with', 'Quill College of\nEngineering and\nTechnology, Marble', 'Quill College of Engineering and Technology'],
  ['a noun behind its adjective', 'Quill University of Applied\nSciences', 'Quill University of Applied Sciences'],
  ['an end that is no field', 'Quill Institute of Management\nSciences, Marble', 'Quill Institute of Management Sciences'],
  ['and', 'Quill University of Science\nand Technology', 'Quill University of Science and Technology'],
])('the name of a school that goes on in the next line is whole: %s', (_, name, school) => {
  expect(degreesOf(`B.Sc. in Botany\n${name}\n2015`)).toEqual([['bachelor', 'Botany', school, 2015, 'sure']])
})

test('a name goes on below also within a row, behind its date, and over a gap', () => {
  expect(degreesOf('B.Sc. in Botany\tQuill University\t2011 - 2015\nOf Technology\nM.Sc. in Kiln Design\tMarble College\t2015 - 2017')).toEqual([
    ['bachelor', 'Botany', 'Quill University Of Technology', 2015, 'sure'],
    ['master', 'Kiln Design', 'Marble College', 2017, 'sure'],
  ])
  expect(degreesOf('B.Sc. in Botany\nQuill University, 2011 - 2015\n\nof Technology')[0]?.slice(1, 4)).toEqual(['Botany', 'Quill University of Technology', 2015])
})

test.each([
  ['B.Sc. in Botany\nUniversity of Moss\nand Dean List\n2015', 'University of Moss'],
  ['B.Sc. in Botany\nUniversity of Moss\nStudies abroad in Paris\n2015', 'University of Moss'],
  ['B.Sc. in Botany\nQuill University\nof Marble Scholarship\n2015', 'Quill University'],
  ['B.Sc. in Botany, Quill University\nOf Counsel, Tarn LLP\n2015', 'Quill University'],
  ['B.Sc. in Botany\nQuill University\nof Ohio Alumni Council\n2015', 'Quill University'],
  ['B.Sc. in Botany\nUniversity of\nAda Tarn, Advisor\n2015', null],
  ['B.Sc. in Botany\nUniversity of Moss\nand Summer Internship, Tarn\n2015', 'University of Moss'],
])('what stands under a school and is of something else is no part of its name: %s', (text, school) => expect(degreesOf(text).map(([, , own]) => own)).toEqual([school]))

test('two schools joined by “and” are not one for sure', () => {
  expect(degreesOf('B.Sc. in Botany, University of Moss and Marble College, 2015')[0]?.[4]).toBe('unsure')
  expect(degreesOf('B.Sc. in Botany, Moss Polytechnic Institute and State University, 2015')[0]?.[4]).toBe('sure')
  expect(degreesOf('B.Sc. in Botany\nQuill College of Engineering\nand Marble University\n2015')[0]?.[4]).toBe('unsure')
  expect(degreesOf('M.Sc. in Botany\nUniversity of Moss\nand Quill University\n2015')[0]?.[4]).toBe('unsure')
})

test.each(['Diploma (not M.Sc. equivalent) in Botany, Quill University, 2015', 'Diploma Engineer (MSc equivalent) in Botany, Quill University, 2015'])(
  'what a degree is equivalent to is no degree that was surely given: %s',
  (text) => expect(degreesOf(text).filter(([, , , , certainty]) => certainty === 'sure')).toEqual([]),
)

test('where the next line only may go on with the name, or a part of the name is lost, the school is not sure', () => {
  expect(degreesOf('B.Sc. in Botany\nQuill University\nEngineering and Science\n2015')[0]?.[4]).toBe('unsure')
  expect(degreesOf('B.Sc. in Botany\nQuill Institute of Applied\n2015')[0]?.[4]).toBe('unsure')
  expect(degreesOf('B.Sc. in Botany\nInstitute of Technology\n2015')[0]?.[4]).toBe('unsure')
  expect(degreesOf('Quill University\nBotany\nB.Sc. in Botany\n2015')[0]?.[4]).toBe('sure')
})

test('a line of its own under a school that is whole goes on with nothing', () => {
  expect(degreesOf('Quill University of Technology\nMarble, Kenya\nB.Sc. in Botany, 2015')[0]?.[2]).toBe('Quill University of Technology')
  expect(degreesOf('Quill College of Arts\nKiln Department\nB.Sc. in Botany, 2015')[0]?.[2]).toBe('Quill College of Arts')
})

test('the initials in the name of a school are no degree', () => {
  expect(degreesOf('B.Tech in Botany, BS. Abdur Rahman University, 2015')).toEqual([['bachelor', 'Botany', 'BS. Abdur Rahman University', 2015, 'sure']])
  expect(degreesOf('B.E. in Botany\nM.S. Ramaiah Institute of Technology\n2015')).toEqual([['bachelor', 'Botany', 'M.S. Ramaiah Institute of Technology', 2015, 'sure']])
  expect(degreesOf('B.E. in Botany from B.S. Marble College, 2015').map(([, , school]) => school)).toEqual(['B.S. Marble College'])
  expect(degreesOf('B.S. Quill University, 2015')[0]?.slice(0, 3)).toEqual(['bachelor', null, 'Quill University'])
})

test('a colon or dashes part the field from its school and the school from its year', () => {
  expect(degreesOf('PhD in Kiln Botany: Quill University, 2015')).toEqual([['doctorate', 'Kiln Botany', 'Quill University', 2015, 'sure']])
  expect(degreesOf('BSc, Botany - Quill University - 2015')).toEqual([['bachelor', 'Botany', 'Quill University', 2015, 'sure']])
  expect(degreesOf('BSc, Botany- Quill University - 2015')).toEqual([['bachelor', 'Botany', 'Quill University', 2015, 'sure']])
  expect(degreesOf('M.Sc. in Engineering: Mechanical Engineering, Quill University, 2015')[0]?.[1]).toBe('Mechanical Engineering')
})

test('a major between dashes or below one is the field', () => {
  expect(degreesOf('Bachelor of Commerce -Finance-\nQuill University, 2015')[0]?.slice(1, 5)).toEqual(['Finance', 'Quill University', 2015, 'sure'])
  expect(degreesOf('Bachelor of Science\n-Finance-\nQuill University, 2015')[0]?.[1]).toBe('Finance')
  expect(degreesOf('Bachelor of Commerce\nQuill University, 2015\nMajor - Finance')[0]?.[1]).toBe('Finance')
  expect(degreesOf('Bachelor of Commerce\nQuill University, 2015\nMajor: Finance, Minor: Law')[0]?.[1]).toBe('Finance')
})

test('what a thesis is called and who advised it name no school', () => {
  expect(
    degreesOf(
      'PhD in Botany, 2015\nQuill University\nPhD thesis title: The choice of a school in Marble\nAdvisors: Ana Duarte (Harbor University), Ben Moss (Marble College)\nMSc in Kiln Design, 2011\nMoss University\nMaster’s Thesis: How Harbor College was built',
    ),
  ).toEqual([
    ['doctorate', 'Botany', 'Quill University', 2015, 'sure'],
    ['master', 'Kiln Design', 'Moss University', 2011, 'sure'],
  ])
  expect(
    degreesOf(
      'PhD in Botany, 2015\nThesis: On the many ways in which the clay of the northern rivers was taken to\nMarble College and fired\nQuill University\nMSc in Kiln Design, 2011\nMoss University',
    ).map(([, , school]) => school),
  ).toEqual(['Quill University', 'Moss University'])
})

test('a school behind a mark, or over a degree that begins with its dates, is the one of the degree below it', () => {
  expect(
    degreesOf(
      '• Quill University, UK\n(September 2012 – September 2013)\nMaster of Science in Botany\nProject: kilns.\n\n• Marble College of Engineering, India\n(June 2007 – June 2011)\nBachelor of Science in Kiln Design',
    ).map(([level, , school, year]) => [level, school, year]),
  ).toEqual([
    ['master', 'Quill University', 2013],
    ['bachelor', 'Marble College of Engineering', 2011],
  ])
  expect(
    degreesOf(
      'QUILL UNIVERSITY\n\n2009-2012: Bachelor of Business Management\n\nGrade: Upper\n\nMARBLE INSTITUTE OF KILNS\n2007-2008: Diploma in Business Management\n\nQUILL UNIVERSITY COUNCIL\n\n2010: Served as a member',
    ).map(([level, , school, year]) => [level, school, year]),
  ).toEqual([
    ['bachelor', 'QUILL UNIVERSITY', 2012],
    ['diploma', 'MARBLE INSTITUTE OF KILNS', 2008],
  ])
})

test.each(['2010 – 2014|2008 – 2010', '2014|2010', 'May 2014|May 2010'])('where each degree stands under its school and its date, %s, none has those of the next', (dates) => {
  const [one, two] = dates.split('|')
  expect(degreesOf(`Quill University\n${one}\nPh.D. in Botany\nMarble College\n${two}\nM.Sc. in Kiln Design`)).toEqual([
    ['doctorate', 'Botany', 'Quill University', 2014, 'sure'],
    ['master', 'Kiln Design', 'Marble College', 2010, 'sure'],
  ])
})

test('a degree below, without a school of its own, gives none the school and the date of the next entry', () => {
  const degrees = degreesOf('Quill University\n2010 – 2014\nPh.D. in Botany\nMarble College\n2008 – 2010\nM.Sc. in Kiln Design\nB.Sc. in Kiln Design')
  expect(degrees[0]).toEqual(['doctorate', 'Botany', 'Quill University', 2014, 'sure'])
  expect(degrees.slice(1).map(([, , school, year]) => [school, year])).toEqual([
    ['Marble College', null],
    ['Marble College', null],
  ])
})

test('two degrees of one level under one school end together', () => {
  expect(degreesOf('QUILL UNIVERSITY\nB.S. Electrical Engineering\nB.S. Mathematics\nSpring 2020 | Marble, Texas').map(([, field, school, year]) => [field, school, year])).toEqual([
    ['Electrical Engineering', 'QUILL UNIVERSITY', 2020],
    ['Mathematics', 'QUILL UNIVERSITY', 2020],
  ])
})

test('brackets and words around a field, and what a degree is equivalent to', () => {
  expect(degreesOf('Master of Technology in [Electrical power system] from Quill institute, Marble in 2016.')[0]?.slice(1, 4)).toEqual(['Electrical power system', 'Quill institute', 2016])
  expect(degreesOf('Pursuing PhD in Botany: Quill University, Marble (2023 – Present)')[0]?.slice(0, 3)).toEqual(['doctorate', 'Botany', 'Quill University'])
  expect(degreesOf('Mgr. (BSc + MSc equivalent) in Botany: Quill University (2005)')).toEqual([['master', 'Botany', 'Quill University', 2005, 'unsure']])
  expect(degreesOf('BA Program, Quill University, 2005')[0]?.[1]).toBeNull()
  expect(degreesOf('B.A., Quill University, 2005\nSoftware: MS – Word')).toHaveLength(1)
})

test('a school behind the next mark is surely nobody’s above it, and the label of a year is no field', () => {
  const degrees = degreesOf(
    '1) Technical Board of Kilns\nDiploma of Civil Engineering Year of Passing 2006\nMarks 80%\n2) Quill University of Marble\nBachelor of Civil Engineering Year of Passing 2009\nMarks 64%',
  )
  expect(degrees.map(([, field]) => field)).toEqual(['Civil Engineering', 'Civil Engineering'])
  expect(degrees[0]?.[4]).toBe('unsure')
})

test('a grade behind “Institute of Technology” is no place, and says nothing of where the name begins', () => {
  expect(degreesOf('B.Tech in Electrical Engineering, 2014\nTarn Quill\nInstitute of Technology, CGPA 8.1')[0]?.slice(2)).not.toEqual(['Institute of Technology', 2014, 'sure'])
  expect(degreesOf('B.Tech in Electrical Engineering, 2014\nInstitute of Technology, Grade: First')[0]?.[4]).toBe('unsure')
  expect(degreesOf('B.Tech in Electrical Engineering, 2014\nInstitute of Technology, Marble')[0]?.slice(2)).toEqual(['Institute of Technology', 2014, 'sure'])
})

test('the field once more below its school is no part of the name', () => {
  const text =
    'Education\nAS : Computer Information Systems\nQuill Community College -\nComputer Information Systems\nBS : Business Management Marble University -\nBusiness Management\nAS : Business Administration Quill Community College -\nBusiness Administration'
  const { degrees } = readPerson([{ lines: text.split('\n') }], new Date('2026-11-22T00:00:00Z'))
  expect(degrees.map(({ field, school, certainty }) => [field, school, certainty])).toEqual([
    ['Computer Information Systems', 'Quill Community College', 'sure'],
    ['Business Management', 'Marble University', 'sure'],
    ['Business Administration', 'Quill Community College', 'sure'],
  ])
})
