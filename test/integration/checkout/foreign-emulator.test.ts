/**
 * The Stripe adapter against an emulator that was not written here: `stripe-stateful-mock` 0.0.16. Its 114 packages are not
 * worth their place in this project: install it somewhere and name its folder in STRIPE_STATEFUL_MOCK (docs/payments.md).
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStripe, orMissing, patiently } from '../../../adapters/payment/stripe-client.ts'
import { wantedPrices } from '../../../adapters/payment/stripe-catalog-plan.ts'

const folder = process.env['STRIPE_STATEFUL_MOCK']
let server: Server
let stripe: Stripe

describe.skipIf(folder === undefined)('stripe-stateful-mock', () => {
  beforeAll(async () => {
    const { createExpressApp } = createRequire(join(folder!, 'package.json'))('stripe-stateful-mock') as { createExpressApp(): RequestListener }
    server = createServer(createExpressApp())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stripe = openStripe('sk_test_mock', `http://127.0.0.1:${(server.address() as AddressInfo).port}`).stripe
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  test('what Stripe does not have is nothing, and not a failure', async () => {
    expect(await orMissing(stripe.products.retrieve('prongwise_none'))).toBeNull()
  })

  test('every product and price of the list is made with our ids and amounts, and found again', async () => {
    for (const wanted of wantedPrices()) {
      await patiently(() => stripe.products.create({ id: wanted.productId, name: wanted.name }))
      const price = await patiently(() => stripe.prices.create({ product: wanted.productId, currency: 'usd', unit_amount: wanted.cents, lookup_key: wanted.lookupKey }))
      expect(await orMissing(stripe.products.retrieve(wanted.productId))).toMatchObject({ id: wanted.productId, name: wanted.name, active: true })
      expect(await stripe.prices.retrieve(price.id)).toMatchObject({ unit_amount: wanted.cents, currency: 'usd', product: wanted.productId })
    }
  })

  test('a repeated send with one key is one object; the same key for something else is refused', async () => {
    const send = (name: string) => stripe.products.create({ name }, { idempotencyKey: 'a-key-of-ours' })
    const [first, second] = [await send('Once'), await send('Once')]
    expect(second.id).toBe(first.id)
    await expect(send('Other')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  test('a refund is made once per key, and never for more than was paid', async () => {
    const charge = await stripe.charges.create({ amount: 100_000, currency: 'usd', source: 'tok_visa' })
    const give = (amount: number, key: string) => stripe.refunds.create({ charge: charge.id, amount }, { idempotencyKey: key })
    expect((await give(85_000, 'refund:1:0')).id).toBe((await give(85_000, 'refund:1:0')).id)
    await expect(give(85_000, 'refund:1:85000')).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(85_000)
  })
})
