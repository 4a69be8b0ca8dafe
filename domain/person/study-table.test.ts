import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const degreesOf = (text: string) => readPerson([{ lines: `Education\n${text}`.split('\n') }], NOW).degrees.map(({ level, field, school, year, completed }) => [level, field, school, year, completed])

type Drawn = [text: string, x: number, y: number, endX?: number]
/** Lines as they are drawn; null is a gap. */
function drawn(parts: (Drawn | null)[]) {
  const lines = ['Ana Duarte', 'ana@quill.example', '', 'EDUCATION', '', ...parts.map((part) => part?.[0] ?? '')]
  const place = (x: number, y: number, text: string, endX?: number) => ({ x, endX: endX ?? x + text.length * 5, y, size: 10, bold: false, italic: false, drop: 14, column: 0, breaks: [] })
  const head = [place(72, 780, lines[0] ?? ''), place(72, 766, lines[1] ?? ''), null, place(72, 738, 'EDUCATION'), null]
  const layout = [...head, ...parts.map((part) => (part === null ? null : place(part[1], part[2], part[0], part[3])))]
  return readPerson([{ lines, layout }], NOW).degrees.map(({ level, field, school, year }) => [level, field, school, year])
}

test('rows of a table whose cells break over lines are put together by where they stand', () => {
  expect(
    drawn([
      ['COURSE\tNAME OF THE INSTITUTION', 80, 700, 310],
      ['YEAR\t% OF MARKS', 430, 700, 535],
      null,
      ['B.E', 90, 670],
      ['Production', 84, 656],
      ['Engineering', 82, 642],
      null,
      ['Marble Institute of', 200, 663],
      ['Technology, Moss.', 203, 649],
      null,
      ['2011-', 430, 663],
      ['2014\t76.80', 432, 649, 530],
      null,
      ['Diploma in', 84, 610],
      ['Botany', 92, 596],
      null,
      ['Quillmark', 215, 610],
      ['Polytechnic College', 200, 596],
      ['2008-2010', 425, 603],
      null,
      ['HSC', 92, 570],
      ['Harbor School', 210, 570],
      ['2008', 435, 570],
    ]),
  ).toEqual([
    ['bachelor', 'Production Engineering', 'Marble Institute of Technology', 2014],
    ['diploma', 'Botany', 'Quillmark Polytechnic College', 2010],
  ])
})

test('years may stand first, numbers before all, and a second table follows the first', () => {
  expect(
    drawn([
      ['QUALIFICATION\tBOARD\tDIVISION\tYEAR', 80, 700, 530],
      ['INTERMEDIATE', 80, 680],
      ['Q.B.S.E.', 200, 680],
      ['FIRST\t2010', 320, 680, 530],
      null,
      ['SL.', 80, 650],
      ['NO.', 80, 638],
      ['BRANCH /', 120, 650],
      ['COURSE', 120, 638],
      ['INSTITUTE\tDURATION', 230, 650, 470],
      null,
      ['01\tB.SC', 84, 610, 160],
      ['BOTANY', 120, 596],
      ['QUILL MARBLE', 230, 610],
      ['UNIVERSITY\t2012-2015', 235, 598, 470],
      null,
      ['02\tMBA', 84, 560, 160],
      ['FINANCE', 122, 548],
      ['MOSS NATIONAL', 230, 560],
      ['UNIVERSITY\t2016-2018', 235, 548, 470],
      null,
      ['WORKING HARD AND LEARNING TO GLAZE IN A SMALL POTTERY OF THE TOWN', 72, 500, 480],
    ]),
  ).toEqual([
    ['bachelor', 'BOTANY', 'QUILL MARBLE UNIVERSITY', 2015],
    ['master', 'FINANCE', 'MOSS NATIONAL UNIVERSITY', 2018],
  ])
})

test('the name of a degree tells its field, and what stands behind the colon is what it is specialized in', () => {
  expect(degreesOf('Masters of Business Information Technology : Project Management , 2010 Quill University')[0]?.slice(0, 4)).toEqual([
    'master',
    'Business Information Technology',
    'Quill University',
    2010,
  ])
  expect(degreesOf('Bachelor of Applied Arts and Science : Structural Engineering , 2010 Quill University')[0]?.[1]).toBe('Structural Engineering')
})

test('labels on lines of their own, each over its value, name nothing', () => {
  expect(degreesOf('Degree\nMaster of Science in Botany\nInstitution\nQuill University\nYear\n2011')).toEqual([['master', 'Botany', 'Quill University', 2011, true]])
})

