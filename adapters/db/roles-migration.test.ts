/** What becomes of the accounts of an installation in which each had one role, and of a process that still reads and writes it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, onTestFinished, test } from 'vitest'

const MIGRATIONS = 'adapters/db/migrations'

/** A database with the migrations before the first one whose name ends so; `finish` runs the others. */
async function migratedBefore(name: string): Promise<{ pglite: PGlite; finish(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-migration-'))
  const pglite = new PGlite()
  onTestFinished(async () => {
    await pglite.close()
    rmSync(folder, { recursive: true, force: true })
  })
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }
  const before = all.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, before) }))
  const connection = drizzle(pglite)
  await migrate(connection, { migrationsFolder: folder })
  return { pglite, finish: () => migrate(connection, { migrationsFolder: MIGRATIONS }) }
}

let number = 0
/** As a process of the release before adds an account. */
const addOld = (pglite: PGlite, role: string, email = role) =>
  pglite.query(`insert into users (id, email, role, first_name, last_name, created_at, updated_at) values ($1, $2, $3, '', '', now(), now())`, [id(), email, role])
const addNew = (pglite: PGlite, email: string, roles: string[]) =>
  pglite.query(`insert into users (id, email, roles, first_name, last_name, created_at, updated_at) values ($1, $2, $3, '', '', now(), now())`, [id(), email, roles])
const id = () => `00000000-0000-4000-8000-${String(number++).padStart(12, '0')}`
const rolesIn = async (pglite: PGlite) => (await pglite.query<{ email: string; role: string; roles: string[] }>('select email, role, roles from users order by email')).rows

test('every account keeps its role, and whoever had none of an operator keeps none', async () => {
  const { pglite, finish } = await migratedBefore('roles-are-a-set')
  for (const role of ['customer', 'consultant', 'operator']) await addOld(pglite, role)
  await finish()
  expect(await rolesIn(pglite)).toEqual([
    { email: 'consultant', role: 'consultant', roles: ['consultant'] },
    { email: 'customer', role: 'customer', roles: [] },
    { email: 'operator', role: 'operator', roles: ['operator'] },
  ])
}, 120_000)

test('a process of the release before goes on with accounts: both see what the other writes', async () => {
  // This installation had dropped the one role already.
  const { pglite, finish } = await migratedBefore('role-stays-for-a-release')
  await addNew(pglite, 'both', ['consultant', 'operator'])
  await finish()
  for (const role of ['customer', 'consultant', 'operator']) await addOld(pglite, role)
  await addNew(pglite, 'new', [])
  await pglite.query(`update users set role = 'consultant' where email = 'customer'`)
  await pglite.query(`update users set role = 'customer' where email = 'operator'`)
  await pglite.query(`update users set roles = '{operator,consultant}' where email = 'consultant'`)
  await pglite.query(`update users set first_name = 'Ada'`)
  expect(await rolesIn(pglite)).toEqual([
    { email: 'both', role: 'operator', roles: ['consultant', 'operator'] },
    { email: 'consultant', role: 'operator', roles: ['operator', 'consultant'] },
    { email: 'customer', role: 'consultant', roles: ['consultant'] },
    { email: 'new', role: 'customer', roles: [] },
    { email: 'operator', role: 'customer', roles: [] },
  ])
}, 120_000)
