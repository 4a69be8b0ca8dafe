/** Roman and lettered marks of a list ("i. …; ii. …", "(a) …; (b) …"), within a line and at its beginning. */

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const LETTERS = [...'abcdefghijklmnop']
const MARK = /(?<=^|\s)(\(?)([ivx]{1,4}|[a-p])([.)])\s+(?=[\p{L}\p{N}"“(])/gu
/** Behind what a mark may stand within a line. */
const BEHIND = /(?:^\s*(?:[•*·–—-]\s*)?|[;:,.]\s+(?:and\s+)?)$/
const MAX_LINES_BETWEEN = 12

type Mark = { line: number; index: number; end: number; sequence: readonly string[]; order: number; form: string; led: boolean }

/** Each line in the items that its marks part; an item begins with a bullet in the place of its mark. Marks count only in their order, from the first one. */
export function partedByMarks(lines: readonly string[]): string[][] {
  const marks = lines.flatMap((line, n) => marksIn(line, n))
  const taken = new Set<Mark>()
  for (const [n, first] of marks.entries()) {
    if (first.order !== 0) continue
    const run = [first]
    for (const mark of marks.slice(n + 1, n + 100)) {
      const last = run.at(-1) ?? first
      if (mark.sequence !== first.sequence || mark.form !== first.form) continue
      if (mark.line - last.line > MAX_LINES_BETWEEN || mark.order === 0) break
      if (mark.order === last.order + 1) run.push(mark)
    }
    // "Redesigned the works: (a) pumps; (b) pipes" is one statement.
    const parts = run.length > 1 && (!first.led || run.every(({ line, end }) => /^\p{Lu}/u.test((lines[line] ?? '').slice(end))))
    if (parts) for (const mark of run) taken.add(mark)
  }
  return lines.map((line, n) => {
    const own = marks.filter((mark) => mark.line === n && taken.has(mark))
    const [first] = own
    if (first === undefined) return [line]
    const items = own.map(({ end }, k) => `• ${withoutEnd(line.slice(end, own[k + 1]?.index))}`)
    const lead = line.slice(0, first.index)
    return first.led ? [lead.trimEnd(), ...items] : items
  })
}

function marksIn(line: string, at: number): Mark[] {
  return [...line.matchAll(MARK)].flatMap(({ index, 0: whole, 1: open = '', 2: sign = '', 3: close = '' }) => {
    const before = line.slice(Math.max(0, index - 12), index)
    if (!BEHIND.test(before) || (open === '(' && close === '.')) return []
    const led = /[\p{L}\p{N}]/u.test(line.slice(0, index))
    // "a." within a line is hardly ever a mark.
    return [ROMAN, ...(led && close === '.' ? [] : [LETTERS])].flatMap((sequence) => {
      const order = sequence.indexOf(sign)
      return order < 0 ? [] : [{ line: at, index, end: index + whole.length, sequence, order, form: open + close, led }]
    })
  })
}

const withoutEnd = (item: string): string => item.trimEnd().replace(/[;,](?:\s+and)?$/, '')