test('a field in brackets, a double major, a range behind a dash and a degree in the doing', () => {
  expect(degreesOf('B.Sc., ( Computer Science)\nQuill College, 2008')).toEqual([['bachelor', 'Computer Science', 'Quill College', 2008, true]])
  expect(degreesOf('B.TECH (in CIVIL)\nQuill Instt. of Tech., 2015')[0]?.slice(1, 4)).toEqual(['CIVIL', 'Quill Instt. of Tech', 2015])
  expect(degreesOf('M.Sc, Double Major in Physics & Computer Science, Quill University, 2011')[0]?.[1]).toBe('Physics & Computer Science')
  expect(degreesOf('M.Com (Master of Commerce ) -2011-2013, 75%\nQuill Arts College, Marble')[0]?.slice(2, 4)).toEqual(['Quill Arts College', 2013])
  expect(degreesOf('Ph.D – Finance, 2016 (Doing)\nQuill University')[0]?.[4]).toBe(false)
  expect(degreesOf('Ph.D – Finance, 2016\nQuill University\nPh.D Research')).toHaveLength(1)
})

test('a sentence that goes on below tells its field, its school and its year', () => {
  expect(degreesOf('• Bachelor of Engineering (B.E) with first class in Electrical & Electronics from Quill\nUniversity, India(August 2006-April 2010)')[0]?.slice(1, 4)).toEqual([
    'Electrical & Electronics',
    'Quill University',
    2010,
  ])
  expect(degreesOf('B.Tech. (Kiln Plant Engineering) from National Quill Institute, Moss, under Ministry of\nPower in 2007.')[0]?.slice(1, 4)).toEqual([
    'Kiln Plant Engineering',
    'National Quill Institute',
    2007,
  ])
  expect(degreesOf('B.E Civil Engineering 6.79 pointer 1st class from Quill College of Engineering and technology,\nQTMNU Marble 2018.')[0]?.slice(1, 4)).toEqual([
    'Civil Engineering',
    'Quill College of Engineering and technology',
    2018,
  ])
  expect(degreesOf('• PGDM( Marketing,Finance) from Harbor Quill\nSchool,Moss.')[0]?.[2]).toBe('Harbor Quill School')
})

test('initials with a place are no field, the head of a table no school, and a degree may join its field by a dash', () => {
  expect(degreesOf('s. no\tqualification\tBOARD/\nUNIVERSITIES\nYear of\tPercent\n1\tBE\tQGTU,BHOPAL 2015\t69.60%')).toEqual([['bachelor', null, null, 2015, true]])
  expect(degreesOf('MAJOR\nINSTITIUTE\nNAME\tYEAR\nB.E Botany\tQuill University\t2012')[0]?.slice(1, 4)).toEqual(['Botany', 'Quill University', 2012])
  expect(degreesOf('BE-ECE\tQuill College of Technology\t2014')[0]?.slice(0, 4)).toEqual(['bachelor', 'ECE', 'Quill College of Technology', 2014])
  expect(degreesOf('M.Lib.Sc from Quill University (2014)')[0]?.slice(0, 4)).toEqual(['master', null, 'Quill University', 2014])
  expect(degreesOf('2012-14, Master of Business Administration (MBA), Quill Institute of Management Studies\nSpecializations: Marketing')[0]?.slice(1, 3)).toEqual([
    'Marketing',
    'Quill Institute of Management Studies',
  ])
})

test('headings of studies in other words, and a diploma that only dates a visit', () => {
  const degrees = (text: string) => readPerson([{ lines: text.split('\n') }], NOW).degrees.map(({ level, school }) => [level, school])
  expect(
    degrees('Ana Duarte\nExperience\nPotter, Quill Ltd., 2019 – 2021\n\nPROFESSIONAL QUALIFICATION\nB.E. Civil Engineering from Quill College of Engineering and\ntechnology, Moss 2018.'),
  ).toEqual([['bachelor', 'Quill College of Engineering and technology']])
  expect(degreesOf('B.Sc Botany, Quill University, 2014\nTook a visit to a kiln in the year 2013 during Diploma.')).toHaveLength(1)
})

test('a row of words goes on below where gaps part the rows', () => {
  expect(
    drawn([
      ['COURSE\tBOARD\tNAME OF THE INSTITUTION\tYEAR', 60, 700, 550],
      null,
      ['INTERMEDIATE\tSTATE BOARD', 60, 680, 268],
      ['Marble Nagar School', 315, 692],
      ['2007', 505, 680],
      null,
      ['B.E(Electronics and', 60, 650],
      ['Electrical Engineering)', 60, 636],
      ['Quill College Of Engineering', 300, 650],
      ['And technology\t2011', 310, 636, 530],
    ]),
  ).toEqual([['bachelor', 'Electronics and Electrical Engineering', 'Quill College Of Engineering And technology', 2011]])
})

