import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BackupManifest } from '../../adapters/backup/backup-manifest.ts'
import { restoreBackup, type RestoreTarget } from '../../adapters/backup/restore-backup.ts'
import { countRows, tablesInOrder } from '../../adapters/backup/table-rows.ts'
import { writeBackup, type BackupSource } from '../../adapters/backup/write-backup.ts'
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from '../../adapters/db/open-database.ts'
import { folderFileStore } from '../../adapters/files/folder-file-store.ts'
import { seedInstallation } from '../../scripts/seed-installation.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { claimStore, ForeignStoreError } from '../../usecases/claim-store.ts'
import { createTestProduct, openTestDatabase, type TestProduct } from '../harness.ts'
import { freshDatabase } from '../postgres/fresh-database.ts'

const MIGRATIONS = 'adapters/db/migrations'
const SECRET = 'ab'.repeat(32)

const STRANGE_LEAD = {
  id: crypto.randomUUID(),
  source: 'contact' as const,
  email: 'strange@mail.com',
  name: 'Ada \u2028 Sample',
  message: 'One\u2028two\u2029three\r\nfour\u0085 "five" \\ 😀',
  data: {},
  createdAt: new Date('2026-01-04T10:00:00.123Z'),
}

let product: TestProduct
let open: OpenDatabase
let root: string
let source: BackupSource
let backup: string
let target: Installation
let manifest: BackupManifest
/** Of each table, before and after the backup: the jobs of the seed still write. */
let rowsBefore: Map<string, number>
let rowsAfter: Map<string, number>

async function countAll(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of await tablesInOrder(open.connection)) counts.set(name, await countRows(open.connection, name))
  return counts
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'prongwise-backup-'))
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  await product.startJobs()
  await seedInstallation(product.services, product.clock)
  // Letters that some readers of lines take for the end of one.
  await product.services.database.stores.leads.insert(STRANGE_LEAD)
  // A job that is not over: nobody takes it within the test.
  await product.services.database.stores.jobs.enqueue('mail-order-links', { email: 'late@mail.com' })
  source = { connection: open.connection, files: product.services.files, dataDir: root, migrations: MIGRATIONS, now: new Date('2026-01-05T12:00:00Z') }
  writeFileSync(join(root, 'accounts.secret'), SECRET)
  backup = join(root, 'backup')
  rowsBefore = await countAll()
  await writeBackup(source, backup)
  rowsAfter = await countAll()
  target = await emptyInstallation('restored')
  manifest = await restoreBackup(target, backup)
})
afterAll(async () => {
  await product.close()
  rmSync(root, { recursive: true, force: true })
})

type Installation = RestoreTarget & { files: ReturnType<typeof folderFileStore> }

/** An empty installation on the engine of the project. */
async function emptyInstallation(name: string): Promise<Installation> {
  const dataDir = join(root, name)
  const postgres = inject('postgres')
  const url = postgres === undefined ? null : await freshDatabase(postgres, { empty: true })
  const files = folderFileStore(join(dataDir, 'files'))
  return {
    open: (migrations) => (url === null ? openEmbeddedDatabase(join(dataDir, 'database'), migrations) : openPostgres(url, migrations)),
    putFile: (key, bytes) => files.putAt(key, bytes),
    listFiles: () => files.list(),
    readMark: () => files.readMark(),
    dataDir,
    migrations: MIGRATIONS,
    files,
  }
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

test('a backup of a backup is the same', async () => {
  const restored = await target.open(MIGRATIONS)
  const copy = join(root, 'copy')
  try {
    await writeBackup({ ...source, connection: restored.connection, files: target.files, dataDir: target.dataDir }, copy)
  } finally {
    await restored.close()
  }
  const hashes = (folder: string) => manifestOf(folder).tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows])
  expect(hashes(copy)).toEqual(hashes(backup))
  expect(manifestOf(copy).money).toEqual(manifestOf(backup).money)
  const sorted = (folder: string) =>
    manifestOf(folder)
      .files.map(({ key, sha256 }: { key: string; sha256: string }) => `${key} ${sha256}`)
      .sort()
  expect(sorted(copy)).toEqual(sorted(backup))
})

