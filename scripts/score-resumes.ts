/**
 * Scores the reading of resumes against the labels: `node scripts/score-resumes.ts [--misses] [id]`.
 * Prints precision and recall per field for the half the reader was tuned on and for the half it never saw.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPdfReader } from '../adapters/pdf/read-pdf.ts'
import { readResume } from '../domain/resume/read-resume.ts'
import type { ResumeFacts } from '../domain/resume/resume-facts.ts'

type Label = {
  id: string
  file: string
  half: 'tuned' | 'holdout'
  language: string
  name: string
  currentTitle: string | null
  currentEmployer: string | null
  roles: { title: string; employer: string; startYear: number; endYear: number | null; duties: number }[]
  years: number | null
  degrees: { level: string; field: string | null; institution: string; year: number }[]
  licences: string[]
  skills: string[]
  publications: number
  patents: number
  awards: number
  profession: string
}

const NOW = new Date('2026-06-01T00:00:00Z')
const FOLDER = join(import.meta.dirname, '../test/resumes')
const showMisses = process.argv.includes('--misses')
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

const labels: Label[] = JSON.parse(readFileSync(join(FOLDER, 'labels.json'), 'utf8'))
const reader = createPdfReader({ warm: 1 })
type Tally = { hit: number; found: number; wanted: number }
const tallies: Record<string, Record<string, Tally>> = { tuned: {}, holdout: {} }

for (const label of labels) {
  if (only !== undefined && label.id !== only) continue
  const reading = await reader.read(readFileSync(join(FOLDER, 'pdf', label.file)))
  if (reading.kind !== 'text') {
    console.log(`${label.id}: ${reading.kind}`)
    continue
  }
  const facts = readResume(reading.pages, NOW)
  if (only !== undefined) {
    console.log(reading.pages.map((page) => page.lines.join('\n')).join('\n=== page ===\n'))
    console.log(JSON.stringify(facts, null, 1))
  }
  score(label, facts)
}
await reader.close()
print()

function score(label: Label, facts: ResumeFacts): void {
  const count = (field: string, wanted: string[], found: string[], same = sameText) => {
    const tally = ((tallies[label.half] ??= {})[field] ??= { hit: 0, found: 0, wanted: 0 })
    const rest = [...found]
    const missed: string[] = []
    for (const item of wanted) {
      const at = rest.findIndex((candidate) => same(candidate, item))
      if (at >= 0) {
        rest.splice(at, 1)
        tally.hit++
      } else missed.push(item)
    }
    tally.found += found.length
    tally.wanted += wanted.length
    const visible = showMisses && label.half === 'tuned'
    if (visible && (missed.length > 0 || rest.length > 0)) console.log(`${label.id} ${field}\n   missed ${JSON.stringify(missed)}\n   extra  ${JSON.stringify(rest)}`)
  }
  const one = (value: unknown) => (value === null || value === undefined ? [] : [String(value)])
  count('language', [label.language], [facts.language])
  // The reader is made for English; other languages only have to be recognised.
  if (label.language !== 'en') return
  const current = facts.roles.find((role) => role.current)
  count('name', [label.name], one(facts.name))
  count('current title', one(label.currentTitle), one(current?.title))
  count('current employer', one(label.currentEmployer), one(current?.employer))
  count('role titles', label.roles.map((role) => role.title), facts.roles.map((role) => role.title))
  const wholeRole = (title: string, employer: string | null, start: number | null, end: number | null) => `${fold(title)} @ ${fold(employer ?? '')} ${start}-${end}`
  count('roles whole', label.roles.map((role) => wholeRole(role.title, role.employer, role.startYear, role.endYear)), facts.roles.map((role) => wholeRole(role.title, role.employer, role.startYear, role.endYear)), (a, b) => a === b)
  count('duties', label.roles.flatMap((role, n) => Array.from({ length: role.duties }, () => String(n))), facts.roles.flatMap((role, n) => role.duties.map(() => String(n))), (a, b) => a === b)
  count('years ±1', one(label.years), one(facts.yearsOfExperience), (a, b) => Math.abs(Number(a) - Number(b)) <= 1)
  count('degree level+year', label.degrees.map((degree) => `${degree.level} ${degree.year}`), facts.degrees.map((degree) => `${degree.level} ${degree.year}`), (a, b) => a === b)
  count('degree field', label.degrees.flatMap((degree) => one(degree.field)), facts.degrees.flatMap((degree) => one(degree.field)))
  count('degree school', label.degrees.map((degree) => degree.institution), facts.degrees.flatMap((degree) => one(degree.institution)))
  count('licences', label.licences, facts.licences)
  count('skills', label.skills, facts.skills)
  count('publications', Array.from({ length: label.publications }, () => 'p'), facts.publications.map(() => 'p'))
  count('patents', Array.from({ length: label.patents }, () => 'p'), facts.patents.map(() => 'p'))
  count('awards', Array.from({ length: label.awards }, () => 'p'), facts.awards.map(() => 'p'))
  count('profession', [label.profession], one(facts.profession.key), (a, b) => a === b)
}

/** Equal but for case, white space and punctuation at the ends. */
function sameText(a: string, b: string): boolean {
  return fold(a) === fold(b)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[\s.,’'“”"-]+/g, ' ').trim()
}

function print(): void {
  const fields = Object.keys(tallies.tuned ?? {}).length > 0 ? Object.keys(tallies.tuned ?? {}) : Object.keys(tallies.holdout ?? {})
  const cell = (tally: Tally | undefined) => {
    if (tally === undefined) return '    –      –        '
    const share = (part: number, whole: number) => (whole === 0 ? '  –  ' : (part / whole).toFixed(3))
    return `${share(tally.hit, tally.found)}  ${share(tally.hit, tally.wanted)}  (${String(tally.wanted).padStart(3)})`
  }
  console.log(`${'field'.padEnd(20)} ${'tuned: prec, recall (n)'.padEnd(24)} hold-out: prec, recall (n)`)
  for (const field of fields) console.log(`${field.padEnd(20)} ${cell(tallies.tuned?.[field]).padEnd(24)} ${cell(tallies.holdout?.[field])}`)
}
