import { nearestPromise, type DeliverableAct } from '../domain/orders/deliverables.ts'
import { operatorMoves } from '../domain/orders/operator-moves.ts'
import { PAID_STATES, type OrderState } from '../domain/orders/order-states.ts'
import { canHavePackage } from './deliver-package.ts'
import { actOnDeliverable, endDeliverables } from './fulfill-order.ts'
import { lockOrder } from './lock-order.ts'
import type { Clock, Database, OrderRecord, Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock }
export type OperateResult = { kind: 'done' } | { kind: 'no-such-order' } | { kind: 'not-possible' }

async function onOrder(deps: Deps, reference: string, work: (stores: Stores, order: OrderRecord, now: Date) => Promise<boolean>): Promise<OperateResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const order = await lockOrder(stores, reference)
    if (order === null) return { kind: 'no-such-order' }
    return { kind: (await work(stores, order, now)) ? 'done' : 'not-possible' }
  })
}

/**
 * Cancels an unpaid order, or settles a disputed one, with the reason in its history. `from` is the state the operator saw:
 * where it has changed since, nothing is done. Nothing is called sent or delivered by hand: that follows from deliveries.
 */
export function moveOrder(deps: Deps, given: { reference: string; from: OrderState; to: OrderState; cause: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    const list = await stores.deliverables.ofOrder(order.id)
    if (order.state !== given.from || !operatorMoves(order.state, list).includes(given.to)) return false
    const goesOn = PAID_STATES.includes(given.to)
    if (!goesOn) await endDeliverables(stores, order)
    const promise = goesOn ? nearestPromise(list) : { dueAt: null, pausedReason: null, pausedAt: null }
    await stores.orders.moveTo(order, given.to, { at: now, actor: given.actor, cause: given.cause }, promise)
    return true
  })
}

/** Accepts the amount that an order was paid with in the place of its total: what waited for that goes on. */
export function acceptAmount(deps: Deps, given: { reference: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    if (!order.amountMismatch || !PAID_STATES.includes(order.state)) return false
    await stores.orders.change(order.id, { amountMismatch: false }, now)
    await stores.orders.recordEvent(order, { at: now, actor: given.actor, cause: 'the amount paid was accepted' })
    if (canHavePackage(order)) await stores.jobs.enqueue('assemble-package', { orderId: order.id })
    return true
  })
}

type OnDeliverable = { reference: string; deliverableId: string; actor: string }

function act(deps: Deps, given: OnDeliverable, actAt: (now: Date) => DeliverableAct, cause: (label: string) => string): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    return (await actOnDeliverable(stores, order, { id: given.deliverableId, act: actAt(now), at: now, actor: given.actor, cause })) !== null
  })
}

/** Stops the promised time, with the reason that the customer's page and the history show. */
export function pauseDeliverable(deps: Deps, given: OnDeliverable & { reason: string }): Promise<OperateResult> {
  return act(
    deps,
    given,
    () => ({ kind: 'pause', reason: given.reason }),
    (label) => `${label} paused: ${given.reason}`,
  )
}

/** What it waited for is here: the whole promised time runs from now, with the reason in the history. */
export function beginDeliverable(deps: Deps, given: OnDeliverable & { cause: string }): Promise<OperateResult> {
  return act(
    deps,
    given,
    (now) => ({ kind: 'begin', from: now }),
    (label) => `${label} begun: ${given.cause}`,
  )
}

/** The customer accepted or chose elsewhere than on the order page; the reason says where. */
export function acceptForCustomer(deps: Deps, given: OnDeliverable & { cause: string }): Promise<OperateResult> {
  return act(
    deps,
    given,
    () => ({ kind: 'accept' }),
    (label) => `${label} accepted by the customer: ${given.cause}`,
  )
}

/** Writes a note down for the other operators. The customer gets it with a download of their data. */
export function addOrderNote(deps: Deps, given: { reference: string; text: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    await stores.orders.addNote(order.id, { at: now, actor: given.actor, text: given.text })
    return true
  })
}
