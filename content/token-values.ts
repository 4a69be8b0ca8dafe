/** What each token stands for: prices of the moment, provider facts and claims. */
import { formatPriceTag } from '../domain/money.ts'
import { LINE_ITEM_PRICES, REFERENCE_LETTER_PRICE, WITHDRAWAL_RETAINER } from '../domain/pricing/price-list.ts'
import { priceTags } from '../domain/pricing/price-tags.ts'
import { CLAIMS } from './claims.ts'
import { PROVIDER } from './provider.ts'
import type { TokenName } from './tokens.ts'

/** The values for a page rendered while the promotion is or is not active. */
export function tokenValues(promotionActive: boolean): Record<TokenName, string> {
  const tags = priceTags(promotionActive)
  const diy = LINE_ITEM_PRICES['niw-diy']
  return {
    'price.niwDiy': formatPriceTag(tags.niwDiy.nowCents),
    'price.niwDiy.list': formatPriceTag(tags.niwDiy.listCents),
    'price.ai': formatPriceTag(tags.ai.nowCents),
    'price.ai.list': formatPriceTag(tags.ai.listCents),
    'price.rfeProng': formatPriceTag(tags.rfeProng.nowCents),
    'price.rfeProng.list': formatPriceTag(tags.rfeProng.listCents),
    'price.aos': formatPriceTag(tags.adjustmentOfStatus.nowCents),
    'price.secondProfession': formatPriceTag(diy.SecondProfession),
    'price.secondEmploymentType': formatPriceTag(diy.SecondEmploymentType),
    'price.forms': formatPriceTag(diy.Forms),
    'price.consultation': formatPriceTag(diy.Consultation),
    'price.referenceLetter': formatPriceTag(REFERENCE_LETTER_PRICE),
    'price.businessPlan': formatPriceTag(LINE_ITEM_PRICES['selfpetition-ai'].BusinessPlan),
    retainer: formatPriceTag(WITHDRAWAL_RETAINER),
    'refund.ai': formatPriceTag(tags.ai.nowCents - WITHDRAWAL_RETAINER),
    email: PROVIDER.email,
    phone: PROVIDER.phone,
    hours: PROVIDER.hours,
    brand: PROVIDER.brand,
    successRate: CLAIMS.successRate.value,
    'successRate.method': CLAIMS.successRate.howKnown,
    customers: CLAIMS.customers.value,
    professions: CLAIMS.professions.value,
    trackRecord: CLAIMS.trackRecord.value,
    'trackRecord.period': CLAIMS.trackRecord.period ?? '',
    lawyerRange: CLAIMS.lawyerRange.value,
    aosSampleYear: CLAIMS.aosSampleYear.value,
  }
}
