import { expect, test } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const degreeOf = (text: string) => read(`Education\n${text}`).degrees[0]

test.each([
  ['by commas', 'Bachelor of Science, Botany, Quillmark University, 2012'],
  ['by lines', 'Quillmark University\nBachelor of Science in Botany\n2012'],
  ['by its date', 'Bachelor of Arts : Botany 1994 Quillmark University City , State Botany'],
  ['by the field told once more before the school', 'Baccalaureate of Science : Botany , 2008 Botany University of Quillmark'],
  ['by the whole name of the degree', 'Bachelor of Arts and Sciences : Botany University of Quillmark City , State , France\n2012'],
  ['by the field told once more', 'Bachelor of Science : Botany University of Quillmark City , State Botany\n2012'],
])('a degree whose parts stand apart is sure: %s', (_, text) => {
  expect(degreeOf(text)).toMatchObject({ level: 'bachelor', field: 'Botany', certainty: 'sure', completed: true })
})

test.each([
  ['words behind the school', 'Bachelor of Science : Botany Botany Quillmark University Executive Gardening Program\n2012'],
  ['a field in the school', 'Bachelor of Journalism : Broadcast University of Quillmark City , State Broadcast\n2012'],
  ['a word that ran into the school', 'Bachelor of Science : Botany 2010 Quillmark UniversityDates – City , State Botany'],
  ['a city behind the school', 'Bachelor of Science in Botany University of Quillmark Marble Bay CO 2012'],
  ['a field told in two forms', 'Quillmark Institute 2012\nBachelor of Arts : Accountancy : Accounting'],
  ['a word in small letters before the school', 'Master , Botany May 2014 underway Quillmark Institute Botany'],
  ['a field that is not read', 'Quillmark College\nAssociate of Arts basketry with the weaving of the coast'],
  ['the field before half of a Spanish name', 'Graduate Diploma , Botany Gardening Universidad 2009 Quillmark University City , State'],
  ['a level of another entry', 'Bachelor of Arts\n1995, Marble Bay Community College, Marble Bay, CO\nAssociates in Accounting'],
])('a degree beside foreign words is not sure: %s', (_, text) => {
  expect(degreeOf(text)).toMatchObject({ certainty: 'unsure' })
})

test('studies are completed only where a year or a word says so', () => {
  expect(degreeOf('Bachelor of Science, Botany, Quillmark University')?.completed).toBeNull()
  expect(degreeOf('Bachelor of Science, Botany, Quillmark University\nCompleted 57 credits towards the degree')?.completed).toBe(false)
  expect(degreeOf('Bachelor of Science, Botany, Quillmark University, graduated with honors')?.completed).toBe(true)
  expect(degreeOf('Bachelor of Science, Botany, Quillmark University, 2012')?.completed).toBe(true)
})

test('what is said below a degree of studies that go on counts, also where it names the school and a date', () => {
  const below = 'Currently enrolled senior at Quillmark University majoring in Botany\nAnticipated graduation date: May 2018\n2013\nHigh School Diploma, Marble Bay High School'
  expect(degreeOf(`2018\nBachelor of Science : Botany Quillmark University , Marble Bay , NE\n${below}`)?.completed).toBe(false)
})

test('a degree told once with its year and once bare is one', () => {
  expect(read('Education\nQuillmark Community College\nCity , State , US A.A.S\n• Weaving, A.A.S April 2007 Quillmark Community College, Marble Bay, NE').degrees).toMatchObject([
    { level: 'associate', year: 2007 },
  ])
})

test('who drafts from a resume takes a degree that may not be completed for unsure', () => {
  const degrees = (text: string) => readResume([{ lines: `Education\n${text}`.split('\n') }], NOW).degrees
  expect(degrees('Bachelor of Science, Botany, Quillmark University')).toMatchObject([{ unsure: true }])
  expect(degrees('Bachelor of Science, Botany, Quillmark University, 2012')[0]).not.toHaveProperty('unsure')
})

test.each([
  ['the field is a short form', 'MBA , HR Quill College', { field: 'HR', school: 'Quill College' }],
  [
    'the degree is named twice',
    'BS Bachelor of Science : Accounting , 2010 Quill State University Accounting',
    { level: 'bachelor', field: 'Accounting', school: 'Quill State University', year: 2010 },
  ],
  ['a doctorate in medicine', 'Medical Doctorate 2010 Medical College of Quillmark', { level: 'professional', year: 2010 }],
])('a degree is read where %s', (_, text, degree) => expect(degreeOf(text)).toMatchObject(degree))

test('two fields on one line for one level, school and year are not surely two degrees', () => {
  const { degrees } = read('Education\nB.A. : Basketry , 1999 Quill College – City , State , US B.A., Botany (with an emphasis in weaving) and Basketry, Quill College, Marble Bay, 1999')
  expect(degrees.length).toBeGreaterThan(0)
  expect(degrees.map(({ certainty }) => certainty)).not.toContain('sure')
})

test.each([
  ['a field that has lost its end', 'Bachelor of Arts : Art-(HR & Communication ) April 2007 University of Quillmark City , State'],
  ['a second school within the field', 'M.Tech. in IT in MOSS, Marble\nKAIST\n2012'],
  ['a school that has lost its end', 'Bachelor of Arts : Botany , September 1994 The Quill Lake University School of - City , State'],
  ['a word of the field before the school', 'Associate of Science : Accounting Business Lake Quill College - City , State\nAccounting GPA: 25 Business'],
])('%s leaves the degree unsure', (_, text) => expect(degreeOf(text)).toMatchObject({ certainty: 'unsure' }))

test.each([
  ['the university behind its school of business', 'Bachelor of Business Administration : Accounting Moss School of Business, Marble University – City , State Accounting', 'Marble University'],
  ['no word of the field behind a stroke', 'Bachelor of Arts : Graphic Arts/ Business Marble University – City , State', 'Marble University'],
  ['no country before it', 'Bachelor of Technology , Computer Science Engineering JNTU Bachelor of Technology in Computer Science Engineering, India JNTU', 'JNTU'],
])('the school is %s', (_, text, school) => expect(degreeOf(text)?.school).toBe(school))

test('an entry whose degree is told by initials that nobody knows keeps its school to itself', () => {
  const degree = degreeOf(
    "MCL in Basket Weaving\nIGNOU\nBACHELOR'S IN SCIENCE in BOTANY\nQuill State University\nComputer Networking\nMoss Institute of Technology\nComputing\nMoss Institute of Technology",
  )
  expect(degree?.school).toBe('Quill State University')
})

