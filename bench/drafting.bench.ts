/** Composes for a folder of resumes (PDF) and says how alike the options are: `npm run bench drafting <folder>`; without one, the fixtures. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPdfReader } from '../adapters/pdf/read-pdf.ts'
import { draftingKnowledge } from '../content/areas/all-areas.ts'
import { composeSet } from '../domain/drafting/compose-set.ts'
import { runsOfWords } from '../domain/endeavor/shared-runs.ts'
import { machineLine, ms, percentile } from './measure.ts'

const folder = process.argv[2] ?? 'test/resumes/pdf'
const LIMIT = 64
const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }

const reader = createPdfReader()
const composed: { runs: Set<string>[]; titles: string[] }[] = []
const times: number[] = []
let unread = 0
let asked = 0
let bare = 0
for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.pdf'))
  .sort()) {
  if (composed.length === LIMIT) break
  const reading = await reader.readResume(readFileSync(join(folder, name)), { visitor: name, now: Date.UTC(2026, 10, 22) })
  if (reading.kind !== 'read') {
    unread++
    continue
  }
  const { person } = reading
  const start = performance.now()
  const result = composeSet(person, FORM, draftingKnowledge)
  times.push(performance.now() - start)
  if (result.kind === 'ask') {
    asked++
    continue
  }
  bare += result.set.options.filter(({ parts }) => parts?.why === '').length
  composed.push({ runs: result.set.options.map(({ text }) => new Set(runsOfWords(text))), titles: result.set.options.map(({ title }) => title) })
}
await reader.close()

const titles = composed.flatMap((one) => one.titles)
const shares: number[] = []
composed.forEach((one, at) => {
  for (const other of composed.slice(at + 1)) {
    for (const mine of one.runs) for (const theirs of other.runs) shares.push([...mine].filter((run) => theirs.has(run)).length / Math.min(mine.size, theirs.size))
  }
})
const percent = (share: number) => `${(share * 100).toFixed(2)} %`
console.log(`\nThe built-in composer on ${folder} (${machineLine()})`)
console.log(`  ${composed.length} people, ${titles.length} options; ${unread} files not read, ${asked} people asked for more`)
console.log(`  distinct titles: ${new Set(titles).size} of ${titles.length}; options without a word about the person: ${bare}`)
console.log(
  `  shared eight-word runs of two people's options: mean ${percent(shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1))}, 99th percentile ${percent(percentile(shares, 0.99))}, highest ${percent(Math.max(0, ...shares))}`,
)
console.log(`  composing: median ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, slowest ${ms(Math.max(...times))}\n`)
