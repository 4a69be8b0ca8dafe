import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftReport } from '../../adapters/llm/model-drafter.ts'
import { modelLedger } from '../../adapters/llm/model-ledger.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'

let product: TestProduct
beforeAll(async () => {
  product = await createTestProduct()
  // A queue that was never worked on stops the embedded engine where it is first met in a transaction.
  await product.startJobs()
})
afterAll(() => product.close())

const report: DraftReport = { task: 'generate', outcome: 'repaired', ms: 900, calls: 2, inputTokens: 10_000, outputTokens: 4_000, rules: ['number', 'employer'] }

function ledger(dailyCents: number, more: { inputCents?: number; outputCents?: number } = {}) {
  return modelLedger({
    database: product.services.database,
    clock: product.clock,
    chance: { id: () => randomUUID() },
    operatorEmail: 'operator@prongwise.example',
    consoleUrl: 'http://localhost:3000/console',
    model: 'm',
    prices: { inputCents: 300, outputCents: 1500, dailyCents, ...more },
  })
}

test('drafts are counted in the database up to the ceiling of the day, and the operator is told once', async () => {
  const { modelDrafts, mails } = product.services.database.stores
  // 10,000 × $3 and 4,000 × $15 a million: 9 cents.
  const today = ledger(10)
  expect(await today.allows()).toBe(true)
  await today.record(report)
  expect(await modelDrafts.costSince(new Date(product.clock.now() - 1))).toBe(90_000)
  expect(await today.allows()).toBe(true)
  await today.record(report)
  expect(await today.allows()).toBe(false)
  // Another process finds the same count.
  expect(await ledger(10).allows()).toBe(false)
  const told = (await mails.newest(20)).filter(({ dedupeKey }) => dedupeKey.startsWith('model-ceiling:'))
  expect(told.map(({ toAddress }) => toAddress)).toEqual(['operator@prongwise.example'])
  expect(await ledger(100).allows()).toBe(true)
  expect(await ledger(0, { inputCents: 0, outputCents: 0 }).allows()).toBe(true)

  product.clock.set(product.clock.now() + 24 * 3_600_000)
  expect(await ledger(10).allows()).toBe(true)
})
