// Follows a page's drawing operators and returns the text a person would see.
// pdf.js's own text content knows neither colour nor rendering mode, and drops soft hyphens, with which LuaTeX
// writes every hyphen; so the glyphs are taken from the operator list, where all of this is still present.

/** Above this many drawing steps on one page a file is refused. */
const MAX_STEPS = 400_000
/** Text smaller than this (in points on the page) cannot be read by a person. */
const MIN_VISIBLE_SIZE = 2.5
/** A filled shape of fewer numbers is a box or a line, and not the outline of letters. */
const STEPS_OF_LETTERS = 20
/** Distance between two colours (0–441) under which one cannot be seen on the other. */
const MIN_CONTRAST = 40

/** Fonts tell their weight and slope by their names; LaTeX by its own short ones (CMBX10, SFTI1000). */
const BOLD_NAME = /bold|black|heavy|demi(?!light)|medium|^(?:\w{6}\+)?(?:cm|sf|ec|lm)\w*bx/i
const ITALIC_NAME = /italic|oblique|slanted|^(?:\w{6}\+)?(?:cm|sf|ec)(?:ti|sl)\d/i

/** Fonts whose letters draw pictures: a calendar beside a date may be coded as "z". */
const ICON_FONT = /awesome|icons?(?:[^a-z]|filtered|$)|academicons|fontello|marvosym|ifsym|glyphicon|typicons|entypo|material(?:icons|symbols)/i
/** Fonts of bullets, whatever the letter behind them. */
const BULLET_FONT = /dingbats/i

/** Symbol and Wingdings bullets as Word writes them, in the private-use area. */
const PRIVATE_BULLETS = new Set([0xf0b7, 0xf0a7, 0xf0d8, 0xf076, 0xf0fc, 0xf0a8, 0xf06e, 0xf02d])

/**
 * @returns list of runs `{ glyphs, x, y, endX, size, bold, italic, upright }` (page-space coordinates) in drawing order, or null when the page
 * holds more than `maxLetters` letters or too many steps.
 */
