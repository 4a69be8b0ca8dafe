/** How a row of an export is written so that spreadsheet programs read it as it is meant (RFC 4180). */
import type { Cents } from '../money.ts'

/** Text, an amount in US cents, an instant in UTC, a yes or no; null for an empty cell. */
export type CsvCell = string | { cents: Cents | null } | Date | boolean | null

/** Begins a file: without it some spreadsheet programs do not read UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * Text that a spreadsheet program would take for a formula gets an apostrophe in front: a customer's email or message
 * must not be able to run anything on the operator's machine. The wide forms count too: some programs fold them.
 */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'object') return cell.cents === null ? '' : (cell.cents / 100).toFixed(2)
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** One line with its end. Cells are quoted where they need it. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(cellText(cell))).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
