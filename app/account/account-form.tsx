import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { CallRefusal } from '../ui/call.ts'
import { FormNotice, TextArea, TextField } from '../ui/form-field.tsx'
import { WithoutScripts } from '../ui/form-guards.tsx'

export type AccountField = {
  name: string
  label: string
  type?: 'email' | 'password' | 'text' | 'long'
  autoComplete: string
  optional?: boolean
  hint?: string
  value?: string
  inputMode?: 'numeric'
  /** Takes the focus when it appears: it follows an earlier step of the same form. */
  focus?: boolean
  /** What is wrong with the value, or null. */
  check?: (value: string, all: Record<string, string>) => string | null
}

type Props = {
  fields: readonly AccountField[]
  submit: string
  /** Null where it went well: the page goes on by itself. */
  onSend: (values: Record<string, string>) => Promise<CallRefusal | null>
  children?: ReactNode
}

/** A short form that is sent once at a time and keeps what was typed when it fails. */
export function AccountForm({ fields, submit, onSend, children }: Props) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const underway = useRef(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underway.current) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
    const wrong = Object.fromEntries(fields.flatMap(({ name, check }) => (check?.(values[name] ?? '', values) ? [[name, check(values[name] ?? '', values)!]] : [])))
    const show = (found: Record<string, string>) => {
      setErrors(found)
      const first = fields.find(({ name }) => found[name] !== undefined)
      if (first) form.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus()
    }
    setFailure(null)
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    underway.current = true
    setSending(true)
    const refusal = await onSend(values)
    underway.current = false
    setSending(false)
    if (refusal === null) return
    show(refusal.fields)
    if (Object.keys(refusal.fields).length === 0) setFailure(refusal.message)
  }

  return (
    <form method="dialog" onSubmit={send} noValidate className="space-y-5">
      <WithoutScripts what="your question" />
      {fields.map(({ name, label, type = 'text', autoComplete, optional, hint, value, inputMode, focus }) =>
        type === 'long' ? (
          <TextArea key={name} name={name} label={label} readOnly={sending} error={errors[name]} />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            type={type}
            autoComplete={autoComplete}
            optional={optional ?? false}
            hint={hint}
            defaultValue={value}
            inputMode={inputMode}
            autoFocus={focus}
            readOnly={sending}
            error={errors[name]}
          />
        ),
      )}
      {failure === null ? null : <FormNotice tone="error">{failure}</FormNotice>}
      <button type="submit" className="button button-primary w-full" aria-disabled={sending}>
        {sending ? 'One moment…' : submit}
      </button>
      {children}
    </form>
  )
}

/** The frame of the short account pages. */
export function AccountCard({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) {
  return (
    <div className="shell py-12 md:py-20">
      <div className="card mx-auto max-w-md p-6 sm:p-9">
        <h1 className="text-title">{heading}</h1>
        {lead === undefined ? null : <p className="mt-2 text-ink-soft">{lead}</p>}
        <div className="mt-7">{children}</div>
      </div>
    </div>
  )
}
