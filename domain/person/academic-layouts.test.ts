/** Resumes of researchers: who supervised, parts of employers, courses that were taught, headings beside what they head. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(`Experience\n${text}`).roles.map(({ title, employer, department, start, certainty }) => [title, employer, department, start?.year, certainty])
const degreesOf = (text: string) => read(`Education\n${text}`).degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])

test('who managed or supervised is neither the title nor the employer', () => {
  expect(
    rolesOf(
      'Assistant Professor @ Quill University\tMarble Bay\nSCHOOL OF KILN SCIENCE\tJuly 2025 - Present\nResearch Scientist @ Glazeworks\tRemote\nGLAZEWORKS RESEARCH, MANAGER: ANA DUARTE\tMar 2024 - June 2025\nKiln Engineer Intern @ Potter\tHarbor City\nFIRING CURVES, MANAGER: BEN MOSS\tMay 2022 - July 2022',
    ),
  ).toEqual([
    ['Assistant Professor', 'Quill University', 'SCHOOL OF KILN SCIENCE', 2025, 'sure'],
    ['Research Scientist', 'Glazeworks', 'GLAZEWORKS RESEARCH', 2024, 'sure'],
    ['Kiln Engineer Intern', 'Potter', 'FIRING CURVES', 2022, 'sure'],
  ])
  expect(
    rolesOf(
      'Postdoctoral Scholar, Quill University\tMarble Bay, Ohio\nSupervisors: Prof. Ana C. Duarte, Prof. Ben Moss\tOct. 2025 - present\nFocus: the safety of kilns\nResearch Intern, Potter Inc.\tHarbor, Ohio\nSupervisors: Carl Reed, Dr. Dora Lind\tMay 2023 - Aug. 2023',
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Postdoctoral Scholar', 'Quill University'],
    ['Research Intern', 'Potter Inc.'],
  ])
  expect(degreesOf('Doctor of Philosophy (PhD) in Physics\tQuill University\nSupervisor: Dr. Ana Duarte\t2015 – 2019')).toEqual([['doctorate', 'Physics', 'Quill University', 2019, 'sure']])
})

test('a team, a group and a course employ nobody, and the place at the right is no name', () => {
  expect(rolesOf('Senior Researcher\tMarble Computing Center\nKiln group (GLAZE department)\t2021 – Present\nPostdoctoral Fellow\tUniversity of Harbor\nAna Duarte group\t2019 – 2021')).toEqual([
    ['Senior Researcher', 'Marble Computing Center', 'Kiln group (GLAZE department)', 2021, 'sure'],
    ['Postdoctoral Fellow', 'University of Harbor', 'Ana Duarte group', 2019, 'sure'],
  ])
  expect(
    rolesOf('Quill University, Institute for Kilns\tMarblestadt\nJuniorprofessor\t2022–ongoing\nHarbor University\tHarbor\nPostdoctoral Research Associate\t2020–2021').map(([title, employer]) => [
      title,
      employer,
    ]),
  ).toEqual([
    ['Juniorprofessor', 'Quill University, Institute for Kilns'],
    ['Postdoctoral Research Associate', 'Harbor University'],
  ])
  expect(rolesOf('2018 – 2020 Consultant doctoral student, Kiln team, Glazeworks. Paris, France.\nClustered firing curves.')[0]?.slice(0, 3)).toEqual([
    'Consultant doctoral student',
    'Glazeworks',
    'Kiln team',
  ])
  expect(rolesOf('Teaching Assistant, Kiln Processing Course (CER166) at CER Department\t2011 – 2012\nGraded the work of the students.')[0]?.[0]).toBe('Teaching Assistant')
  expect(rolesOf('Teaching Assistant, Kiln Processing Course\t2011 – 2012\nGraded the work of the students.')[0]?.slice(0, 2)).toEqual(['Teaching Assistant', null])
})

test('a name that the page broke is whole', () => {
  const long = 'PhD in Kiln and Communication Technology, Quill Royal Institute of Tech-'
  expect(degreesOf(`2021 – now ${long}\nnology, Sweden`)[0]?.slice(0, 3)).toEqual(['doctorate', 'Kiln and Communication Technology', 'Quill Royal Institute of Technology'])
})

test('students whom the person taught are no positions', () => {
  expect(
    rolesOf(
      'Teaching Fellow, Quill University\t2020 – 2024\nTaught kilns.\nCai Moss, Kiln Science, Quill University\tSep. 2025 - Present\nDora Reed, Kiln Science, Quill University\tJan. 2023 - May 2023',
    ).map(([title]) => title),
  ).toEqual(['Teaching Fellow'])
})

test('a misspelled heading heads its section', () => {
  expect(read('Current Postition\nLecturer, Quill University, 2023 – Present\nTaught kilns.\n\nEducation\nB.Sc. Botany, Marble University, 2012').roles[0]).toMatchObject({
    title: 'Lecturer',
    employer: 'Quill University',
  })
})

/** Lines with their left edge, and how far they stand under the line before. */
function drawn(lines: [text: string, x: number, drop: number][]) {
  let y = 800
  const layout = lines.map(([text, x, drop]) => {
    y -= drop
    return { x, endX: x + text.length * 5, y, size: 11, bold: false, italic: false, drop, column: 0, breaks: [], endsParagraph: false }
  })
  return readPerson([{ lines: lines.map(([text]) => text), layout }], NOW)
}

