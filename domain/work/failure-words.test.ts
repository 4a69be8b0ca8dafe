import { expect, test } from 'vitest'
import { failureWords } from './failure-words.ts'

test.each([
  ['Error: connect ECONNREFUSED 127.0.0.1:587', 'connect ECONNREFUSED 127.0.0.1:587'],
  ['TypeError: fetch failed', 'TypeError: fetch failed'],
  ['550 no mailbox ada.b@mail.com here', '550 no mailbox (email) here'],
  ['550 <ada@mail.com>: unknown', '550 <(email)>: unknown'],
  ['no document for PW-7K2M-0000-1111-ZZZZ', 'no document for (order)'],
  ['GET https://site.example/orders/PW-1?x=1 failed', 'GET (address) failed'],
  ['cannot read "Ada Example resume.pdf"', 'cannot read (text)'],
  ["No such payment_intent: 'pi_3PabcDEF0123456789abcdef'", 'No such payment_intent: (text)'],
  ['row 018f2f6e-7a51-7000-8000-0123456789ab is gone', 'row (key) is gone'],
  ['first\nsecond ada', 'first'],
  [' ', 'No message'],
  [null, 'No message'],
])('%j is shown as %j', (error, words) => {
  expect(failureWords(error)).toBe(words)
})

test('a long message is cut', () => {
  expect(failureWords('word '.repeat(200))).toHaveLength(300)
})
