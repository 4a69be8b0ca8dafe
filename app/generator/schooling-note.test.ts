import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GENERATOR_PAGE } from '../../content/generator.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { SchoolingNote } from './schooling-note.tsx'

const noteFor = (...education: string[]) => {
  const person = readPerson(
    [
      {
        lines: [
          'Ora Sample',
          'Executive Chef',
          '',
          'Experience',
          'Executive Chef, Tarn Kitchens Inc. 2015 - Present',
          '• Reduced food waste by 31% in 6 hospital kitchens',
          '',
          'Education',
          ...education,
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  return renderToStaticMarkup(createElement(SchoolingNote, { person }))
}

test('where no completed bachelor’s degree was read, one plain sentence says what the category asks for', () => {
  for (const education of [
    'High School Diploma, Newfield High School, 1991',
    'Associate of Applied Science, Culinary Arts, Ravenna Community College, 2004',
    'B.S. Food Science, Ravenna State University, expected 2027',
  ])
    expect(noteFor(education), education).toContain(GENERATOR_PAGE.schooling)
  expect(noteFor('B.S. Food Science, Ravenna State University, 2012')).toBe('')
})
