/** Degrees below lines that were taken for headings ("Awards", "Coursework in …" under one degree): such a line does not end the studies. */
import { namesSchool } from '../resume/header-words.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import type { ResumeLine, ResumeSection, SectionKind } from '../resume/resume-sections.ts'

/** The lines of such degrees, each entry cut from what stands before it. */
export function strayStudies(sections: readonly ResumeSection[]): ResumeLine[] {
  let behind = false
  return sections.flatMap(({ kinds: [kind], lines }) => {
    if (kind === 'education' || kind === 'experience') behind = kind === 'education'
    const entries = behind && OTHERS.has(kind) ? datedEntries(lines) : []
    const single = OTHERS.has(kind) && kind !== 'skills' ? lines.filter(isWholeEntry).map((line) => [line]) : []
    return [...single.filter(([line]) => !entries.flat().some((other) => other === line)), ...entries].flatMap((entry) =>
      entry.map((line, n) => (n === 0 ? { ...line, gapBefore: true, cut: true } : { ...line, gapBefore: false })),
    )
  })
}

const OTHERS: ReadonlySet<SectionKind | undefined> = new Set(['awards', 'other', 'licences', 'skills'])

/** Degree, school and year on one line. */
const isWholeEntry = (line: ResumeLine): boolean => !line.bullet && degreeHits(line.text)[0]?.index === 0 && namesSchool(line.text) && /\b(?:19|20)\d\d\b/.test(line.text)

/** A date on a line of its own, and below it a school and a degree, on one line or up to the third. */
function datedEntries(lines: readonly ResumeLine[]): ResumeLine[][] {
  return lines.flatMap((line, n) => {
    if (!isDate(line)) return []
    const below = lines.slice(n + 1, n + 1 + LINES_OF_ENTRY)
    const end = below.findIndex((next) => next.bullet || next.gapBefore || isDate(next))
    const entry = end < 0 ? below : below.slice(0, end)
    const holder = entry.findIndex(({ text }) => leadsOrFollowsSchool(text))
    const school = entry.findIndex(({ text }) => namesSchool(text))
    return holder >= 0 && school >= 0 ? [[line, ...entry.slice(0, Math.max(holder, school) + 1)]] : []
  })
}
const LINES_OF_ENTRY = 3

/** "Bachelor of Arts : Botany", "Quill University BA : Botany"; "Mentor for Bachelor students" is no degree. */
function leadsOrFollowsSchool(text: string): boolean {
  const [hit] = degreeHits(text)
  return hit !== undefined && hit.level !== 'diploma' && (hit.index === 0 || namesSchool(text.slice(0, hit.index)))
}

function isDate({ text, bullet }: ResumeLine): boolean {
  const spans = bullet ? [] : [...dateRanges(text), ...singleDates(text)]
  return spans.length > 0 && withoutSpans(text, spans) === ''
}
