/**
 * Degrees as facts, each with its own school and year. Whether schools stand above, beside or below their degrees is
 * learned from the whole list; what an entry does not tell stays null.
 */
import { isPlace, looksLikePlace, namesSchool, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans, type DateSpan } from '../resume/resume-dates.ts'
import { degreeHits, fieldAfter, schoolAfterFrom, schoolIn, type DegreeHit } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { isCompleted, isPlainlyTold } from './degree-certainty.ts'
import { toldOnce, type ReadDegree, type ToldDegree } from './degrees-told-once.ts'
import { placeOf } from './role-facts.ts'
import { withoutPlace } from './role-names.ts'
import { runOnParts, toldOnceField, unnamedRunOn } from './run-on-degree.ts'
import { afterDate, BEFORE_COLLEGE, FIELD_WORDS, holdsField, runsOn, schoolAhead, schoolName } from './school-name.ts'

/** What a line of the list holds. */
type Token = {
  line: ResumeLine
  degrees: DegreeHit[]
  /** "High School", "12th", a certificate: an entry of its own, whose school and year are no degree's. */
  other: boolean
  school: string | null
  span: DateSpan | null
  /** Nothing but a date, or nothing but a place. */
  dateOnly: boolean
  placeOnly: boolean
}

const MAX_DEGREES = 30
const OTHER_ENTRY =
  /^(?:high school|secondary|higher secondary|senior secondary|intermediate|matriculation|ssc|hsc|s\.s\.c|h\.s\.c|sslc|c\.?b\.?s\.?e\b|icse|isc|\d{1,2}(?:st|nd|rd|th)\b(?! (?:place|rank))|x(?:ii)?\b|class\b|a[- ]levels?|o[- ]levels?|ged\b|(?:\p{L}+ ){0,2}certificat|certified|courses?\b|coursework|pre[- ]?university|puc\b|training|some college|licen[cs]e|select one|cfa\b|cpa\b|acca\b|pmp\b|chartered)/iu
const NOT_A_SCHOOL = /\b(?:gpa|cgpa|grade|percent\w*|marks|honou?rs?|cum laude|thesis|dissertation|advis[oe]r|minor|major|concentration|specialization|coursework|courses?|relevant|member|president|scholarship|award|dean|activities|aggregate|division|rank|first class|distinction|project)\b|\d\s?%|:/i
const OPEN = /\b(?:expected|anticipated|in progress|pursuing|ongoing|candidate|current(?:ly)?|present|not (?:yet )?completed|to be completed|till date|enrolled|attending|continuing|pending|working (?:on|towards?)|all but dissertation|need to (?:do|complete|finish)|finished (?:all )?(?:the |my )?course ?work)\b/i
/** On the lines below, where other words of the kind may tell of other things. */
const STILL_OPEN = /\b(?:expected (?:graduation|completion|in|by)|anticipated (?:graduation|completion)|in progress|not (?:yet )?completed|to be completed|all but dissertation|need to (?:do|complete|finish)|currently (?:enrolled|pursuing|attending|finishing)|(?:credits?|units|hours) (?:earned )?towards?)\b/i

/** Degrees in the order printed. @param lines of the sections on education @param alone true where only single lines are known to tell of degrees */
export function degreesIn(lines: ResumeLine[], now: Date, alone = false): ReadDegree[] {
  const tokens = wholeSchools(lines).map(tokenOf)
  if (alone) return toldOnce(tokens.filter(({ degrees }) => degrees.length > 0).slice(0, MAX_DEGREES).flatMap((token) => degreesOfEntry([token], now, null)))
  const entries = entriesBy(tokens, edgeOfEntries(tokens))
  const offset = usualSchoolOffset(entries)
  return toldOnce(entries.flatMap((entry) => degreesOfEntry(entry, now, offset))).slice(0, MAX_DEGREES)
}

/** "Dandan Liu, PhD; Stephan Russ, MD": degrees of those who wrote with the person. */
const COAUTHORS = /\b(?:authored|written|published) with\b|;.*,\s*(?:MD|PhD|MPH|MSc?|MBA|DO|RN)\b|,\s*(?:MD|PhD|MPH|MSc?|MBA|DO|RN)\b[^;]*;/

