import type { Document } from '../../domain/documents/document.ts'
import { BLOCK_SPACE, BRAND, CELL_INSET, FIELD_ROOM, hasRoomToWrite, KEEP_TOGETHER_ROWS, leadingOf, LETTER_WIDTH, LIST_INDENT, NOTE_INSET, PAGE_DESIGNS } from './page-design.ts'
import type { PageDesign } from './page-design.ts'
import { drawingTheme } from './typst-drawing.ts'
import { literal } from './typst-literal.ts'
import { WATERMARK_COLOR } from './word-watermark.ts'

const GRID = `stroke: edge,
    fill: (_, y) => if y == 0 { shade },
    table.header(..header.map(words => table.cell(strong(words)))),`
/** Lines between rows; columns are divided only where people write. */
const LINED = `
    stroke: (x, y) => (
      top: if y == 0 { 1.4pt + accent } else if y == 1 { 0.8pt + accent } else { edge }, bottom: 0.8pt + accent,
      left: if written and x > 0 and y > 0 { edge } else { none }),
    table.header(..header.map(words => table.cell(text(fill: accent, strong(words))))),`

/** The fork of the site's mark, drawn in a square of the given size. */
const MARK = `#let fork(size, color) = pdf.artifact(box(width: size, height: size, {
  let pen = (paint: color, thickness: size * 0.1, cap: "round", join: "round")
  place(top + left, curve(stroke: pen, curve.move((size * 0.16, size * 0.08)), curve.line((size * 0.16, size * 0.38)),
    curve.cubic((size * 0.16, size * 0.58), (size * 0.3, size * 0.68), (size * 0.5, size * 0.68)),
    curve.cubic((size * 0.7, size * 0.68), (size * 0.84, size * 0.58), (size * 0.84, size * 0.38)), curve.line((size * 0.84, size * 0.08))))
  place(top + left, curve(stroke: pen, curve.move((size * 0.5, size * 0.08)), curve.line((size * 0.5, size * 0.94))))
}))
`

/** The display font is wider than the one that Word has: set smaller, in lines as high, both break alike. */
const displayText = ({ displayFont, ascent, descent }: PageDesign, size: number, scale = 0.84): string =>
  `font: "${displayFont}", size: ${(size * scale).toFixed(2)}pt, weight: 600, top-edge: ${(ascent * size).toFixed(2)}pt, bottom-edge: ${(-descent * size).toFixed(2)}pt`

const titleBlock = ({ branded, titleSize, size, margin }: PageDesign): string =>
  branded
    ? `${MARK}#let title-block(title, subtitle) = {
  block(width: 100%, below: 24pt, sticky: true, fill: rgb("${BRAND.ground}"), outset: (x: ${margin.side}pt, top: ${margin.top}pt, bottom: 14pt), {
    place(top + right, dy: -${margin.top - 30}pt, fork(24pt, rgb("${BRAND.mark}")))
    block(below: 4pt, std.title(title))
    if subtitle != none { block(text(size: ${size + 2}pt, fill: rgb("${BRAND.softOnGround}"), subtitle)) }
  })
}
`
    : `#let title-block(title, subtitle) = {
  block(below: 4pt, sticky: true, text(size: ${titleSize}pt, weight: "bold", fill: accent, std.title(title)))
  if subtitle != none { block(below: 10pt, sticky: true, text(size: ${size + 2}pt, fill: faint, subtitle)) }
  block(below: 12pt, line(length: 100%, stroke: 1pt + accent))
}
`

