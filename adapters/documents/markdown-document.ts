import { lexer } from 'marked'
import type { Token, Tokens } from 'marked'
import type { Block, Document, Inline, Inlines, ListItem } from '../../domain/documents/document.ts'
import { isSafeLink } from '../../domain/documents/check-document.ts'

export type MarkdownText = { fields: Record<string, string>; body: string }

/** Splits a text into its front matter (`key: value` lines, quotes taken off) and its body. Throws where there is none. */
export function splitFrontMatter(text: string): MarkdownText {
  const [whole, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (whole === undefined) throw new Error('the text has no front matter')
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ]
    }),
  )
  return { fields, body: text.slice(whole.length) }
}

/** Replaces every `{name}`. Throws on a name without a value. */
export const fillMarkdownTokens = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`no value for {${name}}`)
    return values[name] as string
  })

/**
 * The blocks of a Markdown text: headings, paragraphs, lists, tables and quotations. `#` is left out (the title of the
 * document stands above), `##` is level 1. Throws on anything else, so that no words are lost in silence.
 */
export const markdownBlocks = (body: string): Block[] => lexer(body).flatMap(blocksOf)

export const markdownDocument = (body: string, frame: Omit<Document, 'blocks' | 'exhibits'>): Document => ({
  ...frame,
  exhibits: [],
  blocks: markdownBlocks(body),
})

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return []
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      if (depth === 1) return []
      return [{ kind: 'heading', level: Math.min(depth - 1, 3) as 1 | 2 | 3, content: inlinesOf(tokens) }]
    }
    case 'paragraph':
      return [{ kind: 'paragraph', content: inlinesOf((token as Tokens.Paragraph).tokens) }]
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap((inner): Block[] =>
        inner.type === 'paragraph' ? [{ kind: 'quote', content: inlinesOf((inner as Tokens.Paragraph).tokens) }] : blocksOf(inner),
      )
    case 'list': {
      const list = token as Tokens.List
      return [{ kind: 'list', ordered: list.ordered, items: list.items.map(itemOf) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const longest = header.map((cell, column) => Math.max(cell.text.length, ...rows.map((row) => row[column]?.text.length ?? 0)))
      return [
        {
          kind: 'table',
          // Wide enough for one word, and not so wide that a long cell takes the whole line.
          columns: longest.map((length) => Math.min(Math.max(length, 12), 60)),
          header: header.map((cell) => inlinesOf(cell.tokens)),
          rows: rows.map((row) => row.map((cell) => ({ kind: 'words' as const, content: inlinesOf(cell.tokens) }))),
        },
      ]
    }
    default:
      throw new Error(`the Markdown has a ${token.type}, which documents do not have`)
  }
}

function itemOf(item: Tokens.ListItem): ListItem {
  const words: Inline[] = []
  const items: ListItem[] = []
  for (const token of item.tokens) {
    if (token.type === 'list') items.push(...(token as Tokens.List).items.map(itemOf))
    else if (token.type === 'text' || token.type === 'paragraph') words.push(...inlinesOf((token as Tokens.Text).tokens ?? [token]))
    else if (token.type !== 'space') throw new Error(`a list entry has a ${token.type}, which documents do not have`)
  }
  return { content: words, ...(items.length > 0 ? { items } : {}) }
}

type Style = { bold?: true; italic?: true }

function inlinesOf(tokens: readonly Token[], style: Style = {}): Inlines {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
      case 'codespan':
        return [{ kind: 'text', text: curl((token as Tokens.Text).text), ...style }]
      case 'strong':
        return [...inlinesOf((token as Tokens.Strong).tokens, { ...style, bold: true })]
      case 'em':
        return [...inlinesOf((token as Tokens.Em).tokens, { ...style, italic: true })]
      case 'br':
        return [{ kind: 'line-break' }]
      case 'link': {
        const { text, href } = token as Tokens.Link
        return isSafeLink(href) ? [{ kind: 'link', text: curl(text), href }] : [{ kind: 'text', text: curl(text), ...style }]
      }
      default:
        throw new Error(`the words have a ${token.type}, which documents do not have`)
    }
  })
}

const curl = (text: string): string =>
  text
    .replace(/\n/g, ' ')
    .replace(/(^|[\s([{–—])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{–—])'/g, '$1‘')
    .replace(/'/g, '’')
