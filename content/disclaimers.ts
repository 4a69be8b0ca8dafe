/** What a buyer agrees to before paying, each with a version that is stored with the consent given to it. */
import type { Product } from '../domain/pricing/price-list.ts'
import type { RichText } from './copy.ts'

export type CheckoutDisclaimer = {
  id: 'disclaimer1' | 'disclaimer2'
  version: string
  /** Beside the box; the full wording stands under it before anything is ticked. */
  label: string
  full: RichText
}

const drafting = (version: string): CheckoutDisclaimer => ({
  id: 'disclaimer1',
  version,
  label: 'I understand what {brand} is and is not',
  full: 'I understand that {brand} is a technology drafting service and not a law firm. It gives me no legal advice and does not represent me. No outcome is promised. I will check every fact, I decide what is filed, and I am responsible for the final content.',
})

export const CHECKOUT_DISCLAIMERS: Record<Exclude<Product, 'niw-diy'>, readonly [CheckoutDisclaimer, CheckoutDisclaimer]> = {
  'selfpetition-ai': [
    drafting('ai-1-2026-11-20'),
    {
      id: 'disclaimer2',
      version: 'ai-2-2026-11-20',
      label: 'I accept the refund terms of this product',
      full: 'I understand that fees are non-refundable with one exception. When I receive the first draft I may withdraw, and I am then refunded what I paid minus a {retainer} retainer fee. After I choose options and work on the full draft begins, no refund is due. Forms, assembly and filing are not part of this product. Rights that the law gives me and that cannot be waived stay as they are.',
    },
  ],
  'rfe-response': [
    drafting('rfe-1-2026-11-20'),
    {
      id: 'disclaimer2',
      version: 'rfe-2-2026-11-20',
      label: 'I accept that this order is non-refundable and that the deadline is mine to keep',
      full: 'I understand that the fee of an RFE response is non-refundable, because drafting starts from my notice. I keep track of the response date printed on my notice and I file the response myself. Forms, assembly and filing are not part of this product. Rights that the law gives me and that cannot be waived stay as they are.',
    },
  ],
}

/** Beside the pay button of each checkout: the policy of this item in one sentence. */
export const REFUND_SENTENCES: Record<Product, RichText> = {
  'niw-diy': 'NIW DIY is a download and is non-refundable. [Read the policy](/faq/CancelationPolicy).',
  'selfpetition-ai': 'Withdraw when you receive the first draft and get {refund.ai} back: what you pay today minus a {retainer} retainer fee. [Read the policy](/faq/CancelationPolicy).',
  'rfe-response': 'RFE responses are non-refundable. [Read the policy](/faq/CancelationPolicy).',
}
