import { expect, onTestFinished, test } from 'vitest'
import { rateLimits } from '../../adapters/db/schema.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { createTestProduct, NO_PROMOTION, openTestDatabase, paidEvent } from '../harness.ts'
import { writeToOperator } from '../../usecases/order-messages.ts'
import { viewOrder } from '../../usecases/view-order.ts'

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

test('a message that comes long after the delivery is kept as long as every other, and the older ones go', async () => {
  const day = 86_400_000
  const product = await createTestProduct()
  onTestFinished(() => product.close())
  await product.startJobs()
  product.clock.set(NO_PROMOTION)
  const { body } = await product.post('/api/orders/niw-diy', {
    userData: { email: 'late@mail.com' },
    userProfession: { general: true, userInput: '' },
    userEmployment: { employee: true },
    userEndeavorOption: { endeavorTitle: '', endeavorOption: '', useSelectedEndeavor: 'no' },
  })
  await product.webhook(paidEvent(body))
  const { reference } = body as { reference: string }
  const view = async () => (await viewOrder(product.services, reference))!
  await expect.poll(async () => (await view()).state).toBe('delivered')
  const write = (text: string) => writeToOperator(product.services, { reference, text, visitor: 'customer' })
  const kept = async () => (await view()).messages.map(({ text }) => text)
  await write('the first day')
  product.clock.set(NO_PROMOTION + 181 * day)
  await write('half a year later')
  await cleanUp(product.services)
  expect(await kept()).toEqual(['half a year later'])
  product.clock.set(NO_PROMOTION + 362 * day)
  await cleanUp(product.services)
  expect(await kept()).toEqual([])
})
