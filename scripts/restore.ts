// Brings a backup into an empty installation.
import { resolve } from 'node:path'
import { sizeOf } from '../adapters/backup/backup-manifest.ts'
import { restoreBackup } from '../adapters/backup/restore-backup.ts'
import { formatUsd } from '../domain/money.ts'
import { keyedFileStoreOf } from '../server/compose-files.ts'
import { readEnv } from '../server/env.ts'
import { migrationsIn, openInstallation } from '../server/open-installation.ts'

const HELP = `npm run restore -- FOLDER
  Brings the backup in FOLDER into the installation that the settings name. Stop its server first. Its database, its
  DATA_DIR and its bucket must be empty: nothing is overwritten. Every part is held against its hash before, and the rows and sums of
  money against the manifest after. A backup of an earlier version is migrated.`

async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  if (given === undefined || given.startsWith('-')) return console.log(HELP)
  const env = readEnv()
  const files = keyedFileStoreOf(env)
  const manifest = await restoreBackup(
    {
      open: (migrations) => openInstallation(env, migrations),
      putFile: (key, bytes) => files.putAt(key, bytes),
      listFiles: () => files.list(),
      readMark: () => files.readMark(),
      dataDir: env.DATA_DIR,
      migrations: migrationsIn(process.cwd()),
    },
    resolve(process.env['INIT_CWD'] ?? process.cwd(), given),
  )
  const { rows, files: copied } = sizeOf(manifest)
  console.log(
    `Restored as of ${manifest.madeAt}: ${rows.toLocaleString('en-US')} rows, ${copied.toLocaleString('en-US')} files, ${manifest.jobs} jobs to do, orders of ${formatUsd(Number(manifest.money.total))}.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
