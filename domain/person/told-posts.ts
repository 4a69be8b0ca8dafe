/** Positions that a list tells as work that was done: "From May 2012 to May 2014 – worked with M/s. Quill Kilns, Marble as Kiln Engineer", in one line or under its dates. */
import { employerScore, titleScore } from '../resume/header-words.ts'
import { dateRanges, withoutSpans, type DateSpan } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { commaParts } from './role-names.ts'

const FIRM = String.raw`(?:M\s?\/\s?s\b[.,]*\s*)`
const WORKED = String.raw`(?:(?:I |have |has |had |been |am |is |was |currently |presently |previously |also )*(?:worked|working|work|employed|associated|serving|served) (?:with|in|at|for|under) (?:the )?)`
const EMPLOYED = new RegExp(String.raw`^(?:${WORKED}${FIRM}?|(?:in |at |with )?${FIRM})(?=[\p{Lu}\d])`, 'iu')
/** Behind "From" and its dates the employer may stand at once. */
const PLACED = /^(?:in |at |with )?(?=\p{Lu})/u
/** Employer and title, up to the end or to where the work was. */
const AS_TITLE = /^(.{3,120}?)[\s,.]+as (?:an? |the |their )?["“]?(\p{Lu}[^.;:"“”]{2,70}?)["”]?(?:\s+(?:in|for) \p{Lu}[^.]*)?\s*\.?$/u
/** "worked as a Kiln Engineer with Quill for the Harbor mill". */
const TITLE_FIRST = /^(?:worked|working) as (?:an? |the )?(\p{L}[\p{L}. &/-]{2,60}?) (?:with|in|at|for) (?:the |M\s?\/\s?s\b[.,]*\s*)?(\p{Lu}[\p{L}\d.&’'-]*(?: (?:\p{Lu}[\p{L}\d.&’'-]*|of|and|&))*)/iu
const WORKED_AS = /^(?:worked|working) as (?:an? |the )?["“]?(\p{Lu}[\p{L} &/-]{2,50}?)["”]?\s+(?:(?:since|from|during|for)\s+)?$/iu
const LINES_MOST = 3

/** The dates that a line begins with, behind "From" at most. */
function leadingDates(text: string): DateSpan | null {
  const [span] = dateRanges(text)
  return span !== undefined && /^(?:(?:from|since|during)\s*[:-]?\s*)?$/i.test(text.slice(0, span.index)) ? span : null
}

/** "Quill Kilns Group (member of Marble), Clay Bay – Terra for Harbor Mills": the name alone. */
function employerIn(told: string): string {
  const own = told
    .replace(/[.,\s–—-]*\bsite\s*[:–—-].*$/i, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+for (?=\p{Lu}).*$/u, '')
  const [first = own] = commaParts(own)
  const [, name = '', behind = ''] = first.match(/^(.*\S)\s+[–—-]\s+(\p{Lu}[\p{L} .]*)$/u) ?? []
  return (name !== '' && employerScore(behind) === 0 ? name : employerScore(first) > 0 ? first : own.replace(/\s+[–—-]\s+\p{Lu}[\p{L} .]*$/u, '')).replace(/[\s.,]+$/, '')
}

/** Each such position as the line of a header: dates, employer, title. */
export function withToldPosts(lines: readonly ResumeLine[]): ResumeLine[] {
  const told: ResumeLine[] = []
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n]
    if (line === undefined) break
    const post = postAt(lines, n)
    told.push(post?.header ?? line)
    n += post === null ? 0 : post.lines - 1
  }
  return told
}

const isTitle = ({ text, bullet }: ResumeLine): boolean => !bullet && text.split(/\s+/).length <= 10 && !/[.:;]$/.test(text) && text.split(/, |\s[–—-]\s|\t/).some((part) => titleScore(part) >= 2)

function postAt(lines: readonly ResumeLine[], at: number): { header: ResumeLine; lines: number } | null {
  const line = lines[at]
  if (line === undefined) return null
  const ends = dateRanges(line.text.replace(/[\s.]+$/, '')).at(-1)
  const [, post = ''] = (ends === undefined ? '' : line.text.slice(0, ends.index)).match(WORKED_AS) ?? []
  if (ends !== undefined && titleScore(post) >= 2 && /^[\s.)]*$/.test(line.text.slice(ends.index + ends.length)))
    return { header: headerOf(line, [post, line.text.slice(ends.index, ends.index + ends.length)]), lines: 1 }
  const span = leadingDates(line.text)
  if (span === null) return null
  // Under a title, an employer, and dates the sentence tells of the work.
  const isAlone = withoutSpans(line.text, [span]).replace(/^(?:from|since|during)\W*|[\s.]+$/gi, '') === ''
  if (isAlone && lines[at - 1]?.bullet === false && lines.slice(Math.max(0, at - 2), at).some(isTitle)) return null
  const dates = line.text.slice(span.index, span.index + span.length)
  let sentence = line.text.slice(span.index + span.length).replace(/^[\s:,.–—-]+/, '')
  for (let more = 1; more <= LINES_MOST; more++) {
    const [, job = '', house = ''] = sentence.match(TITLE_FIRST) ?? []
    if (job !== '' && titleScore(job) >= 2) return { header: headerOf(line, [dates, employerIn(house), job]), lines: more }
    const lead = EMPLOYED.exec(sentence) ?? (span.index > 0 ? PLACED.exec(sentence) : null)
    if (sentence !== '' && lead === null) return null
    const [, employer = '', title = ''] = sentence.slice(lead?.[0].length ?? 0).match(AS_TITLE) ?? []
    const next = lines[at + more]
    const goesOn = next !== undefined && !/^(?:projects?|client|consultant|role|duties|responsibilities)\b/i.test(next.text) && leadingDates(next.text) === null
    // "… as Senior" over "Mechanical Engineer": the title goes on where its line was full.
    const cut = lines[at + more - 1]?.full === true && goesOn && !next.bullet && !next.gapBefore && next.text.split(/\s+/).length <= 4 && titleScore(`${title} ${next.text}`) >= 2
    if (employer !== '' && titleScore(title) >= 2 && !cut && !/\bworked\b/i.test(title)) return { header: headerOf(line, [dates, employerIn(employer), title]), lines: more }
    if (!goesOn || more === LINES_MOST) return null
    sentence = `${sentence} ${next.bullet ? '– ' : ''}${next.text}`.trim()
  }
  return null
}

const headerOf = (line: ResumeLine, cells: readonly string[]): ResumeLine => ({ ...line, text: cells.join('\t'), bullet: false, breaks: [], full: false, gapBefore: true })
