import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { GENERATOR_EMAIL } from '../../content/generator.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { call } from '../ui/call.ts'
import { FormNotice, TextField } from '../ui/form-field.tsx'
import { numberedTexts, unsupportedOf, type ShownSet } from './generator-state.ts'

/** The button 'Email to me' beside the `children`, and the small form it opens below them. */
export function EmailCopy({ set, children }: { set: ShownSet; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState<{ set: ShownSet; email: string } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 max-xs:grid max-xs:w-full max-xs:grid-cols-2 max-xs:[&_.button]:w-full max-xs:[&_.button]:px-2 sm:gap-3">
        {set.seal === null ? null : (
          <button ref={button} type="button" className="button button-secondary" aria-expanded={open} aria-controls={open ? formId : undefined} onClick={() => setOpen(!open)}>
            {GENERATOR_EMAIL.button}
          </button>
        )}
        {children}
      </div>
      {open && set.seal !== null ? (
        <EmailForm
          id={formId}
          set={set}
          onClose={close}
          onSent={(email) => {
            setSent({ set, email })
            close()
          }}
        />
      ) : null}
      <p role="status" className="w-full font-medium text-pine-dark">
        {sent?.set === set && !open ? `${GENERATOR_EMAIL.sent} ${sent.email}` : ''}
      </p>
    </>
  )
}

type EmailFormProps = { id: string; set: ShownSet; onClose: () => void; onSent: (email: string) => void }

function EmailForm({ id, set, onClose, onSent }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const inFlight = useRef<AbortController>(null)
  const focusField = () => form.current?.querySelector('input')?.focus()

  useEffect(() => {
    focusField()
    return () => inFlight.current?.abort()
  }, [])

  const refuseField = (words: string) => {
    setFault(words)
    focusField()
  }
  const send = async () => {
    if (sending) return
    const typed = email.trim()
    setRefusal(null)
    if (!isEmailAddress(typed)) return refuseField(GENERATOR_EMAIL.invalid)
    setSending(true)
    inFlight.current = new AbortController()
    const answer = await call('/endeavour/email', { email: typed, ...numberedTexts(set), seal: set.seal, unsupported: unsupportedOf(set) }, inFlight.current.signal)
    if (!answer.ok && answer.kind === 'aborted') return
    setSending(false)
    if (answer.ok) return onSent(typed)
    const atField = answer.fields['email']
    if (atField !== undefined) return refuseField(atField)
    setRefusal(answer.message)
  }

  return (
    <form
      method="dialog"
      ref={form}
      id={id}
      noValidate
      className="card w-full px-5 py-4"
      aria-label={GENERATOR_EMAIL.button}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="max-w-xl">
        <TextField
          label={GENERATOR_EMAIL.label}
          hint={GENERATOR_EMAIL.hint}
          error={fault}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setFault(null)
          }}
        />
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="submit" className="button button-primary" aria-disabled={sending}>
            {sending ? GENERATOR_EMAIL.sending : GENERATOR_EMAIL.send}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {GENERATOR_EMAIL.cancel}
          </button>
        </div>
        {refusal === null ? null : (
          <div className="mt-3">
            <FormNotice tone="error">{refusal}</FormNotice>
          </div>
        )}
      </div>
    </form>
  )
}
