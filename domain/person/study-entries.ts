/** Which lines of the studies belong together: what begins, or ends, the entries of this list is learned from it. */
import type { ResumeLine } from '../resume/resume-sections.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import type { Token } from './study-tokens.ts'

/** @param datesAbove the positions of this resume have their dates on lines of their own above them */
export function entriesIn(tokens: Token[], datesAbove: boolean): Token[][] {
  if (endsInDatedSchools(tokens) || tokens.some((token, n) => isExpectedHead(token) && isSchoolAlone(tokens[n + 1]))) return entriesBy(tokens, 'degree')
  return entriesBy(tokens, datesAbove && datesLead(tokens) ? 'year-above' : edgeOfEntries(tokens))
}

/** A degree over "May 2017" over "Quill University", down to the last of them: what stands above the next degree is of the one before. */
function endsInDatedSchools(tokens: Token[]): boolean {
  const [first] = tokens
  const dates = tokens.flatMap(({ dateOnly }, n) => (dateOnly ? [n] : []))
  const last = tokens.findLastIndex((token) => token.degrees.length > 0)
  return (
    first !== undefined &&
    first.degrees.length > 0 &&
    first.span === null &&
    first.school === null &&
    dates.length > 1 &&
    dates.every((n) => isSchoolAlone(tokens[n + 1])) &&
    tokens.every((token, n) => !isSchoolAlone(token) || tokens[n - 1]?.dateOnly === true) &&
    dates.some((n) => n > last)
  )
}

/** "• Quill University" over a degree without a mark: where the first line is such a one, the marks tell where entries begin. */
export function withMarkedSchools(tokens: Token[]): Token[] {
  const isMarked = (token: Token | undefined) => isSchoolAlone(token) && token?.line.bullet === true && !token.other && token.line.text.startsWith(token.school ?? '')
  const lead = isMarked(tokens[0]) && tokens.every((token) => token.degrees.length === 0 || !token.line.bullet)
  return lead ? tokens.map((token) => (isMarked(token) ? { ...token, line: { ...token.line, bullet: false, gapBefore: true } } : token)) : tokens
}

/** "Quill University May 2015 Diploma" over "Bachelor of Science : Botany": what the school gave is the degree below, which tells neither school nor date. */
export function withDiplomasOfSchools(tokens: Token[]): Token[] {
  return tokens.map((token, n) => {
    const [next, below, hit] = [tokens[n + 1], tokens[n + 2], token.degrees[0]]
    const isBare = token.degrees.length === 1 && hit !== undefined && /^diploma$/i.test(hit.match) && token.school !== null && !token.other && token.line.text.endsWith(hit.match)
    return isBare &&
      next?.degrees.length === 1 &&
      next.school === null &&
      next.span === null &&
      !next.line.gapBefore &&
      next.degrees[0]?.level !== 'diploma' &&
      (below === undefined || (below.school === null && below.span === null) || below.degrees.length > 0)
      ? { ...token, degrees: [], line: { ...token.line, text: token.line.text.slice(0, hit.index).trim() } }
      : token
  })
}

/** "Kilns : Expected in 06/2021" over "Quill University" tells of studies without a degree: the school is theirs, and no degree's below it. */
export function withSchoolsOfHeads(tokens: Token[]): Token[] {
  return tokens.map((token, n) => (isExpectedHead(tokens[n - 1]) && isSchoolAlone(token) && token.span === null ? { ...token, other: true } : token))
}

const isExpectedHead = (token: Token | undefined) =>
  token !== undefined && token.degrees.length === 0 && token.school === null && token.span !== null && /^[^:\t]{2,40} : expected in\b/i.test(token.line.text)

/** Whether the positions of a resume stand each below a line that holds nothing but its dates. @param sections on work; one without such lines (a summary of the work) tells nothing */
export function datesStandAbove(sections: ResumeLine[][]): boolean {
  const read = sections
    .map((lines) =>
      lines.map((line) => {
        const spans = line.bullet ? [] : [...dateRanges(line.text), ...singleDates(line.text)]
        return { line, dateOnly: spans.length > 0 && withoutSpans(line.text, spans) === '' }
      }),
    )
    .filter((lines) => lines.some(({ dateOnly }) => dateOnly))
  const lines = read.flat()
  const dates = lines.flatMap(({ dateOnly }, n) => (dateOnly ? [n] : []))
  const lead = dates.filter((n) => lines[n + 1]?.dateOnly === false && lines[n + 1]?.line.bullet === false)
  return read.length > 0 && read.every(([first]) => first?.dateOnly === true) && lead.length >= dates.length * 0.7
}

/** Dates on lines of their own, with something behind each of them. */
function datesLead(tokens: Token[]): boolean {
  return tokens.some(({ dateOnly }) => dateOnly) && tokens.every((token, n) => !token.dateOnly || tokens[n + 1]?.dateOnly === false)
}

type Kind = 'degree' | 'school' | 'year' | 'year-last' | 'year-above' | 'year-beside'
const hasKind = (token: Token, kind: Kind) =>
  kind === 'degree' ? token.degrees.length > 0 || token.other : kind === 'school' ? token.school !== null && !(token.line.bullet && token.degrees.length === 0 && !isDateApart(token)) : token.dateOnly

