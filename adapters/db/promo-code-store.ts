import { and, eq, sql } from 'drizzle-orm'
import type { DiscountKind } from '../../domain/pricing/quote.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { mapPage } from '../../usecases/paging.ts'
import type { PromoCode } from '../../domain/pricing/promo-codes.ts'
import type { PromoCodeStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { keysetPage } from './keyset-page.ts'
import { promoCodes } from './schema.ts'

const toCode = (row: typeof promoCodes.$inferSelect): PromoCode => ({
  code: row.code,
  product: row.product as Product,
  kind: row.kind as DiscountKind,
  active: row.active,
  expiresAt: row.expiresAt,
})

export function promoCodeStore(db: Connection): PromoCodeStore {
  return {
    async all() {
      return (await db.select().from(promoCodes).orderBy(promoCodes.product, promoCodes.kind, promoCodes.code)).map(toCode)
    },
    async page(ask) {
      const keyOf = ({ createdAt: at, id }: typeof promoCodes.$inferSelect) => ({ at, id })
      const page = await keysetPage({ at: promoCodes.createdAt, id: promoCodes.id, first: 'newest', keyOf }, ask, ({ where, orderBy, limit }) =>
        db
          .select()
          .from(promoCodes)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      )
      return mapPage(page, toCode)
    },
    async change({ product, code }, change, at) {
      const wanted = change.code
      if (wanted !== undefined && wanted !== code) {
        const [other] = await db
          .select({ id: promoCodes.id })
          .from(promoCodes)
          .where(and(eq(promoCodes.product, product), eq(promoCodes.code, wanted)))
        if (other !== undefined) return 'taken'
      }
      const changed = await db
        .update(promoCodes)
        .set({ ...change, updatedAt: at })
        .where(and(eq(promoCodes.product, product), eq(promoCodes.code, code)))
        .returning({ id: promoCodes.id })
      return changed.length > 0 ? 'done' : 'no-such-code'
    },
    async add(code, at) {
      const added = await db
        .insert(promoCodes)
        .values({ ...code, createdAt: at, updatedAt: at })
        .onConflictDoNothing()
        .returning({ id: promoCodes.id })
      return added.length > 0
    },
    async insert(codes, at) {
      await db
        .insert(promoCodes)
        .values(codes.map((code) => ({ ...code, createdAt: at, updatedAt: at })))
        .onConflictDoNothing()
    },
    async lock() {
      await db.execute(sql`lock table ${promoCodes} in share row exclusive mode`)
    },
  }
}
