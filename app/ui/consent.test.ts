import { expect, test } from 'vitest'
import { consentOf } from './consent.ts'

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
