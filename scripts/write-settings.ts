// Writes the table of settings in docs/operations.md, and .env.example, from the one place that reads them.
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsExample, settingsTable } from '../server/settings-help.ts'

const PATH = 'docs/operations.md'

const page = readFileSync(PATH, 'utf8')
const table = /\| name \| meaning \| default \|\n(?:\|.*\n)+/
if (!table.test(page)) throw new Error(`no table of settings in ${PATH}`)
writeFileSync(PATH, page.replace(table, `${settingsTable()}\n`))
writeFileSync('.env.example', settingsExample())
