// Reads the text of a Word file (.docx) as lines on pages, in the order a person reads them. Plain JavaScript: it runs in
// the bounded child. What Word would not show is not read: deleted and moved-away text, hidden runs, field codes, comments,
// white letters on white; nothing outside the file is asked for, and no macro is looked at.
import { docxStyles, effectiveStyle, ownMarks } from './docx-styles.mjs'

/** Of any one part after unpacking; real resumes stay far under 1 MB, pictures aside. */
const PART_BYTES_MAX = 12_000_000
const PARTS_MAX = 12
const DEPTH_MAX = 400
/** Word counts letters in half points; smaller than this cannot be read by a person. */
const MIN_VISIBLE_HALF_POINTS = 5
/** In English metric units (914,400 an inch): most of a page's width. */
const WIDE_DRAWING = 4_000_000
const WIDE_BLANKS = /\t+| {4,}/g

/**
 * @param tools `{ unzip, parser }`: fflate's unzipSync and sax's parser function
 * @returns a reading as the parent knows it (`domain/resume/pdf-reading.ts`)
 */
export function readDocx(bytes, { maxPages, maxLetters }, tools) {
  const parts = partsOf(bytes, tools.unzip, /^word\/(?:document|styles|header\d*|footer\d*)\.xml$/)
  if (parts.kind !== 'parts') return parts
  const { files } = parts
  const body = files.get('word/document.xml')
  if (body === undefined) return { kind: 'not-a-pdf' }
  try {
    const styles = docxStyles(files.get('word/styles.xml'), (xml, on) => walk(xml, on, tools.parser))
    const budget = { letters: maxLetters }
    const read = (xml) => blocksOf(xml, styles, budget, tools.parser)
    const headers = [...files].filter(([name]) => /^word\/header\d*\.xml$/.test(name)).map(([, xml]) => read(xml))
    const footers = [...files].filter(([name]) => /^word\/footer\d*\.xml$/.test(name)).map(([, xml]) => read(xml))
    const pages = pagesOf(read(body), headers, footers)
    if (pages.length > maxPages) return { kind: 'too-many-pages', pageCount: pages.length, limit: maxPages }
    if (!pages.some(({ lines }) => lines.some((line) => line !== ''))) return { kind: 'no-text', pageCount: pages.length }
    return { kind: 'text', pages, pageCount: pages.length }
  } catch (error) {
    return { kind: error instanceof TooMuch ? 'too-complex' : 'damaged' }
  }
}

export class TooMuch extends Error {}

/** The parts of the file whose names are `wanted`, or why they cannot be had. */
export function partsOf(bytes, unzip, wanted) {
  let tooLarge = false
  let count = 0
  let unpacked
  try {
    unpacked = unzip(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name)) return false
        count += 1
        if (originalSize > PART_BYTES_MAX || count > PARTS_MAX) tooLarge = true
        return !tooLarge
      },
    })
  } catch {
    return { kind: 'damaged' }
  }
  if (tooLarge) return { kind: 'too-complex' }
  const files = new Map()
  // Strict: XML of Word is UTF-8, and what is not would be read as something else.
  for (const [name, part] of Object.entries(unpacked).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))) {
    files.set(name, new TextDecoder('utf-8').decode(part))
  }
  return { kind: 'parts', files }
}

/** Walks XML without ever building it whole. A document type could define entities: no Word file has one. */
export function walk(xml, on, parser) {
  const reader = parser(true, { xmlns: false, trim: false, normalize: false })
  let depth = 0
  Object.assign(reader, {
    onerror(error) {
      throw error
    },
    ondoctype() {
      throw new Error('a document type')
    },
    onopentag({ name, attributes }) {
      depth += 1
      if (depth > DEPTH_MAX) throw new TooMuch()
      on.open(name, attributes)
    },
    onclosetag(name) {
      depth -= 1
      on.close(name)
    },
    ontext: (text) => on.text?.(text),
  })
  for (let at = 0; at < xml.length; at += 60_000) reader.write(xml.slice(at, at + 60_000))
  reader.close()
}

/** What stands in these is gone, is shown a second time, or is no text. */
export const NO_TEXT = new Set([
  'w:delText',
  'w:delInstrText',
  'w:instrText',
  'w:pPrChange',
  'w:rPrChange',
  'w:tblPrChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:sectPrChange',
  'mc:Fallback',
  'w:footnotePr',
  'w:endnotePr',
  'w:ffData',
  'w:altChunk',
  'w:object',
])
/** What a tracked change took out. */
export const GONE = new Set(['w:del', 'w:moveFrom'])
const UNREAD = new Set([...NO_TEXT, ...GONE, 'w:rubyBase'])

/**
 * Blocks in reading order: `{ kind: 'line', text, style, newPage, gap }` and `{ kind: 'table', rows }`, a row being a list of
 * cells, a cell a list of blocks.
 */
