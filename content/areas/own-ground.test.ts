import { expect, it } from 'vitest'
import { CARRIED } from '../../domain/drafting/carried.ts'
import { assetsOf } from '../../domain/drafting/assets.ts'
import { groundedAssets } from '../../domain/drafting/ground.ts'
import type { Matcher } from '../../domain/drafting/problem-match.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

const nothingNear: Matcher = { lines: [], nearest: () => [], fit: () => -9, standing: () => 0 }

const person = {
  ...readPerson(
    [
      {
        lines: [
          'Mira Sample',
          '',
          'Experience',
          'Store Manager, Tarn Books Inc. 2019 - Present',
          '• Developed inventory counting sheets for 14 stores',
          '',
          'Teacher, Tarn Valley School 2012 - 2018',
          '• Developed classroom management tools for 12 schools',
          '',
          'Teacher, Fell Hill School 2009 - 2012',
          '• Taught 300 students each year',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  ),
  occupations: [],
}

it('stands what was done in a post on the ground of that post', () => {
  const found = groundedAssets(assetsOf(person), person, [], knowledge, nothingNear)
  expect(found.find(({ asset }) => asset.clause.includes('classroom'))?.ground.area.id).toBe('ground-education')
})

it('stands what is tied to no post on the ground of most posts, or on none', () => {
  const untied = assetsOf(person)
    .filter(({ clause }) => clause.includes('classroom'))
    .map((asset) => ({ ...asset, roleId: null }))
  expect(groundedAssets(untied, person, [], knowledge, nothingNear).map(({ ground }) => ground.area.id)).toEqual(['ground-education'])
  expect(groundedAssets(untied, { ...person, roles: person.roles.slice(0, 2) }, [], knowledge, nothingNear)).toEqual([])
})

it('knows those users a person worked for, in the line or in its post', () => {
  const strangers = (assets: ReturnType<typeof assetsOf>) => groundedAssets(assets, person, [], knowledge, nothingNear).map(({ stranger }) => stranger)
  const classroom = assetsOf(person).filter(({ clause }) => clause.includes('classroom'))
  expect(strangers(classroom)).toEqual([false])
  expect(strangers(classroom.map((asset) => ({ ...asset, text: ' developed tide tables ', roleId: 'nobody' })))).toEqual([true])
})

it('hands on the thing that was made', () => {
  const [found] = groundedAssets(
    assetsOf(person).filter(({ clause }) => clause.includes('classroom')),
    person,
    [],
    knowledge,
    nothingNear,
  )
  expect(found?.problem.problem.id).toBe(CARRIED)
  expect(found?.asset.object).toMatchObject({ deliverable: 'protocol', scope: 'schools', means: null })
})
