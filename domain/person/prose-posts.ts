/** Positions that open paragraphs: "Quill Kiln Trust, Marble. Head of Glazes (since May 2019). I run …", with earlier ones there: "; before that Glazer (2010–14)". */
import { employerScore, titleScore } from '../resume/header-words.ts'
import { dateRanges } from '../resume/resume-dates.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { joinWrapped } from '../resume/wrapped-text.ts'
import { placeOf, type ReadRole } from './role-facts.ts'
import { commaParts } from './role-names.ts'

const TITLE = String.raw`(\p{Lu}[^.;:()\t]{2,80}?) \(([^()]{4,40})\)`
const OPENING = new RegExp(String.raw`^(\p{Lu}[^.;:()\t]{2,120}\p{L}{2})\. ${TITLE}((?:[;,] (?:and )?(?:before that|before|previously|earlier|formerly)[:,]? ${TITLE}){0,3})\.(?: |$)`, 'u')
const EARLIER = new RegExp(TITLE, 'gu')
const OPENING_LINES_MOST = 4
/** A title ends well before a sentence does. */
const TITLE_WORDS_MOST = 9

/** The name before the place: "Quill Kiln Trust, Marble, Ohio". */
function nameOf(told: string): string {
  const parts = commaParts(told)
  const last = parts.findLastIndex((part, n) => n === 0 || employerScore(part) > 0 || /^(?:inc|llc|ltd|co|corp|plc|gmbh)$/i.test(part) || part.split(/\s+/).length > 3)
  return parts.slice(0, last + 1).join(', ')
}

function paragraphs(lines: readonly ResumeLine[]): ResumeLine[][] {
  const found: ResumeLine[][] = []
  for (const line of lines) {
    if (line.gapBefore || line.bullet || found.length === 0) found.push([line])
    else found.at(-1)?.push(line)
  }
  return found
}

type Opened = { employer: string; posts: { title: string; dates: string }[]; head: ResumeLine[]; body: ResumeLine[] }

function openedBy(paragraph: ResumeLine[]): Opened | null {
  const [first] = paragraph
  if (first === undefined || first.bullet) return null
  let text = ''
  for (const [n, line] of paragraph.slice(0, OPENING_LINES_MOST).entries()) {
    const before = text.length
    text = n === 0 ? line.text : joinWrapped(text, line.text)
    const [opening, employer = '', title = '', dates = '', earlier = ''] = text.match(OPENING) ?? []
    if (opening === undefined) continue
    const posts = [{ title, dates }, ...[...earlier.replace(/^[;,]\s*/, '').matchAll(EARLIER)].map(([, name = '', time = '']) => ({ title: withoutLead(name), dates: time }))]
    if (posts.some(({ title: name, dates: time }) => name.split(/\s+/).length > TITLE_WORDS_MOST || !isWhole(time)) || titleScore(employer) >= 2) return null
    const left = text.slice(Math.max(before === 0 ? 0 : before + 1, opening.length)).trim()
    const below = paragraph.slice(n + 1)
    // What is left of the line goes on below, however short it is.
    const [next] = left === '' ? [] : below.splice(0, 1)
    const told = next === undefined ? { ...line, text: left } : { ...next, text: joinWrapped(left, next.text), raw: `${line.raw} ${next.raw}`, page: line.page, number: line.number }
    const rest = left === '' ? [] : [{ ...told, gapBefore: true, cut: true, breaks: [] }]
    return { employer: nameOf(employer), posts, head: paragraph.slice(0, n + 1), body: [...rest, ...below] }
  }
  return null
}

const withoutLead = (title: string): string => title.replace(/^(?:and )?(?:before that|before|previously|earlier|formerly)[:,]? /i, '')

/** Nothing but one range of dates. */
function isWhole(dates: string): boolean {
  const [span, ...others] = dateRanges(dates)
  return span !== undefined && others.length === 0 && !span.single && span.index === 0 && span.length === dates.length
}

/** Null where not all paragraphs, and at least two, open so. What several positions in one share is nobody's surely. */
export function prosePosts(lines: readonly ResumeLine[]): ReadRole[] | null {
  const opened = paragraphs(lines).map(openedBy)
  const posts = opened.filter((one) => one !== null)
  const titled = posts.filter(({ posts: [latest] }) => titleScore(latest?.title ?? '') >= 2).length
  if (posts.length < 2 || posts.length < opened.length || titled * 2 < posts.length || !posts.some(({ employer }) => employerScore(employer) > 0)) return null
  return posts.flatMap(({ employer, posts: held, head, body }) =>
    held.flatMap(({ title, dates }, n): ReadRole[] => {
      const [span] = dateRanges(dates)
      if (span === undefined) return []
      return [
        {
          origin: 'resume',
          place: placeOf(head),
          certainty: 'sure',
          title,
          employer,
          department: null,
          start: span.startYear === null ? null : { year: span.startYear, month: span.startMonth },
          end: span.current || span.endYear === null ? null : { year: span.endYear, month: span.endMonth },
          current: span.current,
          body: held.length === 1 ? body : [],
          stray: held.length > 1 && n === 0 ? body : [],
        },
      ]
    }),
  )
}
