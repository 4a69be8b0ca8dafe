/** Moves from page to page in the browser: asks for the next page, reads its facts, loads its scripts and shows it in place. */
import { factsIn, type PageFacts } from './page-facts.ts'
import { addressOf, locationOf, type HistoryEntry, type PageLocation } from './page-location.ts'
import { watchRest } from './rest-on-link.ts'
import { rememberScroll, watchScroll, type ScrollAim } from './scroll.ts'
import type { PartModule, View } from './site-page.tsx'
import { stillsIn } from './still.tsx'

export type NavigateOptions = {
  /** Takes the place of the history entry. */
  replace?: boolean
  /** Travels with the history entry. */
  state?: unknown
  /** The window stays where it is. */
  stay?: boolean
}

/** Draws a view; resolves when it stands in the document. */
type Show = (view: View, aim: ScrollAim) => Promise<void>

/** What is asked for ahead of a click is given up after this long. */
const AHEAD_MS = 10_000

let running: { view: View; show: Show } | null = null
let asking: AbortController | null = null

/** The entry the browser is on; one that no script of ours made gets a key of its own. */
export function entryNow(): HistoryEntry {
  const entry = history.state as Partial<HistoryEntry> | null
  if (typeof entry?.key === 'string') return { key: entry.key, state: entry.state ?? null }
  const made = newEntry(null)
  history.replaceState(made, '')
  return made
}

function newEntry(state: unknown): HistoryEntry {
  return { key: Math.random().toString(36).slice(2, 10), state }
}

/** From now on `show` draws; `first` is the page that stands there. */
export function startNavigation(first: View, show: Show): void {
  running = { view: first, show }
  watchScroll(() => running?.view.location.key ?? '')
  // The browser itself goes elsewhere: what still waits here must not call it back.
  addEventListener('beforeunload', () => asking?.abort())
  addEventListener('click', followStillLink)
  // The browser keeps what is answered, for as long as the page may be kept: the click then asks for nothing again.
  watchRest((address) => void askFor(address, AbortSignal.timeout(AHEAD_MS)).catch(() => null))
  addEventListener('popstate', () => {
    const known = typeof (history.state as Partial<HistoryEntry> | null)?.key === 'string'
    const url = new URL(location.href)
    const entry = entryNow()
    // An entry without a key comes from a plain `#` link: the browser has scrolled already.
    void go(url, entry, known ? { kind: 'return', key: entry.key, hash: url.hash } : { kind: 'stay' }, {
      enter(found) {
        if (found.href !== location.href) history.replaceState(entry, '', found)
      },
      leave: () => location.reload(),
    })
  })
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** True where a click on a link asks for the page in this window, and nothing else has answered it. */
export function opensHere(event: Click, target: string | undefined): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return plain && !event.defaultPrevented && (target === undefined || target === '' || target === '_self')
}

/** A link in a still part has no script of its own. Files are left to the browser. */
function followStillLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-still] a[href^="/"]') : null
  if (link === null || /\.\w+$/.test(link.pathname) || !opensHere(event, link.target)) return
  event.preventDefault()
  void navigate(link.pathname + link.search + link.hash)
}

/** The scripts of the parts, all on their way at the same time. */
export async function loadParts({ parts }: PageFacts): Promise<PartModule[]> {
  return Promise.all(parts.map(({ module }) => import(/* @vite-ignore */ module) as Promise<PartModule>))
}

/** Null where the answer is a page of another build: the browser has to go there itself. Throws where it is no page at all, such as what a proxy says for a server that is away. */
async function askFor(address: string, signal: AbortSignal, sent?: URLSearchParams): Promise<({ url: URL } & Omit<View, 'location'>) | null> {
  const answer = await fetch(address, { signal, headers: { accept: 'text/html' }, ...(sent === undefined ? {} : { method: 'POST', body: sent }) })
  const html = await answer.text()
  const facts = factsIn(html)
  if (facts === null) throw new Error('no page')
  if (facts.build !== running?.view.facts.build) return null
  return { url: new URL(answer.url), facts, modules: await loadParts(facts), stills: stillsIn(html) }
}

