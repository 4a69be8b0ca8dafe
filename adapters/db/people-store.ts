import { and, between, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { UNKNOWN_SOURCE } from '../../domain/funnel/source.ts'
import { STEP_BITS } from '../../domain/funnel/people.ts'
import type { PeopleStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { dayPaths, dayPeople, intakeDrafts, intakes, orders, orderSources } from './schema.ts'

/** Rows of one statement. */
const BATCH = 500

export function peopleStore(db: Connection): PeopleStore {
  const placedIn = (from: Date, until: Date) => and(gte(orders.createdAt, from), lt(orders.createdAt, until))
  return {
    async add(people) {
      // One order of rows: two processes that write the same people do not wait for each other in a circle.
      const rows = people.toSorted((one, other) => (one.day + one.person < other.day + other.person ? -1 : 1))
      for (let at = 0; at < rows.length; at += BATCH) {
        await db
          .insert(dayPeople)
          .values(rows.slice(at, at + BATCH))
          .onConflictDoUpdate({ target: [dayPeople.day, dayPeople.person], set: { steps: sql`${dayPeople.steps} | excluded.steps`, source: sql`coalesce(${dayPeople.source}, excluded.source)` } })
      }
    },
    async find(day, person) {
      const [row] = await db
        .select()
        .from(dayPeople)
        .where(and(eq(dayPeople.day, day), eq(dayPeople.person, person)))
      return row ?? null
    },
    async setSource(orderId, given) {
      await db
        .insert(orderSources)
        .values({ orderId, ...given })
        .onConflictDoNothing()
    },
    async paid(orderId, day) {
      await db.execute(sql`
        update ${dayPeople} set steps = steps | ${STEP_BITS.paid} from ${orderSources}
        where ${orderSources.orderId} = ${orderId} and ${orderSources.day} = ${day} and day_people.day = ${orderSources.day} and day_people.person = ${orderSources.person}`)
    },
    async closeDaysBefore(day) {
      await db.transaction(async (tx) => {
        // Each person is counted by whoever deletes the row, so two processes count nobody twice.
        await tx.execute(sql`
          with gone as (delete from ${dayPeople} where ${dayPeople.day} < ${day} returning day, coalesce(source, 'direct') as source, steps)
          insert into ${dayPaths} (day, source, steps, people) select day, source, steps, count(*)::int from gone group by day, source, steps
          on conflict (day, source, steps) do update set people = day_paths.people + excluded.people`)
        await tx
          .update(orderSources)
          .set({ person: null })
          .where(and(lt(orderSources.day, day), isNotNull(orderSources.person)))
      })
    },
    async paths(from, to) {
      const people = sql<number>`sum(people)::int`
      const [closed, open] = await Promise.all([
        db
          .select({ source: dayPaths.source, steps: dayPaths.steps, people })
          .from(dayPaths)
          .where(between(dayPaths.day, from, to))
          .groupBy(dayPaths.source, dayPaths.steps),
        db
          .select({ source: sql<string>`coalesce(${dayPeople.source}, 'direct')`, steps: dayPeople.steps, people: sql<number>`count(*)::int` })
          .from(dayPeople)
          .where(between(dayPeople.day, from, to))
          .groupBy(sql`1`, dayPeople.steps),
      ])
      return [...closed, ...open]
    },
    async ordersBySource(from, until) {
      const source = sql<string>`coalesce(${orderSources.source}, ${UNKNOWN_SOURCE}::text)`
      const isPaid = sql`${orders.paidAt} is not null`
      return db
        .select({
          source,
          orders: sql<number>`count(*)::int`,
          paid: sql<number>`(count(*) filter (where ${isPaid}))::int`,
          // Money in other currencies is not added up.
          cents: sql<number>`coalesce(sum(${orders.paidCents} - ${orders.refundedCents}) filter (where ${isPaid} and coalesce(${orders.paidCurrency}, 'usd') = 'usd'), 0)::float8`,
        })
        .from(orders)
        .leftJoin(orderSources, eq(orderSources.orderId, orders.id))
        .where(placedIn(from, until))
        .groupBy(sql`1`)
        .orderBy(sql`2 desc, 1`)
    },
    async unpaid(from, until) {
      const [row] = await db
        .select({ orders: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8` })
        .from(orders)
        .where(and(placedIn(from, until), isNull(orders.paidAt)))
      return row!
    },
    async forms(from, until, limit) {
      const [begun, [sent]] = await Promise.all([
        db
          .select({ answers: intakeDrafts.answers, updatedAt: intakeDrafts.updatedAt })
          .from(intakeDrafts)
          .where(and(gte(intakeDrafts.updatedAt, from), lt(intakeDrafts.updatedAt, until)))
          .orderBy(desc(intakeDrafts.updatedAt))
          .limit(limit),
        db
          .select({ sent: sql<number>`count(distinct ${intakes.orderId})::int` })
          .from(intakes)
          .where(and(gte(intakes.submittedAt, from), lt(intakes.submittedAt, until))),
      ])
      return { begun, sent: sent?.sent ?? 0 }
    },
  }
}
