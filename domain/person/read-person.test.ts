import { expect, test } from 'vitest'
import { personFactsSchema, type PersonFacts } from './person-facts.ts'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesIn = (facts: PersonFacts) => facts.roles.map(({ title, employer }) => [title, employer])
const degreesIn = (facts: PersonFacts) => facts.degrees.map(({ level, school, year }) => [level, school, year])

test('the same lines are read alike whether blank lines stand between all of them or none', () => {
  const lines = [
    'WORK EXPERIENCE',
    'Application Associate',
    'Accenture -',
    'November 2017 to Present',
    'Queries for the chat bot are written and trained here.',
    'Test Engineer',
    'Infosys Limited -  Mysore, Karnataka -',
    'August 2014 to October 2017',
    'Automated test cases run each night.',
    'EDUCATION',
    'B.E in Information science',
    'B.v.b college of engineering -  Hubli, Karnataka',
    'August 2009 to June 2013',
  ]
  for (const text of [lines.join('\n'), lines.join('\n\n')]) {
    const facts = read(text)
    expect(rolesIn(facts)).toEqual([
      ['Application Associate', 'Accenture'],
      ['Test Engineer', 'Infosys Limited'],
    ])
    expect(facts.roles.map(({ start, end }) => [start?.month, end?.month])).toEqual([
      [11, undefined],
      [8, 10],
    ])
    expect(degreesIn(facts)).toEqual([['bachelor', 'B.v.b college of engineering', 2013]])
    expect(personFactsSchema.safeParse(facts).success).toBe(true)
  }
})

test('each degree has its own school and year, whether schools stand above or below, and none takes a neighbor’s', () => {
  expect(degreesIn(read('Education\nMaster of Science in Finance\nFordham University\n2017\nB.Sc. Accounting\nUniversity of Lagos\n2013'))).toEqual([
    ['master', 'Fordham University', 2017],
    ['bachelor', 'University of Lagos', 2013],
  ])
  expect(degreesIn(read('Education\nFordham University\tMay 2017\nMaster of Science in Finance\nUniversity of Lagos\tJuly 2013\nB.Sc. Accounting'))).toEqual([
    ['master', 'Fordham University', 2017],
    ['bachelor', 'University of Lagos', 2013],
  ])
  expect(degreesIn(read('Education\n2004\nMontana State University\nBachelor of Science\n2001\nLittle Bighorn College\nAssociate of Science'))).toEqual([
    ['bachelor', 'Montana State University', 2004],
    ['associate', 'Little Bighorn College', 2001],
  ])
  expect(degreesIn(read('Education\n\nMBA, 2019\n\nB.A. Economics\nUniversity of Ghana, 2012'))).toEqual([
    ['master', null, 2019],
    ['bachelor', 'University of Ghana', 2012],
  ])
})

test('between two schools a degree has the one below it where nothing else of the list speaks for the one above', () => {
  expect(degreesIn(read('EDUCATION\n\nSoftware Product Management\n\nProduct School\n\nBachelor of Computer Science\n\nAnna University'))).toEqual([['bachelor', 'Anna University', null]])
})

test('studies that go on are not completed and have no year of graduation', () => {
  const [degree] = read('Education\nM.S. Computer Science, Texas A&M University\nAugust 2025 – Present').degrees
  expect(degree).toMatchObject({ completed: false, year: null, school: 'Texas A&M University' })
})

test('years of sentences beside degrees are no years of theirs, and each level is known in its many forms', () => {
  expect(
    degreesIn(
      read(
        'Education\n2005\nMaster of Science : Biology Quillmark University – City , State\n1989\nBachelor of Science : Biology Marble Bay University – City , State\nSupporting the exchange of letters on Server 2000 Enterprise Edition for all the offices of the region',
      ),
    ),
  ).toEqual([
    ['master', 'Quillmark University', 2005],
    ['bachelor', 'Marble Bay University', 1989],
  ])
  expect(degreesIn(read('Education\n12/2010\nBachelor of Arts : Biology Quillmark University Biology\n07/2007\nAssociates In Arts : Biology Marble Bay College Biology'))).toEqual([
    ['bachelor', 'Quillmark University', 2010],
    ['associate', 'Marble Bay College', 2007],
  ])
  expect(degreesIn(read('Education\nASSOCIATE : LIBERAL ART 1994 QUILLMARK COLLEGE City , State\nDIPLOMA 1990 MARBLE BAY HS City , State'))).toEqual([
    ['associate', 'QUILLMARK COLLEGE', 1994],
    ['diploma', null, 1990],
  ])
  expect(degreesIn(read('Education\nMasters of Science , Biology 5 2013 University of Quillmark GPA: GPA: 3.83/4.0 Biology'))).toEqual([['master', 'University of Quillmark', 2013]])
  expect(degreesIn(read('Education\nBachelor of Business and Administrative Management (BBA) The University of Quillmark City , State'))).toEqual([['bachelor', 'The University of Quillmark', null]])
  expect(read('Education\nMaster of Business Administration : Marketing\nQUILLMARK STATE UNIVERSITY, 2001').degrees[0]?.field).toBe('Marketing')
})

test('where the line of a degree names a school that cannot be parted from it, no other school is taken', () => {
  expect(degreesIn(read('Education\nQuillmark Language School\nMaster of International Affairs Basketry Retail Academy MIBA'))).toEqual([['master', null, null]])
})

test('the school of another entry is no degree’s', () => {
  expect(degreesIn(read('EDUCATION\n\nB.E in CSE\n\nPadmanava College of Engineering\n\n2009\n\nHigher secondary\n\nSt. Joseph School\n\n2005'))).toEqual([
    ['bachelor', 'Padmanava College of Engineering', 2009],
  ])
})

test('tools and projects named under a position belong to it, and the positions below are read', () => {
  const facts = read(`Experience
Senior Developer, Acme Inc.
2019 – Present
• Built the billing service for 40 clinics.
Tools: Java, Kafka
Projects
• Moved the archive to a new store.
Developer, Beta Ltd.
2015 – 2018
• Wrote the import of 12 formats.`)
  expect(rolesIn(facts)).toEqual([
    ['Senior Developer', 'Acme Inc.'],
    ['Developer', 'Beta Ltd.'],
  ])
  expect(facts.achievements.map(({ roleId }) => roleId)).toEqual(['role-1', 'role-1', 'role-2'])
})

