/** Which calendar dates and ranges a line of a resume holds, in the many ways people write them. */
import { remembered } from './remembered.ts'

export type DateSpan = {
  startYear: number | null
  /** 1–12; null where only a year is printed. */
  startMonth: number | null
  endYear: number | null
  endMonth: number | null
  current: boolean
  /** True for one point in time ("May 2018"), not a range. */
  single: boolean
  /** "2014 –" with nothing behind the dash: `current` may be meant, or an end that was lost. */
  hanging?: true
  /** Where it stands in the text. */
  index: number
  length: number
}

const MONTH = '(?:jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const SEASON = '(?:spring|spr\\.|summer|sum\\.|autumn|fall|winter|win\\.)'
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
const POINT = [
  `(?:\\d{1,2}(?:\\s?(?:st|nd|rd|th))?\\s+)?${MONTH}(?:(?:\\s+\\d{1,2},)?,?\\s*(?:of\\s+)?|-|['’‘´]\\s?)(?:${YEAR}|['’‘´]\\d{2})`,
  `${SEASON},?\\s+(?:of\\s+)?${YEAR}`,
  `${YEAR}\\s+${SEASON}(?=\\s*(?:[,;)\\t–—-]|$))`,
  `Q[1-4][\\s/]*${YEAR}`,
  `\\d{1,2}[/.]\\d{1,2}[/.]${YEAR}`,
  `(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}`,
  `(?:0[1-9]|1[0-2])-${YEAR}`,
  `${YEAR}-(?:1[0-2]|0[1-9])-(?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `${YEAR}(?:[-/.]|\\s/\\s)(?:1[0-2]|0[1-9])(?!\\d|-(?:0[1-9]|[12]\\d|3[01])(?!\\d))`,
  YEAR,
].join('|')
const OPEN_END =
  '(?:the\\s+|at\\s+)?(?:present(?:\\s+(?:day|time))?|current\\s+time|current(?:ly)?|now|ongoing|today|pres\\.?|to[\\s-]+date|till\\s+(?:date|now)|still\\s?working|continuing|date|actualidad|heute|présent|on(?=\\s*$|[\\t)])|(?:[.·]\\s?){3}|…)'
const DASH = '\\s*(?:(?:-|–|—|‒|−|―|－|﹣|→|~|>|(?<=\\s)_(?=\\s)|\\bup\\s?to(?![a-z])|\\bto(?![a-z])|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bbis\\b|\\bhasta\\b|\\baté(?!\\p{L}))\\s*)+'

/** Most lines hold no date at all. */
const HAS_YEAR = /(?:19[5-9]|20[0-4])\d|['’‘´]\d{2}|\d\/\d{2}\s*[-–—]/
const RANGE = new RegExp(`(?<![\\w$€£.,/-])(${POINT})${DASH}(?:(?:exp(?:ected|\\.)?|anticipated)\\s+)?(${OPEN_END}|${POINT}|['’‘´]?\\d{2}(?!%|[\\d,.]\\d|\\w|-\\d{2}(?!\\d)))(?!\\w)`, 'giu')
const MONTHS_OF_YEAR = new RegExp(`(?<!\\w)(${MONTH}|${SEASON})${DASH}(${MONTH})\\s+(${YEAR})(?!\\w)`, 'giu')
/** "2011 Feb. – Dec.": the year stands ahead of both months. */
const YEAR_OF_MONTHS = new RegExp(`(?<![\\w$€£.,/-])(${YEAR}),?\\s+(${MONTH})${DASH}(${MONTH})(?![\\w’']|,?\\s+(?:\\d{1,2},\\s+)?${YEAR})`, 'giu')
/** "10/15-08/18": months and years in two digits each. */
const SHORT_RANGE = new RegExp(`(?<![\\w/.-])(0?[1-9]|1[0-2])/(\\d{2})\\s*[-–—]\\s*(?:(0?[1-9]|1[0-2])/(\\d{2})|(${OPEN_END}))(?![\\w/])`, 'giu')
/** "05–08 2022": two months of one year in digits. */
const NUMBERED_MONTHS = new RegExp(`(?<![\\w/.-])(0[1-9]|1[0-2])\\s?[-–—]\\s?(0[1-9]|1[0-2])\\s+(${YEAR})(?!\\w)`, 'gu')
/** "2018.22 PhD", "2013/14": no month has that number. */
const DOTTED_RANGE = new RegExp(`(?<![\\w/.-])(${YEAR})(?:(?<=^.{4})\\.|/)(1[3-9]|[2-4]\\d)(?=\\s|$|[,)])`, 'gu')
const SINCE = new RegExp(`(?<!\\w)(?:since|from|as\\s+of|starting)\\s+(${POINT})(?!\\w|${DASH}\\w)`, 'giu')
const TRAILING_OPEN = new RegExp(`(?<!\\w)(${POINT})\\s*[-–—]\\s*(?=\\.?$|[\\t)|])`, 'giu')
/** "2003– Professor": a dash that hangs on the year opens a range. */
const LEADING_OPEN = new RegExp(`^(${POINT})[–—-]\\s+(?=\\p{Lu})`, 'giu')
const SINGLE = new RegExp(`(?<![\\w$€£.,/#-])(${POINT})(?![\\w%]|[,.]\\d)`, 'giu')

const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const SEASON_MONTH: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12, spr: 3, sum: 6, win: 12 }

/** All ranges of a line, from left to right; ranges never overlap. */
export const dateRanges = remembered(findRanges)

function findRanges(text: string): DateSpan[] {
  if (!HAS_YEAR.test(text)) return []
  const found: DateSpan[] = []
  const add = (match: RegExpExecArray, start: string, end: string | null, hanging = false) => {
    const index = match.index
    if (found.some((span) => index < span.index + span.length && span.index < index + match[0].length)) return
    const from = pointOf(start)
    const open = end === null || new RegExp(`^${OPEN_END}$`, 'iu').test(end)
    let to = open || end === null ? null : pointOf(end)
    if (end !== null && !open && /^['’‘´]?\d{2}$/.test(end)) {
      // "2015–19": the century of the start.
      const short = Number(end.replace(/\D/g, ''))
      const year = from.year === null ? null : Math.floor(from.year / 100) * 100 + short
      // "1998–02" runs into the next century.
      to = { year: year !== null && from.year !== null && year < from.year && from.year < 2000 ? year + 100 : year, month: null }
    }
    if (to !== null && from.year !== null && to.year !== null && to.year < from.year) return
    found.push({
      startYear: from.year,
      startMonth: from.month,
      endYear: to?.year ?? null,
      endMonth: to?.month ?? null,
      current: open,
      single: false,
      ...(hanging ? { hanging } : {}),
      index,
      length: match[0].trimEnd().length,
    })
  }
  for (const match of text.matchAll(RANGE)) add(match, match[1] ?? '', match[2] ?? '')
  for (const match of text.matchAll(MONTHS_OF_YEAR)) add(match, `${match[1]} ${match[3]}`, `${match[2]} ${match[3]}`)
  for (const match of text.matchAll(YEAR_OF_MONTHS)) add(match, `${match[2]} ${match[1]}`, `${match[3]} ${match[1]}`)
  for (const match of text.matchAll(SHORT_RANGE)) {
    const [, month, year, endMonth, endYear, open] = match
    add(match, `${month}/${centuryOf(Number(year))}`, open ?? `${endMonth}/${centuryOf(Number(endYear))}`)
  }
  for (const match of text.matchAll(NUMBERED_MONTHS)) add(match, `${match[1]}/${match[3]}`, `${match[2]}/${match[3]}`)
  for (const match of text.matchAll(DOTTED_RANGE)) add(match, match[1] ?? '', match[2] ?? '')
  const ranges = [...found]
  for (const match of text.matchAll(SINCE)) {
    // "Teacher / Chair from 2016 (2013 – 2018)": a remark on what came within the time.
    const { year } = pointOf(match[1] ?? '')
    const isWithin = ranges.some(({ startYear, endYear, current }) => year !== null && startYear !== null && startYear <= year && (current || (endYear ?? 0) >= year))
    if (!isWithin) add(match, match[1] ?? '', null)
  }
  for (const match of text.matchAll(TRAILING_OPEN)) add(match, match[1] ?? '', null, true)
  for (const match of text.matchAll(LEADING_OPEN)) add(match, match[1] ?? '', null, true)
  return found.sort((a, b) => a.index - b.index)
}

/** Single points in time that are no part of a range. */
export const singleDates = remembered(findSingleDates)

function findSingleDates(text: string): DateSpan[] {
  if (!HAS_YEAR.test(text)) return []
  const ranges = dateRanges(text)
  const found: DateSpan[] = []
  for (const match of text.matchAll(SINGLE)) {
    const index = match.index
    if (ranges.some((span) => index < span.index + span.length && span.index < index + match[0].length)) continue
    const { year, month } = pointOf(match[1] ?? '')
    const both = { startYear: year, startMonth: month, endYear: year, endMonth: month }
    found.push({ ...both, current: false, single: true, index, length: match[0].length })
  }
  return found
}

/** The text without the blanks, and the one mark among them, at its end. */
function withoutMark(text: string, atEnd: boolean): string {
  if (!atEnd) return text
  const blankBefore = (end: number): number => {
    let at = end
    while (text.charAt(at - 1) === ' ') at--
    return at
  }
  const end = blankBefore(text.length)
  return text.slice(0, end > 0 && ',;:|•·–—-'.includes(text.charAt(end - 1)) ? blankBefore(end - 1) : end)
}

/** The text without the given spans and without the brackets and separators that held them. */
export function withoutSpans(text: string, spans: DateSpan[]): string {
  let rest = text
  for (const span of [...spans].sort((a, b) => b.index - a.index)) {
    rest = `${rest.slice(0, span.index)}\u0000${rest.slice(span.index + span.length)}`
  }
  return (
    rest
      // "4 yrs 6 mos" beside the dates.
      .replace(/(?<!\d)\d{1,2}\+?\s*(?:yrs?|years?)\b(?:,?\s*(?:and\s+)?\d{1,2}\s*(?:months?|mos?)\b)?|(?<!\d)\d{1,2}\s*(?:mos|months?)\b/gi, rest.includes('\u0000') ? '\u0000' : '$&')
      // "Instructor, Kiln Camp (Quill Crafts, 2022-25)": who it was for stands in the brackets of the dates.
      .replace(/\((\p{Lu}[^()\u0000]*[^()\u0000\s,;])[\s,;:–—-]*\u0000\s*\)/gu, '\t$1\t\u0000')
      // "Intern (Summer 2023 remote)": behind the dates stands where.
      .replace(/\(\u0000[\s,;:|·⋅–—-]*([^()\u0000]{1,30})\)/gu, '\u0000\t$1')
      .replace(/\u0000\s*(?:and|&|,)\s*\u0000/g, '\u0000')
      // "From 4th May 2015 to date.".
      .replace(/(?<!\p{L})from\s+(?=\(?\u0000)/giu, '')
      .replace(/^\u0000\.$/, '')
      .replace(/[([]\s*(?:\u0000|since|from)[\s\u0000]*[)\]]/gi, '\u0000')
      .split('\u0000')
      .map((part, n, { length }) => withoutMark(n === 0 ? part : part.replace(/^[ ]*(?:[,;:|•·–—-][ ]*)?/, ''), n < length - 1))
      .join('\t')
      .replace(/\s*\t\s*/g, '\t')
      .replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/g, '')
  )
}

export type DatedSpan = Pick<DateSpan, 'startYear' | 'startMonth' | 'endYear' | 'endMonth' | 'current'>

/**
 * Whole years covered by the spans, months counted, overlaps and gaps counted once; `now` (UTC) ends what is current.
 * A year without a month counts from its beginning. Null without dates.
 */
export function yearsCovered(spans: DatedSpan[], now: Date): number | null {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  const dated = spans
    .flatMap((span) => {
      if (span.startYear === null) return []
      const start = span.startYear * 12 + (span.startMonth ?? 1) - 1
      // The last month counts whole: January to March are three.
      const told = span.endYear === null ? start + (span.startMonth === null ? 0 : 1) : span.endYear * 12 + (span.endMonth ?? 0)
      return [[start, Math.min(span.current ? present : told, present)] as const]
    })
    .filter(([start, end]) => start <= present && end >= start)
    .sort((a, b) => a[0] - b[0])
  const first = dated[0]
  if (first === undefined) return null
  let months = 0
  let [start, end] = first
  for (const [from, to] of dated.slice(1)) {
    if (from > end) {
      months += end - start
      start = from
      end = to
    } else end = Math.max(end, to)
  }
  return Math.floor((months + end - start) / 12)
}

function pointOf(text: string): { year: number | null; month: number | null } {
  const lower = text.toLowerCase()
  const fullYear = lower.match(/(?:19[5-9]|20[0-4])\d/g)?.at(-1)
  const shortYear = lower.match(/['’‘´](\d{2})(?!\d)/)?.[1]
  const year = fullYear !== undefined ? Number(fullYear) : shortYear !== undefined ? centuryOf(Number(shortYear)) : null
  const name = lower.match(/[a-z]{3,}/)?.[0]
  if (name !== undefined) {
    const month = MONTH_STARTS.indexOf(name.slice(0, 3)) + 1
    return { year, month: month > 0 ? month : (SEASON_MONTH[name] ?? null) }
  }
  const quarter = lower.match(/q([1-4])/)?.[1]
  if (quarter !== undefined) return { year, month: Number(quarter) * 3 - 2 }
  // "2004-12-18": the day stands last.
  const number = lower
    .replace(/^(\d{4}-\d{2})-\d{2}$/, '$1')
    .replace(fullYear ?? '', '')
    .match(/\d{1,2}/g)
    ?.at(-1)
  const month = number === undefined || shortYear !== undefined ? null : Number(number)
  return { year, month: month !== null && month >= 1 && month <= 12 ? month : null }
}

function centuryOf(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short
}
