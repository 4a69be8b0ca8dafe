/** The paragraphs of a plan from the lines of its file: lines that the width of a page parted are one again, headers and page numbers go. */
import type { PdfPage } from '../resume/pdf-reading.ts'
import { joinWrapped } from '../resume/wrapped-text.ts'
import type { PlanParagraph } from './plan-review.ts'

/** What is kept of one plan. */
export const PLAN_PARAGRAPHS_MAX = 600
const PARAGRAPH_LETTERS_MAX = 4000

const BULLET = /^\s*(?:[-–•*·▪●○■◦]|\d{1,2}[.)]|[a-z]\))\s+/
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$/i
const bareLine = (line: string) => line.replace(/\d+/g, '#').trim().toLowerCase()

/** Lines that stand on three pages and more, and on a third of them: headers and footers. */
function repeatedLines(pages: readonly PdfPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { lines } of pages) for (const line of new Set(lines.map(bareLine))) counts.set(line, (counts.get(line) ?? 0) + 1)
  return new Set([...counts].flatMap(([line, count]) => (count >= 3 && count * 3 >= pages.length && line !== '' ? [line] : [])))
}

export function planParagraphs(pages: readonly PdfPage[]): PlanParagraph[] {
  const repeated = repeatedLines(pages)
  const found: PlanParagraph[] = []
  let open = false
  for (const [index, { lines, layout }] of pages.entries()) {
    const widest = Math.max(60, ...lines.map((line) => line.length))
    let before = ''
    for (const [place, raw] of lines.entries()) {
      const line = raw.replace(/\t+/g, ' ').trim()
      if (line === '') {
        open = false
        continue
      }
      if (PAGE_NUMBER.test(line) || repeated.has(bareLine(raw))) continue
      const last = found.at(-1)
      const begins = BULLET.test(line)
      const flows =
        before === ''
          ? /^\p{Ll}/u.test(line) && !/[.!?:]$/.test(last?.text ?? '.')
          : before.length > widest * 0.78 || /[,;]$|\b(?:and|or|of|the|to|for|in|with|by|a|an)$/i.test(before) || /^\p{Ll}/u.test(line)
      if (last !== undefined && !begins && flows && (open || before === '')) last.text = joinWrapped(last.text, line).slice(0, PARAGRAPH_LETTERS_MAX)
      else if (found.length < PLAN_PARAGRAPHS_MAX) found.push({ page: index + 1, text: line.replace(BULLET, '').slice(0, PARAGRAPH_LETTERS_MAX) })
      before = line
      open = layout?.[place]?.endsParagraph !== true
    }
  }
  return found.filter(({ text }) => /\p{L}{2}/u.test(text))
}
