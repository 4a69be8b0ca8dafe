/** Which positions a resume tells of: title, employer, years and duties. */
import { employerScore, isPlace, titleScore } from './header-words.ts'
import type { ResumeRole } from './resume-facts.ts'
import { dateRanges, singleDates, withoutSpans, type DateSpan } from './resume-dates.ts'
import type { ResumeLine } from './resume-sections.ts'
import { isContactLine } from './resume-top.ts'
import { paragraphsOf, sentencesOf } from './wrapped-text.ts'

type Entry = { header: string[]; span: DateSpan | null; body: ResumeLine[] }
type Named = { title: string | null; employer: string | null; sure: boolean; titleFirst: boolean }

const MAX_HEADER = 130
/** "Designation: Network Engineer". */
const LABEL = /^(?:company(?: name)?|employer|organi[sz]ation|client|designation|job title|title|position|role|duration|period|dates?|location)\s*:\s*/i
const DUTIES_LABEL = /^(?:(?:key|main|major|core|selected|job)\s+)?(?:roles?\s*(?:and|&)\s*)?(?:responsibilities|achievements|accomplishments|duties|highlights|contributions)(?: include| included)?\s*:?$/i

/** Roles in the order of the lines; lines are those of the sections on employment. */
export function rolesOf(printed: ResumeLine[]): ResumeRole[] {
  const lines = printed
    .map((line) => (line.bullet ? line : { ...line, text: line.text.replace(LABEL, '') }))
    .filter((line) => line.text !== '' && (line.bullet || !DUTIES_LABEL.test(line.text)))
  const width = Math.max(0, ...lines.map((line) => line.text.length))
  const entries = entriesOf(lines)
  const firstPass = entries.map((entry) => nameParts(entry.header, true))
  const votes = firstPass.filter((named) => named.sure)
  const titleFirst = votes.filter((named) => named.titleFirst).length >= votes.length / 2
  const roles: ResumeRole[] = []
  let group: { employer: string; start: number | null; end: number | null; current: boolean; overSeveral: boolean } | null = null
  for (const entry of entries) {
    let named = nameParts(entry.header, titleFirst)
    // Under an employer's own line, "Captain, Citation Excel" is a title as a whole.
    const whole = entry.header.length === 1 ? withoutPlace(entry.header[0] ?? '') : ''
    if (group?.overSeveral && whole !== '' && !whole.includes('\t') && named.title !== null && named.employer !== null && employerScore(named.employer) === 0) {
      named = { ...named, title: whole, employer: null }
    }
    const duties = dutiesOf(entry.body, width)
    const { startYear = null, endYear = null, current = false } = entry.span ?? {}
    if (named.title === null && named.employer !== null && duties.length === 0) {
      // An employer's own line over several positions.
      group = { employer: named.employer, start: startYear, end: endYear, current, overSeveral: true }
      continue
    }
    if (named.title === null && named.employer === null) continue
    if (entry.span === null && (named.title === null || (duties.length === 0 && group === null))) continue
    let employer = named.employer
    if (employer !== null) group = { employer, start: startYear, end: endYear, current, overSeveral: false }
    else if (group !== null) employer = group.employer
    const own = entry.span !== null
    roles.push({
      title: named.title ?? named.employer ?? '',
      employer: named.title === null ? null : employer,
      startYear: own ? startYear : (group?.start ?? null),
      endYear: own ? endYear : (group?.end ?? null),
      current: own ? current : (group?.current ?? false),
      duties,
    })
  }
  return roles
}

