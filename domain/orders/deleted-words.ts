/** What is left of a paid order whose customer had their data deleted: what was bought, not what it was bought for. */
import type { OrderState } from './order-states.ts'
import type { Product } from '../pricing/price-list.ts'

/** Selections without the chosen endeavor and the typed profession. What was priced or decides a package stays. */
export function withoutOwnWords({ userEndeavorOption: _endeavor, ...selections }: Record<string, unknown>): Record<string, unknown> {
  const profession = selections['userProfession']
  if (typeof profession !== 'object' || profession === null) return selections
  return { ...selections, userProfession: { ...profession, userInput: '' } }
}

const IN_WORK: readonly OrderState[] = ['paid', 'in_production']

/** Why the clock of an order stands still once what was sent for it is deleted; null where nothing was waiting for it. */
export function pausedByDeletion(order: { product: Product; state: OrderState; dueAt: Date | null }): string | null {
  if (order.dueAt === null || !IN_WORK.includes(order.state)) return null
  switch (order.product) {
    case 'niw-diy':
      return null
    case 'selfpetition-ai':
      return 'What you sent was deleted at your request. We can go on when you send the input form again'
    case 'rfe-response':
      return 'What you sent was deleted at your request. We can go on when you send the RFE letter and the petition you filed again'
  }
}

/** Whether an order's promise starts with the form that arrives now: it has none yet, or it lost the one it had. */
export function startsWithForm(order: { state: OrderState; dueAt: Date | null }, formsBefore: number): boolean {
  return order.state === 'paid' || (order.state === 'in_production' && order.dueAt === null && formsBefore === 0)
}