test('where a date or "Present" stands between the field and the school, the one ends and the other begins there', () => {
  expect(degreeOf('BA , Basketry ABA 2018 Quill University Basketry ABA')).toMatchObject({ field: 'Basketry ABA', school: 'Quill University', year: 2018 })
  expect(degreeOf('Master of Science : School and District Administration , 2010 Quill College – City , State , United States')).toMatchObject({
    field: 'School and District Administration',
    school: 'Quill College',
    year: 2010,
    certainty: 'sure',
  })
  expect(degreeOf('Ph.D : Soil, Water and Environmental Science 2014 University of Quillmark City , State , USA')).toMatchObject({
    field: 'Soil, Water and Environmental Science',
    certainty: 'sure',
  })
  expect(degreeOf('A.S. : Business Management , Present Marble Bay Technical College Business Management')).toMatchObject({
    field: 'Business Management',
    school: 'Marble Bay Technical College',
    year: null,
    completed: false,
  })
})

test('studies go on where the line below or the place of the date says so', () => {
  expect(degreeOf('Bachelor of Science : Botany , 1993 Quill College – City , State\nCandidate for Degree')).toMatchObject({ completed: false })
  const degrees = read('Education\nMay 2012\nBachelor of Arts : Botany Quill University – City , State Botany\nPresent\nMaster of Science : Botany Marble University – City , State Botany').degrees
  expect(degrees.map(({ level, year, completed }) => [level, year, completed])).toEqual([
    ['bachelor', 2012, true],
    ['master', null, false],
  ])
})

test('a college behind the name of a university is a part of its name, or the school is not sure', () => {
  expect(degreeOf('Master of Science : Accounting , 2012 University of Maryland, University College – City , State')).toMatchObject({
    school: 'University of Maryland, University College',
    certainty: 'sure',
  })
  expect(degreeOf('Master of Science : Accounting , 2012 University of Quill, Marble College – City , State')).toMatchObject({ certainty: 'unsure' })
  expect(degreeOf('Master of Science : Accounting , 2012 Quill University, Marble School of Business – City , State')).toMatchObject({ school: 'Quill University', certainty: 'sure' })
})

test('several words behind those of a field that are of none may be of the school', () => {
  expect(degreeOf('Bachelor of Science : Computer Science Eastern Quillshore , May 2007 University of Quill')).toMatchObject({ certainty: 'unsure' })
  expect(degreeOf('Bachelor of Science : Computer Science , May 2007 University of Quill')).toMatchObject({ certainty: 'sure' })
})

test.each([
  ['Quillmark University\t05/2004\nBachelor of Arts : Organizational Management, Human Resources', 'Organizational Management, Human Resources'],
  ['University of Quillmark 2014\nPh.D : Soil, Water and Environmental Science City , State , USA', 'Soil, Water and Environmental Science'],
  ['Master in Astrophysics, Particle Physics and Cosmology\tQuill University\t2014 – 2015', 'Astrophysics, Particle Physics and Cosmology'],
])('several fields with commas between them are the field as a whole: %s', (text, field) => expect(degreeOf(text)).toMatchObject({ field, certainty: 'sure' }))

test('a candidate and a grade are no fields, honors no part of a school, and who left before the end has not completed', () => {
  expect(degreeOf('Quill University\nPh.D. Candidate, Electrical & Computer Engineering\t2021')).toMatchObject({
    field: 'Electrical & Computer Engineering',
    school: 'Quill University',
    completed: false,
  })
  expect(degreeOf('2010–Now PhD student in Computer Science (Computer Vision), Quill University')).toMatchObject({ field: 'Computer Science', completed: false })
  expect(degreeOf('Quill University\nPhD, Final Grade: Summa Cum Laude\t2016–2020')).toMatchObject({ field: null, year: 2020 })
  expect(degreeOf('B.Sc. in Biology, Honours Quill University\tSept 2010 – May 2014')).toMatchObject({ field: 'Biology', school: 'Quill University', certainty: 'sure' })
  expect(degreeOf('MBA Quill University\nCandidate Late 2017')).toMatchObject({ completed: false })
  expect(degreeOf('Quill University\nPh.D. in Computer Engineering (Transferred Before Completion)\tAug. 2019 - Dec. 2020')).toMatchObject({ completed: false })
})

test('two degrees joined by "and" share their school and year', () => {
  const { degrees } = readPerson([{ lines: ['Education', 'B.S., Mathematics and B.A., Economics, The University of Quillmark, 2015-2018.'] }], new Date('2026-11-22T00:00:00Z'))
  expect(degrees.map(({ field, school, year }) => [field, school, year])).toEqual([
    ['Mathematics', 'The University of Quillmark', 2018],
    ['Economics', 'The University of Quillmark', 2018],
  ])
})

test('a date set apart at the right of a line of the entry is its year, and an exam or a project names no degree', () => {
  expect(degreeOf('M.S. in Computer Science, Quill University\tMarble Bay, U.S.A\nDEPARTMENT OF MATHEMATICS AND COMPUTER SCIENCE, ADVISOR: ANA DUARTE\tJan. 2015 - Dec. 2016')).toMatchObject({
    year: 2016,
    certainty: 'sure',
  })
  expect(degreeOf('Ranked first in the national entrance exam for M.Sc degree in Computer Engineering in year 2007')).toBeUndefined()
  expect(degreeOf('M.Tech Project: “Switching of kilns”')).toBeUndefined()
})

test('of several degrees on a line, one that nothing joins to the one with the school has none; words in brackets are no field; hours that are left leave a degree open', () => {
  const schools = read('Education\nMasters of Education , Learning 2012 Doctorate of Education; Higher Education .....Quillmark University').degrees.map(({ level, school }) => [level, school])
  expect(schools.find(([level]) => level === 'master')?.[1]).toBeNull()
  expect(
    read('Education\nProject Management, UC Berkeley 2014-2015 with a variety of projects\nBFA : Photography , 1 2008 BFA Photography Minor HR, Marble State University').degrees.map(
      ({ school }) => school,
    ),
  ).not.toContain('UC Berkeley')
  expect(degreeOf('BSc(Engg.) in Computer Science & Engineering\nQuillmark University of Science & Technology, Marble\tFeb 2018 – March 2023')).toMatchObject({
    field: 'Computer Science & Engineering',
  })
  expect(degreeOf('2014/10/16: M.Sc. (full marks) in Mathematics, University of Quillmark')).toMatchObject({ field: 'Mathematics' })
  expect(degreeOf('Bachelor of Science : Business Administration 2008 Quillmark University City , State , USA\nI have 20 semester hours left to the end of my studies.')).toMatchObject({
    completed: false,
  })
})

test('a campus in capitals ends where the capitals end, also where its town is named after a college', () => {
  expect(degreeOf('Master of Arts : Botany May 2002 UNIVERSITY OF MARYLAND - COLLEGE PARK Quill School of Botany')).toMatchObject({
    school: 'UNIVERSITY OF MARYLAND, COLLEGE PARK',
    certainty: 'sure',
  })
})

