import { useId, useState } from 'react'
import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { PROMO_CODE_MAX } from '../../domain/orders/checkout-rules.ts'
import { usePromotion } from '../ui/use-promotion.ts'

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
  const id = useId()
  const [open, setOpen] = useState(false)
  const [checking, setChecking] = useState(false)
  if (promotion.active || applied) return null
  if (!open && problem === null) {
    return (
      <button type="button" className="button button-quiet -ml-2" onClick={() => setOpen(true)}>
        {CHECKOUT_WORDS.promoToggle}
      </button>
    )
  }
  const apply = async () => {
    if (checking) return
    setChecking(true)
    await onApply()
    setChecking(false)
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {CHECKOUT_WORDS.promoLabel}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="field max-w-64"
          value={typed}
          maxLength={PROMO_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={open}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void apply()
          }}
        />
        <button type="button" className="button button-secondary" aria-disabled={checking} onClick={() => void apply()}>
          {CHECKOUT_WORDS.promoApply}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-alert">
        {problem}
      </p>
    </div>
  )
}
