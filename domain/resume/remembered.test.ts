import { expect, test } from 'vitest'
import { remembered, remembering } from './remembered.ts'

test('an answer is kept while one resume is read, and forgotten with its end', () => {
  let asked = 0
  const length = remembered((text) => {
    asked += 1
    return text.length
  })
  expect([length('loom'), length('loom'), asked]).toEqual([4, 4, 2])
  remembering(() => expect([length('loom'), remembering(() => length('loom')), length('mill'), asked]).toEqual([4, 4, 4, 4]))
  expect(() =>
    remembering(() => {
      throw new Error('unreadable')
    }),
  ).toThrow()
  expect([length('loom'), asked]).toEqual([4, 5])
})