/** In a narrow column the name of a school runs over two lines. */
function wholeSchools(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const goesOn =
      before !== undefined &&
      before.full === true &&
      before.text.length < 48 &&
      !line.gapBefore &&
      !line.bullet &&
      namesSchool(before.text) &&
      degreeHits(line.text).length === 0 &&
      /^[\p{L}][^\d,|]*$/u.test(line.text) &&
      line.text.split(/\s+/).length <= 4 &&
      !isPlace(line.text) &&
      before.layout?.bold === line.layout?.bold
    if (goesOn) whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full, breaks: [] }
    else whole.push(line)
  }
  return whole
}

function tokenOf(printed: ResumeLine): Token {
  const line = {
    ...printed,
    text: printed.text
      .replace(PLACEHOLDER_PLACE, '\t')
      .replace(/\b(Master|Bachelor|Associate)(s?)of\b/g, '$1$2 of')
      // Dots that lead from one column to the next.
      .replace(/\s*\.{4,}\s*/g, '\t')
      // "Nursing 5 2013": a month in digits.
      .replace(/(?<![\w/.-])(0?[1-9]|1[0-2]) (?=(?:19|20)\d\d\b)/g, '$1/')
      .replace(/(?<=\| )(0?[1-9]|1[0-2])-(?=(?:19|20)\d\d\b)/g, '$1/')
      // "Kinesiology, 12/12".
      .replace(/(?<=, )(0?[1-9]|1[0-2])\/([0-4]\d)(?![\d/])/g, '$1/20$2')
      .replace(/^\t+|\t+$/g, ''),
  }
  const spans = [...dateRanges(line.text), ...singleDates(line.text)].sort((a, b) => a.index - b.index)
  const rest = spans.length === 0 ? line.text : withoutSpans(line.text, spans)
  const before = BEFORE_COLLEGE.test(line.text)
  const other = OTHER_ENTRY.test(line.text) || before
  const prose = line.text.length > 160 || COAUTHORS.test(line.text) || (/[.!?]$/.test(line.text) && rest.split(/\s+/).length > 12 && degreeHits(line.text)[0]?.index !== 0)
  const degrees = prose || NOT_DEGREE_LINE.test(line.text) ? [] : degreeHits(line.text).filter((hit) => !(other && hit.level === 'diploma'))
  const school = prose || (before && degrees.length === 0) || (line.bullet && degrees.length === 0 && NOT_A_SCHOOL.test(line.text)) ? null : (schoolOnDegreeLine(line.text, degrees[0]) ?? schoolOf(line.text, degrees))
  return {
    line,
    degrees,
    other: other && degrees.length === 0,
    school,
    span: prose ? null : (spans.at(-1) ?? null),
    dateOnly: spans.length > 0 && rest.replace(/^(?:expected|graduated|completed|class of|graduation)\W*/i, '') === '',
    placeOnly: spans.length === 0 && looksLikePlace(rest.replace(/\t+/g, ', ')) && !namesSchool(rest),
  }
}

function schoolOnDegreeLine(text: string, degree: DegreeHit | undefined): string | null {
  return degree === undefined ? null : (schoolAhead(text.slice(0, degree.index)) ?? runOnParts(text.slice(degree.index + degree.match.length), '')?.school ?? null)
}

const PLACEHOLDER_PLACE = /\s*\bCity\s*,?\s+State\b(?:\s*,\s*(?:USA?|U\.S\.?(?:A\.?)?|United States|Country))?\s*|\s+[–—-]\s+(?:City|State)\b(?:\s*,\s*State\b)?\s*|\s+(?:City|State)\s,\s|\s,\s(?:City|State)$/g

/** "Master of ceremonies", "Coursework: …" and the like name no degree. */
const NOT_DEGREE_LINE = /^coursework in\b|^(?:relevant |selected )?(?:coursework|courses|thesis|dissertation|minor|gpa|activities|honou?rs?|awards?|advisor)\b\s*[:–-]/i

function schoolOf(text: string, degrees: DegreeHit[]): string | null {
  if (!namesSchool(text) || NOT_DEGREE_LINE.test(text)) return degrees.length > 0 ? schoolAfterFrom(text) : null
  // A date parts a field of study from the school behind it.
  const parted = withoutSpans(text, [...dateRanges(text), ...singleDates(text)])
  return schoolIn(parted, degrees[0]?.match ?? null) ?? schoolAfterFrom(text)
}

