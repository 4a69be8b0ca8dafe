/** Heads of positions with a dash between title and employer, behind numbers, and in the left cell of a table. */
import { expect, test } from 'vitest'
import type { LineLayout } from '../resume/pdf-reading.ts'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) =>
  read(`Ana Duarte\n\nExperience\n\n${text}`).roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, current ? 'now' : end?.year, certainty])

test('what stands beside the dates under "Title — Employer" is the place, whatever it is called', () => {
  expect(
    rolesOf(
      [
        'Lead Kiln Consultant — self-employed (Duarte Glaze LLC)\nJan 2024 – Present | Austin, TX\n• Audited 23 kilns',
        'Senior Kiln Engineer — Quill Health Analytics\n2020/06 – 12/2023 | Austin, TX (remote from Olinda until 02/2021)\n• Led six people',
        'Kiln Engineer — Seguros Marmol S.A.\nMar 2017 – May 2020 | Olinda\n• Fired clay',
        'Clay Scientist — Agrilume Tecnologia\n2015 – Feb 2017 | Rio Verde\n• Mixed clay',
      ].join('\n\n'),
    ),
  ).toEqual([
    ['Lead Kiln Consultant', 'Duarte Glaze LLC', 2024, 'now', 'sure'],
    ['Senior Kiln Engineer', 'Quill Health Analytics', 2020, 2023, 'sure'],
    ['Kiln Engineer', 'Seguros Marmol S.A.', 2017, 2020, 'sure'],
    ['Clay Scientist', 'Agrilume Tecnologia', 2015, 2017, 'sure'],
  ])
})

test('where no word shows that employers stand behind the dash, they stay unsure', () => {
  expect(
    rolesOf('Kiln Engineer — Marmolia\nMar 2017 – May 2020 | Olinda\n• Fired clay\n\nClay Scientist — Agrilume\n2015 – Feb 2017 | Rio Verde\n• Mixed clay').map((role) => [role[0], role[1], role[4]]),
  ).toEqual([
    ['Kiln Engineer', 'Marmolia', 'unsure'],
    ['Clay Scientist', 'Agrilume', 'unsure'],
  ])
})

test('"Experience (cont.)" goes on in the way of the section before', () => {
  const post = (title: string, employer: string, years: string) => `${title} — ${employer}\n${years} | Olinda\n• Fired clay`
  const text = [
    'Experience',
    post('Kiln Manager', 'Quill Health Inc.', '2022 – Present'),
    post('Kiln Lead', 'Marble Systems', '2020 – 2022'),
    post('Kiln Engineer', 'Harbor Analytics', '2018 – 2020'),
    'Experience (cont.)',
    post('Clay Scientist', 'Agrilume Tecnologia', '2016 – 2018'),
    post('Clay Engineer', 'Ponto Verde', '2014 – 2016'),
    post('Intern', 'Instituto Verde', '2012 – 2014'),
  ].join('\n\n')
  expect(read(`Ana Duarte\n\n${text}`).roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toContainEqual(['Clay Engineer', 'Ponto Verde', 'sure'])
})

const NUMBERED = `1) Independent Kiln Consultant, Houston TX         03/2024 - Now
   (through Duarte Glaze LLC)
   - Reviewed kilns of a county
   - Trained 26 people

2) Kiln Manager - Harlan & Quill Constructors
   Houston, TX                                             Jan 2019 - Feb 2024
   - Managed team of 12 potters
   - monthly reporting

3) Senior Kiln Engineer / Kiln Planner - Al Marmar Contracting Co.
   Dubai & Riyadh                                           2012 to Dec. 2018
   - Metro tiles

4) Kiln Engineer - Blue Delta Construction, Cairo      Sept 2009 - 2012
   - Water tiles
     (military service 2010-2011)`

test('numbered heads with duties behind dashes head positions, with the firm through which somebody works', () => {
  expect(rolesOf(NUMBERED)).toEqual([
    ['Independent Kiln Consultant', 'Duarte Glaze LLC', 2024, 'now', 'sure'],
    ['Kiln Manager', 'Harlan & Quill Constructors', 2019, 2024, 'sure'],
    ['Senior Kiln Engineer / Kiln Planner', 'Al Marmar Contracting Co.', 2012, 2018, 'sure'],
    ['Kiln Engineer', 'Blue Delta Construction', 2009, 2012, 'sure'],
  ])
})

test('a numbered list of duties heads nothing', () => {
  expect(rolesOf('Kiln Manager, Quill Inc.\t2019 – 2024\n1) Managed a team of potters\n2) Reported in 2020 – 2021 to the owner of all kilns\n3) Fired clay').map(([title]) => title)).toEqual([
    'Kiln Manager',
  ])
})

test('a remark behind the dates is no title, and one more line above the dates may be', () => {
  expect(
    rolesOf(
      [
        'Clay Teacher / Kiln Department Chair (Grades 6-8)\nQuill Unified School District\nJuly 2019 – Present (Kiln Dept. Chair since SY 2022-23)\n• Taught 17 potters',
        'Clay Teacher (Exchange)\nMarble Elementary School Aug. 2016 – June 2019\n• Taught glaze\n  Rookie Clay Teacher of the Year nominee 2017',
        'Clay Teacher II\nHarbor Central School June 2012 to May 2016\n• Wrote a kit',
      ].join('\n'),
    ).map((role) => role.slice(0, 4)),
  ).toEqual([
    ['Clay Teacher / Kiln Department Chair (Grades 6-8)', 'Quill Unified School District', 2019, 'now'],
    ['Clay Teacher (Exchange)', 'Marble Elementary School', 2016, 2019],
    ['Clay Teacher II', 'Harbor Central School', 2012, 2016],
  ])
})

/** Lines of a table of two columns, drawn cell by cell. */
function table(rows: { left: string[]; right: string[] }[]) {
  const lines: string[] = []
  const layout: (LineLayout | null)[] = []
  let [y, column] = [700, 0]
  const add = (text: string, x: number, at: number, drop: number | null) => {
    lines.push(text)
    layout.push({ x, endX: x + Math.min(text.length, 24) * (x > 100 ? 14 : 4.5), y: at, size: 10, bold: false, italic: false, drop, column, breaks: [] })
  }
  const gap = () => {
    lines.push('')
    layout.push(null)
  }
  add('Ana Duarte', 67, (y += 60), null)
  gap()
  add('EXPERIENCE', 67, (y -= 30), 30)
  for (const { left, right } of rows) {
    gap()
    y -= 22
    for (const [n, text] of left.entries()) add(text, 67, y - n * 13, n === 0 ? 22 : 13)
    gap()
    column += 1
    for (const [n, text] of right.entries()) add(text, n === 0 ? 199 : 213, y - n * 13, n === 0 ? null : 13)
    y -= Math.max(left.length, right.length) * 13
  }
  return readPerson([{ lines, layout }], NOW)
}

test('dates with the employer and its place in the left cell, title and duties in the right one', () => {
  const { roles, achievements } = table([
    {
      left: ['Sep 2021 – to date', 'Quillwater Regional', 'Airways, Fort Lauderdale,', 'FL', '(fleet: 34 kilns)'],
      right: ['Manager, Kiln Planning', 'Planned the work of 46 kilns and four lines with nineteen', 'planners of the region.', 'Raised dispatch from 97.4% (2021) to 99.1%', '(2024)', 'Led reviews'],
    },
    { left: ['2017 – Aug 2021', 'Andes Marmol Líneas', 'Aéreas, Bogotá'], right: ['Chief of Kiln Planning (3 kilns)', 'Negotiated slots with four mills', 'Saved 6 million'] },
    { left: ['02/2012 – 2017', 'Andes Marmol Líneas', 'Aéreas, Quillín', '(Verde)'], right: ['Kiln Planning Engineer', 'Wrote work packages', 'Built a tool', 'Fired clay'] },
  ])
  expect(roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, current ? 'now' : end?.year, certainty])).toEqual([
    ['Manager, Kiln Planning', 'Quillwater Regional Airways', 2021, 'now', 'sure'],
    ['Chief of Kiln Planning (3 kilns)', 'Andes Marmol Líneas Aéreas', 2017, 2021, 'sure'],
    ['Kiln Planning Engineer', 'Andes Marmol Líneas Aéreas', 2012, 2017, 'sure'],
  ])
  expect(achievements.some(({ text }) => text.startsWith('Raised dispatch from 97.4%'))).toBe(true)
})

