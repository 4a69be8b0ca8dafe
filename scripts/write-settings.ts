// Writes the table of settings in docs/operations.md from the one place that reads them.
import { readFileSync, writeFileSync } from 'node:fs'
import { SETTINGS_HELP } from '../server/env.ts'

const PATH = 'docs/operations.md'

export function settingsTable(): string {
  const rows = SETTINGS_HELP.map(({ name, meaning, default: value }) => `| \`${name}\` | ${meaning} | ${value === undefined ? '' : `\`${String(value)}\``} |`)
  return ['| name | meaning | default |', '|---|---|---|', ...rows].join('\n')
}

const page = readFileSync(PATH, 'utf8')
const table = /\| name \| meaning \| default \|\n(?:\|.*\n)+/
if (!table.test(page)) throw new Error(`no table of settings in ${PATH}`)
writeFileSync(PATH, page.replace(table, `${settingsTable()}\n`))
