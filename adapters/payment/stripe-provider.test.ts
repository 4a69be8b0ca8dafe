import { expect, test } from 'vitest'
import type { OrderRecord, PaymentCatalogStore } from '../../usecases/ports.ts'
import { openStripe } from './stripe-client.ts'
import { stripeProvider } from './stripe-provider.ts'

const order = {
  id: '0f5d',
  reference: 'PW-1',
  email: 'ana.sample@example.com',
  product: 'niw-diy',
  lines: [],
  listCents: 36_000,
  discountCents: 0,
  totalCents: 36_000,
  promoCode: null,
  linkKey: 'StarterKit',
  paymentSessionId: null,
} as unknown as OrderRecord

/** The provider with a payment link at one address and checkout sessions at another. */
function providerWith(link: string | null, session: string, apiBase?: string) {
  const open = openStripe('sk_test_x', apiBase)
  const catalog = { find: async () => (link === null ? null : { url: link, amountCents: 36_000 }) } as unknown as PaymentCatalogStore
  const stripe = { checkout: { sessions: { create: async () => ({ id: 'cs_1', url: session }) } } } as never
  return stripeProvider({ ...open, stripe, catalog })
}

const pageOf = async (...given: Parameters<typeof providerWith>) =>
  (await providerWith(...given).createPaymentPage({ order, successUrl: 'https://drafts.test/ordered', cancelUrl: 'https://drafts.test/' })).url.split('?')[0]

const HTTPS = 'https://checkout.stripe.example/1'

test.each(['http://buy.stripe.example/1', 'javascript:alert(1)', 'data:text/html,x', 'ftp://buy.stripe.example/1'])('nobody is sent to the payment link %s', async (link) => {
  expect(await pageOf(link, HTTPS)).toBe(HTTPS)
})

test.each(['http://checkout.stripe.example/1', 'javascript:alert(1)', 'http://127.0.0.1:4242/pay'])('nobody is sent to the payment page %s', async (session) => {
  await expect(pageOf(null, session)).rejects.toThrow('not reached over https')
})

test('the emulator on this machine may show its page without https, and no other machine may', async () => {
  expect(await pageOf(null, 'http://127.0.0.1:4242/pay', 'http://127.0.0.1:4242')).toBe('http://127.0.0.1:4242/pay')
  await expect(pageOf(null, 'http://elsewhere.test/pay', 'http://127.0.0.1:4242')).rejects.toThrow('not reached over https')
  await expect(pageOf(null, 'http://127.0.0.1:4242/pay', 'http://elsewhere.test')).rejects.toThrow('not reached over https')
})
