import { expect, test } from 'vitest'
import { addressOf, locationOf } from './page-location.ts'

test.each([
  ['/prices', '/prices'],
  ['?after=x', '/console?after=x'],
  ['#top', '/console?state=paid#top'],
  ['?', '/console'],
  ['/faq#costs', '/faq#costs'],
])('%s on /console?state=paid leads to %s', (to, address) => {
  expect(addressOf(to, { pathname: '/console', search: '?state=paid' })).toBe(address)
})

test('a location carries what its history entry holds', () => {
  const url = new URL('https://example.org/faq?x=1#costs')
  expect(locationOf(url, { key: 'k', state: { registered: true } })).toEqual({ pathname: '/faq', search: '?x=1', hash: '#costs', key: 'k', state: { registered: true } })
  expect(locationOf(url, null)).toMatchObject({ state: null })
})