/** Which part begins, or ends, the entries of this list: the one that cuts it into the most even entries. */
function edgeOfEntries(tokens: Token[]): Kind {
  // "2010 – 2014<tab>Ph.D. Botany" over its school: where all degrees begin with their dates and the last one has its school below, so have the others.
  const named = tokens.filter((token) => token.degrees.length > 0)
  // "Master's Degree:" over "Botany at Quill University – 2015".
  if (named.length > 1 && named.every(({ line }) => line.text.endsWith(':'))) return 'degree'
  const last = tokens.findLastIndex((token) => token.degrees.length > 0)
  const below = tokens.slice(last + 1).some((token) => token.school !== null) && !named.every((token) => isSchoolAlone(tokens[tokens.indexOf(token) - 1]))
  if (named.length > 1 && named.every((token) => beginsWithDate(token) && token.school === null) && below) return 'year-beside'
  // "Quill University" over "2010 – 2014" over "Ph.D. Botany", each time, and nothing below the last degree: the schools begin.
  const overBoth =
    named.every((token) => token.span === null && (tokens[tokens.indexOf(token) - 1]?.dateOnly === true || (tokens[tokens.indexOf(token) - 1]?.degrees.length ?? 0) > 0)) &&
    tokens.filter(({ dateOnly }) => dateOnly).length === tokens.filter(({ school }) => school !== null).length &&
    isSchoolAlone(tokens[0]) &&
    tokens.every((token, n) => token.school === null || (isSchoolAlone(token) && tokens[n + 1]?.dateOnly === true && (tokens[n + 2]?.degrees.length ?? 0) > 0))
  if (named.length > 1 && overBoth && !tokens.slice(last + 1).some((token) => token.dateOnly) && hasKind(tokens[0]!, 'school')) return 'school'
  const kinds: Kind[] = ['degree', 'school', 'year-last', 'year']
  const scored = kinds
    .filter((kind) => tokens.some((token) => hasKind(token, kind)))
    .map((kind) => ({ kind, cost: unevenness(tokens, kind) }))
    .sort((a, b) => a.cost - b.cost)
  return scored[0]?.kind ?? 'degree'
}

function beginsWithDate(token: Token): boolean {
  return token.span?.index === 0 && !token.dateOnly && !token.line.bullet
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
  // "Quill University" over its dates, and then the degree.
  const underSchools = tokens.every((token, n) => !token.dateOnly || isSchoolAlone(tokens[n - 1]))
  if (kind !== 'year' && dates >= 2 && datesFirst && !underSchools && tokens.at(-1)?.dateOnly === false) cost += 2.5
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
      const below = isSchoolAlone(tokens[n + 1]) && !(gapsTell && tokens[n + 1]?.line.gapBefore === true)
      const above = isSchoolAlone(tokens[n - 1]) || (gapsTell && isSchoolAlone(overDetails(tokens, n)))
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

function isSchoolAlone(token: Token | undefined): boolean {
  return token != null && token.school !== null && token.degrees.length === 0
}

/** The line over an advisor or a department that stands right over this one, with no gap between. */
function overDetails(tokens: Token[], n: number): Token | undefined {
  const tellsNothing = (token: Token | undefined) => token != null && token.school === null && token.degrees.length === 0 && !token.other && token.span === null
  return !tellsNothing(tokens[n - 1]) || tokens[n]?.line.gapBefore === true || tokens[n - 1]?.line.gapBefore === true ? undefined : tokens[n - 2]
}

/** "Dean's List, semester one 2020": a date of something else than the end of the studies. */
const NO_YEAR_OF_STUDIES = /\b(?:dean['’]?s list|scholarships?|awards?|awarded|honou?r roll|president['’]?s list|semesters?|member|chapter|captain|internship|licensed?)\b/i

/** A year in a sentence beside the degrees ("Exchange Server 2000") is no year of theirs. */
export function tellsYear(token: Token): boolean {
  if (token.degrees.length === 0 && token.school === null && !token.dateOnly && NO_YEAR_OF_STUDIES.test(token.line.text)) return false
  return token.span !== null && (token.dateOnly || token.other || token.degrees.length > 0 || token.school !== null || token.line.text.length < 48 || isDateApart(token))
}

/** "Department of Kiln Science<tab>2015 – 2016": the date stands at the right edge, apart from the words. */
function isDateApart({ span, line: { text } }: Token): boolean {
  return span !== null && span.index + span.length === text.length && text.slice(0, span.index).endsWith('\t')
}

function entriesBy(tokens: Token[], kind: Kind): Token[][] {
  const entries: Token[][] = []
  for (const [n, token] of tokens.entries()) {
    const begins =
      kind === 'year-beside'
        ? beginsWithDate(token)
        : kind === 'year-above'
          ? beginsUndated(token, entries.at(-1))
          : kind === 'year-last'
            ? tokens[n - 1]?.dateOnly === true || token.other
            : hasKind(token, kind) || (kind !== 'degree' && token.other && startsAnew(entries.at(-1)))
    if (begins || entries.length === 0) entries.push([token])
    else entries.at(-1)?.push(token)
  }
  return entries
}

/** Below the dates that lead, an entry without one begins with what the open entry has already. */
function beginsUndated(token: Token, open: Token[] | undefined): boolean {
  if (token.dateOnly || open === undefined) return true
  const [degree, school] = [startsAnew(open), open.some((other) => other.school !== null)]
  return token.degrees.length > 0 || token.other ? degree : token.school !== null && !token.line.bullet && degree && school
}

/** The entry is told already, so that a further one without the usual first part begins anew. */
function startsAnew(entry: Token[] | undefined): boolean {
  return entry !== undefined && entry.some((token) => token.degrees.length > 0 || token.other)
}
