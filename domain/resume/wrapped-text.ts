/** How lines that were broken by the width of a page become whole sentences again. */
import type { ResumeLine } from './resume-sections.ts'

/** Compounds whose hyphen stays when it falls on the end of a line. */
const COMPOUND_START =
  /(?:^|[\s(/])(?:well|self|cross|long|short|high|low|multi|non|real|end|full|part|time|state|on|off|in|co|pre|post|two|three|four|one|year|data|cost|user|open|large|small|first|second|third|third|anti|inter|decision|evidence|risk|peer|hands|front|back|test|model|cloud|customer|community|school|patient|problem|project|safety|water|fault|object|event|value|semi|mid|best|follow|start|spin|ultra|micro|sub|zero|\d+)-$/i

/** Joins a line to the one it continues; a hyphen at the end of the first is taken out where it parted a word. */
export function joinWrapped(before: string, after: string): string {
  const start = after.replace(/\t+/g, ' ')
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(start)) {
    return COMPOUND_START.test(before) ? before + start : before.slice(0, -1) + start
  }
  // "RNC-<newline>OB", "2015-<newline>2018".
  if (/[\p{L}\d]-$/u.test(before)) return before + start
  return `${before} ${start}`
}

/** "… under Sec." before "901, including …": an abbreviation that stands before a number or goes on in a small letter ends no line. */
const endsInAbbreviation = (before: string, next: string) => (NUMBERED.test(before) && /^\d/.test(next)) || (ABBREVIATED.test(before) && /^\p{Ll}/u.test(next))
const NUMBERED = /(?<![\p{L}.])(?:secs?|nos?|arts?|figs?|vol|reg|dept|ch|para?|app|pub\. ?l)\.$/iu
const ABBREVIATED = /(?<![\p{L}.])(?:secs?|nos?|arts?|dept|inc|corp|co|ltd|U\.S)\.$/iu

const ENDS_IN_RANGE = /\b(?:19|20)\d\d\s?[-–—]\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|present|current|now)\)?$/iu
const LABEL = /^\p{Lu}[\p{L} ]{2,25}:\s/u
/** "(1998). Title.": a place and its publisher follow. */
const PUBLISHER = /\((?:19|20)\d\d\w?\)\. /

export type Paragraph = {
  text: string
  bullet: boolean
  /** The line it begins on. */
  first: ResumeLine
}

/**
 * Bullets with the lines that continue them; text without bullets as paragraphs. Tabs become blanks.
 * @param width letters on a full line of the column, where the lines given are too few to tell
 */
export function paragraphsOf(lines: ResumeLine[], width = 0): Paragraph[] {
  const widest = Math.max(60, width, ...lines.map((line) => line.text.length))
  const anyBullets = lines.some((line) => line.bullet)
  const paragraphs: (Paragraph & { last: ResumeLine })[] = []
  for (const line of lines) {
    const open = paragraphs.at(-1)
    const continues =
      open !== undefined &&
      line.cut !== true &&
      open.last.layout?.endsParagraph !== true &&
      !line.bullet &&
      // "looms June 2025-July 2025" under a bullet that ended short heads what follows.
      !(open.bullet && !isFull(open.last, widest) && ENDS_IN_RANGE.test(line.text)) &&
      // "Tools: Workday" after a full stop begins anew.
      !(/[.!?]$/.test(open.last.text) && LABEL.test(line.text) && !(hangsUnder(line, open.first) && PUBLISHER.test(open.text))) &&
      sameType(open.last, line) &&
      (endsInAbbreviation(open.text, line.text) ||
        (/^[\p{Ll}(&]/u.test(line.text) && (!line.gapBefore || isFull(open.last, widest))) ||
        /[,;-]$|\b(?:and|or|of|the|to|for|in|with|by|a|an)$/i.test(open.last.text) ||
        (!line.gapBefore &&
          (isFull(open.last, widest) || (open.bullet && hangsUnder(line, open.first)) || (anyBullets && open.bullet && !/[.!?]$/.test(open.last.text) && !startsLeftOf(line, open.first)))))
    if (continues) {
      open.text = joinWrapped(open.text, line.text)
      open.last = line
    } else paragraphs.push({ text: line.text.replace(/\t+/g, ' '), bullet: line.bullet, first: line, last: line })
  }
  return paragraphs.map(({ text, bullet, first }) => ({ text: text.replace(/\s+/g, ' ').trim(), bullet, first }))
}

/** @param widest letters on a full line, for lines whose layout is not known */
export function isFull(line: ResumeLine, widest: number): boolean {
  return line.full === null ? line.text.length > widest * 0.78 : line.full && line.text.length > 12
}

/** Where the layout is known, a line further right than its bullet goes on with it, also behind a full stop. */
function hangsUnder(line: ResumeLine, bullet: ResumeLine): boolean {
  return line.layout !== null && bullet.layout !== null && line.layout.column === bullet.layout.column && line.layout.x > bullet.layout.x + 4
}

/** Where the layout is known, a bullet's text goes on no further left than its mark. */
function startsLeftOf(line: ResumeLine, bullet: ResumeLine): boolean {
  return line.layout !== null && bullet.layout !== null && line.layout.column === bullet.layout.column && line.layout.x < bullet.layout.x - 2
}

function sameType(before: ResumeLine, line: ResumeLine): boolean {
  if (before.layout === null || line.layout === null) return true
  return before.layout.bold === line.layout.bold && Math.abs(before.layout.size - line.layout.size) < 1.5
}

/** Abbreviations that end no sentence before a number, and those that a word always follows. */
const BEFORE_NUMBER = /(?<![\p{L}.])(?:max|min|yrs?|nos?|dept|govt|temp|intl|int|natl|ext|ft|hrs?|mo|wk|tot)\.$/iu
const GOES_ON_BEHIND = /(?<![\p{L}.])(?:est|approx|aprox|incl|excl|ca|avg|circa|resp)\.$/iu

/** Sentences of a text; abbreviations such as "Inc." and "e.g." do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?]+["”’)]?\s+(?=[\p{Lu}\d"“(])/gu)) {
    const before = text.slice(start, match.index + 1)
    if (/(?:\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Ms|Mrs|Prof|St|vs|No|approx|e\.g|i\.e|U\.S|et al|dept|Jr|Sr|Fig|Vol|pp|Circ|Sec|Art|Reg|Bldg|Ave|Mgr|Mgmt|Asst|Sgt|Lt|Capt|Col|Gen)|\b\p{Lu})\.$/u.test(before))
      continue
    if (GOES_ON_BEHIND.test(before) || (BEFORE_NUMBER.test(before) && /^\d/.test(text.slice(match.index + match[0].length)))) continue
    sentences.push(text.slice(start, match.index + match[0].trimEnd().length).trim())
    start = match.index + match[0].length
  }
  const rest = text.slice(start).trim()
  if (rest !== '') sentences.push(rest)
  return sentences
}