test('what was backed up stands in an empty installation again: rows, money, files, secrets and jobs', async () => {
  expect(manifest.money.total).not.toBe('0')
  expect(manifest.files.length).toBeGreaterThan(0)
  expect(manifest.missingFiles).toEqual([])
  expect(manifest.jobs).toBeGreaterThan(0)
  expect(readFileSync(join(target.dataDir, 'accounts.secret'), 'utf8')).toBe(SECRET)
  const restored = await target.open(MIGRATIONS)
  const again = await createTestProduct({ open: restored })
  try {
    for (const [name, before] of rowsBefore) {
      const after = rowsAfter.get(name)!
      const rows = await countRows(restored.connection, name)
      expect([rows, rows >= Math.min(before, after), rows <= Math.max(before, after)], name).toEqual([manifest.tables.find((table) => table.name === name)?.rows, true, true])
    }
    const { rows } = await product.services.database.stores.orders.page({}, { limit: 100 })
    for (const { reference } of rows)
      expect({ ...(await viewOrder(again.services, reference)), deliverables: [] }, reference).toEqual({ ...(await viewOrder(product.services, reference)), deliverables: [] })
    // It is another installation than the one that was backed up, and does not clean up in its files.
    await expect(claimStore({ ...again.services, files: product.services.files })).rejects.toThrow(ForeignStoreError)
    for (const { key } of manifest.files) expect(await target.files.get(key), key).toEqual(await product.services.files.get(key))
    expect(await again.services.database.stores.leads.find(STRANGE_LEAD.id)).toMatchObject(STRANGE_LEAD)
    // Numbers that the database gives go on.
    await again.services.database.stores.operatorActions.begin({ at: new Date(), actor: 'test', what: 'after the restore' })
  } finally {
    await again.close()
  }
})

test('nothing is brought over what is there, nor from a backup that was changed', async () => {
  await expect(restoreBackup(target, backup)).rejects.toThrow('has secrets of its own')
  await expect(restoreBackup({ ...target, dataDir: join(root, 'other') }, backup)).rejects.toThrow('The file store holds files')
  const { listFiles } = await emptyInstallation('other')
  await expect(restoreBackup({ ...target, listFiles, dataDir: join(root, 'other') }, backup)).rejects.toThrow('The database is not empty')
  const marked = await emptyInstallation('marked')
  await marked.files.writeMark('somebody')
  await expect(restoreBackup(marked, backup)).rejects.toThrow('bears the mark of an installation')
  const changed = join(root, 'changed')
  await writeBackup(source, changed)
  writeFileSync(join(changed, 'tables/orders.ndjson'), readFileSync(join(changed, 'tables/orders.ndjson'), 'utf8').replace(/"total_cents":\d+/, '"total_cents":1'))
  await expect(restoreBackup(await emptyInstallation('third'), changed)).rejects.toThrow('tables/orders.ndjson of the backup is missing or is not as it was written')
  const emptied = join(root, 'emptied')
  await writeBackup(source, emptied)
  writeFileSync(join(emptied, 'jobs.ndjson'), '')
  await expect(restoreBackup(await emptyInstallation('fifth'), emptied)).rejects.toThrow('jobs.ndjson of the backup is missing or is not as it was written')
  await expect(restoreBackup(await emptyInstallation('fourth'), root)).rejects.toThrow('it is no backup')
  // A secret that is another one breaks every link and password of the installation, and one that is missing would be met too late.
  const other = join(root, 'other-secret')
  await writeBackup(source, other)
  const refused = async () => {
    const into = await emptyInstallation(crypto.randomUUID())
    await expect(restoreBackup(into, other)).rejects.toThrow('secrets/accounts.secret of the backup is missing or is not as it was written')
    expect(existsSync(into.dataDir)).toBe(false)
  }
  writeFileSync(join(other, 'secrets/accounts.secret'), 'cd'.repeat(32))
  await refused()
  rmSync(join(other, 'secrets/accounts.secret'))
  await refused()
  // Of a backup of an earlier version, whose secrets have no hash.
  const { secretsSha256: _, ...earlier } = manifestOf(other)
  writeFileSync(join(other, 'manifest.json'), JSON.stringify(earlier))
  await refused()
  writeFileSync(join(other, 'manifest.json'), '{')
  await expect(restoreBackup(await emptyInstallation('sixth'), other)).rejects.toThrow('changed by hand')
})

test('a backup of which the secrets cannot be read is refused, and none where there is no such folder', async () => {
  await expect(writeBackup({ ...source, dataDir: join(root, 'accounts.secret') }, join(root, 'half'))).rejects.toThrow('ENOTDIR')
  expect(['half', 'half.making'].filter((name) => existsSync(join(root, name)))).toEqual([])
  expect(await writeBackup({ ...source, dataDir: join(root, 'nowhere') }, join(root, 'from-settings'))).toMatchObject({ secrets: [] })
})

test('a folder that exists is never written into', async () => {
  expect(await product.services.backUp(backup)).toBeNull()
  await expect(writeBackup(source, root)).rejects.toThrow()
})
