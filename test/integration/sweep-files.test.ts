import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderFileStore } from '../../adapters/files/folder-file-store.ts'
import { sweepFiles } from '../../usecases/sweep-files.ts'
import { NO_PROMOTION } from '../harness.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { productOfFile } from '../product-of-file.ts'

const HOUR = 3_600_000
const product = productOfFile()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prongwise-sweep-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

const stored = async () => (await Array.fromAsync(folderFileStore(folder).list())).map(({ key }) => key).toSorted()
const sweep = () => sweepFiles({ database: product.services.database, files: folderFileStore(folder), clock: product.services.clock, chance: product.services.chance })

async function put(ageHours: number): Promise<string> {
  const key = await folderFileStore(folder).put(Buffer.from('bytes'))
  const at = new Date(NO_PROMOTION - ageHours * HOUR)
  utimesSync(join(folder, key), at, at)
  return key
}

async function name(storageKey: string): Promise<void> {
  const owner = { ownerKind: 'rfe-upload', ownerId: crypto.randomUUID(), role: 'rfe-letter', name: 'a.pdf', mediaType: 'application/pdf' }
  await product.services.database.stores.files.insert([{ id: crypto.randomUUID(), ...owner, bytes: 5, sha256: 'x', storageKey, createdAt: new Date(NO_PROMOTION) }])
}

test('bytes that no row names are deleted after a day and written down; all others stay', async () => {
  const [orphan, young, named] = [await put(25), await put(23), await put(25)]
  await name(named)
  const broken = `${orphan.slice(0, 2)}/${randomBytes(20).toString('hex')}.partial`
  writeFileSync(join(folder, broken), 'half')
  utimesSync(join(folder, broken), new Date(NO_PROMOTION - 25 * HOUR), new Date(NO_PROMOTION - 25 * HOUR))
  mkdirSync(join(folder, 'zz'))
  expect(await sweep()).toEqual({ 'orphaned-file': 2 })
  expect(await stored()).toEqual([young, named].toSorted())
  const written = (await product.services.database.stores.retention.deletions(10)).filter(({ kind }) => kind === 'orphaned-file')
  expect(written.map(({ rowId, cause }) => [rowId, cause]).toSorted()).toEqual(
    [
      [broken, 'orphaned'],
      [orphan, 'orphaned'],
    ].toSorted(),
  )
  expect(await sweep()).toEqual({})
})

test('in a store that bears the mark of another installation nothing is deleted', async () => {
  const [orphan, named] = [await put(25), await put(25)]
  await name(named)
  await folderFileStore(folder).writeMark(crypto.randomUUID())
  await expect(sweep()).rejects.toThrow(`The file store (${folder}) bears the mark of another installation`)
  expect(await stored()).toEqual([orphan, named].toSorted())
})

test('a letter whose process ended between its bytes and its row leaves nothing behind after a day', async () => {
  const files = folderFileStore(folder)
  const { put: keep, delete: remove, get, list } = product.services.files
  const { transaction } = product.services.database
  Object.assign(product.services.files, files)
  // The store's times are those of the machine.
  product.clock.set(Date.now())
  product.services.files.delete = () => Promise.reject(new Error('the process is gone'))
  product.services.database.transaction = () => Promise.reject(new Error('the process is gone'))
  const rfeFile = `data:text/plain;base64,${Buffer.from('a letter').toString('base64')}`
  const send = () => product.post('/contact/apply', { rfeEmail: 'killed@mail.com', rfeFile, idempotencyKey: 'the same letter' }, { 'x-forwarded-for': '10.6.0.1' })
  expect((await send()).status).toBe(500)
  product.services.database.transaction = transaction
  product.services.files.delete = files.delete
  expect(await stored()).toHaveLength(1)
  expect((await send()).status).toBe(201)
  expect(await stored()).toHaveLength(2)
  product.clock.set(Date.now() + 25 * HOUR)
  expect((await cleanUp(product.services))['orphaned-file']).toBe(1)
  product.clock.set(NO_PROMOTION)
  expect(await stored()).toHaveLength(1)
  Object.assign(product.services.files, { put: keep, delete: remove, get, list })
  expect(product.faults.splice(0)).toHaveLength(1)
})

test('a store that belongs to another database is left alone', async () => {
  for (let count = 0; count < 60; count += 1) await put(48)
  await expect(sweep()).rejects.toThrow('60 of 60 stored files have no row')
  expect(await stored()).toHaveLength(60)
})

test('a database that names none of the files deletes none, however few they are', async () => {
  const [one, other] = [await put(48), await put(48)]
  await expect(sweep()).rejects.toThrow('2 of 2 stored files have no row')
  expect(await stored()).toEqual([one, other].toSorted())
})

test('a database that names a few files of a store leaves those of another installation', async () => {
  await name(await put(48))
  for (let count = 0; count < 21; count += 1) await put(48)
  await expect(sweep()).rejects.toThrow('21 of 22 stored files have no row')
  expect(await stored()).toHaveLength(22)
})
