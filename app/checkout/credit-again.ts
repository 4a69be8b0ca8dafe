import { ask } from '../ui/ask.ts'
import type { AppliedCredit } from './checkout-memory.ts'
import type { CheckoutAction } from './checkout-state.ts'

type CreditNow = Extract<CheckoutAction<never>, { kind: 'credit-asked' | 'credit-ended' }>

/** Asks what a credit of an earlier look at the page is now. Null where the server did not say: the order asks again. */
export async function creditAgain({ reference }: AppliedCredit): Promise<CreditNow | null> {
  const answer = await ask('POST /api/upgrade-credits/check', { body: { reference } })
  if (answer.ok) return { kind: 'credit-asked', credit: { reference, ...answer.value } }
  return answer.kind === 'invalid-credit' ? { kind: 'credit-ended', reference, message: answer.message } : null
}
