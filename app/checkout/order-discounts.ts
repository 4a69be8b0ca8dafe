import type { Dispatch } from 'react'
import { CHECKOUT_MESSAGES } from '../../domain/orders/checkout-rules.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { ask } from '../ui/ask.ts'
import type { AppliedCredit } from './checkout-memory.ts'
import type { CheckoutAction } from './checkout-state.ts'
import { creditAgain } from './credit-again.ts'

/** What lowers the total of one order: a promo code, and a package that was paid for before. */
export function discountsOf(product: Product, typedCode: string, act: Dispatch<Exclude<CheckoutAction<never>, { kind: 'restored' | 'changed' }>>) {
  return {
    /** Answers what was wrong with the typed code, or with asking for it; null where it is applied. */
    async applyCode(): Promise<string | null> {
      const wanted = typedCode.trim()
      if (wanted === '') return CHECKOUT_MESSAGES.promo
      const answer = await ask('POST /api/promo-codes/check', { body: { product, code: wanted } })
      if (answer.ok) {
        act({ kind: 'code-applied', code: { code: wanted, ...answer.value } })
        return null
      }
      act({ kind: 'code-refused', message: answer.message, unusable: answer.kind === 'invalid-promo' || answer.kind === 'invalid' })
      return answer.message
    },
    async applyCredit(given: string): Promise<void> {
      const reference = given.trim()
      const answer = await ask('POST /api/upgrade-credits/check', { body: { reference } })
      act(answer.ok ? { kind: 'credit-set', credit: { reference, ...answer.value } } : { kind: 'credit-refused', message: answer.message })
    },
    /** Whether the credit still stands, as far as the server said. */
    async askCreditAgain(kept: AppliedCredit | null): Promise<boolean> {
      const now = kept === null ? null : await creditAgain(kept)
      if (now !== null) act(now)
      return now?.kind !== 'credit-ended'
    },
    removeCredit: () => act({ kind: 'credit-set', credit: null }),
  }
}
