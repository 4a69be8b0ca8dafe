/**
 * Degrees as facts, each with its own school and year. Whether schools stand above, beside or below their degrees is
 * learned from the whole list; what an entry does not tell stays null.
 */
import { isFieldWord } from '../resume/field-words.ts'
import { isPlace, isPlaceholder, looksLikePlace, namesSchool, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans, type DateSpan } from '../resume/resume-dates.ts'
import { degreeHits, fieldAfter, namesCampus, schoolAfterFrom, schoolIn, type DegreeHit } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import type { DegreeFact } from './person-facts.ts'
import { placeOf } from './role-facts.ts'
import { runOnParts, toldOnceField, unnamedRunOn } from './run-on-degree.ts'
import { withoutPlace } from './role-names.ts'

export type ReadDegree = Omit<DegreeFact, 'id'>
/** With the words that name the degree. */
type Told = ReadDegree & { match: string }

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
/** Schools that give no degree: what is told of them is an entry of its own. */
const BEFORE_COLLEGE =
  /\b(?:high school|higher secondary|senior secondary|secondary (?:school|education)|junior college|jr\.? ?college|p\.? ?u\.? ?college|pre-university|matriculation|public school|middle school|primary school|vidyalaya|vidya mandir|convent|intermediate college|\d{1,2}th)\b/i
const NOT_A_SCHOOL = /\b(?:gpa|cgpa|grade|percent\w*|marks|honou?rs?|cum laude|thesis|dissertation|advis[oe]r|minor|major|concentration|specialization|coursework|courses?|relevant|member|president|scholarship|award|dean|activities|aggregate|division|rank|first class|distinction|project)\b|\d\s?%|:/i
const OPEN = /\b(?:expected|anticipated|in progress|pursuing|ongoing|candidate|current(?:ly)?|present|not (?:yet )?completed|to be completed|till date|enrolled|attending|continuing|pending|working (?:on|towards?)|all but dissertation|need to (?:do|complete|finish)|finished (?:all )?(?:the |my )?course ?work)\b/i
/** On the lines below, where other words of the kind may tell of other things. */
const STILL_OPEN = /\b(?:expected (?:graduation|completion|in|by)|anticipated (?:graduation|completion)|in progress|not (?:yet )?completed|to be completed|all but dissertation|need to (?:do|complete|finish)|currently (?:enrolled|pursuing|attending|finishing))\b/i

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

/**
 * The same studies may be told twice, each time in part: "Master Studies, 2012–2015" and "Graduated as M.Sc., 2015", or a
 * line of a form and then a sentence. What only one of the two tells is kept, but is not sure.
 */
function toldOnce(degrees: Told[]): ReadDegree[] {
  const kept: Told[] = []
  for (const degree of degrees) {
    const at = kept.findIndex((other) => isToldAgain(other, degree))
    const other = kept[at]
    if (other === undefined) kept.push(degree)
    else kept[at] = joined(other, degree)
  }
  return kept.map(({ origin, place, certainty, level, field, school, year, completed }) => ({ origin, place, certainty, level, field, school, year, completed }))
}

function isToldAgain(a: Told, b: Told): boolean {
  const [one, two] = [initialsOf(a.match), initialsOf(b.match)]
  if (one.length > 1 && two.length > 1 && !one.startsWith(two) && !two.startsWith(one)) return false
  const agree = (one: string | null, two: string | null) => one === null || two === null || includes(one, two) || includes(two, one)
  if (a.level !== b.level || !agree(a.field, b.field) || !agree(a.school, b.school)) return false
  if (a.year !== null && b.year !== null && a.year !== b.year) return false
  const onlyLevel = (degree: ReadDegree) => degree.school === null && degree.field === null
  const sameLine = a.place !== null && a.place.line === b.place?.line && a.place.page === b.place.page
  return (a.school !== null && b.school !== null && (sameLine || (a.year !== null) === (b.year !== null))) || (a.field !== null && b.field !== null) || onlyLevel(a) || onlyLevel(b)
}

const includes = (whole: string, part: string) => whole.toLowerCase().includes(part.replace(/,.*/, '').toLowerCase())

