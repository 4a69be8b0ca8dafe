import { useId, useState } from 'react'
import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { formatUsd } from '../../domain/money.ts'
import { ORDER_NUMBER_MAX } from '../../domain/orders/checkout-rules.ts'
import { CheckoutSection } from './checkout-section.tsx'
import type { Checkout } from './use-checkout.ts'

const words = CHECKOUT_WORDS.upgrade

/** Takes the number of an NIW DIY order that counts toward this one. */
export function UpgradeCreditField({ checkout }: { checkout: Pick<Checkout<'selfpetition-ai'>, 'credit' | 'creditProblem' | 'applyCredit' | 'removeCredit'> }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [checking, setChecking] = useState(false)
  const { credit, creditProblem } = checkout
  const apply = async () => {
    if (checking || typed.trim() === '') return
    setChecking(true)
    await checkout.applyCredit(typed)
    setChecking(false)
  }
  return (
    <CheckoutSection field="upgradeFrom" heading={words.heading} hint={words.hint}>
      {credit === null ? (
        <>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {words.label}
          </label>
          <div className="flex gap-2">
            <input
              id={id}
              className="field max-w-64"
              value={typed}
              maxLength={ORDER_NUMBER_MAX}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={creditProblem !== null}
              aria-describedby={creditProblem === null ? undefined : `${id}-problem`}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void apply()
              }}
            />
            <button type="button" className="button button-secondary" aria-disabled={checking} onClick={() => void apply()}>
              {words.apply}
            </button>
          </div>
          <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-alert">
            {creditProblem}
          </p>
        </>
      ) : (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1" data-testid="credit-applied">
          <span className="font-medium text-pine-dark wrap-anywhere">
            {formatUsd(credit.creditCents)} {words.applied} {credit.reference}
          </span>
          <button type="button" className="button button-quiet" onClick={checkout.removeCredit}>
            {words.remove}
          </button>
        </p>
      )}
    </CheckoutSection>
  )
}
