import { expect, test } from 'vitest'
import { actorWords, causeWords, eventWords, roleWords } from './code-words.ts'

test('codes have words, and one that has none stays readable as it is', () => {
  expect(['customer', 'link:customer', 'operator:ana@mail.com', 'payment', 'something-new'].map(actorWords)).toEqual(['the customer', 'the customer', 'ana@mail.com', 'the payment', 'something-new'])
  expect(['resume', 'additional', 'package:2026-01-01', 'other'].map(roleWords)).toEqual(['resume', 'added to the form', 'edition of 2026-01-01', 'other'])
  expect(['charge.refunded', 'price.created'].map(eventWords)).toEqual(['Money went back', 'price.created'])
})

test('a revision says which paragraph it changed, and keeps the code of one that is gone', () => {
  const blocks = [{ id: 'p1/merit/f11', section: 'p1' as const, words: `In a trial with 84 pumps nine failed.${' More of it.'.repeat(9)}` }]
  expect(causeWords('edited: p1/merit/f11', blocks)).toBe('edited: Prong 1, now “In a trial with 84 pumps nine failed. More of it. More of it…”')
  expect(causeWords('taken out: p1/merit/f12', blocks)).toBe('taken out: p1/merit/f12')
  expect(causeWords('composed', blocks)).toBe('composed')
})