test('headings that stand beside what they head part the sections, in two lines too', () => {
  const { roles, degrees, awards } = drawn([
    ['Ana Duarte', 40, 20],
    ['Education\tPh.D., Mathematics\tQuill University\tAugust, 2016', 40, 30],
    ['B.S., Biology\tMarble University\tSpring, 2009', 150, 14],
    ['Appointments\tData Scientist, Quill Institute\tDecember, 2021 -\tPresent', 40, 30],
    ['Analyst, Marble Institute\tOctober, 2016 -\tNovember, 2021', 150, 14],
    ['Research', 40, 30],
    ['Interests', 40, 14],
    ['Models of kilns, and simulation of their heat', 150, -14],
    ['for the potters of the bay', 150, 14],
    ['Awards, Honors,', 40, 30],
    ['Fellowships', 40, 14],
    ['Quill Teaching Fellowship\tFall, 2009 - Spr., 2011', 150, -14],
    ['Marble Fellowship\tFall, 2011 - Spr., 2012', 150, 14],
    ['Languages\tEnglish and Finnish', 40, 30],
  ])
  expect(degrees.map(({ level, school, year }) => [level, school, year])).toEqual([
    ['doctorate', 'Quill University', 2016],
    ['bachelor', 'Marble University', 2009],
  ])
  expect(roles.map(({ title, employer, start, current }) => [title, employer, start?.year, current])).toEqual([
    ['Data Scientist', 'Quill Institute', 2021, true],
    ['Analyst', 'Marble Institute', 2016, false],
  ])
  expect(awards.length).toBeGreaterThan(0)
})

test('bullets over an employer and dates mark positions, and a minus sign marks a bullet', () => {
  const { roles, achievements } = drawn([
    ['Experience', 40, 20],
    ['• Senior Teaching Assistant', 40, 14],
    ['Quill University', 50, 12],
    ['October 2023 - March 2024', 50, 12],
    ['− Supervised 22 students in kilns', 50, 16],
    ['• Student Representative', 40, 16],
    ['Marble University', 50, 12],
    ['September 2021 - July 2023', 50, 12],
    ['− Acted as a bridge between students and staff', 50, 16],
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Senior Teaching Assistant', 'Quill University'],
    ['Student Representative', 'Marble University'],
  ])
  expect(achievements[0]?.text).toBe('Supervised 22 students in kilns')
})

test('a group is no title, a title within the employer is doubted, and the lab of a professor is a part of the university', () => {
  expect(rolesOf('Oct 2004 – Mar 2006 Multi-Agent Kilns Research Group, Quill University Incubator\nBuilt agents.')[0]?.[4]).toBe('unsure')
  expect(rolesOf('QUILL COMPUTING, Marble – Machine Learning Intern\nSUMMER INTERN\tMAY, 2020\nBuilt a store of kilns.')[0]?.[4]).toBe('unsure')
  expect(rolesOf('2024-Present\tPostdoctoral Research Fellow\nQuill University, Prof. Duarte’s Lab')[0]?.slice(0, 3)).toEqual([
    'Postdoctoral Research Fellow',
    'Quill University',
    'Prof. Duarte’s Lab',
  ])
})

test('what the lines of a patent tell of it is no other patent, and a date is no award', () => {
  const mixed = read('Patents\nUS 10,000,000 B2, Sleeping kiln device (granted 2015)\nSample A.-B., Third C., "Reagent economy in kiln glazes", Clay Letters 221 (2023) 106140')
  expect(mixed.patents.map(({ text }) => text)).toEqual(['US 10,000,000 B2, Sleeping kiln device (granted 2015)'])
  expect(mixed.publications).toHaveLength(1)
  const { patents, awards } = read('Patents\nSleeping Kiln Device\nOwner: Ana Duarte\nPatent Number: 85581 2015\n\nAwards\n• Quill Prize for Kilns\n• Jun 2019\n• 2004, 2005, 2006')
  expect(patents.map(({ text }) => text)).toEqual(['Sleeping Kiln Device'])
  expect(awards.map(({ text }) => text)).toEqual(['Quill Prize for Kilns'])
})

test('a long name of a school on a line of its own is sure, a certificate among the studies does not end them, and knowing a standard is no license', () => {
  expect(degreesOf('Marble Ridge Science and Technology University\tMarble\nB.S. in Electrical Engineering\tSep. 2012 - June 2017')).toEqual([
    ['bachelor', 'Electrical Engineering', 'Marble Ridge Science and Technology University', 2017, 'sure'],
  ])
  expect(
    degreesOf('2015 Kenneth Quill\nCertificate of Distinction: Expert in Kilns\n2013 – 2017 Quill University of Technology\nBSc. Architecture').map(([level, , school]) => [level, school]),
  ).toEqual([['bachelor', 'Quill University of Technology']])
  expect(read('Certifications\n• Standards: Familiar with the DO-1780 certification process').licenses[0]?.certainty ?? 'unsure').toBe('unsure')
})

test('a position that is held today may have no dates under its heading', () => {
  const { roles } = read(
    'Current Employment\nQuill Fellow\nMarble Centre and School of Life and Kiln Sciences\nThe University of Quillmark\n\nEducation\n2010-2013. Doctor of Philosophy (PhD), Zoology, University of Marble, Finland.',
  )
  expect(roles.map(({ title, employer, current, start }) => [title, employer, current, start])).toEqual([['Quill Fellow', 'The University of Quillmark', true, null]])
})

test('a degree behind its years is read, however long its line', () => {
  expect(degreesOf('2005-2008. Bachelor of Science with Honours (BSc. Hons.), Biological Sciences, The University of Quillmark, United Kingdom.')[0]?.slice(0, 4)).toEqual([
    'bachelor',
    'Biological Sciences',
    'The University of Quillmark',
    2008,
  ])
  expect(degreesOf('Master of Divinity\nQuill Divinity School, Marble, MA\tJune 1995')[0]?.[2]).toBe('Quill Divinity School')
  expect(degreesOf('2012\tUniversity of Quillmark, School of Public Health, Marble\nMasters Degree of Public Health (kiln track), with distinction.')[0]?.slice(1, 3)).toEqual([
    'Public Health',
    'University of Quillmark',
  ])
})

