import { useRef, useState, type FormEvent } from 'react'
import { CONTACT } from '../../content/contact.ts'
import { EmailField, FormNotice, TextArea, TextField } from '../ui/form-field.tsx'
import { Trap } from '../ui/form-guards.tsx'
import { useSending } from '../ui/use-sending.ts'
import { textOf } from '../ui/form-text.ts'
import { contactErrors, contactRefusal } from './contact-form-state.ts'
import { placed } from '../ui/site-facts.tsx'

type Notice = { heading: string; text: string | null }

export default placed(ContactForm)

/** The fields keep their own text, so what was typed before the scripts started, or before a failure, stays. */
function ContactForm() {
  const { sending, send } = useSending('POST /api/contact/landing')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [notice, setNotice] = useState<Notice | null>(null)
  const [sent, setSent] = useState(false)
  const success = useRef<HTMLDivElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), message: textOf(form, 'message') }
    const found = contactErrors(typed)
    setErrors(found)
    setNotice(found.email === CONTACT.badEmail ? { heading: CONTACT.problem, text: CONTACT.badEmail } : null)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const answer = await send({ ...typed, website: textOf(form, 'website') })
    if (answer === null) return
    if (!answer.ok) {
      const refusal = contactRefusal(answer)
      setErrors(refusal.errors)
      setNotice(refusal.notice)
      return
    }
    setSent(true)
    requestAnimationFrame(() => success.current?.focus())
  }

  if (sent) {
    return (
      <div ref={success} tabIndex={-1} role="status" className="py-6 outline-none">
        <svg viewBox="0 0 48 48" className="size-12 text-pine" aria-hidden="true">
          <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M14 25l7 7 14-15" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <h2 className="mt-5 text-heading">{CONTACT.success.heading}</h2>
        <p className="mt-2 text-ink-soft">{CONTACT.success.text}</p>
      </div>
    )
  }

  const { name, email, message } = CONTACT.fields
  return (
    // `dialog` outside of a dialog does nothing: a press before the scripts have started neither loses nor leaks what was typed.
    <form method="dialog" onSubmit={submit} onInput={() => setNotice(null)} noValidate className="relative space-y-5">
      <TextField label={name.label} name="name" autoComplete="name" error={errors['name']} required readOnly={sending} />
      <EmailField label={email.label} error={errors['email']} required readOnly={sending} />
      <TextArea label={message.label} name="message" rows={6} error={errors['message']} required readOnly={sending} />
      <Trap />
      {notice === null ? null : (
        <FormNotice tone="error">
          {notice.heading}
          {notice.text === null ? null : <span className="block font-normal">{notice.text}</span>}
        </FormNotice>
      )}
      <button type="submit" className="button button-primary w-full sm:w-auto" aria-disabled={sending}>
        {sending ? CONTACT.submitting : CONTACT.submit}
      </button>
    </form>
  )
}
