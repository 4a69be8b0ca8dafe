// Turns the drawn runs of a page into lines in reading order.
// The order of the stream is kept, since it is nearly always the order of reading; only where the stream jumps
// between two columns row by row is the page read column by column.

/** In letter heights: a gap that parts two words, and one that parts two columns or a date from its line. */
const WORD_GAP = 0.16
const WIDE_GAP = 1.9

/** The parts of lines of one page, in reading order. */
export function pageSegments(runs, view) {
  const upright = runs.filter((run) => run.upright)
  // A page printed sideways is kept in stream order, run by run.
  const rows = upright.length >= runs.length / 2 ? rowsOf(upright) : runs.map((run) => [run])
  const segments = rows.flatMap(segmentsOf).filter((segment) => segment.text !== '')
  return headingsInPlace(cellsAtTop(datesBeside(datesInPlace(cellsInPlace(readColumnsApart(segments, view))))))
}

/** Successive runs on one base line, left to right, belong to one row. */
function rowsOf(runs) {
  const rows = []
  let row = []
  let last = null
  for (const run of runs) {
    const sameLine =
      last !== null &&
      Math.abs(run.y - last.y) < 0.45 * Math.max(run.size, last.size) &&
      // A step back to the left beyond kerning starts a new line (an overprinted copy, the next column).
      run.x > last.endX - 1.2 * Math.max(run.size, last.size)
    if (!sameLine && row.length > 0) {
      rows.push(row)
      row = []
    }
    row.push(run)
    last = run
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** Parts of a row that stand apart by a wide gap, each with its words. */
function segmentsOf(row) {
  const size = Math.max(...row.map((run) => run.size))
  const glyphs = row.flatMap((run) => run.glyphs.map((glyph) => ({ ...glyph, size: run.size, bold: run.bold, italic: run.italic })))
  const spread = letterSpacing(glyphs)
  const segments = []
  let current = null
  let previous = null
  for (const glyph of glyphs) {
    const blank = glyph.text.trim() === ''
    const gap = previous === null ? 0 : (glyph.x - previous.endX) / glyph.size - spread
    if (current === null || gap > WIDE_GAP) {
      if (blank) continue
      current = { text: '', x: glyph.x, endX: glyph.endX, y: row[0].y, size, letters: 0, boldLetters: 0, italicLetters: 0 }
      segments.push(current)
    } else {
      if (gap > WORD_GAP) current.text += ' '
      if (!blank && previous !== null && !sameStyle(glyph, previous)) current.text += STYLE_CHANGE
    }
    current.text += glyph.text
    if (!blank) {
      current.letters++
      if (glyph.bold) current.boldLetters++
      if (glyph.italic) current.italicLetters++
      current.endX = glyph.endX
      previous = glyph
    } else if (previous !== null && glyph.endX - previous.endX < WIDE_GAP * glyph.size) {
      // Blanks count as drawn width, unless a long run of them pads to a tab stop.
      previous = { ...previous, endX: Math.max(previous.endX, glyph.endX) }
    }
  }
  for (const segment of segments) {
    const marked = segment.text.replace(/\s+/g, ' ').replaceAll(`${STYLE_CHANGE} `, ` ${STYLE_CHANGE}`).trim()
    segment.breaks = []
    let text = ''
    for (const letter of marked) {
      if (letter === STYLE_CHANGE) segment.breaks.push(text.length)
      else text += letter
    }
    segment.text = joinSpacedLetters(text)
    if (segment.text !== text) segment.breaks = []
  }
  return segments
}

/** Stands in the text of a segment while it grows; no file can bring it, since control letters are left out. */
const STYLE_CHANGE = '\u0001'

function sameStyle(a, b) {
  return a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.12 * Math.max(a.size, b.size)
}

/** The usual gap between the letters of a row that is set in spaced letters, else 0; in letter heights. */
function letterSpacing(glyphs) {
  const gaps = []
  for (let i = 1; i < glyphs.length; i++) {
    const [before, after] = [glyphs[i - 1], glyphs[i]]
    // Dots that lead to the edge are no letters.
    if (/[^\s.·_]/.test(before.text) && /[^\s.·_]/.test(after.text)) gaps.push((after.x - before.endX) / after.size)
  }
  if (gaps.length < 4) return 0
  gaps.sort((a, b) => a - b)
  const median = gaps[Math.floor(gaps.length / 2)]
  return median > 0.07 ? median : 0
}

/** "E X P E R I E N C E" → "EXPERIENCE". */
function joinSpacedLetters(text) {
  const parts = text.split(' ')
  if (parts.length < 5 || parts.filter((part) => part.length === 1 && /\p{Lu}/u.test(part)).length < parts.length * 0.9) {
    return text
  }
  return parts.join('')
}

const DATE_LIKE =
  /^[\s\d–—~\-./,()·…]*((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter|present|current|now|today|date|till|until|to|since)[a-z]*(?![a-z])[\s\d–—~\-./,()·…]*)*$/i

/** Where the stream alternates between two columns of prose, first the left column, then the right one. */
function readColumnsApart(segments, view) {
  const width = view[2] - view[0]
  const start = commonStart(segments.filter((segment) => segment.x > view[0] + width * 0.3))
  if (start === null) return segments
  const isRight = (segment) => segment.x >= start - 3
  const crosses = (segment) => !isRight(segment) && segment.endX > start + 2
  let alternations = 0
  const right = []
  const left = []
  let alone = 0
  for (let i = 1; i < segments.length; i++) {
    const [before, after] = [segments[i - 1], segments[i]]
    if (crosses(before) || crosses(after)) continue
    if (!isRight(before) && isRight(after) && Math.abs(before.y - after.y) < 0.5 * after.size) {
      alternations++
      left.push(before)
      right.push(after)
    } else if (isRight(after)) alone++
  }
  const proseLike = (list) => list.filter((segment) => segment.text.length >= 12 && !DATE_LIKE.test(segment.text)).length >= list.length * 0.6
  const dates = right.filter((segment) => DATE_LIKE.test(segment.text)).length
  // Dates at the left belong to what stands beside them.
  if (left.filter((segment) => DATE_LIKE.test(segment.text) && /\d{4}/.test(segment.text)).length > left.length * 0.5) return segments
  // Rows of its own show that the right side is a column and not the second half of a table.
  const isColumn = alone >= 2 && alternations >= 3 && alternations + alone >= 6 && dates < right.length * 0.4
  if (!isColumn && (alternations < 6 || !proseLike(left) || !proseLike(right))) return segments

  const ordered = []
  let block = []
  const close = () => {
    const second = block.filter(isRight)
    if (second[0]) second[0].startsColumn = true
    ordered.push(...block.filter((segment) => !isRight(segment)), ...second)
    block = []
  }
  for (const segment of segments) {
    if (crosses(segment)) {
      close()
      ordered.push(segment)
    } else block.push(segment)
  }
  close()
  return ordered
}

/** The left edge that most of the segments share, or null. */
function commonStart(segments) {
  if (segments.length < 6) return null
  const counts = new Map()
  for (const { x } of segments) counts.set(Math.round(x / 4), (counts.get(Math.round(x / 4)) ?? 0) + 1)
  const [edge, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))
  return count >= segments.length * 0.6 ? edge * 4 : null
}

/**
 * Lines of every page. `layout` stands beside `lines`: null for an empty line, which marks a gap that is wider than
 * the usual distance between the lines of this document.
 */
export function documentLines(pages) {
  const parts = pages.map(linesOf)
  const usual = usualDrop(parts)
  return parts.map((lines) => {
    const page = { lines: [], layout: [] }
    for (const [n, line] of lines.entries()) {
      const { text, letters, boldLetters, italicLetters, drop, ...place } = line
      if (n > 0 && (drop === null || drop > GAP_SHARE * usual * line.size)) {
        page.lines.push('')
        page.layout.push(null)
      }
      page.lines.push(text)
      page.layout.push({ ...place, bold: boldLetters > letters / 2, italic: italicLetters > letters / 2, drop })
    }
    return page
  })
}

/** A gap this much wider than the usual one parts paragraphs. */
const GAP_SHARE = 1.3

/** Cells of a row that hold no more lines than this are a date, a place, a length of time. */
const CELL_LINES = 4
const CELL_LETTERS = 48

/**
 * A table is drawn cell by cell: the date at the right of a row comes after all lines of the text at its left. Such a
 * cell goes back to the base line it stands on. A second column is longer, and stays where it is drawn.
 */
function cellsInPlace(segments) {
  const placed = []
  for (let n = 0; n < segments.length;) {
    const segment = segments[n]
    const last = placed.at(-1)
    const rises = last !== undefined && !segment.startsColumn && segment.y > last.y + 0.5 * segment.size
    const mate = rises ? mateOf(placed, segment) : -1
    const cell = mate < 0 ? [] : cellFrom(segments, n)
    const after = segments[n + cell.length]
    const returns = after === undefined || after.x < Math.min(...cell.map(({ x }) => x)) - 60
    if (mate < 0 || !returns || cell.length > CELL_LINES || cell.some(({ text }) => text.length > CELL_LETTERS)) {
      placed.push(segment)
      n++
      continue
    }
    let at = mate
    for (const part of cell) {
      const own = mateOf(placed, part)
      // Beside a short line the cell's line tells of it (a title and its dates); beside running text it belongs to the head of the row.
      const beside = own >= 0 && placed[own].text.length <= CELL_LETTERS && !/^[•◦·▪*–-]/.test(placed[own].text)
      if (beside) at = own
      const head = placed[at]
      placed.splice(++at, 0, beside ? part : { ...part, y: head.y, x: Math.max(part.x, head.endX + 1), endX: Math.max(part.endX, head.endX + 2) })
    }
    n += cell.length
  }
  return placed
}

/** Letters that a date at the left of a row holds at most, and how many rows back it may stand. */
const DATE_LETTERS = 24
const ROWS_BACK = 120

/** Dates in a column at the left that are drawn after the text at their right: each goes back before the line it stands on. */
function datesInPlace(segments) {
  const placed = []
  for (let n = 0; n < segments.length; n++) {
    const segment = segments[n]
    const last = placed.at(-1)
    const rises = last !== undefined && segment.y > last.y + 0.5 * segment.size
    const mate = rises && isDate(segment) && /\d{4}/.test(segment.text) ? rightMateOf(placed, segment) : -1
    if (mate < 0) {
      placed.push(segment)
      continue
    }
    const next = segments[n + 1]
    const goesOn = next !== undefined && isDate(next) && Math.abs(next.x - segment.x) < 4 && segment.y - next.y > 0 && segment.y - next.y < 2 * segment.size
    const whole = goesOn ? { ...segment, text: `${segment.text} ${next.text}`, endX: Math.max(segment.endX, next.endX), letters: segment.letters + next.letters, breaks: [] } : segment
    placed.splice(mate, 0, whole)
    if (goesOn) n++
  }
  return placed
}

/** Rows of a page that hold a date apart from their words, before that is the way it is drawn and no chance. */
const LEAST_APART = 2

/** Far above any page of a resume; each date of a page is held against all its parts. */
const PARTS_MOST = 3000

/** Dates in a column at the right that are drawn apart, before or after the text at their left: each goes behind the end of the line it stands on. */
function datesBeside(segments) {
  if (segments.length > PARTS_MOST) return segments
  const isYear = (segment) => isDate(segment) && /\d{4}/.test(segment.text)
  const sameRow = (a, b) => Math.abs(a.y - b.y) < 0.45 * Math.max(a.size, b.size)
  const apart = segments.flatMap((segment, n) => {
    const neighbors = [segments[n - 1], segments[n + 1]]
    if (!isYear(segment) || neighbors.some((other) => other !== undefined && sameRow(other, segment)) || !neighbors.some((other) => other === undefined || isYear(other))) return []
    const row = segments.filter((other) => other !== segment && sameRow(other, segment) && /\p{L}{2}/u.test(other.text))
    const mate = row.filter((other) => other.endX < segment.x).sort((a, b) => b.endX - a.endX)[0]
    return mate === undefined || row.some((other) => other.x > segment.endX) ? [] : [{ segment, mate }]
  })
  if (apart.length < LEAST_APART || new Set(apart.map(({ mate }) => Math.round(mate.x / 4))).size > 2) return segments
  const of = new Map(apart.map(({ segment, mate }) => [mate, segment]))
  const moved = new Set(of.values())
  return segments.filter((segment) => !moved.has(segment)).flatMap((segment) => (of.has(segment) ? [segment, of.get(segment)] : [segment]))
}

/** Lines of a cell at the left, and letter heights between two lines of a cell. */
const LEFT_LINES = 8
const CELL_DROP = 3.2

/**
 * A row of a table whose left cell, dates and what stands under them, is set in the middle of the row's height: it goes up, or down,
 * to where the first line at its right stands.
 */
function cellsAtTop(segments) {
  if (segments.length > PARTS_MOST) return segments
  const placed = [...segments]
  for (const [n, first] of segments.entries()) {
    const above = segments[n - 1]
    const isWithin = above !== undefined && Math.abs(above.x - first.x) < 4 * first.size && isDate(above) && above.y > first.y && above.y - first.y < 2 * first.size
    if (!isDate(first) || !/\d{4}/.test(first.text) || isWithin) continue
    const left = downFrom(segments, n, (next) => Math.abs(next.x - first.x) < 4 && !isDate(next))
    const right = downFrom(segments, n + left.length, (next) => next.x > (segments[n + left.length]?.x ?? 0) - 3)
    const [head] = right
    if (
      head === undefined ||
      (left.length === 1 && right.length === 1) ||
      left.length > LEFT_LINES ||
      head.x < Math.max(...left.map(({ endX }) => endX)) + 2 ||
      head.y < left.at(-1).y + 0.3 * head.size
    )
      continue
    const shift = head.y - first.y
    const middle = (cell) => (cell[0].y + cell.at(-1).y) / 2
    if (Math.abs(shift) < 0.45 * head.size || Math.abs(middle(left) - middle(right)) > 0.75 * head.size) continue
    for (const [k, part] of left.entries()) placed[n + k] = { ...part, y: part.y + shift }
  }
  return placed
}

/** The lines drawn from here on down, as long as they are of one cell. */
function downFrom(segments, start, isOfCell) {
  const cell = segments[start] === undefined ? [] : [segments[start]]
  for (const next of segments.slice(start + 1, start + ROWS_BACK)) {
    const drop = cell.at(-1)?.y - next.y
    if (cell.length === 0 || drop < -0.45 * next.size || drop > CELL_DROP * next.size || !isOfCell(next)) break
    cell.push(next)
  }
  return cell
}

const isDate = ({ text }) => text.length <= DATE_LETTERS && DATE_LIKE.test(text)

/** The first segment of those drawn before that stands to the right on the same base line; -1 where there is none. */
function rightMateOf(placed, segment) {
  for (let n = placed.length - 1; n >= Math.max(0, placed.length - ROWS_BACK); n--) {
    const other = placed[n]
    if (Math.abs(other.y - segment.y) < 0.45 * Math.max(other.size, segment.size) && other.x > segment.endX && other.x < segment.endX + 160) return n
  }
  return -1
}

const HEADING_LETTERS = 32
/** A heading is set larger than the text by this much, and what it heads begins within this many of its heights. */
const HEADING_SHARE = 1.25
const HEADING_REACH = 4

/** A line in capitals at one edge and in the size of another one, where both are bold, or of two others: headings that are set no larger than the text. */
function isAmongCapitals(segments, heading) {
  const isBold = (segment) => segment.boldLetters > segment.letters / 2
  const isCapitals = (segment) => segment.text.length <= HEADING_LETTERS && /^[\p{Lu} &,/]+$/u.test(segment.text)
  const isLike = (other) => other !== heading && (Math.abs(other.x - heading.x) < 4 || Math.abs(other.endX - heading.endX) < 2) && Math.abs(other.size - heading.size) < 0.3 && isCapitals(other)
  const others = isCapitals(heading) ? segments.filter(isLike) : []
  return others.length > 1 || (isBold(heading) && others.some(isBold))
}

/** A heading that is drawn before or after all of the page's text goes before the line right under it. */
function headingsInPlace(segments) {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  // The name is the largest, and stands alone.
  const name = (sizes.at(-2) ?? 0) < (sizes.at(-1) ?? 0) - 0.2 ? (sizes.at(-1) ?? 0) : Infinity
  const placed = [...segments]
  for (const heading of segments) {
    if ((heading.size < usual * HEADING_SHARE && !isAmongCapitals(segments, heading)) || heading.size >= name || heading.text.length > HEADING_LETTERS || heading.letters < 4) continue
    const at = placed.indexOf(heading)
    const before = placed[at - 1]
    // Bars and bullets that a list draws apart from its words are nothing that a heading heads.
    const after = placed.find((other, n) => n > at && /[\p{L}\d]/u.test(other.text))
    const sameLine = (other) => other !== undefined && Math.abs(other.y - heading.y) < 0.45 * heading.size
    if ((after !== undefined && isNextBelow(after, heading)) || sameLine(before) || sameLine(after)) continue
    const under = placed.flatMap((other, n) => (other !== heading && isUnder(other, heading) ? [n] : []))
    let to = under.reduce((best, n) => (best < 0 || placed[n].y > placed[best].y + 1 ? n : best), -1)
    if (to < 0) continue
    // The dates and the place of the row under it may be drawn before the row's own words.
    while (to > 0 && placed[to - 1] !== heading && isNextBelow(placed[to - 1], heading)) to--
    placed.splice(at, 1)
    placed.splice(to > at ? to - 1 : to, 0, heading)
  }
  return placed
}

/** Wherever it begins: dates may stand further left than the headings. */
function isNextBelow(other, heading) {
  const drop = heading.y - other.y
  return drop > 0.3 * heading.size && drop < HEADING_REACH * Math.max(heading.size, other.size)
}

function isUnder(other, heading) {
  return isNextBelow(other, heading) && other.x > heading.x - 6 && other.x < heading.x + 150
}

/** The last segment to the left on the same base line, among those just drawn; -1 where there is none. */
function mateOf(placed, segment) {
  for (let n = placed.length - 1; n >= Math.max(0, placed.length - 80); n--) {
    const other = placed[n]
    if (Math.abs(other.y - segment.y) < 0.45 * Math.max(other.size, segment.size) && other.endX < segment.x) return n
  }
  return -1
}

/** The lines drawn from here on down, until one begins further left or higher up. */
function cellFrom(segments, start) {
  const cell = [segments[start]]
  for (let n = start + 1; n < segments.length && cell.length <= CELL_LINES; n++) {
    const [before, next] = [segments[n - 1], segments[n]]
    if (next.y > before.y - 0.5 * next.size || next.y < before.y - 2.5 * next.size || next.x < segments[start].x - 90 || next.startsColumn) break
    cell.push(next)
  }
  return cell
}

/** Segments of one base line are one line, parted by tabs. `drop`: from the base line before, null at the top of a column. */
function linesOf(segments) {
  const lines = []
  let last = null
  let column = 0
  for (const segment of segments) {
    const line = lines.at(-1)
    if (last !== null && !segment.startsColumn && Math.abs(segment.y - last.y) < 0.45 * Math.max(segment.size, last.size) && segment.x > last.endX) {
      const start = line.text.length + 1
      line.text += `\t${segment.text}`
      line.endX = round(segment.endX)
      line.breaks.push(...segment.breaks.map((at) => at + start))
      line.letters += segment.letters
      line.boldLetters += segment.boldLetters
      line.italicLetters += segment.italicLetters
    } else {
      const drop = last === null ? null : last.y - segment.y
      const jumps = last !== null && (segment.startsColumn || drop < -1.75 * last.size)
      if (jumps) column++
      const { text, letters, boldLetters, italicLetters } = segment
      lines.push({
        text,
        x: round(segment.x),
        endX: round(segment.endX),
        y: round(segment.y),
        size: round(segment.size),
        column,
        breaks: [...segment.breaks],
        letters,
        boldLetters,
        italicLetters,
        drop: last === null || jumps ? null : round(drop),
      })
    }
    last = segment
  }
  return lines
}

/** The distance from line to line that most lines keep, in letter heights; of two as common, the smaller. */
function usualDrop(pages) {
  const counts = new Map()
  for (const { drop, size } of pages.flat()) {
    if (drop === null || drop < 0.9 * size || drop > 4 * size) continue
    const step = Math.round((drop / size) * 20)
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  if (counts.size === 0) return 1.35
  const near = (step) => (counts.get(step - 1) ?? 0) + (counts.get(step) ?? 0) + (counts.get(step + 1) ?? 0)
  const most = Math.max(...[...counts.keys()].map(near))
  const step = Math.min(...[...counts.keys()].filter((key) => near(key) >= most * 0.8))
  return (step + 0.5) / 20
}

function round(value) {
  return Math.round(value * 10) / 10
}
