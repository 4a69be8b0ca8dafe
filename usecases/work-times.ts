/** How long operators work at the steps of an order: measured while they do, shown in the console, and promised nowhere. */
import { dayOf } from '../domain/calendar-day.ts'
import type { Clock, Database } from './ports.ts'

export const WORK_STEPS = ['case', 'editor', 'release', 'plan-review'] as const
export type WorkStep = (typeof WORK_STEPS)[number]

const WORK_STEP_LABELS: Record<WorkStep, string> = { case: 'Case', editor: 'Editor', release: 'Release', 'plan-review': 'Plan review' }

/** A call tells of at most this much: an open window is not work. */
export const WORK_SECONDS_MAX = 60

/** False where no order has the reference. */
export async function addWork({ database, clock }: { database: Database; clock: Clock }, given: { reference: string; step: WorkStep; seconds: number; actor: string }): Promise<boolean> {
  const { stores } = database
  const order = await stores.orders.findByReference(given.reference)
  if (order === null) return false
  const seconds = Math.min(WORK_SECONDS_MAX, Math.max(0, Math.round(given.seconds)))
  if (seconds > 0) await stores.petitions.addWork({ orderId: order.id, actor: given.actor, step: given.step, day: dayOf(clock.now()), seconds })
  return true
}

export type WorkView = { minutes: number; steps: { step: string; minutes: number }[] }

/** Null where no order has the reference. */
export async function viewWork({ database }: { database: Database }, reference: string): Promise<WorkView | null> {
  const order = await database.stores.orders.findByReference(reference)
  return order === null ? null : workOf(database, order.id)
}

/** Whole minutes, rounded; a step with less than half a minute is left out. */
async function workOf({ stores }: Database, orderId: string): Promise<WorkView> {
  const work = await stores.petitions.work(orderId)
  const seconds = (step: string) => work.filter((one) => one.step === step).reduce((sum, one) => sum + one.seconds, 0)
  return {
    minutes: Math.round(work.reduce((sum, one) => sum + one.seconds, 0) / 60),
    steps: WORK_STEPS.map((step) => ({ step: WORK_STEP_LABELS[step], minutes: Math.round(seconds(step) / 60) })).filter(({ minutes }) => minutes > 0),
  }
}
