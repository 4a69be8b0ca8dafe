import type { DrawingBlock, DrawingCell, Inlines } from '../../domain/documents/document.ts'
import { BLOCK_SPACE, CELL_INSET, DRAWING, DRAWING_COLORS, leadingOf } from './page-design.ts'
import type { PageDesign } from './page-design.ts'
import { literal } from './typst-literal.ts'

/** Functions of the theme that a drawing calls: boxes and the space between them, with arrows as lines. */
export const drawingTheme = (design: PageDesign): string => {
  const { accent, smallSize } = design
  const leading = leadingOf(design, 1, 1).toFixed(4)
  const tones = Object.entries(DRAWING_COLORS(design))
    .map(([tone, { ground, edge, title, words }]) => `${tone}: (ground: rgb("${ground}"), edge: rgb("${edge}"), title: rgb("${title}"), words: rgb("${words}"))`)
    .join(', ')
  return `#let drawn-box(tone, span, title, lines) = {
  let look = (${tones}).at(tone)
  grid.cell(colspan: span, fill: look.ground, stroke: 0.8pt + look.edge, inset: (x: ${CELL_INSET.x}pt, y: ${CELL_INSET.y}pt), {
    set text(fill: look.words)
    block(width: 100%, spacing: ${DRAWING.between}pt, text(fill: look.title, strong(title)))
    for words in lines { block(width: 100%, spacing: ${DRAWING.between}pt, words) }
  })
}
#let shaft(points) = pdf.artifact({
  let pen = 1.2pt + rgb("${accent}")
  let head = ${DRAWING.head}pt
  let flat = points == "right" or points == "left"
  let long = if flat { 24pt } else { 15pt }
  box(width: if flat { long } else { 2 * head }, height: if flat { 2 * head } else { long }, {
    let tip(at, dx, dy) = place(top + left, curve(fill: rgb("${accent}"), curve.move(at), curve.line((at.at(0) + dx * head - dy * head * 0.6, at.at(1) + dy * head + dx * head * 0.6)),
      curve.line((at.at(0) + dx * head + dy * head * 0.6, at.at(1) + dy * head - dx * head * 0.6)), curve.close()))
    if flat { place(top + left, line(start: (2pt, head), end: (long - 2pt, head), stroke: pen)) } else { place(top + left, line(start: (head, 2pt), end: (head, long - 2pt), stroke: pen)) }
    if points == "right" { tip((long, head), -1, 0) }
    if points == "left" { tip((0pt, head), 1, 0) }
    if points == "down" or points == "both" { tip((head, long), 0, -1) }
    if points == "up" or points == "both" { tip((head, 0pt), 0, 1) }
  })
})
#let drawn-arrow(points, label) = {
  let words = if label == none { none } else { text(size: ${smallSize - 1}pt, fill: rgb("${accent}"), label) }
  if points == "right" or points == "left" { align(center + horizon, { if words != none { block(spacing: 0pt, words) }; block(spacing: 0pt, shaft(points)) }) }
  else { block(width: 100%, height: ${DRAWING.arrowRow}pt, spacing: 0pt, align(center + horizon, grid(columns: 2, column-gutter: 3pt, align: horizon, shaft(points), ..if words == none { () } else { (words,) }))) }
}
#let drawing(alt, columns, cells) = {
  set text(size: ${smallSize}pt)
  set par(leading: ${leading}em)
  block(above: ${BLOCK_SPACE.table.above}pt, below: ${BLOCK_SPACE.table.below}pt, width: 100%, breakable: false,
    figure(kind: "drawing", supplement: none, outlined: false, alt: alt, align(left, grid(columns: columns, ..cells))))
}
`
}

/** One call of the theme's `drawing`; `words` writes inlines as Typst content. */
export const typstDrawing = ({ alt, columns, rows }: DrawingBlock, words: (inlines: Inlines) => string): string => {
  const cell = (one: DrawingCell): string => {
    switch (one.kind) {
      case 'box':
        return `drawn-box(${literal(one.tone)}, ${one.span ?? 1}, ${literal(one.title)}, (${one.lines.map((line) => `${words(line)},`).join(' ')}))`
      case 'arrow':
        return `drawn-arrow(${literal(one.points)}, ${one.label === undefined ? 'none' : literal(one.label)})`
      case 'gap':
        return '[]'
    }
  }
  return `drawing(${literal(alt)}, (${columns.map((column) => `${column}fr,`).join(' ')}), (${rows
    .flat()
    .map((one) => `${cell(one)},`)
    .join(' ')}))`
}
