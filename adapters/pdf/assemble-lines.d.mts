import type { LineLayout } from '../../domain/resume/pdf-reading.ts'

type Segment = { text: string }

/** The parts of a page that stand apart, in reading order; `view` is its box in points. */
export function pageSegments(runs: readonly object[], view: readonly number[]): Segment[]

/** The segments of all pages as lines; the layout of an empty line, which marks a gap, is null. */
export function documentLines(pages: readonly Segment[][]): { lines: string[]; layout: (LineLayout | null)[] }[]
