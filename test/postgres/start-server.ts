import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../adapters/db/open-database.ts'
import { NO_POSTGRES, startPostgres } from '../postgres.ts'
import { createDatabase } from './fresh-database.ts'

const TEMPLATE = 'template_of_tests'

/** Starts the server once for all files of the project, without care for its disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'])
  if (server === undefined) throw new Error(NO_POSTGRES)
  const url = await createDatabase(server.url, TEMPLATE)
  const open = await openPostgres(url, 'adapters/db/migrations')
  await open.close()
  const boss = new PgBoss({ connectionString: url, schema: 'jobs' })
  await boss.start()
  await boss.stop({ graceful: false })
  project.provide('postgres', { adminUrl: server.url, template: TEMPLATE })
  return () => server.close()
}
