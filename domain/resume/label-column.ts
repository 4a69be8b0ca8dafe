/** Resumes whose headings stand in a narrow column at the left, each beside the first line of what it heads. */
import type { ResumeLine } from './resume-sections.ts'

/** In points: what is headed begins this much further right at least. */
const BESIDE = 36
const LONGEST_LABEL = 34
/** Of all lines, at most this share are no labels and yet begin where the labels do. */
const FEW_AT_EDGE = 0.3
/** A label of several lines ends in one of these words, though the words before it could head something alone. */
const SECOND_WORDS =
  /^(?:experiences?|assistant|skills?|interests?|activities|fellowships?|information|presentations?|talks?|grants?|computing|publications?|service|honou?rs?|awards?|development|background|history|\(?cont(?:inued|\.)?\)?|projects?|training)\b/i

/**
 * Each heading on a line of its own, over the lines beside it; resumes set out otherwise stay as they are.
 * @param kindOf what kind of section words head, undefined for none
 */
export function withLabelsApart(lines: ResumeLine[], kindOf: (text: string) => string | undefined): ResumeLine[] {
  const edge = edgeOfLabels(lines, kindOf)
  if (edge === null) return withRowLabelsApart(lines, kindOf)
  const apart: ResumeLine[] = []
  const size = usualSize(lines, edge)
  const name = largestLabel(lines, edge, kindOf)
  let label: ResumeLine | null = null
  let last = -1
  for (const [n, line] of lines.entries()) {
    const part = (line.layout?.size ?? 0) > name ? null : labelOf(lines, n, edge, kindOf)
    if (part === null) {
      apart.push(line)
      continue
    }
    const goesOn = label !== null && n - last <= 3 && isRowBelow(lines, last, n) && joins(label.text, part, kindOf)
    if (goesOn && label !== null) label.text = `${label.text} ${part}`.replace(/,(?= )/g, '')
    else {
      label = { ...line, text: part.replace(/,(?= )/g, ''), bullet: false, gapBefore: true, full: false, breaks: [], heading: true }
      // Drawn behind the line it stands beside.
      const beside = apart.at(-1)
      if (beside !== undefined && isSameRow(line) && beside.heading !== true) apart.splice(-1, 1, label, { ...beside, gapBefore: true, cut: true })
      else apart.push(label)
    }
    last = n
    const rest = line.text.slice(part.length).trim()
    if (rest !== '') apart.push(contentOf(line, rest, edge, size))
  }
  return apart
}

/** "EXPERIENCE<tab>Kiln Engineer<tab>2019 – 2021": a row of a table that begins with its heading, where three kinds of sections are headed so and work is one of them. */
function withRowLabelsApart(lines: ResumeLine[], kindOf: (text: string) => string | undefined): ResumeLine[] {
  const labelIn = ({ text, bullet }: ResumeLine): string | null => {
    const label = bullet ? undefined : text.match(/^(\p{Lu}[\p{Lu} &]{3,32})\t\S/u)?.[1]
    return label !== undefined && kindOf(label) !== undefined ? label : null
  }
  const kinds = new Set(lines.map(labelIn).map((label) => (label === null ? undefined : kindOf(label))))
  kinds.delete(undefined)
  if (kinds.size < 3 || !kinds.has('experience')) return lines
  return lines.flatMap((line) => {
    const label = labelIn(line)
    if (label === null) return [line]
    const rest = { ...line, text: line.text.slice(label.length + 1), gapBefore: true, cut: true, breaks: line.breaks.map((at) => at - label.length - 1).filter((at) => at > 0) }
    return [{ ...line, text: label, gapBefore: true, full: false, breaks: [], heading: true as const }, rest]
  })
}

/** What is set larger than this at the edge of the labels is the name. */
function largestLabel(lines: ResumeLine[], edge: number, kindOf: (text: string) => string | undefined): number {
  const sizes = lines.flatMap(({ layout }, n) => {
    const part = labelOf(lines, n, edge, kindOf)
    return layout !== null && part !== null && kindOf(part) !== undefined ? [layout.size] : []
  })
  return sizes.length === 0 ? Infinity : Math.max(...sizes) * 1.3
}

