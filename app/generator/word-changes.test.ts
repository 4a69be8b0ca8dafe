import { expect, test } from 'vitest'
import fc from 'fast-check'
import { wordChanges } from './word-changes.ts'

const added = (before: string, after: string) =>
  wordChanges(before, after)
    .pieces.filter((piece) => piece.added)
    .map((piece) => piece.text.trim())

test('an unchanged text is one kept piece', () => {
  expect(wordChanges('a b c', 'a b c')).toEqual({ pieces: [{ text: 'a b c', added: false }], addedWords: 0, removedWords: 0 })
})

test('new words are marked and old ones counted', () => {
  expect(added('It serves rural clinics and schools today.', 'It serves small rural clinics and schools everywhere today.')).toEqual(['small', 'everywhere'])
  expect(wordChanges('It serves rural clinics and schools today.', 'It serves small rural clinics and schools everywhere today.')).toMatchObject({ addedWords: 2, removedWords: 0 })
})

test('one or two kept words inside a rewritten passage are read as part of it', () => {
  expect(added('a b x y the c d e', 'a b p q the r s c d e')).toEqual(['p q the r s'])
})

test('a text without a word in common is new throughout', () => {
  expect(wordChanges('one two', 'three four five')).toEqual({ pieces: [{ text: 'three four five', added: true }], addedWords: 3, removedWords: 2 })
})

test('an empty text has no pieces', () => {
  expect(wordChanges('one two', '')).toEqual({ pieces: [], addedWords: 0, removedWords: 2 })
})

test('the pieces joined are the new text, and without the added ones they are words of the old text in order', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd,'), { maxLength: 12 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { pieces, addedWords, removedWords } = wordChanges(before, after)
      expect(pieces.map((piece) => piece.text).join('')).toBe(after)
      const kept = pieces.filter((piece) => !piece.added).flatMap((piece) => piece.text.split(/\s+/).filter(Boolean))
      const old = before.split(/\s+/).filter(Boolean)
      let at = 0
      for (const word of kept) {
        at = old.indexOf(word, at) + 1
        expect(at).toBeGreaterThan(0)
      }
      const words = after.split(/\s+/).filter(Boolean)
      expect(kept.length + addedWords).toBe(words.length)
      expect(kept.length + removedWords).toBe(old.length)
    }),
  )
})