/** Header lines with their dates, and what stands under them. */
function entriesOf(lines: ResumeLine[]): Entry[] {
  const isHeader = headerFlags(lines)
  const entries: Entry[] = []
  let entry: Entry | null = null
  for (const [n, line] of lines.entries()) {
    if (!isHeader[n]) {
      entry?.body.push(line)
      continue
    }
    const [span] = spansOf(line.text)
    const text = withoutSpans(line.text, spansOf(line.text))
    const startsNew =
      entry === null ||
      entry.body.length > 0 ||
      (span !== undefined && entry.span !== null) ||
      (entry.header.length >= 3 && text !== '' && !isPlace(text)) ||
      (line.gapBefore && entry.span !== null && entry.header.length > 0)
    if (startsNew) {
      entry = { header: [], span: null, body: [] }
      entries.push(entry)
    }
    if (entry === null) continue
    if (span !== undefined) entry.span ??= span
    if (text !== '') entry.header.push(text)
  }
  return entries
}

function spansOf(text: string): DateSpan[] {
  const ranges = dateRanges(text)
  if (ranges.length > 0) return ranges
  const singles = singleDates(text)
  // One date counts only at an edge of the line: "Intern, Acme<tab>Summer 2018".
  return singles.filter((span) => span.index + span.length >= text.trimEnd().length - 1 || span.index === 0).slice(-1)
}

