/** Statements that stand each on lines of their own, without bullets. */
import type { ResumeLine } from '../resume/resume-sections.ts'
import { actionOf } from './achievement-words.ts'

/** "Wool dust: fogging …". */
const LABEL = /^\p{Lu}[\p{L}\d &/-]{2,30}:\s/u
const GOES_ON_BELOW = /[,;:(&/–—-]$|\b(?:and|or|of|the|to|for|in|on|at|with|by|from|as|a|an)$/i
/** A line ends short where the first word of the next would have fitted, with what letters differ in width. */
const FITS = 0.93
/** Of longer runs none is a list of statements. */
const MAX_LINES_OF_ITEM = 3

/**
 * Lines that begin a statement, as bullets, where all of them do so: none begins in the middle of a line's sentence, and
 * most end without a full stop, as items of a list do.
 * @param width letters on a full line of the column
 */
export function withUnmarkedItems(lines: ResumeLine[], width: number): ResumeLine[] {
  if (lines.length < 2 || lines.some(({ bullet, cut }) => bullet || cut === true)) return lines
  const widest = Math.max(60, width, ...lines.map(({ text }) => text.length))
  const begins = lines.map((line, n) => {
    const before = lines[n - 1]
    return before === undefined || (/^[\p{Lu}\d"“]/u.test(line.text) && !GOES_ON_BELOW.test(before.text) && !hasOpenBracket(before.text))
  })
  const starts = begins.flatMap((begun, n) => (begun ? [n] : []))
  const isParted = (n: number): boolean => {
    const [before, line] = [lines[n - 1], lines[n]]
    if (before === undefined || line === undefined) return true
    return /[.!?]$/.test(before.text) || endsShort(before, line, widest) || LABEL.test(line.text) || (before.full !== true && actionOf(line.text) !== null)
  }
  const lengths = starts.map((n, k) => (starts[k + 1] ?? lines.length) - n)
  const stopped = starts.filter((n, k) => /[.!?]$/.test(lines[n + (lengths[k] ?? 1) - 1]?.text ?? '')).length
  if (starts.length < 2 || stopped * 2 >= starts.length || lengths.some((length) => length > MAX_LINES_OF_ITEM) || !starts.every(isParted)) return lines
  return lines.map((line, n) => (begins[n] ? { ...line, bullet: true } : line))
}

function endsShort(before: ResumeLine, line: ResumeLine, widest: number): boolean {
  if (before.full !== null) return !before.full
  const [word = ''] = line.text.split(/\s/)
  return before.text.length + 1 + word.length < widest * FITS
}

const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')
