// The styles of a Word file: what a paragraph or a run looks like when it only names a style. Lengths in points.

const on = (attributes) => !['0', 'false', 'off', 'none'].includes(attributes['w:val'] ?? '1')
const points = (value, unit) => (/^-?\d{1,6}$/.test(value ?? '') ? Number(value) / unit : undefined)

/** Notes on `marks` what one element of properties says. */
export function ownMarks(marks, name, attributes) {
  switch (name) {
    case 'w:b':
      marks.bold = on(attributes)
      break
    case 'w:i':
      marks.italic = on(attributes)
      break
    case 'w:caps':
      marks.caps = on(attributes)
      break
    case 'w:vanish':
    case 'w:webHidden':
      marks.hidden = on(attributes)
      break
    case 'w:color':
      if (/^[0-9a-f]{6}$/i.test(attributes['w:val'] ?? '')) marks.color = attributes['w:val']
      else delete marks.color
      break
    case 'w:sz':
      marks.size = points(attributes['w:val'], 2) ?? marks.size
      break
    case 'w:spacing':
      marks.before = points(attributes['w:before'], 20) ?? marks.before
      marks.after = points(attributes['w:after'], 20) ?? marks.after
      break
    case 'w:ind':
      marks.left = points(attributes['w:left'] ?? attributes['w:start'], 20) ?? marks.left
      break
    case 'w:numPr':
      marks.list = true
      break
    case 'w:pageBreakBefore':
      marks.newPage = on(attributes)
      break
    default:
  }
}

/** Styles by id, and what holds without any: `{ byId, defaults }`. */
export function docxStyles(xml, walk) {
  const styles = { byId: new Map(), defaults: {}, defaultParagraph: undefined }
  if (xml === undefined) return styles
  let style = null
  let inDefaults = 0
  walk(xml, {
    open(name, attributes) {
      if (name === 'w:docDefaults') inDefaults = 1
      else if (name === 'w:style') {
        style = { marks: {}, basedOn: undefined }
        styles.byId.set(attributes['w:styleId'] ?? '', style)
        if (attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1') styles.defaultParagraph = attributes['w:styleId']
      } else if (name === 'w:basedOn' && style !== null) style.basedOn = attributes['w:val']
      // Conditional parts of table styles are about some cells only.
      else if (name === 'w:tblStylePr') style = { marks: {}, basedOn: undefined }
      else if (style !== null) ownMarks(style.marks, name, attributes)
      else if (inDefaults) ownMarks(styles.defaults, name, attributes)
    },
    close(name) {
      if (name === 'w:docDefaults') inDefaults = 0
      if (name === 'w:style') style = null
    },
  })
  return styles
}

const BASED_ON_MAX = 12

/** Marks of a style with those that it is based on. `kind` 'paragraph' takes in the document's defaults. */
export function effectiveStyle(styles, id, kind) {
  const key = `${kind} ${id}`
  styles.known ??= new Map()
  const known = styles.known.get(key)
  if (known !== undefined) return known
  const chain = []
  let at = id ?? (kind === 'paragraph' ? styles.defaultParagraph : undefined)
  while (at !== undefined && styles.byId.has(at) && chain.length < BASED_ON_MAX) {
    const style = styles.byId.get(at)
    chain.unshift(style.marks)
    at = style.basedOn
  }
  const marks = Object.assign({}, kind === 'paragraph' ? styles.defaults : {}, ...chain)
  styles.known.set(key, marks)
  return marks
}
