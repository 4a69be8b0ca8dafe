import { useRef, useState, type ReactNode } from 'react'
import { callAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.tsx'
import type { CallOptions } from '../ui/call.ts'
import { FormNotice } from '../ui/form-field.tsx'
import type { Loaded } from './use-loaded.ts'

/** `2026-01-05 12:00 UTC`: short enough for a row, sorts as it reads, and is the same for every operator; a dash where there is none. */
export function formatUtcMinute(iso: string | null): string {
  return iso === null ? '–' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

export function WhenLoaded<T>({ loaded, children }: { loaded: Loaded<T>; children: (value: T) => ReactNode }) {
  switch (loaded.kind) {
    case 'loading':
      return (
        <p role="status" className="py-8 text-ink-soft">
          Loading…
        </p>
      )
    case 'failed':
      return <FormNotice tone="error">{loaded.message}</FormNotice>
    case 'here':
      return children(loaded.value)
  }
}

/** A button that makes one call, once at a time, and says how it went. */
export function ActButton({ path, body = {}, method = 'POST', done, after, children }: { path: string; body?: unknown; method?: 'POST' | 'PATCH'; done: string; after: () => void; children: ReactNode }) {
  const { sending, act } = useAct()
  return (
    <button type="button" className="button button-secondary" aria-disabled={sending} onClick={() => void act(path, body, { method }, done).then((ok) => ok && after())}>
      {children}
    </button>
  )
}

/** Makes a call and shows its outcome as an alert; false where it failed or one is under way. */
export function useAct(): { sending: boolean; act: (path: string, body: unknown, options: CallOptions, done: string) => Promise<boolean> } {
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  async function act(path: string, body: unknown, options: CallOptions, done: string) {
    if (underway.current) return false
    underway.current = true
    setSending(true)
    const answer = await callAsUser(path, body, options)
    underway.current = false
    setSending(false)
    showAlert(answer.ok ? { kind: 'success', message: done } : { kind: 'error', message: Object.values(answer.fields)[0] ?? answer.message })
    return answer.ok
  }
  return { sending, act }
}

/** The spacing of one row. */
export const ROW = 'px-4 py-3.5 sm:px-5'

/** Rows as a list on a phone and in columns on a wide screen. */
export function Rows({ label, children, empty }: { label: string; children: ReactNode[]; empty: string }) {
  if (children.length === 0) return <p className="card p-6 text-ink-soft">{empty}</p>
  return (
    <ul aria-label={label} className="card divide-y divide-line">
      {children}
    </ul>
  )
}

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'warn' | 'bad'; children: ReactNode }) {
  const look = { plain: 'bg-sand text-ink', good: 'bg-pine-tint text-pine-dark', warn: 'bg-amber-tint text-amber', bad: 'bg-alert-tint text-alert' }[tone]
  return <span className={`inline-block rounded-md px-2 py-0.5 text-sm font-medium ${look}`}>{children}</span>
}
