/** Forms of headers, headings and studies that strangers' resumes have shown. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(text).roles.map(({ title, employer, start, end, current }) => [title, employer, start?.year, current ? 'now' : end?.year])

const JOBS = `Ana Duarte

Professional Experience

Present Job

From 4th May 2015 to till date.

Chief Engineer, Quill hotel, Marble Bay, India.

Job profile

Prepare budgets of the hotel and its kilns.

Previous Job

From 11th June 2013 to 20th April 2015.

Assistant Manager Engineering, Harbor Hotels, Marble Bay, India.

Job Profile

Supported the opening of the hotel with 346 rooms.

From 16th July 2012 to 5th June 2013.

Kiln Supervisor, Gallant Mills Inc., Marble Bay, India.`

test('"From" before dates is no employer; "Job profile" heads no section; a header may end with a stop behind its place', () => {
  const { roles } = read(JOBS)
  expect(roles.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Chief Engineer', 2015],
    ['Assistant Manager Engineering', 2013],
    ['Kiln Supervisor', 2012],
  ])
  expect(roles.map(({ employer }) => employer)).not.toContain('From')
})

test('a title over dates that stand alone is theirs, where the other positions have title and dates on one line', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nExperience\nSenior Kiln Engineer, Quill Inc.\nsince November 2014\n• Fired kilns\n\nKiln Engineer, Quill Inc.\tJuly 2012 – February 2013\n• Fired kilns\n\nGlaze Analyst, Marble LLC\t2008 – 2012\n• Mixed glazes\n\nPotter Assistant, Gallant LLC\t2006 – 2008\n• Mixed clay',
    ),
  ).toEqual([
    ['Senior Kiln Engineer', 'Quill Inc.', 2014, 'now'],
    ['Kiln Engineer', 'Quill Inc.', 2012, 2013],
    ['Glaze Analyst', 'Marble LLC', 2008, 2012],
    ['Potter Assistant', 'Gallant LLC', 2006, 2008],
  ])
})

test('"Teaching and Writing Experience" holds positions; dots of one letter lead to the dates', () => {
  expect(rolesOf('Ana Duarte\n\nProfessional Teaching & Writing Experience\nQuill College ………………….……07 / 2019- Present\nAdjunct Instructor\n• Taught pottery')).toEqual([
    ['Adjunct Instructor', 'Quill College', 2019, 'now'],
  ])
})

test('a branch is no title that is sure', () => {
  const [role] = read('Ana Duarte\n\nExperience\nQuill Society Inc.\tJan 2010 – Sep 2011\nMarble Branch. (Volunteer)\n• Sorted the clay').roles
  expect(role?.certainty).toBe('unsure')
})

test('the head of a table is no school; a school in an Indian language is one', () => {
  const { degrees } = read(
    'Ana Duarte\n\nEducation\nDegree\tSpecialization\tBoard / University\tPercentage\tYear of Completion\nBachelor of Engineering\tMechanical Engineering\tQuill Gallant Vishwavidyalaya\t80.00\t2015',
  )
  expect(degrees.map(({ level, field, school, year }) => [level, field, school, year])).toEqual([['bachelor', 'Mechanical Engineering', 'Quill Gallant Vishwavidyalaya', 2015]])
})

test('"2011 _ 2017" is a range; the field may stand behind a slash', () => {
  expect(rolesOf('Ana Duarte\n\nExperience\nKiln Engineer, Quill Mills Inc.\t2011 _ 2017\n• Fired kilns')).toEqual([['Kiln Engineer', 'Quill Mills Inc.', 2011, 2017]])
  expect(read('Ana Duarte\n\nEducation\nB.E/Mechanical Engineering, Quill University, 2017').degrees.map(({ field }) => field)).toEqual(['Mechanical Engineering'])
})

test('titles in brackets over "Employer - dates" are titles, and what a template leaves to fill in is none', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nExperience\n[Kiln Analyst Intern]\nQuill One - 06/2025-08/2025\n• Measured kilns\n\n[Kiln Support Representative]\nMarble Valley Authority - 05/2024-05/2025\n• Sorted clay',
    ),
  ).toEqual([
    ['Kiln Analyst Intern', 'Quill One', 2025, 2025],
    ['Kiln Support Representative', 'Marble Valley Authority', 2024, 2025],
  ])
})

test('"Title - Employer" over dates and a place without a comma, in every position', () => {
  const { roles } = read(
    'Ana Duarte\n\nExperience\n\nKiln Team Lead - Quilla\n2021-2022 Seattle WA\n• Led potters\n\nSenior Kiln QA - Marblet\n2020-2021 Seattle WA\n• Checked kilns\n\nGlaze Artist - Gallant Four\n2016-2019 Seattle WA\n• Mixed glazes',
  )
  expect(roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toEqual([
    ['Kiln Team Lead', 'Quilla', 'unsure'],
    ['Senior Kiln QA', 'Marblet', 'unsure'],
    ['Glaze Artist', 'Gallant Four', 'unsure'],
  ])
})

test('under dates alone the bullets that name title and employer are positions', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nProfessional experience\n2019 – Present:\n• Full-time translator and kiln coordinator at Quill Baft Co.\n2017 – 2019:\n• Part-time translator at Marble Translation Office\n• Part-time translator and editor at Gallant Publications',
    ),
  ).toEqual([
    ['Full-time translator and kiln coordinator', 'Quill Baft Co.', 2019, 'now'],
    ['Part-time translator', 'Marble Translation Office', 2017, 2019],
    ['Part-time translator and editor', 'Gallant Publications', 2017, 2019],
  ])
})

const DASHES = '- '.repeat(29).trim()

test('headings between rows of dashes head sections', () => {
  const { degrees, roles } = read(
    `Ana Duarte\n\n${DASHES} Areas of Expertise ${DASHES}\n\nTechnical Skills: Kilns | Clay\n\n${DASHES} Professional Experience ${DASHES}\n\nKiln Engineer, Quill Inc.\tMay 2022 - Present\n• Fired kilns\n\n${DASHES} Education ${DASHES}\n\nBachelor of Science, Botany | Gallant University\t2015 - 2019`,
  )
  expect(roles.map(({ title }) => title)).toEqual(['Kiln Engineer'])
  expect(degrees.map(({ school }) => school)).toEqual(['Gallant University'])
})

test('the form label "Firm" with its colon apart; "from" between title and dates', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nORGANIZATIONAL EXPERIENCE (Aug 2012 – till date)\n\nFirm\t:\tQUILL & MARBLE Ltd.\nDesignation\t:\tSenior Project Engineer from Nov 2015 – till date\n• Fired kilns\n\nFirm\t:\tGALLANT SERVICES Inc.\nDesignation\t:\tProject Engineer from (Aug 2012 – Oct 2015)\n• Fired kilns',
    ),
  ).toEqual([
    ['Senior Project Engineer', 'QUILL & MARBLE Ltd.', 2015, 'now'],
    ['Project Engineer', 'GALLANT SERVICES Inc.', 2012, 2015],
  ])
})

test('where several headers stand without titles right over one with a title, the title is nobody’s surely', () => {
  const heads = /^(?:Ana|Experience)|Inc\.|Ltd\./
  const lines =
    'Ana Duarte\n\nExperience\n\nQuill Leyland Inc.\tOct 2012 — Feb 2014\n\nMarble Automobiles Pvt. Ltd.\tMarch 2014 — July 2014\n\nGallant Pvt. Ltd.\tAugust 2014 — till date\nSales Manager\nTo deal with sales of kilns.\n\nSales manager\n\nArea Sales Manager (Marble)\nTo lead the marketing team.'.split(
      '\n',
    )
  const layout = lines.map((line) =>
    line === ''
      ? null
      : { x: line.startsWith('To ') ? 80 : 72, size: heads.test(line) ? 13 : 11, bold: heads.test(line), italic: false, drop: 20, column: 0, y: 100, endX: line.length * 6, breaks: [] },
  )
  const { roles } = readPerson([{ lines, layout }], NOW)
  expect(roles.filter(({ certainty }) => certainty === 'sure')).toEqual([])
})

test('the field under its degree and before "at"; the degree behind "Major(s):" under courses; a laboratory behind the school', () => {
  const degrees = (text: string) => read(`Ana Duarte\n\nEducation\n${text}`).degrees.map(({ level, field, school, year }) => [level, field, school, year])
  expect(degrees('Master’s Degree:\nBotany Studies at Quill University – 2015')).toEqual([['master', 'Botany Studies', 'Quill University', 2015]])
  expect(
    degrees('Gallant University\tMarble, CA\nVisiting student\tJune 2022 – June 2024\nRelevant Coursework: Kilns, Clay\nQuill State University\nMajor(s): B.S. Economics, B.S. Mathematics\tMay 2022'),
  ).toEqual([
    ['bachelor', 'Economics', 'Quill State University', 2022],
    ['bachelor', 'Mathematics', 'Quill State University', 2022],
  ])
  expect(degrees('Bachelor of Science Engineering in Mechanical Engineering from Quill University, completed 2015')[0]?.slice(1, 3)).toEqual(['Mechanical Engineering', 'Quill University'])
  expect(degrees('January 2016 – January 2019: QTSM – PhD in Botany')[0]?.slice(2)).toEqual(['QTSM', 2019])
})

test('a telephone number employs nobody', () => {
  expect(read('Ana Duarte\n\nExperience\nKiln Engineer\t2012 – 2014\n617-602-2033\n• Fired kilns').roles.map(({ employer }) => employer)).toEqual([null])
})

test('a title left alone in the type of the titles, drawn apart from its employer and dates, makes the one before unsure', () => {
  const lines = 'Ana Duarte\n\nExperience\n\nKILN DESIGNER\nQuill Prints Inc. | Marble, Ohio | 2015-2021\n• Fired kilns\nGLAZE DESIGNER\n• Mixed clay\n• Sorted glazes'.split('\n')
  const layout = lines.map((line) => {
    const bold = /^(?:Ana|Experience|[A-Z ]+$)/.test(line)
    return line === '' ? null : { x: line.startsWith('•') ? 90 : 72, endX: 300, y: 100, size: bold ? 12 : 11, bold, italic: false, drop: 20, column: 0, breaks: [] }
  })
  expect(readPerson([{ lines, layout }], NOW).roles.map(({ certainty }) => certainty)).toEqual(['unsure'])
})

test.each(['GitHub AnaDuarte', 'Marble Dist'])('"%s" is nobody’s name', (line) => {
  expect(read(`${line}\nana@example.com\n\nExperience\nKiln Engineer, Quill Inc.\t2012 – 2014`).name).toBeNull()
})

test('"GEORGIA TECH" is a school and no country', () => {
  expect(read('Ana Duarte\n\nEducation\nGEORGIA TECH\nM.S. IN BOTANY\n2016 - 2018').degrees.map(({ school }) => school)).toEqual(['GEORGIA TECH'])
})

test('"Community College" alone names no school; a campus is no field of study', () => {
  expect(read('Ana Duarte\n\nEducation\nAssociate’s degree\nMarble County\nCommunity College\n1998-2000').degrees.map(({ school, certainty }) => [school, certainty])).toEqual([[null, 'unsure']])
  expect(read('Ana Duarte\n\nEducation\nAssociate : Northridge/Cedar Park Campus, Criminal Justice , 2010 Quill Community College').degrees.map(({ certainty }) => certainty)).toEqual(['unsure'])
})

test('two places in the place of an employer are none surely; the beginning of a town is no part of one', () => {
  const employers = (text: string) => read(`Ana Duarte\n\nExperience\n${text}`).roles.map(({ employer, certainty }) => [employer, certainty])
  expect(employers('Kiln Manager | Marblesville, KY & Harborville, TN\t09/2016 - 12/2022\n• Fired kilns\n• Mixed clay')[0]?.[1]).toBe('unsure')
  expect(employers('Kiln Developer\nQuill Manufacturing, St. Peters, Mo. | 2019- Present\n• Fired kilns')[0]?.[0]).toBe('Quill Manufacturing')
})
