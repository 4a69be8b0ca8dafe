import { useState, type FormEvent } from 'react'
import { TextField } from '../ui/form-field.tsx'
import { ActButton, useAct } from './console-parts.tsx'
import type { ConsoleOrder } from './order-view.tsx'

/** Changes that need a sentence: it is kept in the history, and shown to the customer while the order is paused. */
export function OrderActions({ order, again }: { order: ConsoleOrder; again: () => void }) {
  const { sending, act } = useAct()
  const [to, setTo] = useState<string>(order.moves[0]?.state ?? '')
  const [cause, setCause] = useState('')
  const [reason, setReason] = useState('')
  const [resumed, setResumed] = useState('')
  const path = `/api/console/orders/${order.reference}`
  async function move(event: FormEvent) {
    event.preventDefault()
    if (await act(`${path}/state`, { from: order.stateKey, to, cause }, {}, 'State changed')) again()
  }
  async function pause(event: FormEvent) {
    event.preventDefault()
    if (await act(`${path}/pause`, { reason }, {}, 'Paused')) again()
  }
  async function resume(event: FormEvent) {
    event.preventDefault()
    if (await act(`${path}/resume`, { cause: resumed }, {}, 'Resumed')) again()
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
        <form onSubmit={pause} className="space-y-4 border-t border-line pt-6">
          <TextField label="Pause: what the order waits for" hint="The customer sees this; kept in the history" required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          <button type="submit" className="button button-secondary w-full" aria-disabled={sending}>
            Pause the promised time
          </button>
        </form>
      ) : null}
      {order.canResume ? (
        <form onSubmit={resume} className="space-y-4 border-t border-line pt-6">
          <TextField label="Reason to resume" hint="The whole promised time starts again from now. Kept in the history." required maxLength={500} value={resumed} onChange={(event) => setResumed(event.target.value)} />
          <button type="submit" className="button button-secondary w-full" aria-disabled={sending}>
            Resume the promised time
          </button>
        </form>
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
