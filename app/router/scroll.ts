/** Where the window stands after a navigation, and what is kept for the way back. */

export type ScrollAim =
  | { kind: 'stay' }
  /** A page that is opened: at its fragment, else at its top. */
  | { kind: 'begin'; hash: string }
  /** A page that is returned to. */
  | { kind: 'return'; key: string; hash: string }

const STORED = 'scroll'
/** A page counts as scrolled when it has rested this long. */
const REST_MS = 100

let positions: Record<string, number> = {}

export function rememberScroll(key: string): void {
  positions[key] = window.scrollY
}

/** Follows the scrolling of the entry that `keyNow` names; while no page runs, the browser itself keeps the position. */
export function watchScroll(keyNow: () => string): void {
  try {
    positions = { ...(JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>) }
  } catch {
    // Nothing usable is stored: pages are returned to at their top.
  }
  const byUs = () => {
    history.scrollRestoration = 'manual'
  }
  byUs()
  let resting: ReturnType<typeof setTimeout> | undefined
  const scrolled = () => {
    clearTimeout(resting)
    const key = keyNow()
    resting = setTimeout(() => {
      if (key === keyNow()) rememberScroll(key)
    }, REST_MS)
  }
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('pageshow', byUs)
  addEventListener('pagehide', () => {
    rememberScroll(keyNow())
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(STORED, JSON.stringify(positions))
    } catch {
      // A private window may refuse.
    }
  })
}

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** At once: the style sheet's smooth scrolling is for the way inside a page. */
function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' })
}

export function scrollFor(aim: ScrollAim): void {
  if (aim.kind === 'stay') return
  const kept = aim.kind === 'return' ? positions[aim.key] : undefined
  if (kept !== undefined) return jumpTo(kept)
  const target = aim.hash === '' ? null : targetOf(aim.hash)
  if (target !== null) target.scrollIntoView()
  else if (aim.kind === 'begin' || aim.hash === '') jumpTo(0)
}
