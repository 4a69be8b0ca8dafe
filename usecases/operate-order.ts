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

/** Stops the promised time, with the reason that the customer's page and the history show. */
export function pauseOrder(deps: Deps, given: { reference: string; reason: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    if (!canBePaused(order.state) || order.pausedAt !== null) return false
    await stores.orders.change(order.id, { dueAt: null, pausedReason: given.reason, pausedAt: now }, now)
    await stores.orders.recordEvent(order, { at: now, actor: given.actor, cause: `paused: ${given.reason}` })
    return true
  })
}

/** Starts the product's whole promised time again, from now, with the reason in the history. */
export function resumeOrder(deps: Deps, given: { reference: string; cause: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    if (!canBePaused(order.state) || order.pausedAt === null) return false
    await stores.orders.change(order.id, { dueAt: new Date(now.getTime() + PROMISES[order.product].ms), pausedReason: null, pausedAt: null }, now)
    await stores.orders.recordEvent(order, { at: now, actor: given.actor, cause: `resumed: ${given.cause}` })
    return true
  })
}

/** Writes a note down for the other operators. The customer gets it with a download of their data. */
export function addOrderNote(deps: Deps, given: { reference: string; text: string; actor: string }): Promise<OperateResult> {
  return onOrder(deps, given.reference, async (stores, order, now) => {
    await stores.orders.addNote(order.id, { at: now, actor: given.actor, text: given.text })
    return true
  })
}
