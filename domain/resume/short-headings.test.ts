import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { headingKinds } from './resume-sections.ts'

const NOW = new Date('2026-11-26T00:00:00Z')

test('headings in abbreviated words are headings', () => {
  expect(headingKinds('EDUCATION & PROF.')).toEqual(['education'])
  expect(headingKinds('Selected pubs')).toEqual(['publications'])
  expect(headingKinds('RESEARCH OUTPUT')).toEqual(['publications'])
  expect(headingKinds('Output')).toEqual(['publications'])
  expect(headingKinds('Exp. in kilns')).toEqual([])
})

test('studies under an abbreviated heading are degrees, and no achievements of the last position', () => {
  const { degrees, achievements } = readPerson(
    [
      {
        lines:
          'Ana Duarte\n\nCAREER HISTORY\nWeaver, Quill Mills Inc., 2015 – Present\nWove nine shawls for the guild of Marble\n\nEDUCATION & PROF.\nMSc Botany, University of Quill, 2014 (Distinction; Guild scholar)'.split(
            '\n',
          ),
      },
    ],
    NOW,
  )
  expect(degrees.map(({ level, school, year }) => [level, school, year])).toEqual([['master', 'University of Quill', 2014]])
  expect(achievements.map(({ text }) => text)).toEqual(['Wove nine shawls for the guild of Marble'])
})
