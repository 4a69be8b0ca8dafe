/** Folds the lines of a notice into blocks and sentences, without running heads, so that every quote stays exact. */

export type NoticePage = { lines: readonly string[] }

export type Sentence = {
  text: string
  /** Same length as `text`, with A–Z lowered and typographic marks made plain; only for matching. */
  plain: string
  page: number
  /** First sentence of a list item. */
  item: boolean
}

export type NoticeBlock = { kind: 'heading' | 'text'; page: number; sentences: Sentence[] }

export type NoticeText = {
  /** Every line of the notice, cleaned, running heads included: where labels, dates and titles are looked for. */
  lines: { text: string; plain: string; page: number }[]
  blocks: NoticeBlock[]
  /** The folded text of all blocks; every sentence is a substring of it. */
  body: string
}

/** A longer sentence is cut at a space, so that matching stays bounded. */
const longestSentence = 1200
const edgeLines = 5

/** Removes what cannot be seen (control, zero-width and direction marks) and folds white space. */
export const cleanLine = (line: string): string =>
  line
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD\uFFFE]/g, '')
    .replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ')
    .trim()

/** Lower-cases without changing the length, so that an index in the result is an index in the text. */
export const plainOf = (text: string): string =>
  text
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')

const pageMark = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$|\bpage\s+\d{1,3}\s*(?:of|\/)\s*\d{1,3}\s*$/
const itemMark = /^(?:[•▪◦●‣*–-]|o|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/i
const labelMark = /^[A-Z][A-Za-z/ ]{2,28}:\s+\S/
const abbreviations = new Set(
  'u.s no dr mr mrs ms prof inc llc ltd co corp v vs vol sec dec e.g i.e fed reg cf pt ch ex exh st jr sr al d.c ph.d m.s b.s approx fig'.split(
    ' ',
  ),
)
/** Words that keep the hyphen when a line ends in it. */
const hyphenPrefixes = new Set('well self non long short full part post pre co cross high low multi three two five'.split(' '))

const runningHeads = (pages: { text: string }[][]): Set<string> => {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const edges = new Set(
      [...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)].map((line) => line.text.replace(/\d+/g, '#')),
    )
    for (const edge of edges) counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  const needed = Math.max(2, Math.ceil(pages.length / 2))
  return new Set([...counts].filter(([, count]) => count >= needed).map(([line]) => line))
}

const endsSentence = (line: string): boolean => /[.!?;:)"\u201D]$/.test(line)

const typicalWidth = (lines: { text: string }[]): number => {
  const widths = lines.map((line) => line.text.length).sort((a, b) => a - b)
  return Math.min(140, widths[Math.floor(widths.length * 0.8)] ?? 0)
}

const joinLines = (left: string, right: string): string => {
  if (!/[A-Za-z]-$/.test(left) || !/^[a-z]/.test(right)) return `${left} ${right}`
  const prefix = left.slice(left.lastIndexOf(' ') + 1, -1).toLowerCase()
  return hyphenPrefixes.has(prefix) ? left + right : left.slice(0, -1) + right
}

/** Ends of sentences in one pass over the text. */
const sentenceEnds = (text: string): number[] => {
  const ends: number[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '.' || letter === '!' || letter === '?') {
      let next = at + 1
      while (next < text.length && /["'\u201D\u2019)]/.test(text[next] ?? '')) next++
      const stops = next >= text.length || (text[next] === ' ' && /[A-Z0-9"'(\u201C]/.test(text[next + 1] ?? ''))
      if (!stops) continue
      const word = text.slice(Math.max(start, text.lastIndexOf(' ', at) + 1), at).toLowerCase().replace(/^[("]/, '')
      const numbered = /^\d{1,2}$/.test(word) && at - start <= 3
      if (letter === '.' && next < text.length && (abbreviations.has(word) || word.length === 1 || numbered)) continue
      ends.push(next)
      start = next + 1
    } else if (at - start >= longestSentence) {
      const cut = text.lastIndexOf(' ', at)
      ends.push(cut > start ? cut : at)
      start = (cut > start ? cut : at) + 1
    }
  }
  if ((ends.at(-1) ?? 0) < text.length) ends.push(text.length)
  return ends
}

type OpenBlock = { kind: 'heading' | 'text'; item: boolean; text: string; marks: { at: number; page: number }[] }

const toBlock = (open: OpenBlock): NoticeBlock => {
  const sentences: Sentence[] = []
  let start = 0
  for (const end of sentenceEnds(open.text)) {
    const text = open.text.slice(start, end).trim()
    if (text !== '') {
      const page = open.marks.findLast((mark) => mark.at <= start + 1)?.page ?? open.marks[0]?.page ?? 1
      sentences.push({ text, plain: plainOf(text), page, item: open.item && sentences.length === 0 })
    }
    start = end
  }
  return { kind: open.kind, page: open.marks[0]?.page ?? 1, sentences }
}

/**
 * Folds pages into blocks of sentences. Lines that repeat at the edge of half of the pages are running heads and leave
 * the body; they stay in `lines`. A hyphen that ends a line is taken out when the next line goes on in a small letter,
 * except after words that are written with one (well-, self-, …).
 */
export const foldNotice = (pages: readonly NoticePage[]): NoticeText => {
  const perPage = pages.map((page, index) =>
    page.lines
      .map((line) => cleanLine(line))
      .filter((text) => text !== '')
      .map((text) => ({ text, plain: plainOf(text), page: index + 1 })),
  )
  const lines = perPage.flat()
  const heads = runningHeads(perPage)
  const bodyLines = perPage.flatMap((page) =>
    page.filter((line, index) => {
      const atEdge = index < edgeLines || index >= page.length - edgeLines
      return !(atEdge && (heads.has(line.text.replace(/\d+/g, '#')) || pageMark.test(line.plain)))
    }),
  )
  const width = typicalWidth(bodyLines)
  const done: OpenBlock[] = []
  let open: OpenBlock | null = null
  let previous = ''
  for (const [index, line] of bodyLines.entries()) {
    const next = bodyLines[index + 1]?.text ?? 'A'
    const afterEnd: boolean = open === null || open.kind === 'heading' || endsSentence(previous)
    const item = itemMark.test(line.text)
    const startsLikeOne = /^["\u201C(]?[A-Z0-9]/.test(line.text)
    const nextStarts = /^["\u201C(]?[A-Z0-9•▪◦●]/.test(next) || itemMark.test(next)
    const short = line.text.length <= Math.max(24, width * 0.72)
    const label = labelMark.test(line.text) && line.text.length <= 100 && short
    const titled = item ? /^\(?(?:[A-Z]|\d{1,2}|[IVX]{1,4})[.)]\s+[A-Z]/.test(line.text) : startsLikeOne
    const heading = afterEnd && titled && nextStarts && short && !/[.,;!?]$/.test(line.text)
    const freshParagraph = startsLikeOne && /[.!?;:]$/.test(previous) && previous.length < width * 0.72
    if (open === null || heading || item || label || open.kind === 'heading' || freshParagraph) {
      if (open) done.push(open)
      open = {
        kind: heading ? 'heading' : 'text',
        item: item && !heading,
        text: line.text,
        marks: [{ at: 0, page: line.page }],
      }
    } else {
      const joined: string = joinLines(open.text, line.text)
      open.marks.push({ at: joined.length - line.text.length, page: line.page })
      open.text = joined
    }
    previous = line.text
  }
  if (open) done.push(open)
  return { lines, blocks: done.map(toBlock), body: done.map((block) => block.text).join('\n') }
}