test('a city that a form left blank is no part of the field', () => {
  expect(degreeOf('University of Quillmark B.A : Integrative Physiology City\nIntegrative Physiology')).toMatchObject({ field: 'Integrative Physiology', school: 'University of Quillmark' })
})

test('pastry is a word of a field, behind which a name begins', () => {
  expect(degreeOf('2012\nAssociate of Arts : Culinary and Pastry Arts Quillmark Institute of Art City , State')).toMatchObject({
    field: 'Culinary and Pastry Arts',
    school: 'Quillmark Institute of Art',
    certainty: 'sure',
  })
})

test.each(['Incomplete because of the war', 'Status: withdrawn', 'Thesis incomplete', 'Studies suspended', '60 of 120 credits'])(
  'a line below that leaves a degree open is no proof of it: %s',
  (below) => {
    expect(degreeOf(`Bachelor of Science in Botany, Quillmark University, 2012\n${below}`)).toMatchObject({ certainty: 'unsure' })
  },
)

test.each(['University of Quillmark, Stoneham, MD, 2012', 'University of Quillmark, College Park, MD, 2012', 'University of Quillmark, Stoneham MD, May 2012'])(
  'a state behind a town is no degree: %s',
  (school) => {
    expect(read(`Education\nBachelor of Science in Botany, ${school}`).degrees.map(({ level }) => level)).toEqual(['bachelor'])
  },
)

test.each([
  'Kiln Leadership School, Marble AFB, MS, 2010',
  'Quillmark Academy, Marble Bay, MA (2010)',
  'Quillmark Academy, Marble Bay, MD, USA, May 2010',
  'Weapons Course, Fort Quill, Marble, ME, 2010 – 2011',
])('a state behind a place is no degree on a line without one: %s', (line) => {
  expect(read(`Education\nBachelor of Science, Botany, Quillmark University, 2008\n${line}`).degrees).toMatchObject([{ level: 'bachelor', school: 'Quillmark University', year: 2008 }])
})

test('a degree behind its field stays one, and one that may be a state is not sure', () => {
  expect(degreeOf('Ceramics, MA, Quillmark University, 2010')).toMatchObject({ level: 'master', field: 'Ceramics', certainty: 'sure' })
  expect(degreeOf('Quillmark University, Botany, MS, 2010')).toMatchObject({ level: 'master', year: 2010 })
  expect(degreeOf('Quillmark University, MS, 2010')).toMatchObject({ level: 'master', certainty: 'unsure' })
  expect(degreeOf('Quillmark University, M.S., 2010')).toMatchObject({ level: 'master', certainty: 'sure' })
})

test('a degree behind another and its school stays one', () => {
  expect(
    read('Education\nBachelor of Science in Botany, Quillmark University, 2008\nMD, Quillmark University, 2012')
      .degrees.map(({ level }) => level)
      .toSorted(),
  ).toEqual(['bachelor', 'professional'])
})

test.each([
  ['of several words', 'Bachelor of Science in Botany 2010\nSix Sigma Kiln Belt Certification, Quillmark College'],
  ['with its initials', 'Bachelor of Science in Botany - 2010\nProfessional in Kiln Resources (PKR) Certification Program, Quillmark College'],
  ['behind a dash, with a year', 'Bachelor of Science in Botany, 2010\nAdvanced Kiln Project Management Certification - Quillmark College, 2014'],
  ['behind its date', 'Bachelor of Science in Botany, 2010\n2014 Certification - Kilns - Quillmark College'],
  ['a licensure', 'Bachelor of Science in Botany, 2010\nKiln Licensure Program, Quillmark College 2014'],
])('the school and the year of a certificate are not those of the degree above: %s', (_, text) => {
  expect(degreeOf(text)).toMatchObject({ field: 'Botany', school: null, year: 2010, certainty: 'unsure' })
})

test('a certificate between a degree and a school on one line leaves open whose the school is', () => {
  expect(degreeOf('Bachelor of Science in Botany 2010, Certification in Kilns, Quillmark College 2012')).toMatchObject({ certainty: 'unsure' })
})

test('a field that holds a word twice is whole where it is told whole once more, or stands between a colon and its date', () => {
  expect(degreeOf('Bachelor of Science : Kiln Science and Kiln Art 2012 Quillmark University City , State Kiln Science and Kiln Art')).toMatchObject({
    field: 'Kiln Science and Kiln Art',
    certainty: 'sure',
  })
  expect(degreeOf('Bachelor of Science : Kiln Science and Kiln Art 2012 Quillmark University City , State')).toMatchObject({ certainty: 'sure' })
  expect(degreeOf('Bachelor of Science Kiln Science and Kiln Art 2012 Quillmark University City , State')?.certainty).not.toBe('sure')
})

test.each(['2012 Coursework - Soil, Clay', '2012 Coursework Soil, Water, Clay', '2012\nCoursework Soil, Water, Clay', '2012 City , State Coursework: Soil'])(
  'a list of courses leaves nothing open: %s',
  (behind) => {
    expect(degreeOf(`Bachelor of Science in Botany, Quillmark University, ${behind}`)).toMatchObject({ field: 'Botany', certainty: 'sure', completed: true })
  },
)

test.each(['2012 Coursework only', '2012 Coursework Completed', '2012\nCoursework Completed, Thesis Pending', '2012\nCoursework Finished, Exams Left'])(
  'what is said of the courses as a whole may leave a degree open: %s',
  (behind) => {
    expect(degreeOf(`Bachelor of Science in Botany, Quillmark University, ${behind}`)).toMatchObject({ certainty: 'unsure' })
  },
)

test('a subject called an examination is none by which studies end', () => {
  const certaintyWith = (below: string) => degreeOf(`Bachelor of Science in Accounting, Quillmark University, 2012\n${below}`)?.certainty
  expect(['Fraud Examination: 3.9', 'Fraud Examination', 'Title Examination: methods'].map(certaintyWith)).toEqual(['sure', 'sure', 'sure'])
  expect(['Comprehensive Examination: in May', 'Qualifying Examination', 'Fraud Examination: pending'].map(certaintyWith)).toEqual(['unsure', 'unsure', 'unsure'])
})

test.each([
  ['in full', 'Bachelor of Arts, Bachelor of Science in Botany, Quillmark University, 2012'],
  ['in short', 'B.S., B.A. Botany, Quillmark University, 2012'],
  ['joined', 'Bachelor of Science & Bachelor of Arts in Botany, Quillmark University, 2012'],
  ['behind a colon', 'Bachelor of Arts, Bachelor of Science : Botany 2012 Quillmark University'],
])('two names of one level beside each other keep their field, and are not sure: %s', (_, text) => {
  expect(read(`Education\n${text}`).degrees).toMatchObject([{ level: 'bachelor', field: 'Botany', school: 'Quillmark University', year: 2012, certainty: 'unsure' }])
})

