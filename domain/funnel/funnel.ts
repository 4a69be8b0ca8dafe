/** The way from a visit to a paid order, in steps that are counted by the day (UTC). */
import { DAY_MS, dayOf } from '../calendar-day.ts'

export const FUNNEL_STEPS = ['visits', 'generator', 'checkout', 'placed', 'paid'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** The events whose counts make a step. The other steps are counted from the orders themselves. */
export const STEP_EVENTS = {
  visits: ['visit'],
  generator: ['generator-generated', 'generator-sample'],
  checkout: ['checkout-opened'],
} as const satisfies Partial<Record<FunnelStep, readonly string[]>>

export const FUNNEL_RANGES = { day: 1, week: 7, month: 30 } as const
export type FunnelRange = keyof typeof FUNNEL_RANGES

/** How often something happened on a day, YYYY-MM-DD. */
export type DayCount = { day: string; step: FunnelStep; count: number }

export type Funnel = {
  /** Both included. */
  from: string
  to: string
  days: ({ day: string } & Record<FunnelStep, number>)[]
  /** Rates are shares of 1: of the step before, and of the visits; null where there is nothing to share. */
  steps: { step: FunnelStep; count: number; ofBefore: number | null; ofVisits: number | null }[]
}

/** The last days up to the one of `now`, which is still running. */
export function funnelDays(range: FunnelRange, now: number): string[] {
  const today = Math.floor(now / DAY_MS)
  return Array.from({ length: FUNNEL_RANGES[range] }, (_, index) => dayOf((today - FUNNEL_RANGES[range] + 1 + index) * DAY_MS))
}

/**
 * The steps of some days. They count what happened, not the same people followed: a visitor may open the checkout without
 * the generator, or pay days after the visit, so a rate may pass 1.
 */
export function readFunnel(days: readonly string[], counts: readonly DayCount[]): Funnel {
  const rows = days.map((day) => ({ day, ...Object.fromEntries(FUNNEL_STEPS.map((step) => [step, sum(counts.filter((one) => one.day === day && one.step === step))])) }) as Funnel['days'][number])
  const totals = FUNNEL_STEPS.map((step) => rows.reduce((total, row) => total + row[step], 0))
  const rate = (count: number, of: number | undefined) => (of === undefined || of === 0 ? null : count / of)
  return {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    days: rows,
    steps: FUNNEL_STEPS.map((step, index) => {
      const count = totals[index] ?? 0
      return { step, count, ofBefore: rate(count, totals[index - 1]), ofVisits: index === 0 ? null : rate(count, totals[0]) }
    }),
  }
}

const sum = (counts: readonly DayCount[]) => counts.reduce((total, { count }) => total + count, 0)
