import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { showAlert } from '../ui/alerts.tsx'
import { sendForm } from './navigation.ts'

type PostFormProps = { className?: string; children: (busy: boolean) => ReactNode }

const NO_ANSWER = 'No answer came, so we cannot tell whether this went through. Please look at what the page says now, and try again if it did not.'

/** What the history entry carries over the reload. */
type Unanswered = { unanswered?: true }

/** No answer came to what was sent. The page as it is now tells what became of it, and this visit of it why it is shown. */
function showHowItStands(): void {
  history.replaceState({ ...(history.state as object | null), unanswered: true } satisfies Unanswered, '')
  location.reload()
}

/** A form that its own page answers. Without scripts the browser sends it; with them once at a time and in place. */
export function PostForm({ className, children }: PostFormProps) {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const { unanswered, ...entry } = (history.state ?? {}) as Unanswered
    if (unanswered !== true) return
    history.replaceState(entry, '')
    // Alerts end where a page begins.
    setTimeout(() => showAlert({ kind: 'error', message: NO_ANSWER }))
  }, [])
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
    setBusy(true)
    await sendForm(fields, showHowItStands)
    setBusy(false)
  }
  return (
    <form method="post" className={className} onSubmit={(event) => void send(event)}>
      {children(busy)}
    </form>
  )
}
