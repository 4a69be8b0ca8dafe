/** Which school and which date of its entry a degree has. */
import { isFieldWord } from '../resume/field-words.ts'
import { isPlace, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans, type DateSpan } from '../resume/resume-dates.ts'
import { withCampus } from '../resume/resume-degrees.ts'
import { OPEN } from './degree-certainty.ts'
import { withoutPlace } from './role-names.ts'
import type { RunOn } from './run-on-degree.ts'
import { FIELD_WORDS } from './school-name.ts'
import { tellsYear } from './study-entries.ts'
import { NOT_A_SCHOOL, type Token } from './study-tokens.ts'

/** "Quill School of Business": a part of what may stand behind it. */
export const isPartOfSchool = (name: string): boolean => /\b(?:school|faculty|college) of\b/i.test(name) && !/\buniversit/i.test(name)

/** The name with its campus where one of the lines tells it; the first time the line may tell the name without. */
export function withCampusOf(school: string, lines: string[]): string {
  const told = lines.flatMap((line) =>
    line
      .split(school)
      .slice(1)
      .map((behind) => withCampus(school, behind)),
  )
  return told.find((name) => name !== school) ?? school
}

/** "MCLA 1984 Bachelor of Arts": initials and a date before the degree. */
export function initialsAhead(text: string): string | null {
  const spans = [...dateRanges(text), ...singleDates(text)]
  const name = withoutSpans(text, spans)
    .replace(/[\s–—-]+$/, '')
    .trim()
  return spans.length > 0 && /^\p{Lu}{3,8}$/u.test(name) ? name : null
}

/** "BEng Mining (Pretoria, 2010)": what stands in brackets with the year and nothing else. */
export function bracketedName(behind: string): string | null {
  return behind.match(/^\s+\p{Lu}[^\t,;:()\d]*\s\((\p{Lu}[\p{L}.&'’-]*(?:\s\p{Lu}[\p{L}.&'’-]*){0,3}), (?:19|20)\d\d\)\s*$/u)?.[1] ?? null
}