test('where titles stand first, a position that names no employer takes none from its neighbor', () => {
  const facts = read(`WORK EXPERIENCE
CES Associate Consultant
SAP Ariba -  Bengaluru, Karnataka -
November 2016 to October 2017
Handled the requests of buyers for 20 countries.
Sales Engineer - Concept Technology Solution
-
January 2014 to November 2016
Sold to the makers of pumps.
Industry Finacle Core
Systems Engineer
-
January 2012 to December 2013
Wrote tests of the core.`)
  expect(rolesIn(facts)).toEqual([
    ['CES Associate Consultant', 'SAP Ariba'],
    ['Sales Engineer - Concept Technology Solution', null],
    ['Systems Engineer', null],
  ])
})

test('a high school, a list printed twice and a field printed twice give no degree a school and no position a double', () => {
  expect(degreesIn(read('EDUCATION\n\nGovt. High school Yernalli\n\nB.E. in Electrical\n\n2012'))).toEqual([['bachelor', null, 2012]])
  expect(degreesIn(read('Education\nBachelor of Arts , Communication 2001 ST. EDWARD’S UNIVERSITY\nCommunication'))).toEqual([['bachelor', 'ST. EDWARD’S UNIVERSITY', 2001]])
  expect(degreesIn(read('Education\nAssociate of Arts , General Education Santa Ana College'))).toEqual([['associate', 'Santa Ana College', null]])
  expect(degreesIn(read('Education\nAssociate of Arts , Basketry and Lacework Santa Ana College'))).toEqual([['associate', null, null]])
  const facts = read(
    'Work History\nLibrary Assistant , 10/2013 to 12/2013\nEducation\nB.A., University of Ghana, 2012\nWork History\nLibrary Assistant , 10/2013 to 12/2013\n• Shelved books on two floors.',
  )
  expect(facts.roles).toHaveLength(1)
})

test('what a blank copy leaves out is no employer and no place', () => {
  const facts = read(`Experience
01/2009 to Current
Accountant Company Name ï¼ City , State
Reporting for the owner of a firm of builders.
Company Name January 2003 to December 2008 Instructor
City , State
Taught courses on networks.`)
  expect(rolesIn(facts)).toEqual([
    ['Accountant', null],
    ['Instructor', null],
  ])
})

test('a ward is a department of its employer and no employer', () => {
  const [role] = read('Experience\nCharge Nurse\nCardiac ICU\nCape Hospital\n2018 – Present\n• Led a team of 12 nurses.').roles
  expect(role).toMatchObject({ title: 'Charge Nurse', employer: 'Cape Hospital', department: 'Cardiac ICU' })
})

test('an achievement outside positions is tied to none of them', () => {
  const facts = read(`Key Accomplishments
• Cut the cost of freight by 18%.

Work History
Logistics Manager, Acme Inc., 2015 – Present
Logistics Analyst, Beta Ltd., 2010 – 2015`)
  expect(facts.achievements).toMatchObject([{ roleId: null, text: 'Cut the cost of freight by 18%.', action: 'cut', object: 'the cost of freight', measures: ['18%'], isResult: true }])
  expect(facts.roles).toHaveLength(2)
})

test.each([
  ['Mentored 14 analysts in survey methods', true, ['14 analysts']],
  ['Handled a portfolio worth $4.2 million', false, ['$4.2 million']],
  ['Shortened the close from 12 days to 5 days', true, ['from 12 days to 5 days']],
  ['Over 10 years of experience in sales', false, []],
  ['Certified in ISO 9001 and Windows 2000 servers', false, []],
  ['Prepared 3 lessons', false, ['3 lessons']],
])('measures: %s', (text, isResult, measures) => {
  expect(read(`Experience\nAnalyst, Acme Inc., 2019 – Present\n• ${text}`).achievements).toMatchObject([{ text, isResult, measures }])
})

test('addresses and links tell no language, and "Burn" keeps its last letters', () => {
  const facts = read(
    'Mary Burn, RN\nmary@example.com | www.example.com/mary | example.com/em/com\nExperience\nNurse, Cape Hospital, 2019 – Present\n• Led the training of the ward for a new record system.',
  )
  expect(facts.language).not.toBe('pt')
  expect(facts.name).toBe('Mary Burn')
})

test('every vice president is not a physician', () => {
  expect(read('Experience\nVice President, Acme Inc.\n2015 – Present\n• Ran the sales of pumps.').profession).not.toBe('physicianDentist')
  expect(read('Experience\nPilot Plant Engineer, Acme Inc.\n2015 – Present\n• Ran distillation trials.').profession).not.toBe('pilot')
})

test('what led to an occupation is told in the resume’s own words', () => {
  const text = 'Experience\nSupply Chain Analyst, Erie Parts Ltd.\n2020 – Present\n• Planned Logistics for three warehouses and the transport of containers.'
  const [occupation] = read(text).occupations
  expect(occupation?.evidence.length).toBeGreaterThan(0)
  for (const words of occupation?.evidence ?? []) expect(text).toContain(words)
})

test('facts say where they stand', () => {
  const facts = readPerson([{ lines: ['Ann Dole', '', 'Experience', 'Engineer, Acme Inc.\t2019 – Present'] }, { lines: ['', 'Education', 'B.Sc. Physics, University of Ghana, 2012'] }], NOW)
  expect(facts.roles[0]?.place).toEqual({ page: 1, line: 4, quote: 'Engineer, Acme Inc. 2019 – Present' })
  expect(facts.degrees[0]?.place).toEqual({ page: 2, line: 3, quote: 'B.Sc. Physics, University of Ghana, 2012' })
})

/** Lines with their left edges in points; a bullet is drawn at the edge. */
const readDrawn = (drawn: [x: number, text: string][]) =>
  readPerson(
    [
      {
        lines: drawn.map(([, text]) => text),
        layout: drawn.map(([x, text]) => ({ x, endX: x + text.length * 5, y: 700, size: 10, bold: false, italic: false, drop: 12, column: 0, breaks: [], endsParagraph: false })),
      },
    ],
    NOW,
  )