const samePage = (one: PageLocation, other: PageLocation) => one.pathname === other.pathname && one.search === other.search

type Ways = {
  /** Makes the history entry. */
  enter(url: URL): void
  /** Lets the browser go by itself. */
  leave(): void
  /** The fields of a form that is sent there. */
  sent?: URLSearchParams
}

/** A page that is asked for longer than this is left to the browser, which shows that it waits. */
const PATIENCE_MS = 20_000

/** A later navigation ends an earlier one that still waits. */
async function go(wanted: URL, entry: HistoryEntry, aim: ScrollAim, { enter, leave, sent }: Ways): Promise<void> {
  if (running === null || wanted.origin !== location.origin) return leave()
  asking?.abort()
  asking = null
  const next = locationOf(wanted, entry)
  if (sent === undefined && samePage(running.view.location, next) && (wanted.hash !== '' || aim.kind !== 'begin')) {
    enter(wanted)
    running.view = { ...running.view, location: next }
    return running.show(running.view, aim)
  }
  const mine = new AbortController()
  asking = mine
  const late = setTimeout(() => {
    mine.abort()
    leave()
  }, PATIENCE_MS)
  try {
    const found = await askFor(wanted.pathname + wanted.search, mine.signal, sent)
    if (mine.signal.aborted) return
    if (found === null) return leave()
    const { url, ...page } = found
    if (url.hash === '') url.hash = wanted.hash
    enter(url)
    running.view = { ...page, location: locationOf(url, entry) }
    await running.show(running.view, aim)
  } catch {
    if (!mine.signal.aborted) leave()
  } finally {
    clearTimeout(late)
    if (asking === mine) asking = null
  }
}

/** Goes to an address of this site; resolves when the page stands there. */
export async function navigate(to: string, { replace = false, state = null, stay = false }: NavigateOptions = {}): Promise<void> {
  if (running === null) return location.assign(to)
  const from = running.view.location
  const wanted = new URL(addressOf(to, from), location.href)
  const entry = newEntry(state)
  await go(wanted, entry, stay ? { kind: 'stay' } : { kind: 'begin', hash: wanted.hash }, {
    enter: enterWith(entry, from.key, replace),
    leave: () => (replace ? location.replace(wanted) : location.assign(wanted)),
  })
}

/** An address does not follow itself in history. */
function enterWith(entry: HistoryEntry, leftKey: string, replace: boolean): (url: URL) => void {
  return (url) => {
    rememberScroll(leftKey)
    if (replace || url.href === location.href) history.replaceState(entry, '', url)
    else history.pushState(entry, '', url)
  }
}

/** Sends a form to the page it stands on and shows the answer: the same page with what was wrong, or the page that follows. */
export async function sendForm(fields: URLSearchParams, leave: () => void): Promise<void> {
  if (running === null) return leave()
  const { pathname, search, key } = running.view.location
  const entry = newEntry(null)
  const wanted = new URL(pathname + search, location.href)
  await go(wanted, entry, { kind: 'stay' }, { enter: enterWith(entry, key, false), leave, sent: fields })
}

/**
 * Asks for the page again and shows what has changed. Where that fails the page stays as it is. False where the answer is
 * of another build: only the browser can show it, and what was typed may be lost then.
 */
export async function refreshPage(): Promise<boolean> {
  if (running === null || asking !== null) return true
  const { pathname, search, key } = running.view.location
  try {
    const found = await askFor(pathname + search, AbortSignal.timeout(30_000))
    // Meanwhile the visitor may have gone elsewhere, or be on the way.
    if (asking !== null || running.view.location.key !== key) return true
    if (found === null) return false
    // What was typed stands in the page that is here.
    if (found.facts.error !== null) return true
    const { facts: before } = running.view
    const parts = found.facts.parts.map((part, index) => ({ ...part, action: before.parts[index]?.action }))
    running.view = { ...running.view, facts: { ...found.facts, parts }, modules: found.modules, stills: found.stills }
    await running.show(running.view, { kind: 'stay' })
  } catch {
    // The next refresh, or the visitor, tries again.
  }
  return true
}
