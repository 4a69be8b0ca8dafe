import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(text).roles.map(({ title, employer, start, end, current }) => [title, employer, start?.year, current ? 'now' : end?.year])

test('a stop between the employer and the title of a head parts them', () => {
  expect(rolesOf('Ana Duarte\n\nExperience\nMarble Bankers Shared Services Co-op, Charlotte. Director, Kiln Safety Studies (04.2022 — )\n – Shared kilns among 37 potters')).toEqual([
    ['Director, Kiln Safety Studies', 'Marble Bankers Shared Services Co-op, Charlotte', 2022, 'now'],
  ])
})

test('two posts on one line, each with its date in brackets, are two', () => {
  expect(rolesOf('Ana Duarte\n\nExperience\nWeaver, Quill Mills Inc., 2021 – Present\n- Wove 40 shawls\nResearch intern, Marble (summer 2019). QUAC (summer 2020)').slice(1)).toEqual([
    ['Research intern', 'QUAC', 2020, undefined],
    ['Research intern', 'Marble', 2019, undefined],
  ])
})

test('the same laboratory is no employer’s name', () => {
  const [, second] = rolesOf(
    'Ana Duarte\n\nExperience\nPostdoctoral Fellow, Clay Resource Lab, Quill University\nJune 2022 - present\n- Fired 40 kilns\n\nGraduate Research Asst., same lab, 2017 - 2022\n- Dried 1,100 pots',
  )
  expect(second?.[0]).toBe('Graduate Research Asst.')
  expect(String(second?.[1])).not.toMatch(/same lab|Asst/)
})

test('a head without a bullet under a short bullet begins a position, and “Work” heads positions', () => {
  expect(
    rolesOf(
      'Ana Duarte\nResearch scientist, clay & glaze. PhD Quill 2021.\n\nWork\n====\nSenior Research Scientist, Marble Health (startup, 40 ppl) -- Jan 2023–now\n  glaze studies for 911 potters.\n  * fired kilns\n  * mentor 3 interns\nApplied scientist II, Harbor Clay AI, Cambridge MA — 2021 - Dec 2022\n  * mixed glazes, 2 patents granted',
    ).map((role) => role.slice(0, 1)),
  ).toEqual([['Senior Research Scientist'], ['Applied scientist II']])
})

test('behind the dates a stop or a semicolon parts the employer from the title', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nWork\n2020.03 –        Quill Diagnostyka Sp. z o.o., Marble. Chief of Kiln Diagnostics.\n                 * Inspected 163 kilns\n                 * 6 engineers under me.\n2015.06-2020.02  Harbor Plus, Marble; kiln designer → senior\n                 * designs of 22 kilns\n2012-2015        Marble contractor "Glaze" site engineer, 2 kilns',
    ),
  ).toEqual([
    ['Chief of Kiln Diagnostics', 'Quill Diagnostyka Sp. z o.o., Marble', 2020, 'now'],
    ['kiln designer → senior', 'Harbor Plus, Marble', 2015, 2020],
    ['Marble contractor "Glaze" site engineer, 2 kilns', null, 2012, 2015],
  ])
})

test('a title whose dates stand in a column of their own begins a position behind a full line without a stop', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nEmployment\nQuill Deep Kilns Inc.\n  Group Kiln Engineer                        Jan 2021 – present\n   Re-write of the fire plan: tests of the shelter with 12 volunteers, 36 hours; found that 5 of 18 doors would jam; corrected\n  Section Fire Officer, Marble works              2016-2020\n   heat studies of the shelter with 340 measuring points',
    ).map(([title, , start, end]) => [title, start, end]),
  ).toEqual([
    ['Group Kiln Engineer', 2021, 'now'],
    ['Section Fire Officer', 2016, 2020],
  ])
})
