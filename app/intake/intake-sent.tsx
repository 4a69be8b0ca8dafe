import { useEffect, useRef } from 'react'
import { INTAKE_NEXT } from '../../content/intake.ts'
import { PROVIDER } from '../../content/provider.ts'
import { INTAKE_MESSAGES } from '../../domain/intake/intake-rules.ts'
import { FormNotice } from '../ui/form-field.tsx'

/** The call's answer to a form that has arrived. */
export type Sent = { matchedBy: 'reference' | 'later'; copyMailed: boolean }

/** What follows once the form has arrived. */
export function IntakeSent({ sent: { matchedBy, copyMailed }, orderReference }: { sent: Sent; orderReference: string | null }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} className="card p-7 outline-none" role="status">
      <h2 className="text-title text-pine-dark">{INTAKE_MESSAGES.submitted}</h2>
      <p className="mt-3 text-lg">{INTAKE_MESSAGES.next}</p>
      {orderReference !== null && matchedBy === 'reference' ? <p className="mt-3">{INTAKE_NEXT}</p> : null}
      {copyMailed ? <p className="mt-3 text-ink-soft">A copy of your answers is on its way to you by email.</p> : null}
      {matchedBy !== 'reference' ? (
        <div className="mt-5">
          <FormNotice tone="info">
            The form named no order. A person compares it with the orders that were paid with this email address, and the work begins then. If you paid with another one, write to {PROVIDER.email}; the
            form is kept.
          </FormNotice>
        </div>
      ) : null}
      {orderReference === null ? null : (
        <a className="button button-primary mt-6" href={`/orders/${orderReference}`}>
          See your order
        </a>
      )}
    </div>
  )
}
