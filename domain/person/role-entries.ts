/**
 * Which lines of the sections on employment head a position and which tell of the work. Where the lines of a header
 * stand around its dates is learned from the whole document: the arrangement that fits its positions best decides.
 */
import { employerScore, isLongPlace, isPlace, STATES, surelyEmployer, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans, type DateSpan } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { actionOf } from './achievement-words.ts'
import { headDates } from './lost-dates.ts'
import { withoutOverseers, withWholeLists, withWholeWords } from './printed-names.ts'
import { nameHeader, piecesOf } from './role-names.ts'
import { withCellsBeside } from './dated-cells.ts'
import { withPositionsOfForm } from './europass-forms.ts'
import { withNumberedHeads } from './numbered-heads.ts'
import { withRangesStacked } from './stacked-dates.ts'
import { STREET } from './street.ts'
import { withToldPosts } from './told-posts.ts'

export type RoleEntry = {
  /** Lines that name the position, dates taken out, from top to bottom. */
  header: HeaderLine[]
  /** All lines of the header, those of its dates too. */
  lines: ResumeLine[]
  span: DateSpan | null
  body: ResumeLine[]
  /** The line right over the header tells of an organization, or is set like a name, and is no part of it. */
  underOrganization?: boolean
  /** The undated line of an organization right over the header. */
  organization?: HeaderLine
  /** The lines over several headers are set in a type of their own. */
  organizationByLook?: true
  /** Its dates are several ranges, of which `span` is the whole. */
  several?: true
}

export type HeaderLine = { line: ResumeLine; rest: string }

type Facts = {
  line: ResumeLine
  spans: DateSpan[]
  /** The line without its dates. */
  rest: string
  /** May stand in a header: short, no bullet, no sentence. */
  short: boolean
  dated: boolean
  /** Names a place and nothing else: it may stand anywhere in a header. */
  place: boolean
}

const MAX_HEADER = 130
const MAX_ENTRIES = 80
/** "Designation: Network Engineer". */
const LABEL =
  /^(?:(?:present|current|previous|last)\s+)?(?:(?:company(?: name)?|firm|employer(?: name)?|organi[sz]ation(?: name)?|name of (?:the )?(?:company|employer|organi[sz]ation)|designation|working (?:in|as|at|with|for)|job (?:title|position)|title|position(?: title)?(?: held)?(?: \(level\))?|post(?: held)?|role|duration(?: of (?:employment|service|work))?|(?:employment |time |work(?:ing)? )?period(?: of (?:employment|service|work))?|tenure|dates?|location)\s*:[\s–-]*|(?:designation|organi[sz]ation|duration|employer|firm|tenure|time period)(?:\s*\t[\s:–-]*|\s+[–-]\s+))/i
const DUTIES_LABEL =
  /^(?:(?:key|main|major|core|selected|job|my)\s+)?(?:roles?\s*(?:and|&)\s*)?(?:responsibilit(?:y|ies)|achievements|accomplishments|duties|highlights|contributions|description|job description)(?: include| included)?\s*[:-]*$|^duties,? accomplishments,? (?:and|&) related skills\s*:?$/i
/** A line about the work itself, not about who did it for whom. */
const INNER_LABEL =
  /^(?:environment|technolog(?:y|ies)|tools?|client|customer|project|projects|team size|domain|platform|database|operating systems?|description|synopsis|objective|software|hardware|languages?|duration|role|skills?(?: used)?|project specific skills|responsibilit(?:y|ies)|(?:supervis[eo]r|advis[eo]r|mentor)s?|salary|reason for leaving|job profile)\b(?:[^:–-]{0,20}[:–]|.* : | name| title| specific)/i
/** Who oversaw the work, on a line of its own, is no part of a header. */
const OVERSEEN_LINE = /^(?:(?:co-?)?(?:supervised|advised|mentored) by|under (?:the )?(?:joint )?(?:supervision|guidance|mentorship) of)\b/i
/** "2 years 10 months", between an employer and its positions. */
const LENGTH_OF_TIME = /^\(?(?:\d{1,2} (?:years?|yrs?)(?:,? \d{1,2} (?:months?|mos?))?|\d{1,2} (?:months?|mos?))\)?$/i
/** What a form of the government asks beside a position. */
const OF_FORM = /^(?:salary|hours per week|series|pay (?:plan|grade)|grade(?: level)?|okay to contact(?: this)?(?: supervisor)?|may we contact(?: this)?(?: supervisor)?)\s*:/i
/** Where the work was is nobody's name. */
const PLACE_LABEL = /^(?:job |work )?location\s*:/i
const POINT_ALONE = /^(?:to|-|–|—)$/i

/** Entries in the order of the lines. */
export function roleEntries(printed: ResumeLine[]): RoleEntry[] {
  const lines = withPlacesOfSiblings(withoutDatesBeside(factsOf(printed)))
  const anchors = withoutRepeated(
    lines,
    lines.flatMap((line, n) => (line.dated ? [n] : [])),
  ).slice(0, MAX_ENTRIES)
  if (anchors.length === 0) return undatedEntries(lines)
  const arrangement = bestArrangement(lines, anchors)
  const headers = headersFor(lines, anchors, arrangement)
  return entriesFrom(lines, headers)
}

/** "October 2016 to May 2017" and, some lines below, "(Oct 2016 - May 2017)": the same dates once more, alone, are of the same position. */
function withoutRepeated(lines: Facts[], anchors: number[]): number[] {
  const key = (n: number | undefined) => {
    const [span] = (n === undefined ? undefined : lines[n])?.spans ?? []
    return span === undefined ? '' : JSON.stringify([span.startYear, span.startMonth, span.endYear, span.endMonth, span.current])
  }
  return anchors.filter((n, k) => k === 0 || !/^\([^()]*\)$/.test(lines[n]?.line.text ?? '') || lines[n]?.rest !== '' || n > (anchors[k - 1] ?? 0) + 3 || key(n) !== key(anchors[k - 1]))
}

/**
 * "Quill Clay" over "Olinda", a title and dates: where a place that is known stands on that line of a block of as many lines over
 * other dates, a few words that name nothing else are one too.
 */
function withPlacesOfSiblings(lines: Facts[]): Facts[] {
  const dated = lines.flatMap((fact, n) => (fact.dated ? [n] : [])).slice(0, MAX_ENTRIES)
  const blocks = dated.map((anchor) => {
    let from = anchor
    while (from > 0 && anchor - from < 3 && lines[from - 1]?.short === true && lines[from - 1]?.dated === false && lines[from]?.line.cut !== true && lines[from]?.line.gapBefore === false) from--
    return { from, anchor }
  })
  const isKnown = ({ from, anchor }: { from: number; anchor: number }, k: number, n: number) => from + k < anchor && anchor - from === n && lines[from + k]?.place === true
  const isLikely = ({ rest }: Facts) => rest.split(/\s+/).length <= 3 && /^\p{Lu}[\p{L} ,.'’-]+$/u.test(rest) && employerScore(rest) === 0 && titleScore(rest) === 0
  const found = new Set(
    blocks.flatMap(({ from, anchor }) =>
      lines.slice(from, anchor).flatMap((fact, k) => (k > 0 && isLikely(fact) && blocks.some((block) => block.anchor !== anchor && isKnown(block, k, anchor - from)) ? [fact] : [])),
    ),
  )
  return found.size === 0 ? lines : lines.map((fact) => (found.has(fact) ? { ...fact, place: true, rest: '' } : fact))
}

/** In points: a column of dates is this wide at least. */
const DATE_COLUMN = 50

/** Where the dates of all positions stand in a column of their own at the left, a year in the text beside them heads nothing. */
function withoutDatesBeside(lines: Facts[]): Facts[] {
  const leading = lines.filter(({ dated, spans, rest, line }) => dated && rest !== '' && spans[0]?.index === 0 && !spans[0].single && line.layout !== null && /\t/.test(line.text))
  const edge = Math.min(...leading.map(({ line }) => line.layout?.x ?? Infinity))
  const isBeside = ({ line: { layout } }: Facts) => layout !== null && layout.x > edge + DATE_COLUMN
  const atEdge = leading.filter((fact) => !isBeside(fact))
  const others = lines.filter((fact) => !atEdge.includes(fact))
  return atEdge.length >= 2 && others.filter(isBeside).length * 2 > others.length ? lines.map((fact) => (isBeside(fact) ? { ...fact, dated: false } : fact)) : lines
}

/** "1. QUILL RUBBER LIMITED<tab>Jul 2009 till date". */
function isNumberedEmployer({ raw, text }: ResumeLine): boolean {
  return /^\s*\d{1,2}[.)]/.test(raw) && surelyEmployer(text) && (text.split(/\s+/).length <= 10 || dateRanges(text).length > 0) && !/[.;]$/.test(withoutAbbreviation(text))
}

