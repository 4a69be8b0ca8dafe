/** Plain-text resumes number their positions: "2) Kiln Manager - Quill Potters" over "Marble, OH   Jan 2019 - Feb 2024", with duties behind dashes. */
import { dateRanges } from '../resume/resume-dates.ts'
import { titleScore } from '../resume/header-words.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'

const NUMBER = /^\s*(\d{1,2})[.)]/
const LONGEST = 130
/** "(through Quill Controls LLC)". */
const THROUGH = /^\((?:through|via|under|d\/?b\/?a|by way of|as)\s+(?=\p{Lu})[^()]+\)$/iu

/** Each such head as one line with its dates, which marks no item of a list; other resumes stay as they are. */
export function withNumberedHeads(lines: ResumeLine[]): ResumeLine[] {
  const numbered = lines.flatMap((line, n) => (line.bullet && NUMBER.test(line.raw) ? [{ n, number: Number(NUMBER.exec(line.raw)?.[1]) }] : []))
  const counts = numbered.length > 1 && numbered.every(({ number }, k) => k === 0 || Math.abs(number - (numbered[k - 1]?.number ?? 0)) === 1)
  const heads = new Map(numbered.flatMap(({ n }) => (isHead(lines, n) ? [[n, lines[n] as ResumeLine]] : [])))
  if (!counts || heads.size !== numbered.length || [...heads.values()].filter(namesTitle).length * 2 < heads.size) return lines
  const whole: ResumeLine[] = []
  for (let n = 0; n < lines.length; n++) {
    const [line, dates] = [lines[n], lines[n + 1]]
    if (line === undefined) continue
    if (!heads.has(n)) {
      whole.push(line)
      continue
    }
    const apart = datesAt(line) === undefined && dates !== undefined ? dates : undefined
    n += apart === undefined ? 0 : 1
    const through = lines[n + 1]?.bullet === false && THROUGH.test(lines[n + 1]?.text ?? '') ? lines[n + 1] : undefined
    n += through === undefined ? 0 : 1
    const parts = [line, apart, through].filter((part) => part !== undefined)
    whole.push({
      ...line,
      text: [line.text, through?.text.replace(THROUGH, (told) => told.slice(1, -1).replace(/^\S+(?: way of)?\s+/, '')), apart?.text].filter((text) => text !== undefined).join('\t'),
      raw: parts.map(({ raw }) => raw).join(' '),
      bullet: false,
      gapBefore: true,
      full: false,
      breaks: [],
    })
  }
  return whole
}

/** Only a range heads a position. */
function datesAt({ text }: ResumeLine): string | undefined {
  const [span, ...more] = dateRanges(text)
  return span !== undefined && more.length === 0 && (span.index === 0 || span.index + span.length >= text.length - 2) ? text : undefined
}

function isHead(lines: readonly ResumeLine[], n: number): boolean {
  const [line, below] = [lines[n], lines[n + 1]]
  if (line === undefined || line.text.length > LONGEST || /[.;:]$/.test(line.text.replace(/\b(?:Co|Inc|Ltd|Corp|LLC)\.$/i, ''))) return false
  return datesAt(line) !== undefined || (below !== undefined && !below.bullet && below.text.length < LONGEST && datesAt(below) !== undefined)
}

const namesTitle = ({ text }: ResumeLine): boolean => text.split(/\t|\s[|–—-]\s|,\s/).some((part) => titleScore(part) >= 2)
