/** Resumes that set a mark before each of their headings: ">> Studies", "## Work". */
import type { ResumeLine, SectionKind } from './resume-sections.ts'

const MARKED = /^([>#=~:/+|]{1,6})\s*(?=\p{Lu})/u
const LONGEST = 48

/** Lines with the mark that stands before headings of two kinds are headings, whatever they say; the marks are taken off. @param kindsOf what kinds of section words head */
export function withMarkedHeadings(lines: ResumeLine[], kindsOf: (text: string) => SectionKind[]): ResumeLine[] {
  const markOf = ({ bullet, text }: ResumeLine) => (bullet ? undefined : text.match(MARKED)?.[1])
  const bare = (text: string) => text.replace(MARKED, '').replace(/\s*[>#=~:/+|]+$/, '')
  const kinds = new Map<string, Set<SectionKind>>()
  for (const line of lines) {
    const mark = markOf(line)
    const [kind] = mark === undefined ? [] : kindsOf(bare(line.text))
    if (mark !== undefined && kind !== undefined) kinds.set(mark, (kinds.get(mark) ?? new Set()).add(kind))
  }
  const [mark, found] = [...kinds].sort((a, b) => b[1].size - a[1].size)[0] ?? []
  if (mark === undefined || found === undefined || found.size < 2) return lines
  return lines.map((line) => {
    if (markOf(line) !== mark) return line
    const text = bare(line.text)
    // "Languages: Spanish" holds what it heads.
    const heads = text.length <= LONGEST && !/[.;,]$|:\s|\d/.test(text)
    return { ...line, text, breaks: [], ...(heads ? { heading: true as const, gapBefore: true } : {}) }
  })
}
