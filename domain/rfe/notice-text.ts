/** Folds the lines of a notice into blocks and sentences, without running heads, so that every quote stays exact. */

/** As read from a PDF: an empty line marks a gap between paragraphs, a tab a wide gap inside a line. */
export type NoticePage = { lines: readonly string[] }

/** `cells`: the parts of a line between tabs, as a table row prints them. */
export type NoticeLine = { text: string; plain: string; page: number; cells: string[]; afterGap: boolean }

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
  lines: NoticeLine[]
  blocks: NoticeBlock[]
  /** The folded text of all blocks; every sentence is a substring of it. */
  body: string
}

/** “Item 1. The degree” is one line of a heading. */
const partLabel = /^(?:item|issue|point|part|section|request|question|ground) (?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)] /i
const romanLabel = /^[IVX]{1,4}\. (?=[A-Z])/
/** A longer sentence is cut at a space, so that matching stays bounded. */
const longestSentence = 1200
const edgeLines = 5
const longestHeading = 120

/** The marks of a list in other shapes, also where the font of a PDF gives them no letter of their own. */
const otherBullets = /^\s*(?:\[[xX ]?\]|\( ?[xX]? ?\)(?= [A-Z])|--|__+|[—>+~☒☑☐➢➤►▶▸■□▢◆◇◊○✓✔➔→❖⁃∙·»\uF0A7-\uF0FC])\s*(?=\p{L})/u
const inBrackets = /^\s*(?:\[([a-z]|\d{1,2})\]|#(\d{1,2})[.:)]?)\s+(?=\p{L})/u

/** Removes what cannot be seen (control, zero-width and direction marks), folds white space, and prints each mark of a list as one. */
export const cleanLine = (line: string): string =>
  line
    .replace(otherBullets, '• ')
    .replace(inBrackets, (_mark, one?: string, other?: string) => `(${one ?? other}) `)
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

const pageMark = /^(?:page\s*|[-–—]\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?(?:\s*[-–—])?$|\bpage\s+\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\s*$/
/** What the agency prints at the edge of a page: it parts no paragraph, also where it stands on one page alone. */
const edgeMark =
  /\b(?:ioe|src|lin|wac|eac|msc|nbc|ysc)[- ]?\d{2}[- ]?\d{3}[- ]?\d{5}\b|\bi-797e?\b|\bpage \d{1,2} (?:of|\/) \d{1,2}\b|\bwww\.uscis\.gov\b|^please see (?:the )?(?:attached|back|reverse)\b/
const longestEdge = 80
const markedItem = /^(?:[•▪◦●‣*–-]|o|\(?\d{1,2}[.)]|[a-z]{1,2}-\d{1,2}[.)]|\(?[a-z]\)|\([ivx]{1,4}\))\s+/i
const numberMark = /^\d{1,2}[.)] [A-Z]/
/** In small letters only: "A." and "I." begin headings. */
const letteredItem = /^(?:[a-h]|[ivx]{1,4})\.\s+/
const itemMark = { test: (line: string): boolean => markedItem.test(line) || letteredItem.test(line) }
const before: Record<string, string> = {
  b: 'a',
  c: 'b',
  d: 'c',
  e: 'd',
  f: 'e',
  g: 'f',
  h: 'g',
  '2': '1',
  '3': '2',
  '4': '3',
  '5': '4',
  '6': '5',
  '7': '6',
  '8': '7',
  ii: 'i',
  iii: 'ii',
  iv: 'iii',
  v: 'iv',
}
/** "… (a) a plan; and", and on the next line "(b) letters", or "a." and "b.": a list within its sentence. */
const goesOn = (line: string, parts: readonly string[]): boolean => {
  const [, open = '', name = '', close = ''] = /^(\(?)([a-h]|\d|[iv]{1,3})([.)])\s/.exec(line) ?? []
  const mark = `${open}${before[name] ?? ''}${close} `
  return before[name] !== undefined && parts.some((part, place) => part.includes(` ${mark}`) && !(place === 0 && part.startsWith(mark)))
}
const labelMark = /^[A-Z][A-Za-z/ ]{2,28}:\s+\S/
const abbreviations = new Set(
  "u.s u.s.c ave no dr mr mrs ms prof inc llc ltd co corp v vs vol sec dec e.g i.e fed reg cf pt ch ex exh st jr sr al d.c ph.d m.s b.s approx fig messrs mses capt col gen lt rev hon dept dep't comm'r assoc univ inst nat'l int'l".split(
    ' ',
  ),
)
/** A sentence begins with these, and no name that goes on behind “Inc.” does. */
const beginsSentence =
  /^["'(\u201C]?(?:You|Your|The|This|That|These|Those|It|Its|He|She|His|Her|They|Their|We|There|No|None|Neither|Nothing|In|On|At|As|For|With|If|While|Although|Because|However|Moreover|Further|Furthermore|Nor|Yet|But|And|Please|Submit|Provide|USCIS|A|An) /
const ofCompany = new Set(['inc', 'llc', 'ltd', 'co', 'corp', 'sec', 'al'])
/** Words that keep the hyphen when a line ends in it. */
const hyphenPrefixes = new Set('well self non long short full part post pre co cross high low multi three two five'.split(' '))

const runningHeads = (pages: { text: string }[][]): Set<string> => {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    // “Requested:” opens a list on every page.
    const edges = new Set([...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)].flatMap(({ text }) => (text.endsWith(':') ? [] : [text.replace(/\d+/g, '#')])))
    for (const edge of edges) counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  const needed = Math.max(2, Math.ceil(pages.length / 2))
  return new Set([...counts].filter(([, count]) => count >= needed).map(([line]) => line))
}

