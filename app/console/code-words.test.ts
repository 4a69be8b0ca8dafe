import { expect, test } from 'vitest'
import { actorWords, eventWords, roleWords } from './code-words.ts'

test('codes have words, and one that has none stays readable as it is', () => {
  expect(['customer', 'link:customer', 'operator:ana@mail.com', 'payment', 'something-new'].map(actorWords)).toEqual(['the customer', 'the customer', 'ana@mail.com', 'the payment', 'something-new'])
  expect(['resume', 'additional', 'package:2026-01-01', 'other'].map(roleWords)).toEqual(['resume', 'added to the form', 'edition of 2026-01-01', 'other'])
  expect(['charge.refunded', 'price.created'].map(eventWords)).toEqual(['Money went back', 'price.created'])
})