function blocksOf(xml, styles, budget, parser) {
  const root = { blocks: [] }
  /** Where blocks go: the body, a cell, a text box. */
  const holders = [root]
  /** Paragraphs that are open: one, or more within text boxes. */
  const paragraphs = []
  const tables = []
  let unread = 0
  let inText = false
  let drawnInline = false
  let run = null
  const holder = () => holders.at(-1)
  const paragraph = () => paragraphs.at(-1)

  const put = (text) => {
    const open = paragraph()
    if (open === undefined || run === null || isHidden(run, open, holders)) return
    if (holders.some(({ placeholder }) => placeholder) && !TEMPLATE_HEADING.test(text.trim())) return
    budget.letters -= text.length
    if (budget.letters < 0) throw new TooMuch()
    const shown = run.marks.caps ? text.toUpperCase() : text
    open.pieces.push({ text: shown, bold: run.marks.bold === true, italic: run.marks.italic === true, size: run.marks.size })
  }

  walk(
    xml,
    {
      open(name, attributes) {
        if (unread > 0 || UNREAD.has(name)) {
          unread += 1
          return
        }
        const open = paragraph()
        switch (name) {
          case 'w:p':
            paragraphs.push({ pieces: [], marks: {}, ownerDepth: holders.length, list: false, newPage: false, boxes: [], placeholder: false, runsBefore: run })
            run = null
            break
          case 'w:pPr':
            if (open !== undefined) open.inProperties = true
            break
          case 'w:pStyle':
            if (open !== undefined) open.style = attributes['w:val']
            break
          case 'w:numPr':
            if (open !== undefined) open.list = true
            break
          case 'w:numId':
            if (open !== undefined && open.inProperties && attributes['w:val'] === '0') open.list = false
            break
          case 'w:spacing':
          case 'w:ind':
          case 'w:outlineLvl':
          case 'w:pageBreakBefore':
            if (open?.inProperties && run === null) ownMarks(open.marks, name, attributes)
            break
          case 'w:r': {
            if (open === undefined) break
            const inherited = effectiveStyle(styles, open.style, 'paragraph')
            open.list ||= inherited.list === true
            run = { marks: { ...inherited, ...open.marks }, inProperties: false, wasText: false }
            break
          }
          case 'w:rPr':
            if (run !== null) run.inProperties = true
            break
          case 'w:rStyle':
            if (run?.inProperties) Object.assign(run.marks, effectiveStyle(styles, attributes['w:val'], 'character'))
            break
          case 'w:t':
            inText = true
            break
          case 'w:tab':
          case 'w:ptab':
            if (!open?.inProperties && run !== null) put('\t')
            break
          case 'w:br':
          case 'w:cr':
            if (open === undefined || run === null) break
            if (attributes['w:type'] === 'page') open.pieces.push({ page: true })
            else open.pieces.push({ line: true })
            break
          case 'wp:inline':
          case 'wp:anchor':
            drawnInline = name === 'wp:inline'
            break
          case 'wp:extent':
            // A rule drawn across the page in the middle of a paragraph parts it.
            if (drawnInline && Number(attributes.cx) > WIDE_DRAWING) open?.pieces.push({ line: true })
            break
          case 'w:lastRenderedPageBreak':
            open?.pieces.push({ page: true })
            break
          case 'w:noBreakHyphen':
            put('-')
            break
          case 'w:sdt':
            holders.push({ sdt: true, placeholder: false, blocks: holder().blocks, shade: holder().shade })
            break
          case 'w:showingPlcHdr':
            if (holder().sdt) holder().placeholder = true
            break
          case 'w:txbxContent': {
            const box = { blocks: [], shade: null, box: true }
            open?.boxes.push(box)
            holders.push(box)
            break
          }
          case 'w:tbl':
            tables.push({ kind: 'table', rows: [] })
            break
          case 'w:tr':
            tables.at(-1)?.rows.push([])
            break
          case 'w:tc':
            holders.push({ blocks: [], shade: null, cell: true })
            break
          case 'w:shd':
            if (run?.inProperties) run.shade = attributes['w:fill']
            else if (open?.inProperties) open.shade = attributes['w:fill']
            else if (open === undefined || holder().cell) holder().shade = attributes['w:fill']
            break
          default:
            if (run?.inProperties) ownMarks(run.marks, name, attributes)
        }
      },
      text(text) {
        if (unread === 0 && inText) put(text)
      },
      close(name) {
        if (unread > 0) {
          unread -= 1
          return
        }
        switch (name) {
          case 'w:t':
            inText = false
            break
          case 'w:pPr':
            if (paragraph() !== undefined) paragraph().inProperties = false
            break
          case 'w:rPr':
            if (run !== null) run.inProperties = false
            break
          case 'w:r':
            run = null
            break
          case 'w:p': {
            const done = paragraphs.pop()
            run = done.runsBefore
            holder().blocks.push(...linesOf(done, styles))
            for (const { blocks } of done.boxes) holder().blocks.push({ kind: 'gap' }, ...blocks, { kind: 'gap' })
            break
          }
          case 'w:sdt':
          case 'w:txbxContent':
            if (holders.length > 1) holders.pop()
            break
          case 'w:tc': {
            const cell = holders.pop()
            tables.at(-1)?.rows.at(-1)?.push(cell.blocks)
            break
          }
          case 'w:tbl': {
            const table = tables.pop()
            if (table !== undefined) holder().blocks.push(table)
            break
          }
          default:
        }
      },
    },
    parser,
  )
  return root.blocks
}