test('bullets that mark positions and degrees hide neither the employer nor the school', () => {
  const facts = readDrawn([
    [36, 'Education'],
    [36, '• Lakeview Institute of Technology\tDayton, OH'],
    [47, 'Master of Science in Computer Science; GPA: 4.00\tAug 2012 – Dec 2013'],
    [36, '• Harbor University\tPune, India'],
    [47, 'Bachelor of Engineering in Electronics; GPA: 3.66\tAug 2008 – July 2012'],
    [36, 'Experience'],
    [36, '• Fernhill\tMountain View, CA'],
    [47, 'Software Engineer\tOct 2016 – Present'],
    [60, '◦ Built the log store that 40 teams write to'],
    [36, '• Ostrava Labs\tAtlanta, GA'],
    [47, 'Data Scientist\tSummer 2012 and 2013'],
    [60, '◦ Tested trading rules on ten years of prices'],
  ])
  expect(rolesIn(facts)).toEqual([
    ['Software Engineer', 'Fernhill'],
    ['Data Scientist', 'Ostrava Labs'],
  ])
  expect(degreesIn(facts)).toEqual([
    ['master', 'Lakeview Institute of Technology', 2013],
    ['bachelor', 'Harbor University', 2012],
  ])
  expect(facts.achievements.map(({ text }) => text)).toEqual(['Built the log store that 40 teams write to', 'Tested trading rules on ten years of prices'])
})

test('positions of an academic list with the year in front are read to their university, and those without an end go on', () => {
  const facts = read(
    'Current positions\n2003– Professor of Statistics, Department of Econometrics, Harbor University.\n2005– Director, International Institute of Forecasting.\n2011– Editor, Journal of Applied Statistics.',
  )
  expect(facts.roles.map(({ title, employer, department, start, current }) => [title, employer, department, start?.year, current])).toEqual([
    ['Editor', 'Journal of Applied Statistics', null, 2011, true],
    ['Director', 'International Institute of Forecasting', null, 2005, true],
    ['Professor of Statistics', 'Harbor University', 'Department of Econometrics', 2003, true],
  ])
})

test('a project, a thesis and the degrees of co-authors are no degrees, and studies and their end are told once', () => {
  const facts = read(
    'Education\n2015 / 07 - University of Bremen\nGraduated as M.Sc. Digital Media\n\n2012 - 2013 - University of Bremen\nMaster Project - PrIMA\n\n2012 - 2015 - University of Bremen\nMaster Studies Digital Media\n\n2007 - 2012 - University of Bremen\nBachelor Studies Digital Media\nBachelor thesis on keyboards',
  )
  expect(facts.degrees.map(({ level, field, year }) => [level, field, year])).toEqual([
    ['master', 'Digital Media', 2015],
    ['bachelor', 'Digital Media', 2012],
  ])
  expect(read('Jane Roe\nExperience\nAnalyst, Acme Inc., 2019 – 2021\nPapers\nAuthored with Wes Self, MD MPH; Dan Liu, PhD; Stephan Russ, MD').degrees).toEqual([])
})

test('an employer whose name ends in an exclamation mark is one', () => {
  expect(
    rolesIn(read('Experience\n\nPresident & CEO\nYahoo!\nJuly 2012 – Ongoing\n• Led the sale of the company\n\nVice President of Search\nGoogle\nOct 2005 – July 2012\n• Led the search products')),
  ).toEqual([
    ['President & CEO', 'Yahoo!'],
    ['Vice President of Search', 'Google'],
  ])
})

test('sections that set out positions in different ways are each read in their own', () => {
  const facts = read(
    'Current work\nHarbor University\tClayton, Australia\nPHD CANDiDATE\tFeb. 2023 – Present\n• Research in time series\nNectric\tMelbourne, Australia\nFOUNDER & DATA SCiENTiST\tJan. 2019 – Present\n• Consulting on forecasts\nOpen Journal\tOnline\nTECHNiCAL EDiTOR\tJan. 2017 – Dec. 2018\n• Publishing of issues\n\nTeaching experience\n2016 – 2018\tForecasting: Teaching assistant\n2015 – 2016\tMathematics: Tutor\n2014 – 2015\tStatistics: Tutor',
  )
  expect(rolesIn(facts).slice(0, 3)).toEqual([
    ['PHD CANDIDATE', 'Harbor University'],
    ['FOUNDER & DATA SCIENTIST', 'Nectric'],
    ['TECHNICAL EDITOR', 'Open Journal'],
  ])
})

test('a line that hangs under its bullet goes on with it behind a full stop', () => {
  const facts = readDrawn([
    [40, 'Books'],
    [50, '• Ikonen, M. (1998). Forecasting in small towns: methods and applications.'],
    [62, 'Helsinki: Saari Press.'],
    [50, '• Ikonen, M. (2004). Series with gaps. Helsinki: Saari Press.'],
  ])
  expect(facts.publications.map(({ text }) => text)).toEqual([
    'Ikonen, M. (1998). Forecasting in small towns: methods and applications. Helsinki: Saari Press.',
    'Ikonen, M. (2004). Series with gaps. Helsinki: Saari Press.',
  ])
})

test('a position that a second list tells once more, with its work, is one position', () => {
  const list = (words: string) =>
    `OFFICE ASSISTANT , 09/2017 to 09/2019\nCompany Name – City , State\n\n${words} the visitors of the house and sorted the mail of the week\n\nUNIT CLERK , 06/2016 to 08/2017\nCompany Name – City , State\n\n${words} the reports of the month for the whole department`
  const facts = read(`Experience\n${list('Handled')}\n\nWork History\n${list('Handle')}\n\nEducation\nB.A., University of Ghana, 2012`)
  expect(facts.roles.map(({ title }) => title)).toEqual(['OFFICE ASSISTANT', 'UNIT CLERK'])
  const whole = `${list('Handled')}\n\nDRIVER , 02/2012 to 05/2016\nCompany Name – City , State\n\nDrove the van of the house to the market and back`
  expect(read(`Experience\n${whole}\n\nEducation\nB.A., University of Ghana, 2012\n\nWork History\n${whole}`).roles.map(({ title }) => title)).toEqual(['OFFICE ASSISTANT', 'UNIT CLERK', 'DRIVER'])
})

test('studies of which something is still to be done are not completed, and courses are no degree', () => {
  expect(read('Education\n2011\nPh.D. : Public Policy Quillmark University – City , State I finished all course work. Need to do two residencies').degrees[0]).toMatchObject({ completed: false })
  expect(read('Education\nPh.D. in Public Policy, Quillmark University, 2019\nAll but dissertation').degrees[0]).toMatchObject({ completed: false })
  expect(read('Education\nCoursework in Associate of Arts: Fabric Selection 2015 Quillmark College').degrees).toEqual([])
})

