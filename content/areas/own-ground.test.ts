import { expect, it } from 'vitest'
import { assetsOf } from '../../domain/drafting/assets.ts'
import { groundedAssets } from '../../domain/drafting/ground.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

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
  const found = groundedAssets(assetsOf(person), person, [], knowledge)
  expect(found.find(({ asset }) => asset.clause.includes('classroom'))?.ground.area.id).toBe('ground-education')
})

it('stands what is tied to no post on the ground of most posts, or on none', () => {
  const untied = assetsOf(person)
    .filter(({ clause }) => clause.includes('classroom'))
    .map((asset) => ({ ...asset, roleId: null }))
  expect(groundedAssets(untied, person, [], knowledge).map(({ ground }) => ground.area.id)).toEqual(['ground-education'])
  expect(groundedAssets(untied, { ...person, roles: person.roles.slice(0, 2) }, [], knowledge)).toEqual([])
})

it('tells the means and what it was done for in the parts of the endeavor', () => {
  const [found] = groundedAssets(
    assetsOf(person).filter(({ clause }) => clause.includes('classroom')),
    person,
    [],
    knowledge,
  )
  expect(found?.problem.problem.id).toBe('ground-education-make-scope')
  expect(found?.asset.object).toMatchObject({ scope: 'schools', means: null })
})