/** The headings that a form of the word processor brings along are printed as they stand; its "Click here to enter text" is nobody's. */
const TEMPLATE_HEADING =
  /^(?:(?:work|professional|volunteer|teaching|other|additional|relevant) )?(?:experience|employment|work history|education|objective|summary|profile|contact|skills(?: (?:&|and) abilities)?|abilities|activities(?: and interests)?|awards(?: and acknowledge?ments)?|certifications|publications|references|interests|hobbies|leadership|communication|languages|projects)$/i

function isHidden({ marks, shade }, open, holders) {
  if (marks.hidden === true) return true
  if (marks.size !== undefined && marks.size * 2 < MIN_VISIBLE_HALF_POINTS) return true
  const around = [shade, open.shade, ...holders.toReversed().map((holder) => holder.shade)].find((fill) => fill !== undefined && fill !== null && fill !== 'auto')
  // A text box may be filled by its drawing, which is not looked at: what is white there may be meant to be.
  if (holders.some(({ box }) => box)) return false
  return marks.color !== undefined && near(marks.color, around ?? 'FFFFFF')
}

function near(a, b) {
  const channels = (color) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  if (!/^[0-9a-f]{6}$/i.test(a) || !/^[0-9a-f]{6}$/i.test(b)) return false
  const [one, other] = [channels(a), channels(b)]
  return Math.hypot(...one.map((value, n) => value - other[n])) < 40
}

/** The lines of one paragraph: broken where its author broke it. */
function linesOf(paragraph, styles) {
  const style = { ...effectiveStyle(styles, paragraph.style, 'paragraph'), ...paragraph.marks }
  const lines = [{ pieces: [], newPage: style.newPage === true }]
  for (const piece of paragraph.pieces) {
    if (piece.page) lines.push({ pieces: [], newPage: true })
    else if (piece.line) lines.push({ pieces: [], newPage: false })
    else lines.at(-1).pieces.push(piece)
  }
  // A page that begins inside a paragraph without any text before it begins with the paragraph.
  if (lines.length > 1 && lines[0].pieces.length === 0 && lines[1].newPage) lines.shift()
  return lines.map(({ pieces, newPage }, n) => {
    const list = paragraph.list && n === 0
    const { text, breaks } = textOf(pieces)
    const sizes = pieces.filter((piece) => piece.text.trim() !== '')
    const size = Math.max(...sizes.map((piece) => piece.size ?? 0), 0) || style.size || 11
    const letters = sizes.reduce((sum, piece) => sum + piece.text.length, 0)
    const share = (mark) => sizes.reduce((sum, piece) => sum + (piece[mark] ? piece.text.length : 0), 0) > letters / 2
    const bullet = list && text !== '' && !/^[•◦▪*–—-]/.test(text) ? '• ' : ''
    return {
      kind: 'line',
      text: bullet + text,
      newPage,
      size,
      bold: share('bold'),
      italic: share('italic'),
      breaks: breaks.map((at) => at + bullet.length),
      // Indents of lists stand in a part of their own.
      left: style.left || (paragraph.list ? 18 : 0),
      before: n === 0 ? (style.before ?? 0) : 0,
      after: n === lines.length - 1 ? (style.after ?? 0) : 0,
    }
  })
}

function textOf(pieces) {
  let text = ''
  const breaks = []
  let previous = null
  for (const piece of pieces) {
    let added = piece.text
      .replace(/[\u00a0\u2002\u2003]/g, ' ')
      .replace(/[\u0000-\u0008\u000b-\u001f\u00ad\u200b\ufeff]/g, '')
      .replace(/\n/g, ' ')
    // Blanks and tabs at the seams belong together.
    if (text === '') added = added.trimStart()
    if (previous !== null && added.trim() !== '' && (piece.bold !== previous.bold || piece.italic !== previous.italic || piece.size !== previous.size)) breaks.push(text)
    if (added.trim() !== '') previous = piece
    text += added
  }
  const fold = (part) =>
    part
      .replace(WIDE_BLANKS, '\t')
      .replace(/ *\t[ \t]*/g, '\t')
      .replace(/ {2,}/g, ' ')
  return { text: fold(text).trim(), breaks: breaks.map((part) => fold(part).length).filter((at) => at > 0) }
}