type Kind = 'degree' | 'school' | 'year' | 'year-last'
const hasKind = (token: Token, kind: Kind) =>
  kind === 'degree' ? token.degrees.length > 0 || token.other : kind === 'school' ? token.school !== null && !(token.line.bullet && token.degrees.length === 0) : token.dateOnly

/** Which part begins, or ends, the entries of this list: the one that cuts it into the most even entries. */
function edgeOfEntries(tokens: Token[]): Kind {
  const kinds: Kind[] = ['degree', 'school', 'year-last', 'year']
  const scored = kinds
    .filter((kind) => tokens.some((token) => hasKind(token, kind)))
    .map((kind) => ({ kind, cost: unevenness(tokens, kind) }))
    .sort((a, b) => a.cost - b.cost)
  return scored[0]?.kind ?? 'degree'
}

function unevenness(tokens: Token[], kind: Kind): number {
  const entries = entriesBy(tokens, kind)
  const starts = new Set(entries.map((entry) => entry[0]))
  const begin = kind === 'year-last' ? 0 : tokens.findIndex((token) => hasKind(token, kind))
  const before = tokens.slice(0, Math.max(0, begin))
  // What stands before the first entry belongs to none: a school of which no degree is told, or a wrong cut.
  let cost = before.filter((token) => token.degrees.length > 0).length * 1.5 + before.filter((token) => token.degrees.length === 0 && (token.school !== null || token.dateOnly)).length * 0.5
  // Dates before every entry, and none behind the last one.
  const dates = tokens.filter((token) => token.dateOnly).length
  const named = tokens.filter((token) => token.degrees.length > 0 || token.other)
  const datesFirst = tokens[0]?.dateOnly === true || (tokens[1]?.dateOnly === true && dates === named.length && tokens[0] !== named[0])
  if (kind !== 'year' && dates >= 2 && datesFirst && tokens.at(-1)?.dateOnly === false) cost += 2.5
  for (const entry of entries) {
    const degrees = entry.filter((token) => token.degrees.length > 0).length
    const others = entry.filter((token) => token.other).length
    const schools = entry.filter((token) => token.school !== null).length
    const years = entry.filter(tellsYear).length
    cost += Math.max(0, degrees + others - 1) * 0.7 + Math.max(0, schools - 1) * 0.8 + Math.max(0, years - 1) * 0.6
    if (degrees > 0 && schools === 0) cost += 0.8
    if (degrees + others === 0) cost += kind === 'school' ? 0.6 : 0.4
    if (kind === 'year-last' && entry.at(-1)?.dateOnly === false && entry !== entries.at(-1)) cost += 0.8
  }
  // Gaps before all lines tell nothing.
  const gapsTell = tokens.some((token) => !token.line.gapBefore)
  for (const [n, token] of tokens.entries()) {
    if (token.degrees.length > 0 && token.school === null) {
      const below = tokens[n + 1]?.school != null && tokens[n + 1]?.degrees.length === 0
      const above = tokens[n - 1]?.school != null && tokens[n - 1]?.degrees.length === 0
      if (below && !above && kind === 'school') cost += 1.2
      if (above && !below && kind === 'degree') cost += 1.2
      if (below && !above && kind !== 'school') cost -= 0.5
      if (above && !below && (kind === 'school' || kind === 'year')) cost -= 0.5
    }
    if (!gapsTell || !token.line.gapBefore || !(token.degrees.length > 0 || token.school !== null || token.dateOnly)) continue
    cost += starts.has(token) ? -0.3 : 0.3
  }
  return cost
}

/** A year in a sentence beside the degrees ("Exchange Server 2000") is no year of theirs. */
function tellsYear(token: Token): boolean {
  return token.span !== null && (token.dateOnly || token.other || token.degrees.length > 0 || token.school !== null || token.line.text.length < 48)
}

function entriesBy(tokens: Token[], kind: Kind): Token[][] {
  const entries: Token[][] = []
  for (const [n, token] of tokens.entries()) {
    const begins = kind === 'year-last' ? tokens[n - 1]?.dateOnly === true || token.other : hasKind(token, kind) || (kind !== 'degree' && token.other && startsAnew(entries.at(-1)))
    if (begins || entries.length === 0) entries.push([token])
    else entries.at(-1)?.push(token)
  }
  return entries
}