export async function drawnText(page, OPS, maxLetters) {
  const { fnArray, argsArray } = await page.getOperatorList()
  if (fnArray.length > MAX_STEPS) return null
  const [viewLeft, viewBottom, viewRight, viewTop] = page.view

  const runs = []
  /** Painted areas in drawing order: what stands behind a glyph. `colour` null: not known (a picture, a gradient). */
  const areas = []
  /** The shape filled last: a browser prints the letters of a variable font as outlines, and lays the words over them unseen. */
  let outline = null
  let letters = 0
  let state = initialState()
  const stack = []

  for (let i = 0; i < fnArray.length; i++) {
    const args = argsArray[i]
    switch (fnArray[i]) {
      case OPS.save:
        stack.push({ ...state })
        break
      case OPS.restore:
        if (stack.length > 0) state = stack.pop()
        break
      case OPS.transform:
        state.ctm = multiply(state.ctm, args)
        break
      case OPS.paintFormXObjectBegin:
        stack.push({ ...state })
        if (args[0]) state.ctm = multiply(state.ctm, args[0])
        break
      case OPS.paintFormXObjectEnd:
        if (stack.length > 0) state = stack.pop()
        break
      case OPS.beginText:
        state.textMatrix = [1, 0, 0, 1, 0, 0]
        moveTo(0, 0)
        break
      case OPS.setTextMatrix:
        state.textMatrix = Array.from(args.length === 6 ? args : args[0])
        moveTo(0, 0)
        break
      case OPS.moveText:
        moveTo(state.lineX + args[0], state.lineY + args[1])
        break
      case OPS.setLeadingMoveText:
        state.leading = args[1]
        moveTo(state.lineX + args[0], state.lineY + args[1])
        break
      case OPS.setLeading:
        state.leading = -args[0]
        break
      case OPS.nextLine:
        moveTo(state.lineX, state.lineY + state.leading)
        break
      case OPS.setCharSpacing:
        state.charSpacing = args[0]
        break
      case OPS.setWordSpacing:
        state.wordSpacing = args[0]
        break
      case OPS.setHScale:
        state.hScale = args[0] / 100
        break
      case OPS.setTextRise:
        state.rise = args[0]
        break
      case OPS.setTextRenderingMode:
        state.mode = args[0]
        break
      case OPS.setFont:
        state.font = fontOf(page, args[0])
        state.fontSize = args[1]
        break
      case OPS.setFillRGBColor:
        state.fill = parseColour(args)
        break
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null
        break
      case OPS.setGState:
        for (const [key, value] of args[0] ?? []) {
          if (key === 'ca') state.alpha = value
          if (key === 'Font') {
            state.font = fontOf(page, value[0])
            state.fontSize = value[1]
          }
        }
        break
      case OPS.constructPath:
        if (isFill(args[0], OPS) && args[2]) {
          const box = boxOf(state.ctm, args[2])
          outline = { box, steps: Object.keys(args[1]?.[0] ?? []).length, seen: isSeen(box[0], box[1], box) }
          areas.push({ box, colour: visibleFill(state) })
        }
        break
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        areas.push({ box: boxOf(state.ctm, [0, 0, 1, 1]), colour: null })
        break
      case OPS.shadingFill:
        areas.push({ box: page.view, colour: null })
        break
      case OPS.showText:
        if (state.font) showText(args[0])
        if (letters > maxLetters) return null
        break
    }
  }
  return runs

  function moveTo(x, y) {
    state.lineX = x
    state.lineY = y
    state.x = x
    state.y = y
  }

  function showText(glyphs) {
    const { font, fontSize, hScale } = state
    const matrix = multiply(state.ctm, state.textMatrix)
    const scaleX = Math.hypot(matrix[0], matrix[1])
    const named = Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3]) * (font.type3 ? font.matrix[3] * 1000 : 1)
    const unit = fontSize * font.matrix[0]
    let pieces = []
    let pieceStart = null
    let x = state.x
    const flush = () => {
      if (pieceStart !== null && pieces.length > 0) {
        const [startX, startY] = apply(matrix, pieceStart, state.y + state.rise)
        const [endX] = apply(matrix, x, state.y + state.rise)
        const size = font.type3 ? readSize(named, Math.abs(endX - startX), pieces.length) : named
        if (!isHidden(startX, startY, endX, size)) {
          const { bold, italic } = font
          runs.push({ glyphs: pieces, x: startX, y: startY, endX, size, bold, italic, upright: Math.abs(matrix[1]) < 0.2 * scaleX })
        }
      }
      pieces = []
      pieceStart = null
    }
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const shift = (-glyph * fontSize * hScale) / 1000
        if (font.vertical) state.y += shift
        else x += shift
        continue
      }
      const width = (font.vertical ? 0 : glyph.width) * unit * hScale
      const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * hScale
      const text = font.icons ? '' : font.bullets && glyph.unicode.trim() !== '' ? '•' : readable(glyph.unicode)
      letters++
      if (text !== '') {
        pieceStart ??= x
        const [at] = apply(matrix, x, state.y)
        const [end] = apply(matrix, x + width, state.y)
        pieces.push({ text, x: at, endX: end })
      }
      x += width + spacing
      // Vertical writing: one glyph below the other.
      if (font.vertical) state.y -= fontSize + state.charSpacing
    }
    flush()
    state.x = x
  }

  function isHidden(x, y, endX, size) {
    if (size < MIN_VISIBLE_SIZE) return true
    const middle = (x + endX) / 2
    if (middle < viewLeft - 2 || middle > viewRight + 2 || y < viewBottom - 2 || y > viewTop + 2) return true
    if (state.mode === 3 || state.mode === 7 || state.alpha < 0.1) return !isOutlined(x, y, endX, size)
    if (state.mode === 1) return false
    // The foot of the letters is tested a little above the base line: inside a box drawn around them.
    return !isSeen(x + 1, y + size * 0.3, [middle, y + size * 0.3])
  }

  /** Whether what is painted in the present color stands out against what lies under the place. */
  function isSeen(x, y, [otherX, otherY]) {
    if (state.fill === null) return true
    const behind = areas.findLast(({ box }) => inside(box, x, y) || inside(box, otherX, otherY))
    const ground = behind === undefined ? [255, 255, 255] : behind.colour
    if (ground === null) return true
    const seen = state.fill.map((part, n) => part * state.alpha + ground[n] * (1 - state.alpha))
    return Math.hypot(seen[0] - ground[0], seen[1] - ground[1], seen[2] - ground[2]) >= MIN_CONTRAST
  }

  /** The words stand just where the shape of their letters was filled. */
  function isOutlined(x, y, endX, size) {
    if (outline === null || !outline.seen) return false
    const [left, bottom, right, top] = outline.box
    const margin = size * 0.4
    return x >= left - margin && endX <= right + margin && bottom <= y + margin && bottom >= y - margin && top - bottom < size * 1.6 && outline.steps >= STEPS_OF_LETTERS
  }
}

