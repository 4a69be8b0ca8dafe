/** The prices that pages show: the list price, the price of the moment, and whether they differ. */
import type { Cents } from '../money.ts'
import { ADJUSTMENT_OF_STATUS_PRICE, LINE_ITEM_PRICES, MAIN_DISCOUNT_PERCENT } from './price-list.ts'
import { discountOf } from './quote.ts'

export type PriceTag = { listCents: Cents; nowCents: Cents; discounted: boolean }

export type PriceTags = Record<'niwDiy' | 'ai' | 'rfeProng' | 'adjustmentOfStatus', PriceTag>

export function priceTags(promotionActive: boolean): PriceTags {
  const tag = (listCents: Cents): PriceTag => ({
    listCents,
    nowCents: promotionActive ? listCents - discountOf(listCents, MAIN_DISCOUNT_PERCENT) : listCents,
    discounted: promotionActive,
  })
  const adjustment = ADJUSTMENT_OF_STATUS_PRICE
  return {
    niwDiy: tag(LINE_ITEM_PRICES['niw-diy'].StarterKit),
    ai: tag(LINE_ITEM_PRICES['selfpetition-ai'].SelfpetitionAi),
    rfeProng: tag(LINE_ITEM_PRICES['rfe-response'].Prong1),
    adjustmentOfStatus: { listCents: adjustment, nowCents: adjustment, discounted: false },
  }
}