test.each(['Actively pursuing KMP and Kiln Master certifications', 'Currently pursuing KMP certification', 'Working towards a teaching license', 'Continued education of kilns and soil'])(
  'what is aimed at besides leaves a finished degree finished: %s',
  (below) => {
    expect(degreeOf(`Bachelor of Science : Botany 2012 Quillmark University\n${below}`)).toMatchObject({ certainty: 'sure', completed: true })
  },
)

test.each(['Currently pursuing a degree and a teaching license', 'Left the program with a certificate', 'Transferred with a license'])(
  'what is said of the degree besides a certificate leaves it open: %s',
  (below) => {
    expect(degreeOf(`Bachelor of Science : Botany 2012 Quillmark University\n${below}`)).not.toMatchObject({ certainty: 'sure', completed: true })
  },
)

test('a list of dates under another entry gives a degree no year', () => {
  const training = 'On-The-Job Kiln Training , 1987\n\nRecertified\n\nNovember 2007\nNovember 2000\nJanuary 1992\n'
  expect(degreeOf(`${training}\nAssociate of Applied Science : Botany Quillmark Community College City , State`)).toMatchObject({ field: 'Botany', year: null, completed: null })
})

test('a line of the section before heads no degree', () => {
  const lines = [
    'Qualifications',
    'Kilns (7, 8, 2012), Glazes (OS 7), Clays',
    'Web content management',
    'Accomplishments',
    'Fired a kiln',
    'Education and Training',
    'Bachelor of Science : Botany , July 2016 University of Quillmark',
  ]
  expect(read(lines.join('\n')).degrees).toMatchObject([{ school: 'University of Quillmark', certainty: 'sure', completed: true }])
})

test('a known school of one word ends the field before it', () => {
  expect(degreeOf("Bachelor's Degree : Electronics and Communications JNTU - Electronics and Communications")).toMatchObject({
    field: 'Electronics and Communications',
    school: 'JNTU',
    certainty: 'sure',
  })
})

test('a long field is whole where it is told whole once more, and two fields in a row are not', () => {
  const certaintyOf = (field: string) => degreeOf(`Bachelor of Science : ${field} 2015 Quillmark State University ${field}`)?.certainty
  expect(certaintyOf('Journalism and Mass Communication Advertising Art and Design')).toBe('sure')
  expect(certaintyOf('Marketing Marketing Promotions and Public Relations')).toBe('unsure')
  const cut = 'Hospitality Administration and Management, Culinary Arts, Restaurant'
  expect(degreeOf(`Quillmark College City , State Associate Degree : ${cut}\nand Food Services Management\n${cut} and Food Services\n2007`)?.certainty).not.toBe('sure')
})

test('a faculty before its university without a mark is no part of the name', () => {
  expect(degreeOf('Bachelor of Science : Civil Engineering , 1980\nFaculty of Engineering Quillmark University - City')).toMatchObject({ school: 'Quillmark University' })
})

test('without a mark between them, two names before a university may begin with a field that no word shows to be one', () => {
  const certaintyOf = (text: string) => degreeOf(text)?.certainty
  expect(certaintyOf('M.S. Kilns Quillmark University 2015')).toBe('unsure')
  expect(['M.S. Quillmark University 2015', 'M.S. Ohio Quillmark University 2015', 'M.S., Eastmark Quill University 2015', 'MBA Eastmark Quill University 2015'].map(certaintyOf)).toEqual([
    'sure',
    'sure',
    'sure',
    'sure',
  ])
})

test('a date before the field parts nothing, and what a field is focused on behind a stop is no part of it', () => {
  expect(degreeOf('Bachelor of Arts Degree : 2011 Public Relations Quillmark State University')).toMatchObject({ field: 'Public Relations', year: 2011, certainty: 'sure' })
  expect(degreeOf('Bachelor of Arts : Clay and Textiles. Focus in Fashion Design , 2010 Quillmark State University - City , State')).toMatchObject({
    field: 'Clay and Textiles',
    school: 'Quillmark State University',
    certainty: 'sure',
  })
})

test('what stands beside the name of a university is no part of it: a field before, a concentration behind, a college of one subject', () => {
  expect(degreeOf('Bachelor of Arts : Psychology, Sociology Glaze Studies Quillmark University - City , State')?.certainty).toBe('unsure')
  expect(degreeOf('MBA : Business Administration Quillmark University-virtual Kiln Management Concentration')?.certainty).toBe('unsure')
  expect(degreeOf('Bachelor of Science : Marketing 2012 Quillmark University Ann M. Marble College of Business City , State')).toMatchObject({ school: 'Quillmark University', certainty: 'sure' })
})

test('who writes of pursuing the degree has not said that it ended; who studies for an exam has said nothing of it', () => {
  const BACHELOR = 'Bachelor of Arts : Kiln Law 2018 Quillmark University - City , State'
  expect(
    degreeOf(`${BACHELOR}\nI came here in the fall, pursuing a degree in one of the most rigorous majors that the school of business has. I aim to learn the ins and outs of each firm`),
  ).toMatchObject({
    completed: null,
    certainty: 'unsure',
  })
  expect(degreeOf(`${BACHELOR}\nCurrently studying for the QMRP Exam`)).toMatchObject({ completed: true, certainty: 'sure' })
})

test('New Mexico is no country behind a name, and half a name is not sure', () => {
  expect(degreeOf('Bachelor of Science : Botany 2010 University of New Mexico City , State')).toMatchObject({ school: 'University of New Mexico', certainty: 'sure' })
  expect(degreeOf('Bachelor of Science : Botany 2010 Quillmark University of New England - City , State')?.school).toContain('New England')
  expect(degreeOf('Bachelor of Science : Botany 2010 University of San')?.certainty).toBe('unsure')
})

test('a school behind lines of something else may be of those, and a scholarship for a degree is none', () => {
  const courses = ['Glaze Guard Course, Marble Group (60 Hours)', 'Sergeants of the Kiln Course, Marble (40 Hours)', 'Clay Transport Course, Marble Air Base (892 Hours)']
  expect(degreeOf(['Master of Arts : Kiln Management , 2014', ...courses, 'Quillmark Gunnery School - City , State'].join('\n'))?.certainty).toBe('unsure')
  expect(read('Education\nBachelor of Arts : Botany 2001 Quillmark College - City\nReceived half a scholarship for a Master Degree.').degrees).toHaveLength(1)
})

