import { PRODUCT_NAMES } from '../content/products.ts'
import { formatInstant } from '../domain/format-date.ts'
import { labelOf } from '../domain/orders/deliverables.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { notifyOperator } from './notify-operator.ts'
import { eachOfPages } from './paging.ts'
import type { Chance, Clock, Database, DeliverableRecord, OrderRecord, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** The operator is reminded this long before a promise falls due. */
const REMIND_MS = DAY_MS

/** Promises that are read at once, the longest due first. */
const STEP = 500

/**
 * Reminds the operator of each promise the day before it falls due, and tells customer and operator of each that was missed:
 * each once, however often this runs. A package is made by the program, which tells of its own failures: nobody is reminded
 * of it. Returns how many mails were queued.
 */
export async function watchPromises(deps: Deps, step = STEP): Promise<{ reminded: number; missed: number }> {
  const now = new Date(deps.clock.now())
  const counts = { reminded: 0, missed: 0 }
  // All of them: one that was told of stays due until it is kept, and must hide none behind it.
  const { dueBefore } = deps.database.stores.deliverables
  for await (const { id, orderId } of eachOfPages<{ id: string; orderId: string; dueAt: Date }>((after) => dueBefore(new Date(now.getTime() + REMIND_MS), step, after), step)) {
    const told = await deps.database.transaction(async (stores) => {
      // Locked, so that a delivery at this moment is either seen here or waits.
      const order = await stores.orders.lock(orderId)
      if (order === null || !PAID_STATES.includes(order.state)) return null
      const list = await stores.deliverables.ofOrder(order.id)
      const one = list.find((each) => each.id === id)
      if (one === undefined || one.dueAt === null) return null
      return one.dueAt.getTime() < now.getTime() ? tellMissed(deps, stores, order, one, labelOf(one, list), now) : remind(deps, stores, order, one, labelOf(one, list), now)
    })
    if (told !== null) counts[told] += 1
  }
  return counts
}

type Told = 'reminded' | 'missed' | null

async function remind(deps: Deps, stores: Stores, order: OrderRecord, one: DeliverableRecord, label: string, now: Date): Promise<Told> {
  const due = one.dueAt?.getTime() ?? 0
  const dedupeKey = `promise-near:${one.id}:${due}`
  if (one.kind === 'package' || (await stores.mails.hasCause(dedupeKey))) return null
  await notifyOperator(deps, stores, now, order, { dedupeKey, heading: `Due soon: ${label}`, text: null, rows: rowsOf(label, due) })
  return 'reminded'
}

async function tellMissed(deps: Deps, stores: Stores, order: OrderRecord, one: DeliverableRecord, label: string, now: Date): Promise<Told> {
  const due = one.dueAt?.getTime() ?? 0
  const dedupeKey = `promise-missed:${one.id}:${due}`
  if (await stores.mails.hasCause(dedupeKey)) return null
  await queueMail(stores, deps.chance, now, {
    dedupeKey,
    to: order.email,
    template: 'promise-missed',
    props: { reference: order.reference, productName: PRODUCT_NAMES[order.product], what: label, due: new Date(due).toISOString(), orderUrl: `${deps.publicUrl}/orders/${order.reference}` },
  })
  await notifyOperator(deps, stores, now, order, {
    dedupeKey: `operator-${dedupeKey}`,
    heading: `Late: ${label}`,
    text: null,
    rows: [...rowsOf(label, due), ['The customer', 'was told by mail, without a new time: please write one in the thread of the order']],
  })
  return 'missed'
}

const rowsOf = (label: string, due: number): [string, string][] => [
  ['What', label],
  ['Due', formatInstant(due)],
]
