/** Shapes of federal, two-column and academic resumes: headings in lists and in rows, places before titles, and work that is not paid. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(text).roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, current ? 'now' : end?.year, certainty])

const HEADED = 'Ana Duarte\n\nExperience\n\nKiln Engineer\t2019 – 2021\nQuill Works Inc, Marble, OH\n• Fired kilns\n\n'

test('a heading that lists several sections ends the positions', () => {
  const { roles, awards } = read(`${HEADED}HONORS, AWARDS & CERTIFICATIONS\n\nGroup 2 Glaze Investigator\tSep 2021\nMarble Program\n\nClay Prize\t2020`)
  expect(roles.map(({ title }) => title)).toEqual(['Kiln Engineer'])
  expect(awards.map(({ text }) => text.includes('Clay Prize'))).toContain(true)
  // What is a list of skills under a position is no heading.
  expect(read(`${HEADED}Software, Tools\n\nGlaze Analyst\t2017 – 2018\nMarble Inc`).roles).toHaveLength(2)
})

test('headings that begin the rows of a table part the sections', () => {
  const text =
    'EDUCATION\tUniversity of Quill\tJune 2018\nB.S. Botany\nSKILLS\tGlazing, Firing\nCertifications: Certified Kiln Master\nEXPERIENCE\tKiln Engineer\tAugust 2018 - Present\nMarble Company | Salem, OR\nFired 40 kilns a day.\nPROJECTS\tKiln Lead\tMay 2019 - Present\nGlaze for all'
  expect(rolesOf(text)).toEqual([['Kiln Engineer', 'Marble Company', 2018, 'now', 'sure']])
  expect(read(text).licenses.map(({ text: license }) => license)).toEqual(['Certified Kiln Master'])
})

test('the heading of a list is nobody’s name', () => {
  expect(read('FAMILIAR WITH\nClay\nGlaze\n\nContact\nana@quill.example').name).toBeNull()
})

test('a country before a title is where the work was', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nExperience\nQuill Planning Agency, Jamaica- Kiln Technician 06/2011 to 12/2011\n• Fired kilns\n\nMarble Planning Agency, Jamaica- Kiln Intern 07/2008 to 08/2008\n• Mixed clay',
    ).map(([title]) => title),
  ).toEqual(['Kiln Technician', 'Kiln Intern'])
})

test('a title in its own type, shorter than the window, is told from the place before it', () => {
  const lines = ['Ana Duarte', '', 'Experience', 'Quill Kilns Ltd. Hong Kong Trainee\t2016 – 2017', '• Fired kilns']
  const layout = lines.map((text, n) => ({
    x: 50,
    endX: 50 + text.length * 5,
    y: 700 - n * 14,
    size: 11,
    bold: false,
    italic: false,
    drop: 14,
    column: 0,
    breaks: n === 3 ? [text.indexOf('Trainee')] : [],
    endsParagraph: false,
  }))
  const [role] = readPerson([{ lines, layout }], NOW).roles
  expect(role?.title).toBe('Trainee')
})

test('years and stops before a title and an organization', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nRelevant Employment\n2018 – Present. QRC Kiln Fellow. Marble Centre and School of Clay and Environmental Glazes, University of Quill, Australia.\n2015 - 2018. Senior Research Fellow in Complex Kilns. Marble Centre and School of Mathematics of Clay, University of Quill, Australia.\n2014 - 2015. Postdoctoral Associate, Clay Group. School of Glazes (now part of Kilns), University of Harbor, New Zealand.',
    ),
  ).toEqual([
    ['QRC Kiln Fellow', 'University of Quill', 2018, 'now', 'sure'],
    ['Senior Research Fellow in Complex Kilns', 'University of Quill', 2015, 2018, 'sure'],
    ['Postdoctoral Associate', 'University of Harbor', 2014, 2015, 'sure'],
  ])
})

test('unpaid work adds no years', () => {
  const text = (title: string) => `Ana Duarte\n\nExperience\n${title}\t2018 – 2024\nQuill Daycare Inc\n• Built kilns\n\nKiln Engineer\t2014 – 2016\nMarble Works Inc\n• Fired kilns`
  expect(read(text('Scheduler (volunteer)')).yearsOfExperience).toBeLessThan(4)
  expect(read(text('Volunteer Coordinator')).yearsOfExperience).toBeGreaterThan(7)
})

test('what was studied employs nobody surely', () => {
  expect(rolesOf('Ana Duarte\n\nResearch Experience\nClay Disease Research\tMarble, VA\nProject Lead\tJune 2017 - August 2017\n• Fired kilns')[0]?.at(-1)).toBe('unsure')
})

test('hours a week in halves stand beside the employer', () => {
  const text = (hours: string) =>
    `Ana Duarte\n\nExperience\nQuill Care\t25 hours/week\nPHARMACIST\tMar 2022 – Sept 2022\n• Filled orders\n\nMarble Healthcare Center\t${hours} hours/week\nPHARMACIST\tSept 2018 - Jul 2019\n• Filled orders`
  expect(rolesOf(text('42.5'))).toEqual(rolesOf(text('42')))
})

test('a duty told in the first person does not hide the position before it', () => {
  expect(
    rolesOf(
      'Experience\nKiln Director 04/2005 to 04/2015 Company Name City , State\nFired kilns in all towns.\nKiln Manager/Glaze Executive 01/1995 to 01/1998 Company Name State I served as an apprentice under my father until I\ngraduated and fired kilns.',
    ).map(([title]) => title),
  ).toEqual(['Kiln Director', 'Kiln Manager/Glaze Executive'])
})

test('a position under a long duty without a full stop begins something new', () => {
  const duty = '• Changing the opening hours of all kilns so that the stores are able to compete with those of the local market'
  expect(
    rolesOf(`Experience\nAREA KILN MANAGER Nov 2012 to Mar 2014\nCompany Name - City, State\n${duty}\nGLAZE DEVELOPMENT MANAGER Jul 2010 to Nov 2012\nCompany Name - City, State\n• Sold glaze\n`).map(
      ([title]) => title,
    ),
  ).toEqual(['AREA KILN MANAGER', 'GLAZE DEVELOPMENT MANAGER'])
})

test.each(['(Incomplete)', 'Withdrew', 'Uncompleted'])('%s alone under a degree and its dates: it is not told as given', (note) => {
  const degrees = (lines: string) => read(`Ana Duarte\n\nEducation\n${lines}`).degrees.map(({ level, completed, certainty }) => [level, completed, certainty])
  expect(degrees(`BSc in Botany\n\nQuill University of Technology\n\nAug. 2012 - Aug. 2016\tTehran, Iran\n\n${note}`)).toEqual([['bachelor', null, 'unsure']])
})

test('a course by its number employs nobody surely, and a remark is no part of an employer', () => {
  expect(
    rolesOf('Ana Duarte\n\nExperience\nMath 3140\tFall, 2015\nKilns for Engineers\n• Taught clay\n\nMath 2210\tFall, 2014\nGlazes for Engineers\n• Taught glaze').filter(
      ([, , , , sure]) => sure === 'sure',
    ),
  ).toEqual([])
  expect(
    rolesOf(
      'Ana Duarte\n\nExperience\nFeb 2019-present: Kiln Lead, Glaze Team, Quill Guild (generally working in clay)\n• Fired kilns\n\nOct 2017-Feb 2019: Kiln Manager, Clay Unit, Marble Guild (mostly in glaze)\n• Fired kilns',
    ).map(([, employer]) => employer),
  ).toEqual(['Quill Guild', 'Marble Guild'])
})

test('a name before addresses that strokes part', () => {
  expect(read('One-page CV\nAna Duarte / ana.m.duarte@quill.example / 07523283011\n\nExperience\nKiln Lead\t2019 – 2021').name).toBe('Ana Duarte')
})

test('what a form asks of a person is no name', () => {
  expect(
    read('Curriculum vitae\nPERSONAL INFORMATION Ana Duarte\nSex Female | Date of birth 20/08/1995 | Nationality Quillish\nana@quill.example\n\nWORK EXPERIENCE\nKiln Lead\t2019 – 2021').name,
  ).not.toBe('Sex Female')
})

test('dates with a remark above each of the studies are theirs', () => {
  const lines =
    'JULY 2022 – CURRENTLY PURSUING (DISTANCE EDUCATION)\nMBA (BOTANY), Quill open university\n\nAUGUST 2016 - JULY 2020\nB.E (CLAY SCIENCE), Marble Engineering College\nMARCH 2015 - MARCH 2016\nHSC (STATE BOARD), Quill higher secondary school'
  expect(read(`Ana Duarte\n\nEDUCATION\n\n${lines}`).degrees.map(({ level, year, completed }) => [level, year, completed])).toEqual([
    ['master', null, false],
    ['bachelor', 2020, true],
  ])
})

test('a street behind a bar is no part of the employer', () => {
  expect(rolesOf('Ana Duarte\n\nExperience\nKILN OFFICER | 03/2016 to 08/2018\nQuill Construction Limited / Marble Services| Quill Central Rd\n• Fired kilns')[0]?.[1]).not.toContain('Central Rd')
})

test('a label over each of the studies heads them', () => {
  expect(
    read(
      'Ana Duarte\n\nAcademic Studies:\n\nMaster’s Degree:\n\nUnit 12, N50, Quill alley\n\n+98-21-77991579\n\nBotany at Quill University of Marble – 2015\n\nBachelor’s Degree:\n\nZoology at Harbor University of Tarn – 2012\nHigh School Diploma:\nDiploma of Sciences at Quill high school, Marble – 2006',
    )
      .degrees.map(({ level, school, year }) => [level, school, year])
      .find(([level]) => level === 'bachelor'),
  ).toEqual(['bachelor', 'Harbor University of Tarn', 2012])
})

test('a name that has lost letters, and a heading of another language, are no names', () => {
  const drawn = (lines: [text: string, size: number][]) => ({
    lines: lines.map(([text]) => text),
    layout: lines.map(([text, size], n) => ({ x: 50, endX: 50 + text.length * 5, y: 700 - n * 14, size, bold: size > 11, italic: false, drop: 14, column: 0, breaks: [], endsParagraph: false })),
  })
  const nameOf = (lines: [text: string, size: number][]) => readPerson([drawn(lines)], NOW).name
  expect(
    nameOf([
      ['Benjamin O ner', 20],
      ['ben@quill.example', 10],
      ['Experience', 14],
      ['Fired kilns for many years', 10],
    ]),
  ).toBeNull()
  expect(
    nameOf([
      ['OM MIG', 16],
      ['Jag gillar lera', 10],
      ['UTBILDNING', 16],
      ['Kurser', 10],
      ['ERFARENHET', 16],
      ['Cai', 30],
      ['Duarte', 30],
      ['quill@marble.example', 10],
    ]),
  ).toBeNull()
  expect(
    nameOf([
      ['UTBILDNING', 16],
      ['Quillgatan 4', 10],
      ['Kurser', 10],
      ['OM MIG', 16],
      ['Jag gillar lera', 10],
      ['ERFARENHET', 16],
      ['quill@marble.example', 10],
    ]),
  ).toBeNull()
})

test.each(['Final year project: Bridges of the coast', 'Exchange semester at Fell University, Sweden', 'Partial scholarship of the state', 'First year prize', 'Final year thesis on bridges'])(
  'a line below a degree that tells of its studies leaves it sure: %s',
  (below) => {
    const lines = ['Mira Sample', '', 'Education', 'B.Tech in Civil Engineering, Moss University, 2015', below, '', 'Experience', 'Civil Engineer, Tarn Works Inc. 2016 - Present', '• Built 3 bridges']
    expect(readPerson([{ lines }], new Date('2026-06-01T00:00:00Z')).degrees.map(({ certainty, completed }) => [certainty, completed])).toEqual([['sure', true]])
  },
)

test('“partial” alone below a degree leaves it open', () => {
  const lines = ['Mira Sample', '', 'Education', 'B.Tech in Civil Engineering, Moss University, 2015', 'Partial', '', 'Experience', 'Civil Engineer, Tarn Works Inc. 2016 - Present']
  expect(readPerson([{ lines }], new Date('2026-06-01T00:00:00Z')).degrees.map(({ certainty }) => certainty)).toEqual(['unsure'])
})
