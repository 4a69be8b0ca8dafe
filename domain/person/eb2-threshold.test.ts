import { expect, it } from 'vitest'
import { openThreshold } from './eb2-threshold.ts'
import { readPerson } from './read-person.ts'

const person = (education: string[], years: string) =>
  readPerson(
    [{ lines: ['Mira Sample', 'Civil Engineer', '', 'Experience', `Civil Engineer, Tarn Bridges Ltd. ${years}`, '• Rated 14 county bridges', '', 'Education', ...education] }],
    new Date('2026-06-01T00:00:00Z'),
  )

it.each([
  ['a master’s degree', ['Master of Science in Civil Engineering, Oregon State University, 2015'], '2020 - 2022', null],
  ['a bachelor’s degree and seven years', ['Bachelor of Science in Civil Engineering, Oregon State University, 2014'], '2015 - 2022', null],
  ['a bachelor’s degree and two years', ['Bachelor of Science in Civil Engineering, Oregon State University, 2014'], '2015 - 2017', 'bachelor'],
  ['a bachelor’s degree and a post that goes on', ['Bachelor of Science in Civil Engineering, Oregon State University, 2014'], '2018 - Current', null],
  ['a bachelor’s degree and a young post', ['Bachelor of Science in Civil Engineering, Oregon State University, 2014'], 'March 2024 - Current', 'bachelor'],
  ['work before the degree', ['Bachelor of Science in Civil Engineering, Oregon State University, 2021'], '2012 - 2022', 'bachelor'],
  ['no degree', [], '2012 - 2022', 'no degree'],
] as const)('%s', (_name, education, years, open) => {
  expect(openThreshold(person([...education], years))).toBe(open)
})