test('who heads a library at a university has a title, a scholar who visits is no employer, and honors with a date are no position', () => {
  expect(
    rolesOf('Director of Kilns\tMay 2022 - Present\nQuill University\nAssociate University Librarian for Research\tJuly 2019 - August 2022\nMarble Library, Quill University').map(([title]) => title),
  ).toEqual(['Director of Kilns', 'Associate University Librarian for Research'])
  expect(rolesOf('2021 – present\tPostdoctoral Researcher\nVisiting Scholar\nBuilt kilns.\n2010 – 2012\tResearch assistant\nQuill University')[0]?.slice(0, 2)).toEqual([
    'Postdoctoral Researcher',
    null,
  ])
  expect(rolesOf('Kiln Intern\tJune 2021 - Aug 2021\nQuill Partners\nFired kilns.\nDean’s List\tSpring 2020, Fall 2021\nQuill University').map(([title]) => title)).toEqual(['Kiln Intern'])
})

test('what a link beside an employer is called is none', () => {
  expect(rolesOf('Kiln Developer Intern, Glaze Technologies\tproof\tJune 2021 - Jul 2021\nBuilt kilns.')[0]?.slice(0, 2)).toEqual(['Kiln Developer Intern', 'Glaze Technologies'])
})

test('a name before "Curriculum Vitae" is the name', () => {
  expect(read('Ana Quill, Curriculum Vitæ\nEmail: ana.quill@quill.example\n\nEducation\nB.Sc. Botany, Marble University, 2012').name).toBe('Ana Quill')
})

test('a name told in two labels or drawn without a blank is the name, and the labels of a template are none', () => {
  expect(read('Personal Details\nSurname:\tDuarte\nFirst Name:\tAna\n\nEducation\nB.Sc. Botany, Marble University, 2012').name).toBe('Ana Duarte')
  expect(
    drawn([
      ['AnaDuarte', 40, 20],
      ['ana@quill.example | https://anaduarte.com', 40, 20],
      ['Education', 40, 20],
      ['B.Sc. Botany, Marble University, 2012', 40, 14],
    ]).name,
  ).toBe('Ana Duarte')
  expect(read('First Name\nLast Name\tLocation: Harbor\tQuill.example/in/user\nExperience\nEngineer, Acme Inc., 2012 – 2014').name).toBeNull()
})

test.each(['Certified Master Chef class', 'ASE Master Technician', 'Master Black Belt, Six Sigma'])('a master of a trade has no degree by it: %s', (text) => expect(degreesOf(text)).toEqual([]))

test('the name of a university that goes on below is whole', () => {
  expect(rolesOf('Jul 2023 - Jul 2025 Researcher in Kilns, Quill Group, Universidad Marble de\nMadrid, Spain.\nFired kilns.')[0]?.[1]).toBe('Universidad Marble de Madrid')
})

test('what stands beside a heading that is set larger is set like the lines below it', () => {
  const lines: [text: string, x: number, drop: number, size: number][] = [
    ['Ana Duarte', 260, 0, 17],
    ['Contact\tana@quill.example', 47, 40, 14],
    ['Website: quill.example', 130, 11, 9],
    ['Education\tQuill University', 47, 25, 14],
    ['Ph.D. in Botany', 130, 11, 9],
    ['Sep 2019 - Mar 2024', 130, 11, 9],
    ['Marble University', 130, 22, 9],
    ['M.S. in Botany', 130, 11, 9],
    ['Jan 2018 - Jun 2019', 130, 11, 9],
    ['Experience\tKiln Engineer (Jun 2017 - Sep 2017)', 47, 30, 14],
    ['Harbor Kilns Inc.', 130, 11, 9],
    ['Kiln Engineer (Jun 2016 - Sep 2016)', 130, 22, 9],
    ['Marble Kilns Inc.', 130, 11, 9],
    ['Awards\t2023 Quill Prize', 47, 30, 14],
    ['2022 Marble Prize', 130, 11, 9],
  ]
  let y = 800
  const layout = lines.map(([text, x, drop, size]) => ({ x, endX: x + text.length * 4.6, y: (y -= drop), size, bold: size > 9, italic: false, drop, column: 0, breaks: [] }))
  expect(readPerson([{ lines: lines.map(([text]) => text), layout }], NOW).degrees.map(({ level, school, year }) => [level, school, year])).toEqual([
    ['doctorate', 'Quill University', 2024],
    ['master', 'Marble University', 2019],
  ])
})

test('a degree that began has no year yet, a state ends its line, and how it was studied is no field', () => {
  expect(degreesOf('Ph.D. Geography, University of Quill (Began January, 2018)').map(([level, , , year]) => [level, year])).toEqual([['doctorate', null]])
  expect(read('Education\nPh.D. Geography, University of Quill (Began January, 2018)').degrees[0]?.completed).toBe(false)
  expect(degreesOf('Quill Polytechnic Institute (QPI), Worcester MA\nBachelor of Science: Botany & Kilns, May 2020')).toEqual([
    ['bachelor', 'Botany & Kilns', 'Quill Polytechnic Institute', 2020, 'sure'],
  ])
  expect(degreesOf('2018–2023\tPh.D. (direct track), Kiln Engineering, Quill University')[0]?.[1]).toBe('Kiln Engineering')
  expect(degreesOf('MBA : Masters of Business Administration Quill College , City , State')[0]?.slice(0, 3)).toEqual(['master', null, 'Quill College'])
  expect(degreesOf("Bachelor's of Arts Degree in Political Science\tQuill University\t2007")[0]?.[1]).toBe('Political Science')
  expect(degreesOf('MSci, Earth Sciences, 1st Class\tOct. 2016 – Jun. 2017\nUniversity of Quill')[0]?.slice(0, 4)).toEqual(['master', 'Earth Sciences', 'University of Quill', 2017])
  expect(degreesOf('2016 - 2017\tBachelor’s honours, Botany\tUniv. Marble Mt Blanc')[0]?.[2]).toBe('Univ. Marble Mt Blanc')
})

