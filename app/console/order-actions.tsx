import { useState, type FormEvent, type ReactNode } from 'react'
import { TextField } from '../ui/form-field.tsx'
import { ActButton, useAct } from './console-parts.tsx'
import type { ConsoleOrder } from './order-view.tsx'

/** A sentence and a button that sends it as the field that the call wants. */
function ReasonForm({ label, hint, path, field, done, after, children }: { label: string; hint: string; path: string; field: 'reason' | 'cause'; done: string; after: () => void; children: ReactNode }) {
  const { sending, act } = useAct()
  const [text, setText] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (await act(path, { [field]: text }, {}, done)) after()
  }
  return (
    <form onSubmit={send} className="space-y-4 border-t border-line pt-6">
      <TextField label={label} hint={hint} required maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="button button-secondary w-full" aria-disabled={sending}>
        {children}
      </button>
    </form>
  )
}

/** Changes that need a sentence: it is kept in the history, and shown to the customer while the order is paused. */
export function OrderActions({ order, again }: { order: ConsoleOrder; again: () => void }) {
  const { sending, act } = useAct()
  const [to, setTo] = useState<string>(order.moves[0]?.state ?? '')
  const [cause, setCause] = useState('')
  const path = `/api/console/orders/${order.reference}`
  async function move(event: FormEvent) {
    event.preventDefault()
    if (await act(`${path}/state`, { from: order.stateKey, to, cause }, {}, 'State changed')) again()
  }
  return (
    <div className="space-y-7">
      {order.moves.length === 0 ? (
        <p className="text-ink-soft">No state can be set by hand now.</p>
      ) : (
        <form onSubmit={move} className="space-y-4">
          <div>
            <label htmlFor="next-state" className="mb-1.5 block font-semibold">
              Next state
            </label>
            <select id="next-state" className="field" value={to} onChange={(event) => setTo(event.target.value)}>
              {order.moves.map(({ state, label }) => (
                <option key={state} value={state}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <TextField label="Why" hint="Kept in the history" required maxLength={500} value={cause} onChange={(event) => setCause(event.target.value)} />
          <button type="submit" className="button button-primary w-full" aria-disabled={sending}>
            Set the state
          </button>
        </form>
      )}
      {order.canPause ? (
        <ReasonForm label="Pause: what the order waits for" hint="The customer sees this; kept in the history" path={`${path}/pause`} field="reason" done="Paused" after={again}>
          Pause the promised time
        </ReasonForm>
      ) : null}
      {order.canResume ? (
        <ReasonForm label="Reason to resume" hint="The whole promised time starts again from now. Kept in the history." path={`${path}/resume`} field="cause" done="Resumed" after={again}>
          Resume the promised time
        </ReasonForm>
      ) : null}
      {order.hasPackage ? (
        <div className="border-t border-line pt-6">
          <p className="mb-3 text-ink-soft">Makes the package or its newest edition, also where the payment needed a look.</p>
          <ActButton path={`${path}/package`} done="The package was asked for" after={again}>
            Make the package
          </ActButton>
        </div>
      ) : null}
    </div>
  )
}
