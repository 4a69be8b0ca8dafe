/** What the Stripe account should hold: one product and price per line item, coupons, promotion codes, 104 payment links. */
import { createHash } from 'node:crypto'
import { PRODUCT_NAMES } from '../../content/products.ts'
import type { Cents } from '../../domain/money.ts'
import { LINE_ITEM_LABELS } from '../../domain/orders/line-items.ts'
import { allLinkCombinations } from '../../domain/orders/payment-link-key.ts'
import { DISCOUNTED_ITEMS, LINE_ITEM_PRICES, PRODUCTS, type LineItemName, type Product } from '../../domain/pricing/price-list.ts'
import { isUsable, normalisePromoCode, type PromoCode } from '../../domain/pricing/promo-codes.ts'
import { DISCOUNT_PERCENTS, priceOf, type DiscountKind } from '../../domain/pricing/quote.ts'

/** Under this name every object carries our key, so that a lost database finds its objects again. */
export const KEY_NAME = 'prongwise_key'
export const FINGERPRINT_NAME = 'prongwise_fingerprint'

export type WantedPrice = { productId: string; name: string; lookupKey: string; cents: Cents; product: Product; item: string }
export type WantedCoupon = { id: string; name: string; percent: number; productIds: string[] }
export type WantedCode = { key: string; code: string; couponId: string }
export type WantedLink = { key: string; product: Product; lookupKeys: string[]; cents: Cents; returnUrl: string }

const itemProductId = (product: Product, item: string) => `prongwise_${product}_${item}`
const itemLookupKey = (product: Product, item: string) => `prongwise:${product}:${item}`
export const couponId = (product: Product, kind: DiscountKind) => `prongwise-${product}-${DISCOUNT_PERCENTS[kind]}`

export function promotionCodeKey(product: Product, code: string): string {
  return `${product}:${normalisePromoCode(code)}`
}

export function wantedPrices(): WantedPrice[] {
  return PRODUCTS.flatMap((product) =>
    Object.entries(LINE_ITEM_PRICES[product]).map(([item, cents]) => ({
      productId: itemProductId(product, item),
      name: `${PRODUCT_NAMES[product]}: ${LINE_ITEM_LABELS[product][item] ?? item}`,
      lookupKey: itemLookupKey(product, item),
      cents,
      product,
      item,
    })),
  )
}

/** A coupon's percentage and products cannot be changed at Stripe: the percentage is part of its id. */
export function wantedCoupons(): WantedCoupon[] {
  return PRODUCTS.flatMap((product) =>
    (Object.keys(DISCOUNT_PERCENTS) as DiscountKind[]).map((kind) => ({
      id: couponId(product, kind),
      name: `${PRODUCT_NAMES[product]} ${DISCOUNT_PERCENTS[kind]}%`,
      percent: DISCOUNT_PERCENTS[kind],
      productIds: DISCOUNTED_ITEMS[product].map((item) => itemProductId(product, item)),
    })),
  )
}

/** Codes with letters that Stripe does not take are left out and named. */
export function wantedCodes(codes: readonly PromoCode[], now: number): { wanted: WantedCode[]; problems: string[] } {
  const wanted: WantedCode[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  for (const known of codes) {
    const { code, product, kind } = known
    const text = normalisePromoCode(code)
    if (!isUsable(known, now)) continue
    if (!/^[A-Z0-9-]+$/.test(text)) problems.push(`A ${kind} code of ${product} has letters that Stripe does not take; its orders use checkout sessions.`)
    else if (seen.has(text)) problems.push(`A ${kind} code of ${product} is used by another product too; Stripe holds it once.`)
    else wanted.push({ key: promotionCodeKey(product, code), code: text, couponId: couponId(product, kind) })
    seen.add(text)
  }
  return { wanted, problems }
}

export function wantedLinks(publicUrl: string): WantedLink[] {
  return allLinkCombinations().map(({ product, items, key }) => ({
    key,
    product,
    lookupKeys: items.map((item) => itemLookupKey(product, item)),
    cents: items.reduce((sum, item: LineItemName) => sum + priceOf(product, item), 0),
    returnUrl: `${publicUrl}/payment-return?product=${product}&session={CHECKOUT_SESSION_ID}`,
  }))
}

/** Changes when the link must be made anew: its prices or the way back. */
export function linkFingerprint(priceIds: readonly string[], returnUrl: string): string {
  return createHash('sha256')
    .update(JSON.stringify([[...priceIds].sort(), returnUrl]))
    .digest('hex')
    .slice(0, 32)
}