test('a post among the studies is a position, never surely, and no degree of the one beside it', () => {
  const { roles, degrees } = read(
    'Education\n2025-Present Humboldt Postdoctoral researcher, Quill University, Marble.\n2020-2024 Ph.D. (Botany), Marble Institute\n2019 Visiting Researcher, University of Harbor\n2018–2020 M.Sc. (Botany), Marble Institute',
  )
  expect(roles.map(({ title, employer, start, certainty }) => [title, employer, start?.year, certainty])).toEqual([
    ['Humboldt Postdoctoral researcher', 'Quill University', 2025, 'unsure'],
    ['Visiting Researcher', 'University of Harbor', 2019, 'unsure'],
  ])
  expect(degrees.map(({ level, field, school, year }) => [level, field, school, year])).toEqual([
    ['doctorate', 'Botany', 'Marble Institute', 2024],
    ['master', 'Botany', 'Marble Institute', 2020],
  ])
})

test('bullets with dates at their end over bullets of another mark head positions', () => {
  expect(
    rolesOf(
      '• Quill Research, Marble, NY (Research Scientist, Jun 2019-Jul 2022)\n▪ Developed kilns for guilds.\n▪ Tested clay.\n• Harbor Healthcare, Moss Bay, CA (Senior Data Scientist, Sep 2018-Jun 2019)\n▪ Developed a toolkit.',
    ).map(([title, employer, , start]) => [title, employer, start]),
  ).toEqual([
    ['Research Scientist', 'Quill Research', 2019],
    ['Senior Data Scientist', 'Harbor Healthcare', 2018],
  ])
})

test('the numbers of headings are no marks of a list, and a mark behind the dates is no word', () => {
  const { roles, degrees } = read(
    'Ana Duarte\n1. Education\nPhD Botany\nQuill University, The Netherlands\tGraduated on March 2017\n2. Work experience\n2017 – 2020\t⋄ Kiln Engineer, Marble Guild Inc.\n3. Publications\nKilns of Quill. 2018.',
  )
  expect(degrees.map(({ level, field, school, year }) => [level, field, school, year])).toEqual([['doctorate', 'Botany', 'Quill University', 2017]])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Kiln Engineer', 'Marble Guild Inc.']])
})

test('one date among ranges may be where the studies began', () => {
  expect(
    read(
      'Education\nQuill University\nPhD in Botany\tFebruary 2023\nMarble University\nMaster of Data Science\tSeptember 2020–January 2023\nHarbor University\nBachelor of Botany\tOctober 2017–August 2020',
    ).degrees.map(({ level, completed, certainty }) => [level, completed, certainty]),
  ).toEqual([
    ['doctorate', null, 'unsure'],
    ['master', true, 'sure'],
    ['bachelor', true, 'sure'],
  ])
})

test('a field that goes on behind a comma or below is whole or not sure, and a stop or another degree is no part of a school', () => {
  const [master, bachelor] = degreesOf(
    'MA: Russian, Eastern European, and Central Asian Studies\tAugust 2019 – May 2021\nQuill University\nBPhil: Political Science and Russian, Eastern European Studies August 2014 – August 2019\nMarble University',
  )
  expect(master?.[1]).toBe('Russian, Eastern European, and Central Asian Studies')
  expect([bachelor?.[0], bachelor?.[4]]).toEqual(['bachelor', 'unsure'])
  expect(degreesOf('Research Master in Methodology and Statistics for the\tQuill University\t2021')[0]?.[4]).toBe('unsure')
  expect(degreesOf('2013 – 2015\tM.Sc. Computer Engineering, University of Quill.')[0]?.[2]).toBe('University of Quill')
  expect(degreesOf('Associate : Computer Science Marble College of Business Associate Accounting Marble College of Business City , State')[0]?.[2]).toBe('Marble College of Business')
  expect(degreesOf('AOS : Culinary Arts & Hospitality Management , 1997\nQuill Culinary Academy - City , State')[0]?.slice(0, 4)).toEqual([
    'associate',
    'Culinary Arts & Hospitality Management',
    'Quill Culinary Academy',
    1997,
  ])
  expect(degreesOf('Course: Developing MS ASP .NET Applications, October 2007')).toEqual([])
})

