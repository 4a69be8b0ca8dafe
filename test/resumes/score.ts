/** How well facts read from the fictional resumes agree with their labels: precision and recall per field. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PdfText } from '../../domain/resume/pdf-reading.ts'
import type { ResumeFacts } from '../../domain/resume/resume-facts.ts'

export type Label = {
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

export type Tally = { hit: number; found: number; wanted: number }
export type Miss = { id: string; field: string; missed: string[]; extra: string[] }

/** The date as of which the labels are true. */
export const LABELLED_AT = new Date('2026-06-01T00:00:00Z')

export function readLabels(): Label[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8'))
}

export function readFixture(label: Label): Uint8Array {
  return new Uint8Array(readFileSync(join(import.meta.dirname, 'pdf', label.file)))
}

/** Letters and digits of the pages, without white space and hyphens: what every fact must be made of. */
export function foldedText(pages: PdfText['pages']): string {
  return foldFact(pages.flatMap((page) => page.lines).join(' '))
}

export function foldFact(text: string): string {
  return text.replace(/[\s\u00ad‐-]+/g, '')
}

/** Adds one resume to the tallies per field and returns what was missed and what was found too much. */
export function addScore(tallies: Map<string, Tally>, label: Label, facts: ResumeFacts): Miss[] {
  const misses: Miss[] = []
  const count = (field: string, wanted: string[], found: string[], same: (a: string, b: string) => boolean = sameText) => {
    const tally = tallies.get(field) ?? { hit: 0, found: 0, wanted: 0 }
    tallies.set(field, tally)
    const extra = [...found]
    const missed = wanted.filter((item) => {
      const at = extra.findIndex((candidate) => same(candidate, item))
      if (at >= 0) extra.splice(at, 1)
      return at < 0
    })
    tally.hit += wanted.length - missed.length
    tally.found += found.length
    tally.wanted += wanted.length
    if (missed.length + extra.length > 0) misses.push({ id: label.id, field, missed, extra })
  }
  const equal = (a: string, b: string) => a === b
  const amount = (number: number) => Array.from({ length: number }, () => 'one')
  count('language', [label.language], [facts.language])
  // The reader is made for English; other languages only have to be recognised.
  if (label.language !== 'en') return misses

  const current = facts.roles.find((role) => role.current)
  const whole = (title: string, employer: string | null, start: number | null, end: number | null) => `${fold(title)} @ ${fold(employer ?? '')} ${start}-${end}`
  count('name', [label.name], one(facts.name))
  count('current title', one(label.currentTitle), one(current?.title))
  count('current employer', one(label.currentEmployer), one(current?.employer))
  count(
    'role titles',
    label.roles.map((role) => role.title),
    facts.roles.map((role) => role.title),
  )
  count(
    'roles whole',
    label.roles.map((role) => whole(role.title, role.employer, role.startYear, role.endYear)),
    facts.roles.map((role) => whole(role.title, role.employer, role.startYear, role.endYear)),
    equal,
  )
  const perRole = (roles: { duties: number }[]) => roles.flatMap((role, n) => Array.from({ length: role.duties }, () => String(n)))
  count('duties per role', perRole(label.roles), perRole(facts.roles.map((role) => ({ duties: role.duties.length }))), equal)
  count('years ±1', one(label.years), one(facts.yearsOfExperience), (a, b) => Math.abs(Number(a) - Number(b)) <= 1)
  count(
    'degree level+year',
    label.degrees.map((degree) => `${degree.level} ${degree.year}`),
    facts.degrees.map((degree) => `${degree.level} ${degree.year}`),
    equal,
  )
  count(
    'degree field',
    label.degrees.flatMap((degree) => one(degree.field)),
    facts.degrees.flatMap((degree) => one(degree.field)),
  )
  count(
    'degree school',
    label.degrees.map((degree) => degree.institution),
    facts.degrees.flatMap((degree) => one(degree.institution)),
  )
  count('licences', label.licences, facts.licences)
  count('skills', label.skills, facts.skills)
  count('publications', amount(label.publications), amount(facts.publications.length))
  count('patents', amount(label.patents), amount(facts.patents.length))
  count('awards', amount(label.awards), amount(facts.awards.length))
  count('profession', [label.profession], one(facts.profession.key), equal)
  return misses
}

function one(value: string | number | null | undefined): string[] {
  return value === null || value === undefined ? [] : [String(value)]
}

/** Equal but for case, white space and punctuation. */
function sameText(a: string, b: string): boolean {
  return fold(a) === fold(b)
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.,’'“”"-]+/g, ' ')
    .trim()
}
