import type { Services } from './services.ts'
import { unanswered } from './unanswered.ts'

/** Beyond this a number says no more. */
const COUNTED_MAX = 99

/** What waits in the views of the console: how many of each, at most 100. */
export type ConsoleCounts = { late: number; unanswered: number; intakes: number; consultants: number; payments: number; mails: number; jobs: number }

export async function consoleCounts(services: Pick<Services, 'database' | 'clock' | 'jobs'>): Promise<ConsoleCounts> {
  const { stores } = services.database
  const ask = { limit: COUNTED_MAX + 1 }
  const [late, asks, intakes, consultants, payments, mails, queues] = await Promise.all([
    stores.orders.countLate(new Date(services.clock.now()), COUNTED_MAX + 1),
    unanswered(services),
    stores.intakes.page({ unmatched: true }, ask),
    stores.accounts.consultantPage({ waiting: true }, ask),
    stores.paymentEvents.page({ unmatched: true }, ask),
    stores.mails.page({ unsettled: 'dead' }, ask),
    services.jobs.queues(),
  ])
  return {
    late,
    unanswered: Math.min(asks.length, COUNTED_MAX + 1),
    intakes: intakes.rows.length,
    consultants: consultants.rows.length,
    payments: payments.rows.length,
    mails: mails.rows.length,
    jobs: Math.min(
      queues.reduce((sum, { dead }) => sum + dead, 0),
      COUNTED_MAX + 1,
    ),
  }
}