test('brackets, streams, years of study and honors around a degree are no part of it', () => {
  expect(degreesOf('• [2013-14] [PGDCA] [C.V. Quill University,\nMoss, C.G.]\n• [Sep- Oct 2012] [BCOM] [Pt. Marble Quill\nUniversity, Moss, C.G.]').map((degree) => degree.slice(1, 4))).toEqual([
    [null, 'C.V. Quill University', 2014],
    [null, 'Pt. Marble Quill University', 2012],
  ])
  expect(degreesOf('Bachelor of Engineering&Technology degree in Mechanical Engineering –Quill Marble\nUniversity,Moss passed in 2015.')[0]?.slice(1, 4)).toEqual([
    'Mechanical Engineering',
    'Quill Marble University',
    2015,
  ])
  expect(degreesOf('Diploma in Engineering: Mechanical engineering,\n2013 Government Polytechnic - Moss')[0]?.slice(1, 4)).toEqual(['Mechanical engineering', 'Government Polytechnic', 2013])
  expect(degreesOf('B.A. with History Honors from Quill University (undergoing).')[0]?.slice(1)).toEqual(['History', 'Quill University', null, false])
  expect(degreesOf('ü Completed my Diploma in the stream of Electrical Engineering in Quill Institute of Technology, Moss with an aggregate of 65.00%.')[0]?.slice(1, 3)).toEqual([
    'Electrical Engineering',
    'Quill Institute of Technology',
  ])
})

test('the campus under its university is part of the name, and a grade makes no second degree', () => {
  expect(degreesOf('UNIVERSITY OF TEXAS\nARLINGTON\nB.S. Electrical Engineering\nSpring 2020')[0]?.[2]).toBe('UNIVERSITY OF TEXAS, ARLINGTON')
  expect(degreesOf('Associate of Science : Botany , 2010 Quill Technical College\nAAS GPA: GPA: 3.71/4.0\nManagement , 2006 Marble University')).toHaveLength(1)
})

test('academic headings in further words head a table', () => {
  const { degrees } = readPerson(
    [{ lines: 'Ana Duarte\nExperience\nPotter, Quill Ltd., 2019 – 2021\n\nBASIC ACADEMIC CREDENTIALS\nQualification\tUniversity\tYear\nB.Tech Botany\tQuill University\t2013'.split('\n') }],
    NOW,
  )
  expect(degrees.map(({ field, school, year }) => [field, school, year])).toEqual([['Botany', 'Quill University', 2013]])
})

test('a field goes on below behind "&", and a country is no part of a university of a place', () => {
  expect(degreesOf('B.E Kiln Architecture\n& Glaze Engineering\nQuill University, 2012')[0]?.[1]).toBe('Kiln Architecture & Glaze Engineering')
  expect(degreesOf('M.Com (Master of Commerce) University of Quill India')[0]?.[2]).toBe('University of Quill')
  expect(degreesOf('B. A - Quill University Moss Bihar.')[0]?.[0]).toBe('bachelor')
})

test('a degree whose line ends within a bracket and tells no field is not sure', () => {
  const { degrees } = readPerson([{ lines: 'Education\n• B.Tech from Quill College of Engineering (QTU,\n\nMoss) in Civil engineering'.split('\n') }], NOW)
  expect(degrees.map(({ certainty }) => certainty)).toEqual(['unsure'])
})

test.each([
  ['Degree\nM.Sc. in Botany\nB.Sc. in Chemistry\nInstitution\nQuill University\nMarble University\nYear\n2014\n2010', [null, null]],
  ['M.Tech – Thermal\nUniversity of Moss, 2014', ['University of Moss']],
  ['B.Sc. in Botany, 2014\nUniversity of California\nDean List', ['University of California']],
  ['University of California\nAda Lane\nB.Sc. in Botany, 2014', ['University of California']],
  ['University of California\nSan Marble\nB.Sc. in Botany, 2014', ['University of California, San Marble']],
  ['B.Sc. in Botany and worked in Marble Lake University in 2014', [null]],
  ['ME-Too award, Quill University, 2014', []],
])('%s: no school or degree is made of what stands beside it', (text, schools) => expect(degreesOf(text).map(([, , school]) => school)).toEqual(schools))

