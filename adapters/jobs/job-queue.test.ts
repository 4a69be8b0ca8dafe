import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedDatabase, type OpenDatabase } from '../db/open-database.ts'
import { jobsOn, QUEUES, type JobHandlers, type RunningJobs } from './job-queue.ts'

const faults: Error[] = []
let open: OpenDatabase
let jobs: RunningJobs
let work: JobHandlers['assemble-package']
beforeAll(async () => {
  open = await openEmbeddedDatabase(null, 'adapters/db/migrations')
  jobs = jobsOn(open, (error) => faults.push(error))
  const nothing = Object.fromEntries(Object.keys(QUEUES).map((name) => [name, async () => {}])) as unknown as JobHandlers
  await jobs.start({ ...nothing, 'assemble-package': (data, attempt) => work(data, attempt) })
})
afterAll(async () => {
  await jobs.stop()
  await open.close()
})

test('packages that wait are made one after the other, each as soon as the one before it has ended, and a failed one holds up none', async () => {
  let running = 0
  let most = 0
  const done: string[] = []
  work = async ({ orderId }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    if (orderId === 'order 3') throw new Error('no such document')
    done.push(orderId)
  }
  const orders = Array.from({ length: 20 }, (_, index) => `order ${index}`)
  await jobs.queueOn(open.connection).enqueueAll(
    'assemble-package',
    orders.map((orderId) => ({ orderId })),
  )
  // With a pause of two seconds after each they would take forty.
  await expect.poll(() => done.length).toBe(19)
  expect([...done].sort()).toEqual(orders.filter((order) => order !== 'order 3').sort())
  expect([most, faults]).toEqual([1, []])
})
