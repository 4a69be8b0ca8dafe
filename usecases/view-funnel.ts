import { funnelDays, readFunnel, STEP_EVENTS, type DayCount, type Funnel, type FunnelRange, type FunnelStep } from '../domain/funnel/funnel.ts'
import type { EventCounter } from './count-events.ts'
import type { Clock, Database } from './ports.ts'

/** The funnel of the last days. Visits, the generator and the checkout are what browsers reported; orders are the orders. */
export async function viewFunnel({ database, clock, counter }: { database: Database; clock: Clock; counter: EventCounter }, range: FunnelRange): Promise<Funnel> {
  await counter.flush()
  const { stores } = database
  const days = funnelDays(range, clock.now())
  const [from, to] = [days[0]!, days.at(-1)!]
  const [events, orders] = await Promise.all([stores.eventCounts.between(from, to, Object.values(STEP_EVENTS).flat()), stores.orders.countByDay(from, to)])
  const stepOf = (event: string) => (Object.keys(STEP_EVENTS) as (keyof typeof STEP_EVENTS)[]).find((step) => (STEP_EVENTS[step] as readonly string[]).includes(event))
  const counts: DayCount[] = [
    ...events.flatMap(({ day, event, count }): DayCount[] => {
      const step: FunnelStep | undefined = stepOf(event)
      return step === undefined ? [] : [{ day, step, count }]
    }),
    ...orders.flatMap(({ day, placed, paid }): DayCount[] => [
      { day, step: 'placed', count: placed },
      { day, step: 'paid', count: paid },
    ]),
  ]
  return readFunnel(days, counts)
}