/** "• Marble Research (Kiln Scientist, Jun 2019-)" over "▪ Fired kilns": bullets with dates at their end over bullets of another mark head positions. */
function headsOverBullets(lines: ResumeLine[]): Set<ResumeLine> {
  const mark = ({ raw }: ResumeLine) => raw.trim()[0]
  const heads = lines.filter((line, n) => {
    const next = lines[n + 1]
    if (!line.bullet || next?.bullet !== true || mark(next) === mark(line) || line.text.length > MAX_HEADER) return false
    const span = dateRanges(line.text).at(-1)
    const ends = span !== undefined && span.index + span.length >= line.text.length - 2
    return (
      ends &&
      line.text
        .slice(0, span.index)
        .split(/[(,\t]\s*|\s[|–—-]\s/)
        .some((part) => titleScore(part.trim()) >= 2)
    )
  })
  return new Set(heads.length > 1 ? heads : [])
}

/** "* Quill Center, Ministry of Kilns — Coordinator, 2017–2023": where no line without a mark heads a position, such bullets do. */
function headsInBullets(lines: ResumeLine[]): ResumeLine[] {
  const heads = lines.filter(({ bullet, text }, n) => {
    const [span] = dateRanges(text)
    const below = lines[n + 1]
    // "* Quill — Kiln Lead" over its dates.
    if (bullet && span === undefined && below?.bullet === false && dateAlone(below.text)) {
      const named = text.split(/\s[–—-]\s|\s\|\s|\t/)
      return named.length === 2 && text.length < MAX_HEADER && named.every((part) => /^\p{Lu}/u.test(part)) && named.some((part) => titleScore(part) >= 2)
    }
    if (!bullet || span === undefined || span.index === 0 || span.index > MAX_HEADER || actionOf(text) !== null) return false
    const parts = text
      .slice(0, span.index)
      .split(/[,(\t|]\s*|\s[–—-]\s/)
      .map((part) => part.trim())
      .filter(Boolean)
    return parts.length > 1 && /^\p{Lu}/u.test(text) && parts.some((part) => titleScore(part) >= 2) && /^(?:$|[)\]]*\.?$|\.\s)/.test(text.slice(span.index + span.length))
  })
  const ofHead = (n: number) => heads.includes(lines[n - 1] as ResumeLine) && dateAlone(lines[n]?.text ?? '')
  return heads.length > 1 && !lines.some((line, n) => !line.bullet && isDatedHeader(line) && !ofHead(n)) ? heads : []
}

/** "2019 – Present (Kiln Chair since 2022)", "2016 – 2019 | Marble (remote until 2017)": a step told behind the dates is no part of a name. */
const REMARK_ON_DATES = /\s*\([^()]{0,60}\b(?:since|from|until|till|through|promoted|acting|leave|break)\b[^()]{0,60}\)$/i

/** "Kiln Analyst, from 2016 Lead Analyst, Quill Bank": the year of a step is no date of the position. */
const STEP = /,?\s+(?:from|since)\s+(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d\d\s+(?=\p{Lu}[\p{L} &/-]{2,40}(?:,|\s[|–—-]|\t|$))/u

/** "Kiln Analyst, later Senior Kiln Analyst (from 01.2024)": when the step was made is no date of the position. */
const LATER = /^(\p{Lu}[\p{L} &/-]{2,60}), (?:later|then|subsequently|LATER|THEN) (?:promoted to )?(\p{Lu}[\p{L} &/-]{2,60}?)(?: \((?:from|since|as of|FROM|SINCE) [\p{L}\d./ ]{4,20}\))?(?=\t|$)/u

function withoutRemark(line: ResumeLine): ResumeLine {
  const [later = '', former = '', latter = ''] = line.bullet ? [] : (line.text.match(LATER) ?? [])
  if (titleScore(former) >= 2 && titleScore(latter) >= 2) return { ...line, text: `${former} → ${latter}${line.text.slice(later.length)}`, breaks: [] }
  const step = line.bullet ? null : line.text.match(STEP)
  if (step?.index !== undefined && titleScore(firstPart(line.text.slice(0, step.index).split('\t').at(-1) ?? '')) >= 2 && titleScore(firstPart(line.text.slice(step.index + step[0].length))) >= 2)
    return withoutRemark({ ...line, text: `${line.text.slice(0, step.index)} → ${line.text.slice(step.index + step[0].length)}`, breaks: [] })
  const [remark] = line.bullet ? [] : (line.text.match(REMARK_ON_DATES) ?? [])
  const kept = remark === undefined ? line.text : line.text.slice(0, -remark.length)
  const [span] = remark === undefined ? [] : dateRanges(kept)
  return span !== undefined && !span.single ? { ...line, text: kept, breaks: line.breaks.filter((at) => at < kept.length) } : line
}

/** "[Kiln Analyst Intern]", and not "[Job Title]". */
function withoutBrackets(line: ResumeLine): ResumeLine {
  const [, inner = ''] = line.text.match(/^\[([^[\]]+)\]$/) ?? []
  return titleScore(inner) >= 2 && !/\b(?:name|title|your|insert)\b/i.test(inner) ? { ...line, text: inner, breaks: [] } : line
}

function factsOf(given: ResumeLine[]): Facts[] {
  const lines = withToldPosts(withWholeLists(withRangesStacked(withWholeWords(withNumberedHeads(withCellsBeside(withPositionsOfForm(given))))).map(withoutOverseers)))
    .map(withoutRemark)
    .filter(({ text }) => !PLACE_LABEL.test(text))
    .map(withoutBrackets)
  const heads = headsOverBullets(lines)
  const bulletHeads = new Set(headsInBullets(lines))
  const printed = lines.map((line) => {
    if (bulletHeads.has(line)) return { ...line, bullet: false, gapBefore: true }
    return heads.has(line) || (line.bullet && (LABEL.test(line.text) || isNumberedEmployer(line))) ? { ...line, bullet: false } : line
  })
  const labelled = printed.filter((line) => !line.bullet && /^(?:company|employer|organi[sz]ation|designation|duration|period)[^:]{0,12}:/i.test(line.text)).length
  const unlabelled = mergedDates(printed.flatMap(withPostsApart).map(withoutSameEmployer).flatMap(withoutDuty)).map((line) =>
    line.bullet ? line : withoutStop(withoutInnerStops({ ...line, ...withoutLabel(line) })),
  )
  const tells = (line: ResumeLine) => /[\p{L}\d]/u.test(line.text) && !LENGTH_OF_TIME.test(line.text) && !OF_FORM.test(line.text) && (line.bullet || !DUTIES_LABEL.test(line.text))
  const cleaned = unlabelled.flatMap((line, n) => {
    const before = unlabelled[n - 1]
    if (!tells(line)) return []
    // Over a line that is left out no sentence goes on.
    return before === undefined || tells(before) ? [line] : [{ ...line, gapBefore: true, cut: line.cut === true || /^\p{Ll}/u.test(line.text) || goesOnBelow(unlabelled.slice(0, n).findLast(tells)) }]
  })
  const widest = Math.max(70, ...cleaned.map((line) => line.text.length))
  const free = printed.filter((line) => !line.bullet && !LABEL.test(line.text) && isDatedHeader(line)).length
  return cleaned.map((line, n) => {
    const spans = spansOf(line.text)
    const before = cleaned[n - 1]
    // Right under the dates of an exported profile stands the place.
    const placed = spans.length === 0 && isLongPlace(line.text) && before !== undefined && dateAlone(before.text)
    const rest = placed ? '' : spans.length === 0 ? line.text : withoutSpans(line.text, spans).replace(/^(?:from|since)$/i, '')
    const continued = continuesSentence(cleaned[n - 1], line, widest)
    // "Duration: Jan 2015 – Mar 2016" tells of a project where positions are dated without labels.
    const given = printed.find((candidate) => candidate.number === line.number && candidate.page === line.page)?.text ?? ''
    const inner = LABEL.test(given) && free > 0 && labelled > 0 && !(/^designation\s*:/i.test(given) && titleScore(firstPart(rest)) >= 2)
    return {
      line,
      spans,
      rest,
      short: !continued && isShort(line, rest, cleaned[n - 1]),
      dated: !continued && !inner && isDatedHeader(line),
      place: placed || isPlace(rest.replace(/\t+/g, ', ')) || STREET.test(rest),
    }
  })
}

/** "Sales Agent, Acme 01/2015 to Current Handled the calls of …": the dates end the header, and its first duty follows. */
function withoutDuty(line: ResumeLine): ResumeLine[] {
  if (line.bullet || line.text.length < 60) return [line]
  const [span] = dateRanges(line.text)
  const blank = line.text.match(BLANK_EMPLOYER)
  const ofTitle = span === undefined && blank?.index === 0 ? titleBehind(line.text, blank[0].length) : 0
  if (ofTitle > 0) {
    const [head, duty] = [line.text.slice(0, ofTitle), line.text.slice(ofTitle).trim()]
    return [
      { ...line, text: head, full: false },
      { ...line, text: duty, cut: true, gapBefore: true, breaks: [] },
    ]
  }
  const end = Math.max(span === undefined ? 0 : span.index + span.length, blank?.[0].length ?? 0)
  const before = line.text.slice(0, span === undefined || span.index === 0 ? end : span.index)
  const duty = line.text.slice(end).replace(/^[\s,.:;|)–—-]+/, '')
  // "…, Account Manager, 1998-2001. Hired for new": the full stop ends the header, however much of the sentence the line still holds.
  const stopped = span !== undefined && span.index > 0 && /^\.\s+\p{L}\p{Ll}/u.test(line.text.slice(end)) && before.split(/,\s+|\t/).some((part) => titleScore(part) >= 2)
  const named = stopped || piecesOf([{ line: { ...line, breaks: [] }, rest: before }]).some(({ text }) => titleScore(text) >= 2) || (span?.index === 0 && blank !== null)
  const tells = stopped || (duty.length >= LEAST_DUTY && isPlainDuty(duty) && titleScore(duty.split(/\s+/).slice(0, 3).join(' ')) === 0)
  const isHead =
    tells || (span !== undefined && !isDatedHeader(line) && duty.length >= LEAST_DUTY && isSentenceLike(duty) && (blank !== null || headDates({ ...line, text: line.text.slice(0, end) }) !== null))
  if (end === 0 || end > MAX_HEADER || !named || !isHead) return [line]
  return [
    { ...line, text: line.text.slice(0, end), full: false },
    { ...line, text: duty, cut: true, gapBefore: true, breaks: [] },
  ]
}

