import type { AnalyticsEvent } from '../../content/analytics-events.ts'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Names an event for the tag manager's convention and for the product's own counter. Carries no content and no person. */
export function track(event: AnalyticsEvent): void {
  ;(window.dataLayer ??= []).push({ event })
  const body = new Blob([JSON.stringify({ event })], { type: 'application/json' })
  navigator.sendBeacon('/api/events', body)
}
