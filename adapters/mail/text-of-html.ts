import { decodeHTML } from 'entities'

/** What stands in them is no word of the author. */
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'textarea', 'select'])
const BREAKING = new Set(['p', 'div', 'br', 'tr', 'li', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'pre', 'section', 'article', 'header', 'footer'])

/**
 * The words of an HTML mail in lines; those of a quotation begin with `> `. No script, no style, no picture, and of a link what
 * it says. Reads once from the beginning to the end, whatever is given: converters that build a tree of it take seconds for one
 * that is nested on purpose.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = []
  let line = ''
  // Noted when a piece comes: a line that grows must not be looked through again at each tag.
  let hasWords = false
  let quotes = 0
  const end = () => {
    const words = decodeHTML(line).replace(/\s+/g, ' ').trim()
    if (words !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(words === '' || quotes === 0 ? words : `> ${words}`)
    line = ''
    hasWords = false
  }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const piece = html.slice(at, open === -1 ? undefined : open)
    line += piece
    hasWords ||= /\S/.test(piece)
    if (open === -1) break
    const comment = html.startsWith('<!--', open)
    const close = comment ? html.indexOf('-->', open + 4) : html.indexOf('>', open)
    if (close === -1) break
    at = close + (comment ? 3 : 1)
    const [, slash = '', name = ''] = comment ? [] : (/^<(\/?)([a-z][a-z0-9]{0,12})(?![a-z0-9])/i.exec(html.slice(open, open + 20)) ?? [])
    const tag = name.toLowerCase()
    if (slash === '' && SKIPPED.has(tag)) {
      const over = new RegExp(`</${tag}`, 'gi')
      over.lastIndex = at
      const found = over.exec(html)
      if (found === null) break
      at = found.index
    } else if (BREAKING.has(tag)) {
      if (tag === 'br' || hasWords) end()
      if (tag === 'blockquote') quotes = Math.max(0, quotes + (slash === '' ? 1 : -1))
    }
  }
  end()
  return lines.join('\n').trim()
}
