import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNode, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { isConnectionFault } from './connection-faults.ts'
import type { Connection } from './connection.ts'
import * as schema from './schema.ts'

export type OpenDatabase = {
  connection: Connection
  /** What the job queue stands on: the embedded engine itself, or the address of the server. */
  engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string }
  /** Frees what deleted rows and the write-ahead log hold; a server sees to this by itself. */
  upkeep(): Promise<void>
  close(): Promise<void>
}

/** The folder of the embedded database cannot be used; the message tells the operator what to do. */
export class DatabaseFolderError extends Error {}

export class DatabaseInUseError extends DatabaseFolderError {
  constructor(folder: string) {
    super(`Another process already uses the database in ${folder}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`)
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
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new DatabaseInUseError(folder)
    throw new DatabaseFolderError(`The lock ${join(folder, 'lock.sqlite')} cannot be used. Make sure that no other process uses this DATA_DIR, then delete the file: it is made anew.`)
  }
  return lock
}

const SQLITE_BUSY = 5

const BACKUP_ADVICE = 'Nothing was changed. Put the whole folder back from a backup; to begin with an empty database, move the folder away.'

/** True where the folder holds a database. Throws where part of one is missing: the engine would begin an empty one over it. */
function holdsDatabase(data: string): boolean {
  const names = existsSync(data) ? readdirSync(data) : []
  if (names.length === 0) return false
  if (names.includes('PG_VERSION')) return true
  throw new DatabaseFolderError(`The database in ${data} has no PG_VERSION: part of it is missing, as after a copy that did not finish. ${BACKUP_ADVICE}`)
}

/** Made aside and then named: a start that is killed before leaves no half of a database under the name. */
async function makeDatabase(folder: string, data: string, migrations: string): Promise<void> {
  const making = join(folder, 'pglite.making')
  rmSync(making, { recursive: true, force: true })
  const pglite = await PGlite.create({ dataDir: making })
  await migratePglite(drizzlePglite(pglite, { schema }), { migrationsFolder: migrations })
  await pglite.close()
  renameSync(making, data)
}

async function openFolder(folder: string, migrations: string): Promise<PGlite> {
  const data = join(folder, 'pglite')
  if (!holdsDatabase(data)) await makeDatabase(folder, data, migrations)
  try {
    return await PGlite.create({ dataDir: data })
  } catch (error) {
    throw new DatabaseFolderError(`The database in ${data} cannot be opened: it is damaged, or was made by another version. ${BACKUP_ADVICE}`, { cause: error })
  }
}

/**
 * Transactions of the embedded engine follow each other without the event loop in between: each begins by letting it turn,
 * so that forty of them do not keep everybody else waiting for all forty.
 */
function inTurns(plain: PgliteDatabase<typeof schema>): PgliteDatabase<typeof schema>['transaction'] {
  return (work, config) =>
    plain.transaction(async (tx) => {
      await turn()
      return work(tx)
    }, config)
}

/** The embedded database in `folder`; in memory where `folder` is null, then perhaps from a saved `image`. Throws `DatabaseFolderError`. */
export async function openEmbeddedDatabase(folder: string | null, migrations: string, image?: Blob): Promise<OpenDatabase> {
  let lock: DatabaseSync | null = null
  let pglite: PGlite
  if (folder === null) {
    pglite = await PGlite.create(image ? { loadDataDir: image } : {})
  } else {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    lock = lockFolder(folder)
    try {
      pglite = await openFolder(folder, migrations)
    } catch (error) {
      lock.close()
      throw error
    }
  }
  const plain = drizzlePglite(pglite, { schema })
  const connection: typeof plain = Object.assign(drizzlePglite(pglite, { schema }), { transaction: inTurns(plain) })
  if (!image) await migratePglite(connection, { migrationsFolder: migrations })
  return {
    connection: connection as unknown as Connection,
    engine: { kind: 'pglite', pglite },
    // The embedded engine has no checkpointer and no autovacuum. One statement at a time: several are one transaction, in which VACUUM is refused.
    async upkeep() {
      await pglite.exec('CHECKPOINT')
      await pglite.exec('VACUUM')
    },
    async close() {
      await pglite.close()
      lock?.close()
    },
  }
}

/** How long a start waits for a server that is not there yet, as after both were started together. */
const SERVER_WAIT_MS = 60_000

async function firstConnection(pool: pg.Pool, onWait: (fault: unknown) => void): Promise<pg.PoolClient> {
  for (const deadline = Date.now() + SERVER_WAIT_MS; ;) {
    try {
      return await pool.connect()
    } catch (fault) {
      if (!isConnectionFault(fault) || Date.now() > deadline) throw fault
      onWait(fault)
      await wait(1000)
    }
  }
}

/**
 * Transactions that give their connection back whatever happens. The ones of drizzle 0.45 keep it for ever where `begin`
 * itself fails: ten of those, in one short restart of the server, and the pool is empty until the process is restarted.
 */
function transactionsOn(pool: pg.Pool): NodePgDatabase<typeof schema>['transaction'] {
  const ofClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  return async (work, config) => {
    const client = await pool.connect()
    let fault: unknown
    try {
      const single = ofClient.get(client) ?? drizzleNode(client, { schema })
      ofClient.set(client, single)
      return await single.transaction(work, config)
    } catch (error) {
      fault = error
      throw error
    } finally {
      client.release(isConnectionFault(fault))
    }
  }
}

/** A PostgreSQL server. Several processes may start at once: one of them migrates. `onWait` hears of each vain attempt to reach it. */
export async function openPostgres(url: string, migrations: string, onWait: (fault: unknown) => void = () => {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    statement_timeout: 30_000,
    // Of the client: a server that is gone without a word ends no statement and accepts no connection.
    query_timeout: 40_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A broken connection is replaced by the pool. The pool listens only while a connection is idle: one that breaks between
  // two statements of a transaction would end the process without a listener of its own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connection = Object.assign(drizzleNode(pool, { schema }), { transaction: transactionsOn(pool) })
  const client = await firstConnection(pool, onWait)
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
    upkeep: () => Promise.resolve(),
    close: () => pool.end(),
  }
}
