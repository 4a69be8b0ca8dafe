import { expect, test } from 'vitest'
import { isEmailAddress, looksLikeEmail } from './email-address.ts'

test.each(['maria@mail.com', 'a.b+c_d%e-f@sub.mail-host.org', 'x@mail.info', 'curator@example.museum', 'ana@example.technology', `x@mail.${'a'.repeat(24)}`])('%j passes both rules', (email) => {
  expect([isEmailAddress(email), looksLikeEmail(email)]).toEqual([true, true])
})

test.each([`x@mail.${'a'.repeat(25)}`, "o'neil@mail.com", 'maría@correo.es'])('%j passes the loose rule only', (email) => {
  expect([isEmailAddress(email), looksLikeEmail(email)]).toEqual([false, true])
})

test.each([
  '',
  'maria',
  'maria@mail',
  '@mail.com',
  'maria@.c om',
  'a@b@mail.com',
  'a b@mail.com',
  'a@mail.com\r\nBcc: x@mail.com',
  'a@mail.com\u0000',
  'a\u2028b@mail.com',
  '<a@mail.com>',
  '"a"@mail.com',
  'a@mail.com,b@mail.com',
  'a@mail.com;b@mail.com',
  `${'a'.repeat(65)}@mail.com`,
  `a@${'b'.repeat(260)}.com`,
])('%j passes neither rule', (email) => {
  expect([isEmailAddress(email), looksLikeEmail(email)]).toEqual([false, false])
})
