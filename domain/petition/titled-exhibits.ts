/** Where a letter first cites an exhibit in parentheses, it says what the exhibit is: an officer then knows what stands behind a number. */
import { joinList } from '../endeavor/sentence-forms.ts'
import type { Block, Inline, Inlines } from '../documents/document.ts'

type Titles = {
  /** The title of an exhibit at its first citation; undefined afterwards. */
  first: (id: string) => string | undefined
  /** Words that end with the title and an open parenthesis have told it. */
  namedBefore: (id: string, words: string) => void
}

const PAGES = /^, pages?[ \u00A0]\d[\d–, and]*$/

/** Pages that a title ends with: behind it stands the page that is relied on. */
const OWN_PAGES = /, pages? \d+(?: ?(?:–|-|to|and) ?\d+)?$/

const withoutLabel = (title: string): string => title.replace(/ \(filed (?:as [^)]*|with the petition)\)$/, '')

/** `pages`: `, page 7`, or empty. */
type Cited = { id: string; pages: string }

/** So many that were named before are told by their numbers. */
const MANY = 3

/** Other names of filed exhibits (`B`, `A-1`) make no range. */
export const isNumbered = (label: string): boolean => /^(?:R-)?\d+$/.test(label)

const spansOf = (numbers: readonly number[]): [number, number][] => {
  const spans: [number, number][] = []
  for (const number of [...new Set(numbers)].toSorted((one, other) => one - other)) {
    const last = spans.at(-1)
    if (last !== undefined && number === last[1] + 1) last[1] = number
    else spans.push([number, number])
  }
  return spans
}

/** `9, 12, and 14–16`; what was submitted with a response behind it: `9 and R-1 to R-4`. */
export function ranges(labels: readonly string[]): string {
  const of = (mark: string, between: string) =>
    spansOf(labels.flatMap((label) => (label.startsWith('R-') === (mark === 'R-') ? [Number(label.replace('R-', ''))] : []))).flatMap(([from, to]) =>
      to - from === 1 ? [`${mark}${from}`, `${mark}${to}`] : [from === to ? `${mark}${from}` : `${mark}${from}${between}${mark}${to}`],
    )
  return joinList([...of('', '–'), ...of('R-', ' to ')])
}

function citation(cited: readonly Cited[], titles: Titles): Inlines {
  const told = cited.map(({ id, pages }) => ({ id, pages, title: titles.first(id) }))
  const labels = told.map(({ id }) => id.replace(/^Ex-/, ''))
  if (told.length >= MANY && labels.every(isNumbered) && told.every(({ title, pages }) => title === undefined && pages === '')) return [{ kind: 'text', text: `Exhibits\u00A0${ranges(labels)}` }]
  const between = told.some((one) => one.title !== undefined) ? '; ' : ', '
  return told.flatMap(({ id, pages, title: words }, place): Inline[] => [
    ...(place === 0 ? [] : [{ kind: 'text', text: between } as const]),
    { kind: 'exhibit', id },
    ...(words === undefined && pages === '' ? [] : [{ kind: 'text', text: `${words === undefined ? '' : `, ${pages === '' ? words : words.replace(OWN_PAGES, '')}`}${pages}` } as const]),
  ])
}

/** The exhibits from `at` on, and where they end; none where something else stands in the parentheses. */
function citedFrom(run: Inlines, at: number): { cited: Cited[]; end: number } {
  const cited: Cited[] = []
  let end = at
  for (let one = run[end]; one !== undefined; one = run[++end]) {
    if (one.kind === 'exhibit') cited.push({ id: one.id, pages: '' })
    else if (one.kind === 'text' && PAGES.test(one.text) && cited.length > 0) cited.at(-1)!.pages = one.text
    else if (one.kind !== 'text' || one.text !== ', ') break
  }
  const closes = run[end]
  return closes?.kind === 'text' && closes.text.startsWith(')') ? { cited, end } : { cited: [], end: at }
}

function inRun(run: Inlines, titles: Titles): Inlines {
  const out: Inline[] = []
  let at = 0
  while (at < run.length) {
    const inline = run[at++]!
    out.push(inline)
    if (inline.kind !== 'text' || !inline.text.endsWith('(')) continue
    const next = run[at]
    if (next?.kind === 'exhibit') titles.namedBefore(next.id, inline.text)
    const { cited, end } = citedFrom(run, at)
    out.push(...citation(cited, titles))
    at = end
  }
  return out
}

/** `titles`: by the id under which the blocks cite. Tables name exhibits by number only. */
export function withTitledExhibits(blocks: readonly Block[], titles: ReadonlyMap<string, string>): Block[] {
  const told = new Set<string>()
  const known: Titles = {
    first: (id) => {
      if (told.has(id)) return undefined
      told.add(id)
      // It stands in parentheses itself.
      return titles.get(id)?.replace(/ \(([^()]+)\)/g, ', $1')
    },
    namedBefore: (id, words) => {
      const title = titles.get(id)
      if (title !== undefined && words.endsWith(`${withoutLabel(title)} (`)) told.add(id)
    },
  }
  return blocks.map((block) => {
    if (block.kind === 'paragraph' || block.kind === 'numbered') return { ...block, content: inRun(block.content, known) }
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => ({ ...item, content: inRun(item.content, known) })) } : block
  })
}
