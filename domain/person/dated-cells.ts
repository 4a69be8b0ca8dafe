/** Positions in a table of two columns whose left cell holds the dates and, under them, the employer with its place; it is drawn cell by cell. */
import { employerScore, isPlace, looksLikePlace, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'

const MOST_LINES = 7
/** In points. */
const SAME_EDGE = 4

type Cell = { dates: ResumeLine; names: ResumeLine[]; beside: ResumeLine }

/** Each left cell as two lines of the header: its dates beside the first line at the right, and the employer below. */
export function withCellsBeside(lines: ResumeLine[]): ResumeLine[] {
  const cells = new Map(lines.flatMap((_, n) => cellAt(lines, n) ?? []).map((cell) => [cell.dates, cell]))
  if (cells.size === 0) return lines
  const placed = [...cells.values()].filter(({ names }) => endsInPlace(textOf(names))).length >= 2
  const whole: ResumeLine[] = []
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n]
    const cell = line === undefined ? undefined : cells.get(line)
    if (line === undefined) continue
    if (cell === undefined) {
      whole.push(line)
      continue
    }
    const [first] = cell.names
    const named = placed ? withoutLastPlace(textOf(cell.names)) : textOf(cell.names)
    const layout = cell.beside.layout === null ? null : { ...cell.beside.layout, endsParagraph: true, x: line.layout?.x ?? cell.beside.layout.x }
    whole.push({
      ...cell.beside,
      layout,
      text: `${line.text}\t${cell.beside.text}`,
      raw: `${line.raw} ${cell.beside.raw}`,
      page: line.page,
      number: line.number,
      bullet: false,
      gapBefore: true,
      full: false,
      breaks: [],
    })
    if (first !== undefined && named !== '') whole.push({ ...first, text: named, raw: cell.names.map(({ raw }) => raw).join(' '), gapBefore: false, full: false, breaks: [] })
    n += cell.names.length + 1
  }
  return whole
}

function cellAt(lines: readonly ResumeLine[], n: number): Cell | null {
  const dates = lines[n]
  const layout = dates?.layout
  if (dates === undefined || layout == null || dates.bullet || !holdsDatesAlone(dates.text)) return null
  const names: ResumeLine[] = []
  for (const line of lines.slice(n + 1, n + 2 + MOST_LINES)) {
    const place = line.layout
    if (place === null || line.page !== dates.page) return null
    if (Math.abs(place.y - layout.y) < 0.45 * Math.max(place.size, layout.size)) {
      const right = Math.max(layout.endX, ...names.map((name) => name.layout?.endX ?? 0))
      return names.length > 0 && place.x > right + SAME_EDGE ? { dates, names, beside: line } : null
    }
    const isBelow = Math.abs(place.x - layout.x) < SAME_EDGE && place.y < layout.y && !line.bullet && line.text.length < 60 && dateRanges(line.text).length === 0
    if (!isBelow || names.length === MOST_LINES) return null
    names.push(line)
  }
  return null
}

function holdsDatesAlone(text: string): boolean {
  const ranges = dateRanges(text)
  const spans = ranges.length > 0 ? ranges : singleDates(text)
  return spans.length === 1 && withoutSpans(text, spans) === ''
}

/** "(fleet: 12 kilns)" tells of the employer and is no part of its name. */
const textOf = (names: readonly ResumeLine[]): string =>
  names
    .map(({ text }) => text)
    // "Marble, OH" on a line of its own.
    .filter((text, n) => n === 0 || !(text.includes(', ') && isPlace(text) && !/,$/.test(names[n - 1]?.text ?? '')))
    .join(' ')
    .replace(/\s*\([^()]*(?:\d|:)[^()]*\)\s*$/, '')

const endsInPlace = (text: string): boolean => text.includes(', ') && (isPlace(text.split(', ').at(-1) ?? '') || looksLikePlace(text.split(', ').slice(1).join(', ')))

/** Where the other cells end with a place, the last words behind a comma are one too. */
function withoutLastPlace(text: string): string {
  const [, name = text, last = ''] = text.match(/^(.+), ([^,]{2,40})$/u) ?? []
  const isTown = last.replace(/\s*\(.*$/, '').split(/\s+/).length <= 3 && employerScore(last) === 0 && titleScore(last) === 0
  return isTown && !isPlace(last) ? name : text
}
