import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUEUES } from '../../adapters/jobs/job-queue.ts'
import { renderMail } from '../../adapters/mail/render-mail.ts'
import { sendMail } from '../../usecases/send-mail.ts'
import { createTestProduct, NO_PROMOTION, type TestProduct } from '../harness.ts'

const HOUR = 3_600_000
let product: TestProduct
beforeAll(async () => {
  product = await createTestProduct()
})
afterAll(() => product.close())

const { retries, firstDelaySeconds, longestDelaySeconds } = QUEUES['send-mail']

/** The shortest pauses that the queue's backoff can take: half of each doubling, without its random part. */
const shortestPauses = Array.from({ length: retries }, (_, retry) => Math.min(longestDelaySeconds, (firstDelaySeconds * 2 ** Math.min(16, retry + 1)) / 2) * 1000)

/** A queued mail is tried until it is delivered or given up; answers the instants of its attempts. */
async function tryUntilSettled(mailId: string, isUp: (now: number) => boolean): Promise<{ attempts: number; delivered: string[] }> {
  const delivered: string[] = []
  const transport = {
    async send({ id }: { id: string }): Promise<'sent'> {
      if (!isUp(product.clock.now())) throw new Error('connect ECONNREFUSED')
      delivered.push(id)
      return 'sent'
    },
  }
  const { database, clock } = product.services
  for (let attempt = 0; attempt <= retries; attempt++) {
    const failed = await sendMail({ database, clock, inboundMail: null, render: renderMail, transport }, { mailId }, { last: attempt === retries }).then(
      () => false,
      () => true,
    )
    if (!failed) return { attempts: attempt + 1, delivered }
    product.clock.set(product.clock.now() + (shortestPauses[attempt] ?? 0))
  }
  return { attempts: retries + 1, delivered }
}

async function queued(id: string) {
  const { mails } = product.services.database.stores
  await mails.insert({ id, dedupeKey: `outage:${id}`, toAddress: 'maria@mail.com', template: 'rfe-receipt', props: { fileName: null }, createdAt: new Date(NO_PROMOTION) })
  product.clock.set(NO_PROMOTION)
  return () => mails.find(id)
}

test('a mail server that is away for an hour costs no mail and sends none twice', async () => {
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID())
  let delivered = 0
  for (const id of ids) {
    const stored = await queued(id)
    const result = await tryUntilSettled(id, (now) => now >= NO_PROMOTION + HOUR)
    delivered += result.delivered.length
    expect(await stored()).toMatchObject({ state: 'sent', lastError: null })
  }
  expect([ids.length, delivered]).toEqual([20, 20])
})

test('a mail is tried for at least a day before it is given up', () => {
  expect(shortestPauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(20 * HOUR)
})

test('a mail that is given up is listed for the operator and can be sent again', async () => {
  const id = crypto.randomUUID()
  const stored = await queued(id)
  const { delivered, attempts } = await tryUntilSettled(id, () => false)
  expect([delivered, attempts]).toEqual([[], retries + 1])
  expect(await stored()).toMatchObject({ state: 'dead', attempts: retries + 1, lastError: 'Error: connect ECONNREFUSED' })
  const { mails } = product.services.database.stores
  expect((await mails.page({ unsettled: 'dead' }, { limit: 10 })).rows.map((mail) => mail.id)).toEqual([id])
  expect([await mails.revive(id), await mails.revive(id)]).toEqual([true, false])
  expect(await tryUntilSettled(id, () => true)).toEqual({ attempts: 1, delivered: [id] })
})

test('a job that runs again after its mail has left sends nothing', async () => {
  const id = crypto.randomUUID()
  await queued(id)
  expect((await tryUntilSettled(id, () => true)).delivered).toEqual([id])
  expect((await tryUntilSettled(id, () => true)).delivered).toEqual([])
})
