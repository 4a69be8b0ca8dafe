import { expect, test } from 'vitest'
import { isArrival } from './arrival.ts'

const page = { path: '/', origin: 'https://site.example', referrer: '', navigation: 'navigate' }

test.each([
  ['a typed address', {}, true],
  ['a link on another site', { referrer: 'https://search.example/' }, true],
  ['the orders page of the blog is no order', { path: '/ordering-tips' }, true],
  ['a link on this site', { referrer: 'https://site.example/prices' }, false],
  ['a page loaded again', { navigation: 'reload' }, false],
  ['a step back', { navigation: 'back_forward', referrer: 'https://search.example/' }, false],
  ['a return from the payment', { path: '/payment-return', referrer: 'https://checkout.stripe.com/' }, false],
  ['the link of a mail to an order', { path: '/orders/PW-1' }, false],
  ['the thanks after an RFE order', { path: '/ordered-rfe' }, false],
  ['the operator’s work', { path: '/console' }, false],
])('%s', (_what, change, expected) => {
  expect(isArrival({ ...page, ...change })).toBe(expected)
})
