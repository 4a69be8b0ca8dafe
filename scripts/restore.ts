// Brings a backup into an empty installation.
import { join, resolve } from 'node:path'
import { restoreBackup } from '../adapters/backup/restore-backup.ts'
import { openEmbeddedDatabase, openPostgres } from '../adapters/db/open-database.ts'
import { formatUsd } from '../domain/money.ts'
import { keyedFileStoreOf } from '../server/compose-files.ts'
import { readEnv } from '../server/env.ts'

const HELP = `npm run restore -- FOLDER
  Brings the backup in FOLDER into the installation that the settings name. Stop its server first. Its database and its
  DATA_DIR must be empty: nothing is overwritten. Every part is held against its hash before, and the rows and sums of
  money against the manifest after. A backup of an earlier version is migrated.`

async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  if (given === undefined || given.startsWith('-')) return console.log(HELP)
  const env = readEnv()
  const files = keyedFileStoreOf(env)
  const manifest = await restoreBackup(
    {
      open: (migrations) => (env.DATABASE_URL ? openPostgres(env.DATABASE_URL, migrations) : openEmbeddedDatabase(join(env.DATA_DIR, 'database'), migrations)),
      putFile: (key, bytes) => files.putAt(key, bytes),
      dataDir: env.DATA_DIR,
      migrations: join(process.cwd(), 'adapters/db/migrations'),
    },
    resolve(process.env['INIT_CWD'] ?? process.cwd(), given),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restored as of ${manifest.madeAt}: ${rows.toLocaleString('en-US')} rows, ${manifest.files.length.toLocaleString('en-US')} files, ${manifest.jobs} jobs to do, orders of ${formatUsd(Number(manifest.money.total))}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
