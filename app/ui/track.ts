import type { AnalyticsEvent } from '../../content/analytics-events.ts'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Names an event for the tag manager's convention and for the product's own counter. Carries no content and no person. `from`: where a visit came from. */
export function track(event: AnalyticsEvent, from?: { referrer?: string; source?: string; campaign?: string }): void {
  ;(window.dataLayer ??= []).push({ event })
  const body = new Blob([JSON.stringify({ event, from })], { type: 'application/json' })
  // Some browsers have it switched off.
  navigator.sendBeacon?.('/api/events', body)
}

/** Counts the clicks on links of the page that name an event, in its still parts too. Answers how to end that. */
export function trackClicks(): () => void {
  const count = ({ target }: MouseEvent) => {
    const event = target instanceof Element ? target.closest<HTMLElement>('a[data-event]')?.dataset['event'] : undefined
    if (event !== undefined) track(event as AnalyticsEvent)
  }
  addEventListener('click', count)
  return () => removeEventListener('click', count)
}
