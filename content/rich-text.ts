/** Reads the three inline marks of page copy. */

export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; nodes: RichNode[] }
  | { kind: 'em'; nodes: RichNode[] }
  | { kind: 'link'; nodes: RichNode[]; href: string }

const MARK = /\*\*(.+?)\*\*|\*(?!\s)([^*]+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/

/**
 * `**bold**`, `*italic*` and `[label](/path)`; marks may stand inside each other. Anything else, also an unclosed mark,
 * is text. Fill tokens first.
 */
export function parseRichText(text: string): RichNode[] {
  const match = MARK.exec(text)
  if (match === null) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, strong, em, label, href] = match
  const before = text.slice(0, match.index)
  const node: RichNode =
    strong !== undefined
      ? { kind: 'strong', nodes: parseRichText(strong) }
      : em !== undefined
        ? { kind: 'em', nodes: parseRichText(em) }
        : { kind: 'link', nodes: parseRichText(label ?? ''), href: href ?? '' }
  return [...(before === '' ? [] : [{ kind: 'text' as const, text: before }]), node, ...parseRichText(text.slice(match.index + whole.length))]
}

/** The words without marks, for titles, structured data and assistive labels. */
export function plainText(text: string): string {
  const words = (nodes: RichNode[]): string => nodes.map((node) => (node.kind === 'text' ? node.text : words(node.nodes))).join('')
  return words(parseRichText(text))
}