/** The letter height of most lines beside the labels. */
function usualSize(lines: ResumeLine[], edge: number): number | null {
  const sizes = lines.flatMap(({ layout }) => (layout !== null && layout.x > edge + BESIDE ? [layout.size] : [])).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? null
}

/** What stands behind a label that is set larger is set like the lines below it. */
function contentOf(line: ResumeLine, rest: string, edge: number, size: number | null): ResumeLine {
  const [mark = ''] = rest.match(/^[•●▪■◦‣⁃∙○◆►▶➢➤✓✔❖·»*–—-]\s+/u) ?? []
  const start = line.text.length - rest.length + mark.length
  return {
    ...line,
    text: rest.slice(mark.length),
    bullet: mark !== '',
    layout: line.layout === null ? null : { ...line.layout, x: Math.max(line.layout.x, edge + BESIDE), ...(size !== null && line.layout.size > size * 1.15 ? { size, bold: false } : {}) },
    breaks: line.breaks.map((at) => at - start).filter((at) => at > 0),
  }
}

/** Where the labels begin; null where this resume has none. */
function edgeOfLabels(lines: ResumeLine[], kindOf: (text: string) => string | undefined): number | null {
  const kinds = new Map<number, Set<string>>()
  for (const [n, line] of lines.entries()) {
    if (line.layout === null) return null
    const x = Math.round(line.layout.x)
    const part = labelOf(lines, n, line.layout.x, kindOf)
    const kind = part === null ? undefined : kindOf(part)
    if (kind !== undefined) kinds.set(x, (kinds.get(x) ?? new Set()).add(kind))
  }
  const [edge, found] = [...kinds].sort((a, b) => b[1].size - a[1].size)[0] ?? []
  if (edge === undefined || found === undefined || found.size < 3) return null
  const beside = lines.filter(({ layout }) => layout !== null && layout.x > edge + BESIDE).length
  const labels = lines.filter((_, n) => labelOf(lines, n, edge, kindOf) !== null).length
  return beside > labels / 2 && lines.length - beside - labels <= lines.length * FEW_AT_EDGE ? edge : null
}

/** The words of a label at the beginning of a line, or null. */
function labelOf(lines: ResumeLine[], n: number, edge: number, kindOf: (text: string) => string | undefined): string | null {
  const line = lines[n]
  if (line === undefined || line.bullet || line.layout === null || Math.abs(line.layout.x - edge) > 3) return null
  const tab = line.text.indexOf('\t')
  if (tab > 0) return tab <= LONGEST_LABEL && !/\d/.test(line.text.slice(0, tab)) ? line.text.slice(0, tab) : null
  const [at] = line.breaks
  const set = at === undefined ? '' : line.text.slice(0, at).trim()
  if (set !== '' && set.length <= LONGEST_LABEL && kindOf(set) !== undefined) return set
  if (line.text.length > LONGEST_LABEL || /\d/.test(line.text)) return null
  if (isSameRow(line) && (lines[n - 1]?.layout?.x ?? 0) > edge + BESIDE) return line.text
  // The lines beside a label of several lines are drawn behind it.
  for (let below = n + 1; below <= n + 3; below++) {
    const { layout = null } = lines[below] ?? {}
    if (layout === null) return null
    if (layout.x > edge + BESIDE) return layout.drop !== null && layout.drop < layout.size * 0.7 ? line.text : null
    if (Math.abs(layout.x - edge) > 3) return null
  }
  return null
}

const isSameRow = ({ layout }: ResumeLine): boolean => layout !== null && layout.drop !== null && Math.abs(layout.drop) < layout.size * 0.45

/** The label's second line stands right under its first. */
function isRowBelow(lines: ResumeLine[], first: number, second: number): boolean {
  const [a, b] = [lines[first]?.layout, lines[second]?.layout]
  return a != null && b != null && lines[first]?.page === lines[second]?.page && a.y - b.y > 0 && a.y - b.y < 2 * Math.max(a.size, b.size)
}

function joins(first: string, second: string, kindOf: (text: string) => string | undefined): boolean {
  return /(?:,|&|\band)$/i.test(first) || kindOf(first) === undefined || SECOND_WORDS.test(second)
}
