import type { PromoCode } from '../domain/pricing/promo-codes.ts'
import type { Page, PageAsk } from './paging.ts'
import type { PromoCodeStore } from './ports.ts'
import type { Services } from './services.ts'

type Given = Pick<Services, 'database' | 'clock' | 'chance'>

export function promoCodes({ database: { stores } }: Pick<Given, 'database'>, ask: PageAsk): Promise<Page<PromoCode>> {
  return stores.promoCodes.page(ask)
}

/** False where the product has this code already. */
export function addPromoCode({ database: { stores }, clock, chance }: Given, code: Omit<Parameters<PromoCodeStore['add']>[0], 'id' | 'active'>): Promise<boolean> {
  return stores.promoCodes.add({ id: chance.id(), active: true, ...code }, new Date(clock.now()))
}

export function changePromoCode(
  { database: { stores }, clock }: Pick<Given, 'database' | 'clock'>,
  of: Parameters<PromoCodeStore['change']>[0],
  change: Parameters<PromoCodeStore['change']>[1],
): ReturnType<PromoCodeStore['change']> {
  return stores.promoCodes.change(of, change, new Date(clock.now()))
}
