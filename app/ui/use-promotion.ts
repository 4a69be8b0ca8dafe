import { useEffect } from 'react'
import type { Promotion } from '../../domain/pricing/promotion.ts'
import { priceTags, type PriceTags } from '../../domain/pricing/price-tags.ts'
import type { RootData } from '../root.tsx'
import { refreshPage } from '../router/navigation.ts'
import { useRootData } from '../router/site-page.tsx'

/** The promotion as the server saw it when it rendered: the page agrees with the server. */
export function usePromotion(): Promotion {
  const data = useRootData<RootData>()
  if (data === undefined) throw new Error('the promotion is known to pages under the root only')
  return data.promotion
}

export function usePriceTags(): PriceTags {
  return priceTags(usePromotion().active)
}

/** The clock is looked at this often: a timer stands still while the machine sleeps or the tab is put away. */
const LOOK_MS = 60_000

/** A visitor's clock may run ahead of the server's: where nothing had changed yet, it is asked again, ever more rarely. */
const FIRST_RETRY_MS = 4000
const LONGEST_RETRY_MS = 600_000

/** Asks the server for the prices again at the instant at which they change. */
export function useSwitchAtPromotionChange(): void {
  const promotion = usePromotion()
  const changesAt = promotion.active ? promotion.endsAt : promotion.startsAt
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const askAt = (instant: number, retry: number) => {
      const left = instant - Date.now()
      timer = setTimeout(
        async () => {
          if (left > LOOK_MS) return askAt(instant, retry)
          await refreshPage()
          if (!over) askAt(Math.max(Date.now() + retry, changesAt), Math.min(retry * 2, LONGEST_RETRY_MS))
        },
        Math.min(left, LOOK_MS),
      )
    }
    askAt(Math.max(changesAt, Date.now() + 1000) + 250, FIRST_RETRY_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [changesAt])
}
