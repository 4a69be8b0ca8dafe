import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const degrees = (...lines: string[]) =>
  readPerson([{ lines: ['Experience', 'Kiln Clerk 01/2010 to 01/2012', 'Marble Co', 'Filed papers.', 'Education', ...lines, 'Skills', 'Excel'] }], new Date('2026-11-22')).degrees.map(
    ({ level, field, school }) => [level, field, school],
  )

test.each(['Information Management', 'Project Management', 'Software Engineering', 'Languages'])('the field that a form prints once more under its degree heads no section: %s', (field) => {
  expect(degrees(`Master of Science : ${field} Quill State University - City , State`, field, 'Bachelor of Arts : Botany Marble University - City , State')).toEqual([
    ['master', field, 'Quill State University'],
    ['bachelor', 'Botany', 'Marble University'],
  ])
})

test('an award that is told beside a degree heads no section, and awards do', () => {
  const studies = ['1995', 'MSW : Kiln Welfare', 'University of Quill - City , State']
  const earlier = ['1993', 'BA : Botany', 'Marble University - City , State']
  expect(degrees(...studies, 'Advanced Fellowship Award', 'Award', ...earlier)).toHaveLength(2)
  expect(degrees(...studies, 'Academic Achievement Award', ...earlier)).toHaveLength(2)
  expect(degrees(...studies, 'Awards', 'Ph.D. Prize of the Kiln Society, 1999')).toEqual([['master', 'Kiln Welfare', 'University of Quill']])
})
