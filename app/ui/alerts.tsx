import { useSyncExternalStore } from 'react'

export type Alert = { kind: 'success' | 'error'; message: string }

let current: Alert | null = null
const listeners = new Set<() => void>()

function set(alert: Alert | null): void {
  current = alert
  for (const notify of listeners) notify()
}

/** Shows one message above the page until the visitor dismisses it or goes to another page. */
export function showAlert(alert: Alert): void {
  set(alert)
}

export function clearAlert(): void {
  if (current !== null) set(null)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  // The browser may keep the page as it was left, and show it again on Back.
  addEventListener('pagehide', clearAlert)
  return () => {
    listeners.delete(notify)
    removeEventListener('pagehide', clearAlert)
  }
}

/** Where alerts appear: a polite status, never in the way of the page. */
export function AlertBar() {
  const alert = useSyncExternalStore(subscribe, () => current, () => null)
  return (
    <output className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center px-4">
      {alert === null ? null : (
        <span
          data-alert={alert.kind}
          className={`pointer-events-auto flex max-w-xl items-center gap-4 rounded-lg border px-4 py-3 shadow-lift ${
            alert.kind === 'success' ? 'border-pine bg-pine-tint text-pine-dark' : 'border-alert bg-alert-tint text-alert'
          }`}
        >
          {alert.message}
          <button type="button" className="grid size-8 shrink-0 place-items-center rounded-md" aria-label="Dismiss" onClick={clearAlert}>
            <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </button>
        </span>
      )}
    </output>
  )
}