test('of a degree long dated, courses somebody was enrolled in say nothing, and the end of a firm’s name is no degree', () => {
  expect(degreeOf('Bachelor of Arts : Kiln Administration , June 1977 Quillmark University - City , State GPA: Enrolled in Honors English.')).toMatchObject({ completed: null, certainty: 'unsure' })
  expect(degreeOf('Bachelor of Arts : Kiln Administration , June 2028 Quillmark University - City , State GPA: Enrolled in Honors English.')).toMatchObject({ completed: false })
  expect(read('Education\nB.S : Kilns , 1997 Quillmark University - City\nAssociates, Inc.) Time Management Skills (Marble University)').degrees).toHaveLength(1)
})

test('how well somebody did is no field of study', () => {
  expect(degreeOf('BPharm (Very Good with Honours), Quillmark University 2008')).toMatchObject({ field: null, school: 'Quillmark University', certainty: 'unsure' })
  expect(degreeOf('BPharm (Second Class Upper), Quillmark University 2008')).toMatchObject({ field: null, certainty: 'unsure' })
  expect(degreeOf('BPharm, Credit and Insurance, Quillmark University 2008')).toMatchObject({ field: 'Credit and Insurance' })
})

test('a form tells the major behind its label in the line of the degree', () => {
  expect(degreeOf('Quillmark University, Marble, TX\nDoctorate 08/2017, Major: Botany (Moss Breeding), GPA 3.91 of 4.0')).toMatchObject({ field: 'Botany (Moss Breeding)', year: 2017 })
  expect(degreeOf("Quillmark University, Marble, TX\nMaster's Degree 07/2011, Major: Soil Science")).toMatchObject({ field: 'Soil Science', certainty: 'sure' })
  expect(degreeOf("Quillmark University, Marble, TX\nBachelor's Degree 05/2008 Major: Botany Minor: History")).toMatchObject({ field: 'Botany' })
})

test('studies that are expected to end go on, and their year is none of their beginning', () => {
  expect(degreeOf('Ph.D. in Botany, Quillmark University\tJan. 2022 - Exp. Present')).toMatchObject({ year: null, completed: false })
  expect(degreeOf('Ph.D. in Botany, Quillmark University\tJan. 2022 - Expected May 2028')).toMatchObject({ year: 2028, completed: false })
})

test('two schools in a row are no sure one, nor is a name behind what the studies are called; a field may be a list', () => {
  expect(degreeOf('Associate : Botany 2007 Moss Valley College Quill State University City , State')?.certainty).toBe('unsure')
  expect(degreeOf('Associate : Botany 2007 Moss Valley College City , State')?.certainty).toBe('sure')
  expect(degreeOf('Bachelor of Engineering : Botany (B.Eng), Honours Program University of Quillmark - City, 2009')?.certainty).toBe('unsure')
  expect(degreeOf('Bachelor of Arts, Quillmark University\t2017\nMajor in Philosophy, Politics, and Economics')).toMatchObject({ field: 'Philosophy, Politics, and Economics' })
  expect(degreeOf('Bachelor of Arts, Quillmark University\t2017\nMajor in Philosophy, Minor in Botany')).toMatchObject({ field: 'Philosophy' })
})

test('who attends to this day has not surely ended', () => {
  const botany = (remark: string) => degreeOf(`Bachelor of Science : Botany , 2016 Quillmark University - City , State\n${remark}`)
  expect(botany('Attendance: 2012-2016')).toMatchObject({ completed: true, certainty: 'sure' })
  expect(botany('Attendance: 2014-Current')).toMatchObject({ completed: null, certainty: 'unsure' })
})

test('what stands below a degree and is no remark on how it ended leaves it sure', () => {
  const sure = { certainty: 'sure', completed: true }
  const associate = 'Marble College December 2013 Associate of Applied Science : Dyeing City , State'
  expect(degreeOf(`${associate}\nTwo-year dyeing program which included both wool based and general education courses.`)).toMatchObject(sure)
  expect(degreeOf(`${associate}\nTwo-year dyeing program which included courses still to be taken.`)).toMatchObject({ certainty: 'unsure' })
  const bachelor = 'Bachelor of Science : Botany , May 1999 Quill State University City , State Botany'
  expect(degreeOf(`${bachelor} Gained knowledge of soil through courses\nin Clay, Sand and Moss`)).toMatchObject(sure)
  expect(degreeOf(`${bachelor} Deferred two courses of the last term`)).toMatchObject({ certainty: 'unsure' })
  expect(degreeOf('Master of Fine Arts 2016 Quill State University City , State\nGlaze Design Course 2013 Marble Institute City , State')).toMatchObject({ ...sure, year: 2016 })
})

test('where entries begin with their dates, the next date with a school ends what is said of a degree', () => {
  const lines = (last: string) => `2016\nAssociates in Pre Nursing East Marble College City , State\n2017\n${last}\nCompleted First Semester of the Quill Clinical.`
  expect(degreeOf(lines('Nursing Quill Southern University City , State GPA: 3.6'))).toMatchObject({ field: 'Pre Nursing', year: 2016, certainty: 'sure', completed: true })
  expect(degreeOf(lines('Enrolled at Quill Southern University City , State'))).toMatchObject({ certainty: 'unsure' })
})

test('a community college by its place holds no field, and the word for a general field is none of a name', () => {
  expect(degreeOf('Associates Degree Saltmarsh Community College City , State')).toMatchObject({ field: null, school: 'Saltmarsh Community College', certainty: 'sure' })
  expect(degreeOf('Associates Degree Saltmarsh Quill College City , State')).toMatchObject({ certainty: 'unsure' })
  expect(degreeOf('Bachelor of Business Administration : Business Administration and Management, General University of Quill - City , State')?.school).toBe('University of Quill')
})

test('the day of a date is no year', () => {
  expect(degreeOf('Masters of Public Administration , Budget and Public Finance 2004-12-18 Quill State University City , State , US')).toMatchObject({ year: 2004 })
})

test.each([
  [
    'the university behind the words of its field, though the name of the degree is cut',
    'Bachelor of Business Administration (B.B.A : Business Administration and Management University of Quillmark – City , State',
  ],
  ['the university with its article', 'May 2015\nBachelor of Science : Public Relations The University of Quillmark at Marble – City , State'],
  ['several fields before the university', 'Masters of Social Work : Community, Organization, Planning, and Administration University of Southern Quillmark – City , State GPA: Award of the school'],
  ['a blank place behind a university that may have campuses', 'Bachelors of Science : Dietetics University of Maryland , City , State Dietetics'],
  ['a junior college of an associate', 'Southwest Marble Junior College 1996 Associates : Liberal Arts'],
  ['the field behind a university right behind the colon', '2007 Bachelor of Science : Marble State University of Quillmark - Microbiology and Botany City , State , USA Microbiology and\nBotany'],
  ['the field once more behind a comma', 'BACHELOR IN PUBLIC ADMINISTRATION , PUBLIC ADMINISTRATION 2012 Universiti Teknologi Quill – City , State'],
  ['a college of its state by its short name', 'Associate of Science : Mathematics , 2015 SUNY Adirondack – City , State'],
])('%s is told apart', (_, text) => expect(degreeOf(text)).toMatchObject({ field: expect.any(String), school: expect.any(String), certainty: 'sure' }))

