import { useState } from 'react'
import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { formatUsd } from '../../domain/money.ts'
import { ORDER_NUMBER_MAX } from '../../domain/orders/checkout-rules.ts'
import { CheckoutSection } from './checkout-section.tsx'
import { CodeField } from './code-field.tsx'
import type { Checkout } from './use-checkout.ts'

const words = CHECKOUT_WORDS.upgrade

/** Takes the number of an NIW DIY order that counts toward this one. */
export function UpgradeCreditField({ checkout }: { checkout: Pick<Checkout<'selfpetition-ai'>, 'credit' | 'creditProblem' | 'applyCredit' | 'removeCredit'> }) {
  const [typed, setTyped] = useState('')
  const { credit, creditProblem } = checkout
  return (
    <CheckoutSection field="upgradeFrom" heading={words.heading} hint={words.hint}>
      {credit === null ? (
        <CodeField
          label={words.label}
          button={words.apply}
          value={typed}
          onChange={setTyped}
          maxLength={ORDER_NUMBER_MAX}
          problem={creditProblem}
          onApply={async () => {
            if (typed.trim() !== '') await checkout.applyCredit(typed)
          }}
        />
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
