/** What each line of the studies holds: degrees, a school, a date, a place, or an entry that is no degree's. */
import { isPlace, looksLikePlace, namesSchool } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans, type DateSpan } from '../resume/resume-dates.ts'
import { degreeHits, schoolAfterFrom, schoolIn, type DegreeHit } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { runOnParts } from './run-on-degree.ts'
import { BEFORE_COLLEGE, schoolAhead } from './school-name.ts'
import { LONGEST_ENTRY, PLACEHOLDER_PLACE, plainStudy } from './study-lines.ts'

/** "July 2022 – currently pursuing (distance education)". */
const BESIDE_DATES = /^(?:currently )?(?:pursuing|studying|enrolled|attending)\b\s*|\s*\((?:distance|online|part|full|evening|remote|regular)\b[^()]*\)$/gi

/** What a line of the list holds. */
export type Token = {
  line: ResumeLine
  degrees: DegreeHit[]
  /** "High School", "12th", a certificate: an entry of its own, whose school and year are no degree's. */
  other: boolean
  school: string | null
  span: DateSpan | null
  /** Nothing but a date, or nothing but a place. */
  dateOnly: boolean
  placeOnly: boolean
  /** A form's blank place stands on the line. */
  placed: boolean
}

const OTHER_ENTRY =
  /^(?:high school|secondary|higher secondary|senior secondary|intermediate|matriculation|ssc|hsc|s\.s\.c|h\.s\.c|sslc|c\.?b\.?s\.?e\b|icse|isc|\d{1,2}(?:st|nd|rd|th)\b(?! (?:place|rank))|x(?:ii)?\b|class\b|a[- ]levels?|o[- ]levels?|ged\b|(?:\p{L}+ ){0,2}certificat|certified|courses?\b|coursework|pre[- ]?university|puc\b|training|some college|licen[cs]e|(?:executive|extension) (?:program(?:me)?|course|education)|select one|cfa\b|cpa\b|acca\b|pmp\b|chartered)/iu
