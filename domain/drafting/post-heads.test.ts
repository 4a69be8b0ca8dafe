import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'

it('gives what stands below two stacked posts to neither', () => {
  const person = readPerson(
    [
      {
        lines: [
          'Mira Sample',
          'Harbor Engineer',
          '',
          'Experience',
          'Senior Harbor Engineer, Tarn Works, 2018 - 2022',
          'Harbor Engineer, Tarn Works, 2014 - 2018',
          '• Raised the berth capacity of the north quay by 20%',
          '• Reliability of the quay gates from 71% to 93%',
          '',
          'Dredging Planner, Fell Marine Ltd, 2010 - 2014',
          '• Programmed 40 gate controls for the flood barrier of the upper river',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  expect(person.roles.length).toBe(3)
  const setting = (word: string) => assetsOf(person).find(({ clause }) => clause.includes(word))?.setting
  expect(setting('berth capacity')).toBeNull()
  expect(setting('quay gates')).toBeNull()
  expect(setting('gate controls')).toBe('as a dredging planner at Fell Marine Ltd')
})
