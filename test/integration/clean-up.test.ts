import { expect, onTestFinished, test } from 'vitest'
import { rateLimits } from '../../adapters/db/schema.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { createTestProduct, openTestDatabase } from '../harness.ts'

test('counts of limits that are over go, and those that still hold stay', async () => {
  const open = await openTestDatabase()
  const product = await createTestProduct({ open })
  onTestFinished(() => product.close())
  const hour = 3_600_000
  await open.connection.insert(rateLimits).values([
    { key: 'over', points: 3, expire: new Date(Date.now() - hour) },
    { key: 'holds', points: 3, expire: new Date(Date.now() + hour) },
  ])
  await cleanUp(product.services)
  expect((await open.connection.select().from(rateLimits)).map(({ key }) => key)).toEqual(['holds'])
})
