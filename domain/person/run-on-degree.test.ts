import { expect, test } from 'vitest'
import { runOnParts, toldOnceField } from './run-on-degree.ts'

const parts = (text: string, next = '') => {
  const found = runOnParts(text, next)
  return found === null ? null : [found.field, found.school]
}

test('a field told once more behind the school or on the next line shows where the school begins', () => {
  expect(parts(' : International Affairs Redwood Hill University – State', 'International Affairs')).toEqual(['International Affairs', 'Redwood Hill University'])
  expect(parts(', Underwater Basketry Quill Institute of Technology & Science – City GPA: 9.6/10 Underwater Basketry GPA:')).toEqual(['Underwater Basketry', 'Quill Institute of Technology & Science'])
  expect(parts(': Puppetry University of Marble Bay Puppetry')).toEqual(['Puppetry', 'University of Marble Bay'])
})

test('words of a field of study show it where it is told once', () => {
  expect(parts(': Economics/Geography University Of Marble Bay')).toEqual(['Economics/Geography', 'University Of Marble Bay'])
  expect(parts(': Art Education K-12 St. Marble State University')).toEqual(['Art Education', 'St. Marble State University'])
  expect(parts(': Graphic Design Academy of Quill University')).toEqual(['Graphic Design', 'Academy of Quill University'])
  expect(parts(': Finance Quillmark Green State University')).toEqual(['Finance', 'Quillmark Green State University'])
  expect(parts('Mechanical Engineering Northmoor Polytechnic State University')).toEqual(['Mechanical Engineering', 'Northmoor Polytechnic State University'])
  expect(parts(': International Affairs American University')).toEqual(['International Affairs', 'American University'])
})

test('a name with no word of a field is the school alone, and a field may run on behind a comma or a dash', () => {
  expect(parts(' Southern University at Marble Bay')).toEqual([null, 'Southern University at Marble Bay'])
  expect(parts(' : Quillmark University - Education')).toEqual([null, 'Quillmark University'])
  expect(parts(' : Psychology, Corporate Strategy Quillmark University')).toEqual(['Psychology, Corporate Strategy', 'Quillmark University'])
  expect(parts(' : Journalism - Marketing Northmoor A&M University')).toEqual(['Journalism - Marketing', 'Northmoor A&M University'])
})

test('nothing is parted where the words could be of either', () => {
  expect(parts(': Economics University')).toBeNull()
  expect(parts(': Nursing College')).toBeNull()
  expect(parts(', American University of Marble Bay')).toBeNull()
  expect(parts(': Basketry and Lacework Quill Hill University')).toBeNull()
})

test('a field told twice in a row is told once', () => {
  expect(toldOnceField('Business Administration Business Administration')).toBe('Business Administration')
  expect(toldOnceField('Social Work')).toBe('Social Work')
})
