import { desc, eq, sql } from 'drizzle-orm'
import type { ReviewStore, StoredReview } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { decodePageKey, encodePageKey } from './page-key.ts'
import { hiddenReviews, reviews } from './schema.ts'

export function reviewStore(db: Connection): ReviewStore {
  return {
    async insert(review) {
      await db.insert(reviews).values(review)
    },
    async change(id, change, at) {
      const changed = await db.update(reviews).set({ ...change, updatedAt: at }).where(eq(reviews.id, id)).returning({ id: reviews.id })
      return changed.length > 0
    },
    async page({ after, limit }) {
      const key = after === null ? null : decodePageKey(after)
      const rows = await db
        .select()
        .from(reviews)
        .where(key ? sql`(${reviews.createdAt}, ${reviews.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)` : undefined)
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(limit + 1)
      const last = rows[limit - 1]
      return { reviews: rows.slice(0, limit) as StoredReview[], next: rows.length > limit && last ? encodePageKey(last.createdAt, last.id) : null }
    },
    async shown(limit) {
      return (await db.select().from(reviews).where(eq(reviews.shown, true)).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit)) as StoredReview[]
    },
    async hiddenBuiltIns() {
      return new Set((await db.select({ author: hiddenReviews.author }).from(hiddenReviews)).map(({ author }) => author))
    },
    async hideBuiltIn(author, at) {
      await db.insert(hiddenReviews).values({ author, at }).onConflictDoNothing()
    },
    async showBuiltIn(author) {
      await db.delete(hiddenReviews).where(eq(hiddenReviews.author, author))
    },
    async version() {
      const [row] = await db.select({ at: sql<string | null>`max(${reviews.updatedAt})::text`, count: sql<number>`count(*)::int` }).from(reviews)
      const [hidden] = await db.select({ at: sql<string | null>`max(${hiddenReviews.at})::text`, count: sql<number>`count(*)::int` }).from(hiddenReviews)
      return JSON.stringify([row, hidden])
    },
  }
}
