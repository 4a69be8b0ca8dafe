/** Statements that stand each on lines of their own, without bullets. */
import type { ResumeLine } from '../resume/resume-sections.ts'
import { isFull } from '../resume/wrapped-text.ts'
import { actionOf } from './achievement-words.ts'

/** "Wool dust: fogging …". */
const LABEL = /^\p{Lu}[\p{L}\d &/-]{2,30}:\s/u
const GOES_ON_BELOW = /[,;-]$|\b(?:and|or|of|the|to|for|in|with|by|a|an)$/i
/** So few words without a bullet are a heading or a name among the statements. */
const SHORT = 5
/** Of longer runs none is a list of statements. */
const MAX_LINES_OF_ITEM = 3

/**
 * Lines that begin a statement, as bullets: with a capital letter, behind a line that ended short or ended its sentence, or
 * with a deed or a label. Most have to end without a full stop, as items of a list do; paragraphs of sentences stay as they are.
 * @param width letters on a full line of the column
 */
export function withUnmarkedItems(lines: ResumeLine[], width: number): ResumeLine[] {
  if (lines.length < 2 || lines.some(({ bullet, cut }) => bullet || cut === true)) return lines
  const widest = Math.max(60, width, ...lines.map(({ text }) => text.length))
  const begins = lines.map((line, n) => {
    const before = lines[n - 1]
    if (before === undefined) return true
    if (!/^[\p{Lu}\d"“]/u.test(line.text) || GOES_ON_BELOW.test(before.text) || hasOpenBracket(before.text)) return false
    return /[.!?]$/.test(before.text) || line.gapBefore || !isFull(before, widest) || LABEL.test(line.text) || (before.full !== true && actionOf(line.text) !== null)
  })
  const starts = begins.flatMap((begun, n) => (begun ? [n] : []))
  const units = starts.map((from, k) => lines.slice(from, starts[k + 1]))
  const items = units.filter((unit) => lettersOf(unit).split(/\s+/).length > SHORT)
  const stopped = items.filter((unit) => /[.!?]$/.test(lettersOf(unit))).length
  if (items.length < 2 || stopped * 2 >= items.length || items.some(({ length }) => length > MAX_LINES_OF_ITEM)) return lines
  const firsts = new Set(items.map(([first]) => first))
  return lines.map((line, n) => (firsts.has(line) ? { ...line, bullet: true } : begins[n] ? { ...line, gapBefore: true } : line))
}

const lettersOf = (unit: ResumeLine[]): string => unit.map(({ text }) => text).join(' ')

const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')