test('a word between the field and "University of" leaves open whose it is', () => {
  expect(degreeOf('Bachelor of Science : Business Administration, General University of Quillmark – City , State')).toMatchObject({ certainty: 'unsure' })
})

test('a junior college gives no bachelor', () => expect(degreeOf('Southwest Marble Junior College 1996 Bachelors : Liberal Arts')).toMatchObject({ certainty: 'unsure' }))

test.each([
  ['MBA : Business Administration University of Quillmark at Marble -Moss School of Business , City , State', 'University of Quillmark at Marble'],
  ['Master of Science : Accounting , 2012 University of Quillmark at Marble- Ana Duarte School of Management', 'University of Quillmark at Marble'],
  ['Master of Public Health : Community Health 2009 University of North Quillmark School of Public Health – City , State', 'University of North Quillmark'],
  ['Master of Public Health : Community Health 2009 University of Texas School of Public Health – City , State', expect.not.stringMatching(/^University of Texas$/)],
  ['Master of Public Health : Community Health 2009 University of Quillmark David Moss School of Public Health – City , State', expect.not.stringMatching(/^University of Quillmark(?: David)?$/)],
])('a school of a university stands behind its name: %s', (text, school) => expect(degreeOf(text)).toMatchObject({ school }))

test('two degrees under the one line of their school are both sure', () => {
  const { degrees } = read('Education\nQuillmark University, Marble, MA\nBachelor of Science in Botany, May 2021\nBachelor of Science in Mechanical Engineering, May 2021')
  expect(degrees.map(({ field, school, year, certainty }) => [field, school, year, certainty])).toEqual([
    ['Botany', 'Quillmark University', 2021, 'sure'],
    ['Mechanical Engineering', 'Quillmark University', 2021, 'sure'],
  ])
})

test('several fields behind a dash are read whole', () =>
  expect(degreeOf('Bachelor of Science - Recreation, Sport, and Tourism\nUniversity of Quillmark at Marble\nMay 2018')).toMatchObject({ field: 'Recreation, Sport, and Tourism', certainty: 'sure' }))

test('the stop of a word cut short ends no name', () => {
  expect(degreeOf('Associate Degree : Criminology , 1972 Quillmark Comm. College – City , State')).toMatchObject({ field: 'Criminology', school: 'Quillmark Comm. College', certainty: 'sure' })
})

test('a degree without a year that is told twice with the same field and school is sure', () => {
  const { degrees } = read('Education\nBS : Business Management University of Quillmark BS, Business Management, University of Quillmark - 3.6 GPA')
  expect(degrees.map(({ field, school, certainty }) => [field, school, certainty])).toEqual([['Business Management', 'University of Quillmark', 'sure']])
})

test('a second field behind the first one leaves the first one unsure', () => {
  expect(degreeOf('Quillmark College\nB.A. in Astronomy (Highest Honors) & in Botany, 2020')).toMatchObject({ field: 'Astronomy', certainty: 'unsure' })
  expect(degreeOf('Quillmark College\nB.A. in Astronomy (Highest Honors), 2020')).toMatchObject({ field: 'Astronomy', certainty: 'sure' })
})

test('a university of two things on a line of its own is whole, and beside its degree it may run on', () => {
  expect(degreeOf('B.Eng. in Information Engineering, 2019 - 2023\nMarble University of Posts and Telecommunications, China')).toMatchObject({
    school: 'Marble University of Posts and Telecommunications',
    certainty: 'sure',
  })
  expect(degreeOf('B.Eng. in Information Engineering, University of Marble Trading and Manufacturing, 2019')).toMatchObject({ certainty: 'unsure' })
})

test('the name of a degree told once more is no part of its field', () => {
  expect(degreeOf('2004\nMBA : Masters Business Administration University of Quillmark – City , State')).toMatchObject({
    field: 'Business Administration',
    school: 'University of Quillmark',
    year: 2004,
    certainty: 'sure',
  })
  expect(degreeOf('2004\nB.S. : Masters Botany University of Quillmark – City , State')?.certainty).not.toBe('sure')
})

test.each([
  [
    'a sentence that begins on the line of the degree',
    'Bachelor of Science : Botany , 2004 Quillmark University – City , State Conducted field studies to\ndetermine the health of streams, authored reports, such as lab memos and research papers.',
  ],
  [
    'what the studies were about, over two lines',
    'Bachelor of Science : Botany , 2004 Quillmark University – City , State Focus on clay and mosses of streams and\nidentification of river assemblages.',
  ],
  ['training that was completed beside it', 'Bachelor of Science : Botany 2007 Quillmark University City , State\nCompleted kiln maintenance training and received a license'],
  ['hours of service', 'Bachelor of Science : Botany , Spring 2008 Quillmark University - City , State GPA: I received over 150 community service hours\nvolunteering in middle schools.'],
  ['credits in a form of the government', 'Bachelor of Science : Botany 05/2005 Quillmark University City , State , United States 3.5 Credits Earned: 62 Semester\nhours Botany'],
  ['how the university teaches', 'Bachelor of Science : Botany May 2007 Quillmark University Online Botany'],
])('beside a degree %s leaves it sure', (_, text) => {
  expect(degreeOf(text)).toMatchObject({ certainty: 'sure', completed: true })
})

test.each(['Completed half of the training', 'Completed 45 hours of botany', 'Finished two of three parts'])('"%s" leaves the degree above it open', (below) => {
  expect(degreeOf(`Bachelor of Science : Botany 2007 Quillmark University City , State\n${below}`)).toMatchObject({ certainty: 'unsure' })
})

test('how studies are taught, or what the program is called, is no part of the name of the school', () => {
  expect(degreeOf('Associate of Arts : Botany May 2007 Quillmark University Online Botany')?.school).toBe('Quillmark University')
  expect(degreeOf('Jun. 2009\nBachelor of Engineering : Kiln Engineering (B.Eng), Honours Program University of Quillmark – City , State , Canada')?.school).toBe('University of Quillmark')
})

