import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata } from 'pg-boss'
import type { JobName, JobQueue, Jobs } from '../../usecases/ports.ts'
import type { Connection } from '../db/connection.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { forRequest, requestId } from '../trace/request-trace.ts'

/** What runs a job. Throwing makes it run again later, until `attempts` is used up. */
export type JobHandlers = {
  [N in JobName]: (data: Jobs[N], attempt: { number: number; last: boolean }) => Promise<void>
}

type QueueRules = {
  retries: number
  firstDelaySeconds: number
  longestDelaySeconds: number
  expireSeconds: number
  /** Workers, and how many jobs each takes together. */
  workers: number
  together: number
  /** How long a job that is over is kept; the queue's own time where it is not given. */
  keptSeconds?: number
}

/**
 * How long each kind of work is tried, and how much of it at once. A mail is tried for about a day. A worker goes on
 * at once: one that takes several while it finds as many, one that takes a single job while it finds any.
 */
export const QUEUES: Record<JobName, QueueRules> = {
  'send-mail': { retries: 30, firstDelaySeconds: 5, longestDelaySeconds: 3600, expireSeconds: 30, workers: 2, together: 6 },
  'deliver-sandbox-event': { retries: 20, firstDelaySeconds: 2, longestDelaySeconds: 600, expireSeconds: 30, workers: 1, together: 2 },
  'assemble-package': { retries: 10, firstDelaySeconds: 3, longestDelaySeconds: 1800, expireSeconds: 600, workers: 1, together: 1 },
  'refund-payment': { retries: 30, firstDelaySeconds: 5, longestDelaySeconds: 3600, expireSeconds: 30, workers: 1, together: 2 },
  // A page is over after a day by itself.
  'close-payment-pages': { retries: 20, firstDelaySeconds: 2, longestDelaySeconds: 3600, expireSeconds: 60, workers: 1, together: 2 },
  'delete-expired': { retries: 5, firstDelaySeconds: 60, longestDelaySeconds: 3600, expireSeconds: 600, workers: 1, together: 1 },
  'requeue-mails': { retries: 2, firstDelaySeconds: 30, longestDelaySeconds: 120, expireSeconds: 60, workers: 1, together: 1 },
  'watch-promises': { retries: 3, firstDelaySeconds: 30, longestDelaySeconds: 300, expireSeconds: 120, workers: 1, together: 1 },
  'morning-digest': { retries: 5, firstDelaySeconds: 60, longestDelaySeconds: 1800, expireSeconds: 120, workers: 1, together: 1 },
  'read-case': { retries: 10, firstDelaySeconds: 5, longestDelaySeconds: 600, expireSeconds: 120, workers: 1, together: 1 },
  'read-notice': { retries: 10, firstDelaySeconds: 5, longestDelaySeconds: 600, expireSeconds: 180, workers: 1, together: 1 },
  'read-returned': { retries: 10, firstDelaySeconds: 5, longestDelaySeconds: 600, expireSeconds: 120, workers: 1, together: 1 },
  // They name addresses, most of all those of people who are not customers.
  'mail-order-links': { retries: 10, firstDelaySeconds: 2, longestDelaySeconds: 300, expireSeconds: 30, workers: 1, together: 6, keptSeconds: 3600 },
  'mail-password-reset': { retries: 10, firstDelaySeconds: 2, longestDelaySeconds: 300, expireSeconds: 30, workers: 1, together: 6, keptSeconds: 3600 },
}

/** Where jobs go that failed for the last time. */
export const deadQueueOf = (name: JobName) => `${name}-dead`

