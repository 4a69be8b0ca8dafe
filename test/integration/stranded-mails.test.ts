import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { requeueMails, STRANDED_AFTER_MS } from '../../usecases/requeue-mails.ts'
import { createTestProduct, NO_PROMOTION, openTestDatabase, type TestProduct } from '../harness.ts'

let open: OpenDatabase
let product: TestProduct
let schedule: unknown[]
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ compose: { open } })
  await product.startJobs()
  // These tests run the pass themselves.
  schedule = ((await open.connection.execute(sql`delete from jobs.schedule returning name, cron`)) as unknown as { rows: unknown[] }).rows
})
afterAll(async () => {
  await product.close()
  await open.close()
})

async function queuedMail(age: number): Promise<string> {
  const id = crypto.randomUUID()
  await product.services.database.stores.mails.insert({
    id,
    dedupeKey: `stranded:${id}`,
    toAddress: 'maria@mail.com',
    template: 'rfe-receipt',
    props: { fileName: null },
    createdAt: new Date(NO_PROMOTION - age),
  })
  return id
}
const jobOf = (mailId: string, state: 'created' | 'retry' | 'active' | 'failed') =>
  open.connection.execute(
    sql`insert into jobs.job (name, data, state, start_after, started_on) values ('send-mail', ${JSON.stringify({ mailId })}::jsonb, ${sql.raw(`'${state}'`)}, now() + interval '1 day', now())`,
  )
const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await product.services.database.stores.mails.find(id))?.state))

test('a mail whose last try could not be noted, so that it waits without a job, is queued again and sent', async () => {
  const stranded = await queuedMail(STRANDED_AFTER_MS + 1)
  await jobOf(stranded, 'failed')
  const waiting = await Promise.all(
    (['created', 'retry', 'active'] as const).map(async (state) => {
      const id = await queuedMail(STRANDED_AFTER_MS + 1)
      await jobOf(id, state)
      return id
    }),
  )
  const young = await queuedMail(STRANDED_AFTER_MS - 1)
  expect(await requeueMails(product.services)).toBe(1)
  await expect.poll(() => statesOf([stranded])).toEqual(['kept'])
  expect(await statesOf([...waiting, young])).toEqual(['queued', 'queued', 'queued', 'queued'])
})

test('one pass queues so many and the next the rest, oldest first, none twice', async () => {
  const ids = [await queuedMail(STRANDED_AFTER_MS + 3), await queuedMail(STRANDED_AFTER_MS + 2), await queuedMail(STRANDED_AFTER_MS + 1)]
  expect(await requeueMails(product.services, 2)).toBe(2)
  await expect.poll(() => statesOf(ids)).toEqual(['kept', 'kept', 'queued'])
  expect([await requeueMails(product.services, 2), await requeueMails(product.services, 2)]).toEqual([1, 0])
  await expect.poll(() => statesOf(ids)).toEqual(['kept', 'kept', 'kept'])
})

test('the pass runs by itself, every ten minutes', () => {
  expect(schedule).toContainEqual({ name: 'requeue-mails', cron: '*/10 * * * *' })
})
