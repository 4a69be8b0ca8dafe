import type { Product } from '../domain/pricing/price-list.ts'

/** The names under which the products are sold. */
export const PRODUCT_NAMES: Record<Product, string> = {
  'niw-diy': 'NIW DIY',
  'selfpetition-ai': 'Selfpetition AI',
  'rfe-response': 'RFE Response',
}
