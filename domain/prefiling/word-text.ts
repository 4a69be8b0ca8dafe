/** Decides what a Word file says and where: the words of its parts, as far as a check before filing looks at them. */

export type WordPlace = 'text' | 'header' | 'footer' | 'footnote' | 'properties'

export type WordParagraph = {
  place: WordPlace
  /** Number of the paragraph in its part, from 1. */
  number: number
  text: string
  /** Labels of fields that still show what is to be filled in. */
  openFields: readonly string[]
  /** Part of a table. */
  inTable: boolean
}

export type WordText = {
  paragraphs: readonly WordParagraph[]
  /** Tracked insertions and deletions that nobody has accepted. */
  trackedChanges: number
  comments: number
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const unescape = (text: string): string =>
  text.replace(/&(?:(lt|gt|quot|apos|amp)|#x([0-9a-f]+)|#(\d+));/gi, (whole, name?: string, hex?: string, decimal?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const TOKEN = /<(\/?)([A-Za-z0-9]+:[A-Za-z0-9]+)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/g

type Open = { text: string; fields: string[]; inTable: boolean }
type Field = { label: string; placeholder: boolean; before: number }

/** The paragraphs of one part of a Word file (`word/document.xml`, a header, a footer, the footnotes). */
function paragraphsOf(xml: string, place: WordPlace): WordParagraph[] {
  const found: WordParagraph[] = []
  const open: Open[] = []
  const fields: Field[] = []
  let tables = 0
  let inText = false
  for (const [, closing, name = '', attributes = '', selfClosed, words] of xml.matchAll(TOKEN)) {
    const now = open.at(-1)
    if (words !== undefined) {
      if (inText && now !== undefined) now.text += unescape(words)
      continue
    }
    const ends = closing === '/'
    const empty = selfClosed === '/'
    if (name === 'w:t') inText = !ends && !empty
    else if (name === 'w:tbl') tables += ends ? -1 : empty ? 0 : 1
    else if (name === 'w:p') {
      if (!ends && !empty) open.push({ text: '', fields: [], inTable: tables > 0 })
      const done = ends ? open.pop() : undefined
      if (done !== undefined) found.push({ place, number: found.length + 1, text: done.text.replace(/\s+/g, ' ').trim(), openFields: done.fields, inTable: done.inTable })
    } else if ((name === 'w:tab' || name === 'w:br' || name === 'w:cr') && !ends && now !== undefined) now.text += ' '
    else if (name === 'w:noBreakHyphen' && now !== undefined) now.text += '-'
    else if (name === 'w:sdt') {
      if (!ends && !empty) fields.push({ label: '', placeholder: false, before: now?.text.length ?? 0 })
      const done = ends ? fields.pop() : undefined
      if (done?.placeholder === true) now?.fields.push(done.label || now.text.slice(done.before) || 'field')
    } else if (name === 'w:alias' && fields.length > 0) {
      const field = fields.at(-1)
      if (field !== undefined) field.label = unescape(/w:val="([^"]*)"/.exec(attributes)?.[1] ?? '')
    } else if (name === 'w:showingPlcHdr' && fields.length > 0 && !/w:val="(?:0|false)"/.test(attributes)) {
      const field = fields.at(-1)
      if (field !== undefined) field.placeholder = true
    }
  }
  return found
}

const PLACES: readonly (readonly [RegExp, WordPlace])[] = [
  [/^word\/document\.xml$/, 'text'],
  [/^word\/header\d*\.xml$/, 'header'],
  [/^word\/footer\d*\.xml$/, 'footer'],
  [/^word\/(?:footnotes|endnotes)\.xml$/, 'footnote'],
]

/** The parts of a Word file that are read; pictures and styles are not. */
export const isReadPart = (path: string): boolean => PLACES.some(([part]) => part.test(path)) || path === 'docProps/core.xml' || path === 'word/comments.xml'

const propertiesOf = (xml: string): WordParagraph[] =>
  [...xml.matchAll(/<dc:(?:title|subject|creator|description)>([^<]+)</g)].map(([, text = ''], index) => ({
    place: 'properties',
    number: index + 1,
    text: unescape(text).trim(),
    openFields: [],
    inTable: false,
  }))

/** `parts`: XML by path inside the file. Null where it is no Word file. */
export function readWordText(parts: Readonly<Record<string, string>>): WordText | null {
  const body = parts['word/document.xml']
  if (body === undefined) return null
  const paragraphs = Object.entries(parts).flatMap(([path, xml]) => {
    const place = PLACES.find(([part]) => part.test(path))?.[1]
    return place === undefined ? [] : paragraphsOf(xml, place)
  })
  return {
    paragraphs: [...paragraphs, ...propertiesOf(parts['docProps/core.xml'] ?? '')],
    trackedChanges: (body.match(/<w:(?:ins|del|moveFrom|moveTo)\s/g) ?? []).length,
    comments: (parts['word/comments.xml']?.match(/<w:comment\s/g) ?? []).length,
  }
}
