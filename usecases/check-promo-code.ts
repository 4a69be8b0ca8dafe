import { matchPromoCode } from '../domain/pricing/promo-codes.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import { DISCOUNT_PERCENTS, type DiscountKind } from '../domain/pricing/quote.ts'
import type { Services } from './services.ts'

/** Null where no active code of the product matches what was typed. */
export async function checkPromoCode(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { product, code }: { product: Product; code: string },
): Promise<{ kind: DiscountKind; percent: number } | null> {
  const match = matchPromoCode(code, product, await database.stores.promoCodes.all(), clock.now())
  return match === null ? null : { kind: match.kind, percent: DISCOUNT_PERCENTS[match.kind] }
}
