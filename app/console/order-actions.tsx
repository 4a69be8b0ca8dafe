import { useState, type FormEvent } from 'react'
import { TextField } from '../ui/form-field.tsx'
import { ActButton, useAct } from './console-parts.tsx'
import type { ConsoleOrder } from './console-order.ts'

/** Whether there is anything to do with the order as a whole; else its state follows from what it owes. */
export const hasActions = ({ moves, amountDiffers, hasPackage }: ConsoleOrder) => moves.length > 0 || amountDiffers || hasPackage

/** What is done with an order as a whole. Sent and delivered follow from what it owes. */
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
      {order.moves.length === 0 ? null : (
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
      {order.amountDiffers ? (
        <div className="border-t border-line pt-6 first:border-t-0 first:pt-0">
          <p className="mb-3 text-ink-soft">
            The amount paid differs from the total. Until you accept it {order.hasPackage ? 'the package waits, and ' : ''}no consultation is booked and no writer of a letter invited. Else give the
            money back at the payment provider.
          </p>
          <ActButton path={`${path}/amount`} done="The amount was accepted" after={again}>
            Accept the amount paid
          </ActButton>
        </div>
      ) : null}
      {order.hasPackage ? (
        <div className="border-t border-line pt-6 first:border-t-0 first:pt-0">
          <p className="mb-3 text-ink-soft">Makes the package or its newest edition, also where the payment needed a look.</p>
          <ActButton path={`${path}/package`} done="The package was asked for" after={again}>
            Make the package
          </ActButton>
        </div>
      ) : null}
    </div>
  )
}
