import { ORDER_STATES } from '../domain/orders/order-states.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import type { Services } from './services.ts'

/** One number of the installation, by its labels. Names are those of Prometheus: lower case, with their unit. */
export type Metric = { name: string; help: string; values: { labels: Record<string, string>; value: number }[] }

const COUNT_MAX = 100_000

/** Promises that are looked at, those that fall due first. */
const PROMISES_MAX = 1000

/** Promises that run: how many are late, the longest by how much, and how many fall due within a day. */
export async function promisesNow({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<{ late: number; longestSeconds: number; soon: number }> {
  const now = clock.now()
  const due = (await database.stores.deliverables.openPage(PROMISES_MAX)).flatMap(({ deliverable: { dueAt } }) => (dueAt === null ? [] : [dueAt.getTime()]))
  const late = due.filter((at) => at < now)
  return { late: late.length, longestSeconds: Math.round(Math.max(0, ...late.map((at) => now - at)) / 1000), soon: due.filter((at) => at >= now && at <= now + DAY_MS).length }
}

/** How the installation does, in numbers that name nobody: queues, promises, orders, files, and what a language model cost today (UTC). */
export async function viewMetrics({ database, jobs, files, clock, faults, unpaidBytesMax }: Pick<Services, 'database' | 'jobs' | 'files' | 'clock' | 'faults' | 'unpaidBytesMax'>): Promise<Metric[]> {
  const now = clock.now()
  const { stores } = database
  const midnight = new Date(now - (now % DAY_MS))
  const [promises, queues, late, health, costMicros, states, unpaid] = await Promise.all([
    promisesNow({ database, clock }),
    jobs.queues(),
    stores.orders.countLate(new Date(now), COUNT_MAX),
    files.health(),
    stores.modelDrafts.costSince(midnight),
    stores.orders.countByState(),
    stores.unpaidRoom.held(),
  ])
  const byQueue = (name: string, help: string, count: (queue: (typeof queues)[number]) => number): Metric => ({
    name,
    help,
    values: queues.map((queue) => ({ labels: { queue: queue.name }, value: count(queue) })),
  })
  const one = (name: string, help: string, value: number): Metric => ({ name, help, values: [{ labels: {}, value }] })
  return [
    byQueue('prongwise_jobs_waiting', 'Jobs that wait, those that failed and are tried again included; counted up to 1001', ({ waiting }) => waiting),
    byQueue('prongwise_jobs_retrying', 'Jobs that failed and are tried again', ({ retrying }) => retrying),
    byQueue('prongwise_jobs_given_up', 'Jobs that failed as often as their queue allows', ({ dead }) => dead),
    one('prongwise_promises_late', 'Promises that are late; counted up to 1000', promises.late),
    one('prongwise_promises_longest_lateness_seconds', 'How late the latest of them is', promises.longestSeconds),
    one('prongwise_promises_due_within_a_day', 'Promises that fall due within 24 hours', promises.soon),
    { name: 'prongwise_errors', help: 'Errors since this process started, by kind', values: [...faults()].map(([kind, value]) => ({ labels: { kind }, value })) },
    one('prongwise_orders_late', 'Orders whose promised time has passed', late),
    { name: 'prongwise_orders', help: 'Orders by state', values: ORDER_STATES.map((state) => ({ labels: { state }, value: states.get(state) ?? 0 })) },
    one('prongwise_files_writable', '1 where files can be stored', health === 'writable' ? 1 : 0),
    one('prongwise_unpaid_bytes', 'Space that is taken by what belongs to no paid order', unpaid),
    one('prongwise_unpaid_bytes_max', 'Space that it may take', unpaidBytesMax),
    one('prongwise_model_cost_dollars_today', 'Cost of the language model since midnight UTC', costMicros / 1_000_000),
  ]
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** The text that Prometheus reads. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...values.map(({ labels, value }) => {
        const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
        return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`
      }),
      '',
    ])
    .join('\n')
}
