import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProven } from './sender-proof.ts'

const HOST = 'mx.example.net'
const mail = (...values: string[]) => ({ from: 'ana@mail.com', headers: values.map((value) => ({ name: 'authentication-results', value })) })

test.each([
  ['DMARC', 'mx.example.net; dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=mail.com'],
  [
    'DMARC of a large service',
    'mx.example.net; dkim=pass header.i=@mail.com header.s=x header.b="a/b=+"; spf=pass (x: domain of ana@mail.com) smtp.mailfrom=ana@mail.com; dmarc=pass (p=NONE) header.from=mail.com',
  ],
  ['a version and capitals', 'MX.Example.NET 1; DMARC=Pass action=none header.from=Mail.COM;compauth=pass reason=100'],
  ['DKIM, where the domain asks for no DMARC', 'mx.example.net; dmarc=none header.from=mail.com; dkim=fail header.d=list.example; dkim=pass header.d=mail.com'],
  ['DKIM by the identity', 'mx.example.net; dkim=pass header.i=@mail.com'],
  ['SPF', 'mx.example.net; spf=pass smtp.mailfrom=bounce@mail.com'],
])('a mail is proven by %s', (_what, value) => {
  expect(isProven(mail(value), HOST)).toBe(true)
})

test.each([
  ['nothing at all'],
  ['a result of another server', 'mx.evil.net; dmarc=pass header.from=mail.com'],
  ['a name that only begins so', 'mx.example.net.evil.net; dmarc=pass header.from=mail.com'],
  ['no result', 'mx.example.net; none'],
  ['a pass for another domain', 'mx.example.net; dmarc=pass header.from=evil.com'],
  ['a pass that names no domain', 'mx.example.net; dmarc=pass'],
  ['a signature of another domain', 'mx.example.net; dkim=pass header.d=evil.com; spf=pass smtp.mailfrom=ana@evil.com'],
  ['a signature of a domain below or above', 'mx.example.net; dkim=pass header.d=x.mail.com; spf=pass smtp.mailfrom=com'],
  ['a failed DMARC beside other passes', 'mx.example.net; dkim=pass header.d=mail.com; dmarc=fail header.from=mail.com'],
  ['a DMARC that could not be found out', 'mx.example.net; dkim=pass header.d=mail.com; dmarc=temperror header.from=mail.com'],
  ['a pass in a comment', 'mx.example.net; spf=fail (x; dmarc=pass header.from=mail.com (and so on);) smtp.mailfrom=x'],
  ['a pass in quotes', 'mx.example.net; spf=none smtp.mailfrom="a\\"; dmarc=pass header.from=mail.com"'],
  ['a comment that does not end', 'mx.example.net; dmarc=pass header.from=mail.com (x'],
  ['encoded words', 'mx.example.net; spf=none smtp.mailfrom="=?utf-8?q?x?="; dmarc=pass header.from=mail.com'],
  ['a fail above a pass that came with the mail', 'mx.example.net; dmarc=fail header.from=mail.com', 'mx.example.net; dmarc=pass header.from=mail.com'],
])('a mail is not proven by %s', (_what, ...values) => {
  expect(isProven(mail(...values), HOST)).toBe(false)
})

const received = { name: 'received', value: 'from a.example by mx.example.net' }
const [top, none, pass] = ['mx.example.net; dmarc=none header.from=mail.com', 'mx.example.net; dkim=none', 'mx.example.net; dkim=pass header.d=mail.com'].map((value) => ({
  name: 'authentication-results',
  value,
}))
const other = { name: 'subject', value: 'x' }

test.each([
  ['one below the other above what the server received', [top!, none!, pass!, received, other], true],
  ['one below the other with nothing received below', [top!, pass!, other], false],
  ['a lower one below another header', [top!, other, pass!, received], false],
  ['a lower one that was received with the mail', [top!, received, pass!], false],
  ['a lower one below what the server received', [received, top!, pass!, other, received], false],
  ['the topmost one below what the server received', [received, pass!, other], true],
  ['the topmost one below that of another server', [{ ...top!, value: 'evil.example; dkim=pass header.d=mail.com' }, pass!, received], true],
])('of several headers of the server those count that it wrote: %s', (_what, headers, proven) => {
  expect(isProven({ from: 'ana@mail.com', headers }, HOST)).toBe(proven)
})

test('a DMARC that denies the mail is heeded in every header', () => {
  const denied = { ...top!, value: 'mx.example.net; dmarc=fail header.from=mail.com' }
  expect(isProven({ from: 'ana@mail.com', headers: [pass!, received, denied] }, HOST)).toBe(false)
})

test('nothing is proven where no server is named, or the mail names no author', () => {
  const proven = mail('mx.example.net; dmarc=pass header.from=mail.com')
  expect([isProven(proven, HOST), isProven(proven, null), isProven({ ...proven, from: null }, HOST)]).toEqual([true, false, false])
})

test('whatever a header holds behind a comment or a quotation that stays open, it proves nothing', { timeout: 60_000 }, () => {
  fc.assert(fc.property(fc.string(), (text) => isProven(mail(`mx.example.net; spf=none (${text.replaceAll(')', '')}`), HOST) === false))
  // Work that grows with the square of these would take hours.
  for (const evil of ['('.repeat(300_000), '"'.repeat(300_000), `${'a='.repeat(150_000)}`, '"\\'.repeat(100_000)]) expect(isProven(mail(`mx.example.net; ${evil}`), HOST)).toBe(false)
})

test('a header longer than any server writes proves nothing, wherever it is cut', () => {
  const long = `mx.example.net; ${'x=y '.repeat(1000)}; dmarc=pass header.from=mail.com`
  expect(isProven(mail(long), HOST)).toBe(false)
  expect(isProven(mail('mx.example.net; dmarc=pass header.from=mail.com', long), HOST)).toBe(false)
})
