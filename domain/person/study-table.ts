/**
 * A table of the studies whose cells break over lines: the rows are put together again by where their parts are drawn.
 * Without a head that names its columns, or without the places of the lines, nothing is put together.
 */
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { joinWrapped } from '../resume/wrapped-text.ts'

const HEAD_WORD =
  /^(?:course|qualification|degree|examination|exam|education(?:al)?|program(?:me)?|branch|stream|discipline|speciali[sz]ation|subject|standard|institut(?:e|ion)|college|school|university|universiy|board|year|passing|completion|percentage|marks|aggregate|cgpa|score|grade|period|duration|division|class|session|place|location|s\.?no|sr|sl|no|name|date|obtained|awarded|secured|passed|of|and|the|in|with)s?$/i
const COLUMN_WORD = /\b(course|qualification|degree|exam|education|branch|discipline|institut|college|school|university|board|year|percentage|marks|aggregate|cgpa|score|period|duration|division)/gi
/** Of letters in one line, where only their number is known; of the height. */
const LETTER_WIDTH = 0.52
const LONGEST_HEAD = 9
const LONGEST_CELL = 60

type Cell = { text: string; x: number; endX: number; y: number }
type Row = { lines: ResumeLine[]; cells: Cell[] }

export function withTableRows(lines: ResumeLine[]): ResumeLine[] {
  const head = headOf(lines)
  if (head === null || lines.slice(head.from, head.to).some(({ layout }) => layout === null)) return lines
  const rows: Row[] = []
  let n = head.to
  for (; n < lines.length; n++) {
    const line = lines[n]
    if (line === undefined || line.layout === null || line.bullet || line.heading === true || line.page !== lines[head.from]?.page || headOf(lines.slice(n, n + LONGEST_HEAD))?.from === 0) break
    const parts = partsOf(line)
    if (parts.length === 1 && parts.some((part) => part.text.length > LONGEST_CELL || head.columns.filter((column) => overlap(column, part) > 0).length > 1)) break
    const row = rows.at(-1)
    if (row === undefined || beginsRow(row, line, parts, rows[0])) rows.push({ lines: [line], cells: parts })
    else {
      row.lines.push(line)
      for (const part of parts) addTo(row, part)
    }
  }
  const broken = rows.some((row) => row.lines.length > 1 && degreeHits(row.cells.map(({ text }) => text).join('\t')).length > 0)
  return [...lines.slice(0, head.to), ...(broken ? rows.map(lineOf) : lines.slice(head.to, n)), ...(n === head.to ? lines.slice(n) : withTableRows(lines.slice(n)))]
}

/** The lines that hold nothing but names of columns, three at least, and where the columns stand. */
function headOf(lines: readonly ResumeLine[]): { from: number; to: number; columns: Cell[] } | null {
  for (let from = 0; from < lines.length; from++) {
    let to = from
    while (to < lines.length && to < from + LONGEST_HEAD && isOfHead(lines[to]?.text ?? '')) to += 1
    const head = lines.slice(from, to)
    const named = head.flatMap(({ text }) => text.match(COLUMN_WORD) ?? []).map((word) => word.toLowerCase())
    if (new Set(named).size < 3) continue
    const columns: Row = { lines: [], cells: [] }
    for (const line of head) for (const part of partsOf(line)) addTo(columns, part)
    return columns.cells.length < 3 ? null : { from, to, columns: columns.cells }
  }
  return null
}

/** "Awarde" over "d": a narrow column breaks within a word too. */
function isOfHead(text: string): boolean {
  const words = text.split(/[^\p{L}.]+/u).filter((word) => word !== '')
  return text.length < 120 && (words.length > 0 || /^\W+$/.test(text)) && words.every((word) => word.length <= 2 || HEAD_WORD.test(word.replace(/\.$/, '')) || /^awarde$/i.test(word))
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

/** Into the cell under or over which it stands most; else a cell of its own. */
function addTo(row: Row, part: Cell): void {
  const [cell] = row.cells.filter((other) => overlap(other, part) > 0).sort((a, b) => overlap(b, part) - overlap(a, part))
  if (cell === undefined) row.cells.push({ ...part })
  else {
    cell.text = joinWrapped(cell.text, part.text)
    cell.x = Math.min(cell.x, part.x)
    cell.endX = Math.max(cell.endX, part.endX)
    cell.y = Math.min(cell.y, part.y)
  }
}

/** Back in the first column, below what stands there, with what begins the other rows too. */
function beginsRow(row: Row, line: ResumeLine, parts: Cell[], first: Row | undefined): boolean {
  const left = [...row.cells].sort((a, b) => a.x - b.x)[0]
  const [part] = parts
  if (left === undefined || part === undefined || row.cells.length < 2 || overlap(left, part) <= 0 || part.y >= left.y) return false
  const last = row.lines.at(-1)
  const behind = last === undefined ? [] : partsOf(last)
  if (!behind.some((other) => overlap(other, left) <= 0)) return false
  return line.gapBefore || kindOf(part.text) === kindOf([...(first?.cells ?? [])].sort((a, b) => a.x - b.x)[0]?.text ?? '')
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
