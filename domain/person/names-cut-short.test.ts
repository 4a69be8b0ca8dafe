import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const degreesOf = (text: string) => read(`Education\n${text}`).degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])

test('a school whose name ends in a list of fields keeps its whole name', () => {
  expect(degreesOf('PGDMS , Management 2010 Quillmark School of Accountancy & Management – City , UK')[0]?.[2]).toBe('Quillmark School of Accountancy & Management')
  expect(degreesOf('Associate of Science , Science 2001 Marble College of Arts, Science & Commerce – City , State , India')).toEqual([
    ['associate', 'Science', 'Marble College of Arts, Science & Commerce', 2001, 'sure'],
  ])
})

test('what a blank place and a broken line leave behind a school is no part of its name', () => {
  expect(
    degreesOf('Bachelor of Engineering : Materials and Metallurgical Engineering June 2004 Marble University of Technology State Materials and Metallurgical\nEngineering')[0]?.slice(1, 3),
  ).toEqual(['Materials and Metallurgical Engineering', 'Marble University of Technology'])
})

test('the small words of a sentence around a school and a field are no part of them', () => {
  expect(degreesOf('B.tech. in mechanical stream in 2008 from Quillmark University.')[0]?.slice(0, 4)).toEqual(['bachelor', 'mechanical stream', 'Quillmark University', 2008])
  expect(degreesOf('B.E., Electrical and Electronics Engineering from Quill Marble college of Engineering with\n7.23 CGPA(2010-2014).')[0]?.slice(1, 3)).toEqual([
    'Electrical and Electronics Engineering',
    'Quill Marble college of Engineering',
  ])
  expect(degreesOf('• Diploma ( Electrical trade) passed from Harbor . Quillmark institute of Engineering & Technology , Moss 2012 to 2014')[0]?.[2]).toBe(
    'Quillmark institute of Engineering & Technology',
  )
})

test('the name of a degree in the plural, a field in brackets and one that begins the next line are read as they are meant', () => {
  expect(degreesOf('2011\nBachelor of Sciences Quillmark University')[0]?.slice(0, 3)).toEqual(['bachelor', null, 'Quillmark University'])
  expect(degreesOf('Masterof Business Administration (Marketing) Quillmark International University')[0]?.slice(0, 3)).toEqual(['master', 'Marketing', 'Quillmark International University'])
  expect(degreesOf('BACHELOR OF ARTS\nPSYCHOLOGY : 12 2012 Quillmark State University – City , State')[0]?.slice(0, 4)).toEqual(['bachelor', 'PSYCHOLOGY', 'Quillmark State University', 2012])
  expect(degreesOf('Bachelor of Arts : History May 2017 Uni versity of Quillmark – City , State History')[0]?.slice(1, 3)).toEqual(['History', 'University of Quillmark'])
})

test('further short names of degrees are known', () => {
  expect(degreesOf('MLIS , Library and Information Science 2001 University of Quillmark – City , State')).toEqual([
    ['master', 'Library and Information Science', 'University of Quillmark', 2001, 'sure'],
  ])
  expect(degreesOf('2011\nMarble County Community College\nAssociates of Psychology')[0]?.slice(0, 4)).toEqual(['associate', 'Psychology', 'Marble County Community College', 2011])
  expect(degreesOf('Dip : Computer Technology , 2000 Quillmark University – City Computer Technology')[0]?.slice(0, 4)).toEqual(['diploma', 'Computer Technology', 'Quillmark University', 2000])
})

test('a state before a ZIP code or behind a city, and the letters behind a dentist’s name, are no degrees', () => {
  expect(degreesOf('2000\n11400 Marble Drive, Moss Bay MD 21742 Quillmark Community College\nAssociate of Science')).toEqual([
    ['associate', null, 'Quillmark Community College', 2000, expect.any(String)],
  ])
  expect(read('Publications\nHeating of clay by waves. Proceedings of the\nPower Institute, Boston MA. Jul. 1996 pp. 100-103').degrees).toEqual([])
  expect(read('Jo Marble\nDental Experience\nJan 1989 - Jan 1992 Dental Assistant, Dr. Ann L. Quill, DDS, Marble, NV').degrees).toEqual([])
})

