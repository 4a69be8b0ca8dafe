/** A range on two lines of its own: its end over its beginning ("2021" over "2017", "current" over "2021"), or its end under the dash ("Sept. 2021 –" over "ongoing"). */
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'

const ENDS_OPEN = /\s?[–—-]$/
const OPEN = /^(?:current|present|now|ongoing|today)$/i

export function withRangesStacked(lines: ResumeLine[]): ResumeLine[] {
  const ranges = rangesBeside(lines)
  if (ranges.size === 0 && !lines.some((line, n) => isStacked(line, lines[n + 1]))) return lines
  const whole: ResumeLine[] = []
  for (let n = 0; n < lines.length; n++) {
    const [line, next] = [lines[n], lines[n + 1]]
    if (line === undefined) continue
    const range = ranges.get(line)
    if (range !== undefined && next !== undefined) {
      whole.push({ ...line, text: `${range.start} – ${range.end}\t${line.text.slice(range.end.length).trim()}`, breaks: [] })
      whole.push({ ...next, text: next.text.slice(range.start.length).trim(), breaks: [] })
      n += 1
    } else if (next === undefined || !isStacked(line, next)) whole.push(line)
    else {
      const text = ENDS_OPEN.test(line.text) ? `${line.text} ${next.text}` : `${next.text} – ${line.text}`
      whole.push({ ...line, text, raw: `${line.raw} ${next.raw}`, breaks: [] })
      n += 1
    }
  }
  return whole
}

/** Fewer pairs may stand so by chance. */
const LEAST_PAIRS = 2

/** "Sept 2020 Quill University" over "Sept 2019 MSc in Kilns": a column at the left tells the end and, beside the next line, the beginning, throughout. */
function rangesBeside(lines: ResumeLine[]): Map<ResumeLine, { start: string; end: string }> {
  const leading = lines.flatMap((line, n) => {
    const date = line.bullet ? '' : leadingPoint(line.text)
    return date === '' || date === line.text ? [] : [{ line, n, date, months: OPEN.test(date) ? Infinity : (monthsOf(date) ?? 0) }]
  })
  const pairs = leading.flatMap((end, k) => {
    const start = leading[k + 1]
    // A list of single dates goes on without gaps between its entries.
    const isOne = start !== undefined && start.n === end.n + 1 && !start.line.gapBefore && (end.line.gapBefore || k === 0)
    return k % 2 === 0 && isOne && start.months < end.months ? [[end.line, { start: start.date, end: end.date }] as const] : []
  })
  return new Map(pairs.length >= LEAST_PAIRS && pairs.length * 2 === leading.length ? pairs : [])
}

/** The one point in time that the line begins with; '' where it begins with none, or with a range. */
function leadingPoint(text: string): string {
  const [open = ''] = text.match(/^(?:current|present|now|ongoing|today)(?=\s+\p{Lu})/iu) ?? []
  const [span] = singleDates(text)
  return open !== '' ? open : span?.index === 0 && dateRanges(text)[0]?.index !== 0 ? text.slice(0, span.length) : ''
}

function isStacked(line: ResumeLine, next: ResumeLine | undefined): boolean {
  if (next === undefined || next.bullet || line.bullet) return false
  if (ENDS_OPEN.test(line.text)) return monthsOf(line.text.replace(ENDS_OPEN, '')) !== null && (OPEN.test(next.text) || monthsOf(next.text) !== null)
  const start = monthsOf(next.text)
  if (start === null) return false
  const end = OPEN.test(line.text) ? Infinity : monthsOf(line.text)
  return end !== null && end > start
}

/** Null where more than one point in time stands on the line, or something else. */
function monthsOf(text: string): number | null {
  if (text.length > 20) return null
  const spans = singleDates(text)
  const [span] = spans
  return span === undefined || spans.length > 1 || withoutSpans(text, spans) !== '' || span.startYear === null ? null : span.startYear * 12 + (span.startMonth ?? 1)
}
