// Distills the O*NET tables (a folder with occupations.tsv, titles.tsv, technologies.tsv, terms.tsv) into the one module that is matched against:
//   node scripts/build-occupations.ts <folder>
// Titles are stored as `titleForms` reads them, so run this again after a change there.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { singular, titleForms } from '../domain/occupation/title-words.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder that holds the tables.')
/** Terms per occupation that are kept, of the 80 that the tables hold. */
const TERMS_KEPT = 40
/** A tool that more occupations name than this tells nothing. */
const TOOL_OCCUPATIONS_MAX = 90

const rows = (name: string): [string, string][] =>
  readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string])
const grouped = (name: string): Map<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const [code, value] of rows(name)) groups.set(code, [...(groups.get(code) ?? []), ...value.split('|')])
  return groups
}

// Military posts have no task words, and their titles take civilian ones.
const occupations = rows('occupations').filter(([code]) => !code.startsWith('55-'))
const titles = grouped('titles')
const tools = grouped('technologies')
const terms = grouped('terms')

/** Title, tool or term → the occupations that have it, by their line in the table of occupations. */
type Bearers = Map<string, string[]>
const bear = (bearers: Bearers, name: string, bearer: string) => {
  const list = bearers.get(name) ?? []
  if (!list.includes(bearer)) bearers.set(name, [...list, bearer])
}
const byTitle: Bearers = new Map()
const byTool: Bearers = new Map()
const byTerm: Bearers = new Map()
const toolName = (tool: string) =>
  tool
    .toLowerCase()
    .replace(/[^a-z0-9+#. ]+/g, ' ')
    .replace(/\s(?:software|systems?)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
for (const [n, [code, own]] of occupations.entries()) {
  for (const title of [own, ...(titles.get(code) ?? [])]) {
    const [form] = titleForms(title)
    if (form !== undefined) bear(byTitle, form.words.join(' '), String(n))
  }
  for (const tool of tools.get(code) ?? []) if (toolName(tool) !== '') bear(byTool, toolName(tool), String(n))
  const telling = (terms.get(code) ?? []).filter((term) => !/\b(?:listed|separately)\b/.test(term)).slice(0, TERMS_KEPT)
  for (const term of telling) {
    const cut = term.lastIndexOf(':')
    bear(byTerm, term.slice(0, cut).split(' ').map(singular).join(' '), `${n}:${Math.round(Number(term.slice(cut + 1)) * 100)}`)
  }
}
for (const [tool, bearers] of byTool) if (bearers.length > TOOL_OCCUPATIONS_MAX) byTool.delete(tool)

const table = (name: string, about: string, lines: string[]) => `/** ${about} */\nexport const ${name} = \`\n${lines.join('\n').replace(/[`\\$]/g, '')}\n\``
const borne = (bearers: Bearers) => [...bearers].map(([name, list]) => `${name}|${list.join(',')}`).toSorted()

// Not TypeScript: taking types out of 2 MB costs every start of a tool a fifth of a second.
writeFileSync(
  new URL('../domain/occupation/onet/onet-tables.mjs', import.meta.url),
  `${[
    '// Made by scripts/build-occupations.ts from the O*NET 27.0 Database (USDOL/ETA, CC BY 4.0); see README.md beside this file.',
    table(
      'OCCUPATIONS',
      'Code, blank, title. The other tables name an occupation by its line here, from 0.',
      occupations.map(([code, own]) => `${code} ${own}`),
    ),
    table('TITLES', 'Job title as `titleForms` reads it | occupations.', borne(byTitle)),
    table('TOOLS', 'Tool, lower case | occupations.', borne(byTool)),
    table('TERMS', 'Word or word pair of the descriptions and tasks | occupation:weight in hundredths.', borne(byTerm)),
  ].join('\n\n')}\n`,
)
