import { canBePaused, operatorMoves } from '../domain/orders/operator-moves.ts'
import { PROMISES, type OrderState } from '../domain/orders/order-states.ts'
import type { Clock, Database, OrderRecord, Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock }
export type OperateResult = { kind: 'done' } | { kind: 'no-such-order' } | { kind: 'not-possible' }

async function onOrder(deps: Deps, reference: string, work: (stores: Stores, order: OrderRecord, now: Date) => Promise<boolean>): Promise<OperateResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const found = await stores.orders.findByReference(reference)
    const order = found === null ? null : await stores.orders.lock(found.id)
    if (order === null) return { kind: 'no-such-order' }
    return { kind: (await work(stores, order, now)) ? 'done' : 'not-possible' }
  })
}

/**
 * Sets the next state of an order by hand, with the reason in its history. `from` is the state the operator saw: where it
 * has changed since, nothing is done. A draft or delivery keeps the promise, so nothing is due any more.
 */
export function moveOrder(deps: Deps, given: { reference: string; from: OrderState; to: OrderState; cause: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    if (order.state !== given.from || !operatorMoves(order).includes(given.to)) return false
    if (!canBePaused(given.to)) await stores.orders.change(order.id, { dueAt: null, pausedReason: null, pausedAt: null }, now)
    await stores.orders.moveTo(order, given.to, { at: now, actor: given.actor, cause: given.cause })
    return true
  })
}

/** Stops the promised time, with the reason the customer's page shows. */
export function pauseOrder(deps: Deps, given: { reference: string; reason: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    if (!canBePaused(order.state) || order.pausedAt !== null) return false
    await stores.orders.change(order.id, { dueAt: null, pausedReason: given.reason, pausedAt: now }, now)
    return true
  })
}

/** Starts the product's whole promised time again, from now. */
export function resumeOrder(deps: Deps, given: { reference: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    if (!canBePaused(order.state) || order.pausedAt === null) return false
    await stores.orders.change(order.id, { dueAt: new Date(now.getTime() + PROMISES[order.product].ms), pausedReason: null, pausedAt: null }, now)
    return true
  })
}
