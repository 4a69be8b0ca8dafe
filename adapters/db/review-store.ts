import { desc, eq, sql } from 'drizzle-orm'
import type { ReviewStore, StoredReview } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { keysetPage } from './keyset-page.ts'
import { hiddenReviews, reviews } from './schema.ts'

export function reviewStore(db: Connection): ReviewStore {
  return {
    async insert(review) {
      await db.insert(reviews).values(review)
    },
    async change(id, change, at) {
      const changed = await db
        .update(reviews)
        .set({ ...change, updatedAt: at })
        .where(eq(reviews.id, id))
        .returning({ id: reviews.id })
      return changed.length > 0
    },
    page(ask) {
      return keysetPage(
        { at: reviews.createdAt, id: reviews.id, first: 'newest', keyOf: ({ createdAt: at, id }) => ({ at, id }) },
        ask,
        async ({ where, orderBy, limit }) =>
          (await db
            .select()
            .from(reviews)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit)) as StoredReview[],
      )
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
