import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Journal = { entries: { tag: string }[] }

const journalOf = (migrations: string): Journal => JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal

export const migrationNames = (migrations: string): string[] => journalOf(migrations).entries.map(({ tag }) => tag)

/** A folder with the first `count` migrations: what an earlier version of the product had. */
export function firstMigrations(migrations: string, count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const journal = journalOf(migrations)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}
