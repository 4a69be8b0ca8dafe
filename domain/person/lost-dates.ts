/** Dates among the positions that none of the positions read has: something stood there, and nobody knows what. */
import { surelyEmployer, titleScore } from '../resume/header-words.ts'
import { dateRanges, type DateSpan } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { actionOf } from './achievement-words.ts'
import type { MonthYear } from './person-facts.ts'
import type { ReadRole } from './role-facts.ts'

/** A range with the lines that tell it; `employer` where a word shows that one stands beside it. `heads` tells of an employer over several positions. */
export type LostDates = { span: DateSpan; lines: ResumeLine[]; employer: string | null; heads?: true }

const MOST_WORDS_AHEAD = 14
/** Months of one position that those of others leave open, before it is another one. */
const LEAST_MONTHS = 6
/** Capitals, and the small words between them. */
const NAME_WORD = /^(?:[\p{Lu}\d&/,.–—-].*|and|of|the|for|at|in|de|de la)$/u
const WITHIN_SENTENCE = /\b(?:from|between|since|during|in|of|for|by|with|and|the)$/i

/** "Quill Works Marble, OH Kiln Lead 05/2014 to Current All of the …": a range behind a title, or one that begins its line, in no sentence. */
export function headDates(line: ResumeLine): DateSpan | null {
  const [span] = line.bullet ? [] : dateRanges(line.text)
  if (span === undefined || span.hanging === true || span.startYear === null || actionOf(line.text) !== null) return null
  const [ahead, behind] = [line.text.slice(0, span.index).trim(), line.text.slice(span.index + span.length).trim()]
  if (ahead === '') return (span.startMonth !== null || span.current) && (behind === '' || (/^\P{Ll}/u.test(behind) && actionOf(behind) === null)) ? span : null
  const words = ahead.split(/\s+/)
  const isName = words.length <= MOST_WORDS_AHEAD && words.every((word) => NAME_WORD.test(word)) && !WITHIN_SENTENCE.test(ahead)
  return isName && namesTitle(ahead) ? span : null
}

/** "Kiln Aide, Aug 2012 – Oct 2013 Swept the floors" among accomplishments, of a time that no position read has: work that is not counted. */
export function tellsOtherWork({ text }: ResumeLine, roles: readonly Pick<ReadRole, 'start' | 'end' | 'current'>[]): boolean {
  // A dash that another set of characters has lost.
  const [span] = dateRanges(text.replace(/(?<=\d)(?: Â\W{0,2} |\t)(?=\p{Lu}\p{Ll}{2})/u, ' – '))
  if (span === undefined || span.startYear === null || OF_HONOR.test(text)) return false
  if (span.index > LONGEST_HEAD) return false
  const ahead = text.slice(0, span.index).replace(/[\s,(–-]+$/, '')
  if (ahead.split(/\s+/).length > MOST_WORDS_AHEAD || titleScore(ahead) < 2) return false
  const start = { year: span.startYear, month: span.startMonth }
  return monthsLeftOpen(monthsOf(start, { current: span.current, end: span.endYear === null ? null : { year: span.endYear, month: span.endMonth } }), timesOf(roles)) >= LEAST_MONTHS
}

/** "January 2006 toQuill Mills Inc.January 2012": blanks that the page lost hide the dates of posts. */
export const ranTogether = ({ text }: ResumeLine): boolean => /\b\p{Lu}\p{Ll}{2,8} (?:19|20)\d\d to\p{Lu}\p{Ll}/u.test(text)

const timesOf = (roles: readonly Pick<ReadRole, 'start' | 'end' | 'current'>[]): [number, number][] => roles.flatMap((role) => (role.start === null ? [] : [monthsOf(role.start, role)]))

/** How many months of a time none of the others tells. */
function monthsLeftOpen([from, to]: readonly [number, number], told: readonly [number, number][]): number {
  let open = 0
  for (let month = from; month < Math.min(to, from + MOST_MONTHS); month++) if (!told.some(([start, end]) => month >= start && month < end)) open += 1
  return open
}

const LONGEST_HEAD = 160
const OF_HONOR = /\b(?:dean['’]?s?|awards?|awarded|honou?rs?|scholar\p{L}*|winner|won|volunteer\p{L}*|club|society|captain|certified)\b/iu

/** Without a mark a title may stand anywhere among the words. */
function namesTitle(text: string): boolean {
  const words = text.split(/\s+/)
  return words.some((_, n) => titleScore(words.slice(n).join(' ')) >= 2)
}

/**
 * Without the lost positions whose time the others tell, unless one is later than all that go on; and what stands below the dates of
 * one that is left is not the work of the position above.
 */
export function withLostOnly(roles: readonly ReadRole[]): ReadRole[] {
  const read = roles.filter((role) => role.lost === undefined)
  const told = timesOf(read)
  const lastBegun = Math.max(0, ...read.flatMap(({ start, current }) => (current && start !== null ? [monthsOf(start, { end: null, current })[0]] : [])))
  const lost = roles.filter((role) => {
    if (role.lost === undefined || role.start === null) return false
    const [from, to] = monthsOf(role.start, role)
    if (role.lost === 'heads') return !told.some(([start]) => start >= from - 1 && start <= to)
    return monthsLeftOpen([from, to], told) >= Math.min(LEAST_MONTHS, to - from) || (role.current && from > lastBegun)
  })
  return [...read.map((role) => untilLost(role, lost)), ...lost]
}

function untilLost(role: ReadRole, lost: readonly ReadRole[]): ReadRole {
  const at = role.body.findIndex((line) => lost.some(({ place }) => place?.page === line.page + 1 && place.line === line.number))
  return at < 0 ? role : { ...role, body: role.body.slice(0, at), stray: [...role.body.slice(at), ...role.stray] }
}

const MOST_MONTHS = 1200

/** From the first month to behind the last one. */
function monthsOf(start: MonthYear, { end, current }: Pick<ReadRole, 'end' | 'current'>): [number, number] {
  const from = start.year * 12 + (start.month ?? 1) - 1
  return [from, current ? Infinity : end === null ? from + 1 : Math.max(from + 1, end.year * 12 + (end.month ?? 12))]
}

/** An employer that a word shows to be one. */
export const shownEmployer = (name: string | null): string | null => (name !== null && surelyEmployer(name) ? name : null)
