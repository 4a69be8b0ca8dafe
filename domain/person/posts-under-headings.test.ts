/** Positions under headings that are called otherwise than most, and those that share what the one above tells. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const told = ({ roles }: ReturnType<typeof readPerson>) => roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, current ? 'now' : end?.year, certainty])
const rolesOf = (text: string) => told(readPerson([{ lines: text.split('\n') }], NOW))

/** [text, x, gap before in points, bold] */
const drawn = (lines: [string, number, number, boolean?][]) => {
  let y = 760
  const layout = lines.map(([text, x, drop, bold = false]) => ({ x, endX: x + text.length * 5.2, y: (y -= drop), size: 11, bold, italic: false, drop, column: 0, breaks: [] }))
  return readPerson([{ lines: lines.flatMap(([text, , drop]) => (drop > 20 ? ['', text] : [text])), layout: lines.flatMap((_, n) => (lines[n]![2] > 20 ? [null, layout[n]!] : [layout[n]!])) }], NOW)
}

test('“Academic and Hospital Appointments” and “Postgraduate Training” head positions, whose employers go on below', () => {
  const person = drawn([
    ['Ana Duarte, MD', 177, 20, true],
    ['EDUCATION', 72, 22, true],
    ['2011–2013\tM.P.H., Quill University, Marble', 72, 13],
    ['POSTGRADUATE TRAINING', 72, 32, true],
    ['07/2013–06/2016 Resident, Internal Medicine, St. Quill Medical Center, Toledo, OH', 72, 16],
    ['ACADEMIC AND HOSPITAL APPOINTMENTS', 72, 39, true],
    ['07/2022–present\tAssociate Professor of Kiln Medicine, Harbor Bay Lakes University School of', 72, 13],
    ['Medicine', 174, 13],
    ['08/2018–06/2022\tAttending Physician for Public Kiln Health, Harbor Bay Lakes University', 72, 17],
    ['Hospital', 174, 13],
    ['HONORS', 72, 39, true],
    ['2025\tFellow of the Guild of Kilns', 72, 16],
  ])
  expect(told(person)).toEqual([
    ['Associate Professor of Kiln Medicine', 'Harbor Bay Lakes University School of Medicine', 2022, 'now', 'sure'],
    ['Attending Physician for Public Kiln Health', 'Harbor Bay Lakes University Hospital', 2018, 2022, 'sure'],
    ['Resident, Internal Medicine', 'St. Quill Medical Center', 2013, 2016, 'sure'],
  ])
})

test('“Professional Training” over courses heads no positions', () => {
  const person = drawn([
    ['Ana Duarte', 177, 20, true],
    ['EDUCATION', 72, 32, true],
    ['M.P.H., Quill University, 2013', 72, 13],
    ['EXPERIENCE', 72, 32, true],
    ['Kiln Engineer, Quill Inc., 2015 – 2020', 72, 13],
    ['PROFESSIONAL TRAINING', 72, 32, true],
    ['2016–2017 Kiln Safety, Marble Institute', 72, 13],
    ['2018–2019 Leadership for Fellows, Quill Guild', 72, 13],
  ])
  expect(told(person).map(([title]) => title)).toEqual(['Kiln Engineer'])
})

const LAW = `Ana Duarte

EMPLOYMENT

Kiln Analyst, later Senior Kiln Analyst (from 01.2024)
Quill Risk Sp. z o.o., Warsaw, Poland. 06.2022 - till now

Associate Professor, Department of Kiln Law
Marble National University, Kharkiv, Ukraine. 09.2016 - 05.2022

Assistant Lecturer, the same department
09.2012 - 08.2016

Legal counsel
Harbor Bank, Kharkiv. 2010-2012`

test('“the same department” has the employer of the position above, and each of two titles its own time', () => {
  const [latest, before] = readPerson([{ lines: LAW.split('\n') }], NOW).roles
  expect([latest?.start, before?.end]).toEqual([
    { year: 2024, month: 1 },
    { year: 2024, month: 1 },
  ])
  expect(latest?.certainty).toBe('sure')
  expect(rolesOf(LAW).map((role) => role.slice(0, 4))).toEqual([
    ['Senior Kiln Analyst', 'Quill Risk Sp. z o.o.', 2024, 'now'],
    ['Kiln Analyst', 'Quill Risk Sp. z o.o.', 2022, 2024],
    ['Associate Professor', 'Marble National University', 2016, 2022],
    ['Assistant Lecturer', 'Marble National University', 2012, 2016],
    ['Legal counsel', expect.stringMatching(/^Harbor Bank/), 2010, 2012],
  ])
})

test('“the same department” under a position without a sure employer has none', () => {
  expect(rolesOf(LAW.replace('Marble National University, Kharkiv, Ukraine. ', ''))[3]?.[1]).toBeNull()
})

const FORM = `Ana Duarte

WORK EXPERIENCE

[ 02/09/2019 – Current ]
SENIOR KILN THERAPIST (EARLY INTERVENTION)
Quillside Children's Kiln Network Team
City: Dublin | Country: Ireland
Built a programme for 1,140 children.

[ 01/10/2016 – 31/07/2019 ]
KILN THERAPIST
Marble Meadow NHS Community Trust
City: Bradford | Country: United Kingdom
Worked in 12 nurseries.

[ 06/2012 – 08/2015 ]
AUDIOLOGIST
Harbor Child Development Centre
City: Mysuru | Country: India
Screened 4,000 children.`