/** "MBA Eastern Quill Marble University": behind a degree that needs no field stands the name of the school. */
export function nameBehind(match: string, behind: string): RunOn | null {
  const [, name = ''] =
    behind.match(/^[\s,]+((?:\p{Lu}[\p{L}.&'’-]*\s+){1,4}(?:University|UNIVERSITY|College|COLLEGE|Institute|INSTITUTE)(?: of(?: \p{Lu}[\p{L}.'’-]+){1,3})?)\s*(?:[\t,;(|–-]|$)/u) ?? []
  const ahead = name.split(/\s+(?=University|College|Institute)/i)[0]?.split(/\s+/) ?? []
  return /^(?:executive )?(?:m\.?b\.?a|m\.?d|j\.?d|m\.?p\.?h|ll\.?[bm]|(?:bachelor|master)['’]?s? of business administration)\.?$/i.test(match) && name !== '' && !ahead.some(isFieldWord)
    ? { field: null, school: name }
    : null
}

/** Both lines tell a year of their own, and another one: what stands on the one is none of the other. */
function isDatedOtherwise({ span, line }: Token, holder: Token): boolean {
  const own = holder.span?.endYear ?? null
  return span !== null && own !== null && span.endYear !== null && span.endYear !== own && span.startYear !== own && line.text.length > 48
}

/** The one school of the entry; of several, the one nearest to the degree where no other is as near. */
export function schoolBeside(whole: Token[], holder: Token, holders: Token[]): string | null {
  const entry = untilDated(whole, holder)
  // Where the degree's line begins with its date, another line that does is another entry.
  const leads = (token: Token) => token.span?.index === 0 && !token.dateOnly
  const schools = entry.filter(
    (token) =>
      token.school !== null &&
      !token.other &&
      (token === holder || (token.degrees.length === 0 && !(leads(holder) && leads(token)) && !(holder.placed && token.placed) && !isDatedOtherwise(token, holder))),
  )
  if (schools.length === 1) {
    const [only] = schools
    // Behind a high school or a certificate another entry has begun.
    const ends = only === undefined ? [] : [entry.indexOf(only), entry.indexOf(holder)].sort((a, b) => a - b)
    if (entry.slice((ends[0] ?? 0) + 1, ends[1]).some((token) => token.other)) return null
    if (holders.length === 1 || only === undefined) return only?.school ?? null
    // One school over several degrees is theirs; under the last of them it is the last one's.
    return entry.indexOf(only) < entry.indexOf(holders[0] ?? holder) || holder === holders.at(-1) ? only.school : null
  }
  if (schools.length === 0) return null
  const at = entry.indexOf(holder)
  const near = schools.map((token) => ({ token, far: Math.abs(entry.indexOf(token) - at) })).sort((a, b) => a.far - b.far)
  if (near[0] === undefined || near[0].far !== 1) return null
  if (near[1] !== undefined && near[1].far > 1) return near[0].token.school
  // Between two schools a degree has the one that begins or ends its entry with it.
  return at === 1 ? (entry[0]?.school ?? null) : null
}

/** Three or more lines of something else lie between the degree and what would be its school. */
export function standsFar(entry: Token[], holder: Token, school: string | null): boolean {
  const at = entry.indexOf(holder)
  const places = entry.flatMap((token, n) => (token.school === school ? [n] : []))
  const between = places.map((n) => entry.slice(Math.min(n, at) + 1, Math.max(n, at)).filter(({ dateOnly, placeOnly }) => !dateOnly && !placeOnly).length)
  return school !== null && between.length > 0 && Math.min(...between) >= 3
}

/** A degree with a line below it and then its year is told to the end; what follows is another entry. */
function untilDated(entry: Token[], holder: Token): Token[] {
  const at = entry.indexOf(holder)
  const dated = entry.findIndex((token, n) => n > at + 1 && token.dateOnly)
  return dated < 0 ? entry : entry.slice(0, dated + 1)
}

/** A name that no word shows to be a school's, in the place where this list has its schools. */
export function unnamedSchool(entry: Token[], at: number, offset: number | null): string | null {
  const degree = entry[at]
  const token = entry[at + (offset ?? 1)]
  if (
    token === undefined ||
    offset === 0 ||
    token.dateOnly ||
    token.placeOnly ||
    token.other ||
    token.line.bullet ||
    token.degrees.length > 0 ||
    (token.school !== null && degree !== undefined && token.placed && degree.placed)
  )
    return null
  const text = withoutSpans(token.line.text, token.span === null ? [] : [token.span])
  if (
    NOT_A_SCHOOL.test(text) ||
    OPEN.test(text) ||
    titleScore(text) > 0 ||
    isPlace(text) ||
    text.split(/\s+/).length > 8 ||
    (offset === null && entry[at + 2]?.dateOnly !== true && !/^[\p{Lu}\d]/u.test(text)) ||
    /[.!?]$/.test(text) ||
    /,.*,/.test(text)
  )
    return null
  const name = withoutPlace(text)
  // A field of study told once more is no school.
  if ((offset === null && FIELD_WORDS.test(name)) || degree?.line.text.toLowerCase().includes(name.toLowerCase())) return null
  const after = entry[at + (offset ?? 1) + 1]
  if (offset === null && name === text && !(after?.dateOnly === true && degree?.span === null) && !/^\p{Lu}[\p{Lu}.&-]{2,7}$/u.test(name)) return null
  return name
}

/** The latest date of a line; of equal ones the last. */
export function spanOf(text: string): DateSpan | null {
  const year = (span: DateSpan) => (span.current ? Infinity : (span.endYear ?? span.startYear ?? 0))
  return (
    [...dateRanges(text), ...singleDates(text)]
      .sort((a, b) => a.index - b.index)
      .sort((a, b) => year(a) - year(b))
      .at(-1) ?? null
  )
}

/** The entry's one date; of several, the one beside the degree. */
export function spanBeside(whole: Token[], holder: Token, holders: Token[]): DateSpan | null {
  // A date over a high school or a certificate is theirs.
  const other = whole.findLastIndex((token, n) => token.other && n < whole.indexOf(holder))
  const entry = whole.slice(other + 1)
  const dated = entry.filter((token) => tellsYear(token) && (token === holder || token.degrees.length === 0))
  if (holders.length > 1) {
    const at = entry.indexOf(holder)
    const next = entry[at + 1]
    if (next !== undefined && next.dateOnly && next.span !== null) return next.span
    if (at === 1 && entry[0]?.dateOnly === true) return entry[0].span
    // "Quill University<tab>May 2026" over two degrees without a date of their own.
    const [head] = entry
    const last = entry.indexOf(holders.at(-1) ?? holder)
    // "B.S. Botany" over "B.S. Kiln Science" and then "Spring 2020 | Marble": two of one level under one school end together.
    const together = holders.every(({ degrees }) => degrees.length === 1 && degrees[0]?.level === holder.degrees[0]?.level) && last - entry.indexOf(holders[0] ?? holder) === holders.length - 1
    if (head !== undefined && head.school !== null && head.degrees.length === 0 && together && dated.length === 1 && dated[0] === entry[last + 1]) return dated[0]?.span ?? null
    return head !== undefined && head.school !== null && head.degrees.length === 0 && dated.length === 1 && dated[0] === head ? head.span : null
  }
  const nearest = untilDated(entry, holder).findLast((token, n) => n > entry.indexOf(holder) && token.dateOnly)
  if (nearest !== undefined) return nearest.span
  const strong = dated.filter((token) => token.dateOnly || token.school !== null)
  return (strong[0] ?? dated[0])?.span ?? null
}
