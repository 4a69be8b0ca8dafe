/** Shapes seen in CVs of strangers: dates that lead, stacked ranges, parts under their wholes, and what only looks like a name. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) =>
  read(`Ana Duarte\n\nExperience\n${text}`).roles.map(({ title, employer, department, start, end, current, certainty }) => [
    title,
    employer,
    department,
    start?.year,
    current ? 'now' : end?.year,
    certainty,
  ])
const namesOf = (text: string) => rolesOf(text).map(([title, employer]) => [title, employer])
const degreesOf = (text: string) => read(`Ana Duarte\n\nEducation\n${text}`).degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])

test('a range whose end stands over its beginning, on lines of their own', () => {
  expect(
    rolesOf(
      'current\n\n2021\nQuill Laboratory\tUniversity of Marble\nGraduate Research Assistant\n\nFired kilns for the lab\n\n2020\n\n2019\nGlaze Laboratory\tHarbor State University\nResearch Scientist\n\nFired clay',
    ),
  ).toEqual([
    ['Graduate Research Assistant', 'University of Marble', 'Quill Laboratory', 2021, 'now', 'sure'],
    ['Research Scientist', 'Harbor State University', 'Glaze Laboratory', 2019, 2020, 'sure'],
  ])
  expect(degreesOf('current\n\n2021\nUniversity of Marble\tTucson, AZ\nPhD. Student, Botany\n\n2019\n\n2017\nHarbor State University\tStillwater, OK\nM.S., Zoology')).toEqual([
    ['doctorate', 'Botany', 'University of Marble', null, 'sure'],
    ['master', 'Zoology', 'Harbor State University', 2019, 'sure'],
  ])
  expect(degreesOf('Sept. 2019 –\nSept. 2021\nM.S.c Candidate in Botany QUAC, China')[0]?.slice(0, 4)).toEqual(['master', 'Botany', null, 2021])
})

test('a column at the left tells the end of a range and, beside the next line, its beginning', () => {
  expect(
    rolesOf('November 2022 AI Resident, QUILL LABS, Seattle, US\nNovember 2021 Research in kilns\n\nOctober 2021 Research Intern, MARBLE LABS, Tokyo, Japan\nOctober 2020 Published two papers').map(
      (role) => [role[0], role[3], role[4]],
    ),
  ).toEqual([
    ['AI Resident', 2021, 2022],
    ['Research Intern', 2020, 2021],
  ])
})

test('where the first header begins with its dates, what stands over a date is of the position before', () => {
  expect(
    rolesOf('2019 - 2021\tAssistant Professor\nDepartment of Kilns\nMarble School of Clay\nQuill University, Marble, NY\n2017 - 2019\tAssistant Professor\nDepartment of Glaze\nHarbor University').map(
      (role) => role.slice(0, 5),
    ),
  ).toEqual([
    ['Assistant Professor', 'Quill University', 'Department of Kilns', 2019, 2021],
    ['Assistant Professor', 'Harbor University', 'Department of Glaze', 2017, 2019],
  ])
})

test('degrees that begin with their dates have the schools below them', () => {
  expect(
    degreesOf('2010-2014\tPh.D. Botany\nQuill University, Marble School of Kilns\nAdvisor: Ben Moss\n2001-2005\tB.S. Zoology\nUniversity of Harbor\nHighest honors').map((degree) =>
      degree.slice(0, 4),
    ),
  ).toEqual([
    ['doctorate', 'Botany', 'Quill University', 2014],
    ['bachelor', 'Zoology', 'University of Harbor', 2005],
  ])
})

test('positions that fill their lines and end with their dates are each one of their own', () => {
  expect(
    rolesOf('Assistant Professor of Kiln Engineering, University of Marble at Harbor\t2020 – Present\nAssistant Professor of Kiln Engineering, Quill School of Management and Clay\t2018 – 2020').map(
      (role) => role.slice(0, 4),
    ),
  ).toEqual([
    ['Assistant Professor of Kiln Engineering', 'University of Marble at Harbor', null, 2020],
    ['Assistant Professor of Kiln Engineering', 'Quill School of Management and Clay', null, 2018],
  ])
  expect(
    rolesOf(
      'Quill University, Marble School of Management\nProfessor of Managerial Botany & Decision Sciences, 2020-present\nAssociate Professor of Managerial Botany & Decision Sciences, 2012-2020 (with tenure, 9/2014)\nAssistant Professor of Managerial Botany & Decision Sciences, 2009-2012',
    ).map((role) => [role[0], role[1], role[3]]),
  ).toEqual([
    ['Professor of Managerial Botany & Decision Sciences', 'Quill University, Marble School of Management', 2020],
    ['Associate Professor of Managerial Botany & Decision Sciences', 'Quill University, Marble School of Management', 2012],
    ['Assistant Professor of Managerial Botany & Decision Sciences', 'Quill University, Marble School of Management', 2009],
  ])
})

test('parts of sentences, courses, subjects and the people who are advised are surely no employers', () => {
  const sure = (text: string) => rolesOf(text).filter((role) => role[5] === 'sure')
  expect(sure('NLP Researcher, time\t2019 - 2021\n• Read clay.')).toEqual([])
  expect(sure('Senior Software Engineer (Bash scripting, Linux)\t2016 - 2018\n• Wrote kilns.\nSenior Software Engineer, A Flexible Printed Tag\t2012 - 2014\n• Wrote clay.')).toEqual([])
  expect(sure('Oral examiner (Clay 368, 2024); PhD trial lectures (4, 2024–2025); MSc')).toEqual([])
  expect(sure('Co-supervision of PhD student, Universidad de Quill, Spain\t2024 - 2025\n• Kilns.')).toEqual([])
  expect(sure('Lab Teaching Assistant, Introductory Kilns II / Clay-121 (University of Quill undergraduates)\tSpring 2020\n• Kilns.')).toEqual([])
  expect(sure('Postdoctoral Associate, Computer Science\t2004 - 2005\n• Kilns.')).toEqual([])
  expect(namesOf('PhD Dissertation Advisor\tAlma Reed Botany\t2020 - present\n• Kilns.')).toEqual([])
  expect(read('Ana Duarte\n\nExperience\nCo-supervision of PhD student, Universidad de Quill\t2024 - present\n• Kilns.').degrees.filter(({ certainty }) => certainty === 'sure')).toEqual([])
  expect(namesOf('Graduate Teaching Assistant, Quill University, KLN 2720: Clay for All\t2022 - 2023\n• Kilns.')).toEqual([['Graduate Teaching Assistant', 'Quill University']])
})

test('a subject, a laboratory and a department are parts of the organization beside or over them', () => {
  expect(rolesOf('Associate Professor\t09/2020 - present\nComputer Science and Engineering, Quill University, Marble, CA')[0]?.slice(0, 3)).toEqual([
    'Associate Professor',
    'Quill University',
    'Computer Science and Engineering',
  ])
  expect(rolesOf('2024-present Quill University, USA, Research Scientist, Duarte Lab\n• Fired kilns.')[0]?.slice(0, 3)).toEqual(['Research Scientist', 'Quill University', 'Duarte Lab'])
  expect(rolesOf('University of Quill, Marble, Norway\n2024–Present Kiln Researcher, Department of Clay.\n• Fired kilns.\n• Fired clay.')[0]?.slice(0, 3)).toEqual([
    'Kiln Researcher',
    'University of Quill',
    'Department of Clay',
  ])
  expect(namesOf('Assistant Professor of Kilns, University of Quill at Marble\t2015 - 2019\n• Kilns.')).toEqual([['Assistant Professor of Kilns', 'University of Quill at Marble']])
  expect(namesOf('Research Associate, University of California, San Diego, USA\t2019 – 2021\n• Kilns.')).toEqual([['Research Associate', 'University of California, San Diego']])
})

test('headers as people type them', () => {
  expect(
    rolesOf(
      '2020 - now | Quill Bridge Consultants, Inc. | Bridge Engineer III -> Bridge Rating Lead\n > Rated 430 bridges\n2014 - 2016 | Marble Ingenieros, Inc. | Junior engineer (draft)\n > Drew bridges',
    )[0]?.slice(0, 2),
  ).toEqual(['Bridge Rating Lead', 'Quill Bridge Consultants, Inc.'])
  expect(
    namesOf(
      'Quill Financial, Marble — Vice President, Model Validation. 2018-2022\n – validated 26 models\nmQuill S.A., Warszawa — AML analyst\n2014–2018\n – found fraud\nKPQG Marble (audit trainee) 2013-14',
    ),
  ).toEqual([
    ['Vice President, Model Validation', 'Quill Financial, Marble'],
    ['AML analyst', 'mQuill S.A., Warszawa'],
    ['audit trainee', 'KPQG Marble'],
  ])
  expect(
    namesOf('Quill Home Health, Bakersfield, CA: OT (per diem), 2018-present\n• home safety\nMarble Rehabilitation Hosp, Abu Dhabi UAE   Occupational Therapist   2015 – 2018\n• splints'),
  ).toEqual([
    ['OT (per diem)', 'Quill Home Health'],
    ['Occupational Therapist', 'Marble Rehabilitation Hosp'],
  ])
  expect(
    namesOf(
      'Marble Refining LLC, Pasadena, TX\tMar 2018 - Present\nLead Safety Engineer\n• Relief studies\nQuill Process Consultants, Houston TX\tAug 2013 - Feb 2018\nProcess Safety Engineer\n• Relief studies',
    )[1],
  ).toEqual(['Process Safety Engineer', 'Quill Process Consultants'])
  expect(
    rolesOf('Quill Labs\nResearch Intern (Summer 2023 remote)\n• Sharded kilns\nMarble Labs\nSoftware Engineer (2024 - present San Francisco, CA)\n• Kilns').map((role) => [role[0], role[1], role[3]]),
  ).toContainEqual(['Research Intern', 'Quill Labs', 2023])
})

test('names with the letters of professions', () => {
  const nameOf = (line: string) => read(`${line}\nMarble, Texas | ana@example.com\n\nSUMMARY\nFires kilns.`).name
  expect(nameOf('Ana P. DUARTE, CAMS, CFE')).toBe('Ana P. DUARTE')
  expect(nameOf('Ana Maria "Kat" Duarte-Moss, OTD, OTR/L, CHT')).toBe('Ana Maria "Kat" Duarte-Moss')
  expect(nameOf('ANA KUMAR DUARTE, CQPSC, P.E. (Texas)')).toBe('ANA KUMAR DUARTE')
})

test('a degree of another country with its evaluation is one degree', () => {
  expect(degreesOf('Ingeniero Civil – Universidad Nacional de Ingeniería (UNI), Lima, 2013 (Bachiller) / título 2014. Evaluated as equivalent U.S. Bachelor of Science in Civil Engineering')).toEqual([
    ['bachelor', 'Civil Engineering', 'Universidad Nacional de Ingeniería', 2014, 'sure'],
  ])
  expect(degreesOf("Bachelor's (licencjat) finance & accounting, Quill University 2011")[0]?.slice(0, 2)).toEqual(['bachelor', 'finance & accounting'])
  expect(degreesOf("M.S. – Diplôme d'Études Approfondies (DEA) in Botany, Quill Institute, France, 1994.").map((degree) => degree.slice(0, 4))).toEqual([['master', 'Botany', 'Quill Institute', 1994]])
  expect(degreesOf('B.Agric., Crop Protection, University of Quill 2007-2012')[0]?.slice(0, 4)).toEqual(['bachelor', 'Crop Protection', 'University of Quill', 2012])
})

test('a school is told whole or is not sure', () => {
  expect(degreesOf('2016-2018 MSc, Kiln Control, Marble School of Hygiene and Tropical\nMedicine, Distinction')[0]?.slice(1, 4)).toEqual([
    'Kiln Control',
    'Marble School of Hygiene and Tropical Medicine',
    2018,
  ])
  expect(degreesOf('B.S. in Botany, Université de, 1993')[0]?.[4]).not.toBe('sure')
  expect(degreesOf('M.Tech in Botany, Indian Institute of Technology, 2013')[0]?.[4]).toBe('unsure')
  expect(degreesOf('MSc. in Botany\t2018-2020\nIndian Institute of Technology (IIT) Indore | Marble Rd')[0]?.slice(1, 4)).toEqual(['Botany', 'Indian Institute of Technology Indore', 2020])
  expect(degreesOf('Ph.D. University of Quill, Mathematics (1991)')[0]?.slice(1, 4)).toEqual(['Mathematics', 'University of Quill', 1991])
  expect(degreesOf('Doctor of Philosophy (Pursuing), Quill Research Academy\t2016 - Present')[0]?.[1]).toBeNull()
  expect(degreesOf('Quill College in Cairo, BACHELOR OF SCIENCE, Cairo, Egypt\t2018')[0]?.[1]).toBeNull()
})

test('a college beside its degree is a part of the university over it, whose date all its degrees have', () => {
  expect(
    degreesOf('Quill University, Marble\tMay 2026\nB.A. Computer Science | College of Computing, Data, and Society\tGPA: 3.95\nB.A. Astrophysics | College of Letters & Sciences').map((degree) =>
      degree.slice(0, 4),
    ),
  ).toEqual([
    ['bachelor', 'Computer Science', 'Quill University', 2026],
    ['bachelor', 'Astrophysics', 'Quill University', 2026],
  ])
})

test('two entries beside each other are two', () => {
  expect(degreesOf('Quill College | PhD\tMarble University | MSc\nComputational Biology\t2025 – 2029\tApplied Mathematics\t2022 – 2023').map((degree) => degree.slice(0, 4))).toEqual([
    ['doctorate', 'Computational Biology', 'Quill College', 2029],
    ['master', 'Applied Mathematics', 'Marble University', 2023],
  ])
})

test('the field on the line under a degree, with two parts, or behind words of its programme', () => {
  expect(degreesOf('2019 Goldquill, University of Marble, MASTER OF SCIENCE, London, UK\n• MSc in Kiln Science - Pass').map((degree) => degree.slice(0, 4))).toEqual([
    ['master', 'Kiln Science', 'Goldquill, University of Marble', 2019],
  ])
  expect(degreesOf('University of Quill\t2014 - 2019\nMSci Physics with Astrophysics, First Class Honours')[0]?.[1]).toBe('Physics with Astrophysics')
  expect(degreesOf('2017-2022 PhD, QUILLBIO PhD programme, University of Marble').map((degree) => degree.slice(0, 4))).toEqual([['doctorate', null, 'University of Marble', 2022]])
})

test('a research project under one of several degrees ends no studies, and a heading with a number or a bracket is one', () => {
  expect(
    degreesOf('2016-2017 MSc, Kiln Control, University of Quill\nResearch project: Measuring kilns in the field\n2013-2016 BA(Hons), Botany, University of Marble, First Class Honours').map(
      (degree) => degree[0],
    ),
  ).toEqual(['master', 'bachelor'])
  expect(read('Ana Duarte\n\n1\tEDUCATION\nPh.D., Botany, University of Quill, 2002\n2\tRESEARCH INTERESTS\nKilns').degrees).toHaveLength(1)
  expect(
    read('Ana Duarte\n\nEDUCATION\nPh.D., Botany, University of Quill, 2002\n\nEXPERIENCE\nResearcher, Quill Labs 2010 - 2012\n- Fired kilns\n\nAWARDS (selected)\nQuill Prize 2011').awards,
  ).toHaveLength(1)
  expect(read('Ana Duarte\n\nLicenses\nCAMS 2017\n\nSPEAKING / WRITING\nQuill Meeting 2024').licenses.map(({ text }) => text)).toEqual(['CAMS 2017'])
})