/** The entry is told already, so that a further one without the usual first part begins anew. */
function startsAnew(entry: Token[] | undefined): boolean {
  return entry !== undefined && entry.some((token) => token.degrees.length > 0 || token.other)
}

/** How far from its degree the school stands in entries where words tell; null where they do not agree. */
function usualSchoolOffset(entries: Token[][]): number | null {
  const offsets = entries.flatMap((entry) => {
    const degree = entry.findIndex((token) => token.degrees.length > 0 || token.other)
    const school = entry.findIndex((token) => token.school !== null || (token.degrees.length > 0 && namesSchool(token.line.text)))
    return degree < 0 || school < 0 ? [] : [school - degree]
  })
  const [first] = offsets
  return first !== undefined && offsets.every((offset) => offset === first) ? first : null
}

function degreesOfEntry(entry: Token[], now: Date, offset: number | null): ToldDegree[] {
  const holders = entry.filter((token) => token.degrees.length > 0)
  return holders.flatMap((holder) =>
    holder.degrees.map((hit, k) => {
      const own = holder.line.text.slice(k === 0 ? 0 : hit.index, holder.degrees[k + 1]?.index)
      const printed = holder.degrees.length > 1 ? schoolOf(own, [hit]) : holder.school
      const behind = own.slice(own.indexOf(hit.match) + hit.match.length)
      const below = entry[entry.indexOf(holder) + 1]
      const parted = runOnParts(behind, below === undefined || below.degrees.length > 0 ? '' : below.line.text) ?? (printed === null ? unnamedRunOn(behind, holder.line.raw.search(PLACEHOLDER_PLACE) >= 0, offset === 0) : null)
      const ahead = k === 0 ? schoolAhead(own.slice(0, own.indexOf(hit.match))) : null
      const inLine = ahead !== null ? ahead : parted !== null ? parted.school : printed !== null && !afterDate(own, printed) && (runsOn(own, hit.match, printed) || holdsField(printed)) ? null : printed
      const at = entry.indexOf(holder)
      const unparted = inLine === null && (printed !== null || namesSchool(behind.replace(/\(.*?\)/g, '')))
      const school = unparted ? null : inLine ?? (holder.degrees.length > 1 && holder.school !== null ? holder.school : schoolBeside(entry, holder, holders))
      const unnamed = school === null && !unparted ? unnamedSchool(entry, at, offset) : null
      const span = spanOf(own) ?? (holder.degrees.length > 1 ? null : spanBeside(entry, holder, holders))
      const next = entry[at + 1]
      const nextHolder = entry.findIndex((token, m) => m > at && token.degrees.length > 0)
      const around = [own, ...(span === null || spanOf(own) !== null ? [] : entry.filter((token) => token.span === span).map((token) => token.line.text))].join(' ')
      const year = span === null || span.current ? null : (span.endYear ?? span.startYear)
      const field = parted !== null && parted.school !== null && parted.field === null ? null : parted?.field ?? fieldAfter(behind, next === undefined || next.dateOnly || next.school !== null || next.line.gapBefore || !mayGoOn(holder.line) ? '' : next.line.text)
      const rest = entry.slice(at + 1, nextHolder < 0 ? undefined : nextHolder).filter((token) => token.school === null && !token.other && token.line.text.length < 160)
      const open = OPEN.test(around) || /^(?:in )?progress$/i.test(field ?? '') || rest.slice(0, 2).some((token) => STILL_OPEN.test(token.line.text)) || span?.current === true || (year !== null && year > now.getUTCFullYear())
      const told = entry.map((token) => token === holder || (token.school !== null && token.school === school) || (token.span !== null && token.span === span))
      const quoted = entry.slice(told.indexOf(true), told.lastIndexOf(true) + 1).map((token) => token.line)
      const named = schoolName(school ?? unnamed, field)
      const degree = { level: hit.level, field: field === null || /^(?:in )?progress$/i.test(field) ? null : toldOnceField(field), school: named }
      const print = { own, match: hit.match, below: entry.filter((token) => token !== holder && token.degrees.length === 0).map((token) => token.line.text) }
      return {
        origin: 'resume' as const,
        place: placeOf(quoted),
        certainty: holders.length <= 2 && isPlainlyTold(degree, print) ? ('sure' as const) : ('unsure' as const),
        ...degree,
        year,
        completed: isCompleted(open, year, [own, ...rest.map((token) => token.line.text)]),
        match: hit.match,
      }
    }),
  )
}

