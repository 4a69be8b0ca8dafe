/** Two installations never work on the files of one store. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ForeignStoreError } from '../../usecases/claim-store.ts'
import { createTestProduct, openTestDatabase } from '../harness.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-mark-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a store is marked at the first start, with the files that it holds already, and opens for the same database again', async () => {
  const folder = newFolder()
  const open = await openTestDatabase()
  const before = await createTestProduct({ open, env: { DATA_DIR: folder } })
  const key = await before.services.files.put(Buffer.from('of before'))
  const mark = join(folder, 'files/installation-mark')
  // As an installation of before the mark left it.
  rmSync(mark)
  const { services } = await createTestProduct({ open, env: { DATA_DIR: folder } })
  expect(readFileSync(mark, 'utf8').trim()).toBe(await services.database.stores.installation.id(crypto.randomUUID()))
  expect(Buffer.from((await services.files.get(key))!).toString()).toBe('of before')
  const again = await createTestProduct({ open, env: { DATA_DIR: folder } })
  await again.close()
})

test('a store of another installation is refused at the start, and nothing is changed in it', async () => {
  const folder = newFolder()
  const first = await createTestProduct({ env: { DATA_DIR: folder } })
  onTestFinished(() => first.close())
  const mark = readFileSync(join(folder, 'files/installation-mark'), 'utf8')
  const open = await openTestDatabase()
  onTestFinished(() => open.close())
  await expect(createTestProduct({ open, env: { DATA_DIR: folder } })).rejects.toThrow(ForeignStoreError)
  expect(readFileSync(join(folder, 'files/installation-mark'), 'utf8')).toBe(mark)
  // The other one is gone, and its files are this one's: the operator says so.
  rmSync(join(folder, 'files/installation-mark'))
  const product = await createTestProduct({ open, env: { DATA_DIR: folder } })
  expect(readFileSync(join(folder, 'files/installation-mark'), 'utf8')).not.toBe(mark)
  expect(product.faults).toEqual([])
})

test('a store that cannot be asked does not keep the product from starting', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'files'), 'no folder')
  const product = await createTestProduct({ env: { DATA_DIR: folder } })
  onTestFinished(() => product.close())
  expect((await product.get('/healthz')).status).toBe(200)
  await expect(product.services.files.put(Buffer.from('x'))).rejects.toThrow()
})
