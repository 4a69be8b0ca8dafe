/** Reads the small notation in which authors write running text. */
import type { FieldWidth, Inline, Inlines } from './document.ts'

/** An author's mistake in the notation; thrown when the content module is loaded. */
export class InlineSyntaxError extends Error {
  override name = 'InlineSyntaxError'
}

type Style = { bold?: true; italic?: true }

/**
 * `**bold**`, `*italic*`, `[[field: Your name]]` (also `short:` and `long:`), `{{Ex-3}}`, `[words](https://…)`,
 * `^[footnote]`, a newline for a line break, a backslash before a sign to print it. Straight quotes become curly.
 * The asterisks of `2 * 3` and `O*NET` are asterisks. Throws `InlineSyntaxError` on an unclosed or empty mark.
 * For text that comes from customers or a model use `plain` (blocks.ts), which reads no notation.
 */
export const parseInline = (source: string): Inlines => {
  const parser = new InlineParser(curlQuotes(source.replace(/\r\n?/g, '\n')))
  const result = parser.parseUntil(null, {})
  return mergeTexts(result)
}

const FIELD_WIDTHS: Readonly<Record<string, FieldWidth>> = { field: 'medium', short: 'short', long: 'long' }

class InlineParser {
  private readonly source: string
  private at = 0

  constructor(source: string) {
    this.source = source
  }

  /** Consumes up to and including `end` (or the end of the text when null). */
  parseUntil(end: string | null, style: Style): Inline[] {
    const out: Inline[] = []
    const start = this.at
    for (;;) {
      if (this.at >= this.source.length) {
        if (end === null) return out
        throw this.fault(`no closing ${end}`, start)
      }
      if (end !== null && this.closes(end)) {
        this.at += end.length
        if (out.length === 0) throw this.fault(`nothing between the ${end} marks`, start)
        return out
      }
      out.push(...this.parseOne(style))
    }
  }

  private closes(end: string): boolean {
    if (!this.source.startsWith(end, this.at)) return false
    // Inside italic, `**` opens bold; `***` closes the italic only when the bold inside is closed already.
    if (end === '*' && this.source.startsWith('**', this.at)) return this.source.startsWith('***', this.at)
    return true
  }

  private parseOne(style: Style): Inline[] {
    const { source, at } = this
    const char = source[at] ?? ''
    if (char === '\\' && at + 1 < source.length) {
      this.at += 2
      return [{ kind: 'text', text: source[at + 1] ?? '', ...style }]
    }
    if (char === '\n') {
      this.at += 1
      return [{ kind: 'line-break' }]
    }
    if (source.startsWith('[[', at)) return [this.parseField()]
    if (source.startsWith('{{', at)) return [this.parseExhibit(style)]
    if (source.startsWith('^[', at)) {
      this.at += 2
      return [{ kind: 'footnote', content: mergeTexts(this.parseUntil(']', {})) }]
    }
    const link = char === '[' ? /^\[([^\]\n]+)\]\(([^()\s]+)\)/.exec(source.slice(at)) : null
    if (link) {
      this.at += link[0].length
      return [{ kind: 'link', text: link[1] ?? '', href: link[2] ?? '' }]
    }
    if (source.startsWith('**', at)) {
      this.at += 2
      return this.parseUntil('**', { ...style, bold: true })
    }
    if (char === '*' && opensItalic(source[at - 1] ?? ' ', source[at + 1] ?? ' ')) {
      this.at += 1
      return this.parseUntil('*', { ...style, italic: true })
    }
    this.at += 1
    return [{ kind: 'text', text: char, ...style }]
  }

  private parseField(): Inline {
    const match = /^\[\[(field|short|long):([^\]]+)\]\]/.exec(this.source.slice(this.at))
    const label = match?.[2]?.trim() ?? ''
    if (!match || label === '' || label.includes('\n')) throw this.fault('a fill-in field is written [[field: Label]], [[short: Label]] or [[long: Label]]')
    this.at += match[0].length
    return { kind: 'field', label, width: FIELD_WIDTHS[match[1] ?? ''] ?? 'medium' }
  }

  private parseExhibit(style: Style): Inline {
    const match = /^\{\{(Ex-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)\}\}/.exec(this.source.slice(this.at))
    if (!match) throw this.fault('an exhibit reference is written {{Ex-3}}')
    this.at += match[0].length
    return { kind: 'exhibit', id: match[1] ?? '', ...style }
  }

  private fault(message: string, at = this.at): InlineSyntaxError {
    return new InlineSyntaxError(`${message}, near "${this.source.slice(Math.max(0, at - 20), at + 40)}"`)
  }
}

/** Neither the asterisk of `2 * 3` nor that of `O*NET` opens italic. */
const opensItalic = (before: string, after: string): boolean => !/\s/.test(after) && !/[\p{L}\p{N}]/u.test(before)

const mergeTexts = (inlines: readonly Inline[]): Inline[] => {
  const out: Inline[] = []
  for (const inline of inlines) {
    const last = out.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text' && last.bold === inline.bold && last.italic === inline.italic) {
      out[out.length - 1] = { ...last, text: last.text + inline.text }
    } else {
      out.push(inline)
    }
  }
  return out
}

const curlQuotes = (source: string): string =>
  source.replace(/["']/g, (quote, at: number) => {
    let before = at - 1
    while (source[before] === '*') before -= 1
    const previous = source[before]
    const crossedMark = before !== at - 1
    const opens = previous === undefined || /[\s([{—–/“‘]/.test(previous) || (/["']/.test(previous) && /\w/.test(source[at + 1] ?? ''))
    const opening = opens && (!crossedMark || /[\w[{]/.test(source[at + 1] ?? ''))
    if (quote === '"') return opening ? '“' : '”'
    return opening ? '‘' : '’'
  })