test('a name in capitals stands apart from its field, and "Art Institute" heads its line', () => {
  expect(degreeOf('Bachelor of Arts : Interior Design QUILLMARK STATE UNIVERSITY OF SCIENCE AND TECHNOLOGY - City , State')).toMatchObject({
    field: 'Interior Design',
    school: 'QUILLMARK STATE UNIVERSITY OF SCIENCE AND TECHNOLOGY',
    certainty: 'sure',
  })
  expect(degreeOf('Art Institute of Quillmark Bachelor of Arts : Media Arts and Animation City , State Media Arts and Animation')).toMatchObject({
    field: 'Media Arts and Animation',
    school: 'Art Institute of Quillmark',
    certainty: 'sure',
  })
  expect(degreeOf('Bachelor of Science : Business Management Harling State University City , State')).toMatchObject({ school: 'Harling State University', certainty: 'sure' })
  expect(degreeOf('BS : Electronics And Communications Engineering Quillmark Engineering College - City')).toMatchObject({
    field: 'Electronics And Communications Engineering',
    school: 'Quillmark Engineering College',
  })
})

test('a field cut at a stop, at a dash or told on the line of its date is not sure without the rest', () => {
  expect(degreeOf('Masters of Ph. Ed , Kiln Training 2012 University of Quillmark - City , State')?.certainty).toBe('unsure')
  expect(degreeOf('Masters of Ph. Ed , Sport Training 2012 University of Quillmark - City , State')).toMatchObject({ field: 'Sport Training', certainty: 'sure' })
  expect(degreeOf('AAS Quillmark County Technical College City , State\nIT-Kiln Support Specialist | 12 2011')).toMatchObject({ field: null, certainty: 'unsure' })
  expect(
    degreeOf('Masters of Science , Criminal Justice - Administration of Justice & Security June 2010 University of Quillmark Criminal Justice - Administration of\nJustice & Security'),
  ).toMatchObject({ field: 'Criminal Justice - Administration of Justice & Security', school: 'University of Quillmark', certainty: 'sure' })
  expect(degreeOf('07/2016\nBachelor of Science Accounting : Accounting And Finance\nQuillmark University - City')).toMatchObject({ field: 'Accounting And Finance', certainty: 'sure' })
})

test('below degrees that head their dates and schools, each has what stands under it, wherever the posts have their dates', () => {
  const { degrees } = read(
    [
      'Experience\n05/2015 to Current\nKiln Supervisor Company Name – City , State\nLed the guild.\n01/2010 to 05/2015\nKiln Clerk Company Name – City , State\nKept the books.',
      'Education\nMasters in Kiln Leadership\nMay 6, 2017\nMoss University\nBotany\nKiln Certification\nMarch 2016\nUniversity of Marble\nBachelor of Science Botany\nMay 2015\nQuillmark College of Ohio',
      'Associate of Science in Clay\nMay 2013\nHarbor County Community College',
    ].join('\n'),
  )
  expect(degrees.map(({ school, year }) => [school, year])).toEqual([
    ['Moss University', 2017],
    ['Quillmark College of Ohio', 2015],
    ['Harbor County Community College', 2013],
  ])
})

test('dates over each school part the studies, also those without a degree', () => {
  const { degrees } = read('Education\n12/2005\nQuillmark State College\nNursing\nADN\n5/1995\nHarbor University\nSpecial Student Program\n5/1994\nMarble University\nBotany\nBA GPA: Phi Beta Kappa')
  expect(degrees.map(({ field, school, year, certainty }) => [field, school, year, certainty])).toEqual([
    ['Nursing', 'Quillmark State College', 2005, 'sure'],
    ['Botany', 'Marble University', 1994, 'sure'],
  ])
})

test('a school under studies that are expected to end is no degree’s below it', () => {
  const { degrees } = read('Education\nIN : Expected in 06/2031\nQuillmark University - City , State\nBachelor of Science : Botany , 06/2015\nMoss University - City\nMaster of Science State')
  expect(degrees.map(({ level, school, year }) => [level, school, year])).toEqual([
    ['bachelor', 'Moss University', 2015],
    ['master', null, null],
  ])
})

test('beside several degrees without a school the one with its own school and year on its line is sure', () => {
  expect(degreeOf('MBA : Kiln Management , 2001 University of Quillmark – City , State , USA\nBBA - Accounting\nBBA - Finance')).toMatchObject({
    school: 'University of Quillmark',
    year: 2001,
    certainty: 'sure',
  })
})

test('a degree without a year that may spell out the one above it is not sure, and a field of two halves is whole', () => {
  const { degrees } = read('Education\nBachelor of Science : Journalism 2017 Quillmark University City , State Bachelor of Science in Communication and Information with a\nmajor in Journalism.')
  expect(degrees.map(({ field, certainty }) => [field, certainty])).toEqual([
    ['Journalism', 'sure'],
    ['Communication and Information', 'unsure'],
  ])
  expect(degreeOf('2016\nBachelor of Science : Healthcare Administration/Healthcare Management University of Quillmark – City , State , United States')).toMatchObject({
    field: 'Healthcare Administration/Healthcare Management',
    certainty: 'sure',
  })
})

