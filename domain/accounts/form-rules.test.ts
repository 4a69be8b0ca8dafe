import { expect, test } from 'vitest'
import { confirmed, email, min, numeric, oneOf, password, required, url } from './form-rules.ts'

test.each(['', null, undefined])('%j is missing', (value) => expect(required(value)).toBe(false))
test.each(['a', ' ', 0, false, []])('%j is there', (value) => expect(required(value)).toBe(true))

test.each(['http://a.b', 'https://example.com', 'https://www.example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', 'https://example.com:8080/x', 'https://bücher.de', `https://${'a'.repeat(250)}.co`])(
  'an address: %s',
  (value) => expect(url(value)).toBe(true),
)
test.each([
  '',
  'example.com',
  'ftp://example.com',
  'https://localhost',
  'https://example.',
  'https://example.toolong',
  'https://a b.com',
  'javascript:alert(1)',
  'https://user@example.com',
  'https://-a.com',
  `https://${'a'.repeat(254)}.co`,
  'https://a..com',
  ' https://a.com',
])('no address: %s', (value) => expect(url(value)).toBe(false))
test('a host of 256 characters passes and one more does not', () => {
  expect(url(`https://${'a'.repeat(252)}.com`)).toBe(true)
  expect(url(`https://${'a'.repeat(253)}.com`)).toBe(false)
})
test('a long crafted host is judged at once', () => {
  expect(url(`https://${'a-'.repeat(20_000)}!`)).toBe(false)
})

test.each(['abcdefg1', '1ABCDEFG', `${'a'.repeat(127)}1`])('a password: %s', (value) => expect(password(value)).toBe(true))
test.each(['abcdef1', 'abcdefgh', '12345678', 'abcdef 1', 'abcdefg1!', 'äbcdefg1', '', `${'a'.repeat(128)}1`])('no password: %s', (value) => expect(password(value)).toBe(false))

test.each(['0', '12', '-3.5', '100.25', 7])('a number: %s', (value) => expect(numeric(value)).toBe(true))
test.each(['', ' 1', '1e5', '1,000', '.5', 'x', null, Infinity])('no number: %s', (value) => expect(numeric(value)).toBe(false))

test('the other rules', () => {
  expect([oneOf('a', ['a', 'b']), oneOf('c', ['a', 'b'])]).toEqual([true, false])
  expect([confirmed('a', 'a'), confirmed('a', 'A')]).toEqual([true, false])
  expect([min('abc', 3), min('ab', 3), min('🙂🙂', 3)]).toEqual([true, false, false])
  expect([email('a@b.com'), email('a@b')]).toEqual([true, false])
})
