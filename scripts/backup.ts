// Writes a backup of the installation into a new folder.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sizeOf } from '../adapters/backup/backup-manifest.ts'
import { writeBackup } from '../adapters/backup/write-backup.ts'
import { fileStoreOf } from '../server/compose-files.ts'
import { readEnv } from '../server/env.ts'
import { migrationsIn, openInstallation } from '../server/open-installation.ts'
import type { BackupSize } from '../usecases/services.ts'
import { askServer, notThisServer } from './reach-product.ts'

const HELP = `npm run backup -- FOLDER
  Writes all rows, unfinished jobs, stored files and the secrets of the installation into FOLDER, which must not exist,
  with the number of rows, the sums of money and a hash of every table, of the jobs and of every file in manifest.json. A running server goes on working.
  FOLDER holds what customers wrote and the secrets: keep it where nobody else reads it. "npm run restore" brings it back.`

/** Long enough for a large store of files. */
const WITHIN_MS = 6 * 3600 * 1000

function tell(folder: string, { rows, files, missingFiles }: BackupSize): void {
  console.log(`${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files are in ${folder}.`)
  if (missingFiles > 0) console.warn(`${missingFiles} files that rows name are not in the store; manifest.json lists them.`)
}

async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  if (given === undefined || given.startsWith('-')) return console.log(HELP)
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
  const env = readEnv()
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a folder that does not exist.`)
  const response = await askServer(env, '/api/operator/backups', { body: { folder }, withinMs: WITHIN_MS })
  if (response !== null) {
    if (!response.ok) throw notThisServer(env, response)
    return tell(folder, (await response.json()) as BackupSize)
  }
  const open = await openInstallation(env)
  try {
    tell(folder, sizeOf(await writeBackup({ connection: open.connection, files: fileStoreOf(env), dataDir: env.DATA_DIR, migrations: migrationsIn(process.cwd()), now: new Date() }, folder)))
  } finally {
    await open.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
