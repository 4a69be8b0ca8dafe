// Reads a letter that comes back as a Word file: its paragraphs with their bookmarks, what is bold and italic, and the
// comments beside them. Plain JavaScript: it runs in the bounded child. Tracked changes are read as if they were accepted.
import { GONE, NO_TEXT, partsOf, TooMuch, walk } from './read-docx.mjs'

/** A letter of forty pages has about five hundred. */
const PARAGRAPHS_MAX = 2000
const MARKS_MAX = 40
/** Changes between bold, italic and neither within one paragraph. */
const RUNS_MAX = 2000
const REMARKS_MAX = 200
const REMARKS_OF_PARAGRAPH_MAX = 20
const REMARK_LETTERS_MAX = 2000
const MIN_VISIBLE_HALF_POINTS = 5

const COME = new Set(['w:ins', 'w:moveTo'])

/**
 * @param tools `{ unzip, parser }`: fflate's unzipSync and sax's parser function
 * @returns `{ kind: 'returned', paragraphs }`, or why not, as other readings say it
 */
export function readReturnedDocx(bytes, { maxLetters }, tools) {
  const parts = partsOf(bytes, tools.unzip, /^word\/(?:document|comments)\.xml$/)
  if (parts.kind !== 'parts') return parts
  const body = parts.files.get('word/document.xml')
  if (body === undefined) return { kind: 'not-a-pdf' }
  try {
    const comments = parts.files.get('word/comments.xml')
    const remarks = comments === undefined ? new Map() : commentsOf(comments, tools.parser)
    const paragraphs = paragraphsOf(body, remarks, maxLetters, tools.parser)
    return paragraphs.some(({ runs }) => runs.length > 0) ? { kind: 'returned', paragraphs } : { kind: 'no-text', pageCount: 1 }
  } catch (error) {
    return { kind: error instanceof TooMuch ? 'too-complex' : 'damaged' }
  }
}

function commentsOf(xml, parser) {
  const found = new Map()
  let open = null
  let inText = false
  walk(
    xml,
    {
      open(name, attributes) {
        if (name === 'w:comment') open = { id: attributes['w:id'], by: attributes['w:author'] ?? '', text: '' }
        else if (name === 'w:t') inText = true
        else if (name === 'w:p' && open !== null && open.text !== '') open.text += '\n'
      },
      text(text) {
        if (inText && open !== null && open.text.length < REMARK_LETTERS_MAX) open.text += text
      },
      close(name) {
        if (name === 'w:t') inText = false
        if (name !== 'w:comment' || open === null) return
        if (open.text.trim() !== '' && found.size < REMARKS_MAX) found.set(open.id, { by: open.by.slice(0, 100), text: open.text.trim().slice(0, REMARK_LETTERS_MAX) })
        open = null
      },
    },
    parser,
  )
  return found
}

const isOn = (value) => value !== '0' && value !== 'false' && value !== 'off' && value !== 'none'