/** "Advanced Kiln Management Certification - Quill College", "Kiln Licensure Program": a name in capitals. */
const NAMES_CERTIFICATE = /^(?:(?:\p{Lu}[\p{L}\p{N}.&’'/-]*|\(\p{Lu}+\)|and|&|of|in|for|the|[–-]) )+(?:Certificat|Licensure)/u
/** "Glaze Design Course 2013 Quill Institute": with a date and a school of its own. */
const NAMES_COURSE = /^(?:(?:\p{Lu}[\p{L}.&’'/-]*|and|&|of|in|for|the) ){1,5}(?:Course|Workshop|Seminar|Bootcamp)\b/u
/** "MCL in Botany": a degree by its initials, which is none of those known. */
const UNKNOWN_DEGREE = /^\p{Lu}{2,5} in \p{Lu}\p{Ll}/u
export const NOT_A_SCHOOL =
  /\b(?:gpa|cgpa|grade|percent\w*|marks|honou?rs?|cum laude|thesis|dissertation|advis[oe]r|minor|major|concentration|specialization|coursework|courses?|relevant|member|president|scholarship|award|dean|activities|aggregate|division|rank|first class|distinction|project)\b|\d\s?%|:/i

/** "Dandan Liu, PhD; Stephan Russ, MD": degrees of those who wrote with the person. */
const COAUTHORS = /\b(?:authored|written|published) with\b|;.*,\s*(?:MD|PhD|MPH|MSc?|MBA|DO|RN)\b|,\s*(?:MD|PhD|MPH|MSc?|MBA|DO|RN)\b[^;]*;/

/** In a narrow column the name of a school runs over two lines. */
export function wholeSchools(lines: ResumeLine[]): ResumeLine[] {
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

const SPECIALIZATION = /^(?:post-?graduate )?speciali[sz]ation in \p{Lu}/iu

/** The school below a program that is no degree's is the program's. */
export function tokensOf(lines: ResumeLine[]): Token[] {
  const tokens = withoutEndsOfTheses(withoutPartsOfUniversity(lines).map(tokenOf))
  return tokens.map((token, n) => {
    const before = tokens[n - 1]
    // "… Winner of the kiln prize (most bowls" over "in a year) 2000 trough 2010": a sentence that goes on below tells no year of studies.
    if (token.span !== null && !token.dateOnly && token.degrees.length === 0 && token.school === null && goesOnWith(before, token)) return { ...token, span: null }
    // "November 2007" over "January 1992": a list of dates is of something else than a degree.
    if (token.dateOnly && (before?.dateOnly === true || tokens[n + 1]?.dateOnly === true)) return { ...token, span: null, dateOnly: false }
    if (isPartOfNext(token, tokens[n + 1]) || isPartOfLast(token, before)) return { ...token, school: null }
    // "Specialization in Kilns" behind the dates of a degree and a gap, over a school of its own.
    const begins = token.degrees.length === 0 && token.school === null && token.line.gapBefore && before?.dateOnly === true && SPECIALIZATION.test(token.line.text)
    if (
      begins &&
      tokens
        .slice(n + 1, n + 3)
        .some(({ school, degrees, line }, k, next) => school !== null && degrees.length === 0 && !next.slice(0, k + 1).some((between) => between.line.gapBefore) && line.bullet === false)
    )
      return { ...token, other: true }
    const isPrograms = before?.other === true && before.school === null && before.span !== null && !token.line.gapBefore && isLabelledProgram(before.line.text, true)
    if (isPrograms && token.degrees.length === 0) return { ...token, school: null }
    // "… Dean's List Fall 2010, President's" and "List Fall 2011" below it.
    const ofHonors = before !== undefined && before.line.full !== false && !token.line.gapBefore && HONORS_BEHIND.test(before.line.text) && /^list\b/i.test(token.line.text)
    return ofHonors ? { ...token, span: null, dateOnly: false } : token
  })
}

function goesOnWith(before: Token | undefined, { line }: Token): boolean {
  return (
    before !== undefined && (before.line.full ?? before.line.text.length > 70) && before.degrees.length === 0 && before.school === null && !line.gapBefore && !line.bullet && /^\p{Ll}/u.test(line.text)
  )
}

/** "Thesis: The kilns of" over "Marble College and their clay": what goes on below its label names no school. */
function withoutEndsOfTheses(tokens: Token[]): Token[] {
  let open = false
  return tokens.map((token, n) => {
    const before = tokens[n - 1]?.line
    const { line, degrees, span } = token
    const wraps = before !== undefined && (before.full ?? before.text.length > 70) && !/[.”"]$/.test(before.text)
    open = tellsOfThesis(line.text) || (open && wraps && !line.bullet && !line.gapBefore && !leadsToDegree(line.text, degrees[0]) && (span === null || span.index + span.length < line.text.length))
    return open ? { ...token, degrees: [], school: null, other: false, ...(tellsOfThesis(line.text) ? {} : { span: null, dateOnly: false }) } : token
  })
}

/** "2011–2013 M.Sc., Botany": nothing but its dates stands before the degree. */
function leadsToDegree(text: string, degree: DegreeHit | undefined): boolean {
  return degree !== undefined && !/\p{L}/u.test(withoutSpans(text.slice(0, degree.index), datesOf(text.slice(0, degree.index))))
}

/** "Quill University" over "B.A. Botany | College of Marble and Clay": the part that stands beside the degree is the university's. */
function withoutPartsOfUniversity(lines: ResumeLine[]): ResumeLine[] {
  let university = false
  return lines.map((line) => {
    const degree = degreeHits(line.text)[0]
    if (degree === undefined) {
      const school = line.bullet ? null : schoolOf(line.text, [])
      university = school !== null ? /\buniversit/i.test(school) && line.text.startsWith(school) : university && !line.gapBefore
      return line
    }
    const at = line.text.slice(degree.index).search(PART_BEHIND)
    return !university || at < 0 || /\buniversit/i.test(line.text) ? line : { ...line, text: line.text.slice(0, degree.index + at).trimEnd(), breaks: [] }
  })
}

const PART_BEHIND = /(?:\s+[|·•–—-]\s+|,\s+|\t)(?:the )?(?:College|School|Faculty|Department|Division) of\s/u

/** "Quill Honors College" over "Marble University": the part stands over its whole. */
function isPartOfNext({ line, school, degrees, span, other }: Token, next: Token | undefined): boolean {
  return (
    school !== null &&
    degrees.length === 0 &&
    !other &&
    span === null &&
    !/\buniversit/i.test(school) &&
    /\b(?:honou?rs (?:college|program)|(?:school|college|faculty) of|(?:graduate|business|law|medical) school)\b/i.test(line.text) &&
    next !== undefined &&
    !next.line.gapBefore &&
    next.degrees.length === 0 &&
    /\buniversit/i.test(next.school ?? '')
  )
}

/** "College of Kiln Sciences" under "MS<tab>Quill University". */
function isPartOfLast({ line, degrees, span, other }: Token, before: Token | undefined): boolean {
  return (
    degrees.length === 0 &&
    !other &&
    span === null &&
    !line.gapBefore &&
    /^(?:college|school|faculty) of\b[^\t,]*$/i.test(line.text) &&
    before !== undefined &&
    before.degrees.length > 0 &&
    /\buniversit/i.test(before.school ?? '')
  )
}

/** "…\tDean's List, Fall 2010": when an honor was given tells nothing of when the studies ended. */
const HONORS_BEHIND = /\t[^\t]*\b(?:dean['’]?s list|president['’]?s list|honou?r roll)\b.*$/i

export function beforeHonors(text: string): string {
  return text.replace(HONORS_BEHIND, '')
}

function datesOf(text: string): DateSpan[] {
  return [...dateRanges(text), ...singleDates(text)]
}

/** In the place of a date: the studies go on. */
const STILL = /^(?:present|current|ongoing)$/i

function openSpan(text: string): DateSpan {
  return { startYear: null, startMonth: null, endYear: null, endMonth: null, current: true, single: true, index: 0, length: text.length }
}

/** "Completed B.Tech …", "Three years Diploma …": a sentence that begins with its degree. */
const LEADS_TO_DEGREE =
  /^(?:(?:have |has |i )?(?:successfully )?(?:completed|passed|obtained|did|done|hold|holds|holding|earned|received)\s+(?:my |the |an? )?)?(?:(?:one|two|three|four|five|\d)[- ]years?\s+)?$/i

function tokenOf(printed: ResumeLine): Token {
  const line = { ...printed, text: plainStudy(printed.text) }
  const spans = STILL.test(line.text) ? [openSpan(line.text)] : datesOf(beforeHonors(line.text)).sort((a, b) => a.index - b.index)
  const rest = spans.length === 0 ? line.text : withoutSpans(line.text, spans)
  const before = BEFORE_COLLEGE.test(line.text)
  const other =
    [line.text, rest.replace(/^\W+/, '')].some((text) => OTHER_ENTRY.test(text) || NAMES_CERTIFICATE.test(text)) ||
    before ||
    (spans.length > 0 && NAMES_COURSE.test(line.text.replace(/\t/g, ' ')) && namesSchool(rest) && degreeHits(line.text).length === 0) ||
    (UNKNOWN_DEGREE.test(line.text) && degreeHits(line.text).length === 0)
  const told = line.text.split(/\t(?=(?:relevant |related |completed )?(?:coursework|courses?)\b)/i)[0] ?? ''
  const first = degreeHits(line.text)[0]?.index ?? -1
  const ahead = spans[0]
  // "2008-2009. Master of Science …": the date stands before the degree.
  const leads = first === 0 || (first > 0 && ahead?.index === 0 && !/\p{L}/u.test(line.text.slice(ahead.length, first))) || (first > 0 && LEADS_TO_DEGREE.test(line.text.slice(0, first)))
  const prose = told.length > (leads ? LONGEST_ENTRY * 1.5 : LONGEST_ENTRY) || COAUTHORS.test(line.text) || (/[.!?]$/.test(line.text) && rest.split(/\s+/).length > 12 && !leads)
  const degrees = prose || tellsOfThesis(line.text) ? [] : degreeHits(line.text).filter((hit) => !(other && hit.level === 'diploma'))
  const school =
    prose || (before && degrees.length === 0) || (line.bullet && degrees.length === 0 && NOT_A_SCHOOL.test(line.text))
      ? null
      : (schoolOnDegreeLine(line.text, degrees[0]) ?? schoolOf(line.text, degrees))
  return {
    line,
    degrees,
    other: degrees.length === 0 && (other || ((school !== null || spans.length > 0) && !line.bullet && isLabelledProgram(line.text, spans.length > 0))),
    school,
    span: prose ? null : (spans.at(-1) ?? null),
    dateOnly: spans.length > 0 && rest.replace(BESIDE_DATES, '').replace(/^(?:expected|graduated|completed|class of|graduation)\W*/i, '') === '',
    placed: printed.text.search(PLACEHOLDER_PLACE) > 0,
    placeOnly: spans.length === 0 && looksLikePlace(rest.replace(/\t+/g, ', ')) && !namesSchool(rest),
  }
}

/** "UCR Extension Program : Crosscultural Language 2005 Quill University": set out like a degree, with a name that is none. */
function isLabelledProgram(text: string, dated: boolean): boolean {
  const [, name = ''] = text.match(/^([^:\t]{3,70}) : \p{L}/u) ?? []
  return (
    name !== '' &&
    (dated || /\bcertif|\blicen[cs]/i.test(name)) &&
    !namesSchool(name) &&
    !NOT_A_SCHOOL.test(name) &&
    !/\b(?:majors?|minors?|fields?|locations?|degrees?|studies|education|graduat\w+|dates?|years?|gpa|speciali[sz]ations?|concentrations?|emphasis|subjects?)\b/i.test(name)
  )
}

function schoolOnDegreeLine(text: string, degree: DegreeHit | undefined): string | null {
  return degree === undefined ? null : (schoolAhead(text.slice(0, degree.index)) ?? runOnParts(text.slice(degree.index + degree.match.length), '')?.school ?? null)
}

/** "Master of ceremonies", "Coursework: …" and the like name no degree. */
const NOT_DEGREE_LINE =
  /^coursework in\b|^(?:relevant |selected )?(?:coursework|courses|minors?|gpa|activities|honou?rs?|awards?|(?:(?:thesis|academic|research|doctoral|ph\.?d|dissertation|faculty|host) )?(?:co-?)?(?:advis[eo]r|supervis[eo]r|mentor|examiner)(?:s|\(s\))?|(?:thesis |dissertation )?committee(?: members?)?|referees?|title|topic|research(?: topic| area| focus)?|external examiners?)(?:\b|(?<=\)))\s*(?:[:–—]|-(?=[\s\d]))/i
const THESIS =
  /^\W*(?:(?:ph\.?\s?d\.?|doctoral|doctorate|master['’]?s?|bachelor['’]?s?|m\.?\s?sc\.?|b\.?\s?sc\.?|m\.?s\.?|m\.?a\.?|graduate|undergraduate|diploma|honou?rs|final|final[- ]year|senior)\s+)?(?:thesis|dissertation|capstone)(?: (?:title|topic|project|title and topic))?(?:\s*\([^)]{1,40}\))?\s*(?:[:–—-]|["“”'‘«*(])/iu

function tellsOfThesis(text: string): boolean {
  return NOT_DEGREE_LINE.test(text) || THESIS.test(text)
}

export function schoolOf(text: string, degrees: DegreeHit[]): string | null {
  if (!namesSchool(text) || tellsOfThesis(text)) return degrees.length > 0 ? schoolAfterFrom(text) : null
  // A date parts a field of study from the school behind it.
  const parted = withoutSpans(text, [...dateRanges(text), ...singleDates(text)])
  return schoolIn(parted, degrees[0]?.match ?? null) ?? schoolAfterFrom(text)
}