function headerFlags(lines: ResumeLine[]): boolean[] {
  const widest = Math.max(70, ...lines.map((line) => line.text.length))
  const dated = lines.map((line) => isDatedHeader(line))
  const flags = [...dated]
  const short = (n: number) => {
    const line = lines[n]
    return line !== undefined && !line.bullet && line.text.length <= Math.min(MAX_HEADER, widest * 0.95) && !/[.!?;:]$/.test(stripAbbreviation(line.text)) && /^[\p{Lu}\d"“(@]/u.test(line.text)
  }
  const nameLike = (n: number) => {
    const text = lines[n]?.text ?? ''
    return titleScore(firstPart(text)) >= 2 || employerScore(text) > 0 || isPlace(text) || text.split(/\s+/).length <= 6
  }
  for (let n = 0; n < lines.length; n++) {
    if (!dated[n]) continue
    // Up to two lines above: the employer over the title, or both over the dates; a third where a place is between.
    const most = dateAlone(lines[n]?.text ?? '') && isPlace(lines[n - 1]?.text ?? '') ? 3 : 2
    for (let up = n - 1; up >= Math.max(0, n - most) && !flags[up] && short(up) && nameLike(up); up--) {
      const before = lines[up - 1]
      const parted = before === undefined || lines[up]?.gapBefore || flags[up - 1] || endsParagraph(before, widest)
      const blockAbove = [1, 2].slice(0, most - 1).some((k) => short(up - k) && lines[up - k]?.gapBefore)
      if (!parted && up === n - 1 && !blockAbove) break
      // Over a gap only the employer of several positions stands.
      const overGap = lines[up + 1]?.gapBefore === true && !dateAlone(lines[up + 1]?.text ?? '')
      if (overGap && !(lines[up]?.gapBefore && isBareHeader(lines[up + 1]?.text ?? '') && employerScore(lines[up]?.text ?? '') > 0)) break
      flags[up] = true
    }
    const own = nameParts([withoutSpans(lines[n]?.text ?? '', spansOf(lines[n]?.text ?? ''))], true)
    const above = flags[n - 1] === true && !dated[n - 1]
    const missing = own.title === null || own.employer === null
    // Up to two lines below, where the line of the dates does not name everything.
    let below = n + 1
    const last = n + (above || !missing ? 1 : 2)
    while (below <= last && !dated[below] && short(below) && !lines[below]?.gapBefore) {
      const text = lines[below]?.text ?? ''
      const wanted = isPlace(text) || (!above && missing && (titleScore(firstPart(text)) >= 2 || employerScore(text) > 0 || text.length < 45))
      if (!wanted || text.split(/\s+/).length > 12) break
      flags[below] = true
      below++
    }
  }
  // Titles without dates, over bullets.
  for (let n = 0; n < lines.length; n++) {
    const next = lines[n + 1]
    if (flags[n] || !short(n) || !lines[n]?.gapBefore || next?.bullet !== true || flags[n - 1]) continue
    if (titleScore(firstPart(lines[n]?.text ?? '')) >= 3) flags[n] = true
  }
  return flags
}

function isDatedHeader(line: ResumeLine): boolean {
  if (line.text.length > MAX_HEADER) return false
  const ranges = dateRanges(line.text)
  const spans = ranges.length > 0 ? ranges : spansOf(line.text)
  const span = spans[0]
  if (span === undefined) return false
  const rest = withoutSpans(line.text, spans)
  if (line.bullet) {
    // "• 2015–2018: Engineer, Acme" is a role only where the range stands at an edge and a title beside it.
    if (ranges.length === 0 || titleScore(firstPart(rest)) < 3 || /[.;]$/.test(rest)) return false
    return span.index === 0 || span.index + span.length >= line.text.length - 2
  }
  if (/[.!?;]$/.test(stripAbbreviation(rest)) && rest.split(/\s+/).length > 8) return false
  const atEdge = span.index <= 1 || span.index + span.length >= line.text.length - 3 || /\t|\||•|·/.test(line.text)
  if (ranges.length === 0) return atEdge && (rest === '' || titleScore(firstPart(rest)) >= 2 || employerScore(rest) > 0)
  return atEdge || rest.split(/\s+/).length <= 14
}

function stripAbbreviation(text: string): string {
  return text.replace(/\b(?:Inc|Ltd|Co|Corp|LLC|St|Dept|Jr|Sr|(?:[A-Za-z]\.)*[A-Za-z])\.$/i, '')
}

function endsParagraph(line: ResumeLine, widest: number): boolean {
  return /[.!?]$/.test(line.text) || line.text.length < widest * 0.72
}

function dateAlone(text: string): boolean {
  const spans = spansOf(text)
  return spans.length > 0 && withoutSpans(text, spans) === ''
}

function isBareHeader(text: string): boolean {
  return titleScore(firstPart(withoutSpans(text, spansOf(text)))) >= 2
}

function firstPart(text: string): string {
  return text.split(/\t| [|•·] | [–—-] |, /)[0] ?? ''
}

/** Tells title and employer apart in the words of a header. */
function nameParts(header: string[], titleFirst: boolean): Named {
  const pieces = header
    .flatMap((text) => text.split(/\t|\s+[|•·/]\s+|\s+[–—-]\s+|\s*@\s+|\s+at\s+(?=\p{Lu})|;\s+|:\s+/u))
    .map((piece) => piece.replace(/^[\s,(|•·–—-]+|[\s,|•·–—-]+$/g, '').trim())
    .filter((piece) => !isPlace(piece))
    .map(withoutPlace)
    .filter((piece) => piece !== '' && !isPlace(piece))
  const first = pieces[0]
  if (first === undefined) return { title: null, employer: null, sure: false, titleFirst }
  if (pieces.length === 1) return nameSingle(first, titleFirst)

  const scored = pieces.map((piece, n) => ({
    piece,
    n,
    title: Math.max(titleScore(piece), titleScore(piece.split(', ')[0] ?? '')) - employerScore(piece) * 0.4,
    employer: employerScore(piece),
  }))
  const best = scored.reduce((a, b) => (b.title > a.title ? b : a))
  if (best.title > 0.5) {
    const rest = scored.filter((entry) => entry.n !== best.n)
    const surely = (entry: { piece: string; employer: number }) => entry.employer - (titleScore(entry.piece) >= 3 ? 1.5 : 0)
    const employer = rest.reduce((a, b) => (surely(b) > surely(a) ? b : a))
    // "Engineer, Acme Inc. | Platform team": both stand in one piece.
    const inside = nameSingle(best.piece, titleFirst)
    if (inside.title !== null && inside.employer !== null && employerScore(inside.employer) > 0 && employer.employer === 0) return inside
    return { title: best.piece, employer: employer.piece, sure: true, titleFirst: best.n < employer.n }
  }
  const second = pieces[1] ?? ''
  const namedEmployer = scored.reduce((a, b) => (b.employer > a.employer ? b : a))
  if (namedEmployer.employer > 0) {
    const other = pieces.find((_, n) => n !== namedEmployer.n) ?? null
    return { title: other, employer: namedEmployer.piece, sure: false, titleFirst }
  }
  return titleFirst ? { title: first, employer: second, sure: false, titleFirst } : { title: second, employer: first, sure: false, titleFirst }
}

/** "Engineer, Acme Inc.", "Acme, Inc., Senior Engineer", "Physician, Obstetrics, Delta Medical Center", "Acme". */
function nameSingle(piece: string, titleFirst: boolean): Named {
  const parts = commaParts(piece)
  const titles = parts.map((part) => titleScore(part) - employerScore(part) * 0.4)
  const title = titles.findIndex((score) => score > 0.5 && score >= Math.max(...titles) - 1)
  if (parts.length === 1 || title < 0) {
    return title >= 0 ? { title: piece, employer: null, sure: false, titleFirst } : { title: null, employer: piece, sure: false, titleFirst }
  }
  const scores = parts.map((part, n) => (n === title ? -1 : employerScore(part)))
  const strongest = Math.max(...scores)
  const join = (from: number, to?: number) => parts.slice(from, to).join(', ')
  if (title > 0) return { title: join(title), employer: join(0, title), sure: strongest > 0, titleFirst: false }
  // "Vice President, Project Finance" alone is a title; with an employer's word after it the title ends there.
  const employer = strongest > 0 ? scores.indexOf(strongest) : parts.length > 2 || !/^(?:director|manager|head|vice president|vp|lead|president|associate|analyst|engineer)$/i.test(parts[0] ?? '') ? 1 : -1
  if (employer < 0) return { title: piece, employer: null, sure: false, titleFirst }
  return { title: join(0, employer), employer: parts[employer] ?? null, sure: strongest > 0, titleFirst: true }
}

/** Comma parts outside brackets; "Acme, Inc." and credentials stay whole. */
function commaParts(piece: string): string[] {
  const merged: string[] = []
  for (const part of piece.split(/,\s+(?![^(]*\))/)) {
    const last = merged.at(-1)
    const suffix = /^(?:inc|llc|ltd|corp|co|s\.?a|plc|llp|gmbh|ph\.?d|m\.?d|mba|pmp|rn|cpa|p\.?e)\.?$/i.test(part)
    if (last !== undefined && suffix) merged[merged.length - 1] = `${last}, ${part}`
    else merged.push(part)
  }
  return merged
}

/** "Acme Inc., Boston, MA" → "Acme Inc."; "Labs, Lyon, France" → "Labs". */
function withoutPlace(piece: string): string {
  const kept = commaParts(piece)
  while (kept.length > 1) {
    if (kept.length > 2 && isPlace(kept.slice(-2).join(', '))) kept.splice(-2)
    else if (isPlace(kept.at(-1) ?? '')) kept.pop()
    else break
  }
  return kept.join(', ')
}

/** In a resume whose side column comes last, the contact details follow the last duty. */
function beforeContact(body: ResumeLine[]): ResumeLine[] {
  const at = body.findIndex((line) => !line.bullet && line.gapBefore && isContactLine(line.text))
  return at < 0 ? body : body.slice(0, at)
}

/** Bullets, or the sentences of running text. */
function dutiesOf(body: ResumeLine[], width: number): string[] {
  return paragraphsOf(beforeContact(body), width)
    .flatMap(({ text, bullet }) => (bullet ? [text] : sentencesOf(text)))
    .map((text) => text.replace(/^[-–—•·]\s*/, '').trim())
    .filter((text) => text.split(/\s+/).length >= 3 && !isPlace(text) && !/^(?:tools|technologies|tech stack|stack|environment)\s*:/i.test(text))
}
