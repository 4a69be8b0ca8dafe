import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: `Anna Quill\nanna@quill.example\nAbout me\n${text}`.split('\n') }], NOW)
const rolesIn = (text: string) => read(text).roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, end?.year ?? current, certainty])

test('positions told in sentences are read with their own employer, years and deeds', () => {
  const text = `In 2019 I joined Quillmark Energy as a senior data engineer, where I built a forecasting platform for 14 plants.
Before that I worked as a data analyst at Bank of Marble from 2015 to 2019 and cut reporting time by 40%.
Since 2021 I have been a research assistant at Northmoor University.`
  expect(rolesIn(text)).toEqual([
    ['Research assistant', 'Northmoor University', 2021, true, 'sure'],
    // No end is told.
    ['Senior data engineer', 'Quillmark Energy', 2019, false, 'unsure'],
    ['Data analyst', 'Bank of Marble', 2015, 2019, 'sure'],
  ])
  expect(read(text).achievements.map(({ roleId, text: told }) => [roleId, told.slice(0, 12)])).toEqual([
    ['role-2', 'In 2019 I jo'],
    ['role-3', 'Before that '],
  ])
})

test('a sentence without a title, an employer or one time tells no position', () => {
  expect(rolesIn('In 2019 I joined Quillmark Energy as a proud and happy newcomer.')).toEqual([])
  expect(rolesIn('I worked as a data analyst at Marble Bank.')).toEqual([])
  expect(rolesIn('In 2015 and again in 2018 I worked as a data analyst at Marble Bank.')).toEqual([])
  expect(rolesIn('In 2019 I joined the board of advisers as a volunteer.')).toEqual([])
  expect(rolesIn('I am a data analyst with Excellent skills since 2012.\nExperience\nData Analyst, Quill Mills Inc., 2015 – Present')).toEqual([
    ['Data Analyst', 'Quill Mills Inc.', 2015, true, 'sure'],
  ])
})
