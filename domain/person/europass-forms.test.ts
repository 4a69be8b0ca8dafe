import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const FORM = `Ana Duarte

Work experience
Dates\t15/01/2021 →
Occupation or position held\tSenior Kiln Agronomist
Main activities and responsibilities
- Built a kiln of 200 bricks
- Coordinated a team of six persons
Name and address of employer Quill Stewardship Institute, Lubbock, Texas (USA)
Type of business or sector\tNon-profit research institute

Dates\t01/09/2017 - 20/12/2020
Occupation or position held\tPostdoctoral Fellow, Kiln Economics
Main activities and responsibilities Evaluated the clay of 12 mills
Name and address of employer Marble University, Department of Clay and Applied Kiln Economics of the Region, Lubbock

Education and training
Dates\t2013 - 2017
Title of qualification awarded\tPhD in Kiln Engineering (Cum Laude)
Name of organisation\tUniversity of Quill
Dates\t2004 - 2010
Title of qualification awarded\tIngeniero Agrónomo (5-year degree, equivalent to BSc + MSc)
Name of organisation\tUniversidad de Marmol`

test('the form of the European CV: the employer is told below the duties, and labels are no names', () => {
  const { roles, degrees, achievements } = readPerson([{ lines: FORM.split('\n') }], new Date('2026-11-26T00:00:00Z'))
  expect(roles.map(({ title, employer, start, end, current }) => [title, employer, start?.year, current ? 'now' : end?.year])).toEqual([
    ['Senior Kiln Agronomist', 'Quill Stewardship Institute', 2021, 'now'],
    ['Postdoctoral Fellow, Kiln Economics', expect.stringMatching(/^Marble University/), 2017, 2020],
  ])
  expect(achievements.map(({ text, roleId }) => [text, roleId])).toContainEqual(['Built a kiln of 200 bricks', 'role-1'])
  expect(achievements.map(({ text, roleId }) => [text, roleId])).toContainEqual(['Evaluated the clay of 12 mills', 'role-2'])
  expect(degrees.map(({ level, field, school, year }) => [level, field, school, year])).toEqual([
    ['doctorate', 'Kiln Engineering', 'University of Quill', 2017],
    ['bachelor', 'Agrónomo', 'Universidad de Marmol', 2010],
  ])
})

test('a qualification that is called like no degree tells nothing of the one before it', () => {
  const form = FORM.replace('Ingeniero Agrónomo (5-year degree, equivalent to BSc + MSc)', 'Ceramista (professional degree of five years)')
  const { degrees } = readPerson([{ lines: form.split('\n') }], new Date('2026-11-26T00:00:00Z'))
  expect(degrees.map(({ level, school, year, completed, certainty }) => [level, school, year, completed, certainty])).toEqual([['doctorate', 'University of Quill', 2017, true, 'sure']])
})