test('awards among the accomplishments and licenses among the studies are found, and marks of a course are none', () => {
  const facts = read(
    'Accomplishments\n• Received the Golden Ladle award of the county in 2015\n• Opened three kitchens\n• Employee of the Year, 2012\nExperience\nChef, Marble Bay Inn\n2010 – Present\n• Cooked for 90 guests a night\nEducation\nCosmetology License , Sep 2007 QUILLMARK ACADEMY City , State\nAssociate of Arts : General Education , Aug 2006 MARBLE BAY COLLEGE City , State\nCertifications\nFood Safety Manager\n\nGrade: A\n\nID Number: 595771\n\nExpiration: 12/31/2016',
  )
  expect(facts.awards.map(({ text }) => text)).toEqual(['Received the Golden Ladle award of the county in 2015', 'Employee of the Year, 2012'])
  expect(facts.licenses.map(({ text }) => text)).toEqual(['Food Safety Manager', 'Cosmetology License , Sep 2007 QUILLMARK ACADEMY'])
})

test('an indented word of a list is no heading, where headings stand further left', () => {
  const at = (x: number) => ({ x, endX: x + 60, y: 0, size: 11, bold: false, italic: false, drop: 12, column: 0, breaks: [] })
  const lines: [string, number][] = [
    ['Summary', 33],
    ['A coach of teams who works with schools and clubs of the county.', 57],
    ['Education', 33],
    ['B.A., University of Ghana, 2012', 57],
    ['Skills', 33],
    ['Coaching', 57],
    ['Teaching', 57],
    ['Training', 57],
    ['Serving', 57],
  ]
  const facts = readPerson([{ lines: lines.map(([text]) => text), layout: lines.map(([, x]) => at(x)) }], NOW)
  expect(facts.skills.map(({ text }) => text)).toEqual(['Coaching', 'Teaching', 'Training', 'Serving'])
})

test('items that asterisks part on one line are items, and leave the title before them a title', () => {
  const facts = read(
    'Experience\n10/2012 to 05/2014\nFoundation Associate Company Name – City , State * Assisted with the charity pages of the site * Managed\nall volunteers of the charity tent\n06/2012 to 10/2012\nPress Assistant Company Name – City , State * Prepared press releases and posts * Scheduled talks of the athletes\nfor the week',
  )
  expect(facts.roles.map(({ title }) => title)).toEqual(['Foundation Associate', 'Press Assistant'])
  expect(facts.achievements.map(({ text }) => text)).toEqual([
    'Assisted with the charity pages of the site',
    'Managed all volunteers of the charity tent',
    'Prepared press releases and posts',
    'Scheduled talks of the athletes for the week',
  ])
})

test('a duty that tells since when is no position, and a blank place is no part of a title', () => {
  const facts = read(
    'Experience\nVolunteer Driver\nJuly 2010 to Current Company Name – City , State\n\nCertified as a driver of heavy vehicles by the county\nServed as a member since July 2011 as a cadet\nReporting to the chief of the crew every week\n\nDriver\nJune 2008 to July 2010 Company Name – City , State\n\nDrove the van of the house',
  )
  expect(facts.roles.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Volunteer Driver', 2010],
    ['Driver', 2008],
  ])
  expect(
    rolesIn(
      read(
        'Professional Experience\nCompany Name City Aviation Engineer 01/2015 to Current\n\nRan the line of the overhaul shop.\nCompany Name City Stress Engineer 01/2012 to 12/2014\n\nChecked the wings.',
      ),
    ),
  ).toEqual([
    ['Aviation Engineer', null],
    ['Stress Engineer', null],
  ])
})

test('packages of a language are counted', () => {
  expect(read('Results\n• Produced 20 R packages for time series').achievements.map(({ measures, isResult }) => [measures, isResult])).toEqual([[['20 R packages'], true]])
})

test('dates that stand before each entry of the studies are theirs, and a level named once more is no second degree', () => {
  expect(
    degreesIn(
      read('Education\n2007\nMBA : Human Resource Management Quillmark University Human Resource Management\n2005\nBachelor of Commerce Marble University\nMasters of Business Administration'),
    ),
  ).toEqual([
    ['master', 'Quillmark University', 2007],
    ['bachelor', 'Marble University', 2005],
  ])
  expect(degreesIn(read('Education\n09/1998\nMaster of Science : Computer Science QXU – City\n01/2008\nCFA Level 1 CFA Institute – City'))).toEqual([['master', 'QXU', 1998]])
})

test('a duty with its years is no position and no employer', () => {
  const facts = read(
    'Experience\nConstruction Coordinator\nSeptember 1994 to March 2003 Company Name – City , State\n\nKept the books of the yard.\n1995 - 1996 - shipping and receiving of material for the yard.\n\nYoga Instructor\nMay 1990 to June 1994 Company Name – City , State\n\nTaught Yoga at New Harbor Gym on regular schedule 1991- 1992\nIntroduced & launched Body Movement in Jan, 1993',
  )
  expect(facts.roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Construction Coordinator', null],
    ['Yoga Instructor', null],
  ])
})

test('a school may stand before its degree on the same line, and studies told once more in a sentence are told once', () => {
  expect(degreesIn(read('Education\nQuillmark State University Bachelors of Science : Management City , State Management\nBS'))).toEqual([['bachelor', 'Quillmark State University', null]])
  expect(
    degreesIn(read('Education\nMCA , Computing 2008 Q.M.R P.G College – City , State\nPost-Graduation MCA-from Q.M.R P.G College (Affiliated to Marble University) in the year 2008 With a 1st Class')),
  ).toEqual([['master', 'Q.M.R P.G College', 2008]])
  expect(degreesIn(read('Education\nM.B.A : Conflict Studies 1 2008 Quillmark University City , State The emphasis of my MBA is in mediation'))).toEqual([['master', 'Quillmark University', 2008]])
})

test('years within a sentence date no position', () => {
  const duties = ['First sales site of every month from 2006-2010 in every metric', '2000 - 2012 servers); Managed the mail, the backup and the phones', 'Upgraded environment to Server 2012']
  const facts = read(
    `Experience\nGeneral Manager 10/2005 to 05/2010 Company Name City , State\n\nRan the site.\n${duties.join('\nKept the site open.\n')}\n\nSupervisor 11/2003 to 10/2005 Company Name City , State\n\nLed the calls.`,
  )
  expect(facts.roles.map(({ title }) => title)).toEqual(['General Manager', 'Supervisor'])
})