function paragraphsOf(xml, remarks, maxLetters, parser) {
  const done = []
  const open = []
  let letters = maxLetters
  let unread = 0
  let gone = 0
  let come = 0
  let cells = 0
  let run = null
  let inText = false

  const put = (text) => {
    const paragraph = open.at(-1)
    if (paragraph === undefined || run === null || run.hidden) return
    if (gone > 0 || come > 0) paragraph.tracked += 1
    if (gone > 0) return
    letters -= text.length
    if (letters < 0) throw new TooMuch()
    const last = paragraph.runs.at(-1)
    const words = text.replace(/[ \t\u00a0]+/g, ' ')
    const more = paragraph.endsBlank && words.startsWith(' ') ? words.slice(1) : words
    if (more === '') return
    paragraph.endsBlank = more.endsWith(' ')
    if (last !== undefined && last.bold === run.bold && last.italic === run.italic) last.text += more
    else if (paragraph.runs.push({ text: more, bold: run.bold, italic: run.italic }) > RUNS_MAX) throw new TooMuch()
  }

  const close = () => {
    const paragraph = open.pop()
    const { joined, contents, inProperties: _inProperties, endsBlank: _endsBlank, ...kept } = paragraph
    if (contents) return
    const before = done.at(-1)
    // The end of the paragraph before was taken out: the two are one.
    if (before?.joins === true) {
      if (before.runs.length + kept.runs.length > RUNS_MAX) throw new TooMuch()
      before.joins = joined
      before.runs.push(...kept.runs)
      before.marks.push(...kept.marks)
      before.remarks = [...new Set([...before.remarks, ...kept.remarks])].slice(0, REMARKS_OF_PARAGRAPH_MAX)
      before.tracked += kept.tracked
    } else {
      done.push({ ...kept, joins: joined })
      if (done.length > PARAGRAPHS_MAX) throw new TooMuch()
    }
  }

  walk(
    xml,
    {
      open(name, attributes) {
        const paragraph = open.at(-1)
        if (unread > 0 || NO_TEXT.has(name)) {
          unread += 1
          return
        }
        if (GONE.has(name)) {
          gone += 1
          // Of the mark at the end of the paragraph itself.
          if (paragraph?.inProperties) {
            paragraph.joined = true
            paragraph.tracked += 1
          }
          return
        }
        if (COME.has(name)) {
          come += 1
          return
        }
        switch (name) {
          case 'w:p':
            open.push({ runs: [], marks: [], cell: cells > 0, tracked: 0, remarks: [], joined: false, contents: false, inProperties: false, endsBlank: false })
            run = null
            break
          case 'w:pPr':
            if (paragraph !== undefined) paragraph.inProperties = true
            break
          case 'w:pStyle':
            if (paragraph !== undefined && /^(?:TOC|Contents)/i.test(attributes['w:val'] ?? '')) paragraph.contents = true
            break
          case 'w:bookmarkStart':
            if (paragraph !== undefined && paragraph.marks.length < MARKS_MAX && /^pw_\w{1,40}$/.test(attributes['w:name'] ?? '')) paragraph.marks.push(attributes['w:name'])
            break
          case 'w:commentReference': {
            const remark = remarks.get(attributes['w:id'])
            if (paragraph === undefined || remark === undefined || paragraph.remarks.includes(remark)) break
            if (paragraph.remarks.length < REMARKS_OF_PARAGRAPH_MAX) paragraph.remarks.push(remark)
            break
          }
          case 'w:r':
            run = { bold: false, italic: false, hidden: false, inProperties: false }
            break
          case 'w:rPr':
            if (run !== null) run.inProperties = true
            break
          case 'w:b':
            if (run?.inProperties) run.bold = isOn(attributes['w:val'])
            break
          case 'w:i':
            if (run?.inProperties) run.italic = isOn(attributes['w:val'])
            break
          case 'w:vanish':
            if (run?.inProperties && isOn(attributes['w:val'])) run.hidden = true
            break
          case 'w:color':
            if (run?.inProperties && /^f[a-f\d]f[a-f\d]f[a-f\d]$/i.test(attributes['w:val'] ?? '')) run.hidden = true
            break
          case 'w:sz':
            if (run?.inProperties && Number(attributes['w:val']) < MIN_VISIBLE_HALF_POINTS) run.hidden = true
            break
          case 'w:t':
            inText = true
            break
          case 'w:tab':
            if (!paragraph?.inProperties) put(' ')
            break
          case 'w:br':
          case 'w:cr':
            if (attributes['w:type'] === undefined || attributes['w:type'] === 'textWrapping') put('\n')
            break
          case 'w:noBreakHyphen':
            put('-')
            break
          case 'w:tc':
            cells += 1
            break
          default:
        }
      },
      text(text) {
        if (unread === 0 && inText) put(text.replace(/[\u0000-\u0008\u000b-\u001f\u00ad\u200b\ufeff]/g, '').replace(/\n/g, ' '))
      },
      close(name) {
        if (unread > 0) {
          unread -= 1
          return
        }
        if (GONE.has(name)) gone -= 1
        else if (COME.has(name)) come -= 1
        else if (name === 'w:t') inText = false
        else if (name === 'w:pPr' && open.length > 0) open.at(-1).inProperties = false
        else if (name === 'w:rPr' && run !== null) run.inProperties = false
        else if (name === 'w:r') run = null
        else if (name === 'w:tc') cells -= 1
        else if (name === 'w:p') close()
      },
    },
    parser,
  )
  return done.map(({ joins: _joins, ...paragraph }) => paragraph)
}
