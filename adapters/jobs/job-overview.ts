import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { failureWords } from '../../domain/work/failure-words.ts'
import { writePageKey } from '../../usecases/paging.ts'
import type { DeadJob, JobName, JobOverview } from '../../usecases/ports.ts'
import type { Connection } from '../db/connection.ts'
import { deadQueueOf, QUEUES } from './job-queue.ts'

/** Jobs of one state are counted up to this. */
const COUNT_MAX = 1000

const NAMES = Object.keys(QUEUES) as JobName[]

type DeadRow = { id: string; queue: string; at: string; tries: number | null; error: unknown; data: Record<string, unknown> | null }

/** What a failed job left: our own words, those of an error, or of the queue, which has them one level deeper. */
const output = z.union([
  z.object({ reason: z.string() }).transform(({ reason }) => reason),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value.message),
])
const wordsOf = (given: unknown) => output.safeParse(given).data ?? null

/** Looks into the queue's own tables: what waits, what runs, and what was given up (the jobs of the dead-letter queues). */
export function jobOverview(connection: Connection, boss: PgBoss): JobOverview {
  const rowsOf = async <T>(query: ReturnType<typeof sql>) => ((await connection.execute(query)) as unknown as { rows: T[] }).rows
  /** `queue` and `condition` are ours, not anybody's text. */
  const counted = (queue: 'name' | 'dead', condition: string) =>
    sql.raw(`(select count(*)::int from (select 1 from jobs.job where name = queues.${queue} and state ${condition} limit ${COUNT_MAX + 1}) found)`)
  const toDead = ({ id, queue, at, tries, error, data }: DeadRow): DeadJob => {
    const name = NAMES.find((known) => deadQueueOf(known) === queue)!
    return { id, name, failedAt: new Date(at), tries: (tries ?? 0) + 1, error: failureWords(wordsOf(error)), mailId: name === 'send-mail' ? String(data?.['mailId'] ?? '') : null }
  }
  const columns = sql`id, name as queue, date_trunc('milliseconds', created_on) as at, source_retry_count as tries, source_output as error, data`
  const deadQueues = sql.join(
    NAMES.map((name) => sql`${deadQueueOf(name)}`),
    sql`, `,
  )
  return {
    async queues() {
      const names = sql.join(
        NAMES.map((name) => sql`(${name}::text, ${deadQueueOf(name)}::text)`),
        sql`, `,
      )
      return rowsOf(sql`
        select name, ${counted('name', "< 'active'")} as waiting, ${counted('name', "= 'retry'")} as retrying, ${counted('name', "= 'active'")} as active, ${counted('dead', "< 'active'")} as dead
        from (values ${names}) queues (name, dead)`)
    },
    async deadPage({ limit, after, before }) {
      const key = after ?? before
      const back = after === undefined && before !== undefined
      const place = key === undefined ? sql`` : sql`and (date_trunc('milliseconds', created_on), id) ${back ? sql`>` : sql`<`} (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`
      const direction = back ? sql`asc` : sql`desc`
      const found = await rowsOf<DeadRow>(sql`select ${columns} from jobs.job where name in (${deadQueues}) and state < 'active' ${place} order by 3 ${direction}, 1 ${direction} limit ${limit + 1}`)
      if (back && found.length < limit) return this.deadPage({ limit })
      const more = found.length > limit
      const rows = found.slice(0, limit).map(toDead)
      if (back) rows.reverse()
      const keyAt = (job: DeadJob | undefined) => (job === undefined ? null : writePageKey({ at: job.failedAt, id: job.id }))
      return { rows, before: back ? (more ? keyAt(rows[0]) : null) : key === undefined ? null : (keyAt(rows[0]) ?? writePageKey(key)), after: back || more ? keyAt(rows.at(-1)) : null }
    },
    async findDead(id) {
      const [row] = await rowsOf<DeadRow>(sql`select ${columns} from jobs.job where name in (${deadQueues}) and state < 'active' and id = ${id}::uuid`)
      return row === undefined ? null : toDead(row)
    },
    async runAgain({ id, name }) {
      return (await boss.redrive(deadQueueOf(name), { ids: [id] })) > 0
    },
    async forget({ id, name }) {
      await boss.deleteJob(deadQueueOf(name), id)
    },
  }
}