test('awards named under one degree do not end the studies, and what still goes on is not completed', () => {
  expect(
    degreesIn(
      read(
        'Education\nPh.D. : Botany 2017 University of Marble City , State\n\nAwards\n\n- Quill Fellowship for new students\n\nMaster of Science : Botany 2011 University of Quillmark City , State\n\nAwards\n\n- Graduate Fellowship',
      ),
    ),
  ).toEqual([
    ['doctorate', 'University of Marble', 2017],
    ['master', 'University of Quillmark', 2011],
  ])
  expect(read('Education\nAssociate of Arts : General Business Marble Community College – City , State General Business Currently attending.').degrees).toMatchObject([
    { school: 'Marble Community College', completed: false },
  ])
  expect(read('Education\nB.S. Degree : Progress , 01/2020\nUniversity of Marble').degrees).toMatchObject([{ school: 'University of Marble', field: null, completed: false }])
  expect(read('Education\nMaster of Science , Computer Engineering Present University of Marble – State GPA: GPA: 3.7').degrees).toMatchObject([{ school: 'University of Marble', completed: false }])
})

test('a school that runs on behind its degree and the year is read whole', () => {
  expect(degreesIn(read('Education\nMaster of Arch and Design University of Quillmark 2015 City , State , US\nBachelor of Engineering University of Marble Bay 2012 City , UK'))).toEqual([
    ['master', 'University of Quillmark', 2015],
    ['bachelor', 'University of Marble Bay', 2012],
  ])
  expect(degreesIn(read('Education\nBachelor of Arts in Theater : Theater , 1998 University of Quillmark at Marble Bay – City , State , US'))).toEqual([
    ['bachelor', 'University of Quillmark at Marble Bay', 1998],
  ])
  expect(degreesIn(read('Education\nBA in Business from the School of Commerce at Quillmark University, 2012'))).toEqual([['bachelor', 'Quillmark University', 2012]])
  expect(degreesIn(read('Education\nAssociate of Arts : Video Game Design Southern Quillmark University - City , State'))).toEqual([['associate', 'Southern Quillmark University', null]])
  expect(degreesIn(read('Education\nBSc : Human Resource Management University College of the Marble Isles – City'))).toEqual([['bachelor', 'University College of the Marble Isles', null]])
  expect(degreesIn(read('Education\nMaster of Science : Botany , 1989 University of Quillmark University of Quillmark, Master of Science in Botany, 1989'))).toEqual([
    ['master', 'University of Quillmark', 1989],
  ])
})

test('a school whose name does not say so is read where this list has its schools behind the field', () => {
  const facts = read('Education\n2011\nMaster of Public Health : Nutrition Quillmark University – City , State\n2006\nAssociate of Science : Culinary Arts Le Grand Fouet – City , State')
  expect(facts.degrees.map(({ field, school }) => [field, school])).toEqual([
    ['Nutrition', 'Quillmark University'],
    ['Culinary Arts', 'Le Grand Fouet'],
  ])
})

test('a year over another entry is no degree’s, and a school on the degree’s own line begins its entry', () => {
  expect(degreesIn(read('Education\n2009\nHigh School Diploma Marble Central High School – City , State\nBA : Botany Quillmark University – City , State'))).toEqual([
    ['bachelor', 'Quillmark University', null],
  ])
  expect(degreesIn(read('Education\nMarble Community College 2007 Liberal Arts City , State\nQuillmark University Master in Education : Botany City , State , USA'))).toEqual([
    ['master', 'Quillmark University', null],
  ])
  expect(read('Education\n1996\nCulinary Certificate : Cooking Marble Kitchen – City\nWorking on Bachelors Marble Bay State – City').degrees).toMatchObject([
    { field: null, school: null, year: null, completed: false },
  ])
})

test('the same studies told in two ways are told once, and degrees of two kinds stay two', () => {
  const facts = read('Education\nBachelors of Arts : Botany QUILLMARK UNIVERSITY – City , State\nQUILLMARK UNIVERSITY, Bachelors of Arts in Botany, January 2012 to December 2014')
  expect(facts.degrees.map(({ field, school, year }) => [field, school, year])).toEqual([['Botany', 'QUILLMARK UNIVERSITY', 2014]])
  expect(degreesIn(read('Education\nMSC Chemistry\nQuillmark University\nMBA\nQuillmark University'))).toEqual([
    ['master', 'Quillmark University', null],
    ['master', 'Quillmark University', null],
  ])
})

test('a candidate for a doctorate among the positions is a degree in progress too', () => {
  const facts = read(
    'Experience\nPhD Candidate in Botany, Quillmark University\n2023 – Present\n• Research on mosses\nResearch Assistant, Quillmark University\n2019 – 2022\n• Kept the garden\nEducation\nB.Sc. Botany, University of Marble Bay, 2018',
  )
  expect(facts.degrees.map(({ level, field, school, year, completed }) => [level, field, school, year, completed])).toEqual([
    ['bachelor', 'Botany', 'University of Marble Bay', 2018, true],
    ['doctorate', 'Botany', 'Quillmark University', null, false],
  ])
  expect(read('Experience\nPhD Candidate, Quillmark University\n2015 – 2019\n• Research on mosses\nEducation\nPh.D. Botany, Quillmark University, 2019').degrees).toHaveLength(1)
})

test('positions without any dates are read by the way they are set out', () => {
  const duty = (text: string): [number, string] => [57, text]
  const facts = readDrawn([
    [33, 'Work Experience'],
    [33, 'Support Specialist'],
    [33, 'Company Name – City , State'],
    duty('Tested new programs with the existing ones.'),
    duty('Trained the users of the house.'),
    [33, ''],
    [33, 'Branch Manager'],
    [33, 'Company Name – City , State'],
    duty('Completed the weekly payroll.'),
    [33, ''],
    [33, 'Education'],
    [33, 'B.A., University of Ghana, 2012'],
  ])
  expect(facts.roles.map(({ title, start }) => [title, start])).toEqual([
    ['Support Specialist', null],
    ['Branch Manager', null],
  ])
})

test('a duty behind the dates on one line ends the header', () => {
  const facts = read(
    'Experience\nSales Agent, Marble Foods Inc. 01/2015 to Current Handled the accounts of forty markets and opened two more.\nTold the house of new ones\nDriver, Quill Lines Ltd. 01/2012 to 12/2014 Delivered the goods of the house to the markets of the bay',
  )
  expect(rolesIn(facts)).toEqual([
    ['Sales Agent', 'Marble Foods Inc.'],
    ['Driver', 'Quill Lines Ltd.'],
  ])
  expect(facts.achievements[0]?.text).toBe('Handled the accounts of forty markets and opened two more.')
})

test('a part of a sentence around a date names no position and no employer', () => {
  for (const duty of ['Design: name servers in 2003-2008 Server.', 'Sales projections for 2005-2010 are 50MM.', 'Best intern of 2014 Successfully, managed forty cases of the office']) {
    expect(rolesIn(read(`Experience\nGeneral Manager 10/2009 to 05/2014 Marble Foods Inc.\n\nRan the site.\n${duty}\n\nSupervisor 11/2003 to 10/2009 Quill Lines Ltd.\n\nLed the calls.`))).toEqual([
      ['General Manager', 'Marble Foods Inc.'],
      ['Supervisor', 'Quill Lines Ltd.'],
    ])
  }
})