const coverPage = (design: PageDesign): string => {
  const { branded, size, margin } = design
  return branded
    ? `#let cover-page(title, subtitle, notice) = {
  place(top + left, dx: -${margin.side}pt, dy: -${margin.top}pt, pdf.artifact(box(width: ${LETTER_WIDTH}pt, height: 470pt, fill: rgb("${BRAND.ground}"), clip: true, {
    place(top + right, dx: 60pt, dy: 96pt, fork(400pt, rgb("1C5646")))
    place(top + left, dx: ${margin.side}pt, dy: 54pt, fork(40pt, rgb("${BRAND.softOnGround}")))
  })))
  show std.title: it => { set text(${displayText(design, 36, 0.96)}, fill: rgb("${BRAND.onGround}")); set par(leading: 0.1em); it.body }
  v(190pt)
  block(width: 100%, below: 14pt, std.title(title))
  if subtitle != none { block(below: 18pt, text(size: ${size + 4}pt, fill: rgb("${BRAND.softOnGround}"), subtitle)) }
  pdf.artifact(line(length: 22%, stroke: 3pt + rgb("${BRAND.amber}")))
  if notice != none { v(1fr); notice-box(notice) }
  pagebreak()
}
`
    : `#let cover-page(title, subtitle, notice) = {
  v(150pt)
  block(width: 100%, below: 14pt, std.title(title))
  if subtitle != none { block(below: 18pt, text(size: ${size + 4}pt, fill: faint, subtitle)) }
  line(length: 38%, stroke: 2pt + accent)
  if notice != none { v(1fr); notice-box(notice) }
  pagebreak()
}
`
}

