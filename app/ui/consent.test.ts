import { expect, test } from 'vitest'
import { consentOf, toldOfPage } from './consent.ts'

test.each([
  ['who said nothing is asked', null, false, null],
  ['a kept yes holds', 'accepted', false, 'accepted'],
  ['a kept no holds', 'rejected', false, 'rejected'],
  ['a browser that asks for privacy has said no', null, true, 'rejected'],
  ['a yes on this site counts more than what the browser says of all sites', 'accepted', true, 'accepted'],
  ['anything else that is kept is no yes', 'true', false, null],
])('%s', (_, kept, privacyControl, holds) => {
  expect(consentOf(kept, privacyControl)).toBe(holds)
})

test.each([
  ['https://site.example/prices?professions=pilot#top', 'https://site.example/orders/PW-7K2M-9QXA?payment=paid', 'https://site.example'],
  ['https://site.example/prices', 'https://search.example/?q=visa', 'https://search.example'],
  ['https://site.example/prices', '', ''],
])('the tag is told of %s, reached from %s, neither query nor where on a site a visitor came from', (address, referrer, from) => {
  expect(toldOfPage(address, referrer)).toEqual({ page_location: 'https://site.example/prices', page_referrer: from })
})

test.each(['/checkout-niw-diy?cancelled=PW-7K2M-9QXA', '/checkout-selfpetition-ai?upgrade=PW-7K2M-9QXA', '/prices?a=1&order=PW-7K2M-9QXA'])('no tag is on %s, which it would read', (path) => {
  expect(toldOfPage(`https://site.example${path}`, '')).toBeNull()
})
