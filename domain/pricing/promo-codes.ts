/** How a typed promo code is compared and which kind of discount it carries (specification 2 §9.2). */
import type { DiscountKind } from './quote.ts'
import type { Product } from './price-list.ts'

/** Eight main codes and one secondary code per product. */
export const MAIN_CODES_PER_PRODUCT = 8
export const SECONDARY_CODES_PER_PRODUCT = 1

export type PromoCode = { code: string; product: Product; kind: DiscountKind; active: boolean; expiresAt: Date | null }

/** Switched on and not over. A code is over from its `expiresAt` on. */
export function isUsable({ active, expiresAt }: Pick<PromoCode, 'active' | 'expiresAt'>, now: number): boolean {
  return active && (expiresAt === null || now < expiresAt.getTime())
}

/** Codes are compared without case and outer white space. */
export function normalisePromoCode(text: string): string {
  return text.trim().toUpperCase()
}

/** Null where no usable code of this product matches: 'Invalid promo code'. */
export function matchPromoCode(typed: string, product: Product, codes: readonly PromoCode[], now: number): PromoCode | null {
  const wanted = normalisePromoCode(typed)
  return codes.find((code) => isUsable(code, now) && code.product === product && normalisePromoCode(code.code) === wanted) ?? null
}

/** A main code for an order placed while the promotion runs; `pick` in [0, 1). Null where the operator has switched all off. */
export function chooseMainCode(product: Product, codes: readonly PromoCode[], pick: number, now: number): PromoCode | null {
  const candidates = codes.filter((code) => isUsable(code, now) && code.product === product && code.kind === 'main')
  return candidates[Math.floor(pick * candidates.length)] ?? null
}
