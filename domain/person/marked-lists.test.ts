/** Headings and positions that stand behind marks. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(text).roles.map(({ title, employer, start, end, current }) => [title, employer, start?.year, current ? 'now' : end?.year])

const MARKED = `Ana Duarte
Marble Bay, Costa Rica

I have fired kilns for fourteen years.

>> KILN & GLAZE WORK
* Quill Institute of Clay (QIC), Ministry of Crafts — Coordinator, Kiln Education, 2017–2023
Wrote a course for potters (5 books). Used in 38 schools by 610 pupils
Coached 92 teachers in glazes
* Marble Guild School, teacher of pottery, 2009–2016. open classroom; teacher of the year 2014
>> RESEARCH
* QTI / NTD, Harborton, visiting research scholar, Aug 2023–
Testing glazes with 3 US schools
* thesis: Glazes and clay
>> STUDIES
M.Ed. Kiln Education, Gallant University, 2017
>> WRITINGS
Duarte A. (2022). Glazes at scale. Journal of Kilns`

test('bullets that hold employer, title and dates head positions where no other line does; marked lines head sections', () => {
  expect(rolesOf(MARKED)).toEqual([
    ['visiting research scholar', 'QTI / NTD, Harborton', 2023, 'now'],
    ['Coordinator, Kiln Education', 'Quill Institute of Clay (QIC), Ministry of Crafts', 2017, 2023],
    ['teacher of pottery', 'Marble Guild School', 2009, 2016],
  ])
  expect(read(MARKED).degrees.map(({ level, school, year }) => [level, school, year])).toEqual([['master', 'Gallant University', 2017]])
  expect(read(MARKED).achievements.find(({ text }) => text.includes('92 teachers'))?.roleId).toBe('role-2')
})

test('under positions that lines without a mark head, such bullets tell of the work', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nExperience\n\nKiln Engineer, Quill Mills Inc., 2012 – 2020\n• Kiln School, teacher of potters, 2014–2016\n• Marble Works, mentor of two guilds, 2017–2018\n\nEducation\nBSc Botany, Quill University, 2011',
    ).map(([title]) => title),
  ).toEqual(['Kiln Engineer'])
})

test('one mark alone, or one kind of section behind it, heads nothing', () => {
  expect(read('Ana Duarte\n\nExperience\n# Kilns and more\nKiln Engineer, Quill Mills Inc., 2012 – 2020\n# Fired the kilns of the town').roles.map(({ title }) => title)).toEqual(['Kiln Engineer'])
})

test.each(['Duarte A, Moss B. Fans in kilns. Med Phys 2022', 'Kilns and lungs. Nat Med, 2020'])('the short name of a journal is no degree: %s', (line) => {
  expect(read(`Ana Duarte\n\nExperience\nKiln Engineer, Quill Mills Inc., 2012 – 2020\n• Fired kilns\n\nOther papers\n${line}`).degrees).toEqual([])
})

test('"Med in" and "Med," at the beginning of a line are', () => {
  expect(read('Ana Duarte\n\nEducation\nMed in Pottery, Quill University, 2015').degrees.map(({ level, field }) => [level, field])).toEqual([['master', 'Pottery']])
})
