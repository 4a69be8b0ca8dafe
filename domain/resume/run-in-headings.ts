/** Headings that stand at the end of the last line before them: "Certified Nurse, 2017 PROFESSIONAL EXPERIENCE" over a gap. */
import type { ResumeLine } from './resume-sections.ts'

/** In capitals, behind words that are not. */
const RUN_IN = /^(?=.*\p{Ll})(.*\s(?![\p{Lu}&]+\s)\S+)\s(\p{Lu}{4}[\p{Lu} &]{2,40})$/u
/** Once it may be chance. */
const LEAST = 2

/** Each on a line of its own; where fewer than two lines end so, nothing is changed. */
export function withRunInHeadings(lines: ResumeLine[], kindsOf: (text: string) => readonly string[]): ResumeLine[] {
  const found = new Map(
    lines.flatMap((line, n): [ResumeLine, [string, string]][] => {
      const [, before = '', heading = ''] = line.text.match(RUN_IN) ?? []
      return heading !== '' && lines[n + 1]?.gapBefore === true && kindsOf(heading).length > 0 ? [[line, [before, heading]]] : []
    }),
  )
  if (found.size < LEAST) return lines
  return lines.flatMap((line) => {
    const [before, heading] = found.get(line) ?? []
    if (before === undefined || heading === undefined) return [line]
    return [
      { ...line, text: before, full: false, breaks: line.breaks.filter((at) => at < before.length) },
      { ...line, text: heading, bullet: false, gapBefore: true, full: false, breaks: [], heading: true as const },
    ]
  })
}
