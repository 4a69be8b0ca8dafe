import type { Sheet, SheetCell } from '../../domain/documents/sheet.ts'

const HEADER = { fontWeight: 'bold', color: '#FFFFFF', backgroundColor: '#1F5C4A', wrap: true, alignVertical: 'center' } as const
const BODY = { wrap: true, alignVertical: 'top' } as const

const cellOf = (cell: SheetCell) => {
  if (typeof cell === 'number') return { ...BODY, value: cell, type: Number, align: 'left' as const }
  // Always of the type of words: what begins with a sign of equality stays words and is never a formula.
  if (typeof cell === 'string') return cell === '' ? null : { ...BODY, value: cell, type: String }
  return { ...BODY, value: cell.text, type: String, backgroundColor: '#FBEFD5' }
}

/** An Excel workbook: one table to a sheet, its header in sight while rows are scrolled. */
export async function renderSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { default: write } = await import('write-excel-file/node')
  return write(
    sheets.map(({ name, widths, header, rows }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape' as const,
      data: [header.map((words) => ({ ...HEADER, value: words, type: String })), ...rows.map((row) => row.map(cellOf))],
    })),
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBuffer()
}