test('a table under the names of its columns, one of which heads a section, and "…, Other" end the positions', () => {
  const { roles, headline } = read(
    'Ana Duarte\n\nPERSONAL INFORMATION\n\nPosition\tKiln Planning Manager – Marble Kilns (17\nyears)\n\nEXPERIENCE\n\nKiln Manager, Quill Inc.\t2019 – 2024\n• Fired clay\n\nYear\tPROJECTS (SELECTED)\tResult\n\n2022\tPooling with two owners, Marble Team\t1.9 M USD\n\nMEMBERSHIPS, RECOGNITION, OTHER\n\nTeaching\tInstructor part time, kiln school in\nBrown county, since 2023: 140 students',
  )
  expect(roles.map(({ title }) => title)).toEqual(['Kiln Manager'])
  expect(headline).toBe('Kiln Planning Manager – Marble Kilns')
})

test('a place beside the dates is no sure employer where the line over it names one', () => {
  const namesOf = (text: string) => rolesOf(text).map(([title, employer, , , certainty]) => [title, employer, certainty])
  expect(namesOf('Quill Research — Kiln Lead\n02/2021–present, Lubbock\n• Led four potters\n\nMarble Works — Kiln Engineer\n03/2018–02/2021, Olinda\n• Fired kilns')).toEqual([
    ['Kiln Lead', 'Quill Research', 'unsure'],
    ['Kiln Engineer', 'Marble Works', 'unsure'],
  ])
  expect(namesOf('Kiln Lead at Quill Research\nLubbock (February 2021 - present)\n• Led four potters\n\nKiln Engineer at Marble Works\nOlinda (March 2018 - February 2021)\n• Fired kilns')[1]).toEqual(
    ['Kiln Engineer', 'Marble Works', 'sure'],
  )
  expect(namesOf('Kiln Engineer, Marmolia\nOlinda (2018 – 2021)\n• Fired kilns\n\nClay Analyst, Agrilume\nBraga (2015 – 2018)\n• Mixed clay').map(([, , certainty]) => certainty)).toEqual([
    'unsure',
    'unsure',
  ])
  expect(namesOf('Senior Analyst, Risk\nMarmolia  2018 – 2020\n• Fired kilns\n\nAnalyst, Taxation\nAgrilume  2015 – 2018\n• Mixed clay')[0]).toEqual(['Senior Analyst, Risk', 'Marmolia', 'sure'])
})

test('the street of an employer is no part of its name', () => {
  expect(rolesOf('Employer: Quill Works, 12 Main Street, Lubbock, TX 79401\nTitle: Kiln Engineer\nDates: 02/2021 - Present\n• Fired kilns')[0]?.[1]).toBe('Quill Works')
})
