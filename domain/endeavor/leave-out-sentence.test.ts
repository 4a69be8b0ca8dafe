import { expect, test } from 'vitest'
import { leaveOutSentence, piecesOf } from './leave-out-sentence.ts'
import type { EndeavorOption } from './endeavor-set.ts'

const option: EndeavorOption = {
  title: 'Develop a sampling routine',
  text: 'I will develop it. Nine towns use it. It will be free.',
  parts: { problem: '', build: 'I will develop it.', users: 'Nine towns use it.', spread: 'It will be free.', why: '' },
  path: 'close',
  draftedBy: 'model',
  grounding: { support: [], priorities: [], toProve: [] },
  adaptations: [],
  unsupported: [{ sentence: 'Nine towns use it.', words: ['Nine', 'towns'] }],
}

test('a marked sentence leaves the text, its part, and the marks', () => {
  const { text, parts, unsupported } = leaveOutSentence(option, 'Nine towns use it.')
  expect(text).toBe('I will develop it. It will be free.')
  expect(parts).toEqual({ ...option.parts, users: '' })
  expect(unsupported).toBeUndefined()
})

test('the first and the last sentence leave no blank behind', () => {
  expect(leaveOutSentence(option, 'I will develop it.').text).toBe('Nine towns use it. It will be free.')
  expect(leaveOutSentence(option, 'It will be free.').text).toBe('I will develop it. Nine towns use it.')
})

test('a paragraph stays one', () => {
  expect(leaveOutSentence({ ...option, text: 'One.\n\nNine towns use it. Two.' }, 'Nine towns use it.').text).toBe('One.\n\nTwo.')
})

test('the pieces of a text are its words, and only marked sentences carry what was not found', () => {
  const pieces = piecesOf(option.text, [...option.unsupported!, { sentence: 'Gone.', words: [] }])
  expect(pieces.map(({ text }) => text).join('')).toBe(option.text)
  expect(pieces.filter(({ words }) => words !== null)).toEqual([{ text: 'Nine towns use it.', words: ['Nine', 'towns'] }])
})
