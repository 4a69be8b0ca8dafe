/** What is read of a resume is sure only where it cannot be taken for something else. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)

test('medals, ribbons and courses are no licenses, and only what names a license is surely one', () => {
  const { licenses, awards } = read(
    'Certifications\n• NCCER - June 2010\n• Certified Kiln Operator\n• Quill Commendation Medal\n• Overseas Ribbon\n• Combat Badge\n• Certificate of Achievement received twice\n• Kiln Safety Course\n• Member of the Quill Guild\n• Pursuing PMP Certification\n• Pending: Kiln Board Certification\n• Certified Kiln Accountant, Expected 2016\n• Basic Plus Safety',
  )
  expect(licenses.map(({ text, certainty }) => [text, certainty])).toEqual([
    ['NCCER - June 2010', 'sure'],
    ['Certified Kiln Operator', 'sure'],
    ['Basic Plus Safety', 'unsure'],
  ])
  expect(awards.map(({ text }) => text)).toEqual(['Quill Commendation Medal', 'Overseas Ribbon', 'Combat Badge', 'Certificate of Achievement received twice'])
})

test('a short name alone is surely a license only where no entry of several lines may name its issuer so', () => {
  const certaintyOf = (text: string) => read(`Certifications\n${text}`).licenses.map(({ text: name, certainty }) => [name, certainty])
  expect(certaintyOf('Kiln Rescue\nQWCA\n06/2014\nMarble Safety\nMQWQ\n07/2014\nPMP\n08/2014')).toEqual([
    ['Kiln Rescue', 'unsure'],
    ['QWCA', 'unsure'],
    ['Marble Safety', 'unsure'],
    ['MQWQ', 'unsure'],
    ['PMP', 'sure'],
  ])
  expect(certaintyOf('Kiln Keeper (QKK) Certified Kiln Keeper-Harbor (QKK-H)')[0]?.[1]).toBe('unsure')
  expect(certaintyOf('CCNA trained by Quill Institute')).toEqual([['CCNA trained by Quill Institute', 'unsure']])
})

test('what was held for years is surely an award only where a word says so', () => {
  const { awards } = read('Honors\n• 2010 - 2015 - Board Member, Quill Chamber of Weavers\n• 2012 - Quill Chamber - Green Loom Award\n• Marble Scholarship 2013 - 2014')
  expect(awards.map(({ certainty }) => certainty)).toEqual(['unsure', 'sure', 'sure'])
})

const done = (text: string) => read(`Experience\nWeaver, Quill Mills Inc., 2015 – Present\n• ${text}`).achievements[0]

test.each([
  'Hired and trained [number] of staff for the mill.',
  'Implemented a plan to reduce churn to <> of the growers',
  'Managed a budget that grew [Number] % in [Number] years',
  'Led the talks with growers Phone: 404-555-0161 Email: weaver@quill.example',
  'Team: 2 managers, 8 staff',
])('a blank of a template, a label and an address are nothing done: %s', (text) => expect(done(text)).toBeUndefined())

test.each([
  'Wrote the plans of the looms and halls Supervising a staff of 16',
  'Kept the counts of threads in seven counties in central Quillmark Promoted programs through talks',
  '33 million global manufacturer of looms and threads Designed new seals for the looms of the bay',
  'Courteously assisted over 100 growers in the mill Additional Information.',
  'day-to-day weaving of the mill for 40 growers of the bay',
  'Company Name Weaver Main duties included the management of 13 growers',
])('run-on lines are not sure: %s', (text) => expect(done(text)).toMatchObject({ certainty: 'unsure' }))

test.each([
  'Supervised the weaving of 40 rugs with Advanced looms of the Quill Guild.',
  'Managed the Lead team of 12 weavers in Marble Bay.',
  'Rebuilt 14 looms in Marble Bay and trained their weavers.',
])('a whole sentence is sure: %s', (text) => expect(done(text)).toMatchObject({ certainty: 'sure', measures: [expect.stringContaining(' ')] }))

test('the size of an employer at the beginning is no result, and short numbers and ranks are', () => {
  expect(done('200 million global manufacturer and supplier of threads')?.isResult ?? false).toBe(false)
  expect(done('Recaptured 100K+ of lost R&D money')).toMatchObject({ isResult: true, measures: ['100K+'] })
  expect(done('Reconciled 12M+ inventory')).toMatchObject({ isResult: true, measures: ['12M+'] })
  expect(done('Scored in top 10% of employees in the mill')).toMatchObject({ isResult: true, measures: ['10%'] })
  expect(done('Serviced 100 through 500 Series looms')?.isResult).toBe(false)
})

test('two columns read across are not surely something done', () => {
  expect(read('Highlights\n• General ledger accounting Strong communication skills').achievements.every(({ certainty }) => certainty === 'unsure')).toBe(true)
})

const BLANKED = [
  '06/2016 to Current Sales Manager Company Name – City , State',
  '05/2012 to 06/2016 Sales Analyst Company Name – City , State',
  '07/2010 to 05/2012 Cashier Company Name – City , State',
]

test('positions told whole in one way are sure, with a blanked employer too, and one that is set out otherwise is not', () => {
  const { roles } = read(`Experience\n${BLANKED.map((line) => `${line}\n• Kept the books of the mill.`).join('\n')}`)
  expect(roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toEqual([
    ['Sales Manager', null, 'sure'],
    ['Sales Analyst', null, 'sure'],
    ['Cashier', null, 'sure'],
  ])
  const odd = read('Experience\nCompany Name City , State\nHotel, Restaurant & Marina PRESIDENT May 1979 to October 2010\n• Kept the books of the mill.')
  expect(odd.roles.map(({ certainty }) => certainty)).toEqual(['unsure'])
})

test('one date alone is a start without an end, also before a blanked employer, and surely so over what has ended by then', () => {
  const { roles } = read(
    'Experience\nMill Accountant 05/2012 Company Name City , State\n• Kept the books of 23 looms.\nStaff Accountant 01/2011 to 03/2012 Company Name City , State\n• Kept the books of the bay.',
  )
  expect(roles.map(({ title, start, end, current, certainty }) => [title, start?.year, end?.year ?? null, current, certainty])).toEqual([
    ['Mill Accountant', 2012, null, false, 'sure'],
    ['Staff Accountant', 2011, 2012, false, 'sure'],
  ])
  const between = read(
    'Experience\nMill Lead 01/2011 to 03/2014 Company Name City , State\n• Kept the books of 23 looms.\nMill Clerk 05/2012 Company Name City , State\n• Kept the books of the bay.\nMill Helper 01/2009 to 01/2010 Company Name City , State\n• Swept the bay.',
  )
  expect(between.roles.map(({ title, certainty }) => [title, certainty])).toEqual([
    ['Mill Lead', 'sure'],
    ['Mill Clerk', 'unsure'],
    ['Mill Helper', 'sure'],
  ])
  const goesOn = read(
    'Experience\nMill Accountant 05/2012 Company Name City , State\n• Kept the books of 23 looms.\nStaff Accountant 01/2011 to Current Company Name City , State\n• Kept the books of the bay.',
  )
  expect(goesOn.roles.find(({ title }) => title === 'Mill Accountant')?.certainty).toBe('unsure')
})

const certaintyOf = (text: string) => read(`Experience\n${text}`).roles.map(({ title, certainty }) => [title, certainty])

test('a blanked place alone stands for the employer too, on the line of the title and below it', () => {
  expect(certaintyOf('Mill Coordinator 12/2016 to Current City , State\n• Kept the books.\nMill Clerk 02/2015 to 02/2016 Company Name City , State\n• Kept the desk.')).toEqual([
    ['Mill Coordinator', 'sure'],
    ['Mill Clerk', 'sure'],
  ])
  expect(certaintyOf('Mill Director , 11/2018 to 02/2019\nCity , State\n• Led the mill.\nMill Supervisor , 06/2016 to 11/2018\nCompany Name – City\n• Led the bay.')).toEqual([
    ['Mill Director', 'sure'],
    ['Mill Supervisor', 'sure'],
  ])
  // What stands behind the place, or before a rank, may be the employer.
  expect(certaintyOf('01/2013 to 03/2016\nCity , State Quill Defense Senior Potter\n• Drew plans.\n01/2010 to 01/2013\nCompany Name City , State Mill Designer\n• Drew halls.')).toContainEqual([
    expect.stringContaining('Senior Potter'),
    'unsure',
  ])
  expect(certaintyOf('Quill Defense Senior Designer 01/2013 to 03/2016 City , State\n• Drew plans.\nMill Designer 01/2010 to 01/2013 Company Name City , State\n• Drew halls.')).toContainEqual([
    'Quill Defense Senior Designer',
    'unsure',
  ])
})

test('duties that begin on the line of a blanked employer do not part it from its title', () => {
  expect(
    certaintyOf(
      'Mill Associate Aug 2017 to Current\nCompany Name – City , State Stocking and zoning the shelves\nMill Assistant Oct 2016 to May 2016\nCompany Name – City , State Mailing letters to growers\nMill Cashier Dec 2014 to Sep 2015\nCompany Name – City , State\n• Helped the growers.',
    ),
  ).toEqual([
    ['Mill Associate', 'sure'],
    // Its dates contradict each other.
    ['Mill Assistant', 'unsure'],
    ['Mill Cashier', 'sure'],
  ])
})

test('one title among dates that name none is told whole', () => {
  expect(
    certaintyOf(
      'Mill Controller , 08/1983 to 12/2015 Company Name City , State\n• Led the mill.\n04/2013 to 01/2015\n• Served on a team of growers.\n09/2008 to 04/2013\n• Served on another team of growers.',
    ).slice(0, 1),
  ).toEqual([['Mill Controller', 'sure']])
})

test('a position without dates among dated ones keeps the work told under it', () => {
  const text =
    'Experience\n01/2012 to 01/2015\nHead Gardener Company Name – City , State\n• Planted the park of the town\n01/2010 to 01/2012\nGardener Company Name – City , State\n• Kept the lawns of the school\nPublic Affairs Specialist Company Name – City , State\n• Spoke for the garden to the press\n01/2008 to 01/2010\nAssistant Gardener Company Name – City , State\n• Watered the beds'
  const { roles, achievements } = readPerson([{ lines: text.split('\n') }], new Date('2026-11-22'))
  const specialist = roles.find(({ title }) => title === 'Public Affairs Specialist')
  expect(specialist).toMatchObject({ start: null, end: null, certainty: 'unsure' })
  expect(achievements.find(({ text: told }) => told.startsWith('Spoke'))?.roleId).toBe(specialist?.id)
  expect(roles).toHaveLength(4)
})

test('a label with its list between two dated positions tells of the first and ends none', () => {
  const text =
    'Experience\nHead Gardener, Quill Gardens Inc., March 2014 to Current\nPlanted the park of the town and the beds of the school.\nProficiencies: TC-AIMS, Blue Force Tracker, MTS and all the courses of a gardener of the town.\nGardener, Marble Parks Inc., January 2010 to March 2014\nKept the lawns of the school.\nAssistant Gardener, Moss Parks Inc., January 2008 to January 2010\nWatered the beds of the park.'
  expect(read(text).roles.map(({ title }) => title)).toEqual(['Head Gardener', 'Gardener', 'Assistant Gardener'])
})

test('a name with the telephone and the person’s own address behind it is the name, and ends no position', () => {
  const text =
    'Gardener\nExperience\nHead Gardener, Quill Gardens Inc., March 2014 to Current\nPlanted the park.\n- Novena Watson Phone: 404-555-0161 Email: Novena.Watson@quill.example Page 2 of 2 Led the gardeners of the park\n\nGardener, Marble Parks Inc., January 2010 to March 2014\nKept the lawns of the school.'
  const { name, roles } = read(text)
  expect(name).toBe('Novena Watson')
  expect(roles.map(({ title }) => title)).toEqual(['Head Gardener', 'Gardener'])
})

test('a name in small letters over the person’s own address is the name', () => {
  expect(
    read('novena watson\nGardener\nQuillmark - Email me on Quill: quill.com/r/novena-watson/4d11\nExperience\nGardener, Marble Parks Inc., January 2010 to March 2014\n- Kept the lawns').name,
  ).toBe('novena watson')
  expect(read('gardening notes\nGardener\nQuillmark - quill.com/r/novena-watson/4d11\nExperience\nGardener, Marble Parks Inc., January 2010 to March 2014\n- Kept the lawns').name).not.toBe(
    'gardening notes',
  )
})

test('of two titles on one line neither is the employer', () => {
  const { roles } = read(
    'Experience\n01/2012 to Current\nBanking Center Manager, Assistant Vice President\n• Led nine people\n01/2010 to 01/2012\nBanking Center Manager, First Level Officer\n• Led six people',
  )
  expect(roles).toHaveLength(2)
  expect(roles.every(({ employer }) => employer === null)).toBe(true)
})

const MEDIA = (head: string) =>
  `Experience\nConsultant, Quill Partners Inc., 09/2001 to Current\nBrought new ideas to the growers of the bay.\nMade award-winning prints.\nAdditional Experience\n${head}\nposition to widen the business of the mill. Generated all clients through calls.\nMARBLE DAILY, Marble Bay, California, Account Manager, 1996-1998. Sold space to the growers and shops of the county.`

test('a position whose dates end in a full stop is read, however little of its first sentence stands on the line', () => {
  const { roles, achievements } = read(MEDIA('QUILL CABLE MEDIA SALES, Marble Bay, California, Television Account Manager, 1998-2001. Hired for new'))
  const own = roles.find(({ title }) => title === 'Television Account Manager')
  expect(own).toMatchObject({ employer: 'QUILL CABLE MEDIA SALES', start: { year: 1998 }, end: { year: 2001 } })
  expect(achievements.find(({ text }) => text.startsWith('Generated'))?.roleId).toBe(own?.id)
})

test('what is told below the head of a position that was not read is nobody’s, and not sure', () => {
  const head = 'QUILL CABLE MEDIA SALES, Marble Bay, California, Television Account Manager, 1998-2001, in a new post that was made to widen the business of'
  const { roles, achievements } = read(MEDIA(head))
  expect(roles.map(({ title }) => title)).not.toContain('Television Account Manager')
  expect(achievements.find(({ text }) => text.startsWith('Made'))?.roleId).toBe('role-1')
  expect(achievements.find(({ text }) => text.startsWith('Generated'))).toMatchObject({ roleId: null, certainty: 'unsure' })
})

test('another section of work without a position is not the work of the last position before it', () => {
  const text = (heading: string) =>
    `Professional Experience\nPhysician, Quill Hospital, Jan 2014 to Current\n• Treated the growers of the bay.\nLab Assistant, Marble Hospital, Sep 2005 to May 2006\n• Counted the seeds of the bay.\n\nHonors\nQuill Award, 2015\n\n${heading}\n• Studied the diets of 40 growers.`
  const studied = (heading: string) => read(text(heading)).achievements.find((done) => done.text.startsWith('Studied'))
  expect(studied('Research Experience')).toMatchObject({ roleId: null, certainty: 'unsure' })
  expect(studied('Professional Experience (continued)')).toMatchObject({ roleId: 'role-2', certainty: 'sure' })
})

test('the years are left open where the person’s own words tell another number', () => {
  const years = (summary: string) => read(`Summary\n${summary}\n\nExperience\nHead Gardener, Quill Gardens Inc., November 2005 to Current\n• Planted the park of the town.`).yearsOfExperience
  expect(years('Versatile gardener with 10 years of experience.')).toBeNull()
  expect(years('Gardener with 8 years of professional experience, and 3 years of experience in ponds.')).toBeNull()
  expect(years('Gardener with experience of more than thirty years in parks.')).toBeNull()
  expect(years('Gardener with 20+ years of experience in parks.')).toBe(21)
  expect(years('Gardener who planted 10 parks within 3 years.')).toBe(21)
})

test.each([
  'Versatile gardener offering over 10 years experience of design.',
  'Gardener with 10+ years of experience.',
  'Gardener with 6 years of pond experience.',
  'Gardener with 10 years of experience in ponds.',
])('a least number, or one of one kind of work, disputes no larger one: %s', (summary) => {
  expect(read(`Summary\n${summary}\n\nExperience\nHead Gardener, Quill Gardens Inc., November 2005 to Current\n• Planted the park of the town.`).yearsOfExperience).toBe(21)
})

test('dates beside an employer that is left blank are those of a position, and alone they may be of anything', () => {
  const years = (line: string) =>
    read(
      `Experience\nHead Gardener 01/2009 to 01/2015 Company Name City , State\n• Planted the park of the town.\nGardener 01/2005 to 01/2009 Company Name City , State\n• Planted the pond of the town.\n${line}`,
    ).yearsOfExperience
  expect(years('01/2000 to 01/2005 Company Name City , State')).toBe(15)
  expect(years('01/2000 to 01/2005')).toBeNull()
})

test('a title right under another one at the head of the list may begin there, and one whose end is not told heads the others', () => {
  const [first] = read(
    'Experience\nAccountant\nSenior Manager\nJanuary 2005 to Current Company Name – City , State\nLed the audit of the kilns.\nKiln Instructor\nJanuary 2001 to January 2005 Company Name – City , State\nTaught the potters.',
  ).roles
  expect(first).toMatchObject({ title: 'Senior Manager', certainty: 'unsure' })
  const { roles } = read(
    'Experience\nCompany Name City , State Recruiter 02/2012\n• Hired the potters.\nCompany Name City , State Decorator 10/2014 to 02/2015\n• Glazed the bowls.\nCompany Name City , State Clerk 10/2010 to 04/2011\n• Kept the books.',
  )
  expect(roles.map(({ title, certainty }) => [title, certainty])).toEqual([
    ['Recruiter', 'unsure'],
    ['Decorator', 'sure'],
    ['Clerk', 'sure'],
  ])
})

test('fewer years of one kind of work do not dispute positions that have ended, and a career tells its years too', () => {
  const years = (summary: string, dates: string) => read(`Summary\n${summary}\n\nExperience\nHead Gardener, Quill Gardens Inc., ${dates}\n• Planted the park of the town.`).yearsOfExperience
  expect(years('Gardener with more than 3 years of experience in ponds.', 'May 1989 to June 2009')).toBe(20)
  expect(years('Gardener with 30 years of experience in ponds.', 'May 1989 to June 2009')).toBeNull()
  expect(years('For over 5 years, gardener with experience in ponds after a 23 year gardening career.', 'May 1994 to Current')).toBe(32)
})

test('a position that has lost its dates keeps its own duties where title and employer stand on a line each', () => {
  const { roles, achievements } = read(
    'Experience\n\nLab Manager\nJuly 1997 to October 2014 Quill Mills – Harbor, OH\n\nTested the looms of the mill.\n\nPROCESS TECHNICIAN\nMarble Works – Harbor, OH\n\nWrote the rules of the kiln.\n\nMachinist\nApril 1993 to April 1997 Bay Tools – Harbor, OH\n\nBuilt presses of the bay.',
  )
  const titleOf = (id: string | null) => roles.find((role) => role.id === id)?.title
  expect(achievements.map(({ text, roleId }) => [text, titleOf(roleId)])).toEqual([
    ['Tested the looms of the mill.', 'Lab Manager'],
    ['Wrote the rules of the kiln.', 'PROCESS TECHNICIAN'],
    ['Built presses of the bay.', 'Machinist'],
  ])
  expect(roles.find(({ title }) => title === 'PROCESS TECHNICIAN')).toMatchObject({ start: null, certainty: 'unsure' })
})

test('committees are no positions, and a position is no employer of another', () => {
  const work = 'Experience\n\nTeacher\nQuill School, June 2007 to June 2013\n• Taught pupils of the bay.\n\n'
  expect(
    read(
      `${work}Education\n\nBachelor of Arts, Botany, Quill University, 2006\n\nCommunity Leadership Positions\n\nCoordinator of Walks, Quill Academy, 2003-2007\nSenior Adviser, Quill Academy, 2009-2012`,
    ).roles,
  ).toHaveLength(1)
  const [first] = read(`Experience\n\nTeam Member, Quill Choir\nDepartment Chair for Botany, Marble Choir, 2011-2013\n• Sang with pupils.`).roles
  expect(first?.certainty).toBe('unsure')
})

test('a place is no employer, and a title that names its employer, or the end of a sentence, is not sure', () => {
  const flown = read(
    'Experience\n\nWeapons Specialist, United States Air Force, Quill AFB, CO,\n01/1991 to 05/1991 Special Forces, Quill 101st Command\n\nKept the arms of the base.\n\nPilot, Quill Air\n01/1992 to 05/1993 Marble Bay, CO\n\nFlew the mail of the bay.',
  ).roles
  expect(flown.map(({ employer }) => employer)).not.toContain('Marble Bay, CO')
  expect(flown.find(({ start }) => start?.year === 1991)?.certainty).toBe('unsure')
  const sold = read(
    'Experience\n01/2003 to 05/2005\ntheir Sales Manager Company Name – City , State\n• Kept the books of the base.\n01/2001 to 05/2003\nSales Manager Company Name – City , State\n• Kept the desk of the base.',
  ).roles
  expect(sold.map(({ title, certainty }) => [title, certainty])).toEqual([
    ['their Sales Manager', 'unsure'],
    ['Sales Manager', 'sure'],
  ])
})

test('of several present positions the one that heads the resume is first', () => {
  const { roles } = read(
    'SENIOR GARDENER\n\nExperience\n\nSenior Gardener, Quill Gardens Inc., 01/2011 to Current\n• Kept the park.\n\nBuyer of Seeds, Marble Seeds Inc., 01/2012 to Current\n• Bought seeds.',
  )
  expect(roles.map(({ title }) => title)).toEqual(['Senior Gardener', 'Buyer of Seeds'])
})

test('a range of dates that the line broke, a blank employer before an undated title, and a mark within a name are read', () => {
  const broken = read(
    'Experience\n\nCompany Name City , State Intern, Claim Representative, Human Resources Generalist, Public Affairs Liaison Superintendent 05/1988 to\nCurrent\n\nSettled the claims of the bay.\n\nCompany Name City , State Public Relations Intern 01/1988 to 05/1988\n\nWrote to the papers.',
  )
  expect(broken.roles[0]).toMatchObject({ title: 'Intern, Claim Representative, Human Resources Generalist, Public Affairs Liaison Superintendent', current: true })
  expect(broken.yearsOfExperience).toBe(38)
  const undated = read(
    'Experience\n\nCompany Name City , State Payroll Clerk 11/2008 to 11/2011\n\nPaid the weavers.\n\nCompany Name City , State Relationship Specialist\n\nCalled the growers.\n\nCompany Name City , State Trainer 05/2008 to 12/2008\n\nTaught the weavers.',
  )
  const titleOf = (id: string | null) => undated.roles.find((role) => role.id === id)?.title
  expect(undated.achievements.map(({ text, roleId }) => [text, titleOf(roleId)])).toContainEqual(['Called the growers.', 'Relationship Specialist'])
  const [first] = read(
    'Experience\n\nAssistant Media Planner At Neo@Quill 12/2012 - 01/2013 Company Name City , State\n\nPlanned the pages.\n\nStudio Manager 08/2013 - 01/2014 Company Name City , State\n\nLed the studio.',
  ).roles.slice(-1)
  expect(first?.title).toBe('Assistant Media Planner At Neo@Quill')
})

test('what a form says in the place of nothing is no part of a title', () => {
  const { roles } = read(
    'Experience\n01/2009 to 01/2015\nN/A Aviation Mechanic Company Name – City , State\n• Kept the planes of the bay.\n01/2007 to 01/2009\nAviation Helper Company Name – City , State\n• Washed the planes.',
  )
  expect(roles.map(({ title }) => title)).toEqual(['Aviation Mechanic', 'Aviation Helper'])
})

test('a position that ends before it begins is not sure', () => {
  const certaintyOf = (dates: string) => read(`Experience\n\nMachinist, Quill Mills Inc., ${dates}\n• Wove the rugs of the bay.`).roles[0]?.certainty
  expect(certaintyOf('May 2015 to September 2015')).toBe('sure')
  expect(certaintyOf('September 2015 to May 2015')).toBe('unsure')
})

test('“Achievements” once after the last position are of no position for sure; under each, or under one that others follow, they are of it', () => {
  const resume = (first: string, last: string) =>
    read(
      `Experience\nStylist, Quill Stores, 05/2014 to 02/2017\n• Fitted the clients of the shop for their events\n${first}Team Member, Marble Bakery, 08/2004 to 06/2006\n• Managed the stock levels of the shop\n${last}Education\nBachelor of Arts, Weaving, Quill College, 2008`,
    ).achievements
  const sold = '• Raised net sales of dresses to $783,210'
  const of = (told: ReturnType<typeof resume>) => told.find(({ text }) => text.startsWith('Raised'))?.roleId
  expect(of(resume('', `Achievements\n${sold}\n`))).toBeNull()
  expect(of(resume(`Achievements\n${sold}\n`, ''))).toBe('role-1')
  expect(of(resume('Achievements\n• Trained 12 stylists of the shop\n', `Achievements\n${sold}\n`))).toBe('role-2')
  expect(of(resume('', `Achievements:\n${sold}\n`))).toBe('role-2')
})

test('a town that is called like a school employs nobody, nor surely what no word shows to, beside a school named in the title', () => {
  const form = (place: string) =>
    read(
      `Work Experience\nQuill A&M University, Dept. of Kiln Sciences\n${place}\nPosition: Postdoctoral Research Associate\n09/2017 - 05/2020\nHours per week: 40\n• Fired 300 kilns\nHarbor Kiln Research Station\nMarble, OH, United States\nPosition: Associate Kiln Scientist\n06/2020 - Present\nHours per week: 40\n• Ran 11,000 kilns`,
    ).roles.map(({ employer }) => employer)
  expect(form('College Station, TX')).toEqual(form('Olinda, TX'))
  const listed = read(
    'Experience\nSenior Kiln Analyst — Marble Systems Inc. | Harbor, VA | Mar 2022 – present\n• Led the firing of 4 kilns\nKiln Manager — Quill Works Ltd. | Olinda, Brazil | 01/2018 – 02/2022\n• Built kilns in 14 towns\nTrainee, Kiln Work — Instituto de Barro | S. J. de Marmolia | 2012',
  ).roles
  expect(listed.map(({ certainty }) => certainty)).toEqual(['sure', 'sure', 'unsure'])
})

test('an employer that is not sure for one position is not sure for the one that shares it', () => {
  const roles = read(
    'Experience\nQuill Ltd.\tMarch 2018 – Present\nLead Engineer\n• Built 4 kilns\nMarmolia Works Ltd.\tMay 2016 – February 2018\nKiln Engineer\n• Built 9 kilns\nJefe de Control de Barro (Clay Loss Control Head)\tJanuary 2013 – September 2015\n• Cut losses from 38% to 29%\nProject engineer\tMarch 2011 – December 2012\n• Built 3 kilns',
  ).roles
  expect(roles.filter(({ employer }) => employer === 'Jefe de Control de Barro').map(({ certainty }) => certainty)).toEqual(['unsure', 'unsure'])
})

test('a department that begins with its school employs, and what somebody gives is no title', () => {
  const roles = read(
    'Experience\nKiln Fellow\tSept 2022 – May 2025\nUT Austin Clay Department\n• Fired 40 kilns\nStudent Mentoring\tJune 2020 – June 2022\nKiln Systems Lab, Quill University\n• Taught 3 students\nKiln Assistant\tMay 2017 – May 2019\nMarble University\n• Mixed 20 glazes',
  ).roles
  expect(roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toEqual([
    ['Kiln Fellow', 'UT Austin Clay Department', 'sure'],
    ['Student Mentoring', 'Kiln Systems Lab, Quill University', 'unsure'],
    ['Kiln Assistant', 'Marble University', 'sure'],
  ])
})

test('an employer whose name goes on in the next line is not sure', () => {
  const certaintyOf = (below: string) =>
    read(`Employment\n2024 – 2026 Kiln Researcher – Harbor Aerospace\n${below}\n2020 – 2024 Kiln Researcher – Quill Systems\n2017 – 2019 Kiln Assistant – Marble University`).roles[0]?.certainty
  expect(certaintyOf('Fired 40 kilns of the bay.')).toBe('sure')
  expect(certaintyOf('Center (QAC), Berlin, Germany.')).toBe('unsure')
  expect(certaintyOf('and Kiln Laboratory, Tucson, USA.')).toBe('unsure')
})

test('who led a laboratory is no part of its name, and what was done is no title', () => {
  const roles = read(
    'Experience\nGraduate Student Researcher\tAug 2023 – May 2024\nKiln Imaging Lab, Dr. Ana Duarte [ ]\n• Fired 30 pots\nImprovement of Clay using SCRUM\tFeb 2020 – March 2023\nQuill College\n• Mended 30 kilns\nKiln Assistant\tFeb 2018 – March 2019\nMarble University\n• Mended 4 kilns',
  ).roles
  expect(roles.map(({ employer, certainty }) => [employer, certainty])).toEqual([
    ['Kiln Imaging Lab', 'sure'],
    ['Quill College', 'unsure'],
    ['Marble University', 'sure'],
  ])
})

test('a title ends before a deed whose verb has no ending of its own', () => {
  expect(
    certaintyOf(
      'June 2012 to January 2015\nCompany Name City , State Kiln Teacher Taught kilns at a school of the town and oversaw its advisors\nJune 2010 to January 2012\nCompany Name City , State Kiln Teacher Served as the advisor of the guild and kept its kilns',
    ),
  ).toEqual([
    ['Kiln Teacher', 'sure'],
    ['Kiln Teacher', 'sure'],
  ])
})

test('what runs on behind a blanked employer under its title is a duty', () => {
  expect(
    certaintyOf(
      'MILL NURSE COORDINATOR\nSeptember 2011 to May 2012 Company Name – City , State Complete scope of health services to the mill and the town.\nHome Nurse\nDecember 1998 to October 2000 Company Name – City , State\n• Led the guild',
    ),
  ).toEqual([
    ['MILL NURSE COORDINATOR', 'sure'],
    ['Home Nurse', 'sure'],
  ])
})

test('a title behind its label heads a position among others without labels', () => {
  expect(
    certaintyOf(
      'Designation: Mill Assistant Mar 2008 to Jun 2010\nCompany Name – City , State\n• Led the guild.\nMill Coordinator Nov 2006 to Apr 2007\nCompany Name – City , State\n• Led the guild.',
    ),
  ).toEqual([
    ['Mill Assistant', 'sure'],
    ['Mill Coordinator', 'sure'],
  ])
})

test.each(['Spouse of Kiln Engineer', 'Reports to Mill Director', 'Shadowed Mill Director', 'Mill President (proposed)'])('%s over a blank place is no sure title', (title) => {
  const { roles } = read(
    `Experience\nMill Accountant 03/2022 to Current City , State\n• Kept the books of 23 looms.\n${title} 11/2018 to 02/2022 City , State\n• Kept the books of the bay.\nMill Analyst 01/2015 to 10/2018 City , State\n• Counted shawls.`,
  )
  expect(roles.filter(({ title: told, certainty }) => certainty === 'sure' && told === title)).toEqual([])
})

test('a title that heads the page is one, also without its employer or its dates, and with one date alone it is not sure', () => {
  const certain = (head: string, post: string) =>
    read(
      `${head}\nExperience\n${post}\nProvided great service to each customer of the guild.\nKept the books of the bay.\nSales Associate , 09/2012 to 11/2014 Company Name – City , State\nCounted shawls.`,
    )
      .roles.filter(({ title }) => title?.toLowerCase() === 'certified custom framer')
      .map(({ certainty }) => certainty)
  expect(certain('CERTIFIED CUSTOM FRAMER', 'Certified Custom Framer , 01/2015 to Current Company Name – City , State')).toEqual(['sure'])
  expect(certain('CLAY PAINTER', 'Certified Custom Framer , 01/2015 to Current Company Name – City , State')).toEqual(['unsure'])
  expect(certain('CERTIFIED CUSTOM FRAMER', 'Certified Custom Framer , 01/2015 Company Name – City , State')).not.toContain('sure')
  const chef = read('MAIN CHEF\nExperience\nMain Chef Company Name – City , State\n• Led the guild.\n• Kept the books.').roles
  expect(chef).toMatchObject([{ title: 'Main Chef', start: null, certainty: 'sure' }])
})
