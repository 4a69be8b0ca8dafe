/** Decides which styles a page carries: those that its own elements and letters can ever match. The rest comes with the scripts. */
import { parse, type ChildNode } from 'postcss'
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser'

type Declaration = { text: string; /** Set where it gives a variable its value. */ variable: string | null; reads: string[] }

type Block =
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; declarations: Declaration[] }
  | { kind: 'group'; opening: string; blocks: Block[] }
  | { kind: 'variable'; name: string; text: string }
  | { kind: 'font'; text: string; letters: RegExp }
  | { kind: 'always'; text: string; reads: string[] }

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((found) => found[1] ?? '')

/** Parts of fields that browsers draw. */
const PART_OF_FIELD = /^::?(?:-webkit-(?:date|calendar|inner-spin|outer-spin|search)|-moz-ui-invalid|file-selector|placeholder)/

/** Class and element names without which a selector matches nothing: `.a` for a class. What may also be absent, as in `:not(.a)` or `:is(.a, .b)`, is left out. */
function needsOf(nodes: readonly SelectorNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`]
    if (node.type === 'tag') return [node.value.toLowerCase()]
    if (node.type === 'pseudo' && PART_OF_FIELD.test(node.value)) return ['field']
    if (node.type === 'pseudo') return node.value !== ':not' && node.nodes.length === 1 ? needsOf(node.nodes) : []
    return node.type === 'selector' ? needsOf(node.nodes) : []
  })
}

function selectorsOf(text: string) {
  return parseSelector().astSync(text).nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector.nodes) }))
}

/** A declaration, or what is nested between them. */
function declarationOf(node: ChildNode): Declaration {
  const text = String(node)
  return { text, variable: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : null, reads: variablesIn(text) }
}

/** Of `U+5C, U+C0-FF`, what finds one of these letters. */
function lettersOf(ranges: string): RegExp {
  const parts = ranges.split(',').map((range) => range.trim().slice(2).split('-').map((code) => `\\u{${code}}`).join('-'))
  return new RegExp(`[${parts.join('')}]`, 'u')
}

function blockOf(node: ChildNode): Block[] {
  if (node.type === 'rule') return [{ kind: 'rule', selectors: selectorsOf(node.selector), declarations: node.nodes.filter(({ type }) => type !== 'comment').map(declarationOf) }]
  if (node.type !== 'atrule') return []
  const text = String(node)
  const ranges = node.name === 'font-face' ? node.nodes?.find((one) => one.type === 'decl' && one.prop === 'unicode-range') : undefined
  if (ranges?.type === 'decl') return [{ kind: 'font', text, letters: lettersOf(ranges.value) }]
  if (node.name === 'property') return [{ kind: 'variable', name: node.params, text }]
  const holdsRules = node.name !== 'keyframes' && node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')
  if (holdsRules !== true) return [{ kind: 'always', text: node.nodes === undefined ? `${text};` : text, reads: variablesIn(text) }]
  return [{ kind: 'group', opening: `@${node.name} ${node.params}`, blocks: node.nodes?.flatMap(blockOf) ?? [] }]
}

const ESCAPED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => ESCAPED[found] ?? found)

/** Element names and classes (`.name`) of a document as React writes it; `field` where it has any. */
function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body'])
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    names.add(name.toLowerCase())
    const list = / class="([^"]*)"/.exec(attributes)?.[1]
    if (list !== undefined) for (const one of unescaped(list).split(/\s+/)) names.add(`.${one}`)
  }
  if (['input', 'textarea', 'select'].some((name) => names.has(name))) names.add('field')
  return names
}

type Document = { names: Set<string>; /** What may be shown of it, tags included. */ words: string }

function documentOf(html: string): Document {
  return { names: namesIn(html), words: html.replace(/<(script|style)[^]*?<\/\1>/g, '') }
}

/** The rules of a style sheet that an element of the document can match, whatever its state or the size of the window. */
function rulesFor(blocks: Block[], document: Document): Block[] {
  const { names, words } = document
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'group') {
      const inner = rulesFor(block.blocks, document)
      return inner.length === 0 ? [] : [{ ...block, blocks: inner }]
    }
    if (block.kind === 'font') return block.letters.test(words) ? [block] : []
    if (block.kind !== 'rule') return [block]
    const selectors = block.selectors.filter(({ needs }) => needs.every((need) => names.has(need)))
    return selectors.length === 0 ? [] : [{ ...block, selectors }]
  })
}

/** The variables that are read, by properties or by other variables that are. */
function variablesRead(blocks: Block[], html: string): Set<string> {
  const waiting = new Map<string, string[]>()
  const read = new Set<string>()
  const reads = (names: string[]) => {
    for (const name of names) {
      if (read.has(name)) continue
      read.add(name)
      reads(waiting.get(name) ?? [])
    }
  }
  const visit = (block: Block): void => {
    if (block.kind === 'group') return block.blocks.forEach(visit)
    if (block.kind === 'always') return reads(block.reads)
    if (block.kind !== 'rule') return
    for (const { variable, reads: values } of block.declarations) {
      if (variable === null || read.has(variable)) reads(values)
      else waiting.set(variable, [...(waiting.get(variable) ?? []), ...values])
    }
  }
  reads(variablesIn(html))
  blocks.forEach(visit)
  return read
}

function written(blocks: Block[], variables: Set<string>): string {
  return blocks
    .map((block) => {
      if (block.kind === 'always' || block.kind === 'font') return block.text
      if (block.kind === 'variable') return variables.has(block.name) ? block.text : ''
      if (block.kind === 'group') {
        const inner = written(block.blocks, variables)
        return inner === '' ? '' : `${block.opening}{${inner}}`
      }
      const declarations = block.declarations.filter(({ variable }) => variable === null || variables.has(variable))
      return declarations.length === 0 ? '' : `${block.selectors.map(({ text }) => text).join()}{${declarations.map(({ text }) => text).join(';')}}`
    })
    .join('')
}

/**
 * Styles for documents drawn with `css`. Answers the part of it that a document can use before any script runs; with the
 * whole sheet added behind it, everything looks as with the sheet alone.
 */
export function createPageStyles(css: string): (html: string) => string {
  const blocks = parse(css).nodes.flatMap(blockOf)
  const layers = blocks.flatMap((block) => (block.kind === 'group' && block.opening.startsWith('@layer ') ? [block.opening.slice(7)] : []))
  // Layers rank in the order in which they are first named: one that a page has no use for keeps its rank.
  const ranks = layers.length === 0 ? '' : `@layer ${[...new Set(layers)].join()};`
  return (html) => {
    const kept = rulesFor(blocks, documentOf(html))
    return ranks + written(kept, variablesRead(kept, html))
  }
}
