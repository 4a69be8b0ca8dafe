import { useEffect } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { Promotion } from '../../domain/pricing/promotion.ts'
import { priceTags, type PriceTags } from '../../domain/pricing/price-tags.ts'
import type { loader } from '../root.tsx'

/** The promotion as the server saw it when it rendered: the page agrees with the server. */
export function usePromotion(): Promotion {
  const data = useRouteLoaderData<typeof loader>('root')
  if (data === undefined) throw new Error('the promotion is known to pages under the root only')
  return data.promotion
}

export function usePriceTags(): PriceTags {
  return priceTags(usePromotion().active)
}

/** setTimeout counts to about 24.8 days. */
const LONGEST_TIMEOUT_MS = 2_000_000_000

/** Asks the server for the prices again at the instant at which they change. */
export function useSwitchAtPromotionChange(): void {
  const promotion = usePromotion()
  const { revalidate } = useRevalidator()
  const changesAt = promotion.active ? promotion.endsAt : promotion.startsAt
  useEffect(() => {
    const wait = Math.min(Math.max(changesAt - Date.now(), 1000) + 250, LONGEST_TIMEOUT_MS)
    const timer = setTimeout(() => void revalidate(), wait)
    return () => clearTimeout(timer)
  }, [changesAt, revalidate])
}
