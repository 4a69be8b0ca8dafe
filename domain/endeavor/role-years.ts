/** Years of work that follow from the dates of a resume, counted so that none is claimed that was not worked. */
import { likeWords, wordKey, type Material } from './check-material.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const POINT = /\b(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?[ -]+|(\d{1,2})[/.-])((?:19|20)\d\d)\b/gi

/** Ranges that a line tells by month: the years at their ends ("2004-2008") and how many months they are. */
function rangesOf(line: string): { key: string; length: number }[] {
  const points = [...line.matchAll(POINT)].map(([, name, digits, year]) => ({ year: Number(year), month: name ? MONTHS.indexOf(name.toLowerCase()) : Number(digits) - 1 }))
  return points.flatMap((from, at) => {
    const to = points[at + 1]
    return !to || to.year < from.year ? [] : [{ key: `${from.year}-${to.year}`, length: (to.year - from.year) * 12 + to.month - from.month }]
  })
}

/** The shortest where several ranges share their years. */
function monthsByYears(text: string): Map<string, number> {
  const months = new Map<string, number>()
  for (const line of text.split('\n')) for (const { key, length } of rangesOf(line)) months.set(key, Math.min(months.get(key) ?? length, length))
  return months
}

/** Lines under a dated line that still tell of its post. */
const LINES_OF_POST = 8

/** Posts that were not read as such: a line with one range by month, and what stands under it up to the next. */
function datedLines(printed: readonly string[]): { length: number; told: string }[] {
  return printed.flatMap((line, at) => {
    const [range, ...more] = rangesOf(line)
    if (!range || more.length > 0) return []
    const under = printed.slice(at + 1, at + 1 + LINES_OF_POST)
    const next = under.findIndex((one) => rangesOf(one).length > 0)
    return [{ length: range.length, told: [line, ...(next < 0 ? under : under.slice(0, next))].join(' ') }]
  })
}

const GENERAL = new Set(['senior', 'manager', 'years', 'year', 'work', 'lead', 'assistant'].map(wordKey))

/** Whether one ended post that the sentence names by a word of its title or duties lasted at least so many years. */
export function workedFor(years: number, sentence: string, { facts, text, printed }: Material): boolean {
  if (!facts) return false
  const months = monthsByYears(text)
  const said = sentence
    .split(/[\s-]+/)
    .map(wordKey)
    .filter((key) => key.length > 3 && !GENERAL.has(key))
  const tells = (words: string) => words.split(/[\s-]+/).some((word) => said.some((key) => likeWords(key, wordKey(word))))
  if (datedLines(printed).some(({ length, told }) => length >= years * 12 && tells(told))) return true
  return facts.roles.some(({ title, duties, startYear, endYear }) => {
    if (startYear === null || endYear === null) return false
    // Without months the first and the last year may have been a day each.
    const worked = (months.get(`${startYear}-${endYear}`) ?? (endYear - startYear - 1) * 12) / 12
    if (worked < years) return false
    return tells([title, ...duties].join(' '))
  })
}
