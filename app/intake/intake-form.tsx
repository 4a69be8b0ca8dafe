import { useRef, useState, type FormEvent } from 'react'
import { INTAKE_GROUPS, INTAKE_WORDS } from '../../content/intake.ts'
import { PROVIDER } from '../../content/provider.ts'
import { INTAKE_MESSAGES } from '../../domain/intake/intake-application.ts'
import { call } from '../ui/call.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { track } from '../ui/track.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { FilePicker } from './file-picker.tsx'
import { IntakeFields } from './intake-fields.tsx'
import { EMPTY_INTAKE, FILE_WARNING_MS, intakeErrors, roomForFiles, toApplication, withAnswer, type IntakeForm as Form } from './intake-state.ts'

type Sending = { kind: 'editing' } | { kind: 'sending' } | { kind: 'failed'; message: string } | { kind: 'sent'; matchedBy: string }

const TOO_LARGE = INTAKE_WORDS.tooLarge.replace('{email}', PROVIDER.email)

/** The real intake form. Nothing typed is lost when sending fails; a double click sends once. */
export function IntakeForm({ orderReference, initialEmail }: { orderReference: string | null; initialEmail: string }) {
  const [form, setForm] = useState<Form>(() => withAnswer(EMPTY_INTAKE, 'userBackground', 'email', initialEmail))
  const [submitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({})
  const [sending, setSending] = useState<Sending>({ kind: 'editing' })
  const [resumeWarning, warnResume] = useTimedMessage(FILE_WARNING_MS)
  const [filesWarning, warnFiles] = useTimedMessage(FILE_WARNING_MS)
  const key = useRef<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const busy = sending.kind === 'sending'

  const errors = submitted ? { ...serverErrors, ...intakeErrors(form) } : serverErrors

  function change(next: (form: Form) => Form) {
    setForm(next)
    setSubmitted(false)
    setServerErrors({})
    // Other answers are another application.
    key.current = null
    if (!busy) setSending({ kind: 'editing' })
  }

  const refusedWords = { 'too-large': TOO_LARGE, unreadable: 'This file could not be read. Please choose it again.', 'too-many': 'No more files fit into this form.' }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setSubmitted(true)
    if (Object.keys(intakeErrors(form)).length > 0) {
      setSending({ kind: 'failed', message: INTAKE_MESSAGES.form })
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setSending({ kind: 'sending' })
    key.current ??= crypto.randomUUID()
    const answer = await call<{ matchedBy: string }>('/api/intake-applications', toApplication(form, key.current, orderReference))
    if (!answer.ok) {
      setServerErrors(answer.fields)
      setSending({ kind: 'failed', message: answer.status === 0 || answer.status >= 500 ? INTAKE_WORDS.failure.replace('{email}', PROVIDER.email) : answer.message })
      return
    }
    track('AI-form-input')
    setForm(EMPTY_INTAKE)
    setSubmitted(false)
    key.current = null
    setSending({ kind: 'sent', matchedBy: answer.value.matchedBy })
    requestAnimationFrame(() => top.current?.focus())
  }

  if (sending.kind === 'sent') {
    return (
      <div ref={top} tabIndex={-1} className="card p-7 outline-none" role="status">
        <h2 className="text-title text-pine-dark">{INTAKE_MESSAGES.submitted}</h2>
        <p className="mt-3 text-lg">{INTAKE_MESSAGES.next}</p>
        <p className="mt-3 text-ink-soft">A copy of your answers is on its way to you by e-mail.</p>
        {sending.matchedBy === 'none' ? (
          <FormNotice tone="info">
            We found no paid order for this e-mail address yet. If you paid with another address, write to {PROVIDER.email}; the form is kept.
          </FormNotice>
        ) : null}
        {orderReference === null ? null : (
          <a className="button button-primary mt-6" href={`/orders/${orderReference}`}>
            See your order
          </a>
        )}
      </div>
    )
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-12">
      {INTAKE_GROUPS.map((group, index) => (
        <section key={group.key} aria-labelledby={`group-${group.key}`}>
          <p className="eyebrow">
            Part {index + 1} of {INTAKE_GROUPS.length + 1}
          </p>
          <h2 id={`group-${group.key}`} className="mt-1 text-heading">
            {group.title}
          </h2>
          <p className="mb-6 mt-1 text-ink-soft">
            <RichText text={group.lead} />
          </p>
          <IntakeFields
            group={group}
            answers={form.answers}
            errors={errors}
            disabled={busy}
            onAnswer={(field, value) => change((current) => withAnswer(current, group.key, field, value))}
          />
        </section>
      ))}
      <section aria-labelledby="group-files" className="space-y-8">
        <div>
          <p className="eyebrow">
            Part {INTAKE_GROUPS.length + 1} of {INTAKE_GROUPS.length + 1}
          </p>
          <h2 id="group-files" className="mt-1 text-heading">
            {INTAKE_WORDS.filesHeading}
          </h2>
          <p className="mt-1 text-ink-soft">{INTAKE_WORDS.safetyHint}</p>
        </div>
        <FilePicker
          label={INTAKE_WORDS.resumeLabel}
          hint={INTAKE_WORDS.resumeHint}
          buttonLabel={form.resume === null ? 'Choose resume' : 'Choose another resume'}
          multiple={false}
          files={form.resume === null ? [] : [form.resume]}
          room={1}
          warning={resumeWarning ?? errors['userResume'] ?? null}
          disabled={busy}
          onAdd={([file]) => change((current) => ({ ...current, resume: file ?? null }))}
          onRemove={() => change((current) => ({ ...current, resume: null }))}
          onRefused={(why) => {
            if (why === 'too-large') change((current) => ({ ...current, resume: null }))
            warnResume(refusedWords[why])
          }}
        />
        <FilePicker
          label={INTAKE_WORDS.additionalLabel}
          hint={INTAKE_WORDS.additionalHint}
          buttonLabel={INTAKE_WORDS.addFile}
          multiple
          files={form.additional}
          room={roomForFiles(form)}
          warning={filesWarning ?? Object.entries(errors).find(([path]) => path.startsWith('userAdditionalFiles'))?.[1] ?? null}
          disabled={busy}
          onAdd={(files) => change((current) => ({ ...current, additional: [...current.additional, ...files] }))}
          onRemove={(id) => change((current) => ({ ...current, additional: current.additional.filter((file) => file.id !== id) }))}
          onRefused={(why) => warnFiles(refusedWords[why])}
        />
      </section>
      <div className="space-y-4">
        {sending.kind === 'failed' ? <FormNotice tone="error">{sending.message}</FormNotice> : null}
        <button type="submit" className="button button-primary w-full sm:w-auto" disabled={busy}>
          {busy ? INTAKE_WORDS.submitting : INTAKE_WORDS.submit}
        </button>
      </div>
    </form>
  )
}
