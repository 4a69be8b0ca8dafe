/** Sets a fictional letter into pages of lines the way text comes out of a PDF: wrapped, with running heads. */
import type { Letter } from './letter.ts'

export type LetterPage = { lines: string[] }

type LayOutSource = Pick<Letter, 'header' | 'footer' | 'body' | 'columns' | 'linesPerPage' | 'hyphenate'>

const wrap = (text: string, columns: number, hyphenate: boolean): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const room = columns - line.length - 1
    if (line === '' || word.length <= room) {
      line = line === '' ? word : `${line} ${word}`
    } else if (hyphenate && room >= 5 && /^[a-z]{9,}[.,]?$/.test(word)) {
      const at = Math.min(room - 1, word.length - 4)
      lines.push(`${line} ${word.slice(0, at)}-`)
      line = word.slice(at)
    } else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

export type BodyBlock = { kind: 'heading' | 'item' | 'line' | 'paragraph'; text: string }

/** The blocks of a body, in order. */
export const bodyBlocks = (body: string): BodyBlock[] =>
  body
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block): BodyBlock[] => {
      const lines = block.split('\n').map((line) => line.trim())
      if (lines.every((line) => line.startsWith('| '))) {
        return lines.map((line) => ({ kind: 'line', text: line.slice(2) }))
      }
      if (lines.every((line) => line.startsWith('- '))) {
        return lines.map((line) => ({ kind: 'item', text: line.slice(2) }))
      }
      const text = lines.join(' ')
      return text.startsWith('# ') ? [{ kind: 'heading', text: text.slice(2) }] : [{ kind: 'paragraph', text }]
    })

/** Pages of lines; no empty lines, since extracted text has none. */
export const layOut = (letter: LayOutSource): LetterPage[] => {
  const columns = letter.columns ?? 92
  const perPage = (letter.linesPerPage ?? 46) - letter.header.length - letter.footer.length
  const lines = bodyBlocks(letter.body).flatMap((block) => (block.kind === 'line' ? [block.text] : wrap(block.kind === 'item' ? `• ${block.text}` : block.text, columns, letter.hyphenate ?? false)))
  const count = Math.max(1, Math.ceil(lines.length / perPage))
  const fill = (line: string, page: number) => line.replace('{page}', `${page}`).replace('{pages}', `${count}`)
  return Array.from({ length: count }, (_, index) => ({
    lines: [...letter.header.map((line) => fill(line, index + 1)), ...lines.slice(index * perPage, (index + 1) * perPage), ...letter.footer.map((line) => fill(line, index + 1))],
  }))
}