export type RunningJobs = {
  queueOn(connection: Connection): JobQueue
  boss: PgBoss
  /** Makes the queues and runs nothing: for what only puts jobs there. */
  prepare(): Promise<void>
  start(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

/** How a run of a job ended; `fault` is the name of what it threw. `about`: the ids in its data. */
type JobEnd = { name: JobName; about: string[]; ms: number; number: number; fault: string | null }

/** Beside the data of a job: the request that it was queued for. */
const REQUEST = 'requestId'

const withRequest = (data: object): object => {
  const id = requestId()
  return id === null ? data : { ...data, [REQUEST]: id }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

type JobHandler = (data: unknown, attempt: { number: number; last: boolean }) => Promise<void>

/** Each job of a batch ends for itself: one that fails does not repeat the others. */
function settle(name: JobName, handle: JobHandler, job: JobWithMetadata<unknown>, onEnd: (end: JobEnd) => void): Promise<JobResult> {
  const { [REQUEST]: from, ...data } = (job.data ?? {}) as Record<string, unknown>
  const about = Object.values(data).filter((value): value is string => typeof value === 'string' && UUID.test(value))
  const number = job.retryCount + 1
  const start = performance.now()
  const ended = (fault: string | null) => onEnd({ name, about, ms: Math.round(performance.now() - start), number, fault })
  return forRequest(typeof from === 'string' ? from : job.id, async (): Promise<JobResult> => {
    try {
      await handle(data, { number, last: job.retryCount >= job.retryLimit })
      ended(null)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      ended(error instanceof Error ? error.name : 'unknown failure')
      // A failed query carries what people wrote behind its words.
      const reason = error instanceof Error ? `${error.name}: ${error.message}`.split('params:')[0]!.slice(0, 300) : 'unknown failure'
      return { id: job.id, status: 'failed', output: { reason } }
    }
  })
}

const through = (connection: Connection) => fromDrizzle(connection as unknown as Parameters<typeof fromDrizzle>[0], sql)

async function makeQueue(boss: PgBoss, name: JobName): Promise<void> {
  const rules = QUEUES[name]
  const dead = deadQueueOf(name)
  await boss.createQueue(dead, { retentionSeconds: 30 * 86_400 })
  await boss.createQueue(name, {
    retryLimit: rules.retries,
    retryDelay: rules.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: rules.longestDelaySeconds,
    expireInSeconds: rules.expireSeconds,
    deadLetter: dead,
    ...(rules.keptSeconds === undefined ? {} : { deleteAfterSeconds: rules.keptSeconds }),
    notify: true,
  })
}

/** The durable job queue in the product's own database. Jobs are written through the transaction of their cause. `onEnd` hears of each run, within the request that it belongs to. */
export function jobsOn(open: OpenDatabase, onError: (error: Error) => void, onEnd: (end: JobEnd) => void = () => {}): RunningJobs {
  const base: ConstructorOptions = {
    schema: 'jobs',
    supervise: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: true,
  }
  const boss = open.engine.kind === 'pglite' ? new PgBoss({ ...base, db: fromPglite(open.engine.pglite) }) : new PgBoss({ ...base, connectionString: open.engine.url, max: 4 })
  boss.on('error', onError)
  return {
    boss,
    queueOn: (connection) => ({
      async enqueue(name, data) {
        await boss.send(name, withRequest(data), { db: through(connection) })
      },
      async enqueueAll(name, data) {
        await boss.insert(
          name,
          data.map((each) => ({ data: withRequest(each) })),
          { db: through(connection) },
        )
      },
    }),
    async prepare() {
      await boss.start()
      for (const name of Object.keys(QUEUES) as JobName[]) await makeQueue(boss, name)
    },
    async start(handlers) {
      await boss.start()
      if (open.engine.kind === 'pglite') {
        // One process owns the embedded database: a job still marked active belongs to a process that was killed.
        await open.engine.pglite.query(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`)
      }
      for (const name of Object.keys(QUEUES) as JobName[]) {
        const rules = QUEUES[name]
        await makeQueue(boss, name)
        // `work` before the first `send`: a cold queue that is first met inside a transaction stops the embedded engine.
        let worker: string | null = null
        worker = await boss.work(
          name,
          {
            includeMetadata: true,
            perJobResults: true,
            batchSize: rules.together,
            burstWhenBatchFull: true,
            localConcurrency: rules.workers,
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 5,
          },
          async (jobs) => {
            const results = await Promise.all(jobs.map((job) => settle(name, handlers[name] as JobHandler, job, onEnd)))
            // The queue's own way to go on at once is for batches: a worker of single jobs would wait for the next poll.
            if (rules.together === 1 && worker !== null) boss.notifyWorker(worker)
            return results
          },
        )
      }
      await boss.schedule('delete-expired', '17 3 * * *', {})
      await boss.schedule('requeue-mails', '*/10 * * * *', {})
      await boss.schedule('watch-promises', '*/10 * * * *', {})
      // 7 AM in California in winter, 8 AM in summer.
      await boss.schedule('morning-digest', '0 15 * * *', {})
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
