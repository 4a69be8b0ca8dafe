type Glyph = { text: string; x: number; endX: number }

export type Run = { glyphs: Glyph[]; x: number; y: number; endX: number; size: number; bold: boolean; italic: boolean; upright: boolean }

export function recognizedRuns(tsv: string, scale: number, pageHeight: number): Run[]