test.each([
  [
    'a university that is spelled in capitals with two letters exchanged',
    'Master of Science : Botany , 2003 QUILLMARK STATE UNIVERISTY, MARBLE – City , State Botany',
    { field: 'Botany', school: 'QUILLMARK STATE UNIVERSITY', year: 2003 },
  ],
  [
    'a list of what a college teaches',
    'Bachelor of Science : Botany , 1983 QUILLMARK COLLEGE OF ARTS, SCIENCE, AND TECHNOLOGY – City , State',
    { school: 'QUILLMARK COLLEGE OF ARTS, SCIENCE, AND TECHNOLOGY' },
  ],
  [
    'a college with its university',
    'Jun 2010\nBachelor of Arts : Economics Sri Quillmark College, University of Marble – City India Economics',
    { field: 'Economics', school: 'Sri Quillmark College, University of Marble', year: 2010 },
  ],
  [
    'a field told once more over two lines, under its date',
    'Dec 2017\nMaster of Arts : Moss Analysis and Clays University of Quillmark School of Business – City , State Moss\nAnalysis and Clays',
    { field: 'Moss Analysis and Clays', school: 'University of Quillmark' },
  ],
  ['a field whose last word is one of a field', 'Associate of Arts : Creative Writing Quillmark College – City , State', { field: 'Creative Writing', school: 'Quillmark College' }],
  [
    'a minor before the school',
    '2003\nBachelor of Arts : Botany with a minor in Spanish and Anthropology University of Quillmark – City , State',
    { field: 'Botany', school: 'University of Quillmark' },
  ],
  ['a town behind its school, before the blank place', 'Bachelor of Arts : Botany , 2008 Quillmark University Moss Bay – City , State Botany', { school: 'Quillmark University Moss Bay' }],
  ['half of a blank place', 'Bachelor of Arts : Botany 1 2009 Quillmark State University City Botany', { field: 'Botany', school: 'Quillmark State University', year: 2009 }],
  [
    'a country before the field told once more',
    'Master of Business Administration (M.B.A) : Marketing , May 2009 University of Quillmark India Marketing',
    { field: 'Marketing', school: 'University of Quillmark' },
  ],
  ['a day of a year of two digits', 'A.A.S : Botany , 5/25/08 Quillmark College – City , State Botany', { school: 'Quillmark College', year: 2008 }],
  ['another name of the degree', 'Quillmark University May 2014 Bachelor of the Arts : Botany Botany', { field: 'Botany', school: 'Quillmark University' }],
  ['a school behind the colon', 'Bachelor of Science : Florida Quillmark University - City , State', { field: null, school: 'Florida Quillmark University' }],
  [
    'a diploma that is the degree below',
    'Quillmark University May 2015 Diploma City , State\nBachelor of Science : Botany GPA: GPA: 3.75/4.0 Botany',
    { level: 'bachelor', school: 'Quillmark University', year: 2015 },
  ],
  ['a country behind the blank place', 'Bachelor of Arts : Botany 2014 Quillmark University City , State , United States of America', { school: 'Quillmark University' }],
  [
    'a list of what was taught',
    'Bachelor of Arts : Botany August 2010 Quillmark University , City , State\nKilns and Society; Race, Class and Clay; Contemporary Issues in Kilns; Women and Clay',
    { school: 'Quillmark University' },
  ],
  [
    'an institute of art behind a field',
    'Associate of Arts : Fashion Merchandising Art Institute of Quillmark – City , State',
    { field: 'Fashion Merchandising', school: 'Art Institute of Quillmark' },
  ],
  [
    'the degree once more in the place of its field',
    'ASSOCIATE OF ARTS : ASSOCIATE OF ARTS 2010 QUILLMARK STATE COMMUNITY COLLEGE City , State , USA',
    { field: null, school: 'QUILLMARK STATE COMMUNITY COLLEGE' },
  ],
  ['a country in small letters', 'Bachelor of Arts : Botany 2014 Quillmark University – City , State , united states', { school: 'Quillmark University', year: 2014 }],
  [
    'a part of a college before the date',
    'QUILLMARK COLLEGE, A.B. MOSS GRADUATE SCHOOL OF BUSINESS May 2016 Master of Business Administration City , State',
    { school: 'QUILLMARK COLLEGE', year: 2016 },
  ],
  ['a part of the university before the date', 'Quillmark University Ann G. Moss School of Business December 2001 Bachelor of Arts : Botany', { field: 'Botany', school: 'Quillmark University' }],
])('a degree is told whole: %s', (_, text, told) => {
  expect(degreeOf(text)).toMatchObject({ ...told, certainty: 'sure' })
})

test('a diploma of its own over a degree that has its school below stays one', () => {
  const { degrees } = read('Education\nMoss College 2008 Diploma\nBachelor of Science in Botany\nQuillmark University, 2012')
  expect(degrees.map(({ level, school, year }) => [level, school, year])).toEqual([
    ['diploma', 'Moss College', 2008],
    ['bachelor', 'Quillmark University', 2012],
  ])
})

test('where the list parts fields from degrees with a colon, a degree without one tells its school', () => {
  const form = 'Associate of Arts Franklin Quillmark College – City , State'
  expect(degreeOf(form)).toMatchObject({ field: null, certainty: 'unsure' })
  const { degrees } = read(`Education\nBachelor of Science : Botany , 1999 Marble State University – City\n${form}`)
  expect(degrees[1]).toMatchObject({ level: 'associate', field: null, school: 'Franklin Quillmark College', certainty: 'sure' })
})

test('a degree whose school is left out is sure where its line tells the field twice and nothing else, and no school stands apart', () => {
  expect(degreeOf('Bachelor of Arts : Botany Botany')).toMatchObject({ field: 'Botany', school: null, certainty: 'sure' })
  expect(degreeOf('Bachelor of Arts : Botany')).toMatchObject({ certainty: 'unsure' })
  expect(degreeOf('Bachelor of Arts : Botany Botany\nat Lyons Township')).toMatchObject({ certainty: 'unsure' })
  const { degrees } = read('Education\nB.F.A. : Clay 2000 University of Quillmark Marble College City , State\nA.S. : Botany 1993 Botany')
  expect(degrees[1]).toMatchObject({ certainty: 'unsure' })
})

test('dates stand above the studies as above the positions, whatever a summary under a heading of work tells', () => {
  const work =
    'Professional Background\nOver 20 years in kilns.\nProfessional Experience\n10/2001 to 05/2009\nKiln Keeper Quill Works\nFired bowls.\n07/1999 to 09/2001\nKiln Aide Moss Works\nSwept floors.'
  const { degrees } = read(
    `${work}\nEducation\nBachelor of Science : Botany Marble State University – City , State Botany\n1996\nBachelor of Arts : Geology Quillmark University – City , State Geology\n1993\nAssociate of Science Moss County Community College`,
  )
  expect(degrees.map(({ field, year }) => [field, year])).toEqual([
    ['Botany', null],
    ['Geology', 1996],
    [null, 1993],
  ])
})

test('a year in a sentence that goes on below is none of the studies, and a candidate is no field', () => {
  expect(
    degreeOf(
      'Bachelors Degree : Business Management Quillmark College – City , Romania Business Management\nYearly Coaching, Team Building and Visual Moss Seminar Winner of 1st place in the bowl contest (most bowls\nin a year) 2000 trough 2010',
    ),
  ).toMatchObject({ year: null })
  expect(degreeOf('Doctor of Philosophy : Public Health Candidate Community Education Quillmark University – City , State Public Health Candidate Community Education')).toMatchObject({
    certainty: 'unsure',
  })
})

test.each([
  'Child Development and Psychology coursework',
  'Computer and art design courses, visual clay courses, and studio art courses.',
  'Received the Kiln Award from the College of Clay, University of Moss for my accomplishment.',
  'Deans list every year',
])('under a degree "%s" leaves it sure', (line) => {
  expect(degreeOf(`Bachelor of Science : Botany 2004 Quillmark University , City , State\n${line}`)).toMatchObject({ certainty: 'sure' })
})

test.each(['Remaining psychology courses', 'Psychology courses only', 'Completed psychology coursework'])('under a degree "%s" leaves it open', (line) => {
  expect(degreeOf(`Bachelor of Science : Botany 2004 Quillmark University , City , State\n${line}`)).toMatchObject({ certainty: 'unsure' })
})
