/** Years of work that follow from the dates of a resume, counted so that none is claimed that was not worked. */
import { likeWords, wordKey, type Material } from './check-material.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const POINT = /\b(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?[ -]+|(\d{1,2})[/.-])((?:19|20)\d\d)\b/gi

/** Months of the ranges that a text tells by month, by the years at their ends ("2004-2008"); the shortest where several share them. */
function monthsByYears(text: string): Map<string, number> {
  const months = new Map<string, number>()
  for (const line of text.split('\n')) {
    const points = [...line.matchAll(POINT)].map(([, name, digits, year]) => ({ year: Number(year), month: name ? MONTHS.indexOf(name.toLowerCase()) : Number(digits) - 1 }))
    for (const [at, from] of points.entries()) {
      const to = points[at + 1]
      if (!to || to.year < from.year) continue
      const key = `${from.year}-${to.year}`
      const length = (to.year - from.year) * 12 + to.month - from.month
      months.set(key, Math.min(months.get(key) ?? length, length))
    }
  }
  return months
}

const GENERAL = new Set(['senior', 'manager', 'years', 'year', 'work', 'lead', 'assistant'].map(wordKey))

/** Whether one ended post that the sentence names by a word of its title or duties lasted at least so many years. */
export function workedFor(years: number, sentence: string, { facts, text }: Material): boolean {
  if (!facts) return false
  const months = monthsByYears(text)
  const said = sentence
    .split(/[\s-]+/)
    .map(wordKey)
    .filter((key) => key.length > 3 && !GENERAL.has(key))
  return facts.roles.some(({ title, duties, startYear, endYear }) => {
    if (startYear === null || endYear === null) return false
    // Without months the first and the last year may have been a day each.
    const worked = (months.get(`${startYear}-${endYear}`) ?? (endYear - startYear - 1) * 12) / 12
    if (worked < years) return false
    const told = [title, ...duties]
      .join(' ')
      .split(/[\s-]+/)
      .map(wordKey)
    return said.some((key) => told.some((other) => likeWords(key, other)))
  })
}
