import { paidEvent, type TestProduct } from './harness.ts'

/** Orders of Selfpetition AI as its checkout places them. `headers`: a line of one's own, where a test places many. */
export async function placedAiOrder(product: TestProduct, email: string, headers: Record<string, string>, addons: Record<string, unknown> = {}): Promise<{ reference: string; totalCents: number }> {
  const body = { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0, ...addons } }
  return (await product.post('/api/orders/selfpetition-ai', body, headers)).body
}

/** Answers the reference. */
export async function paidAiOrder(product: TestProduct, email: string, headers: Record<string, string>, addons: Record<string, unknown> = {}): Promise<string> {
  const placed = await placedAiOrder(product, email, headers, addons)
  await product.webhook(paidEvent(placed))
  return placed.reference
}