/** The look of a document and the functions its blocks call, in Typst. */
export const typstTheme = (document: Document): string => {
  const design = PAGE_DESIGNS[document.kind]
  const { branded, ascent, descent, lineMultiple, size, smallSize, spaceAfter, margin, headings } = design
  const leading = leadingOf(design, 1, lineMultiple).toFixed(4)
  // Typst's space between paragraphs leaves out the line's own leading, which Word adds.
  const gap = (spaceAfter + Number(leading) * size).toFixed(2)
  const listGap = (spaceAfter * 0.55 + Number(leading) * size).toFixed(2)
  const tightLeading = leadingOf(design, 1, 1).toFixed(4)
  const headingRule = (level: 1 | 2 | 3): string => {
    const { size: headingSize, before, after, color, italic } = headings[level]
    return `#show heading.where(level: ${level}): it => {
  set text(${level === 1 && branded ? displayText(design, headingSize) : `size: ${headingSize}pt, weight: "bold"`}, style: "${italic ? 'italic' : 'normal'}", fill: rgb("${color}"))
  set par(leading: ${tightLeading}em)
  block(above: ${before}pt, below: ${after}pt, sticky: true, width: 100%, {
    if it.numbering != none {
      context {
        let number = counter(heading).display(it.numbering)
        grid(columns: (calc.max(${level === 3 ? 36 : 26}pt, measure(number).width + 6pt), 1fr), number, it.body)
      }
    } else { it.body }
  })
}`
  }
  const { table, caption, fillBox, note, signature, contents, checkbox, notice } = BLOCK_SPACE
  const room = Object.entries(FIELD_ROOM)
    .map(([width, points]) => `${width}: ${points}pt`)
    .join(', ')
  const numbering =
    document.headingNumbers === 'legal'
      ? '(..n) => { let v = n.pos(); numbering(("I.", "A.", "1.").at(v.len() - 1), v.last()) }'
      : document.headingNumbers === 'decimal'
        ? '(..n) => { let v = n.pos(); if v.len() == 1 { str(v.first()) + "." } else { v.map(str).join(".") } }'
        : 'none'
  const [year, month, day] = document.edition.split('-').map(Number)
  const firstHeader = branded || document.front === 'none' || document.front === 'cover' ? 'counter(page).get().first() > 1' : 'true'
  return `#let accent = rgb("${design.accent}")
#let shade = rgb("${design.shade}")
#let edge = 0.6pt + rgb("${design.border}")
#let faint = rgb("595F69")
#let gap = ${gap}pt
#set document(title: ${literal(document.title)}, date: datetime(year: ${year ?? 2000}, month: ${month ?? 1}, day: ${day ?? 1}))
#set text(font: "${design.pdfFont}", size: ${size}pt, lang: "en", region: "US", hyphenate: false, ligatures: false,
  top-edge: ${ascent}em, bottom-edge: -${descent}em)
#set par(leading: ${leading}em, spacing: gap, justify: false)
#set strong(delta: 300)
#set page(paper: "us-letter",
  margin: (top: ${margin.top}pt, bottom: ${margin.bottom}pt, x: ${margin.side}pt),
  header-ascent: 22pt, footer-descent: 20pt,${
    document.watermark === undefined
      ? ''
      : `
  background: rotate(-45deg, text(size: 76pt, weight: "bold", fill: rgb("${WATERMARK_COLOR}"), ${literal(document.watermark)})),`
  }
  header: context { if ${firstHeader} {
    set text(size: 9pt, fill: faint)
    align(right, ${literal(document.title)})
  } },
  footer: context {
    set text(size: 9pt, fill: faint)
    ${
      branded
        ? `pdf.artifact(place(top, dy: -7pt, line(length: 100%, stroke: 0.5pt + rgb("${design.border}"))))
    `
        : ''
    }grid(columns: (1fr, auto), column-gutter: 12pt, ${literal(document.footer)},
      { "Page "; counter(page).display("1"); " of "; str(counter(page).final().first()) })
  })
#set heading(numbering: ${numbering})
${([1, 2, 3] as const).map(headingRule).join('\n')}
#set list(indent: ${LIST_INDENT}pt, body-indent: ${LIST_INDENT}pt, spacing: ${listGap}pt, marker: ([•], [–], [•]))
#set enum(indent: ${LIST_INDENT}pt, body-indent: ${LIST_INDENT}pt, spacing: ${listGap}pt, numbering: "1.a.i.", full: false)
#show list: set block(below: gap)
#show enum: set block(below: gap)
#set footnote.entry(gap: 4pt)
#show footnote.entry: set text(size: ${smallSize}pt)
#show footnote.entry: set par(leading: ${tightLeading}em)

${titleBlock(design)}#show std.title: it => { set text(${branded ? displayText(design, design.titleSize, 0.96) : `size: ${design.titleSize}pt, weight: "bold"`}, fill: ${branded ? `rgb("${BRAND.onGround}")` : 'accent'}); set par(leading: 0.1em); it.body }
#let notice-box(paragraphs) = block(width: 100%, below: ${notice.below}pt, inset: 9pt, stroke: edge, radius: 2pt, {
  set text(size: ${smallSize}pt)
  set par(leading: ${tightLeading}em, spacing: ${notice.between}pt)
  for words in paragraphs { par(words) }
})
${coverPage(design)}#let paragraph(body, at: "left", tight: false, sticky: false) = {
  let below = if tight { ${leading}em } else { gap }
  let side = (left: left, center: center, right: right, justify: left).at(at)
  block(width: 100%, below: below, sticky: sticky, align(side, par(justify: at == "justify", body)))
}
#let numbered(number, body) = block(below: gap, enum(start: number, indent: 0pt, body-indent: ${LIST_INDENT}pt, numbering: "1.", body))
#let inserted(words) = underline(text(fill: rgb("1B6B3A"), words))
#let deleted(words) = strike(text(fill: rgb("9A2A2A"), words))
#let web-link(href, words) = link(href, text(fill: rgb("1A4F8B"), underline(words)))
// Where a form field is to lie: told to the program that made the source, invisible on the page.
#let form-mark(kind, label, width, height, box: 0) = ${hasRoomToWrite(document.kind) ? 'context { let at = here().position(); [#metadata((kind: kind, label: label, box: box, page: at.page, x: at.x.pt(), y: at.y.pt(), width: width.to-absolute().pt(), height: height.to-absolute().pt()))<form-mark>] }' : 'none'}
#let text-width = ${(LETTER_WIDTH - 2 * margin.side).toFixed(2)}pt
#let fill-field(label, width) = {
  highlight(fill: rgb("${design.fieldShade}"), top-edge: "ascender", bottom-edge: "descender", extent: 1pt, "[" + label + "]")
  let room = ${hasRoomToWrite(document.kind) ? `(${room}).at(width)` : '0pt'}
  if room > 0pt { box(width: room, height: 0.95em, baseline: 0.2em, fill: rgb("${design.fieldShade}"), stroke: (bottom: edge), form-mark("line", label, room, 0.95em)) }
}
#let anchor(name, words) = [#text(words)#if name != "" [#metadata(name)#std.label(name)]]
// \`share\` is the column's part of the table's width.
#let fill-cell(label, share, lines) = {
  let room = lines * ${design.fillLine - 6}pt
  ${branded ? `table.cell(fill: rgb("${BRAND.paper}"), ` : ''}block(width: 100%, height: room, spacing: 0pt, form-mark("area", label, share * text-width - ${2 * CELL_INSET.x}pt, room))${branded ? ')' : ''}
}
// A short table is not torn apart; a long one repeats its header on each page.
#let data-table(columns, header, cells, written: false) = {
  set table.cell(breakable: false)
  set text(size: ${smallSize}pt)
  set par(leading: ${tightLeading}em)
  block(above: ${table.above}pt, below: ${table.below}pt, width: 100%, breakable: cells.len() / header.len() > ${KEEP_TOGETHER_ROWS}, table(columns: columns, inset: (x: ${CELL_INSET.x}pt, y: ${CELL_INSET.y}pt), ${branded ? LINED : GRID}
    ..cells))
}
#let table-caption(words) = block(above: ${caption.above}pt, below: ${caption.below}pt, sticky: true, strong(words))
${drawingTheme(design)}#let tick-box(ticked, label) = box(width: 0.72em, height: 0.72em, stroke: 0.8pt + black, baseline: 0.02em,
  if ticked { place(center + horizon, text(size: 0.7em, "x")) } else { form-mark("check", label, 0.72em, 0.72em) })
#let checkbox-list(entries, sticky: false) = block(width: 100%, below: gap, sticky: sticky, {
  for entry in entries {
    block(below: ${checkbox}pt, width: 100%, grid(columns: (1.5em, 1fr), pdf.artifact(tick-box(entry.at(0), entry.at(2))), entry.at(1)))
  }
})
#let fill-box(label, lines, hint, words, number) = block(width: 100%, above: ${fillBox.above}pt, below: ${fillBox.below}pt, breakable: lines > 18, {
  block(below: ${fillBox.label}pt, sticky: true, strong(label))
  if hint != none { block(below: ${fillBox.hint}pt, sticky: true, text(size: ${smallSize}pt, fill: faint, hint)) }
  pdf.artifact(grid(columns: (1fr,), rows: (${design.fillLine}pt,) * lines, stroke: (x, y) => (
    left: edge, right: edge, top: if y == 0 { edge } else { none },
    bottom: if y == lines - 1 { edge } else { (paint: rgb("C9D2D8"), thickness: 0.5pt, dash: "dotted") }),
    ..range(lines).map(_ => form-mark("row", words, text-width, ${design.fillLine}pt, box: number))))
})
#let note-box(title, paragraphs) = block(width: 100%, above: ${note.above}pt, below: ${note.below}pt, inset: (x: ${NOTE_INSET.x}pt, y: ${NOTE_INSET.y}pt), fill: shade,
  stroke: (left: 3pt + accent), {
    set text(size: ${smallSize + 0.5}pt)
    set par(leading: ${tightLeading}em, spacing: ${note.between}pt)
    block(below: ${note.title}pt, sticky: true, text(fill: accent, strong(title)))
    for words in paragraphs { par(words) }
  })
#let quotation(words, source) = block(below: gap, inset: (x: 26pt), {
  set par(leading: ${tightLeading}em, spacing: 4pt)
  par(words)
  if source != none { par(text(size: ${smallSize}pt, fill: faint, source)) }
})
#let signature-block(closing, name, lines) = block(breakable: false, above: ${signature.above}pt, below: gap, width: 100%, {
  block(below: ${signature.toSign}pt, closing)
  pdf.artifact(line(length: 220pt, stroke: 0.6pt))
  set par(spacing: ${leading}em, leading: ${leading}em)
  block(above: ${signature.name}pt, par(name))
  for words in lines { par(words) }
})
#let contents-list(title, depth) = {
  block(above: ${contents.above}pt, below: ${contents.below}pt, sticky: true, text(${branded ? displayText(design, headings[1].size) : `size: ${headings[1].size}pt, weight: "bold"`}, fill: rgb("${headings[1].color}"), title))
  outline(title: none, depth: depth, indent: 1.4em)
}
`
}
