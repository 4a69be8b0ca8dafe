/** Decides what a workbook of tables is made of. */

/** `open`: something is still to be done there. */
export type SheetCell = string | number | { text: string; tone: 'open' }
/** `widths` are in characters, one for each column. */
export type Sheet = { name: string; widths: readonly number[]; header: readonly string[]; rows: readonly (readonly SheetCell[])[] }
