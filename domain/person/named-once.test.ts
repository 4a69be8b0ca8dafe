import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const degreesOf = (text: string) => readPerson([{ lines: `Education\n${text}`.split('\n') }], NOW).degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])

test.each([
  ['in full and in short', 'Bachelor of Science, B.S. in Botany 2010, Quillmark University', 'bachelor'],
  ['in short and in full', 'BS - Bachelor of Science, Botany, Quillmark University, 2010', 'bachelor'],
  ['behind a colon', 'MBA : Master of Business Administration , Botany 2010 Quillmark University', 'master'],
  ['by its level and its name', "Master's Degree, Master of Science in Botany, Quillmark University, 2010", 'master'],
  ['by its level and in short', "Associate's Degree, A.S. Botany, 2010, Quillmark University", 'associate'],
  ['of three words', 'Associate of Applied Science, A.A.S. Botany 2010, Quillmark University', 'associate'],
])('a degree named twice in a row is one, with its field: %s', (_, text, level) => {
  expect(degreesOf(text)).toEqual([[level, 'Botany', 'Quillmark University', 2010, 'sure']])
})

test('neither the short name of a degree nor the word is a field', () => {
  expect(degreesOf('Associate of Arts, AA, Quillmark College, 2011')).toEqual([['associate', null, 'Quillmark College', 2011, 'sure']])
  expect(degreesOf('Bachelor of Arts Degree 2010 Quillmark University Bachelor of Arts Degree')[0]?.[1]).toBeNull()
})

test('a field that one of two tellings tells otherwise is not sure', () => {
  expect(degreesOf('Bachelor of Arts , Botany 2010 Quillmark University City , State BA in Botany and Kiln Science')).toMatchObject([
    ['bachelor', 'Botany and Kiln Science', 'Quillmark University', 2010, 'unsure'],
  ])
  expect(degreesOf('Bachelor of Arts : Botany , 2010 Quillmark University B.A. Botany')).toEqual([['bachelor', 'Botany', 'Quillmark University', 2010, 'sure']])
})

test('a doctorate told in full and in short is one', () => {
  expect(degreesOf('Ph.D. Botany, Doctor of Philosophy, Quillmark University, 2015')).toHaveLength(1)
})
