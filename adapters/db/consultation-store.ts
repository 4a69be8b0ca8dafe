import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { ConsultationStore, ConsultationTime } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { consultationTimes, tutorProfiles, users } from './schema.ts'

export function consultationStore(db: Connection): ConsultationStore {
  const { id, userId, startsAt, orderId, changes } = consultationTimes
  /** Whose times customers may book. */
  const mayOffer = and(
    isNotNull(users.confirmedAt),
    or(sql`'operator' = any(${users.roles})`, and(sql`'consultant' = any(${users.roles})`, isNotNull(tutorProfiles.offeredAt), isNotNull(tutorProfiles.approvedAt))),
  )
  const first = (rows: ConsultationTime[]) => rows[0] ?? null
  return {
    async insert(times) {
      if (times.length > 0) await db.insert(consultationTimes).values(times)
    },
    async find(given) {
      return first(await db.select().from(consultationTimes).where(eq(id, given)))
    },
    async ofUser(given, from) {
      return db
        .select()
        .from(consultationTimes)
        .where(and(eq(userId, given), gte(startsAt, from)))
        .orderBy(asc(startsAt))
    },
    async ofOrder(given) {
      return db.select().from(consultationTimes).where(eq(orderId, given)).orderBy(desc(startsAt))
    },
    async free(from, until, limit) {
      const rows = await db
        .select({ time: consultationTimes, firstName: users.firstName, lastName: users.lastName })
        .from(consultationTimes)
        .innerJoin(users, eq(users.id, userId))
        .leftJoin(tutorProfiles, eq(tutorProfiles.userId, userId))
        .where(and(isNull(orderId), gte(startsAt, from), lt(startsAt, until), mayOffer))
        .orderBy(asc(startsAt), asc(id))
        .limit(limit)
      return rows.map(({ time, firstName, lastName }) => ({ ...time, name: `${firstName} ${lastName}`.trim() }))
    },
    async booked(from, until, limit, after) {
      const behind = after === undefined ? undefined : or(gt(startsAt, after.startsAt), and(eq(startsAt, after.startsAt), gt(id, after.id)))
      return db
        .select()
        .from(consultationTimes)
        .where(and(isNotNull(orderId), gte(startsAt, from), lt(startsAt, until), behind))
        .orderBy(asc(startsAt), asc(id))
        .limit(limit)
    },
    async take(given, order, at) {
      return first(
        await db
          .update(consultationTimes)
          .set({ orderId: order, bookedAt: at, changes: sql`${changes} + 1` })
          .where(and(eq(id, given), isNull(orderId), inArray(userId, db.select({ id: users.id }).from(users).leftJoin(tutorProfiles, eq(tutorProfiles.userId, users.id)).where(mayOffer))))
          .returning(),
      )
    },
    async giveBack(given, order) {
      return first(
        await db
          .update(consultationTimes)
          .set({ orderId: null, bookedAt: null, changes: sql`${changes} + 1` })
          .where(and(eq(id, given), eq(orderId, order)))
          .returning(),
      )
    },
    async deleteFree(given, user) {
      return (
        (
          await db
            .delete(consultationTimes)
            .where(and(eq(id, given), eq(userId, user), isNull(orderId)))
            .returning({ id })
        ).length > 0
      )
    },
    async deleteFreeOf(user) {
      await db.delete(consultationTimes).where(and(eq(userId, user), isNull(orderId)))
    },
    async deleteFreeBefore(before) {
      await db.delete(consultationTimes).where(and(isNull(orderId), lt(startsAt, before)))
    },
  }
}
