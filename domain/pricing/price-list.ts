/** Every price of the product, written once (specification 2 §9.1). */
import { dollars, type Cents } from '../money.ts'

export const PRODUCTS = ['niw-diy', 'selfpetition-ai', 'rfe-response'] as const
export type Product = (typeof PRODUCTS)[number]

/** Line items are named as in the specification: their names make the payment-link key. */
export const LINE_ITEM_PRICES = {
  'niw-diy': {
    StarterKit: dollars(360),
    SecondProfession: dollars(50),
    SecondEmploymentType: dollars(25),
    AOS: dollars(59),
    Forms: dollars(39),
    Consultation: dollars(80),
  },
  'selfpetition-ai': {
    SelfpetitionAi: dollars(1000),
    ReferenceLetter1: dollars(85),
    ReferenceLetter2: dollars(170),
    ReferenceLetter3: dollars(255),
    Consultation: dollars(80),
    BusinessPlan: dollars(350),
  },
  'rfe-response': {
    Prong1: dollars(500),
    Prong2: dollars(500),
    Prong3: dollars(500),
    ReferenceLetter1: dollars(85),
    ReferenceLetter2: dollars(170),
    ReferenceLetter3: dollars(255),
    Consultation: dollars(80),
  },
} as const satisfies Record<Product, Record<string, Cents>>

export type LineItemName<P extends Product = Product> = P extends Product ? keyof (typeof LINE_ITEM_PRICES)[P] : never

/** The items a discount applies to; add-ons are never discounted (specification 2 §9.2). */
export const DISCOUNTED_ITEMS: Record<Product, readonly string[]> = {
  'niw-diy': ['StarterKit'],
  'selfpetition-ai': ['SelfpetitionAi'],
  'rfe-response': ['Prong1', 'Prong2', 'Prong3'],
}

/** What one extra reference letter costs; the three items above hold one, two or three of them. */
export const REFERENCE_LETTER_PRICE: Cents = dollars(85)
export const REFERENCE_LETTERS_MAX = 3

/** The adjustment-of-status package sold on its own through an external link; no promotion. */
export const ADJUSTMENT_OF_STATUS_PRICE: Cents = dollars(59)

/** Kept from a refund when a Selfpetition AI customer withdraws at the first draft. */
export const WITHDRAWAL_RETAINER: Cents = dollars(150)

/** In per cent of the discounted items. */
export const MAIN_DISCOUNT_PERCENT = 35
export const SECONDARY_DISCOUNT_PERCENT = 14
