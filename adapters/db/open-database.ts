import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Connection } from './database.ts'
import * as schema from './schema.ts'

export type OpenDatabase = {
  connection: Connection
  /** What the job queue stands on: the embedded engine itself, or the address of the server. */
  engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string }
  close(): Promise<void>
}

export class DatabaseInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another process already uses the database in ${folder}. ` +
        'Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    )
  }
}

const MIGRATION_LOCK = 7_140_202

/**
 * Two processes that open one PGlite folder lose each other's rows in silence. The lock is an exclusive
 * transaction on a small SQLite file: it frees itself when its holder is killed.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DatabaseInUseError(folder)
  }
  return lock
}

/** The embedded database in `folder`; in memory where `folder` is null. */
export async function openEmbeddedDatabase(folder: string | null, migrations: string, image?: Blob): Promise<OpenDatabase> {
  let lock: DatabaseSync | null = null
  if (folder !== null) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    lock = lockFolder(folder)
  }
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: join(folder, 'pglite') }),
    ...(image ? { loadDataDir: image } : {}),
  })
  const connection = drizzlePglite(pglite, { schema })
  if (!image) await migratePglite(connection, { migrationsFolder: migrations })
  // The embedded engine has no checkpointer and no autovacuum: without these the write-ahead log only grows.
  const upkeep = setInterval(
    () => {
      pglite.exec('CHECKPOINT; VACUUM').catch(() => {})
    },
    10 * 60 * 1000,
  )
  upkeep.unref()
  return {
    connection: connection as unknown as Connection,
    engine: { kind: 'pglite', pglite },
    async close() {
      clearInterval(upkeep)
      await pglite.close()
      lock?.close()
    },
  }
}

/** A PostgreSQL server. Several processes may start at once: one of them migrates. */
export async function openPostgres(url: string, migrations: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, statement_timeout: 30_000 })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const connection = drizzleNode(pool, { schema })
  const client = await pool.connect()
  try {
    const single = drizzleNode(client, { schema })
    await single.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    try {
      await migrateNode(single, { migrationsFolder: migrations })
    } finally {
      await single.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    }
  } finally {
    client.release()
  }
  return {
    connection: connection as unknown as Connection,
    engine: { kind: 'postgres', url },
    close: () => pool.end(),
  }
}
