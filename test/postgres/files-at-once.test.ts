/** Files that one process takes away while another delivers or keeps them. Each step waits until the other one stands in its way, so that nothing depends on time. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPostgres, type OpenDatabase } from '../../adapters/db/open-database.ts'
import { addUploadChunk, beginUpload, cancelUpload, UPLOAD_CHUNKS } from '../../usecases/order-uploads.ts'
import type { Stores } from '../../usecases/ports.ts'
import { addReadyFile, releaseDelivery, removeReadyFile } from '../../usecases/release-delivery.ts'
import type { Services } from '../../usecases/services.ts'
import { paidAiOrder } from '../ai-order.ts'
import { owedBy } from '../deliver.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { freshDatabase } from './fresh-database.ts'

let one: TestProduct
let other: TestProduct
let watcher: OpenDatabase
let folder: string
let visitor = 0

beforeAll(async () => {
  const url = await freshDatabase(inject('postgres')!)
  folder = mkdtempSync(join(tmpdir(), 'prongwise-files-'))
  const open = () => openPostgres(url, 'adapters/db/migrations')
  const start = async () => createTestProduct({ env: { DATA_DIR: folder }, open: await open() })
  watcher = await open()
  ;[one, other] = await Promise.all([start(), start()])
  await one.startJobs()
})
afterAll(async () => {
  await one.close()
  await other.close()
  await watcher.close()
  rmSync(folder, { recursive: true })
})

const paidOrder = () => paidAiOrder(one, 'files-at-once@mail.com', { 'x-forwarded-for': `10.22.0.${visitor++}` })
const stores = () => one.services.database.stores

/** Resolves once the work is done, or waits for what somebody else has locked. */
async function doneOrWaiting(work: Promise<unknown>): Promise<void> {
  let isDone = false
  void work.then(() => (isDone = true))
  const waiting = sql`select 1 from pg_locks where not granted`
  while (!isDone && ((await watcher.connection.execute(waiting)) as unknown as { rows: unknown[] }).rows.length === 0);
}

/** The services of `one`, whose transactions work on stores that a test has changed. */
const withStores = (changed: (stores: Stores) => Stores): Services => ({
  ...one.services,
  database: { ...one.services.database, transaction: (work) => one.services.database.transaction((inside) => work(changed(inside))) },
})

test('a file that is removed while it is delivered stops the delivery: no mail names what is not there', async () => {
  const reference = await paidOrder()
  const deliverableId = (await owedBy(one.services, reference, 'first-draft')).id
  const ready = await addReadyFile(one.services, { reference, deliverableId, name: 'draft.txt', bytes: new TextEncoder().encode('The draft') })
  if (ready.kind !== 'ready') throw new Error(ready.kind)
  let removal: Promise<boolean> | undefined
  const services = withStores((inside) => ({
    ...inside,
    files: {
      ...inside.files,
      async handOver(...given) {
        removal = removeReadyFile(other.services, { reference, fileId: ready.file.id })
        await doneOrWaiting(removal)
        return inside.files.handOver(...given)
      },
    },
  }))
  expect(await releaseDelivery(services, { reference, deliverableId, line: '', fileIds: [ready.file.id], actor: 'operator:one@mail.com' })).toEqual({ kind: 'files-changed' })
  expect(await removal).toBe(true)
  expect((await owedBy(one.services, reference, 'first-draft')).deliveredAt).toBeNull()
  expect((await stores().mails.newest(50)).filter(({ template, props }) => template === 'delivery' && props['reference'] === reference)).toEqual([])
})

test('a piece that arrives while its upload is taken back leaves nothing behind', async () => {
  const reference = await paidOrder()
  const bytes = new TextEncoder().encode('%PDF-1.7 a degree')
  const begun = await beginUpload(one.services, { reference, need: 'degrees', name: 'degree.pdf', bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  if (begun.kind !== 'begun') throw new Error(begun.kind)
  const upload = { reference, uploadId: begun.upload.id }
  let cancelled: Promise<boolean> | undefined
  const services = withStores((inside) => ({
    ...inside,
    uploads: {
      ...inside.uploads,
      async touch(...given) {
        const touched = await inside.uploads.touch(...given)
        cancelled = cancelUpload(other.services, upload)
        await doneOrWaiting(cancelled)
        return touched
      },
    },
  }))
  await addUploadChunk(services, { ...upload, start: 0, bytes })
  expect(await cancelled).toBe(true)
  const order = (await stores().orders.findByReference(reference))!
  expect(await stores().uploads.ofOrder(order.id)).toEqual([])
  expect(await stores().files.ofOwner(UPLOAD_CHUNKS, order.id)).toEqual([])
})
