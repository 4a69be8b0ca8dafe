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

test('what somebody did for education is no list of studies, and papers beside a thesis are publications', () => {
  expect(headingKinds('Educational activities')).toEqual(['other'])
  expect(headingKinds('Papers & Thesis')).toEqual(['publications'])
})

test('a line in the type of the headings that ends in “Experience” heads positions, whatever stands before', () => {
  const texts = [
    'Ana Moss',
    'Research Experience',
    'Kiln Lead, Quill Works Inc., 2015 – 2017',
    'Fired kilns for the guild of potters.',
    'Education',
    'BSc Botany, Quill University, 2014',
    'Wrote on the clay of the Marble valley.',
    'Clay & Applied K&G Experience',
    'Clay Lead, Marble Works Inc., 2017 – 2019',
  ]
  const layout = texts.map((text, n) => ({
    x: 50,
    endX: 300,
    y: 700 - 20 * n,
    size: n === 0 ? 20 : /(?:Experience|Education)$/.test(text) ? 13 : 10,
    bold: false,
    italic: false,
    drop: n === 0 ? null : 20,
    column: 0,
    breaks: [],
  }))
  expect(readPerson([{ lines: texts, layout }], NOW).roles.map(({ title }) => title)).toEqual(['Clay Lead', 'Kiln Lead'])
})