test('where employers are blanked out, what stands alone beside the dates is the title', () => {
  const facts = read(
    'Experience\nCompany Name January 2014 to Current Tax Preparer, Jackson Lewitt\n\nFiled returns.\nCompany Name January 2010 to December 2013 Counter Clerk\n\nKept the desk.\nCompany Name City , State SVP, Marble Desks 01/2005 to 12/2009\n\nLed the desk.',
  )
  expect(rolesIn(facts)).toEqual([
    ['Tax Preparer, Jackson Lewitt', null],
    ['Counter Clerk', null],
    ['SVP, Marble Desks', null],
  ])
})

test('courses that are taught and studies are no positions', () => {
  const facts = read(
    'Experience\nLecturer, Quillmark University\n2018 – Present\n• Taught the first year\nTeaching experience\n2020-2021 QCM5523: Communicating with Plants (Marble Campus)\n2018-2019 QCM3580: Advanced Mosses (Marble Campus)',
  )
  expect(rolesIn(facts)).toEqual([['Lecturer', 'Quillmark University']])
  expect(rolesIn(read('Experience\n2018 – Present\nMarble Labs\nEngineer\n• Built the greenhouse\n2015 – 2017\nQuillmark University\nM.S., Botany\n• Thesis on mosses'))).toEqual([
    ['Engineer', 'Marble Labs'],
  ])
})

test('a heading in the type of parts of a section ends the positions over it', () => {
  const line = (text: string, size: number): [string, number] => [text, size]
  const drawn = [
    line('Mara Lind', 24),
    line('Current work', 16),
    line('Lecturer, Quillmark University\t2018 – Present', 9),
    line('Taught mosses and ferns to the students of the first year.', 9),
    line('WORKSHOPS AND TRAININGS', 12),
    line('June 2024', 9),
    line('Mosses for beginners: Instructor (Online)', 9),
    line('Half a day on mosses.', 9),
    line('PRESENTATIONS', 12),
    line('Ferns of the bay', 9),
    line('Education', 16),
    line('B.Sc. Botany, University of Marble Bay, 2012', 9),
  ]
  const facts = readPerson(
    [
      {
        lines: drawn.map(([text]) => text),
        layout: drawn.map(([text, size]) => ({ x: 40, endX: 40 + text.length * 5, y: 0, size, bold: false, italic: false, drop: 12, column: 0, breaks: [], endsParagraph: false })),
      },
    ],
    NOW,
  )
  expect(rolesIn(facts)).toEqual([['Lecturer', 'Quillmark University']])
})

test('labels of groups are no skills, and a list beside the skills is none of them', () => {
  const at = (x: number, bold = false) => ({ x, endX: x + 60, y: 0, size: 10, bold, italic: false, drop: 12, column: 0, breaks: [], endsParagraph: false })
  const drawn: [string, ReturnType<typeof at>][] = [
    ['Experience', at(33)],
    ['Engineer, Acme Inc.\t2019 – Present', at(33)],
    ['Built the store of forty teams.', at(57)],
    ['Skills', at(33)],
    ['PROGRAMMING', at(57, true)],
    ['Over 5000 lines:', at(57)],
    ['Java, Shell', at(57)],
    ['OCaml, Matlab', at(57)],
    ['Visio', at(57)],
    ['', at(33)],
    ['Activities', at(33)],
    ['Captain of the rowing crew', at(57)],
    ['Education', at(33)],
    ['B.A., University of Ghana, 2012', at(33)],
  ]
  const facts = readPerson([{ lines: drawn.map(([text]) => text), layout: drawn.map(([, layout]) => layout) }], NOW)
  expect(facts.skills.map(({ text }) => text)).toEqual(['Java', 'Shell', 'OCaml', 'Matlab', 'Visio'])
})

test('offices on a board are positions, an award among certificates is no license', () => {
  const facts = read(
    'Board & Leadership Experience\nChapter President, Quill Society\n01/2015 to 08/2017\n• Founded the chapter\nCertificates and Honors\nCertified Garden Planner, 2016\nThe Marble Achievement Award, 2011',
  )
  expect(facts.licenses.map(({ text }) => text)).toEqual(['Certified Garden Planner, 2016'])
  expect(facts.awards.map(({ text }) => text)).toEqual(['The Marble Achievement Award, 2011'])
  expect(facts.roles[0]?.title).toBe('Chapter President')
})

test.each([
  ['Over 100 hours of community service in five grade schools', false],
  ['Marble Scholarship (1 of 2 awarded of over 500 students)', false],
  ['Quill Foods employs over 150 growers who deliver to the bay.', false],
  ['It serves 150 cities through 850 stations.', false],
  ['In North America, Quill Foods is headquartered at Marble Bay and employs over 30,000 people.', false],
  ['Clients grew to 150 cities', true],
])('what others or a student did is no result: %s', (text, isResult) => {
  expect(read(`Accomplishments\n• ${text}`).achievements.map((fact) => fact.isResult)).toEqual([isResult])
})

test('a range of money is one measure', () => {
  expect(read('Accomplishments\n• Brought $1-3M of new business').achievements[0]?.measures).toEqual(['$1-3M'])
})

test('grades, echoes and other words behind a school are no part of its name, and a table’s head is no school', () => {
  const schools = (lines: string) => read(`Education\n${lines}`).degrees.map(({ field, school, year }) => [field, school, year])
  expect(
    schools(
      'Aug 2016\nMasters of Science : Industrial Systems Quillmark University, State University of Marble Industrial Systems 3.51/4.00\nMay 2014\nBachelors of Engineering : Mechanical Engineering Osmarble University Mechanical Engineering 3.33/4.00',
    ),
  ).toEqual([
    ['Industrial Systems', 'Quillmark University', 2016],
    ['Mechanical Engineering', 'Osmarble University', 2014],
  ])
  expect(schools('2002\nBS : Chemistry and Accounting Eastern Quillmark – City , State Chemistry and Accounting')).toEqual([['Chemistry and Accounting', 'Eastern Quillmark', 2002]])
  expect(schools('Bachelor of Science (BS) : Human Resource Management Quillmark University – City , State Human Resource Management Worked at night')).toEqual([
    ['Human Resource Management', 'Quillmark University', null],
  ])
  expect(schools('MBA : Social Innovation Quillmark University Social Innovation Still in progress: the aim is more')).toEqual([['Social Innovation', 'Quillmark University', null]])
  expect(schools('M.Ed. ............................. Quillmark University Learning & Technology')).toEqual([[null, 'Quillmark University', null]])
  expect(schools('Degree Institution/College/School University/Board Year M.B.A : 2008')).toEqual([[null, null, 2008]])
  expect(schools('MCA, Quillmark Kamar University University of Marble - RKM Marble College')).toEqual([[null, 'Quillmark Kamar University', null]])
  expect(schools('BFA Photography Minor HR, Quillmark State University Photography a minor in Human Resources, 2008').map(([, school]) => school)).not.toContain('Minor HR, Quillmark State University')
})

