import { createTestProduct, type TestProduct } from '../../harness.ts'
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts'

/** A product with its jobs running that is paid through a Stripe account that tests can break. */
export async function createStripeProduct(): Promise<{ product: TestProduct; fake: FakeStripe }> {
  const fake = await startFakeStripe()
  const product = await createTestProduct({ env: { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_API_BASE: fake.url } })
  await product.startJobs()
  return { product, fake }
}
