/** What becomes of the accounts of an installation in which each had one role. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, onTestFinished, test } from 'vitest'

const MIGRATIONS = 'adapters/db/migrations'

test('every account keeps its role, and whoever had none of an operator keeps none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-migration-'))
  const pglite = new PGlite()
  onTestFinished(async () => {
    await pglite.close()
    rmSync(folder, { recursive: true, force: true })
  })
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }
  const before = all.entries.findIndex(({ tag }) => tag.endsWith('roles-are-a-set'))
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, before) }))
  const connection = drizzle(pglite)
  await migrate(connection, { migrationsFolder: folder })
  for (const [index, role] of ['customer', 'consultant', 'operator'].entries()) {
    await pglite.query(`insert into users (id, email, role, first_name, last_name, created_at, updated_at) values ($1, $2, $2, '', '', now(), now())`, [
      `00000000-0000-4000-8000-00000000000${index}`,
      role,
    ])
  }
  await migrate(connection, { migrationsFolder: MIGRATIONS })
  const { rows } = await pglite.query<{ email: string; roles: string[] }>('select email, roles from users order by email')
  expect(rows).toEqual([
    { email: 'consultant', roles: ['consultant'] },
    { email: 'customer', roles: [] },
    { email: 'operator', roles: ['operator'] },
  ])
}, 120_000)