test('a date on the second line, with one for each degree and none behind the last, stands before its degree', () => {
  expect(
    degreesIn(
      read('Education\nMarble A&M Commerce\nDecember 2017\nMasters of Science : Accounting Quillmark University\nAugust 2015\nBachelor of Business Administration : Accounting Accounting GPA: 3.0'),
    ),
  ).toEqual([
    ['master', 'Quillmark University', 2017],
    ['bachelor', null, 2015],
  ])
})

test('an examination is no degree, and "Associates" before a comma is one, where no society is named', () => {
  expect(read('Education\nB.A., University of Ghana, 2012\nCity , State , US Associates : Society of Mosses The Society of Moss Associates, Marble, PA').degrees).toHaveLength(1)
  expect(read('Education\nB.A., University of Ghana, 2012\nITMT 1350 MS 70-270 Managing and Maintaining an MS Windows 2003 Environment').degrees).toHaveLength(1)
  expect(degreesIn(read('Education\nAssociates , Applied Science Electronics Engineering 2011 Quill Technical Community College – City , State'))).toEqual([
    ['associate', 'Quill Technical Community College', 2011],
  ])
})

test('what a position is called is nobody’s name, and a place left blank is no part of a field', () => {
  const facts = read(
    'QUILL TRANSPORTER\n\nExperience\n05/2014 - Current\nCompany Name – City , State Quill Transporter\n\nDrove the van of the house.\n09/2009 - 05/2014\nCompany Name – City , State Driver\n\nDrove the car.\nEducation\nQuillmark University 2014 Bachelor of Science : Accounting State , United States',
  )
  expect(facts.name).toBeNull()
  expect(facts.roles[0]?.title).toBe('Quill Transporter')
  expect(facts.degrees).toMatchObject([{ field: 'Accounting', school: 'Quillmark University', year: 2014 }])
})

test('the latest date of a degree’s line counts, and a field of two parts told once more shows where the school begins', () => {
  expect(degreesIn(read('Education\nAssociate of Science : Nursing 2018 Marble County College City , State Nursing Program, Spring of 2017'))).toEqual([['associate', 'Marble County College', 2018]])
  expect(read('Education\nMaster of Science : Applied Mosses, Fern Care Quillmark University – City , State Applied Mosses, Fern Care').degrees).toMatchObject([
    { field: 'Applied Mosses, Fern Care', school: 'Quillmark University' },
  ])
  expect(read('Education\nBachelors of Science , Computer Engineering Technology Spring 2008 Quillmark A&M University – City').degrees).toMatchObject([
    { field: 'Computer Engineering Technology', year: 2008 },
  ])
})

test('bullets that a wrong character set broke are bullets', () => {
  expect(read('Skills\nâ€¢Office support (phones, faxing)\nâ€¢Ambulance coding').skills.map(({ text }) => text)).toEqual(['Office support (phones, faxing)', 'Ambulance coding'])
})

test('a long title beside a blank employer heads its position', () => {
  expect(
    rolesIn(
      read(
        'Experience\n10/2015 to 11/2016\nDirector IT Client Services Films & Operations and Technical Services West Coast Company Name – City , State\n\nLed the desk of the house.\n04/2010 to 10/2015\nDirector IT Services Company Name – City , State\n\nLed the other desk.',
      ),
    )[0]?.[0],
  ).toBe('Director IT Client Services Films & Operations and Technical Services West Coast')
})

test('accents that stand before their letters belong to them', () => {
  const facts = read('Aras G¨ung¨or\naras@example.com\nEducation\nB.Sc. in Botany, Bo˘gazi¸ci University, 2023')
  expect(facts.name).toBe('Aras Güngör')
  expect(facts.degrees[0]?.school).toBe('Boğaziçi University')
})

test('an address and a sentence are no employer, and a degree named twice on its line is one', () => {
  expect(
    rolesIn(
      read(
        'Experience\n2016 – 2018\tFull Stack Engineer\nInvent a realtime classroom management using Mosses and Ferns\n\n2014 – 2015\tConsultant for mail and calendars\nRealize projects of the house and report on them',
      ),
    ),
  ).toEqual([
    ['Full Stack Engineer', null],
    ['Consultant for mail and calendars', null],
  ])
  expect(degreesIn(read('Education\nBS\tQuillmark University, BS in Botany – Marble Bay, MA\tSept 2014 – June 2018'))).toEqual([['bachelor', 'Quillmark University', 2018]])
})

test('dates with a blank employer end the header before its duties, whatever stands above', () => {
  const facts = read(
    'Experience\nSales Consultant\nNovember 2013 to Current Company Name – City , State Proactively manages the routes of the bay and their drivers.\nOperations Supervisor\nNovember 2008 to April 2013 Company Name – City , State Led the crews of the depot and kept the books of the day',
  )
  expect(rolesIn(facts)).toEqual([
    ['Sales Consultant', null],
    ['Operations Supervisor', null],
  ])
  expect(facts.achievements.map(({ roleId }) => roleId)).toEqual(['role-1', 'role-2'])
})

test('a title of several parts is no employer and a title', () => {
  expect(rolesIn(read('Experience\nWriter, Quill Foods Inc.\n2012 – Present\n• Wrote the letters\nWeb, Graphics and Print Consultant\n2010 – 2012\n• Drew the signs')).map(([title]) => title)).toEqual(
    ['Writer', 'Web, Graphics and Print Consultant'],
  )
  expect(rolesIn(read('Experience\nWeb, Graphics and Print Consultant\n2010 – 2012\n• Drew the signs\nWriter\nQuill Foods Inc.\n2008 – 2010\n• Wrote the letters'))[0]).not.toContain('Web')
})