/** "Company Name City, State Kiln Lead and Teacher Served as lead potter for …": where the title ends behind a blanked employer, and a deed begins; 0 where it does not. */
function titleBehind(text: string, from: number): number {
  const starts = [...text.slice(from).matchAll(/\s(?=(?:\p{Lu}\p{Ll}+ed|Taught|Led|Ran|Built|Wrote|Made|Won|Held|Kept|Oversaw|Began|Gave|Took|Sold|Drove|Grew|Brought|Met) \p{Ll})/gu)].map(
    ({ index }) => from + index,
  )
  return (
    starts.find((at) => {
      const title = text.slice(from, at).trim()
      return titleScore(title) >= 2 && title.split(/\s+/).length <= 9 && text.length - at >= LEAST_DUTY && isPlainDuty(text.slice(at).trim())
    }) ?? 0
  )
}

const LEAST_DUTY = 30
const isPlainDuty = (text: string): boolean => /^\p{Lu}/u.test(text) && (/^I \p{Ll}/u.test(text) || actionOf(text.replace(LEADING_ADVERB, '')) !== null)
/** "All pallets of the northern dock", and no name. */
const isSentenceLike = (text: string): boolean => /^\p{Lu}/u.test(text) && (text.match(/(?<=\s)\p{Ll}{3,}/gu) ?? []).length >= 4

/** Behind the dates of its line something was told that need not be a duty: it may be the employer, or the end of the title. */
export function runsOnDoubtfully({ lines, body: [first] }: RoleEntry): boolean {
  const head = first === undefined ? undefined : lines.find(({ page, number }) => page === first.page && number === first.number)
  if (first === undefined || head === undefined) return false
  // Under a title, behind an employer that is left out with its place, nothing else is left to tell.
  if (lines[0] !== head && head.text.match(BLANK_EMPLOYER)?.[0] === head.text && /\bState$/.test(head.text)) return false
  return !isPlainDuty(first.text) || (dateRanges(head.text).length === 0 && head.text.match(BLANK_EMPLOYER)?.[0] !== head.text)
}

/** "Research intern, Quill (summer 2019). Marble (summer 2020)": posts that a stop parts, each with its date in brackets; one title stands for all. */
function withPostsApart(line: ResumeLine): ResumeLine[] {
  const parts = line.text.split(/(?<=\))[.;]\s+(?=\p{Lu})/u)
  const [first = ''] = parts
  const dated = (part: string) => /^[^()]{2,80} \([^()]{4,30}\)\.?$/.test(part) && spansOf(part.replace(/\.$/, '')).length === 1
  if (line.bullet || /^roles?\s*:/i.test(line.text) || parts.length < 2 || parts.length > 4 || titleScore(firstPart(first)) < 2 || !parts.every(dated)) return [line]
  return parts.map((part) => {
    const text = part.replace(/\.$/, '')
    return { ...line, text: part === first || titleScore(firstPart(text)) >= 2 ? text : `${firstPart(first)}, ${text}`, breaks: [], full: false, ...(part === first ? {} : { gapBefore: true }) }
  })
}

/** "Research Assistant, same lab, 2017 – 2022" names no employer. */
function withoutSameEmployer(line: ResumeLine): ResumeLine {
  if (line.bullet || !SAME_EMPLOYER.test(line.text)) return line
  return { ...line, text: line.text.replace(SAME_EMPLOYER, ''), breaks: [] }
}

/** Its employer is that of the position above. */
export const tellsSameEmployer = ({ raw, bullet }: ResumeLine): boolean => !bullet && SAME_EMPLOYER.test(raw)

