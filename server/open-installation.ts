import { join } from 'node:path'
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from '../adapters/db/open-database.ts'
import type { Env } from './env.ts'

/** Where the program was started: its migrations lie beside it. */
export const migrationsIn = (root: string): string => join(root, 'adapters/db/migrations')

/** The database that the settings name. `onWait` hears of each vain attempt to reach a server. */
export function openInstallation(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>, migrations: string = migrationsIn(process.cwd()), onWait?: (fault: unknown) => void): Promise<OpenDatabase> {
  return env.DATABASE_URL === undefined ? openEmbeddedDatabase(join(env.DATA_DIR, 'database'), migrations) : openPostgres(env.DATABASE_URL, migrations, onWait)
}
