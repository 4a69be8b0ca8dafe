/**
 * A table of the studies whose cells break over lines: the rows are put together again by where their parts are drawn.
 * Without a head that names its columns, or without the places of the lines, nothing is put together.
 */
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { namesField } from '../resume/field-words.ts'
import { namesSchool } from '../resume/header-words.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { headLength } from '../resume/table-head.ts'
import { joinWrapped } from '../resume/wrapped-text.ts'

/** Of letters in one line, where only their number is known; of the height. */
const LETTER_WIDTH = 0.52
const LONGEST_CELL = 60

type Cell = { text: string; x: number; endX: number; y: number }
type Row = { lines: ResumeLine[]; cells: Cell[] }

export function withTableRows(lines: ResumeLine[]): ResumeLine[] {
  const head = headOf(lines)
  if (head === null) return lines
  const rows: Row[] = []
  const gapsTell = lines.slice(head.to + 1).some(({ gapBefore }) => gapBefore)
  let n = head.to
  for (; n < lines.length; n++) {
    const line = lines[n]
    if (line === undefined || line.layout === null || line.bullet || line.heading === true || line.page !== lines[head.from]?.page || headLength(lines, n) > 0) break
    const parts = partsOf(line)
    const [only] = parts
    if (parts.length === 1 && only !== undefined && (only.text.length > LONGEST_CELL || spanned(only, head.columns) > (degreeHits(only.text).length > 0 ? 2 : 1))) break
    const row = rows.at(-1)
    if (row === undefined || beginsRow(row, line, parts, leftOf(rows[0])?.text ?? '', gapsTell)) rows.push({ lines: [line], cells: parts })
    else {
      row.lines.push(line)
      for (const part of parts) addTo(row, part)
    }
  }
  const broken = rows.some((row) => row.lines.length > 1 && degreeHits(row.cells.map(({ text }) => text).join('\t')).length > 0)
  // The names of the columns are nobody's school.
  return [...lines.slice(0, head.from), ...(broken ? rows.map(lineOf) : lines.slice(head.to, n)), ...(n === head.to ? lines.slice(n) : withTableRows(lines.slice(n)))]
}

function headOf(lines: readonly ResumeLine[]): { from: number; to: number; columns: Cell[] } | null {
  for (let from = 0; from < lines.length; from++) {
    const length = headLength(lines, from)
    if (length === 0) continue
    const columns: Row = { lines: [], cells: [] }
    for (const line of lines.slice(from, from + length)) for (const part of partsOf(line)) addTo(columns, part)
    return { from, to: from + length, columns: columns.cells }
  }
  return null
}

function partsOf({ text, layout }: ResumeLine): Cell[] {
  if (layout === null) return []
  const cells = text.split('\t')
  const widths = cells.map((cell) => cell.length * layout.size * LETTER_WIDTH)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const between = cells.length < 2 ? 0 : Math.max(0, layout.endX - layout.x - whole) / (cells.length - 1)
  let x = layout.x
  return cells.map((cell, k) => {
    const width = cells.length === 1 ? layout.endX - layout.x : (widths[k] ?? 0)
    const from = cells.length > 1 && k === cells.length - 1 ? layout.endX - width : x
    x = from + width + between
    return { text: cell.trim(), x: from, endX: from + width, y: layout.y }
  })
}

function overlap(a: Cell, b: Cell): number {
  return Math.min(a.endX, b.endX) - Math.max(a.x, b.x)
}

/** How many columns it stands under. */
function spanned(part: Cell, columns: Cell[]): number {
  return columns.filter((column) => overlap(column, part) > 0).length
}

/** Into the cell under or over which it stands most; else a cell of its own. */
function addTo(row: Row, part: Cell): void {
  const [cell] = row.cells.filter((other) => overlap(other, part) > 0).sort((a, b) => overlap(b, part) - overlap(a, part))
  if (cell === undefined) row.cells.push({ ...part })
  else {
    // "Quill College" over "Marble": the place of a name that has ended.
    const placed =
      /\b(?:College|University|Institute|School|Polytechnic)$/i.test(cell.text) && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\W?$/u.test(part.text) && !namesField(part.text) && !namesSchool(part.text)
    // "Quill College" over "Marble University": two names.
    const another = namesSchool(cell.text) && namesSchool(part.text) && part.text.includes(' ') && /^\p{Lu}/u.test(part.text) && !/(?:\b(?:of|and|for|the)|[&,])$/i.test(cell.text)
    cell.text = joinWrapped(placed || another ? `${cell.text},` : cell.text, part.text)
    cell.x = Math.min(cell.x, part.x)
    cell.endX = Math.max(cell.endX, part.endX)
    cell.y = Math.min(cell.y, part.y)
  }
}

/** Back in the first column, below what stands there, with what begins the other rows too. */
function beginsRow(row: Row, line: ResumeLine, parts: Cell[], first: string, gapsTell: boolean): boolean {
  const left = leftOf(row)
  const [part] = parts
  if (left === undefined || part === undefined || row.cells.length < 2 || overlap(left, part) <= 0 || part.y >= left.y) return false
  const last = row.lines.at(-1)
  const behind = last === undefined ? [] : partsOf(last)
  if (!behind.some((other) => overlap(other, left) <= 0)) return false
  const kind = kindOf(part.text)
  return line.gapBefore || (kind === 'words' ? !gapsTell && kindOf(first) === kind : kind === kindOf(first) || kind === kindOf(left.text))
}

function leftOf(row: Row | undefined): Cell | undefined {
  return [...(row?.cells ?? [])].sort((a, b) => a.x - b.x)[0]
}

function kindOf(text: string): 'degree' | 'year' | 'number' | 'words' {
  if (degreeHits(text).length > 0) return 'degree'
  if ([...dateRanges(text), ...singleDates(text)].length > 0) return 'year'
  return /^\d{1,2}\W*$/.test(text) ? 'number' : 'words'
}

const NOTHING_TOLD = /^(?:\d{1,2}[.)]?|\d{1,3}(?:\.\d+)?\s?%?|[–—-]+)$/

function lineOf({ lines, cells }: Row): ResumeLine {
  const [first] = lines
  if (first === undefined) throw new Error('a row has a line')
  if (lines.length === 1) return first
  const told = [...cells].sort((a, b) => a.x - b.x).filter(({ text }) => text !== '' && !NOTHING_TOLD.test(text))
  return { ...first, text: told.map(({ text }) => text.replace(/[\s,]+$/, '')).join('\t'), raw: lines.map(({ raw }) => raw).join(' '), breaks: [], full: false, gapBefore: true }
}