test('who visits as a student has no degree there, and a research project for a degree is none', () => {
  const { roles, degrees } = read(
    'Education\nPhD in Economics\t2018-2022\nUniversity of Quill\nVisiting PhD Student\tfall 2019-spring 2020\nMarble University\nMSc in Economics\t2016-2018\nUniversity of Quill\n\nExperience\nMaster’s Research Project | Harbor University\t2014.09 - 2015.08\nIn clay.',
  )
  expect(degrees.map(({ level, school, year, certainty }) => [level, school, year, certainty])).toEqual([
    ['doctorate', 'University of Quill', 2022, 'sure'],
    ['master', 'University of Quill', 2018, 'sure'],
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toContainEqual(['Visiting PhD Student', 'Marble University'])
})

test('a lab is no field of study, honors stand before one, and a place may be a part of a university', () => {
  expect(degreesOf('Doctor of Philosophy – Kiln Lab; Clay Futures Research Cluster\t2022–2025\nUniversity of Quill')[0]?.[1]).toBeNull()
  expect(degreesOf('B.Sc. Honours in Mathematical Physics\t2019 - 2023\nQuill University')[0]?.[1]).toBe('Mathematical Physics')
  expect(degreesOf('The University of Technology, Sydney\nBSc Marine Biology\t2014')[0]?.[2]).toBe('The University of Technology, Sydney')
  expect(degreesOf('Bachelor of Science : (Pre-Med) Foundations in Counseling Quill University City , State').map(([level, , , , certainty]) => [level, certainty])).toEqual([['bachelor', 'unsure']])
})

test('one year gives no two levels in one field at one school', () => {
  expect(degreesOf('Quill University 2013 MBA : Linguistics City , State , US Quill University, Marble, MI; BA in Linguistics, 12/2013').map(([, , , , certainty]) => certainty)).toEqual([
    'unsure',
    'unsure',
  ])
})

test('months in brackets are dates, a stroke at the edge of a name is none of it, and roles with their own years in one line are no position', () => {
  expect(
    read('Experience\nKiln Scientist, Quill Guild Inc.\t(10/2021)-(10-2022)\n▪ Tested clay.\nKiln Engineer, Marble Guild Inc.\t(10/2019)-(09/2021)\n▪ Fired kilns.').roles.map(({ start, end }) => [
      start,
      end,
    ]),
  ).toEqual([
    [
      { year: 2021, month: 10 },
      { year: 2022, month: 10 },
    ],
    [
      { year: 2019, month: 10 },
      { year: 2021, month: 9 },
    ],
  ])
  expect(
    rolesOf('Kiln Specialist II / Company Name - City , State 09/2013 - 08/2015\nFired kilns.\nKiln Intern / Company Name - City , State 01/2013 - 06/2013\nSwept kilns.').map(([title]) => title),
  ).toEqual(['Kiln Specialist II', 'Kiln Intern'])
  expect(rolesOf('Kiln Engineer, Marble Guild Inc.\t2018 - 2020\nFired kilns.\nRoles: Vice President (2017 – 2018), Excellence Chair (2016 – 2017).').map(([title]) => title)).toEqual([
    'Kiln Engineer',
  ])
})

test('an employer alone over all positions may be that of all, and who supervised under its line is none', () => {
  expect(
    rolesOf('QUILASAT | Kiln Studies Program\tMarble Bay\nResearch Associate\tSep 2020 – Present\n• Led studies.\nAnalyst\tSep 2017 – Aug 2020\n• Led more.').map(
      ([title, employer, , , certainty]) => [title, employer, certainty],
    ),
  ).toEqual([
    ['Research Associate', 'QUILASAT', 'unsure'],
    ['Analyst', 'QUILASAT', 'unsure'],
  ])
  expect(
    rolesOf('Research Assistant, University of Quill\t2019-2022\nUnder the supervision of Prof. Cai Moss\nTested data.\nStudent Assistant, Marble Energi\t2018-2019\nTested clay.').map(
      ([title, employer]) => [title, employer],
    ),
  ).toEqual([
    ['Research Assistant', 'University of Quill'],
    ['Student Assistant', 'Marble Energi'],
  ])
})

test('the name at the edge of headings beside their text is no heading, and an employer over a topic is the employer', () => {
  const set = (lines: [text: string, x: number, drop: number, size: number, bold: boolean][]) => {
    let y = 800
    const layout = lines.map(([text, x, drop, size, bold]) => ({ x, endX: x + text.length * 4.6, y: (y -= drop), size, bold, italic: false, drop, column: 0, breaks: [] }))
    return readPerson([{ lines: lines.map(([text]) => text), layout }], NOW)
  }
  const beside = set([
    ['ana@quill.example', 404, 0, 10, false],
    ['ANA DUARTE', 51, 12, 30, false],
    ['Education\tQuill University\tMarble, QC', 51, 34, 14, false],
    ['Ph.D. in Mathematics\t2018 - 2022', 140, 14, 10, false],
    ['Harbor University\tMarble, ON', 140, 18, 11, true],
    ['M.Sc. in Mathematics\t2016 - 2018', 140, 14, 10, false],
    ['Experience\tKiln Tutor | Quill University\t2018 - 2020', 51, 34, 14, false],
    ['Taught kilns.', 140, 14, 10, false],
    ['Awards\tQuill Prize', 51, 34, 14, false],
    ['Marble Prize', 140, 14, 10, false],
  ])
  expect(beside.degrees.map(({ school }) => school)).toEqual(['Quill University', 'Harbor University'])
  const over = set([
    ['Ana Duarte', 39, 0, 20, true],
    ['Research Experience', 39, 33, 16, true],
    ['Quill Institute of Fundamental Research\tMumbai, India', 39, 23, 10, true],
    ['Summer internship | Single-File Diffusion\tMay 2025 - July 2025', 39, 14, 9, false],
    ['• Tested clay for the guild', 39, 15, 9, false],
    ['Marble Institute of Science\tPune, India', 42, 16, 10, true],
    ['Summer internship | Clay Model for Fate\tMay 2024 - July 2024', 42, 14, 9, false],
    ['• Tested more clay for the guild', 42, 15, 9, false],
    ['Harbor Institute of Science and Research\tPune, India', 39, 12, 10, true],
    ['Summer internship | KNN\tMay 2023 - July 2023', 39, 14, 9, false],
    ['• Tested other clay for the guild', 39, 15, 9, false],
  ])
  expect(over.roles.filter(({ certainty, employer }) => certainty === 'sure' && !/Institute/.test(employer ?? ''))).toEqual([])
})

test('a place behind a wide gap is no part of a school, a campus behind a comma is, and a university may be deemed to be one', () => {
  expect(degreesOf('M.S. Electrical Engineering\tSeptember 2017 – May 2018\nÉcole Normale Supérieure Quill-Bay\tCachan, France')[0]?.[2]).toBe('École Normale Supérieure Quill-Bay')
  expect(degreesOf('Indian Institute of Technology, Delhi\nB.Tech in Mathematics and Computing\tMay 2024')[0]?.[2]).toBe('Indian Institute of Technology, Delhi')
  expect(degreesOf('Bachelor of Technology in Computer Science\tJanuary 2020\nQUILLTRA Deemed to be University, Moss Bay, India')[0]?.[2]).toBe('QUILLTRA Deemed to be University')
  // A conference among the studies has its own dates.
  expect(
    degreesOf(
      'University of West Quill December 1995 B.S : Criminal Justice City , State\nKiln Court Conference 2012 - 2013 City , State\nKiln College 2007 - 2008 Coordinator Training City , State',
    )[0]?.slice(3),
  ).toEqual([1995, 'sure'])
})

test('with whom somebody works at a place is no part of its name, and whom somebody assists is none', () => {
  expect(
    rolesOf(
      '2022 - 2024 Research Fellow, University of Quill, with Ana Duarte\nStudied kilns.\n2019 - 2020 Research Assistant, Ben Moss\nScraped the kiln register.\n2018 - 2019 Intern, Quill Kiln Institute – with Cai Reed and Dora Lind\nFired kilns.',
    ).map(([title, employer, , , certainty]) => [title, employer, certainty]),
  ).toEqual([
    ['Research Fellow', 'University of Quill', 'sure'],
    ['Research Assistant', 'Ben Moss', 'unsure'],
    ['Intern', 'Quill Kiln Institute', 'sure'],
  ])
})

test('what stands where all other positions have their places is a place', () => {
  const roles = rolesOf(
    'Kiln Engineer\tParis, France\nQuillworks\tMay 2024 – Present\n- Fired kilns.\n\nApplied Scientist\tCambridge, UK\nMarblesoft\tDec 2022 – May 2024\n- Fired kilns.\n\nResearch intern\tMarble Bay\nHarbor - Glaze team\tJun 2021 - Dec 2022\n- Fired kilns.',
  )
  expect(roles.map(([, employer]) => employer)).toEqual(['Quillworks', 'Marblesoft', expect.not.stringContaining('Marble Bay') as unknown])
})

test('courses named under one of several degrees begin no other section', () => {
  expect(
    degreesOf(
      'M.Sc. in Computer Science\tJan. 2020 - Jan. 2022\nUniversity of Quill\nCourses: Kiln Theory, Applied Glazing\n\nB.Sc. in Botany\tSept. 2014 - Sept. 2019\nDepartment of Botany, University of Marble\n\nAwards: Quill Prize 2019',
    ).map(([level, field, school]) => [level, field, school]),
  ).toEqual([
    ['master', 'Computer Science', 'University of Quill'],
    ['bachelor', 'Botany', 'University of Marble'],
  ])
})

test('the field before its level, the years of a French master, and degrees in other short forms', () => {
  expect(
    degreesOf('Computer Science, PhD\nQuill University\n2015 - 2019\n\nComputer Science, B.S.E.\nUniversity of Marble\n2011 - 2015').map(([level, field, school]) => [level, field, school]),
  ).toEqual([
    ['doctorate', 'Computer Science', 'Quill University'],
    ['bachelor', 'Computer Science', 'University of Marble'],
  ])
  expect(degreesOf('2015–2016 Master 1 in European Affairs, Sciences Po Paris\n2014–2015 Bachelor in Economics, Quill University')[0]?.slice(0, 4)).toEqual([
    'master',
    'European Affairs',
    'Sciences Po Paris',
    2016,
  ])
  expect(
    read('Employment & Education\n2023–2025\tPostdoctoral Fellow\nQuill Centre, University of Marble\n2014–2018\tB.Sci. in Physics\nSouthern University of Quill').degrees.map(({ level, field }) => [
      level,
      field,
    ]),
  ).toEqual([['bachelor', 'Physics']])
})

test('a form that tells the degree twice, and months before short years, tell one degree each', () => {
  expect(
    degreesOf(
      'Quill University City , State , US Doctor of Education : Kiln Design and teaching Doctor of Education August 2014 Quill University, Marble, Texas GPA: 4.0\nQuill University City , State , US Bachelors of Science : Animal Science Bachelors of Science August 1997 Quill University, Marble',
    ).map(([level, , school, year]) => [level, school, year]),
  ).toEqual([
    ['doctorate', 'Quill University', 2014],
    ['bachelor', 'Quill University', 1997],
  ])
  expect(degreesOf('Bachelor of Science , Biological Sciences 5/96 University of Quill Biological Sciences')[0]?.slice(1, 4)).toEqual(['Biological Sciences', 'University of Quill', 1996])
})

test('the next line ends no field where it is a label', () => {
  expect(degreesOf('Quill Institute of Technology City , India B.E : Electronics Engineering Electronics Engineering\nProducts: http://www.quill.example/pots')[0]?.[1]).toBe('Electronics Engineering')
})

test('an advisor between a school and its degree does not move the degree to the next school', () => {
  const list =
    'University of Quill, Marble, USA.\t2017 - present\nAdvisor: Prof Ana Duarte\nPh.D. in Botany\n\nUniversity of Quill, Marble, USA.\t2017 - 2019\nAdvisor: Prof Ana Duarte\nM.S. in Botany\n\nHarbor University of Technology, Marble, Iran.\t2012 - 2017\nDepartment of Botany\nB.Sc. in Kiln Engineering'
  expect(degreesOf(list).map(([level, , school, year]) => [level, school, year])).toEqual([
    ['doctorate', 'University of Quill', null],
    ['master', 'University of Quill', 2019],
    ['bachelor', 'Harbor University of Technology', 2017],
  ])
})

test('a field before its level in brackets, behind honors, and before a code', () => {
  expect(degreesOf('Quill University, Marble, Idaho — Business Analytics(BS) - Expected Graduation Date: May 2024')[0]?.slice(0, 3)).toEqual(['bachelor', 'Business Analytics', 'Quill University'])
  expect(degreesOf('Quill University\nB.A. with Honors, Linguistics, Minor in Education\tJune 2023')[0]?.[1]).toBe('Linguistics')
  expect(degreesOf('M.Sc. in Mathematics [LM-40]\nUniversity of Quill\nDates: 10/2019 – 09/2021.')[0]?.[1]).toBe('Mathematics')
  expect(degreesOf('2018–2023 Engineering Diploma (equivalent to M.Sc.) in Botany, Quill University')).toEqual([['diploma', 'Botany', 'Quill University', 2023, 'sure']])
  expect(degreesOf('2020–2025 M.S. by Research in Computational Linguistics, Quill University')[0]?.[1]).toBe('Computational Linguistics')
})

test('a college of honors over its university, and a school that begins with an accent', () => {
  expect(
    degreesOf('Bachelor of Science in Computer Science\nMinors: Mathematics\nMarble Honors College\nThe Quill State University, Quill Park, PA GPA: 3.96\nAnticipated Graduation: May 2027')[0]?.[2],
  ).toBe('The Quill State University')
  expect(degreesOf('2023–Present PhD in Computer Science, École normale de Marbre, Paris, France')[0]?.[2]).toBe('École normale de Marbre')
})

test('dates that a narrow column breaks, a city behind the employer, and seasons beside the title', () => {
  expect(
    read(
      'Experience\nFeb 2023–Jul\n2024\nResearch Intern, Quill University, Marble, France\nTopic: kilns.\nSep 2021–Jan\n2022\nKiln Assistant, Quillserm, Lille, France\nMay 2020–Sep\n2021\nKiln Intern, CHU de Lille, Lille, France',
    ).roles.map(({ employer, start, end }) => [employer, start?.year, start?.month, end?.year, end?.month]),
  ).toEqual([
    ['Quill University', 2023, 2, 2024, 7],
    ['Quillserm', 2021, 9, 2022, 1],
    ['CHU de Lille', 2020, 5, 2021, 9],
  ])
  expect(rolesOf('Machine Learning Engineer, Quillzoo, Zurich\tJune 2023 - Now\n• Fired kilns.')[0]?.slice(0, 2)).toEqual(['Machine Learning Engineer', 'Quillzoo'])
  expect(rolesOf('Quill Computing, Kiln Team\tMarble, WA\nData Scientist\tSummers 2022 and 2023, Fall 2024 – Present\n• Fired kilns.')[0]?.[0]).toBe('Data Scientist')
  expect(rolesOf('Application Support L2 • Quill technologies (Marble Works as Consultant)\nAugust 2025 - present\nMended kilns.')[0]?.slice(0, 2)).toEqual([
    'Application Support L2',
    'Quill technologies (Marble Works as Consultant)',
  ])
})

test('degrees of universities that put the letter of the level last, joined ones, and a major under its degree', () => {
  expect(
    degreesOf(
      'Quill Institute of Technology, Marble MA\tFeb 2024 - Present\nPhD Student − Communication Networks\nDept. of Kilns\n\nQuill Institute of Technology, Marble MA\tSep 2022 - Feb 2024\nSM in Communication Networks\n\nHarbor Institute of Technology\tAug 2017 - May 2022\nMTech and BTech in Electrical Engineering (with Honours)',
    ).map(([level, field, , year]) => [level, field, year]),
  ).toEqual([
    ['doctorate', 'Communication Networks', null],
    ['master', 'Communication Networks', 2024],
    ['master', 'Electrical Engineering', 2022],
    ['bachelor', 'Electrical Engineering', 2022],
  ])
  expect(degreesOf('University of Quill\nHonours Bachelor of Science\tSeptember 2020 - Present\nDouble Major in Computer Science & Botany, Immunology')[0]?.[1]).toBe('Computer Science & Botany')
  expect(degreesOf('Technical University of Quill\tOctober 2021 - September 2024\nM.Sc. (Hons.), in Computational Science and Engineering')[0]?.[1]).toBe('Computational Science and Engineering')
  expect(degreesOf('Bachelor of Technology\tQuill University\t2020\n(Computer Engineering)')[0]?.[1]).toBe('Computer Engineering')
})

test('who advises in brackets is no part of a laboratory', () => {
  expect(
    rolesOf(
      'Kiln Mining Lab (advised by Cai Reed)\tOct 2023 – Present\nResearch Intern\n• Fired kilns.\nHarbor Lab (supervised by Ben Moss)\tMay 2022 – Oct 2023\nResearch Intern\n• Fired kilns.',
    ).map(([, employer]) => employer),
  ).toEqual(['Kiln Mining Lab', 'Harbor Lab'])
})

test('a blanked employer with dates begins a position though the line before has no full stop', () => {
  expect(
    rolesOf(
      'Company Name City , State Vice President of Services 06/2010 to 08/2014\nEnsured that the teams and the clients were satisfied with the levels of the services at all of the sites\nCompany Name City , State Vice President of Operations 08/2006 to 06/2010\nDrove revenue.',
    ).map(([title]) => title),
  ).toEqual(['Vice President of Services', 'Vice President of Operations'])
})

test('an undated college over several posts is the employer of all, and a title may stand below what its employer makes', () => {
  expect(
    rolesOf(
      'Quill Tech Community College, Marble, IN\nProfessor (F5)\t2019 - Present\nAssistant Program Chair\t2015 – 2019\nAssociate Professor (F4)\t2009 – 2015\nTeach courses, online and traditional, in Kiln Development.\n\nHarbor Corporation, Indianapolis, IN\t1995 - 2002\nPower Drives Manufacturer\nBusiness Analyst\nDeveloped programs.\n\nMoss Insurance Company, Indianapolis, IN\t1994 - 1995\nProgrammer Analyst\nKept programs.',
    ).map(([title, employer, , , certainty]) => [title, employer, certainty]),
  ).toEqual([
    ['Professor (F5)', 'Quill Tech Community College', 'sure'],
    ['Assistant Program Chair', 'Quill Tech Community College', 'sure'],
    ['Associate Professor (F4)', 'Quill Tech Community College', 'sure'],
    ['Business Analyst', 'Harbor Corporation', 'sure'],
    ['Programmer Analyst', 'Moss Insurance Company', 'sure'],
  ])
})

test('a form of the government: address, salary and hours stand between an employer and its title', () => {
  expect(
    rolesOf(
      'Quill Nonprofit\n6401 Marble Ave\nEast Harbor, PA 15206 United States\n08/2017-12/2017\nSalary: 10.00 USD Per Hour\nHours per week: 15\nAdministrative Assistant\nDuties, Accomplishments and Related Skills:\n• Updated the database.\n\nMarble Laboratory School\n4060 Kiln Street\nHarbor, PA 15216 United States\n02/2015-Present\nSalary: 8.30 USD Per Hour\nHours per week: 20\nTeaching Aide\nDuties, Accomplishments and Related Skills:\n• Assisted with lessons.',
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Teaching Aide', 'Marble Laboratory School'],
    ['Administrative Assistant', 'Quill Nonprofit'],
  ])
  expect(degreesOf('University of Quill Quill, PA United States\nBachelors of Science 04/2018\nCredits Earned: 96 Semester hours\nMajor: Information Science Minor: Kiln Studies')).toEqual([
    ['bachelor', 'Information Science', 'University of Quill', 2018, 'sure'],
  ])
})

test('a badge is no title, and of two names behind a title either may be the employer', () => {
  expect(rolesOf('2025 Quill Teaching Practitioner Badge: Does it add interest\n2022 Lecturer, Quill University')[0]?.[4]).not.toBe('sure')
  expect(rolesOf('May 2018 – September 2019\tSenior Data Scientist, Analytics and Cognitive, Quilloitte\nFired kilns.')[0]?.[4]).toBe('unsure')
})

test('schools behind bullets with their dates at the edge begin their own entries', () => {
  expect(
    degreesOf(
      '• Quill University of Marble\t2021 - 2027 (expected)\nPhD Candidate in Computer Science\tMarble Bay\nAdvisor: Dr. Ana Duarte\n• Harbor University\t2017 - 2021\nBachelor of Engineering in Computer Science\tHarbor, China',
    ).map(([level, , school]) => [level, school]),
  ).toEqual([
    ['doctorate', 'Quill University of Marble'],
    ['bachelor', 'Harbor University'],
  ])
})

test('a field that stands on a line of its own below: majors and programs', () => {
  expect(
    degreesOf('PhD 2024\tQuill University, Waltham MA\nProgram in Neuroscience, Quantitative Biology Specialization\nMS 2019\tQuill University, Waltham MA.\nNeuroscience Major').map(
      ([level, field]) => [level, field],
    ),
  ).toEqual([
    ['doctorate', 'Neuroscience'],
    ['master', 'Neuroscience'],
  ])
  expect(
    degreesOf('MS\tQuill University (Athens, GA, USA)\t2013-2015\nCollege of Agricultural Sciences\nDepartment of Animal Science\nMajored in Animal Breeding and Genetics')[0]?.slice(0, 4),
  ).toEqual(['master', 'Animal Breeding and Genetics', 'Quill University', 2015])
  expect(degreesOf('B.Eng\tQuill University\tSoftware Engineering\t2013 − 2017')[0]?.[1]).toBe('Software Engineering')
})

test('neither its place nor the beginning of the field ends the name of a school', () => {
  expect(degreesOf('Bachelor of Science : Microbiology University of Quilleria Quilleria Microbiology')[0]?.[2]).toBe('University of Quilleria')
  expect(
    degreesOf('Associates of Applied Science : Fitness, Recreation, and Services Management , 2007 Community College of the Air Force Fitness, Recreation,\nand Services Management')[0]?.[2],
  ).toBe('Community College of the Air Force')
})

test('a degree whose end is expected is in progress', () => {
  expect(read('Education\n2022\tDoctorate of Nursing Practice, Executive Leadership, Quill University, Marble, PA\nExpected Graduate: August 2027').degrees[0]?.completed).toBe(false)
})

test('a title in the place of the employer is not sure, and a title ends before its place and its advisor', () => {
  expect(rolesOf('2014 – 2020\tUnited States Air National Guard – Staff Sergeant, Logistics Planner, Marble, PA\n• Kept kilns.')[0]?.[4]).toBe('unsure')
  expect(rolesOf('Lead Software Engineer- New York, NY\tJan 2023-Present\nQuill Health\n• Fired kilns.')[0]?.slice(0, 2)).toEqual(['Lead Software Engineer', 'Quill Health'])
  expect(rolesOf('Quill Kiln Lab\nGraduate Researcher working with Prof. Ana Reed\tMar. 2018 - Now\n• Fired kilns.')[0]?.[0]).toBe('Graduate Researcher')
})

test('a long bracket behind a heading and a diploma in Spanish begin what they begin', () => {
  const person = readPerson(
    [
      {
        lines: [
          'Mira Sample',
          'Civil Engineer',
          'Experience',
          'Civil Engineer, Tarn Bridges Ltd. 2019 - Present',
          '• Rated 40 bridges for the county',
          'Education',
          'Bachelor of Science in Civil Engineering, Tarn University, 2013',
          'Diplomado en Puentes, Quay College, 2016',
          'PUBLICATIONS (selected, of 17; 7 as the first author)',
          'Sample, M. (2021). Fatigue of welded girders. Journal of Bridge Works.',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  expect(person.degrees.map(({ level, field }) => [level, field])).toEqual([
    ['bachelor', 'Civil Engineering'],
    ['diploma', expect.stringContaining('Puentes')],
  ])
  expect(person.publications).toHaveLength(1)
  expect(person.achievements.map(({ text }) => text)).toEqual(['Rated 40 bridges for the county'])
})