/** “1. Substantial Merit and National Importance of the Proposed Endeavor” is a title at any width. */
const isNumberedTitle = (line: string): boolean => {
  const [, title = ''] = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})\. (.+)$/.exec(line) ?? []
  const long = title.split(' ').filter((word) => word.length > 4)
  return line.length <= longestHeading && long.length > 2 && long.every((word) => /^[^a-z]*[A-Z]/.test(word))
}

const endsSentence = (line: string): boolean => /[.!?;:)"\u201D]$/.test(line)

/** A line begins with these only where a sentence does. */
const OPENERS = new Set(
  'You Your The This That These Those It Its He She His Her They Their We There No None Neither Nothing In On At As For With If While Although Because However Moreover Further Furthermore Nor Yet But And Please Submit Provide USCIS Inasmuch Based After Since To From By Under Upon Here Regarding Is Are Does Do Did Would Has Have Was Were Whether What How Why'.split(
    ' ',
  ),
)
const opensSentence = (line: string): boolean => OPENERS.has(/^["'(\u201C]?([A-Za-z]+)[ ,]/.exec(line)?.[1] ?? '')
/** “published in / The New York Times” goes on. */
const waits = /(?:^| )(?:a|an|the|of|in|on|at|by|to|for|from|with|and|or|as|its|his|her|their|your|that|which|titled|called)$|[,(-]$/i

/** “Is the petitioner well positioned …?”, and nothing before or behind it. */
const asksPolar = /^(?:Is|Are|Does|Do|Did|Has|Have|Would|Will|Can|Whether) /
const isPolarQuestion = (text: string): boolean => asksPolar.test(text) && /^[^.!?]*\?$/.test(text)

const isCapitals = (line: string): boolean => !/[a-z]/.test(line) && ((line.match(/[A-Z]{4,}/g)?.length ?? 0) > 1 || /^[A-Z]{6,}:?$/.test(line))
const isTitleCase = (line: string): boolean => {
  const long = line.split(' ').filter((word) => /^[^a-z]*[A-Za-z]{5,}/.test(word))
  return long.length > 3 && long.filter((word) => /^[^a-z]*[A-Z]/.test(word)).length >= long.length * 0.75
}
const LONGEST_TITLE = 3

/** How many lines from here on make one heading: in capitals, in the capitals of a title, alone between two gaps, or over two lines up to one that can only begin a sentence. */
function titleLines(lines: readonly NoticeLine[], from: number, width: number): number {
  const behindColon = lines[from - 1]?.text.endsWith(':') === true
  for (let to = from; to < from + LONGEST_TITLE; to++) {
    const line = lines[to]
    const below = lines[to + 1]
    if (line === undefined || below === undefined || (to > from && (line.afterGap || itemMark.test(line.text)))) return 0
    if (/[.!?] |[.!,;:]$/.test(line.text.replace(partLabel, '').replace(numberMark, ''))) return 0
    const text = lines.slice(from, to + 1).map((each) => each.text)
    // A numbered line may be an item of a list.
    const isNumbered = itemMark.test(text[0]!)
    const isFull = line.text.length + 1 + `${below.text} `.indexOf(' ') >= width * 0.88
    const isOver = !waits.test(line.text) && (below.afterGap || opensSentence(below.text) || itemMark.test(below.text) || (!isFull && /^["\u201C(]?[A-Z]/.test(below.text)))
    if (text.every(isCapitals)) {
      if (!isFull || (!isCapitals(below.text) && (opensSentence(below.text) || !/^[A-Z]{2,}\b/.test(below.text)))) return text.length
    } else if (isOver && isTitleCase(text.join(' '))) return text.length
    else if (isOver && text.length > 1 && !isNumbered && !behindColon && !line.text.endsWith('?') && (below.afterGap || opensSentence(below.text))) return text.length
    if (!isFull) return 0
  }
  return 0
}

const typicalWidth = (lines: { text: string }[]): number => {
  const widths = lines.map((line) => line.text.length).sort((a, b) => a - b)
  return Math.min(140, widths[Math.floor(widths.length * 0.8)] ?? 0)
}

/** What a line gives to its block: itself after a space, or its continuation where the line before ended in a hyphen. */
const joinPart = (previous: string, line: string): { drop: number; add: string } => {
  if (!/[A-Za-z]-$/.test(previous) || !/^[a-z]/.test(line)) return { drop: 0, add: ` ${line}` }
  const prefix = previous.slice(previous.lastIndexOf(' ') + 1, -1).toLowerCase()
  return { drop: hyphenPrefixes.has(prefix) ? 0 : 1, add: line }
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
      const word = text
        .slice(Math.max(start, text.lastIndexOf(' ', at) + 1), at)
        .toLowerCase()
        .replace(/^[("]/, '')
      const numbered = /^(?:\d{1,2}|[a-z]{1,2}-\d{1,2})$/.test(word) && at - start <= 6
      const goesOn = abbreviations.has(word) && !(ofCompany.has(word) && beginsSentence.test(text.slice(next + 1, next + 16)))
      if (letter === '.' && next < text.length && (goesOn || /^[a-z]$/.test(word) || numbered)) continue
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

type OpenBlock = {
  kind: 'heading' | 'text'
  item: boolean
  parts: string[]
  length: number
  marks: { at: number; page: number }[]
}

const toBlock = (open: OpenBlock, text: string): NoticeBlock => {
  const sentences: Sentence[] = []
  let start = 0
  let mark = 0
  for (const end of sentenceEnds(text)) {
    const sentence = text.slice(start, end).trim()
    while ((open.marks[mark + 1]?.at ?? Infinity) <= start + 1) mark++
    if (sentence !== '') {
      const page = open.marks[mark]?.page ?? 1
      sentences.push({ text: sentence, plain: plainOf(sentence), page, item: open.item && sentences.length === 0 })
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
  const perPage = pages.map((page, index) => {
    const kept: NoticeLine[] = []
    let afterGap = false
    for (const raw of page.lines) {
      const text = cleanLine(raw)
      if (text !== '') {
        const cells = raw
          .split('\t')
          .map(cleanLine)
          .filter((cell) => cell !== '')
        kept.push({ text, plain: plainOf(text), page: index + 1, cells, afterGap: afterGap && kept.length > 0 })
      }
      afterGap = text === ''
    }
    return kept
  })
  const lines = perPage.flat()
  const heads = runningHeads(perPage)
  const bodyLines = perPage.flatMap((page) => {
    const kept = page.filter((line, index) => {
      const atEdge = index < edgeLines || index >= page.length - edgeLines
      const isMark = pageMark.test(line.plain) || (line.text.length <= longestEdge && edgeMark.test(line.plain) && !/[.;,]$/.test(line.text) && (line.page > 1 || index >= page.length - edgeLines))
      return !(atEdge && (heads.has(line.text.replace(/\d+/g, '#')) || isMark))
    })
    // A paragraph goes on behind the head of a page.
    return kept.map((line, index) => (index === 0 && /^[a-z]/.test(line.text) ? { ...line, afterGap: false } : line))
  })
  const width = typicalWidth(bodyLines)
  const done: OpenBlock[] = []
  let open: OpenBlock | null = null
  let previous = ''
  /** Lines of the open heading that are still to come. */
  let titleLeft = 0
  for (const [index, line] of bodyLines.entries()) {
    const below = bodyLines[index + 1]
    const next = below?.text ?? 'A'
    // An item without a stop ended where the next word would still have found room.
    const fits: boolean = previous.length + 1 + `${line.text} `.indexOf(' ') < width * 0.95
    const itemEnded: boolean = open !== null && open.item && /^["\u201C(]?[A-Z0-9]/.test(line.text) && (fits || (opensSentence(line.text) && !endsSentence(previous) && !waits.test(previous)))
    // Capitals behind an unfinished line of small letters are a heading of their own.
    const turnsToCapitals: boolean = open !== null && isCapitals(line.text) && !isCapitals(previous) && !waits.test(previous)
    const afterEnd: boolean = open === null || open.kind === 'heading' || endsSentence(previous) || line.afterGap || itemEnded || turnsToCapitals
    const item: boolean = itemMark.test(line.text) && !(open !== null && goesOn(line.text, open.parts))
    const startsLikeOne = /^["\u201C(]?[A-Z0-9]/.test(line.text)
    const nextStarts: boolean = below?.afterGap === true || /^["\u201C(]?[A-Z0-9•▪◦●]/.test(next) || itemMark.test(next)
    const short = line.text.length <= Math.max(24, width * 0.72)
    const label: boolean = labelMark.test(line.text) && line.text.length <= 100 && short
    const titled: boolean = item ? /^\(?(?:[A-Z]|[A-Z]{1,2}-\d{1,2}|\d{1,2}|[IVX]{1,4})[.)]\s+[A-Z]/.test(line.text) : startsLikeOne
    // A longer line is a heading where it stands alone between two gaps, or had room for the word behind it.
    const roomy: boolean = below !== undefined && line.text.length + 1 + `${next} `.indexOf(' ') < width * 0.88
    const alone: boolean = line.text.length <= longestHeading && !/[.!?] |:$/.test(line.text.replace(partLabel, '').replace(romanLabel, '')) && ((line.afterGap && below?.afterGap === true) || roomy)
    // "B. The first prong: …" is one at any width.
    const numbered = line.text.length <= longestHeading && /^[A-H]\. [A-Z]/.test(line.text)
    // “1. Do you qualify …?” over a paragraph; in a row of such questions each is asked.
    const inRow: boolean = open !== null && open.item && numberMark.test(open.parts[0] ?? '')
    const isQuestion = numberMark.test(line.text) && line.text.endsWith('?')
    const isAsked: boolean = isQuestion && (below === undefined || itemMark.test(next) || inRow)
    const questionTitle: boolean = line.text.length <= longestHeading && isQuestion && !isAsked
    const title: number = titleLeft === 0 && afterEnd && (startsLikeOne || titled) ? titleLines(bodyLines, index, width) : 0
    const heading: boolean =
      !isAsked &&
      (title > 0 || (afterEnd && titled && nextStarts && (short || alone || numbered || questionTitle || isNumberedTitle(line.text)) && !/[.,;!]$|[,;] (?:and|or|and\/or)$/.test(line.text)))
    const aroundQuestion =
      open !== null && ((previous.endsWith('?') && open.parts.length <= LONGEST_TITLE && isPolarQuestion(open.parts.join(''))) || (fits && endsSentence(previous) && asksPolar.test(line.text)))
    const freshParagraph =
      startsLikeOne && (line.afterGap || aroundQuestion || itemEnded || (/[.!?;:]$/.test(previous) && previous.length < width * 0.72) || (previous.endsWith(';') && /^[A-Z]/.test(line.text)))
    if (open === null || (titleLeft === 0 && (heading || item || label || open.kind === 'heading' || freshParagraph))) {
      if (open) done.push(open)
      open = {
        kind: heading ? 'heading' : 'text',
        item: item && !heading,
        parts: [line.text],
        length: line.text.length,
        marks: [{ at: 0, page: line.page }],
      }
    } else {
      const { drop, add } = joinPart(previous, line.text)
      if (drop > 0) open.parts.push((open.parts.pop() ?? '').slice(0, -drop))
      open.parts.push(add)
      open.length += add.length - drop
      open.marks.push({ at: open.length - line.text.length, page: line.page })
    }
    titleLeft = title > 0 ? title - 1 : Math.max(0, titleLeft - 1)
    previous = line.text
  }
  if (open) done.push(open)
  const texts = done.map((block) => block.parts.join(''))
  return { lines, blocks: done.map((block, index) => toBlock(block, texts[index] ?? '')), body: texts.join('\n') }
}
