import type { Cents } from '../domain/money.ts'
import { allLinkCombinations } from '../domain/orders/payment-link-key.ts'
import type { LineItemName, Product } from '../domain/pricing/price-list.ts'
import { priceOf } from '../domain/pricing/quote.ts'
import type { CatalogEntry } from './ports.ts'
import type { Services } from './services.ts'

export type LinkStanding = {
  product: Product
  items: LineItemName[]
  key: string
  /** What the price list asks. */
  cents: Cents
  /** `differs`: the stored link charges another amount, so it is not used. */
  standing: 'present' | 'missing' | 'differs'
  chargedCents: Cents | null
  url: string | null
  syncedAt: Date | null
}

/**
 * Every combination of line items with its payment link as this product knows it, and links on file that belong to none.
 * Says nothing of changes made in the provider's account by hand: `npm run stripe:sync` looks there.
 */
export async function paymentLinks({ database: { stores } }: Pick<Services, 'database'>, mode: CatalogEntry['mode']): Promise<{ links: LinkStanding[]; leftOver: string[]; syncedAt: Date | null }> {
  const entries = (await stores.paymentCatalog.all(mode)).filter(({ kind }) => kind === 'payment-link')
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const links = allLinkCombinations().map(({ product, items, key }): LinkStanding => {
    const cents = items.reduce((sum, item: LineItemName) => sum + priceOf(product, item), 0)
    const found = byKey.get(key)
    byKey.delete(key)
    const standing = found === undefined ? 'missing' : found.amountCents === cents && found.url !== null ? 'present' : 'differs'
    return { product, items, key, cents, standing, chargedCents: found?.amountCents ?? null, url: found?.url ?? null, syncedAt: found?.syncedAt ?? null }
  })
  const newest = Math.max(...entries.map(({ syncedAt }) => syncedAt.getTime()))
  return { links, leftOver: [...byKey.keys()], syncedAt: entries.length === 0 ? null : new Date(newest) }
}