function initialState() {
  return {
    ctm: [1, 0, 0, 1, 0, 0],
    textMatrix: [1, 0, 0, 1, 0, 0],
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    leading: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    rise: 0,
    mode: 0,
    font: null,
    fontSize: 0,
    fill: [0, 0, 0],
    alpha: 1,
  }
}

function fontOf(page, name) {
  let font = null
  try {
    font = page.commonObjs.get(name)
  } catch {
    // A font that failed to load still has glyphs with widths.
  }
  return {
    vertical: font?.vertical === true,
    type3: font?.isType3Font === true,
    matrix: font?.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0],
    bold: font?.bold === true || font?.black === true || BOLD_NAME.test(font?.name ?? ''),
    italic: font?.italic === true || ITALIC_NAME.test(font?.name ?? ''),
    icons: ICON_FONT.test(font?.name ?? ''),
    bullets: BULLET_FONT.test(font?.name ?? ''),
  }
}

/** The words of one glyph; '' for icon-font glyphs, which carry a private-use code or a whole icon name. */
function readable(unicode) {
  if (unicode === '\u00ad' || unicode === '\u2010' || unicode === '\u2011') return '-'
  if (unicode.length > 4) return ''
  let text = ''
  for (const letter of unicode) {
    const code = letter.codePointAt(0)
    if (PRIVATE_BULLETS.has(code)) text += '•'
    else if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000) continue
    else if (code >= 0xfb00 && code <= 0xfb06) text += letter.normalize('NFKC')
    else if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 9) text += ' '
    else if (code < 32 || (code >= 0x7f && code < 0xa0) || isInvisible(code)) continue
    else text += letter
  }
  return text
}

/** Zero-width marks, direction overrides and tag characters: no reader sees them. */
function isInvisible(code) {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0xfeff ||
    code === 0xfffd ||
    code === 0xfffe ||
    (code >= 0xfe00 && code <= 0xfe0f)
  )
}

function isFill(op, OPS) {
  return [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke].includes(op)
}

/** Colour of an area; null where a pattern or half-transparency leaves it unknown. */
function visibleFill(state) {
  return state.alpha < 0.5 ? null : state.fill
}

function parseColour(args) {
  if (typeof args[0] === 'string') {
    const value = Number.parseInt(args[0].slice(1), 16)
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  }
  const parts = args.length === 3 ? args : args[0]
  return [parts[0], parts[1], parts[2]]
}

function multiply(a, b) {
  return [a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3], a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5]]
}

function apply(m, x, y) {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

function boxOf(matrix, [left, bottom, right, top]) {
  const corners = [apply(matrix, left, bottom), apply(matrix, right, top), apply(matrix, left, top), apply(matrix, right, bottom)]
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function inside([left, bottom, right, top], x, y) {
  return x >= left - 0.5 && x <= right + 0.5 && y >= bottom - 0.5 && y <= top + 0.5
}

/** In letter heights, of letters in the mean. */
const NARROW = 0.2
const USUAL = 0.5

/** The letters of a Type 3 font may be drawn far smaller than their font says: then their width tells their height. */
function readSize(named, width, letters) {
  const mean = width / letters
  return letters > 1 && mean < named * NARROW ? mean / USUAL : named
}