test.each([
  'B.Tech second year from Quill University in 2014',
  'B.Tech in Botany (discontinued) from Quill University in 2014',
  'B.Tech in Botany from Quill University in 2014 (dropped out)',
  'I have never completed my MBA at Quill University, 2014',
  'B.Tech in Botany, Quill University, 2014 (no degree)',
  'B.Tech in Botany, Quill University, 2014, without degree',
  'Ph.D. in Botany, Quill University, 2012 - 2015, interrupted',
  'B.Tech in Botany, Quill University, 2014 (3 semesters)',
  'B.Tech in Botany, Quill University, 2014 (unfinished)',
  'B.Tech in Botany, Quill University, 2014 (partial)',
  'B.Tech in Botany, Quill University, 2014 (admitted, not attended)',
  'Ph.D. in Botany, Quill University, 2014, thesis submitted',
  'B.Tech in Botany, Quill University, 90 credits, 2014',
  'Ph.D. (ABD) in Botany, Quill University, 2014',
  'Ph.D. in Botany, Quill University, 2014, left after two years',
  'Ph.D. in Botany, Quill University, 2010-2012 (left for industry)',
  'Ph.D. in Botany, Quill University, 2010-2012 (on leave)',
  'M.Sc. Botany equivalent, Quill University, 2014',
  'M.Sc. in Botany, Quill University, 2014\nThesis not defended',
  'Ph.D. in Botany, Quill University, 2010-2014, all coursework completed',
  'M.Sc. in Botany, Quill University, 2014 — non-degree student',
  'M.Sc. in Botany, Quill University, 2014 (Partial)',
  'M.Sc. in Botany, Quill University, 2014, quit for a job at Marble',
  'M.Sc. in Botany, Quill University, 2014. A few classes short of it',
  'M.Sc. in Botany (exchange semester), Quill University, 2014',
  'Doctor of Philosophy, honoris causa, Quill University, 2014',
  'M.Sc. in Botany, Quill University, 2014\nDid not defend the thesis',
  'M.Sc. in Botany, Quill University, 2014\nStopped after the second year',
  'M.Sc. in Botany, Quill University, 2014\nWithdrew for family reasons',
  'M.Sc. in Botany, Quill University, 2014\nTransferred to Marble College',
  'M.Sc. in Botany, Quill University, 2014\n18 credits completed',
  'M.Sc. in Botany, Quill University, 2014\nCompleted 18 of 36 credits',
  'M.Sc. in Botany, Quill University, Fall 2026',
])('%s: whether it was given is not told, and not sure', (text) =>
  expect(readPerson([{ lines: ['Education', ...text.split('\n')] }], NOW).degrees.map(({ completed, certainty }) => [completed, certainty])).toEqual([[null, 'unsure']]),
)

test.each([
  'Ph.D. in Botany, Quill University, 2010-2014. Left with a master’s degree.',
  'Master of Science in Botany, Quill University, 2014 (evaluated by WES as equal to a U.S. bachelor’s degree)',
])('%s: two degrees of which one was never given are not sure', (text) => expect(readPerson([{ lines: ['Education', text] }], NOW).degrees.some(({ certainty }) => certainty === 'sure')).toBe(false))

test('a degree of a month still ahead is not completed', () => {
  const completed = (date: string) => readPerson([{ lines: ['Education', `MBA, Quill University, ${date}`] }], NOW).degrees.map((degree) => degree.completed)
  expect(completed('December 2026')).toEqual([false])
  expect(completed('May 2026')).toEqual([true])
})

test.each([
  'Ph.D. in Botany, Quill University, 2014\nThesis: Why birches left the valley on leave of the wind',
  'B.A. in Botany, Quill University, 2014, dean’s prize of the faculty',
  'B.A. in Botany, Quill University, 2014 (minor in music)',
])('%s: it was given', (text) => expect(readPerson([{ lines: ['Education', ...text.split('\n')] }], NOW).degrees.map(({ completed, certainty }) => [completed, certainty])).toEqual([[true, 'sure']]))

test.each([
  '2021-2022 LL.M. in Comparative Kiln Law, University of Quill –\nenrolled, not finished because of the war',
  'B.Tech in Botany, Quill University, 2014\nDid not graduate',
  'B.Tech in Botany, Quill University, 2014\nDropped out in the third year',
  'B.Tech in Botany, Quill University, 2010 - 2014\nNot finished',
  'Ph.D. in Botany, Quill University, 2010-2012; left without a degree',
])('%s: it is not held', (text) =>
  expect(readPerson([{ lines: ['Education', ...text.split('\n')] }], NOW).degrees.map(({ completed, certainty }) => [completed, certainty])).toEqual([[false, 'unsure']]),
)

test('studies that are not finished leave those beside them, and a title may say so of something else', () => {
  const degrees = readPerson([{ lines: ['Education', 'B.Sc. in Botany, Quill University, 2014', 'M.Sc. in Botany, Quill University, 2016, not finished'] }], NOW).degrees
  expect(degrees.map(({ level, completed }) => [level, completed])).toEqual([
    ['bachelor', true],
    ['master', false],
  ])
  const done = readPerson([{ lines: ['Education', 'M.Sc. in Botany, Quill University, 2016', 'Thesis: Kilns that were not finished in Marble'] }], NOW).degrees
  expect(done.map(({ completed }) => completed)).not.toContain(false)
})
