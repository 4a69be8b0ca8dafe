/** A range on two lines of its own: its end over its beginning ("2021" over "2017", "current" over "2021"), or its end under the dash ("Sept. 2021 –" over "ongoing"). */
import { singleDates, withoutSpans } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'

const ENDS_OPEN = /\s?[–—-]$/
const OPEN = /^(?:current|present|now|ongoing|today)$/i

export function withRangesStacked(lines: ResumeLine[]): ResumeLine[] {
  if (!lines.some((line, n) => isStacked(line, lines[n + 1]))) return lines
  const whole: ResumeLine[] = []
  for (let n = 0; n < lines.length; n++) {
    const [line, next] = [lines[n], lines[n + 1]]
    if (line === undefined) continue
    if (next === undefined || !isStacked(line, next)) whole.push(line)
    else {
      const text = ENDS_OPEN.test(line.text) ? `${line.text} ${next.text}` : `${next.text} – ${line.text}`
      whole.push({ ...line, text, raw: `${line.raw} ${next.raw}`, breaks: [] })
      n += 1
    }
  }
  return whole
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
