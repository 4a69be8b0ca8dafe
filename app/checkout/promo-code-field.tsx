import { useState } from 'react'
import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { PROMO_CODE_MAX } from '../../domain/orders/checkout-rules.ts'
import { usePromotion } from '../ui/use-promotion.ts'
import { CodeField } from './code-field.tsx'

type PromoCodeFieldProps = {
  applied: boolean
  typed: string
  onType(text: string): void
  problem: string | null
  onApply(): Promise<unknown>
}

/** Behind a question, so that nobody leaves to hunt for a code. Hidden while the promotion runs and once a code is applied. */
export function PromoCodeField({ applied, typed, onType, problem, onApply }: PromoCodeFieldProps) {
  const promotion = usePromotion()
  const [open, setOpen] = useState(false)
  if (promotion.active || applied) return null
  if (!open && problem === null) {
    return (
      <button type="button" className="button button-quiet -ml-2" onClick={() => setOpen(true)}>
        {CHECKOUT_WORDS.promoToggle}
      </button>
    )
  }
  return (
    <CodeField
      label={CHECKOUT_WORDS.promoLabel}
      button={CHECKOUT_WORDS.promoApply}
      value={typed}
      onChange={onType}
      maxLength={PROMO_CODE_MAX}
      problem={problem}
      onApply={onApply}
      autoCapitalize="characters"
      autoFocus={open}
    />
  )
}
