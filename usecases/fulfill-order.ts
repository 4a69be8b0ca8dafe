import { missedAfterDeletion } from '../domain/orders/deleted-words.ts'
import { afterAct, ended, fulfillmentOf, labelOf, nearestPromise, neededFor, owedAtPayment, type DeliverableAct } from '../domain/orders/deliverables.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import type { Chance, DeliverableRecord, OrderChange, OrderRecord, Stores } from './ports.ts'

type Step = { at: Date; actor: string; cause: string }

/** What an order that is paid now owes, with ids; not stored yet. */
export function newDeliverables(chance: Pick<Chance, 'id'>, order: Pick<OrderRecord, 'id' | 'product' | 'lines'>, at: Date): DeliverableRecord[] {
  const items = order.lines.map(({ item }) => item)
  return owedAtPayment(order.product, items, at).map((one) => ({ ...one, id: chance.id(), orderId: order.id }))
}

/** The list after an act, with the ids it had; null where it is not possible. */
export function withAct(order: Pick<OrderRecord, 'product'>, list: DeliverableRecord[], id: string, act: DeliverableAct, at: Date): DeliverableRecord[] | null {
  // An act changes or keeps each one; it adds and takes away none.
  return afterAct(
    list,
    list.findIndex((one) => one.id === id),
    act,
    at,
    order.product,
  ) as DeliverableRecord[] | null
}

/** Stores what changed, and lets the state and the promise of the locked order follow from it, with the step in its history. */
async function store(stores: Stores, order: OrderRecord, before: DeliverableRecord[], after: DeliverableRecord[], step: Step, change: OrderChange): Promise<void> {
  await stores.deliverables.save(after.filter((one, index) => one !== before[index]))
  const all = { ...change, ...nearestPromise(after) }
  const state = fulfillmentOf(after)
  if (state !== order.state) return stores.orders.moveTo(order, state, step, all)
  await stores.orders.change(order.id, all, step.at)
  await stores.orders.recordEvent(order, step)
}

/**
 * Acts on one deliverable of a locked order that is paid for and not stopped. Null where that is not possible: nothing was
 * written then.
 */
export async function actOnDeliverable(
  stores: Stores,
  order: OrderRecord,
  given: { id: string; act: DeliverableAct; at: Date; actor: string; cause: (label: string) => string; change?: OrderChange },
): Promise<{ deliverable: DeliverableRecord; label: string; list: DeliverableRecord[] } | null> {
  if (!PAID_STATES.includes(order.state)) return null
  const before = await stores.deliverables.ofOrder(order.id)
  const after = withAct(order, before, given.id, given.act, given.at)
  const deliverable = after?.find(({ id }) => id === given.id)
  if (after === null || deliverable === undefined) return null
  const label = labelOf(deliverable, after)
  await store(stores, order, before, after, { at: given.at, actor: given.actor, cause: given.cause(label) }, given.change ?? {})
  return { deliverable, label, list: after }
}

/** What was sent for a locked order is gone: everything that is made of it and in work waits for it again. Returns whether anything was. */
export async function pauseAll(stores: Stores, order: OrderRecord, reason: string, step: Step): Promise<boolean> {
  if (!PAID_STATES.includes(order.state)) return false
  const before = await stores.deliverables.ofOrder(order.id)
  let after = before
  for (const { id, kind } of before) if (kind !== 'consultation') after = withAct(order, after, id, { kind: 'pause', reason }, step.at) ?? after
  if (after === before) return false
  await store(stores, order, before, after, step, {})
  return true
}

/**
 * The form of a locked order is here: its first draft begins, and so does what stood still because an earlier form is gone.
 * False where nothing waits for it, or the order has another form; nothing was written then.
 */
export async function beginWithForm(stores: Stores, order: OrderRecord, formsBefore: number, from: Date, step: Step): Promise<boolean> {
  if (!PAID_STATES.includes(order.state) || formsBefore > 0) return false
  const before = await stores.deliverables.ofOrder(order.id)
  // A pause for another reason is not over with the form.
  const reasons = [neededFor('first-draft', order.product), missedAfterDeletion(order.product)]
  let after = before
  for (const { id, kind, startedAt, waitsFor } of before) {
    if (kind === 'first-draft' || (startedAt !== null && kind !== 'consultation' && reasons.includes(waitsFor))) after = withAct(order, after, id, { kind: 'begin', from }, step.at) ?? after
  }
  if (after === before) return false
  await store(stores, order, before, after, step, {})
  return true
}

/** Nothing more is owed for a locked order: it was withdrawn from or paid back. Its state is the caller's. */
export async function endDeliverables(stores: Stores, order: Pick<OrderRecord, 'id'>): Promise<void> {
  const before = await stores.deliverables.ofOrder(order.id)
  const held = before.some(({ kind, deliveredAt }) => kind === 'consultation' && deliveredAt !== null)
  // Nobody comes to it any more: the time is free for others.
  for (const { id } of held ? [] : await stores.consultations.ofOrder(order.id)) await stores.consultations.giveBack(id, order.id)
  const after = ended(before) as DeliverableRecord[]
  await stores.deliverables.save(after.filter((one, index) => one !== before[index]))
}