const SAME_EMPLOYER = /,\s+(?:the |in the |at the )?same (?:lab(?:oratory)?|company|firm|employer|institut(?:e|ion)|hospital|group|department|university|school|office|place)(?=\s*[,\t(–—-]|\s*$)/i

/** Up to the place of an employer that is left blank. */
const BLANK_EMPLOYER = /^.{0,90}?\bCompany Name\b(?:\s*[–—-]?\s*City\s*,?\s*State\b|\s+State(?=\s+I\s))?/
const LEADING_ADVERB = /^(?:\p{Lu}\p{Ll}+ly|To) (?=\p{Ll})/u

function withoutLabel(line: ResumeLine): { text: string; breaks: number[] } {
  const label = line.text.match(LABEL)?.[0].length ?? 0
  const told = line.text.slice(label)
  const text = LABEL.test(line.text) && told.split(/\s+/).length <= 8 ? withoutFullStop(told) : told
  return { text, breaks: line.breaks.map((at) => at - label).filter((at) => at > 0) }
}

const withoutFullStop = (text: string): string => (withoutAbbreviation(text) === text ? text.replace(/\.$/, '') : text)

/** "2003– Professor of Statistics, Monash University." is no sentence. */
function withoutStop(line: ResumeLine): ResumeLine {
  if (!line.text.endsWith('.') || withoutAbbreviation(line.text) !== line.text) return line
  const [span, ...others] = spansOf(line.text)
  // "Kiln Researcher, Quill Guild, May 2019 – June 2020."
  const isLast = span !== undefined && others.length === 0 && !span.single && span.index > 0 && span.index + span.length === line.text.length - 1
  const isSentence = / \p{Ll}{3,}(?: \p{Ll}+){2} /u.test(line.text)
  if (isLast && !(isSentence && line.text.includes('. ')) && titleScore(firstPart(line.text)) >= 2 && line.text.slice(0, span.index).split(/\s+/).length <= HEAD_WORDS)
    return { ...line, text: line.text.slice(0, -1) }
  if (line.text.includes('. ')) return line
  const named = span?.index === 0 && !span.single && titleScore(firstPart(withoutSpans(line.text, [span]))) >= 2
  return named ? { ...line, text: line.text.slice(0, -1) } : line
}

const BROKEN_RANGE = /^\p{L}{3,9}\.? (?:19|20)\d\d ?[–—-] ?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?$/iu
const MONTH_AT_END = /(?:^|[\s–—-])(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}[.'’]?|spring|summer|autumn|fall|winter)$/iu
const YEAR_AHEAD = /^(?:19|20)\d\d\s*(?:to|till|until|[–—-])\s*\p{L}/iu
const HEAD_WORDS = 18
const ABBREVIATED = /\b(?:Inc|Corp|Ltd|Dept|Univ|Intl|Assoc|Bros|Mfg|Pvt|Svcs|Tech|Hosp|Natl|Govt)\.$/

/** "State Epidemiologist, Department of Agriculture, Raleigh, NC. 2019 to present.": stops between the parts of a head and its dates. */
function withoutInnerStops(line: ResumeLine): ResumeLine {
  const [span, ...others] = dateRanges(line.text)
  if (line.bullet || span === undefined || others.length > 0) return line
  // "Quill Potters Co-op, Marble. Director, Kiln Studies (2019 – )".
  const [, employer = '', title = ''] = line.text.slice(0, span.index).match(/^(\p{Lu}[^.\t]{3,80}\p{Ll}{3})\.\s+(\p{Lu}[^.\t]{3,60}?)[\s(,–—-]*$/u) ?? []
  if (title !== '' && isBracketed(line.text, span) && titleScore(firstPart(title)) > Math.max(1.5, titleScore(firstPart(employer))) && !ABBREVIATED.test(`${employer}.`))
    return { ...line, text: `${employer}\t${line.text.slice(employer.length + 1).trimStart()}`, breaks: [] }
  // "2020 – <tab>Quill Sp. z o.o., Marble. Chief of Kilns."
  const [, ahead = '', post = ''] = span.index > 0 ? [] : (line.text.slice(span.length).match(/^[\s:,]*(\p{Lu}[^\t]{3,80}\p{Ll}{3})[.;]\s+(\p{L}[^.;\t]{3,60})\.?$/u) ?? [])
  // "2018 – 2020. Kiln Fellow, Clay Group. Marble Centre and School of Clay, University of Quill."
  const [, held = '', whose = ''] = span.index > 0 ? [] : (line.text.slice(span.length).match(/^\.\s+(\p{Lu}[^.;\t]{3,90})\.\s+(\p{Lu}[^\t]{3,200})$/u) ?? [])
  const host = whose.split(/,\s+/).find((part) => surelyEmployer(part) && !/[.()]/.test(part.replace(/\.$/, '')))
  if (host !== undefined && titleScore(firstPart(held)) >= 2) return { ...line, text: `${line.text.slice(0, span.length)}\t${firstPart(held)}\t${withoutFullStop(host)}`, breaks: [] }
  if (post !== '' && titleScore(firstPart(post)) > Math.max(1.5, titleScore(firstPart(ahead))) && !ABBREVIATED.test(`${ahead}.`))
    return { ...line, text: `${line.text.slice(0, span.length)}\t${ahead}\t${post}`, breaks: [] }
  const before = line.text.slice(0, span.index)
  const behind = line.text.slice(span.index + span.length)
  if (!/^\.?$/.test(behind) || !/[a-zA-Z]{2}\.\s+$/.test(before) || /\b(?:Inc|Co|Corp|Ltd|St|Dr|Jr|Sr|No)\.\s+$/.test(before) || before.split(/\s+/).length > HEAD_WORDS) return line
  const parts = before
    .trim()
    .split(/(?<=[a-zA-Z]{2})\.\s*/)
    .filter(Boolean)
  if (!parts.every((part) => /^\p{Lu}/u.test(part)) || !parts.some((part) => titleScore(firstPart(part)) >= 2 || part.split(/\s[–—-]\s/).some((told) => titleScore(firstPart(told)) >= 2))) return line
  return { ...line, text: `${parts.join(', ')}, ${line.text.slice(span.index, span.index + span.length)}` }
}

const BAR_AT_END = /\s[|•·]$/
/** "2017", "2024, 10 weeks". */
const YEAR_ALONE = /^(?:19|20)\d\d(?:,? \d{1,2} (?:weeks?|months?))?[).]?$/i
const LENGTH_BEHIND = /(?<=\d{4}),? \d{1,2} (?:weeks?|months?)$/i

/** A title before a bar or a tab, and no sentence. */
function goesOnInHead({ text }: ResumeLine): boolean {
  return /\t|\s[|•·]\s/.test(text) && titleScore(firstPart(text)) >= 2
}

/** "January 2016", "to", "May 2016" on three lines are one range. */
function mergedDates(lines: ResumeLine[]): ResumeLine[] {
  const merged: ResumeLine[] = []
  for (let n = 0; n < lines.length; n++) {
    const [line, second, third] = [lines[n], lines[n + 1], lines[n + 2]]
    if (line === undefined) continue
    const point = (candidate: ResumeLine | undefined) => candidate !== undefined && candidate.text.length < 22 && (dateAlone(candidate.text) || /^(?:present|current|now)$/i.test(candidate.text))
    // "Quill Kilns Ltd. Feb’" over "2014 to July 2015": the line broke within its first date.
    // "Kiln Fellow — Quill University |" over "Marble, Spain | 2021 – 2023": a bar goes on below.
    const parted =
      second !== undefined &&
      !line.bullet &&
      !second.bullet &&
      second.cut !== true &&
      ((MONTH_AT_END.test(line.text) && (YEAR_AHEAD.test(second.text) || (goesOnInHead(line) && YEAR_ALONE.test(second.text)))) || (BAR_AT_END.test(line.text) && dateRanges(second.text).length > 0))
    if (parted) {
      merged.push({ ...line, text: `${line.text} ${second.text}`.replace(LENGTH_BEHIND, ''), raw: `${line.raw} ${second.raw}`, full: second.full, breaks: line.breaks })
      n += 1
      continue
    }
    // "Feb 2023–Jul" over "2023": a narrow column broke the range.
    const year = second !== undefined && /^(?:19|20)\d\d$/.test(second.text) && BROKEN_RANGE.test(line.text)
    if (year) {
      merged.push({ ...line, text: `${line.text} ${second.text}`, breaks: [] })
      n += 1
    } else if (second !== undefined && third !== undefined && POINT_ALONE.test(second.text) && point(line) && point(third)) {
      merged.push({ ...line, text: `${line.text} – ${third.text}`, breaks: [] })
      n += 2
    } else if (second !== undefined && /(?:\bto|-|–)$/i.test(line.text) && point(second) && opensRange(line)) {
      merged.push({ ...line, text: `${line.text} ${second.text}`, breaks: [] })
      n += 1
    } else merged.push(line)
  }
  return merged
}

/** "Sales Manager 05/2008 to", and the end of the range on the next line. */
function opensRange(line: ResumeLine): boolean {
  const start = line.text.replace(/\s*(?:\bto|-|–)$/i, '')
  if (line.text.length < 28 && dateAlone(start)) return true
  const last = singleDates(start).at(-1)
  return !line.bullet && last !== undefined && last.index + last.length === start.length && titleScore(firstPart(withoutBlankEmployer(start.slice(0, last.index).trim()))) >= 2
}

function goesOnBelow(line: ResumeLine | undefined): boolean {
  return line !== undefined && /[,;-]$|\b(?:and|or|of|the|to|for|in|with|by|an?)$/i.test(line.text)
}

/** The line before is a sentence that has not ended and fills its line. */
function continuesSentence(before: ResumeLine | undefined, line: ResumeLine, widest: number): boolean {
  if (before === undefined || line.bullet || line.gapBefore || line.cut === true || before.layout?.endsParagraph === true) return false
  if (/[.!?:]$/.test(before.text) || before.text.length < widest * 0.8) return false
  // "Section Officer, Marble<tab>2016 – 2020".
  // "KILN MANAGER Jul 2010 to Nov 2012" under a bullet without a full stop.
  const [own] = dateRanges(line.text)
  const named = own === undefined ? '' : line.text.slice(0, own.index)
  const stands =
    named.endsWith('\t') ||
    (own?.single === false && named.split(/\s+/).length <= 8 && /^(?:\p{Lu}[^\s]*|of|and|the|for|[&/–—-])(?: (?:\p{Lu}[^\s]*|of|and|the|for|[&/–—-]))* $/u.test(named) && !goesOnBelow(before))
  if (own !== undefined && stands && own.index + own.length === line.text.length && titleScore(firstPart(line.text.slice(0, own.index).trim())) >= 2) return false
  // A column of dates ends its line, and so does a range behind a title.
  const headed = titleScore(firstPart(before.text)) >= 2
  if (spansOf(before.text).some(({ index, length, single }) => /^\s*(?:\([^()]*\))?$/.test(before.text.slice(index + length)) && (before.text[index - 1] === '\t' || (headed && !single)))) return false
  if (dateRanges(line.text)[0]?.index === 0 || (/^Company Name\b/.test(line.text) && dateRanges(line.text).length > 0)) return false
  const edges = before.layout !== null && line.layout !== null && before.layout.column === line.layout.column
  if (edges && before.layout !== null && line.layout !== null && (before.layout.bold !== line.layout.bold || line.layout.x < before.layout.x - 6)) return false
  return before.bullet || before.text.split(/\s+/).length > 9
}

/** What a template says in the place of an employer makes no header long. */
const printedLength = (text: string): number => text.replace(/\bCompany Name\b\s*[–—-]?\s*(?:City\b\s*,?\s*(?:State\b)?)?/, '').length

function isShort(line: ResumeLine, rest: string, before: ResumeLine | undefined): boolean {
  if (line.bullet || printedLength(line.text) > MAX_HEADER) return false
  if (rest === '') return true
  const words = rest.replace(/\bCompany Name\b.*/, '').split(/\s+/).length
  if (words > 16 || INNER_LABEL.test(line.text) || OVERSEEN_LINE.test(line.text)) return false
  // A line filled with words goes on below.
  if (line.full === true && words > 8 && !/\t|\s[|•·–—-]\s|,/.test(rest)) return false
  if (
    /[.!?;:]$/.test(withoutAbbreviation(rest)) &&
    !(words <= 2 && /^\p{Lu}.*!$/u.test(rest)) &&
    !(words <= 5 && /\.$/.test(rest) && employerScore(rest) > 0) &&
    !NAME_CUT_SHORT.test(rest) &&
    !endsInPlace(rest)
  )
    return false
  const begins = before === undefined || line.gapBefore || line.cut === true || before.full === false || /[.!?:]$/.test(before.text)
  // "mBank": a small letter before a capital one begins a name.
  return /^(?:[\p{Lu}\d"“([@\p{Lo}]|\p{Ll}\p{Lu})/u.test(rest) || (begins && words <= 6) || (words <= 7 && titleScore(firstPart(rest)) >= 2) || (words <= 5 && line.layout?.bold === true)
}

/** "Chief Engineer, Quill hotel, Marble Bay, India." is no sentence. */
function endsInPlace(rest: string): boolean {
  const parts = rest.replace(/\.$/, '').split(/,\s+/)
  return parts.length > 2 && parts.length < 6 && titleScore(parts[0] ?? '') >= 2 && parts.every((part) => part.split(/\s+/).length <= 5 && !part.includes('. ')) && isPlace(parts.at(-1) ?? '')
}

function isDatedHeader(line: ResumeLine): boolean {
  if (printedLength(line.text) > MAX_HEADER) return false
  const ranges = dateRanges(line.text)
  const spans = ranges.length > 0 ? ranges : spansOf(line.text)
  const span = spans[0]
  if (span === undefined || (ranges.length > 1 && /^roles?\s*:/i.test(line.text))) return false
  const rest = withoutSpans(line.text, spans)
  const words = rest === '' ? 0 : rest.split(/\s+/).length
  if (line.bullet) {
    // "• 2015–2018: Engineer, Acme" is a position only where the range stands at an edge and a title beside it.
    if (ranges.length === 0 || titleScore(firstPart(rest)) < 3 || /[.;]$/.test(rest) || words > 14) return false
    return span.index === 0 || span.index + span.length >= line.text.length - 2
  }
  if (/[.!?;]$/.test(withoutAbbreviation(rest)) && words > 8) return false
  // "GRANTS: Won a subaward (2023-2027)" is an item of another list.
  const [, labelled = ''] = line.text.match(/^\p{Lu}{4,}(?: \p{Lu}+)*:\s+(.*)$/u) ?? []
  if (labelled !== '' && actionOf(labelled) !== null) return false
  // "(military service 2007-2008)" tells of the time beside a position.
  if (/^\(\p{L}[^()]*\)$/u.test(line.text) && /\p{L}/u.test(rest)) return false
  const lastSpan = spans.at(-1) ?? span
  const atEdge = span.index <= 1 || lastSpan.index + lastSpan.length >= withoutBlank(line.text).length - 3 || isBracketed(line.text, span) || /\t|\||•|·/.test(line.text)
  // "Promoted to Head Chef in 2007" tells of a step, not of a position with dates.
  if (ranges.length === 0 && /^(?:promoted|selected|awarded|achieved|ranked|received|recipient|winner|won|graduated|completed|attended|top)\b/i.test(rest)) return false
  // A sentence that ends with a date, or that begins with a small letter behind its dates, tells of the work.
  if ((/^since\b/.test(line.text) && rest !== '') || (/^\p{Ll}/u.test(rest) && /[.;]$/.test(rest) && words > 3)) return false
  if (/^(?:taught|led|ran|built|wrote|made|won|held|kept|oversaw|began|gave|took)\b/i.test(rest) && titleScore(firstPart(rest)) < 2) return false
  // "First of all sites from 2006-2010 in every metric", "2000 - 2012 servers and their backup": years within a sentence.
  const before = line.text.slice(0, span.index)
  if (/\bfrom\s*$/i.test(before) && span.index + span.length < line.text.length - 3 && !/\t/.test(line.text)) return false
  if (/ (?:in|of|for|during|by|on|at|with|and|the|upon|between) *$/.test(before)) return false
  if (/^\p{Ll}/u.test(rest) && words > 5) return false
  if (/^(?!applied|certified|licensed|registered|retired|associated|interned|employed|joined|hired)\p{L}{3,}ed \p{Ll}/iu.test(rest) && /^\p{L}+ \p{Ll}/u.test(rest)) return false
  // "Served as a member since July 2010" tells of the work.
  if (/^\p{L}{3,}ed (?:(?:as|by|in|on|for|with|from|to|a|an|the|and)\b|&)/iu.test(rest)) return false
  // "Glazer of the Year nominee 2017" is an honor.
  if (ranges.length === 0 && HONOR.test(rest)) return false
  if (ranges.length === 0) return atEdge && (rest === '' || titleScore(firstPart(rest)) >= 2 || employerScore(rest) > 0)
  if (/^(?:from|since|between|during|worked|working|currently|i )\b/i.test(rest) && words > 6) return false
  return words <= 16 && (atEdge || words <= 14)
}

const HONOR = /\bof the (?:year|quarter|month)\b|\b(?:nominee|nominated|finalist|awardee|honoree|winner|runner-up)\b/i

function spansOf(text: string): DateSpan[] {
  const ranges = dateRanges(text)
  if (ranges.length > 0) return ranges
  const singles = singleDates(text)
  // One date counts only at an edge of the line: "Intern, Acme<tab>Summer 2018", "Intern (Summer 2018 remote)".
  const last = singles.filter((span) => span.index + span.length >= withoutBlank(text).length - 1 || span.index === 0 || isBracketed(text, span)).at(-1)
  if (last === undefined) return []
  // "Summer 2012 and 2013".
  const isJoined = (from: DateSpan, to: DateSpan) => /^\s*(?:and|&|,)\s*$/.test(text.slice(from.index + from.length, to.index))
  return singles.filter((span) => span === last || isJoined(span, last) || isJoined(last, span))
}

function isBracketed(text: string, { index, length }: DateSpan): boolean {
  return text[index - 1] === '(' && /^[^()]{1,30}\)$/.test(text.slice(index + length))
}

/** "Accountant 05/2012 Company Name City, State": behind the date only a blanked employer follows. */
function withoutBlank(text: string): string {
  return text.replace(/\s*\bCompany Name\b\W*(?:\b(?:City|State|Country)\b\W*)*$/, '').trimEnd()
}

export function dateAlone(text: string): boolean {
  const spans = spansOf(text)
  return spans.length > 0 && withoutSpans(text, spans) === ''
}

/** "Quill Kiln Research and Diagnostics Lab.": capitals, and an abbreviation that ends them. */
const NAME_CUT_SHORT = /^(?:(?:\p{Lu}[\p{L}.&’'-]*|and|of|for|the|&) ){1,8}(?:Labs?|Univ|Inst|Hosp|Assoc|Assn|Ctr|Intl|Mfg|Bros|Govt)\.$/u

function withoutAbbreviation(text: string): string {
  return text.replace(/(?<![\p{L}\d_])(?:Inc|Ltd|Co|Corp|LLC|St|Dept|Jr|Sr|Şti|(?:\p{L}\.)*\p{L})\.$/iu, '')
}

function firstPart(text: string): string {
  return text.split(/\t| [|•·] | [–—-] |, /)[0] ?? ''
}

type Arrangement = { up: number; down: number }
/** `skipped`: a line within that tells what the employer makes. */
type Header = { anchor: number; from: number; to: number; skipped?: number }

/** Where the first header begins with its dates and goes on beside them, so do the others: what stands over a date is of the position before. */
function datesLead([first]: Facts[]): boolean {
  return first?.spans[0]?.index === 0 && first.rest !== ''
}

/** How many lines of a header stand over its dates and how many under them, for the document as a whole. */
function bestArrangement(lines: Facts[], anchors: number[]): Arrangement {
  let best = { arrangement: { up: 0, down: 0 }, score: -Infinity }
  for (let up = 0; up <= (datesLead(lines) ? 0 : 3); up++) {
    for (let down = 0; down <= 3 - up; down++) {
      const headers = headersFor(lines, anchors, { up, down })
      const score = headers.reduce((sum, header, n) => sum + fit(lines, header, headers[n - 1], { up, down }), 0) + sameLooks(lines, headers) - (up + down) * 0.05 * headers.length
      if (score > best.score + 1e-9) best = { arrangement: { up, down }, score }
    }
  }
  return best.arrangement
}

/** Each anchor takes the lines of the arrangement that are there; places are taken along and not counted. */
function headersFor(lines: Facts[], anchors: number[], { up, down }: Arrangement): Header[] {
  const headers: Header[] = []
  for (const [k, anchor] of anchors.entries()) {
    const before = headers[k - 1]?.to ?? -1
    const next = anchors[k + 1] ?? lines.length
    let from = anchor
    for (let left = up; from - 1 > before; from--) {
      const above = lines[from - 1]
      if (above === undefined || !above.short || lines[from]?.line.cut === true) break
      if (!above.place && left-- === 0) break
    }
    while (from < anchor && lines[from]?.place === true && up === 0) from++
    let to = anchor
    for (let left = down; to + 1 < next; to++) {
      const below = lines[to + 1]
      if (below === undefined || !below.short || below.line.cut === true) break
      if (!below.place && left-- === 0) break
    }
    headers.push({ anchor, from, to })
  }
  return headers
}

/** How well the lines taken name one position and leave none of it behind. */
function fit(lines: Facts[], { anchor, from, to }: Header, previous: Header | undefined, { up, down }: Arrangement): number {
  const taken = lines.slice(from, to + 1)
  const named = nameHeader(piecesOf(taken.map(({ line, rest }) => ({ line, rest }))), null)
  let score = spoken(named.title, titleScore(firstPart(named.title ?? '')) / 3) + spoken(named.employer, employerScore(named.employer ?? '') / 4) - named.left.length * 0.6
  const filled = taken.filter(({ rest, place }) => rest !== '' && !place).length - (lines[anchor]?.rest === '' || lines[anchor]?.place ? 0 : 1)
  score -= (up + down - Math.max(0, filled)) * 0.5
  // The larger gap stands before a header, not within it.
  const inner = Math.max(0, ...taken.slice(1).map(gapOf))
  const outer = lines[from] === undefined ? 0 : gapOf(lines[from])
  const [gapWithin, gapOver] = [taken.slice(1).some(({ line }) => line.gapBefore), lines[from]?.line.gapBefore === true]
  if (from > 0 && (outer > inner * 1.15 || (gapOver && !gapWithin))) score += 0.4
  if (from > 0 && (inner > outer * 1.15 || (gapWithin && !gapOver))) score -= 0.6
  // What stands over the first header belongs to it, since there is no other.
  if (previous === undefined) score -= Math.min(3, lines.slice(0, from).filter(({ short, place, rest }) => short && !place && rest !== '').length) * 1.2
  // A title or an employer left alone just above or below belongs to this header.
  const above = lines[from - 1]
  if (
    previous !== undefined &&
    above !== undefined &&
    above.short &&
    !above.place &&
    from - 1 > previous.to &&
    lines[from]?.line.cut !== true &&
    // A bold line right over a plain one names what stands below it, whatever its words are.
    ((speaks(above) && (isBold(above) || above.line.gapBefore)) || (isBold(above) && !isBold(lines[from])))
  )
    score -= surelyEmployer(above.rest) && named.employer !== null && employerScore(named.employer) === 0 ? 1.7 : 0.5
  const below = lines[to + 1]
  if (below !== undefined && below.short && !below.dated && !below.place && (isBold(below) || employerScore(below.rest) >= 2) && speaks(below) && !below.line.gapBefore) score -= 0.4
  return score
}

/** A name that no word supports counts less, and a long one less than none. */
function spoken(name: string | null, evidence: number): number {
  if (name === null) return 0
  if (evidence <= 0) return name.split(/\s+/).length > 7 ? -0.4 : 0.4
  return 0.5 + Math.min(1, evidence) * 0.8
}

/** Positions of one document begin alike: in weight, size, case and indent. */
function sameLooks(lines: Facts[], headers: Header[]): number {
  if (headers.length < 2) return 0
  const looks = headers.map(({ from }) => {
    const line = lines[from]?.line
    const layout = line?.layout
    return `${layout?.bold} ${layout?.italic} ${Math.round(layout?.size ?? 0)} ${Math.round((layout?.x ?? 0) / 4)} ${lines[from]?.rest === ''} ${line?.text === line?.text.toUpperCase()} ${line?.gapBefore}`
  })
  const counts = new Map<string, number>()
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1)
  return 0.6 * (Math.max(...counts.values()) - 1)
}

function speaks({ rest }: Facts): boolean {
  return titleScore(firstPart(rest)) >= 2 || employerScore(rest) > 0
}

function isBold(fact: Facts | undefined): boolean {
  return fact?.line.layout?.bold === true
}

/** In letter heights; where the layout is not known, 2 for a gap and 1 for none. */
function gapOf({ line }: Facts): number {
  if (line.layout === null) return line.gapBefore ? 2 : 1
  return line.layout.drop === null ? 1.3 : line.layout.drop / line.layout.size
}

function entriesFrom(lines: Facts[], arranged: Header[]): RoleEntry[] {
  const headers = arranged.map((header, k) => withTitleBelow(lines, withTitleAbove(lines, header, arranged[k - 1]?.to ?? -1), arranged[k + 1]?.from ?? lines.length))
  const undated = undatedHeads(lines, headers)
  return [...undatedFirst(lines, headers), ...datedEntries(lines, headers, undated)]
}

function datedEntries(lines: Facts[], headers: Header[], undated: readonly number[]): RoleEntry[] {
  const organizations = organizationsByLook(lines, headers)
  return headers.flatMap(({ from, to, anchor, skipped }, k) => {
    const next = headers[k + 1]?.from ?? lines.length
    const below = organizations.get(k + 1)
    const end = below === undefined ? next : lines.indexOf(below)
    const organization = organizations.get(k)
    const heads = undated.filter((n) => n > to && n < end)
    const over = lines[from - 1]
    const underOrganization =
      over !== undefined &&
      over.short &&
      !over.line.bullet &&
      !over.place &&
      (surelyEmployer(over.rest) || (isBold(over) && !isBold(lines[from]) && titleScore(firstPart(over.rest)) < 2)) &&
      from - 1 > (headers[k - 1]?.to ?? -1)
    return [
      ...fromBullets({
        ...entryOf(lines, { from, to, skipped, end: heads[0] ?? end, span: lines[anchor]?.spans[0] ?? null }),
        ...(underOrganization ? { underOrganization } : {}),
        ...(organization !== undefined
          ? { organization: { line: organization.line, rest: organization.rest }, organizationByLook: true as const }
          : datesLead(lines)
            ? {}
            : organizationOver(lines, from, headers[k - 1]?.to ?? -1)),
      }),
      ...heads.map((head, n) => entryOf(lines, { from: head, to: isPlacedEmployer(lines[head + 1]) ? head + 1 : head, end: heads[n + 1] ?? end, span: null })),
    ]
  })
}

/** "2017 – 2019:" over "• Translator at Quill" and "• Editor at Marble Press": under dates alone the bullets are the positions of that time. */
function fromBullets(entry: RoleEntry): RoleEntry[] {
  const isPost = ({ bullet, text }: ResumeLine) => {
    const [, title = ''] = text.match(/^(.{3,90}?) at (?:the )?\p{Lu}/u) ?? []
    return bullet && text.length <= MAX_HEADER + 40 && !/[.;]$/.test(text.replace(/\b(?:Co|Inc|Ltd|Corp)\.$/, '')) && titleScore(title) >= 2 && actionOf(text) === null
  }
  const posts = entry.body.filter(isPost)
  if (entry.header.length > 0 || entry.span === null || entry.body[0] === undefined || !isPost(entry.body[0])) return [entry]
  return posts.map((post, n) => ({
    ...entry,
    header: [{ line: { ...post, bullet: false }, rest: post.text }],
    lines: [...entry.lines, post],
    body: entry.body.slice(entry.body.indexOf(post) + 1, n + 1 < posts.length ? entry.body.indexOf(posts[n + 1] ?? post) : undefined),
  }))
}

/**
 * "QUILL COOPERATIVE – Marble, TN" in a type of its own over "Kiln Lead (2019 – Present)", with a gap between: what stands so
 * over the first of some positions employs, where two lines at least do and words show half of them to.
 */
function organizationsByLook(lines: Facts[], headers: Header[]): Map<number, Facts> {
  const own = new Set(headers.map(({ from }) => typeOf(lines[from])))
  const isBare = (fact: Facts | undefined) => fact !== undefined && fact.short && !fact.line.bullet && !fact.place && fact.spans.length === 0 && titleScore(firstPart(fact.rest)) < 2
  const over = headers.flatMap(({ from }, k): [number, Facts][] => {
    // Between the two a line may tell what the organization is.
    const at = isBare(lines[from - 1]) && !lines[from - 1]?.line.gapBefore && from > 1 && !own.has(typeOf(lines[from - 2])) ? from - 2 : from - 1
    const fact = lines[at]
    const stands = fact !== undefined && at > (headers[k - 1]?.to ?? -1) && (fact.line.gapBefore || at === 0) && lines[from]?.line.cut !== true
    return stands && isBare(fact) ? [[k, fact]] : []
  })
  const looks = new Set(over.map(([, fact]) => typeOf(fact)))
  const named = over.filter(([, { rest }]) => employerScore(rest) > 0).length
  const titled = headers.filter(({ from }) => titleScore(firstPart(lines[from]?.rest ?? '')) >= 2).length
  const others = lines.filter((fact, n) => !over.some(([, other]) => other === fact) && !headers.some(({ from, to }) => n >= from && n <= to))
  const [look = ''] = looks
  const isOwn = looks.size === 1 && !own.has(look) && !others.some((fact) => typeOf(fact) === look)
  return isOwn && over.length >= 2 && named * 2 >= over.length && titled * 3 >= headers.length * 2 && over[0]?.[0] === 0 ? new Map(over) : new Map()
}

/** Weight, slope, size and case. */
function typeOf(fact: Facts | undefined): string {
  const letters = fact?.rest.replace(/\s[–—-]\s.*$|[^\p{L}]/gu, '') ?? ''
  return `${fact?.line.layout?.bold} ${fact?.line.layout?.italic} ${Math.round(fact?.line.layout?.size ?? 0)} ${letters === letters.toUpperCase()}`
}

/** "Quill College, Marble, IN" over "Professor<tab>2019 – Present". */
function organizationOver(lines: Facts[], from: number, before: number): Pick<RoleEntry, 'organization'> {
  const [over, head] = [lines[from - 1], lines[from]]
  const heads =
    over !== undefined && head !== undefined && from - 1 > before && over.short && !over.line.bullet && !over.place && over.spans.length === 0 && head.line.cut !== true && !head.line.gapBefore
  return heads && surelyEmployer(over.rest) && titleScore(firstPart(over.rest)) < 2 && titleScore(firstPart(head.rest)) >= 2 && !surelyEmployer(head.rest)
    ? { organization: { line: over.line, rest: over.rest } }
    : {}
}

/** Dates alone on their line right under a title, or under an employer that stands under one, where most positions have theirs beside it. */
function withTitleAbove(lines: Facts[], header: Header, before: number): Header {
  const [over, employer] = [lines[header.from - 1], lines[header.from]]
  const isEmployer =
    header.from === header.anchor - 1 &&
    employer !== undefined &&
    lines[header.anchor]?.rest === '' &&
    employerScore(employer.rest) > 0 &&
    titleScore(firstPart(employer.rest)) < 2 &&
    !employer.line.gapBefore
  const isOver =
    over !== undefined &&
    header.from - 1 > before &&
    over.short &&
    !over.line.bullet &&
    over.spans.length === 0 &&
    titleScore(firstPart(over.rest)) >= 2 &&
    !surelyEmployer(over.rest) &&
    employer?.line.cut !== true
  if (isEmployer && isOver) return { ...header, from: header.from - 1 }
  const [above, dates] = [lines[header.anchor - 1], lines[header.anchor]]
  const isAlone = header.from === header.anchor && header.to === header.anchor && dates?.rest === '' && !dates.line.gapBefore && dates.line.cut !== true
  const isTitle = above !== undefined && header.anchor - 1 > before && above.short && !above.line.bullet && above.spans.length === 0 && titleScore(firstPart(above.rest)) >= 2
  return isAlone && isTitle ? { ...header, from: header.anchor - 1 } : header
}

/** "Quill Corporation, Marble, IN<tab>1995 - 2002" over what it makes and then the title: where a header names no title, the next line that is one belongs to it. */
function withTitleBelow(lines: Facts[], header: Header, end: number): Header {
  const taken = lines.slice(header.from, header.to + 1)
  if (taken.some(({ rest }) => titleScore(firstPart(rest)) > 0) || !taken.some(({ rest }) => employerScore(rest) >= 2)) return header
  for (const to of [header.to + 1, header.to + 2]) {
    const line = lines[to]
    if (line === undefined || to >= end || !line.short || line.line.bullet || (line.line.gapBefore && !isBold(line)) || line.spans.length > 0 || line.rest.split(/\s+/).length > 8) return header
    if (titleScore(line.rest) >= 2 && !surelyEmployer(line.rest)) {
      const between = to > header.to + 1 ? header.to + 1 : header.to
      return { ...header, to, ...(between > header.anchor && !surelyEmployer(lines[between]?.rest ?? '') ? { skipped: between } : {}) }
    }
  }
  return header
}

function entryOf(lines: Facts[], { from, to, skipped, end, span }: { from: number; to: number; skipped?: number | undefined; end: number; span: DateSpan | null }): RoleEntry {
  const taken = lines.slice(from, to + 1)
  return {
    header: taken.filter((fact) => fact.rest !== '' && fact !== lines[skipped ?? -1]).map(({ line, rest }) => ({ line, rest })),
    lines: taken.map(({ line }) => line),
    ...wholeOf(span, taken),
    body: lines.slice(to + 1, end).map(({ line }) => line),
  }
}

/** "May–Oct 2016, May–Oct 2017": seasons of one position, from the first to the last. */
function wholeOf(span: DateSpan | null, taken: Facts[]): Pick<RoleEntry, 'span' | 'several'> {
  const { spans = [], line } = taken.find((fact) => span !== null && fact.spans[0] === span) ?? {}
  const [first, ...more] = [...spans].sort((a, b) => (a.startYear ?? 0) - (b.startYear ?? 0))
  const last = more.at(-1)
  const isList = (from: DateSpan, to: DateSpan | undefined) => to === undefined || /^\s*(?:,|and|&|;|\/)\s*$/.test(line?.text.slice(from.index + from.length, to.index) ?? '')
  if (span === null || span.single || first === undefined || last === undefined || !spans.every((part, n) => !part.single && isList(part, spans[n + 1]))) return { span }
  return { span: { ...first, endYear: last.endYear, endMonth: last.endMonth, current: last.current }, several: true }
}

/**
 * A position that has lost its dates among others that have them: a title with a blanked employer, or one in the type in
 * which this document sets its titles and nothing else. The work told under it is not that of the position above.
 */
function undatedHeads(lines: Facts[], headers: Header[]): number[] {
  if (headers.length < 2) return []
  const titles = headers.flatMap(({ from, to }) =>
    lines
      .slice(from, to + 1)
      .filter(({ rest }) => rest !== '' && titleScore(firstPart(withoutBlankEmployer(rest))) >= 2)
      .slice(0, 1),
  )
  const looks = new Set(titles.map(lookOf))
  const [look] = looks
  const inHeader = (n: number) => headers.some(({ from, to }) => n >= from && n <= to)
  const bodies = lines.filter(({ line }, n) => !inHeader(n) && (line.bullet || line.text.split(/\s+/).length > 8))
  const ownLook =
    look !== undefined &&
    titles.length === headers.length &&
    looks.size === 1 &&
    titles[0]?.line.layout !== null &&
    !bodies.some((line) => lookOf(line).replace(/ \S+$/, '') === look.replace(/ \S+$/, ''))
  // "Machinist" over "July 1997 to May 2004 Quill Mills – Harbor, OH": title and employer on a line each.
  const twoLined = headers.filter(
    ({ from, to }) => to === from + 1 && lines[from]?.dated === false && titleScore(firstPart(lines[from]?.rest ?? '')) >= 2 && lines[to]?.dated === true && PLACED.test(lines[to]?.rest ?? ''),
  ).length
  // Where headers stand at one edge and what was done further right, a title alone at that edge heads what is below it.
  const edges = headers.map(({ from }) => lines[from]?.line.layout?.x ?? null)
  const [edge = null] = edges
  const isAt = (x: number | undefined) => edge !== null && x !== undefined && Math.abs(x - edge) < 3
  const isIndented = (fact: Facts | undefined) => edge !== null && (fact?.line.layout?.x ?? -Infinity) > edge + 8
  const indented = edges.every((x) => x !== null && isAt(x)) && bodies.length > headers.length && bodies.every(isIndented)
  return lines.flatMap((fact, n) => {
    if (inHeader(n) || !fact.short || fact.spans.length > 0 || fact.line.bullet) return []
    const atEdge = indented && fact.line.gapBefore && isAt(fact.line.layout?.x) && isIndented(lines[n - 1]) && isIndented(lines[n + 1]) && lines[n + 1]?.line.gapBefore === true
    const overBlank = twoLined >= 2 && fact.line.gapBefore && BLANKED.test(lines[n + 1]?.rest.slice(0, 12) ?? '') && isPlacedEmployer(lines[n + 1]) && fact.rest.split(/\s+/).length <= 6
    if (titleScore(firstPart(withoutBlankEmployer(fact.rest))) < 2) return overBlank ? [n] : []
    const blank = BLANKED.test(fact.rest) && titles.filter(({ rest }) => BLANKED.test(rest)).length >= 2
    const overEmployer = twoLined >= 2 && fact.line.gapBefore && isPlacedEmployer(lines[n + 1])
    return (blank || overEmployer || atEdge || (ownLook && lookOf(fact) === look)) && lines[n + 1] !== undefined && !lines[n + 1]?.dated ? [n] : []
  })
}

/**
 * "Kiln Lead" over its duties, without dates, before the first dated position: it begins the list and is set like a line of the
 * headers below. A further one over the first dated position begins the same way.
 */
function undatedFirst(lines: Facts[], headers: Header[]): RoleEntry[] {
  const end = headers[0]?.from ?? 0
  const looks = new Set(headers.flatMap(({ from, to }) => lines.slice(from, to + 1).map(lookOf)))
  const isNameLike = (fact: Facts | undefined): fact is Facts =>
    fact !== undefined && fact.short && fact.spans.length === 0 && !fact.line.bullet && !/[.:;!?]$/.test(fact.rest) && fact.rest.split(/\s+/).length <= 10 && actionOf(fact.rest) === null
  const holdsTitle = ({ rest }: Facts) =>
    withoutBlankEmployer(rest)
      .split(/\t| [|•·] | [–—-] |, /)
      .some((part) => titleScore(part) >= 2)
  const wordy = (n: number) => n < end && lines[n] !== undefined && (lines[n].line.bullet || lines[n].line.text.split(/\s+/).length > 4) && !isNameLike(lines[n])
  const sizeAt = (n: number): number => {
    const [head, below] = [lines[n], lines[n + 1]]
    if (!isNameLike(head) || (!looks.has(lookOf(head)) && !BLANKED.test(head.rest))) return 0
    if (n > 0 && !head.line.gapBefore && head.line.layout === null) return 0
    if (holdsTitle(head) && wordy(n + 1)) return 1
    const named = isNameLike(below) && !below.line.gapBefore && wordy(n + 2)
    return named && (holdsTitle(head) || (holdsTitle(below) && employerScore(head.rest) > 0)) ? 2 : 0
  }
  if (sizeAt(0) === 0) return []
  const starts = lines.slice(0, end).flatMap((_, n) => (sizeAt(n) > 0 && (n === 0 || sizeAt(n - 1) < 2) ? [n] : []))
  return starts.map((from, k) => entryOf(lines, { from, to: from + sizeAt(from) - 1, end: starts[k + 1] ?? end, span: null }))
}

const BLANKED = /\bCompany Name\b/
const BLANK_PLACE = /^Company Name\b[^\p{L}]{0,5}City\s?,\s?State\b/u
const PLACED = new RegExp(`\\bCompany Name\\b|\\p{Lu}[\\p{L}.'’-]+, ?(?:${STATES}|USA|United States)$`, 'u')

/** "Quill Mills – Harbor, OH", under a title that has lost its dates. */
function isPlacedEmployer(fact: Facts | undefined): boolean {
  return (
    fact !== undefined && fact.short && fact.spans.length === 0 && !fact.line.bullet && !fact.line.gapBefore && PLACED.test(fact.rest) && titleScore(firstPart(withoutBlankEmployer(fact.rest))) < 2
  )
}

const withoutBlankEmployer = (text: string): string => text.replace(/^Company Name\b(?:\s*[–—-]?\s*City\b\s*,?\s*(?:State\b)?)?\s*(?=\p{Lu})/u, '').replace(/\s*\bCompany Name\b.*$/, '')

/** Weight, slope, size and edge of a line. */
function lookOf({ line: { layout } }: Facts): string {
  return `${layout?.bold} ${layout?.italic} ${Math.round(layout?.size ?? 0)} ${Math.round((layout?.x ?? 0) / 4)}`
}

/** Without any dates: titles over bullets or over indented duties, alone on a line after a gap or in bold. */
function undatedEntries(lines: Facts[]): RoleEntry[] {
  const tellsWork = (n: number, start: number) => {
    const [line, head] = [lines[n]?.line, lines[start]?.line]
    return line !== undefined && head !== undefined && (line.bullet || (line.layout !== null && head.layout !== null && line.layout.column === head.layout.column && line.layout.x > head.layout.x + 8))
  }
  // "Company Name Kiln Teacher" over "City , State" and what was taught.
  const isBlankPlace = (fact: Facts | undefined) => fact !== undefined && /^City\s?,\s?State$/.test(fact.line.raw.trim())
  const headsBlanked = (n: number) => {
    const fact = lines[n]
    const blanked = fact !== undefined && fact.short && !fact.line.bullet && /^Company Name\b/.test(fact.rest) && titleScore(firstPart(withoutBlankEmployer(fact.rest))) >= 2
    const below = isBlankPlace(lines[n + 1]) ? n + 2 : BLANK_PLACE.test(fact?.rest ?? '') ? n + 1 : -1
    return blanked && (lines[below]?.line.text.split(/\s+/).length ?? 0) > 4
  }
  const starts = lines.flatMap(({ line, short, rest }, n) => {
    const stands = (line.gapBefore || line.layout?.bold === true) && !tellsWork(n, n)
    const named = titleScore(firstPart(rest)) >= 3 || (titleScore(firstPart(rest)) >= 2 && tellsWork(n + 2, n))
    if (headsBlanked(n)) return [n]
    return short && stands && named && (tellsWork(n + 1, n) || (lines[n + 1]?.short && tellsWork(n + 2, n))) ? [n] : []
  })
  return starts.map((start, k) => {
    const wide = (headsBlanked(start) && isBlankPlace(lines[start + 1])) || (!headsBlanked(start) && !tellsWork(start + 1, start) && lines[start + 1]?.short === true)
    const body = lines.slice(start + (wide ? 2 : 1), starts[k + 1] ?? lines.length)
    const header = lines.slice(start, start + (wide ? 2 : 1))
    // "Company Name – City , State Kiln Lead Present": that it goes on is no part of the title.
    const told = (rest: string) => (BLANK_PLACE.test(rest) ? rest.replace(/ (?:Present|Current)$/, '') : rest)
    return { header: header.map(({ line, rest }) => ({ line, rest: told(rest) })), lines: header.map(({ line }) => line), span: null, body: body.map(({ line }) => line) }
  })
}
