import { priceTags, type PriceTags } from '../../domain/pricing/price-tags.ts'
import type { Promotion } from '../../domain/pricing/promotion.ts'
import { useSite } from './site-facts.tsx'

export const usePromotion = (): Promotion => useSite().promotion

export const usePriceTags = (): PriceTags => priceTags(usePromotion().active)
