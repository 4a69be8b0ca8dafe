/** Shows what has changed in the page since it was sent, without touching what its visitor typed or opened. */

/** Asked for longer than this, the page stays as it is until the next refresh. */
const PATIENCE_MS = 30_000

/**
 * Asks for the page again and shows what has changed. Where that fails the page stays as it is. False where the answer is
 * of another build: only the browser can show it, and what was typed may be lost then.
 */
export async function refreshPage(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? showAnswer(await answer.text()) : true
  } catch {
    // The next refresh, or the visitor, tries again.
    return true
  }
}

/** Shows a page as it was sent in the place of the one that stands there. False where it runs a script that this one does not: another build, or a new part. */
export function showAnswer(html: string): boolean {
  // No document of its own: that would never be let go where it holds a video, and report the styles of its head to the policy.
  const page = document.createElement('template')
  page.innerHTML = html.slice(html.indexOf('<body'))
  const scripts = (root: ParentNode) =>
    partsOf(root).flatMap((part) => [...part.querySelectorAll('astro-island, script[src]')].map((one) => one.getAttribute('component-url') ?? one.getAttribute('src')))
  // An island may go. One that comes, or comes by another address, needs its browser.
  const running = new Set(scripts(document.body))
  const next = scripts(page.content)
  // What runs none of ours is another program's page, such as a proxy's.
  if (next.length === 0 || !next.every((script) => running.has(script))) return false
  showChildren(document.body, page.content)
  dispatchEvent(new Event('page-refreshed'))
  return true
}

/** With what lies in its templates. */
const partsOf = (root: ParentNode) => [root, ...[...root.querySelectorAll('template')].map(({ content }) => content)]

/** Entries of a list that come and go carry a key: what was typed into one never passes to its neighbor. */
const keyOf = (node: Node) => (node instanceof HTMLElement ? node.dataset['key'] : undefined)

const isSame = (one: Node, other: Node) => one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other)

/** The islands that a node is or holds, by what draws them. */
function islandsOf(node: Node): string[] {
  if (!(node instanceof Element)) return []
  const islands = node.localName === 'astro-island' ? [node] : [...node.querySelectorAll('astro-island')]
  return islands.map((island) => island.getAttribute('component-url') ?? '')
}

/**
 * What stands there already is kept, each in its turn, so that nothing is lost of what was typed into it. What holds an island is
 * given up only where the page that comes has none of it: a paragraph that comes earlier takes no place behind it.
 */
function showChildren(shown: Node, next: Node): void {
  const before = [...shown.childNodes]
  const held = before.map(islandsOf)
  const coming = [...next.childNodes]
  const wanted = coming.map(islandsOf)
  let at = 0
  coming.forEach((node, turn) => {
    const own = new Set(wanted[turn])
    const later = new Set(wanted.slice(turn + 1).flat())
    const holds = (index: number, islands: ReadonlySet<string>) => (held[index] ?? []).some((island) => islands.has(island))
    const stop = before.findIndex((_one, index) => index >= at && holds(index, later) && !holds(index, own))
    const end = stop === -1 ? before.length : stop
    const open = before.flatMap((one, index) => (index >= at && index < end && isSame(one, node) ? [index] : []))
    const found = open.find((index) => holds(index, own)) ?? open.find((index) => held[index]?.length === 0 || own.size === 0)
    if (found === undefined) {
      shown.insertBefore(node, before[at] ?? null)
      return
    }
    for (const gone of before.slice(at, found)) gone.remove()
    showNode(before[found] as ChildNode, node)
    at = found + 1
  })
  for (const gone of before.slice(at)) gone.remove()
}

function showNode(shown: Node, next: Node): void {
  if (shown.isEqualNode(next)) return
  if (!(shown instanceof Element) || !(next instanceof Element)) {
    shown.nodeValue = next.nodeValue
    return
  }
  // What scripts draw or visitors fill in is theirs.
  if (shown.matches('script, noscript, #alerts, [data-live]')) return
  if (shown.localName === 'astro-island') return showIsland(shown, next)
  for (const { name, value } of next.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  for (const name of DEFAULTS) if (!next.hasAttribute(name)) shown.removeAttribute(name)
  showChildren(shown, next)
}

/** What a form goes back to. Left where they were, a list would show what was chosen before instead of what was saved. */
const DEFAULTS = ['selected', 'checked']

/** An island draws itself anew from its properties; Astro's React part looks at them only while the island counts as new. */
function showIsland(shown: Element, next: Element): void {
  const props = next.getAttribute('props') ?? ''
  if (shown.getAttribute('props') === props) return
  shown.setAttribute('ssr', '')
  shown.setAttribute('props', props)
}