test('a campus belongs to the name of a university with several, and a city is no field of study', () => {
  expect(degreesIn(read('Education\nM. Ed : Teaching , 2016\nUniversity of California - Los Angeles - City , State'))).toEqual([['master', 'University of California - Los Angeles', 2016]])
  expect(degreesIn(read('Education\nB.A : Sociology State University of New York, Albany City , State'))).toEqual([['bachelor', 'State University of New York, Albany', null]])
  expect(read('Education\nJuris Doctor Quillmark State University – City , State , US\n\nQuillmark State University (QSU) College of Law, Jurist Doctor, Atlanta, GA').degrees).toMatchObject([
    { level: 'professional', field: null, school: 'Quillmark State University' },
  ])
})

test('a word of a field that did not fit on its line heads no section', () => {
  const at = (endX: number) => ({ x: 33, endX, y: 0, size: 11, bold: false, italic: false, drop: 12, column: 0, breaks: [], endsParagraph: false })
  const drawn: [string, number][] = [
    ['Education', 80],
    ['Bachelor of Science , Computer Science/ Information Technology May 2013 Quillmark College – City , State Information', 570],
    ['Technology', 90],
    ['Bachelor of Science , Business Administration Dec. 2011 Quillmark College – City , State', 470],
    ['Skills', 60],
    ['Java, SQL', 90],
  ]
  const facts = readPerson([{ lines: drawn.map(([text]) => text), layout: drawn.map(([, endX]) => at(endX)) }], NOW)
  expect(degreesIn(facts)).toEqual([
    ['bachelor', 'Quillmark College', 2013],
    ['bachelor', 'Quillmark College', 2011],
  ])
})

test.each(['Prepared 10Q and 10K SEC reports', 'Designed a 6-axis robot', 'Skilled writer with 7 years of proven success'])('names of forms, axes and years of practice are no results: %s', (text) => {
  expect(read(`Accomplishments\n• ${text}`).achievements.map(({ isResult }) => isResult)).toEqual([false])
})

test('a date is no title and no employer, and a department alone is not surely the employer', () => {
  const facts = read('Experience\nMay 2015\tMosses and ferns in pictures, QMU\nOct 2013\tRecognition of mosses by their leaves and stems')
  for (const { title, employer } of facts.roles) expect([title, employer].join(' ')).not.toMatch(/\d{4}/)
  const [officer] = read('Experience\nProject Officer, Department of Mosses\n2007 – 2008\n• Counted the mosses').roles
  expect(officer).toMatchObject({ title: 'Project Officer', certainty: 'unsure' })
  expect(read('Experience\nDeveloper\nPERIOD 2013 – 2014\n• Built the store').roles[0]?.employer).toBeNull()
})

test('what a form puts beside a school is no part of its name, and a thesis is no degree', () => {
  const schools = (lines: string) => read(`Education\n${lines}`).degrees.map(({ field, school, year }) => [field, school, year])
  expect(
    schools('MS : Soil Science , 2002 Quillmark Agricultural University India Soil Science\n2000 Marble Agricultural University India PhD dissertation: Mosses in the field *MS theses: Modeling rice'),
  ).toEqual([['Soil Science', 'Quillmark Agricultural University', 2002]])
  expect(schools('B.A : Business Administration December 2003 University of Quillmark City Business Administration')).toEqual([['Business Administration', 'University of Quillmark', 2003]])
  expect(schools('B.A : Economics , May-2006 University of Quillmark Economics')).toEqual([['Economics', 'University of Quillmark', 2006]])
  expect(schools('1987\nBachelor of Science : Journalism UQM – City , State , USA')).toEqual([['Journalism', 'UQM', 1987]])
  expect(schools('01/2006 Associate of Science , Computer Engineering Technology QUITEC , City\n02/2008 Automotive Mechanics Marble College , City')).toEqual([
    ['Computer Engineering Technology', 'QUITEC', 2006],
  ])
  expect(schools('Master of Science Degree : Computer Science and Information Technology University of the District of Marble - City')).toEqual([
    ['Computer Science and Information Technology', 'University of the District of Marble', null],
  ])
  expect(schools('A.A : Liberal Arts , 2002 Liberal Arts\nMasters of Administrative Science : June 2013 Quillmark University – City , State')).toEqual([
    ['Liberal Arts', null, 2002],
    ['Administrative Science', 'Quillmark University', 2013],
  ])
  expect(schools('BS : Textiles, Fashion Merchandising, and Design Business Administration UNIVERSITY OF QUILL ISLAND – City , State').map(([, school]) => school)).toEqual([
    'UNIVERSITY OF QUILL ISLAND',
  ])
})

test.each([
  ['Conducted over 500 final safe for flight inspections of the fleet', ['over 500 final safe for flight inspections']],
  ['Prepared and filed over 500 State and Federal tax returns for growers', ['over 500 State and Federal tax returns']],
  ['Kept the yard on over 300 F/A-18C/D aircraft', ['over 300 F/A-18C/D aircraft']],
  ['Ran the yard for over 10 years', []],
  ['Stayed with about 20 of the houses', []],
])('what is counted may stand further behind its number: %s', (text, measures) => {
  expect(read(`Accomplishments\n• ${text}`).achievements[0]?.measures).toEqual(measures)
})

test('lines with a place of their own are entries of their own, and what runs on without a blank is read', () => {
  expect(degreesIn(read('Education\nAssociate Degree Marble Education Center City , State\nGraduate Marble Aviation A School City , State'))).toEqual([['associate', null, null]])
  expect(degreesIn(read('Education\nMasterof Science : Information Systems , 2016 Quillmark State University – City , State'))).toEqual([['master', 'Quillmark State University', 2016]])
  expect(degreesIn(read('Education\nBachelor of Science Information Science Quillmark University City , State | 12-2014'))).toEqual([['bachelor', 'Quillmark University', 2014]])
  expect(degreesIn(read('Education\nMaster of Business Administration : Project Management Quill School of Management Current'))).toEqual([['master', 'Quill School of Management', null]])
})

test.each(['Fourth largest producer of mosses in the bay with sales of $600M.', 'Large privately-owned installer of roofs with sales of $500M.', 'Left due to outsourcing 100% to a large firm.'])(
  'the size of an employer and the end of a post are no results: %s',
  (text) => {
    expect(read(`Accomplishments\n• ${text}`).achievements.map(({ isResult }) => isResult)).toEqual([false])
  },
)

test('no sentence goes on over a rule or a mark between two lines', () => {
  const facts = read('Engineer, Acme Inc.\t2019 – Present\nand wrote the re-\n— • —\nPython, SQL; R (ggplot2)')
  for (const { text } of facts.achievements) expect(text).not.toContain('re-Python')
})
