/** Reads the inline marks of copy: `**bold**`, `*italic*`, `[label](address)`, and the citations `[3]` of articles. */

export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'italic'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'citation'; source: number; occurrence: number }

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)|\s*\[(\d+)(?::(\d+))?\]/g

/** A citation takes the space before it along, so that it stays with its word at the end of a line. */
export function readInlineMarks(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, bold, italic, label, href, source, occurrence] = match
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic })
    else if (source !== undefined) parts.push({ kind: 'citation', source: Number(source), occurrence: Number(occurrence ?? 1) })
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}