function mayGoOn(line: ResumeLine): boolean {
  return line.full !== false || /(?:\band|\bof|&|,)$/.test(line.text)
}

/** A line with a place of its own, beside another that has one, is an entry of its own. */
function hasPlace(token: Token): boolean {
  return token.line.raw.search(PLACEHOLDER_PLACE) > 0
}

/** The one school of the entry; of several, the one nearest to the degree where no other is as near. */
function schoolBeside(whole: Token[], holder: Token, holders: Token[]): string | null {
  const entry = untilDated(whole, holder)
  // Where the degree's line begins with its date, another line that does is another entry.
  const leads = (token: Token) => token.span?.index === 0 && !token.dateOnly
  const schools = entry.filter((token) => token.school !== null && (token === holder || (token.degrees.length === 0 && !(leads(holder) && leads(token)) && !(hasPlace(holder) && hasPlace(token)))))
  if (schools.length === 1) {
    const [only] = schools
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

/** A degree with a line below it and then its year is told to the end; what follows is another entry. */
function untilDated(entry: Token[], holder: Token): Token[] {
  const at = entry.indexOf(holder)
  const dated = entry.findIndex((token, n) => n > at + 1 && token.dateOnly)
  return dated < 0 ? entry : entry.slice(0, dated + 1)
}

/** A name that no word shows to be a school's, in the place where this list has its schools. */
function unnamedSchool(entry: Token[], at: number, offset: number | null): string | null {
  const degree = entry[at]
  const token = entry[at + (offset ?? 1)]
  if (token === undefined || offset === 0 || token.dateOnly || token.placeOnly || token.line.bullet || token.degrees.length > 0 || (token.school !== null && degree !== undefined && hasPlace(token) && hasPlace(degree))) return null
  const text = withoutSpans(token.line.text, token.span === null ? [] : [token.span])
  if (NOT_A_SCHOOL.test(text) || OPEN.test(text) || titleScore(text) > 0 || isPlace(text) || text.split(/\s+/).length > 8 || (offset === null && entry[at + 2]?.dateOnly !== true && !/^[\p{Lu}\d]/u.test(text)) || /[.!?]$/.test(text) || /,.*,/.test(text)) return null
  const name = withoutPlace(text)
  // A field of study told once more is no school.
  if ((offset === null && FIELD_WORDS.test(name)) || degree?.line.text.toLowerCase().includes(name.toLowerCase())) return null
  const after = entry[at + (offset ?? 1) + 1]
  if (offset === null && name === text && !(after?.dateOnly === true && degree?.span === null) && !/^\p{Lu}[\p{Lu}.&-]{2,7}$/u.test(name)) return null
  return name
}

/** The latest date of a line; of equal ones the last. */
function spanOf(text: string): DateSpan | null {
  const year = (span: DateSpan) => (span.current ? Infinity : (span.endYear ?? span.startYear ?? 0))
  return [...dateRanges(text), ...singleDates(text)].sort((a, b) => a.index - b.index).sort((a, b) => year(a) - year(b)).at(-1) ?? null
}

/** The entry's one date; of several, the one beside the degree. */
function spanBeside(whole: Token[], holder: Token, holders: Token[]): DateSpan | null {
  // A date over a high school or a certificate is theirs.
  const other = whole.findLastIndex((token, n) => token.other && n < whole.indexOf(holder))
  const entry = whole.slice(other + 1)
  const dated = entry.filter((token) => tellsYear(token) && (token === holder || token.degrees.length === 0))
  if (holders.length > 1) {
    const at = entry.indexOf(holder)
    const next = entry[at + 1]
    if (next !== undefined && next.dateOnly && next.span !== null) return next.span
    return at === 1 && entry[0]?.dateOnly === true ? entry[0].span : null
  }
  const nearest = untilDated(entry, holder).findLast((token, n) => n > entry.indexOf(holder) && token.dateOnly)
  if (nearest !== undefined) return nearest.span
  const strong = dated.filter((token) => token.dateOnly || token.school !== null)
  return (strong[0] ?? dated[0])?.span ?? null
}
