/**
 * Scores the reading of resumes against the labels: `node scripts/score-resumes.ts [--misses] [id]`.
 * Prints precision and recall per field for the half the reader was tuned on and for the half it never saw; misses are
 * shown for the tuned half only, so that the other stays a fair test. With an id, prints that resume's text and facts.
 */
import { createPdfReader } from '../adapters/pdf/read-pdf.ts'
import { readResume } from '../domain/resume/read-resume.ts'
import { LABELLED_AT, addScore, readFixture, readLabels, type Tally } from '../test/resumes/score.ts'

const showMisses = process.argv.includes('--misses')
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const tallies = { tuned: new Map<string, Tally>(), holdout: new Map<string, Tally>() }
const reader = createPdfReader()

for (const label of readLabels()) {
  if (only !== undefined && label.id !== only) continue
  const reading = await reader.read(readFixture(label))
  if (reading.kind !== 'text') {
    console.log(`${label.id}: ${reading.kind}`)
    continue
  }
  const facts = readResume(reading.pages, LABELLED_AT)
  if (only !== undefined) {
    console.log(reading.pages.map((page) => page.lines.join('\n')).join('\n=== page ===\n'))
    console.log(JSON.stringify(facts, null, 1))
  }
  const misses = addScore(tallies[label.half], label, facts)
  if (!showMisses || label.half !== 'tuned') continue
  for (const { id, field, missed, extra } of misses) {
    console.log(`${id} ${field}\n   missed ${JSON.stringify(missed)}\n   extra  ${JSON.stringify(extra)}`)
  }
}
await reader.close()

const share = (part: number, whole: number) => (whole === 0 ? '  –  ' : (part / whole).toFixed(3))
const cell = (tally: Tally | undefined) => (tally === undefined ? '' : `${share(tally.hit, tally.found)}  ${share(tally.hit, tally.wanted)}  (${tally.wanted})`)
console.log(`${'field'.padEnd(20)} ${'tuned: prec, recall (n)'.padEnd(24)} hold-out: prec, recall (n)`)
for (const field of new Set([...tallies.tuned.keys(), ...tallies.holdout.keys()])) {
  console.log(`${field.padEnd(20)} ${cell(tallies.tuned.get(field)).padEnd(24)} ${cell(tallies.holdout.get(field))}`)
}
