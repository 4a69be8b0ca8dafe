import { randomBytes } from 'node:crypto'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import { MAIN_CODES_PER_PRODUCT, SECONDARY_CODES_PER_PRODUCT, type PromoCode } from '../domain/pricing/promo-codes.ts'
import type { Chance, Database } from '../usecases/ports.ts'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function randomCode(): string {
  return [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** A new installation gets random codes of its own, so that no code is ever known from the source. */
export async function seedPromoCodes(database: Database, chance: Pick<Chance, 'id'>, now: Date): Promise<void> {
  if ((await database.stores.promoCodes.all()).length > 0) return
  await database.transaction(async (stores) => {
    // Several processes may start on a new database: the first makes the codes.
    await stores.promoCodes.lock()
    if ((await stores.promoCodes.all()).length > 0) return
    const make = (kind: PromoCode['kind'], count: number) =>
      PRODUCTS.flatMap((product) => Array.from({ length: count }, () => ({ id: chance.id(), product, kind, code: randomCode(), active: true, expiresAt: null })))
    await stores.promoCodes.insert([...make('main', MAIN_CODES_PER_PRODUCT), ...make('secondary', SECONDARY_CODES_PER_PRODUCT)], now)
  })
}
