import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const STUDIES = 'Education\nMaster of Science : Botany 2018 Quillmark University City , State Botany\nBBA , Finance 2005 Marble University City , State Finance'
const degreesOf = (summary: string) =>
  readPerson([{ lines: `Anna Quill\nanna@quill.example\n\nSummary\n${summary}\n\n${STUDIES}`.split('\n') }], NOW).degrees.map(({ level, completed, certainty }) => [level, completed, certainty])

test.each([
  'Current MS of Botany graduate student with exposure to glazes.',
  'Graduating M.Sc. candidate with a focus on clay.',
  'Kiln lead, currently pursuing a Master of Science in Botany at the university.',
  'I am a master’s student who loves clay.',
])('who says that they study has no sure end of it: %s', (summary) => {
  expect(degreesOf(summary)).toEqual([
    ['master', null, 'unsure'],
    ['bachelor', true, 'sure'],
  ])
})

test.each([
  'Kiln lead with an MS in Botany and ten years of work.',
  'Mentored MS students in glazing.',
  'Advised a PhD candidate and two MBA students.',
  'Teacher of students with a Master of Science degree.',
])('other words at the head leave the degrees alone: %s', (summary) => {
  expect(degreesOf(summary)).toEqual([
    ['master', true, 'sure'],
    ['bachelor', true, 'sure'],
  ])
})
