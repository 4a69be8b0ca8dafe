import { useState, type FormEvent } from 'react'
import type { OperatorIntakeView } from '../../usecases/operator-orders.ts'
import { TextField } from '../ui/form-field.tsx'
import { formatMinute, useAct } from './console-parts.tsx'
import { roleWords } from './code-words.ts'
import { FileLine } from './file-button.tsx'

const MATCHES: Record<string, string> = { reference: 'matched by its order reference', email: 'matched by its email', operator: 'attached by hand', none: 'without an order' }

export function IntakeView({ intake }: { intake: OperatorIntakeView }) {
  return (
    <div className="space-y-4">
      <p className="text-ink-soft">
        {formatMinute(intake.submittedAt)} from {intake.email}, {MATCHES[intake.matchedBy] ?? intake.matchedBy}
      </p>
      <dl className="space-y-3">
        {intake.answers.map(([question, answer]) => (
          <div key={question}>
            <dt className="text-sm font-semibold">{question}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{answer}</dd>
          </div>
        ))}
      </dl>
      {intake.files.length === 0 ? null : (
        <ul className="space-y-1">
          {intake.files.map((file) => (
            <li key={file.id}>
              <FileLine file={file} what={roleWords(file.role)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Gives a form to an order: its number and why, then once more what is about to happen. */
export function AttachIntake({ intake, again }: { intake: OperatorIntakeView; again: () => void }) {
  const { sending, act } = useAct()
  const [reference, setReference] = useState('')
  const [cause, setCause] = useState('')
  const [asked, setAsked] = useState(false)
  async function attach(event: FormEvent) {
    event.preventDefault()
    if (!asked) return setAsked(true)
    if (await act(`/api/console/intakes/${intake.id}/attachment`, { reference, cause }, {}, 'The form is attached')) again()
    else setAsked(false)
  }
  return (
    <form onSubmit={attach} className="mt-5 max-w-xl space-y-4 border-t border-line pt-5" aria-label={`Attach the form of ${intake.email}, ${formatMinute(intake.submittedAt)}`}>
      <TextField label="Number of the order" required maxLength={64} autoComplete="off" placeholder="PW-" readOnly={asked} value={reference} onChange={(event) => setReference(event.target.value)} />
      <TextField
        label="Why it belongs there"
        hint="Kept in the history of the order"
        required
        maxLength={500}
        autoComplete="off"
        readOnly={asked}
        value={cause}
        onChange={(event) => setCause(event.target.value)}
      />
      {asked ? (
        <p role="status" className="rounded-lg bg-amber-tint px-4 py-3 text-amber">
          The form of {intake.email} becomes part of order {reference.trim().toUpperCase()}. If that order waits for its form, its 48 hours count from {formatMinute(intake.submittedAt)}, when the form
          came, or from its payment if that was later.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" aria-disabled={sending}>
          {asked ? 'Yes, attach it' : 'Attach to this order'}
        </button>
        {asked ? (
          <button type="button" className="button button-secondary" onClick={() => setAsked(false)}>
            Back
          </button>
        ) : null}
      </div>
    </form>
  )
}

/** Takes a form away from its order; opened on demand. */
export function DetachIntake({ intake, again }: { intake: OperatorIntakeView; again: () => void }) {
  const { sending, act } = useAct()
  const [cause, setCause] = useState('')
  async function detach(event: FormEvent) {
    event.preventDefault()
    if (await act(`/api/console/intakes/${intake.id}/detachment`, { cause }, {}, 'The form has no order now')) again()
  }
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="link w-fit cursor-pointer">This form belongs to another order</summary>
      <form onSubmit={detach} className="mt-3 max-w-xl space-y-4" aria-label={`Take away the form of ${intake.email}, ${formatMinute(intake.submittedAt)}`}>
        <TextField
          label="Reason"
          hint="Kept in the history. Where the order has no other form, its clock stops."
          required
          maxLength={500}
          autoComplete="off"
          value={cause}
          onChange={(event) => setCause(event.target.value)}
        />
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Take it away from this order
        </button>
      </form>
    </details>
  )
}
