import { expect, test } from 'vitest'
import { withoutSecrets } from './logged-address.ts'

const WRITER_LINK = '0b8e8d1c-7d1c-4c7e-9a51-2f6a3c1d9e00.aBcD12_-xYz0.1798761600000.q2Wf0Zk3mN8sT1vR5yU7xA9bC4dE6gH0jL2nP4rS6tV'

test.each([
  ['/orders/PW-1234-ABCD', '/orders/…'],
  ['/api/orders/PW-1234/files/0f5d', '/api/orders/…/files/…'],
  ['/privacy/requests/token', '/privacy/requests/…'],
  ['/api/unsubscriptions/token', '/api/unsubscriptions/…'],
  ['/sandbox-payment/sbx_1', '/sandbox-payment/…'],
  ['/Orders/PW-1234-ABCD', '/Orders/…'],
  ['/%6frders/PW-1234-ABCD/pay', '/orders/…/pay'],
  ['//orders//PW-1234-ABCD', '//orders//…'],
  ['/letters/0b1c2d3e-0000-4000-8000-000000000000.a1b2.1770000000000.c2lnbmF0dXJl', '/letters/…'],
  ['/letters/0b1c2d3e.a1b2.1770000000000.c2ln/letter.pdf', '/letters/…/letter.pdf'],
  ['/unsubscribe/bWFpbA.c2lnbmF0dXJl', '/unsubscribe/…'],
  ['/PW-1234-ABCD', '/…'],
  [`/letters/${WRITER_LINK}`, '/letters/…'],
  [`/Letters/${WRITER_LINK}/letter.pdf`, '/Letters/…/letter.pdf'],
  [`/letter/${WRITER_LINK}`, '/letter/…'],
  [`/reset-password/${'aB'.repeat(21)}x`, '/reset-password/…'],
  ['/%ff', '/%ff'],
  ['/blog/what-an-officer-looks-for-in-a-proposed-endeavor', '/blog/what-an-officer-looks-for-in-a-proposed-endeavor'],
  ['/faq/Costs', '/faq/Costs'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged)
})

test('of an address without an end its beginning is logged, and nothing secret of it', () => {
  const logged = withoutSecrets(`/${'a/'.repeat(5000)}orders/PW-1234-ABCD`)
  expect(logged).toHaveLength(2000)
  expect(withoutSecrets(`/${'a'.repeat(1985)}/orders/PW-1234-ABCD`)).not.toContain('PW')
})
