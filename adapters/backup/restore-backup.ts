import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { JobName } from '../../usecases/ports.ts'
import type { Connection } from '../db/connection.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { jobsOn } from '../jobs/job-queue.ts'
import { manifestSchema, type BackupManifest } from './backup-manifest.ts'
import { firstMigrations, migrationNames } from './migration-names.ts'
import { continueSequences, countRows, insertRows, moneyOf, tablesInOrder } from './table-rows.ts'

/** A backup cannot be used, or cannot go here; the message tells the operator what to do. Nothing was changed. */
export class RestoreRefused extends Error {}

const BATCH = 200

/** Only a line feed ends a line: what people write holds other letters that `readline` takes for one. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  let batch: string[] = []
  let rest = ''
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = (rest + (piece as string)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      batch.push(line)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

const hashOf = async (path: string) => {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The manifest of a backup whose tables, jobs, files and secrets are there as they were written. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (text === null) throw new RestoreRefused(`${folder} holds no manifest.json: it is no backup, or one that was not finished.`)
  const read = manifestSchema.safeParse(parsed(text))
  if (!read.success) throw new RestoreRefused(`The manifest of ${folder} was made by another version or changed by hand.`)
  const parts = [
    ...read.data.tables.map(({ name, sha256 }) => ({ path: join('tables', `${name}.ndjson`), sha256 })),
    ...(read.data.jobsSha256 === undefined ? [] : [{ path: 'jobs.ndjson', sha256: read.data.jobsSha256 }]),
    ...read.data.files.map(({ key, sha256 }) => ({ path: join('files', key), sha256 })),
    ...read.data.secrets.map((name) => ({ path: join('secrets', name), sha256: read.data.secretsSha256?.[name] })),
  ]
  for (const { path, sha256 } of parts) {
    const found = await hashOf(join(folder, path)).catch(() => null)
    if (found === null || (sha256 !== undefined && found !== sha256)) throw new RestoreRefused(`${path} of the backup is missing or is not as it was written.`)
  }
  return read.data
}

export type RestoreTarget = {
  /** Opens the empty database with the migrations of this folder. Called again, it brings the same one further. */
  open(migrations: string): Promise<OpenDatabase>
  /** Stores bytes under the key they had. */
  putFile(key: string, bytes: Uint8Array): Promise<void>
  /** What the file store holds already. */
  listFiles(): AsyncIterable<unknown>
  /** Whose the file store is; null where nobody’s. */
  readMark(): Promise<string | null>
  dataDir: string
  migrations: string
}

async function fill(connection: Connection, folder: string, { tables }: BackupManifest): Promise<void> {
  for (const name of await tablesInOrder(connection)) {
    if ((await countRows(connection, name)) > 0) throw new RestoreRefused(`The database is not empty: ${name} holds rows. Restore into a new, empty installation.`)
  }
  await connection.transaction(async (tx) => {
    const all = tx as unknown as Connection
    for (const { name } of tables) for await (const lines of linesOf(join(folder, 'tables', `${name}.ndjson`))) await insertRows(all, name, lines)
    await continueSequences(all)
  })
}

/** What the restored installation holds that the backup does not say, or the other way around. */
async function differences(connection: Connection, manifest: BackupManifest): Promise<string[]> {
  const found: string[] = []
  for (const { name, rows } of manifest.tables) {
    const count = await countRows(connection, name)
    if (count !== rows) found.push(`${name}: ${count} rows instead of ${rows}`)
  }
  const money = await moneyOf(connection)
  for (const sum of ['total', 'paid', 'refunded'] as const) if (money[sum] !== manifest.money[sum]) found.push(`${sum}: ${money[sum]} cents instead of ${manifest.money[sum]}`)
  return found
}

/** What was restored is not the installation that was backed up, which may still have its files: the next start marks the new store. */
const becomeAnother = (connection: Connection) => connection.execute(sql`insert into installation (id) values (gen_random_uuid()) on conflict (single) do update set id = excluded.id`)

async function queueJobs(open: OpenDatabase, folder: string): Promise<number> {
  const jobs = jobsOn(open, () => {})
  let queued = 0
  await jobs.prepare()
  try {
    const queue = jobs.queueOn(open.connection)
    for await (const lines of linesOf(join(folder, 'jobs.ndjson'))) {
      for (const line of lines) {
        const { name, data } = JSON.parse(line) as { name: JobName; data: never }
        await queue.enqueue(name, data)
        queued += 1
      }
    }
  } finally {
    await jobs.stop()
  }
  return queued
}

/**
 * Brings a backup into an empty installation and compares what is there then with what the backup says. A backup of an
 * earlier version is put back as it was and migrated. Throws `RestoreRefused` before anything is changed, or where the
 * result differs.
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<BackupManifest> {
  const manifest = await checkBackup(folder)
  const known = migrationNames(target.migrations)
  if (manifest.migrations.some((name, index) => known[index] !== name)) throw new RestoreRefused('The backup was made by a newer version of the product than this one. Restore it with that version.')
  const taken = manifest.secrets.filter((name) => existsSync(join(target.dataDir, name)))
  if (taken.length > 0) throw new RestoreRefused(`${target.dataDir} has secrets of its own (${taken.join(', ')}). Restore into a new, empty DATA_DIR.`)
  for await (const _ of target.listFiles()) {
    throw new RestoreRefused('The file store holds files: they may be those of another installation, which would lose them. Restore into a new, empty folder or bucket.')
  }
  if ((await target.readMark()) !== null) {
    throw new RestoreRefused('The file store bears the mark of an installation. Restore into a new folder or bucket, or delete “installation-mark” there where that installation is gone.')
  }
  const earlier = firstMigrations(target.migrations, manifest.migrations.length)
  const asItWas = await target.open(earlier)
  try {
    await fill(asItWas.connection, folder, manifest)
    const differing = await differences(asItWas.connection, manifest)
    if (differing.length > 0) throw new RestoreRefused(`What was restored is not what the backup says: ${differing.join('; ')}.`)
  } finally {
    await asItWas.close()
    await rm(earlier, { recursive: true, force: true })
  }
  for (const { key } of manifest.files) await target.putFile(key, new Uint8Array(await readFile(join(folder, 'files', key))))
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
  for (const name of manifest.secrets) await copyFile(join(folder, 'secrets', name), join(target.dataDir, name))
  const migrated = await target.open(target.migrations)
  try {
    await becomeAnother(migrated.connection)
    const queued = await queueJobs(migrated, folder)
    if (queued !== manifest.jobs) throw new RestoreRefused(`${queued} jobs were queued instead of ${manifest.jobs}.`)
  } finally {
    await migrated.close()
  }
  return manifest
}