test('a name begins with its own first words, though they are those of a field', () => {
  expect(degreesOf('Bachelor of Science : Business Management Weathering State University – City , State')[0]?.slice(1, 3)).toEqual(['Business Management', 'Weathering State University'])
  expect(degreesOf('Bachelor of Arts : Culinary Arts & Culinary Arts Management The Culinary Institute of Quillmark – City , State')[0]?.slice(1, 3)).toEqual([
    'Culinary Arts & Culinary Arts Management',
    'The Culinary Institute of Quillmark',
  ])
  expect(degreesOf('B.A : Interior Design, International Academy of Design and Technology City , State Interior Design, International Academy of Design and\nTechnology')[0]?.slice(1, 3)).toEqual([
    'Interior Design',
    'International Academy of Design and Technology',
  ])
})

test('a title or dates that stand at the top of two pages are no running head', () => {
  const job = (title: string, dates: string) => [title, `${dates} Quill Works Inc.`, '• Built 12 forms for the harbor of the town', '']
  const pages = [
    ['Jo Marble', 'Experience', ...job('Senior System Analyst', 'March 2012 to May 2015')],
    job('System Analyst', 'March 2009 to February 2012'),
    job('System Analyst', 'January 2006 to July 2008'),
  ]
  const roles = readPerson(
    pages.map((lines) => ({ lines })),
    NOW,
  ).roles
  expect(roles.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Senior System Analyst', 2012],
    ['System Analyst', 2009],
    ['System Analyst', 2006],
  ])
})

test('the campus told once in the entry is a part of the name', () => {
  expect(degreesOf('B.A. : Economics , 2000 University of California – City , State , US B.A., Economics, 2000\nUniversity of California, Los Angeles (UCLA) GPA: 3.5')[0]?.[2]).toBe(
    'University of California, Los Angeles',
  )
  expect(degreesOf('BSc, Cell and Molecular Biology, University\nof Quillmark, Harbor 1993')[0]?.slice(1, 3)).toEqual(['Cell and Molecular Biology', 'University of Quillmark'])
})

test('labels and lists within a field and a name are told apart', () => {
  expect(degreesOf('Bachelor of Arts : Majors: Fine Art and Biology , 1985 Quillmark College – City , State')[0]?.slice(1, 3)).toEqual(['Fine Art and Biology', 'Quillmark College'])
  expect(degreesOf('1992\nMaster of Science : Hardware Engineering Marble University of Information Technology, Mechanics and Optics – City Russia')[0]?.[2]).toBe(
    'Marble University of Information Technology, Mechanics and Optics',
  )
})

test('the head of a table is no school, and where its cells break over lines nobody knows whose they are', () => {
  const table = degreesOf(
    'S.NO\tQUALIFICATION\tINSTITUTION\tSCORE\tPERIOD\n1.\tM.E,\nComputer Science\nAnd Engineering\nQuill College Of\nTechnology,\nMarble.\nCGPA-8.83\n2010-2012\n2.\tB.Tech,\nInformation\nTechnology\nMoss Marble\nEngineering College,\t83.6%\t2006–2010',
  )
  expect(table.filter(([, , , , certainty]) => certainty === 'sure')).toEqual([])
  expect(table.map(([, , school]) => school)).not.toContain('QUALIFICATION INSTITUTION')
  expect(degreesOf('Course : Diploma in Computer Engineering\nInstitution : Quillmark University\nDate : December 2008')[0]?.slice(0, 4)).toEqual([
    'diploma',
    'Computer Engineering',
    'Quillmark University',
    2008,
  ])
})

test('a form of address and a label are nobody’s name', () => {
  expect(read('Respected Sir\njo@quill.example\nEducation\nB.A., Quillmark University, 2010').name).toBeNull()
  expect(read('Marital Status\njo@quill.example\nEducation\nB.A., Quillmark University, 2010').name).toBeNull()
})