/** Tables as a person reads them: rows of short cells are lines with tabs, columns of many paragraphs follow one another. */
function flatten(blocks) {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flatMap((cells) => rowOf(cells.map(flatten))) : [block]))
}

/** More lines than this in two cells of a row are columns. */
const COLUMN_LINES = 4

function rowOf(cells) {
  const filled = cells.map((cell) => trimmed(cell)).filter((cell) => cell.length > 0)
  if (filled.length === 0) return []
  if (filled.length === 1) return filled[0]
  const isColumn = (cell) => cell.length > COLUMN_LINES
  if (filled.filter(isColumn).length > 1) return filled.flatMap((cell) => [{ kind: 'gap' }, ...cell, { kind: 'gap' }])
  // A date beside a description: what stands beside its first lines is one line with them.
  const height = Math.max(...filled.filter((cell) => !isColumn(cell)).map((cell) => cell.length))
  const rows = []
  for (let n = 0; n < Math.max(...filled.map((cell) => cell.length)); n += 1) {
    const beside = filled.flatMap((cell) => (n < height || isColumn(cell) ? (cell[n] === undefined || cell[n].kind === 'gap' || cell[n].text === '' ? [] : [cell[n]]) : []))
    const [first] = beside
    if (first !== undefined)
      rows.push({ ...first, text: beside.map(({ text }) => text).join('\t'), newPage: beside.some(({ newPage }) => newPage), breaks: first.breaks, bold: beside.every(({ bold }) => bold) })
  }
  return rows
}

function trimmed(cell) {
  const empty = (block) => block === undefined || block.kind === 'gap' || block.text === ''
  let from = 0
  let to = cell.length
  while (from < to && empty(cell[from])) from += 1
  while (to > from && empty(cell[to - 1])) to -= 1
  return cell.slice(from, to)
}

/** A gap this much wider than the usual one of the document, in points, parts paragraphs. */
const WIDER = 3.5

function pagesOf(body, headers, footers) {
  const main = flatten(body)
  const known = new Set(main.filter(({ kind, text }) => kind === 'line' && text !== '').map(({ text }) => text))
  const extra = (parts) =>
    parts
      .flatMap((blocks) => flatten(blocks))
      .filter(({ kind, text }) => {
        // The same header on the first and on other pages, and the number of a page, are read once and not at all.
        if (kind !== 'line' || text === '' || known.has(text) || /^(?:page\s*)?\d*(?:\s*(?:of|\/)\s*\d*)?$/i.test(text)) return false
        known.add(text)
        return true
      })
  const top = extra(headers)
  const bottom = extra(footers)
  const all = [...top, ...(top.length > 0 ? [{ kind: 'gap' }] : []), ...main, ...(bottom.length > 0 ? [{ kind: 'gap' }, ...bottom] : [])]

  const gaps = []
  let last = null
  for (const block of all) {
    if (block.kind !== 'line' || block.text === '') {
      last = null
      continue
    }
    block.gap = last === null ? null : Math.max(last.after, block.before)
    if (block.gap !== null) gaps.push(block.gap)
    last = block
  }
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0

  const pages = [{ lines: [], layout: [] }]
  let y = 720
  const breakHere = () => {
    const page = pages.at(-1)
    if (page.lines.length > 0 && page.lines.at(-1) !== '') {
      page.lines.push('')
      page.layout.push(null)
    }
  }
  for (const block of all) {
    if (block.newPage && pages.at(-1).lines.length > 0) {
      pages.push({ lines: [], layout: [] })
      y = 720
    }
    if (block.kind !== 'line' || block.text === '') {
      breakHere()
      continue
    }
    if (block.gap !== null && block.gap > usual + WIDER) breakHere()
    const page = pages.at(-1)
    const drop = page.lines.length === 0 ? null : block.size * 1.2 + (block.gap ?? usual + WIDER * 2)
    y -= drop ?? 0
    page.lines.push(block.text)
    const x = 72 + block.left
    page.layout.push({
      x,
      endX: Math.min(540, x + block.text.length * block.size * 0.5),
      y,
      size: block.size,
      bold: block.bold,
      italic: block.italic,
      drop,
      column: 0,
      breaks: block.breaks,
      endsParagraph: true,
    })
  }
  for (const page of pages) {
    if (page.lines.at(-1) !== '') continue
    page.lines.pop()
    page.layout.pop()
  }
  return pages.filter(({ lines }, n) => n === 0 || lines.length > 0)
}
