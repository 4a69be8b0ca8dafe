/** The value of every token that copy may contain, for a promotion phase. */
import { CLAIMS } from '../../content/claims.ts'
import { PROVIDER } from '../../content/provider.ts'
import { fillTokens, type TokenName } from '../../content/tokens.ts'
import { formatPriceTag } from '../../domain/money.ts'
import { LINE_ITEM_PRICES, REFERENCE_LETTER_PRICE, WITHDRAWAL_RETAINER } from '../../domain/pricing/price-list.ts'
import { priceTags } from '../../domain/pricing/price-tags.ts'

function copyValues(promotionActive: boolean): Record<TokenName, string> {
  const tags = priceTags(promotionActive)
  const niw = LINE_ITEM_PRICES['niw-diy']
  const ai = LINE_ITEM_PRICES['selfpetition-ai']
  return {
    'price.niwDiy': formatPriceTag(tags.niwDiy.nowCents),
    'price.niwDiy.list': formatPriceTag(tags.niwDiy.listCents),
    'price.ai': formatPriceTag(tags.ai.nowCents),
    'price.ai.list': formatPriceTag(tags.ai.listCents),
    'price.rfeProng': formatPriceTag(tags.rfeProng.nowCents),
    'price.rfeProng.list': formatPriceTag(tags.rfeProng.listCents),
    'price.rfeTwoProngs': formatPriceTag(2 * tags.rfeProng.nowCents),
    'price.rfeThreeProngs': formatPriceTag(3 * tags.rfeProng.nowCents),
    'price.aos': formatPriceTag(tags.adjustmentOfStatus.nowCents),
    'price.secondProfession': formatPriceTag(niw.SecondProfession),
    'price.secondEmploymentType': formatPriceTag(niw.SecondEmploymentType),
    'price.forms': formatPriceTag(niw.Forms),
    'price.consultation': formatPriceTag(niw.Consultation),
    'price.referenceLetter': formatPriceTag(REFERENCE_LETTER_PRICE),
    'price.businessPlan': formatPriceTag(ai.BusinessPlan),
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

/** Copy with its tokens filled, as plain text: inline marks stay. */
export function fillCopy(text: string, promotionActive: boolean): string {
  return fillTokens(text, copyValues(promotionActive))
}
