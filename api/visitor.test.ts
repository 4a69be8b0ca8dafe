import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorOf } from './calls.ts'

const visitor = async (trustProxy: boolean, forwarded: string | undefined, from = '198.51.100.7') => {
  const site = new Hono()
  site.get('/', (c) => c.text(visitorOf(c, { trustProxy })))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await site.request('/', { headers }, { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } })).text()
}

test('what a visitor writes into the header counts for nothing where no proxy is trusted', async () => {
  expect(await visitor(false, '203.0.113.9')).toBe('198.51.100.7')
})

test.each([
  ['10.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['', '198.51.100.7'],
])('behind a trusted proxy %j is counted as %s', async (forwarded, counted) => {
  expect(await visitor(true, forwarded)).toBe(counted)
})
