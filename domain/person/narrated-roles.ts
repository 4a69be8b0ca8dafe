/** Positions told in running text: "In 2019 I joined Quill Energy as a data engineer", "I worked as a data analyst at Marble Bank from 2015 to 2019". */
import { employerScore, namesSchool, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { paragraphsOf, sentencesOf } from '../resume/wrapped-text.ts'
import type { MonthYear } from './person-facts.ts'
import type { ReadRole } from './role-facts.ts'

const NAME = String.raw`(?:the )?\p{Lu}[\p{L}\d&.’'-]*(?: (?:\p{Lu}[\p{L}\d&.’'-]*|of|and|&|for|the)(?=[ ,.;]|$))*`
const TITLE = String.raw`(?:an?|the|their|its) ((?:[\p{L}/&-]+ ){0,6}?[\p{L}/&-]+)`
const ENDS = String.raw`(?=,|\.(?:\s|$)|;|$| (?:in|from|since|until|between|where|and|to|during|for|on|who|which|that)\b)`
/** The employer before the title. */
const JOINED = new RegExp(String.raw`\bI (?:then |later )?(?:joined|moved to|went to|worked (?:at|for|with)|started at|returned to) (${NAME})(?:,)? (?:to work |to serve )?as ${TITLE}${ENDS}`, 'u')
/** The title before the employer. */
const WORKED = new RegExp(
  String.raw`\bI (?:have |also |then |later )?(?:worked|work|served|serve|was|am|have been|been working)(?: currently| now| employed| hired)?(?: as)? ${TITLE} (?:at|for|with) (${NAME})${ENDS}`,
  'u',
)

/** "Worked as an Electrical Engineer in Quill Kilns from May 2014 to July 2016", an item of a list. */
const STATED = new RegExp(
  String.raw`^(?:(?:currently|presently|now|previously) )?(?:worked|working) as (?:an? |the )?([\p{L}./&-]+(?: [\p{L}./&-]+){0,6}?) (?:in|at|with|for) ((?:the )?\p{Lu}[\p{L}\d&.’'-]*(?: (?:\p{L}[\p{L}\d&.’'-]*|&))*?)(?= at \p{Lu}| through |,? (?:from|since)\b|,| \()`,
  'iu',
)

/** One position to a sentence that tells title, employer and a year; what it does not tell so plainly is left out. @param lines of running text */
export function narratedRoles(lines: ResumeLine[], now: Date): ReadRole[] {
  return paragraphsOf(lines).flatMap(({ text, first }) => sentencesOf(text).flatMap((sentence) => roleIn(sentence, first, now) ?? []))
}

function roleIn(sentence: string, first: ResumeLine, now: Date): ReadRole | null {
  const joined = sentence.match(JOINED)
  const worked = joined === null ? sentence.match(WORKED) : null
  const stated = joined === null && worked === null ? sentence.match(STATED) : null
  const [employer, title] = joined === null ? [(worked ?? stated)?.[2], (worked ?? stated)?.[1]] : [joined[1], joined[2]]
  if (employer === undefined || title === undefined || titleScore(title) <= 0 || (namesSchool(employer) && /\bstudent\b/i.test(title))) return null
  const told = dates(sentence)
  if (told === null || told.start.year > now.getUTCFullYear()) return null
  return {
    origin: 'resume',
    place: { page: first.page + 1, line: first.number, quote: sentence },
    certainty: (told.end === null && !told.current) || (stated !== null && employerScore(employer) === 0) ? 'unsure' : 'sure',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    employer: employer.replace(/^the /, '').replace(/[.,]+$/, ''),
    department: null,
    ...told,
    body: [],
    stray: [],
  }
}

function dates(sentence: string): { start: MonthYear; end: MonthYear | null; current: boolean } | null {
  const ranges = dateRanges(sentence)
  const [range] = ranges
  if (range !== undefined && ranges.length === 1 && range.startYear !== null) {
    const end = range.current || range.endYear === null ? null : { year: range.endYear, month: range.endMonth }
    return { start: { year: range.startYear, month: range.startMonth }, end, current: range.current }
  }
  const [from, to] =
    sentence
      .match(/\b(?:from|between) ((?:19|20)\d\d) (?:to|until|till|and) ((?:19|20)\d\d)\b/i)
      ?.slice(1)
      .map(Number) ?? []
  const point = (year: number): MonthYear => ({ year, month: null })
  if (from !== undefined && to !== undefined) return from <= to ? { start: point(from), end: point(to), current: false } : null
  const spans = [...dateRanges(sentence), ...singleDates(sentence)]
  const years = [...sentence.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
  const [year] = years
  // Several years tell of several things.
  if (year === undefined || new Set(years).size > 1 || spans.length > 1) return null
  return /\b(?:in|since) (?:\p{L}+ )?(?:19|20)\d\d\b/iu.test(sentence) ? { start: point(year), end: null, current: /\bsince (?:\p{L}+ )?(?:19|20)\d\d\b/iu.test(sentence) } : null
}
