/** Where a browser tells nothing of its paints, or the page lies in a tab that nobody looks at: so long after everything of the page has come. */
const UNTOLD_MS = 1000

/** Calls `start` once, as soon as the page has been painted: what comes earlier shares the line and the processor with what a visitor waits to see. */
export function afterPaint(start: () => void): void {
  let started = false
  const once = () => {
    if (started) return
    started = true
    start()
  }
  if (typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      once()
    }).observe({ type: 'paint', buffered: true })
  }
  const untold = () => setTimeout(once, UNTOLD_MS)
  if (document.readyState === 'complete') untold()
  else addEventListener('load', untold)
}
