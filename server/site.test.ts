import { expect, test } from 'vitest'
import { withoutSecrets } from './site.ts'

test.each([
  ['/orders/PW-1234-ABCD', '/orders/…'],
  ['/api/orders/PW-1234/files/0f5d', '/api/orders/…/files/…'],
  ['/privacy/requests/token', '/privacy/requests/…'],
  ['/api/unsubscriptions/token', '/api/unsubscriptions/…'],
  ['/sandbox-payment/sbx_1', '/sandbox-payment/…'],
  ['/Orders/PW-1234-ABCD', '/Orders/…'],
  ['/%6frders/PW-1234-ABCD/pay', '/orders/…/pay'],
  ['//orders//PW-1234-ABCD', '//orders//…'],
  ['/unsubscribe/bWFpbA.c2lnbmF0dXJl', '/unsubscribe/…'],
  ['/PW-1234-ABCD', '/…'],
  [`/reset-password/${'aB'.repeat(21)}x`, '/reset-password/…'],
  ['/%ff', '/%ff'],
  ['/blog/what-an-officer-looks-for-in-a-proposed-endeavor', '/blog/what-an-officer-looks-for-in-a-proposed-endeavor'],
  ['/faq/Costs', '/faq/Costs'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged)
})
