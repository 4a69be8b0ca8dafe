import type { PriceTags } from '../../domain/pricing/price-tags.ts'
import { StructuredData } from './structured-data.tsx'
import { productNode } from './structured-nodes.ts'
import { useSite } from './site-facts.tsx'
import { usePriceTags, usePromotion } from './use-promotion.ts'

/** The product of a page, for search engines, with the price that the page shows. */
export function ProductFacts({ path, name, description, picture, price }: { path: string; name: string; description: string; picture: string; price: keyof PriceTags }) {
  const { origin } = useSite()
  const promotion = usePromotion()
  const tag = usePriceTags()[price]
  return <StructuredData data={productNode({ origin, path, name, description, picture, tag, promotion })} />
}
