import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { orderDays, orders } from './schema.ts'

export type OrderDayCount = { day: string; placed: number; paid: number }

/**
 * A day is counted once when it has been over for this long. The triggers on the orders (migration 0009) leave out what is
 * younger than an hour: between the two there is room for transactions that run for up to an hour. Both by the database's clock.
 */
const OVER_FOR = sql.raw(`interval '2 hours'`)

const isOver = (day: SQL) => sql`((${day} + 1)::timestamp at time zone 'UTC') < now() - ${OVER_FOR}`

/** How many orders have this instant on `day`: a range of its index. */
const counted = (at: typeof orders.createdAt | typeof orders.paidAt, day: SQL) =>
  sql`(select count(*)::int from ${orders} where ${at} >= (${day}::timestamp at time zone 'UTC') and ${at} < ((${day} + 1)::timestamp at time zone 'UTC'))`

/** The days of a stretch, both ends included, each with its orders: kept counts where there are any, else counted here. */
export async function orderDayCounts(db: Connection, from: string, to: string): Promise<OrderDayCount[]> {
  const day = sql.raw('days.day')
  const { rows } = (await db.execute(sql`
    select days.day::text as day, kept.day is null and ${isOver(day)} as keep,
      case when kept.day is null then ${counted(orders.createdAt, day)} else kept.placed end as placed,
      case when kept.day is null then ${counted(orders.paidAt, day)} else kept.paid end as paid
    from (select ${from}::date + number as day from generate_series(0, ${to}::date - ${from}::date) number) days
    left join ${orderDays} kept on kept.day = days.day
    order by days.day`)) as unknown as { rows: (OrderDayCount & { keep: boolean })[] }
  const fresh = rows.flatMap(({ day: one, keep }) => (keep ? [one] : []))
  if (fresh.length > 0) await keep(db, fresh)
  return rows.map(({ day: one, placed, paid }) => ({ day: one, placed, paid }))
}

/**
 * Counts again under the lock that the triggers take: whoever changes such a day has either committed and is counted, or
 * waits and takes the day away afterwards.
 */
async function keep(db: Connection, days: string[]): Promise<void> {
  const day = sql.raw('days.day')
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${orderDays} in share row exclusive mode`)
    await tx.execute(sql`
      insert into ${orderDays} (day, placed, paid) select days.day, ${counted(orders.createdAt, day)}, ${counted(orders.paidAt, day)}
      from unnest(array[${sql.join(
        days.map((one) => sql`${one}::date`),
        sql`, `,
      )}]) as days (day) on conflict do nothing`)
  })
}
