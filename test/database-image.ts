import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../adapters/db/open-database.ts'
import { jobsOn } from '../adapters/jobs/job-queue.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of a saved embedded database with all tables and the job queue; missing in the other projects. */
    databaseImage?: string
  }
}

/** Migrates once for all files of the project: loading the saved database takes a fifth of making it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-image-'))
  const path = join(folder, 'database.tar')
  const open = await openEmbeddedDatabase(null, 'adapters/db/migrations')
  if (open.engine.kind !== 'pglite') throw new Error('the embedded database is expected here')
  const { boss } = jobsOn(open, (error) => console.error(error))
  await boss.start()
  await boss.stop({ graceful: false })
  writeFileSync(path, Buffer.from(await (await open.engine.pglite.dumpDataDir('none')).arrayBuffer()))
  await open.close()
  project.provide('databaseImage', path)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The saved database, as `openEmbeddedDatabase` takes it. */
export function readDatabaseImage(path: string): Blob {
  return new Blob([readFileSync(path)])
}