/** "Master of Science", "M.S." → "ms". */
function initialsOf(match: string): string {
  const words = match.toLowerCase().replace(/['’]s\b|\bof\b|\bdegree\b/g, ' ').split(/[^\p{L}]+/u).filter((word) => word !== '')
  return words.length === 1 && !/^(?:master|bachelor|associate|doctor)/.test(words[0] ?? '') ? (words[0] ?? '') : words.map((word) => word[0]).join('')
}

function joined(a: Told, b: Told): Told {
  const longer = (one: string | null, two: string | null) => (one === null || two === null ? (one ?? two) : two.length > one.length && includes(two, one) ? two : one)
  const whole = [a, b].find(({ school, year }) => school !== null && year !== null)
  return { ...(whole ?? a), field: longer(a.field, b.field), school: whole?.school ?? a.school ?? b.school, year: a.year ?? b.year, completed: a.completed && b.completed, certainty: whole?.certainty ?? 'unsure' }
}

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
      // Dots that lead from one column to the next.
      .replace(/\s*\.{4,}\s*/g, '\t')
      // "Nursing 5 2013": a month in digits.
      .replace(/(?<![\w/.-])(0?[1-9]|1[0-2]) (?=(?:19|20)\d\d\b)/g, '$1/')
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

function degreesOfEntry(entry: Token[], now: Date, offset: number | null): Told[] {
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
      const named = clean(school ?? unnamed, field)
      return {
        origin: 'resume' as const,
        place: placeOf(quoted),
        certainty: named === null || holders.length > 2 ? ('unsure' as const) : ('sure' as const),
        level: hit.level,
        field: field === null || /^(?:in )?progress$/i.test(field) ? null : toldOnceField(field),
        school: named,
        year,
        completed: !open,
        match: hit.match,
      }
    }),
  )
}

function mayGoOn(line: ResumeLine): boolean {
  return line.full !== false || /(?:\band|\bof|&|,)$/.test(line.text)
}

/** The one school of the entry; of several, the one nearest to the degree where no other is as near. */
function schoolBeside(whole: Token[], holder: Token, holders: Token[]): string | null {
  const entry = untilDated(whole, holder)
  // Where the degree's line begins with its date, another line that does is another entry.
  const leads = (token: Token) => token.span?.index === 0 && !token.dateOnly
  const schools = entry.filter((token) => token.school !== null && (token === holder || (token.degrees.length === 0 && !(leads(holder) && leads(token)))))
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
  if (token === undefined || offset === 0 || token.dateOnly || token.placeOnly || token.line.bullet || token.degrees.length > 0) return null
  const text = withoutSpans(token.line.text, token.span === null ? [] : [token.span])
  if (NOT_A_SCHOOL.test(text) || OPEN.test(text) || titleScore(text) > 0 || isPlace(text) || text.split(/\s+/).length > 8 || (offset === null && entry[at + 2]?.dateOnly !== true && !/^[\p{Lu}\d]/u.test(text)) || /[.!?]$/.test(text) || /,.*,/.test(text)) return null
  const name = withoutPlace(text)
  // A field of study told once more is no school.
  if ((offset === null && FIELD_WORDS.test(name)) || degree?.line.text.toLowerCase().includes(name.toLowerCase())) return null
  const after = entry[at + (offset ?? 1) + 1]
  if (offset === null && name === text && !(after?.dateOnly === true && degree?.span === null) && !/^\p{Lu}[\p{Lu}.&-]{2,7}$/u.test(name)) return null
  return name
}

const FIELD_WORDS =
  /\b(?:certifi\w+|award|emphasis|administration|management|engineering|relevant|coursework|specialist|prosecution|design|industrial|studies|sciences?|business|commerce|education|psychology|accounting|accountancy|finance|economics|marketing|nursing|communications?|agriculture|history|english|literature|mathematics|maths|physics|chemistry|biology|law|arts|design|journalism|sociology|politic\w+|criminal justice|information|computer|electronics|graduated|degree|diploma|training)\b/i

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

