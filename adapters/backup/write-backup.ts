import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { FileStore } from '../../usecases/ports.ts'
import type { Connection } from '../db/connection.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { migrationNames } from './migration-names.ts'
import { moneyOf, pendingJobs, rowsOf, tablesInOrder } from './table-rows.ts'

export type BackupSource = { connection: Connection; files: FileStore; dataDir: string; migrations: string; now: Date }

/** Writes lines to a file that only its owner reads; returns how many, and the hash of all. */
async function writeLines(path: string, batches: AsyncIterable<readonly string[]>): Promise<{ rows: number; sha256: string }> {
  const out = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  const hash = createHash('sha256')
  let rows = 0
  for await (const batch of batches) {
    const text = batch.map((line) => `${line}\n`).join('')
    hash.update(text)
    rows += batch.length
    if (!out.write(text)) await once(out, 'drain')
  }
  out.end()
  await finished(out)
  return { rows, sha256: hash.digest('hex') }
}

async function copyFiles(files: FileStore, folder: string): Promise<BackupManifest['files']> {
  const copied: BackupManifest['files'] = []
  for await (const { key } of files.list()) {
    const bytes = await files.get(key)
    // Deleted meanwhile, or part of a write that was broken off.
    if (bytes === null) continue
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    copied.push({ key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return copied
}

/** Nothing where there is no such folder: every secret may be made of a setting. Rejects where it cannot be read, since a backup without its secrets must not look whole. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/**
 * Writes everything an installation cannot make anew into `folder`, which must not exist: all rows as they stood at one
 * moment, jobs that were not over, stored files, and the secrets. Whoever reads it reads customers' data. The folder has its
 * name only once it is whole; of a backup that fails nothing stays.
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<BackupManifest> {
  const making = `${folder}.making`
  await mkdir(dirname(making), { recursive: true, mode: 0o700 })
  // Refused where it is there: another backup may be writing it.
  await mkdir(making, { mode: 0o700 })
  try {
    const manifest = await writeInto(source, making)
    await rename(making, folder)
    return manifest
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}

async function writeInto(source: BackupSource, making: string): Promise<BackupManifest> {
  await mkdir(join(making, 'tables'), { mode: 0o700 })
  await mkdir(join(making, 'files'), { mode: 0o700 })
  await mkdir(join(making, 'secrets'), { mode: 0o700 })
  const read = await source.connection.transaction(
    async (tx) => {
      const snapshot = tx as unknown as Connection
      const tables: BackupManifest['tables'] = []
      for (const name of await tablesInOrder(snapshot)) tables.push({ name, ...(await writeLines(join(making, 'tables', `${name}.ndjson`), rowsOf(snapshot, name))) })
      const jobs = await writeLines(join(making, 'jobs.ndjson'), pendingJobs(snapshot))
      const named = await snapshot.execute(sql`select storage_key as key from files where storage_key is not null`)
      return { tables, jobs, money: await moneyOf(snapshot), named: (named as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  // After the rows: what was stored since is one file too many, and none too few.
  const files = await copyFiles(source.files, join(making, 'files'))
  const have = new Set(files.map(({ key }) => key))
  const secrets = (await namesIn(source.dataDir)).filter((name) => /^[\w-]+\.secret$/.test(name))
  const secretsSha256: Record<string, string> = {}
  for (const name of secrets) {
    const secret = await readFile(join(source.dataDir, name))
    await writeFile(join(making, 'secrets', name), secret, { mode: 0o600 })
    secretsSha256[name] = createHash('sha256').update(secret).digest('hex')
  }
  const { tables, jobs, money, named } = read
  const manifest: BackupManifest = {
    format: 1,
    madeAt: source.now.toISOString(),
    migrations: migrationNames(source.migrations),
    tables,
    jobs: jobs.rows,
    jobsSha256: jobs.sha256,
    files,
    missingFiles: named.filter((key) => !have.has(key)),
    secrets,
    secretsSha256,
    money,
  }
  await writeFile(join(making, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  return manifest
}
