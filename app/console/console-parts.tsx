import { useEffect, useRef, useState, type ReactNode } from 'react'
import { callAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'
import type { CallOptions } from '../ui/call.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Modal } from '../ui/modal.tsx'
import type { Loaded } from './use-loaded.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** `2026-01-05 07:00` in the operator's own time: short enough for a row, and sorts as it reads; a dash where there is none. The foot of the console names the zone. */
export function formatMinute(iso: string | null): string {
  if (iso === null) return '–'
  const at = new Date(iso)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What the operator's device calls its time, with its distance from UTC: `Eastern Standard Time (GMT-5)`. */
export function zoneName(at = new Date()): string {
  const part = (style: 'long' | 'shortOffset') => new Intl.DateTimeFormat('en-US', { timeZoneName: style }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [long, offset] = [part('long'), part('shortOffset')]
  return long === offset ? long : `${long} (${offset})`
}

export function WhenLoaded<T>({ loaded, again, children }: { loaded: Loaded<T>; again: () => void; children: (value: T) => ReactNode }) {
  switch (loaded.kind) {
    case 'loading':
      return (
        <p role="status" className="py-8 text-ink-soft">
          Loading…
        </p>
      )
    case 'failed':
      return <LoadFailed message={loaded.message} again={again} />
    case 'here':
      return children(loaded.value)
  }
}

/** A button that makes one call, once at a time, and says how it went. */
export function ActButton({
  path,
  body = {},
  method = 'POST',
  done,
  after,
  children,
}: {
  path: string
  body?: unknown
  method?: 'POST' | 'PATCH'
  done: string
  after: () => void
  children: ReactNode
}) {
  const { sending, act } = useAct()
  return (
    <button type="button" className="button button-secondary" aria-disabled={sending} onClick={() => void act(path, body, { method }, done).then((ok) => ok && after())}>
      {children}
    </button>
  )
}

type ConfirmProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What happens, and what cannot be undone. */
  children: ReactNode
  /** The words of the button that does it; null where there is nothing to confirm yet. */
  doIt: string | null
  path: string
  method?: 'POST' | 'PATCH'
  body?: unknown
  done: string
  after: () => void
}

/**
 * Asks before one call is made. A refusal is said inside, since alerts lie behind an open dialog. Focus stays inside
 * and goes back to what opened the dialog.
 */
export function ConfirmDialog({ open, onClose, title, children, doIt, path, method = 'POST', body = {}, done, after }: ConfirmProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { sending, act } = useAct(setRefusal)
  useEffect(() => setRefusal(null), [open])
  return (
    <Modal open={open} onClose={onClose} title={title}>
      {open ? (
        <>
          {children}
          {refusal === null ? null : (
            <div className="mt-4">
              <FormNotice tone="error">{refusal}</FormNotice>
            </div>
          )}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            {doIt === null ? null : (
              <button
                type="button"
                className="button button-primary wrap-anywhere"
                aria-disabled={sending}
                onClick={() =>
                  void act(path, body, { method }, done).then((ok) => {
                    if (!ok) return
                    onClose()
                    after()
                  })
                }
              >
                {doIt}
              </button>
            )}
            <button type="button" className="button button-secondary" onClick={onClose}>
              Cancel
            </button>
          </div>
        </>
      ) : null}
    </Modal>
  )
}

/** Most actions answer nothing, some a sentence. */
const saidIn = (answer: unknown): string => (typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string' ? answer.message : '')

/** Makes a call and shows its outcome as an alert, or hands a refusal to `onRefusal`; false where it failed or one is under way. */
export function useAct(onRefusal?: (message: string) => void): {
  sending: boolean
  act: (path: string, body: unknown, options: CallOptions, /** Null says what the answer says. */ done: string | null) => Promise<boolean>
} {
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  async function act(path: string, body: unknown, options: CallOptions, done: string | null) {
    if (underway.current) return false
    underway.current = true
    setSending(true)
    const answer = await callAsUser(path, body, options)
    underway.current = false
    setSending(false)
    if (answer.ok) {
      showAlert({ kind: 'success', message: done ?? saidIn(answer.value) })
      return true
    }
    const message = Object.values(answer.fields)[0] ?? answer.message
    if (onRefusal === undefined) showAlert({ kind: 'error', message })
    else onRefusal(message)
    return false
  }
  return { sending, act }
}

/** An address to write to with one touch. */
export function MailLink({ email }: { email: string | null }) {
  if (email === null) return <span className="font-semibold">No address</span>
  return (
    <a href={`mailto:${email}`} className="link font-semibold wrap-anywhere">
      {email}
    </a>
  )
}

/** The spacing of one row. */
export const ROW = 'px-4 py-3.5 sm:px-5'

/** Rows as a list on a phone and in columns on a wide screen. */
export function Rows({ label, children, empty }: { label: string; children: ReactNode[]; empty: string }) {
  if (children.length === 0) return <p className={`card ${ROW} text-ink-soft`}>{empty}</p>
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
