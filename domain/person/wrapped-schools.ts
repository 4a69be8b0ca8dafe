/**
 * Names of schools that the width of a line or of a cell broke in two: "Quill University" over "of Technology". They are put
 * together where the words surely belong together; where they only may, the name is doubted.
 */
import { isFieldWord } from '../resume/field-words.ts'
import { isPlace, namesSchool } from '../resume/header-words.ts'
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { isFieldThroughout } from './run-on-degree.ts'

const KIND = /^(?:university|college|institute|instt\.?|school|academy|polytechnic|faculty|conservatory)$/i
const OPENS = /^(?:of|for|at)$/i
const CONNECTOR = /^(?:of|for|at|the|and|&)$/i
/** A name that says of what its school is does not end with these: "University of Applied" over "Sciences". */
const BEFORE_A_NOUN =
  /^(?:applied|social|political|medical|technical|natural|physical|agricultural|advanced|higher|tropical|dental|pharmaceutical|computer|information|mechanical|electrical|civil|industrial|biomedical|biological|environmental|mathematical|chemical|aeronautical|professional|continuing|fine|liberal|visual|performing|public|veterinary|paramedical)$/i
/** These end a name, and are no field by themselves. */
const ONLY_AN_END = /^(?:Sciences|Studies|SCIENCES|STUDIES)(?=$|[\s,.)])/u
const GOES_ON_WITH_OF = /^(?:of|Of|OF) (?:the |The |THE )?\p{Lu}/u
const GOES_ON_WITH_AND = /^(?:and|And|AND|&) \p{Lu}/u
/** Nothing of a school, or somebody beside it. */
const NO_PART_OF_NAME =
  /\b(?:advis[eo]rs?|supervis[eo]rs?|mentors?|professor|prof\.|dr\.|president|members?|dean['’]?s?|chair|fellow(?:ship)?s?|scholar(?:ship)?s?|awards?|prizes?|grants?|medal|list|hono(?:u)?rs?|societ(?:y|ies)|clubs?|alumni|council|association|committee|chapter|counsel|captain|team|abroad|exchange|visiting|degrees?|thesis|project|gpa)\b/i
const LONGEST_END = 100
const MOST_WORDS_OF_FIELD = 6

/** How the words behind the kind of a school leave its name: they say nothing yet, surely go on, or may be all. */
type Ending = 'kind' | 'open' | 'told'

export function withSchoolsWhole(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const joined = before === undefined ? null : joinedSchool(before, line)
    if (joined === null) whole.push(line)
    else whole[whole.length - 1] = joined
  }
  return whole
}

function joinedSchool(before: ResumeLine, line: ResumeLine): ResumeLine | null {
  if (!mayFollow(before, line)) return null
  const [end = '', ...others] = line.text.split('\t')
  const cells = before.text.split('\t')
  const open = cells.flatMap((cell, n) => (isEndOf(nameIn(cell), end, line.gapBefore) ? [n] : []))
  const [at] = open
  if (at === undefined || open.length > 1) return null
  const cell = cells[at] ?? ''
  const name = nameIn(cell)
  cells[at] = `${name} ${end}${cell.slice(name.length)}`
  return { ...before, text: [...cells, ...others].join('\t'), raw: `${before.raw} ${line.raw}`, full: line.full, breaks: [] }
}

function mayFollow(before: ResumeLine, line: ResumeLine): boolean {
  const apart = before.layout !== null && line.layout !== null && before.layout.column !== line.layout.column
  return !line.bullet && line.cut !== true && before.page === line.page && !apart && degreeHits(line.text).length === 0
}

/** The cell without the date at its end. */
function nameIn(cell: string): string {
  const last = [...dateRanges(cell), ...singleDates(cell)].sort((a, b) => a.index + a.length - b.index - b.length || a.length - b.length).at(-1)
  const dated = last !== undefined && /^\W*$/.test(cell.slice(last.index + last.length))
  return (dated ? cell.slice(0, last.index) : cell).replace(/[\s,;|(–—-]+$/, '')
}

function endingOf(name: string): Ending | null {
  const words = name.split(/\s+/)
  const kind = words.findLastIndex((word) => KIND.test(word))
  if (kind < 0 || !/^\p{Lu}/u.test(words[kind] ?? '')) return null
  const behind = words.slice(kind + 1)
  const last = behind.at(-1) ?? ''
  if (behind.length === 0) return 'kind'
  if (!OPENS.test(behind[0] ?? '') || behind.length > MOST_WORDS_OF_FIELD) return null
  return CONNECTOR.test(last) || (behind.length > 1 && BEFORE_A_NOUN.test(last)) ? 'open' : 'told'
}

/** “and Technology, Marble”: without the mark and what stands behind it. */
const partOf = (end: string): string =>
  nameIn(end)
    .replace(/^(?:and|&) /i, '')
    .replace(/[,(–|].*$/, '')
    .trim()

/** @param apart a gap stands between the two */
function isEndOf(name: string, end: string, apart: boolean): boolean {
  const ending = endingOf(name)
  if (ending === null || end.length > LONGEST_END || /:\s|\d/.test(nameIn(end)) || NO_PART_OF_NAME.test(end)) return false
  if (ending === 'kind') return GOES_ON_WITH_OF.test(end)
  if (ending === 'told') return !apart && !namesSchool(end) && ((GOES_ON_WITH_AND.test(end) && isFieldThroughout(partOf(end))) || ONLY_AN_END.test(end))
  if (!/^\p{Lu}/u.test(end) || namesSchool(end) || (apart && !/\b(?:of|and|&)$/i.test(name))) return false
  return /\b(?:of|at|the)$/i.test(name) || (isFieldThroughout(partOf(end)) && !isPlace(end))
}

/** Whether the line under the name may go on with it, so that nobody knows where it ends. */
export function mayGoOnBelow(lines: readonly ResumeLine[]): (school: string, field: string | null) => boolean {
  const doubted = lines.flatMap((line, n) => {
    const next = lines[n + 1]
    // A department is a part of the school, and no part of its name.
    if (next === undefined || next.gapBefore || !mayFollow(line, next) || /^(?:department|dept\.?) of\b/i.test(next.text)) return []
    const [end = ''] = next.text.split('\t')
    const words = end.replace(/,.*/, '').split(/\s+/)
    if (words.length > MOST_WORDS_OF_FIELD || namesSchool(end) || !isFieldThroughout(words.filter((word) => !CONNECTOR.test(word)).join(' ')) || words.every((word) => CONNECTOR.test(word))) return []
    // "AS : Botany" over "Quill College -" over "Botany": the field once more.
    const echo = words.join(' ').toLowerCase()
    if ([lines[n - 1], line].some((above) => above !== undefined && degreeHits(above.text).length > 0 && ` ${above.text.toLowerCase()} `.includes(` ${echo} `))) return []
    return line.text.split('\t').flatMap((cell) => {
      const name = nameIn(cell)
      const ending = endingOf(name)
      return ending === null ? [] : [{ name: name.toLowerCase(), end: words.join(' ').toLowerCase() }]
    })
  })
  return (school, field) => {
    const own = field?.toLowerCase() ?? null
    return doubted.some(({ name, end }) => name.endsWith(school.toLowerCase()) && (own === null || !(own.includes(end) || end.includes(own))))
  }
}

/** "University of Applied", "Institute of": the rest of the name stands elsewhere; of "Institute of Technology" its beginning does, unless a place follows. */
export function lacksPartOfName(school: string, lines: readonly string[]): boolean {
  if (endingOf(school) === 'open' || /^(?:and|&)\s/i.test(school)) return true
  const [kind = '', of = '', ...field] = school.replace(/^the\s+/i, '').split(/\s+/)
  const bare = KIND.test(kind) && OPENS.test(of) && field.length > 0 && field.every((word) => isFieldWord(word) || CONNECTOR.test(word))
  return (
    bare &&
    !lines.some(
      (line) =>
        line.includes(school) &&
        /^\s*[,(–-]\s*(?!(?:C?GPA|Grade|Marks|Percentage|Aggregate|First|Second|Division|Distinction|Batch|Class|Year)\b)\p{Lu}/u.test(line.slice(line.indexOf(school) + school.length)),
    )
  )
}
