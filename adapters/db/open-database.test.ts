import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseFolderError, openEmbeddedDatabase } from './open-database.ts'

const root = mkdtempSync(join(tmpdir(), 'prongwise-open-'))
const whole = join(root, 'whole')
const MIGRATIONS = 'adapters/db/migrations'

beforeAll(async () => {
  // What a first start that was killed leaves behind.
  mkdirSync(join(whole, 'pglite.making', 'base'), { recursive: true })
  writeFileSync(join(whole, 'pglite.making', 'PG_VERSION'), '')
  await (await openEmbeddedDatabase(whole, MIGRATIONS)).close()
}, 240_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

function copyOf(name: string): { folder: string; data: string } {
  const folder = join(root, name)
  cpSync(whole, folder, { recursive: true })
  return { folder, data: join(folder, 'pglite') }
}

/** The words in which the database is refused. */
async function refusalOf(folder: string): Promise<string> {
  const fault = await openEmbeddedDatabase(folder, MIGRATIONS).then(
    (open) => open.close(),
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(DatabaseFolderError)
  return (fault as Error).message
}

test('a first start that was cut short is begun again, and one that was not leaves a whole folder', () => {
  expect(readdirSync(whole).sort()).toEqual(['lock.sqlite', 'pglite'])
  expect(existsSync(join(whole, 'pglite', 'PG_VERSION'))).toBe(true)
})

test('a folder with data but without PG_VERSION is refused with advice and left as it is', async () => {
  const { folder, data } = copyOf('without-version')
  rmSync(join(data, 'PG_VERSION'))
  const before = readdirSync(data, { recursive: true }).length
  const words = await refusalOf(folder)
  for (const word of [data, 'PG_VERSION', 'backup']) expect(words).toContain(word)
  expect(readdirSync(data, { recursive: true })).toHaveLength(before)
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(false)
})

test.each<[string, (data: string) => void]>([
  ['another version', (data) => writeFileSync(join(data, 'PG_VERSION'), '9.6\n')],
  ['no control file', (data) => rmSync(join(data, 'global', 'pg_control'))],
  ['a folder of tables missing', (data) => rmSync(join(data, 'base'), { recursive: true })],
  ['files cut to nothing', (data) => readdirSync(join(data, 'global')).forEach((name) => truncateSync(join(data, 'global', name), 0))],
])('a database with %s ends in plain words', async (name, damage) => {
  const { folder, data } = copyOf(name.replaceAll(' ', '-'))
  damage(data)
  const words = await refusalOf(folder)
  for (const word of [data, 'backup']) expect(words).toContain(word)
  // The lock is free again: another try says the same and not that somebody uses it.
  expect(await refusalOf(folder)).toBe(words)
})

test('a lock file that is none is named', async () => {
  const { folder } = copyOf('bad-lock')
  writeFileSync(join(folder, 'lock.sqlite'), 'not a lock'.repeat(100))
  expect(await refusalOf(folder)).toContain(join(folder, 'lock.sqlite'))
})

test('upkeep empties the write-ahead log and goes over the tables', async () => {
  const { connection, upkeep, close } = await openEmbeddedDatabase(copyOf('upkeep').folder, MIGRATIONS)
  await upkeep()
  const { rows } = (await connection.execute(sql`select vacuum_count::int as times from pg_stat_user_tables where schemaname = 'public' and relname = 'orders'`)) as unknown as { rows: unknown[] }
  expect(rows).toEqual([{ times: 1 }])
  await close()
})

test('between transactions of the embedded database others are served', async () => {
  const { connection, close } = await openEmbeddedDatabase(null, MIGRATIONS)
  const done: string[] = []
  // Of what a form does the database is a part only: this one works on without a pause.
  const form = (name: string) =>
    connection.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      done.push(name)
    })
  const forms = Array.from({ length: 5 }, (_, place) => form(`form ${place}`))
  const visitors = (async () => {
    while (done.filter((one) => one.startsWith('form')).length < 5) {
      await new Promise((resolve) => setImmediate(resolve))
      done.push('visitor')
    }
  })()
  await Promise.all([...forms, visitors])
  await close()
  const served = done.map((one, at) => (one.startsWith('form') && at > 0 ? done[at - 1] : 'visitor'))
  expect(served).toEqual(done.map(() => 'visitor'))
}, 60_000)
