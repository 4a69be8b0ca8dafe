/** The head of a table of studies: lines that hold nothing but names of columns. */

const WORDS =
  'course|qualification|degree|examination|exam|education|educational|program|programme|branch|stream|discipline|specialization|specialisation|subject|major|standard|institute|institution|college|school|university|universities|universiy|board|year|passing|completion|percentage|marks|aggregate|cgpa|score|grade|period|duration|division|class|session|place|location|name|date|obtained|awarded|secured|passed|with|result'.split(
    '|',
  )
const COLUMN = /\b(course|qualificat|degree|exam|educat|branch|discipline|major|institut|college|school|universit|board|year|percent|marks|aggregate|cgpa|score|period|duration|division)/gi
const LONGEST_HEAD = 12

/** How many lines from the first one are a head that names three columns at least; 0 where it is none. */
export function headLength(lines: readonly { text: string; bullet: boolean }[], from = 0): number {
  let to = from
  while (to < lines.length && to < from + LONGEST_HEAD && lines[to]?.bullet === false && isOfHead(lines[to]?.text ?? '')) to += 1
  const named = lines.slice(from, to).flatMap(({ text }) => text.match(COLUMN) ?? [])
  return new Set(named.map((word) => word.toLowerCase())).size >= 3 ? to - from : 0
}

/** "Percentag" over "e": a narrow column breaks within a word too, and many are misspelled ("Institiute"). */
function isOfHead(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '')
  const known = (word: string) =>
    /^\p{Ll}{1,2}$/u.test(word) ||
    /^(?:sl|sr|s|no|of|in|and|the)$/i.test(word) ||
    WORDS.some((name) => name === word.toLowerCase() || `${name}s` === word.toLowerCase() || (word.length >= 6 && name.startsWith(word.toLowerCase().slice(0, 6))))
  return text.length < 120 && words.every(known) && !/\d/.test(text)
}
