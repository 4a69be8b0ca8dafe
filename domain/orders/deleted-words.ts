/** What is left of a paid order whose customer had their data deleted: what was bought, not what it was bought for. */
import type { Product } from '../pricing/price-list.ts'

/** Selections without the chosen endeavor and the typed profession. What was priced or decides a package stays. */
export function withoutOwnWords({ userEndeavorOption: _endeavor, ...selections }: Record<string, unknown>): Record<string, unknown> {
  const profession = selections['userProfession']
  if (typeof profession !== 'object' || profession === null) return selections
  return { ...selections, userProfession: { ...profession, userInput: '' } }
}

/** What an order in work waits for once what was sent for it is deleted; null where nothing was sent. */
export function missedAfterDeletion(product: Product): string | null {
  switch (product) {
    case 'niw-diy':
      return null
    case 'selfpetition-ai':
      return 'What you sent was deleted at your request. We can go on when you send the input form again'
    case 'rfe-response':
      return 'What you sent was deleted at your request. We can go on when you send the RFE letter and the petition you filed again'
  }
}
