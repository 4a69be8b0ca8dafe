import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const read = (text: string) => readPerson([{ lines: text.split('\n') }], new Date('2026-06-01T00:00:00Z'))

test('stops part the head of a post from its dates, and an angle bracket marks a deed', () => {
  const { roles, achievements } = read(`Orin Sample

Experience
Senior Kelp Engineer, Tarn Landing Works, Austin, TX. Jan 2018 – present.
> Designed a drying line for 6 landings.
> Cut losses by 20%.
State Kelp Epidemiologist, Department of Agriculture, Raleigh, NC. 2012 to 2017.
> Built a tracing database.`)
  expect(roles.map(({ title, current }) => [title, current])).toEqual([
    ['Senior Kelp Engineer', true],
    ['State Kelp Epidemiologist', false],
  ])
  expect(achievements.map(({ text, roleId }) => [text, roleId === roles[0]?.id])).toEqual([
    ['Designed a drying line for 6 landings.', true],
    ['Cut losses by 20%.', true],
    ['Built a tracing database.', false],
  ])
})

test('a profession alone in its line under a name that is not sure is the headline', () => {
  const { headline, occupations } = read(`Thandi Mbeki-Larsson, PhD                                     Ames, Iowa

SOIL MICROBIOLOGIST

Employment
----------
Screened 6,300 strains from Iowa soils.`)
  expect(headline).toBe('SOIL MICROBIOLOGIST')
  expect(occupations[0]?.confidence).toBeGreaterThan(0.3)
})
