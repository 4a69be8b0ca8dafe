/** What every page does beside its islands: the header, the counts, the countdown, its own forms, and the change of prices. */
// Both come first: nothing that an island does is missed.
import './start-islands.ts'
import 'astro/runtime/server/astro-island.js'
import { signedInUser, watchUser } from './account/stored-user.ts'
import { followContents } from './ui/follow-contents.ts'
import { isArrival } from './ui/arrival.ts'
import { writeLocalTimes } from './ui/local-times.ts'
import { lookAgain } from './ui/look-again.ts'
import { runCountdowns } from './ui/countdown-clock.ts'
import { sendPageForms } from './ui/page-forms.ts'
import { refreshPage } from './ui/refresh-page.ts'
import { switchAtPriceChange } from './ui/price-change.ts'
import { tellSeen } from './ui/tell-seen.ts'
import { track, trackClicks } from './ui/track.ts'

/** The header turns sticky from this scroll position on (specification 1 §9). */
const STICKY_FROM_PX = 100

const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector)

function followScrolling(): void {
  const look = () => {
    for (const header of all('header[data-sticky]')) header.dataset['sticky'] = String(scrollY >= STICKY_FROM_PX)
  }
  look()
  addEventListener('scroll', look, { passive: true })
}

/** A link to a part of this page is the current one while the address names that part. */
function followFragment(): void {
  const look = () => {
    for (const link of all<HTMLAnchorElement>('header nav a')) {
      const current = link.hash === '' ? link.matches('[data-here]') && location.hash === '' : link.pathname === location.pathname && link.hash === location.hash
      if (current) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }
  look()
  addEventListener('hashchange', look)
}

function followMenu(): void {
  for (const menu of all<HTMLDetailsElement>('details[data-menu]')) {
    const close = () => {
      menu.open = false
    }
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    })
    // An open menu would hide what has the focus next.
    menu.addEventListener('focusout', ({ relatedTarget: to }) => {
      if (to instanceof Node && !menu.contains(to)) close()
    })
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) close()
    })
    addEventListener('pagehide', close)
  }
}

/** To the sign-in, or to one's own orders. The server knows nobody, so its pages say "Sign in". */
function followUser(): void {
  const look = () => {
    const signedIn = signedInUser() !== null
    for (const link of all<HTMLAnchorElement>('a[data-account]')) {
      link.href = signedIn ? '/dashboard' : '/login'
      link.textContent = signedIn ? 'My orders' : 'Sign in'
    }
  }
  look()
  watchUser(look)
}

/** The host of the page that led here and the campaign that the address names, cut to what is worth counting. */
function cameFrom() {
  const query = new URLSearchParams(location.search)
  const short = (text: string | null) => text?.slice(0, 100) ?? undefined
  const referrer = document.referrer === '' ? null : new URL(document.referrer).host
  const [source, campaign] = [short(query.get('utm_source')), short(query.get('utm_campaign'))]
  return { ...(referrer === null ? {} : { referrer }), ...(source === undefined ? {} : { source }), ...(campaign === undefined ? {} : { campaign }) }
}

function countView(): void {
  const load = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
  if (isArrival({ path: location.pathname, origin: location.origin, referrer: document.referrer, navigation: load?.type })) track('visit', cameFrom())
  track('page-view')
  // The browser shows a page again as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && track('page-view'))
}

/** Asks for the page again while news of it is on its way by itself (`data-look-again`). After a new build only the browser can show it. */
function followNews(): void {
  const moving = () => document.querySelector('[data-look-again]') !== null
  let stop: (() => void) | null = null
  const begin = () => {
    if (stop !== null || !moving()) return
    stop = lookAgain(async () => {
      if (!(await refreshPage())) return location.reload()
      if (moving()) return
      stop?.()
      stop = null
    })
  }
  begin()
  addEventListener('page-refreshed', begin)
}

followScrolling()
followFragment()
followMenu()
followContents()
trackClicks()
sendPageForms()

// Each in a task of its own, so that a slow phone answers its visitor in between: the first look into the browser's storage and the first message to the server take it longest.
const started = () => {
  document.documentElement.dataset['started'] = 'true'
}
for (const step of [followUser, countView, runCountdowns, writeLocalTimes, switchAtPriceChange, followNews, tellSeen, started]) setTimeout(step)
