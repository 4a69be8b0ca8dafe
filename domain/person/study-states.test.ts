import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (...lines: string[]) => readPerson([{ lines: ['Education', ...lines] }], NOW).degrees.map(({ level, certainty, completed }) => [level, certainty, completed])
const MASTER = 'M.Sc. in Botany, Quillmark University, 2012'
const DOCTORATE = 'Ph.D. in Kiln Science, Marble University'
const GOES_ON = ['doctorate', 'sure', false]
const OVER = ['master', 'sure', true]

test.each([
  ['several are named', [MASTER, 'Degrees in Progress', DOCTORATE]],
  ['a colon ends it', [MASTER, 'In progress:', DOCTORATE]],
  ['a gap stands before it', [MASTER, '', 'In progress', DOCTORATE]],
  ['the others stand under one of their own', ['Completed', MASTER, 'In progress', DOCTORATE]],
])('what heads the degree below it says nothing of the one above: %s', (_, lines) => {
  expect(read(...lines)).toEqual([OVER, GOES_ON])
})

test('over the first degrees such a line is theirs, up to the next one', () => {
  expect(read('Degrees in Progress', DOCTORATE, 'Completed Degrees', MASTER)).toEqual([GOES_ON, OVER])
  expect(read(MASTER, 'Degrees in Progress', DOCTORATE, 'MBA, Marble University')).toEqual([OVER, GOES_ON, ['master', 'sure', false]])
})

test('under a degree without a year it is of that degree', () => {
  expect(read(DOCTORATE, 'In progress', MASTER)).toEqual([GOES_ON, OVER])
  expect(read(DOCTORATE, 'In progress', '', MASTER)).toEqual([GOES_ON, OVER])
})

test('where nothing tells whose it is, neither is sure', () => {
  expect(read(MASTER, 'In progress', DOCTORATE)).toEqual([
    ['master', 'unsure', null],
    ['doctorate', 'unsure', null],
  ])
  expect(read('Quillmark University, 2012', 'M.Sc. in Botany', '', 'Currently enrolled', '', 'Marble University', 'Ph.D. in Kiln Science')).toEqual([
    ['master', 'unsure', null],
    ['doctorate', 'unsure', null],
  ])
})