test('a team that is called by a name employs where other positions have their employers', () => {
  expect(rolesOf(FORM)[0]).toEqual(['SENIOR KILN THERAPIST (EARLY INTERVENTION)', "Quillside Children's Kiln Network Team", 2019, 'now', 'sure'])
  expect(rolesOf(FORM.replaceAll(/City: .*\n/g, ''))[0]?.[4]).toBe('unsure')
  expect(rolesOf(FORM.replace("Quillside Children's Kiln Network Team", 'Kiln Team'))[0]?.[1]).toBeNull()
})

test('an employer that ends in an abbreviation stands under its title', () => {
  const job = (title: string, employer: string, dates: string) => `${title}\n${employer}\nMarble, GA 30501\n${dates}\n\n- Fired 40 kilns of clay\n\n`
  const jobs = job('Lead Kiln Engineer', 'Quill Kiln Laboratory', '05/2020 - Present') + job('Kiln Engineer II', 'Quill Poultry Research and Diagnostics Lab.', '08/2017 - 05/2020')
  expect(rolesOf(`Ana Duarte\n\nWORK EXPERIENCE\n\n${jobs}${job('Assistant Lecturer', 'Marble University', '09/2012 - 07/2017')}`).map((role) => role.slice(0, 3))).toEqual([
    ['Lead Kiln Engineer', 'Quill Kiln Laboratory', 2020],
    ['Kiln Engineer II', 'Quill Poultry Research and Diagnostics Lab', 2017],
    ['Assistant Lecturer', 'Marble University', 2012],
  ])
})

test('“Job Related Training” ends the studies', () => {
  const [degree] = readPerson(
    [
      {
        lines: [
          'Ana Duarte',
          '',
          'EDUCATION',
          '',
          'Quill University, Marble, GA',
          "Bachelor's degree 07/2008",
          'Major: Botany',
          '',
          'JOB RELATED TRAINING',
          '',
          'Kiln Safety (24 hrs, 2021); Glaze Course (16 hrs); Kiln Graphs (2020)',
        ],
      },
    ],
    NOW,
  ).degrees
  expect([degree?.completed, degree?.certainty]).toEqual([true, 'sure'])
})

test.each([
  ['Operations Superintendent', 'Sociedade Kilnária do Quill Novo', ''],
  ['Process Engineer IV, Kiln Product Group', 'Quill Plasma Systems Inc.', ''],
  ['Project Architect → Associate', 'Quill Architects PC', ''],
  ['Assistant Lecturer', 'Marble University', ' (with 2 years study leave)'],
  ['SDE II', 'Quill Commerce', ''],
])('%s at %s is sure', (title, employer, remark) => {
  const jobs = `Kiln Engineer\nHarbor Clay Inc.\n01/2019 - Present\n- Fired 40 kilns\n\n${title}\n${employer}\n09/2012 - 07/2017${remark}\n- Dried 30 pots\n\nKiln Technician\nQuill Bank\n01/2008 - 08/2012\n- Mixed 20 glazes`
  expect(rolesOf(`Ana Duarte\n\nEXPERIENCE\n\n${jobs}`)[1]).toEqual([title.replace(/^.* → /, ''), employer, 2012, 2017, 'sure'])
})

test('lines in a type of their own employ over positions whose dates stand below their titles, with a line on what they are between', () => {
  const person = drawn([
    ['Ana Duarte', 57, 20, true],
    ['SKILLS', 57, 32, true],
    ['Kilns, clay', 57, 13],
    ['EXPERIENCE', 57, 32, true],
    ['Marble Basin Water District, Harbor, AZ', 57, 16, true],
    ['Utility with 236,000 kilns', 57, 13],
    ['Senior Kiln Engineer', 57, 26],
    ['March 2021 – to date', 57, 13],
    ['• Led 40 firings of the kilns', 78, 26],
    ['Kiln Engineer II', 57, 26],
    ['August 2018 – February 2021', 57, 13],
    ['• Drew 38 kilns', 78, 26],
    ['Hornos del Sur S.A., Talca, Chile', 57, 26, true],
    ['Jefe de Barro (Clay Head)', 57, 26],
    ['January 2013 – July 2018', 57, 13],
    ['• Cut losses from 38% to 29%', 78, 26],
    ['Project engineer', 57, 26],
    ['March 2011 – December 2012', 57, 13],
    ['• Mended 64 kilns', 78, 26],
    ['EDUCATION', 57, 32, true],
    ['M.P.H., Quill University, 2012', 57, 13],
  ])
  expect(told(person)).toEqual([
    ['Senior Kiln Engineer', 'Marble Basin Water District', 2021, 'now', 'sure'],
    ['Kiln Engineer II', 'Marble Basin Water District', 2018, 2021, 'sure'],
    ['Jefe de Barro (Clay Head)', 'Hornos del Sur S.A.', 2013, 2018, 'sure'],
    ['Project engineer', 'Hornos del Sur S.A.', 2011, 2012, 'sure'],
  ])
})

test('where no other heading is over posts, those with titles and dates under accomplishments are posts', () => {
  const posts = 'Kiln Manager 07/2005 to Current Company Name City , State\nLed the guild and its sales.\nGlaze Consultant 06/2003 to 02/2005 Company Name City , State\nKept the books of the bay.'
  expect(rolesOf(`KILN MANAGER\nCareer Accomplishments\n${posts}`)).toEqual([
    ['Kiln Manager', null, 2005, 'now', 'sure'],
    ['Glaze Consultant', null, 2003, 2005, 'sure'],
  ])
  expect(rolesOf(`KILN MANAGER\nCareer Accomplishments\n${posts}\nExperience\nMill Director, Quill Works, 2006 – 2009\n• Led the guild.`)).toEqual([
    ['Mill Director', 'Quill Works', 2006, 2009, 'sure'],
  ])
})
