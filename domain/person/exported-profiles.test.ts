/** Profiles as a network of contacts exports them: employer, title and dates on a line each, the length of time in brackets. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const PROFILE = `Ana Quill
Kiln engineer and founder

Experience

QGM
Sr. Kiln engineer
October 2022 - Present (1 year 4 months)

The Marble Depot
Kiln Automation Engineer
August 2019 - September 2022 (3 years 2 months)
Marble Bay, Ohio, United States

Quill Digital Works
Kiln Quality Engineer
April 2018 - August 2019 (1 year 5 months)

Education

Marble Illinois University
Master's degree, Kiln and Glaze Sciences and
Networking · (January 2021 - May 2023)

Quill Marble University
Bachelor's degree, Ceramic Engineering · (September
2006 - May 2010)`

test('the length of time in brackets is no employer, and every position is sure', () => {
  const { roles } = readPerson([{ lines: PROFILE.split('\n') }], NOW)
  expect(roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, end?.year ?? null, current, certainty])).toEqual([
    ['Sr. Kiln engineer', 'QGM', 2022, null, true, 'sure'],
    ['Kiln Automation Engineer', 'The Marble Depot', 2019, 2022, false, 'sure'],
    ['Kiln Quality Engineer', 'Quill Digital Works', 2018, 2019, false, 'sure'],
  ])
})

test('a field or a range of dates that goes on below is one with its degree', () => {
  const { degrees } = readPerson([{ lines: PROFILE.split('\n') }], NOW)
  expect(degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])).toEqual([
    ['master', 'Kiln and Glaze Sciences and Networking', 'Marble Illinois University', 2023, 'sure'],
    ['bachelor', 'Ceramic Engineering', 'Quill Marble University', 2010, 'sure'],
  ])
})

test('the years with an employer are no employer, its positions share it, and a place of three parts is none', () => {
  const profile = `Experience

Glaze
3 years 10 months
Senior Kiln Engineer
April 2021 - May 2023 (2 years 2 months)
Marble Bay, Karnataka, India
Kiln Engineer
August 2019 - April 2021 (1 year 9 months)
Marble Bay Area, India

Potter
Kiln Developer
May 2018 - July 2019 (1 year 3 months)
Marble Bay, Karnataka, India`
  const { roles } = readPerson([{ lines: profile.split('\n') }], NOW)
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Senior Kiln Engineer', 'Glaze'],
    ['Kiln Engineer', 'Glaze'],
    ['Kiln Developer', 'Potter'],
  ])
})

test('a field goes on before the dates in brackets', () => {
  const { degrees } = readPerson([{ lines: ['Education', 'Quill College of Engineering, Marble', 'Bachelor of Engineering - BE, Kilns and Communication', 'Engineering · (2012 - 2016)'] }], NOW)
  expect(degrees[0]).toMatchObject({ field: 'Kilns and Communication Engineering', year: 2016 })
})