/** @param field of the same degree: printed beside the school without a mark between them, it is no part of its name */
function clean(school: string | null, field: string | null): string | null {
  if (school === null) return null
  const printed = school.replace(/\s+(?:C?GPA\b.*|IN|AT|OF|TBD)$/i, '').replace(/^(?:present|current|expected|in progress)\s+/i, '')
  let bare = (namesCampus(printed) ? printed : withoutPlace(printed)).replace(/^[\s.:,–—-]+|[\s:,–—-]+$/g, '')
  if (field !== null && field.length > 3 && bare.toLowerCase().endsWith(` ${field.toLowerCase()}`)) bare = bare.slice(0, -field.length).trim()
  bare = withoutCountry(withoutEcho(bare, field))
  const words = bare.split(/\s+/)
  const fieldFirst = words.length >= 6 && FIELD_WORDS.test(words.slice(0, 2).join(' ')) && !/\b(?:of|and|for)\b|&/.test(bare)
  return bare === '' || fieldFirst || words.length > 12 || /: |\d{2}|\b(?:institution|college|school|university|board)\/\p{L}|\b(?:minor|major|gpa|thesis|completed|following|courses)\b/iu.test(bare) || isPlaceholder(bare) || isPlace(bare) || !/\p{L}{2}/u.test(bare) ? null : bare
}

/** "Quill Agricultural University India", "University of Quill City" where a form left its place blank. */
function withoutCountry(school: string): string {
  const [, name = '', last = ''] = school.match(/^(.+) (\S+)$/) ?? []
  const blank = last === 'City' && /\buniversity of \S+$/i.test(name) && !/(?:york|lake|kansas|oklahoma|mexico|jersey|iowa|panama|quezon|minh)$/i.test(name)
  const country = /\b(?:university|college|institute)$/i.test(name) && last.length > 3 && isPlace(`Anywhere, ${last}`)
  return blank || country ? name.replace(/[\s,–-]+$/, '') : school
}

/** Behind the word that makes it a school no field of study goes on ("Quill University Learning & Technology"), and no other school. */
function withoutEcho(school: string, field: string | null): string {
  const one = school.replace(/^(.{4,}? University) University of\b.*$/, '$1')
  const at = field === null || field.length < 4 ? -1 : one.toLowerCase().indexOf(` ${field.toLowerCase()}`)
  if (at > 0 && namesSchool(one.slice(0, at)) && !/\b(?:of|for|and|&)$/i.test(one.slice(0, at))) return one.slice(0, at)
  const words = one.split(/\s+/)
  const kind = words.findLastIndex((word) => namesSchool(word))
  const behind = words.slice(kind + 1)
  const isField = behind.length > 0 && isFieldWord(behind[0] ?? '') && !/^systems?$/i.test(behind[0] ?? '') && behind.every((word) => isFieldWord(word) || /^(?:and|&|of)$/i.test(word))
  return kind > 0 && isField ? words.slice(0, kind + 1).join(' ') : one
}

/** "Quillmark State University Bachelor of Science": the school stands before its degree without a mark. */
function schoolAhead(text: string): string | null {
  const bare = withoutSpans(text, singleDates(text)).replace(/^[\s\d/.–-]+|[\s:,–-]+(?:\d{1,2}\/\d{2})?[\s:,–-]*$/g, '')
  const count = bare.split(/\s+/).length
  return namesSchool(bare) && count >= 2 && count <= 7 && /^\p{Lu}/u.test(bare) && !/\t|\s[–|-]\s|[;:(]|\b(?:19|20)\d\d\b/.test(bare) && !BEFORE_COLLEGE.test(bare) ? bare : null
}

/** A date parts the field of study from the school. */
function afterDate(text: string, school: string): boolean {
  const at = text.indexOf(school)
  return at > 0 && [...dateRanges(text.slice(0, at)), ...singleDates(text.slice(0, at))].some((span) => /^[\s\t,]*$/.test(text.slice(span.index + span.length, at)))
}

/** "Mechanical Engineering California Polytechnic State University", printed behind its degree, is a field of study and a school in one. */
function holdsField(school: string): boolean {
  const bare = school.replace(/\b(?:university|college|institute|school|faculty|academy|department) (?:of|for) (?:the )?(?:applied |fine |liberal )?\p{L}+(?:(?:,| and| &) \p{L}+)?/giu, ' ')
  return school.split(/\s+/).length > 3 && FIELD_WORDS.test(bare)
}

/**
 * "A.A., General Education Santa Ana College": right behind a degree, with no mark of its own before it, the field of
 * study may be part of what stands there, and which is which cannot be told.
 */
function runsOn(text: string, match: string, school: string): boolean {
  const end = text.indexOf(match) + match.length
  const at = text.indexOf(school)
  if (at < end || /^(?:the )?(?:university|college|institute|school|faculty) (?:of|at)\b/i.test(school)) return false
  const between = text.slice(end, at)
  return /^[\s:,]*$/.test(between) && school.split(/\s+/).length > (between.includes(',') ? 4 : 2)
}
