import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../router/site-page.tsx'
import { clearAlert } from './alerts.tsx'
import { isArrival } from './arrival.ts'
import { track, trackClicks } from './track.ts'

const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A page may have put the focus somewhere itself. */
function focusContent(): void {
  const content = document.getElementById('content')
  if (content !== null && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
}

/**
 * What happens on every navigation: alerts go, the view and clicks on links are counted, the keyboard goes on in the new page, and the jump to
 * its top is a jump.
 * Only moves inside a page glide (app.css); the router scrolls in its own layout effect, after this one.
 */
export function usePageChanges(): void {
  const location = useLocation()
  const { pathname } = location
  const shown = useRef<string | null>(null)
  useEarlyEffect(() => {
    if (shown.current === null || shown.current === pathname) return
    const { style } = document.documentElement
    style.scrollBehavior = 'auto'
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')))
    return () => {
      cancelAnimationFrame(frame)
      style.removeProperty('scroll-behavior')
    }
  }, [pathname])
  useEffect(trackClicks, [])
  useEffect(() => {
    if (shown.current !== null) clearAlert()
    if (shown.current !== null && shown.current !== pathname) focusContent()
    if (shown.current === null) {
      const load = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
      if (isArrival({ path: pathname, origin: window.location.origin, referrer: document.referrer, navigation: load?.type })) track('visit')
    }
    if (shown.current !== location.pathname) track('page-view')
    shown.current = location.pathname
  }, [location, pathname])
}
