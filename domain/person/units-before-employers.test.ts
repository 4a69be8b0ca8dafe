import { expect, it } from 'vitest'
import { settingOf } from '../drafting/role-setting.ts'
import { readPerson } from './read-person.ts'

const read = (head: string) =>
  readPerson(
    [{ lines: `Mira Sample\nHarbor Engineer\n\nEXPERIENCE\n\n${head}                Jul 2018 – present\n- Cut the mooring time from 14 minutes to 3 min by moving the winches.`.split('\n') }],
    new Date('2026-06-01T00:00:00Z'),
  ).roles[0]

it('the line of work between title and employer is the unit, and which of them employs is not sure', () => {
  expect(read('Principal Engineer, Berth Metrology, Tarn Advanced Docks, Quillport')).toMatchObject({ title: 'Principal Engineer', employer: 'Tarn Advanced Docks', certainty: 'unsure' })
})

it.each([
  ['Principal Engineer, Tarn Engineering Ltd., New Delhi, India', 'Tarn Engineering Ltd'],
  ['Principal Engineer, Tarn Engineering Ltd., Quillport', 'Tarn Engineering Ltd'],
])('an employer that is called by its line of work stays one: %j', (head, employer) => {
  expect(read(head)?.employer?.replace(/\.$/, '')).toBe(employer)
})

const under = (head: string, below: string) =>
  readPerson(
    [
      {
        lines: [
          'Mira Sample',
          'Harbor Engineer',
          '',
          'Experience',
          '',
          `${head}                2013 - 2019`,
          below,
          '  * Cut the mooring time from 14 minutes to 3 by moving the winches',
          '',
          'Education',
          'BSc, Civil Engineering, Quill University, 2012',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  ).roles[0]

it('what stands behind the title over the line of an organization is its unit', () => {
  const role = under('Senior Engineer, Floating Pier Group', 'Quillsoe Harbors A/S, Aalborg, Denmark')
  expect(role).toMatchObject({ title: 'Senior Engineer', employer: 'Quillsoe Harbors A/S', department: 'Floating Pier Group', certainty: 'sure' })
  expect(settingOf(role)).toBe('as a senior engineer at Quillsoe Harbors A/S')
})

it.each(['Tarn Dock Consultants, Boston, MA', 'Marble Port Authority, Seattle, WA'])('where either may employ, no employer is told: %j', (below) => {
  expect(settingOf(under('Senior Engineer, Floating Pier Group', below))).toBe(null)
})

it.each([
  ['Boston, MA', ''],
  ['Aalborg, Denmark', ' in Denmark'],
  ['North Pier Yard, Boston, MA', ''],
  ['Moored 40 ferries a day', ''],
])('one employer stays told over a place or a deed: %j', (below, abroad) => {
  expect(settingOf(under('Senior Engineer, Quill Harbors Ltd', below))).toBe(`as a senior engineer at Quill Harbors Ltd${abroad}`)
})

it('a department before its university, behind a title in another type or a tab, is a part of it', () => {
  const { roles } = readPerson(
    [
      {
        lines:
          'Experience\nResearcher\tDepartment of Clay, Quill University\tFebruary 2023 – March 2024\n• Fired kilns.\nLecturer\tDepartment of Glaze, Marble University\tSept 2020 – Sept 2022\n• Fired kilns.'.split(
            '\n',
          ),
      },
    ],
    new Date('2026-11-22'),
  )
  expect(roles.map(({ title, employer, department, certainty }) => [title, employer, department, certainty])).toEqual([
    ['Researcher', 'Quill University', 'Department of Clay', 'sure'],
    ['Lecturer', 'Marble University', 'Department of Glaze', 'sure'],
  ])
})

it('of two universities with their units one under the other none is surely the employer', () => {
  const { roles } = readPerson(
    [
      {
        lines:
          'Experience\nResearch assistant\t2018–2022\nCenter for Clay, Quill University\nDepartment of Glaze, Marble University\n• Fired kilns.\nResearcher\t2015–2018\nCenter for Clay, Quill University\n• Fired kilns.'.split(
            '\n',
          ),
      },
    ],
    new Date('2026-11-22'),
  )
  expect(roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toEqual([
    ['Research assistant', 'Quill University', 'unsure'],
    ['Researcher', 'Quill University', 'sure'],
  ])
})

it('dots that lead to the edge of the column are no part of an employer', () => {
  const dots = ' . . . . . . . . . . .'
  const { roles } = readPerson(
    [{ lines: `Experience\n\nQuill Kilns Co..${dots}\nKiln Engineer\t2022/10-2024/07\n• Fired kilns.\n\nMarble-Inc.${dots}\nKiln Analyst\t2019/10-2022/08\n• Fired kilns.`.split('\n') }],
    new Date('2026-11-22'),
  )
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Kiln Engineer', 'Quill Kilns Co.'],
    ['Kiln Analyst', 'Marble-Inc'],
  ])
})
