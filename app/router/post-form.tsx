import { useState, type FormEvent, type ReactNode } from 'react'
import { sendForm } from './navigation.ts'

type PostFormProps = { className?: string; children: (busy: boolean) => ReactNode }

/** A form that its own page answers. Without scripts the browser sends it; with them once at a time and in place. */
export function PostForm({ className, children }: PostFormProps) {
  const [busy, setBusy] = useState(false)
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
    setBusy(true)
    await sendForm(fields, () => location.reload())
    setBusy(false)
  }
  return (
    <form method="post" className={className} onSubmit={(event) => void send(event)}>
      {children(busy)}
    </form>
  )
}
