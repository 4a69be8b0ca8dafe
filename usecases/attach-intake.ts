import { startsWithForm } from '../domain/orders/deleted-words.ts'
import { canBePaused } from '../domain/orders/operator-moves.ts'
import { PAID_STATES, PROMISES } from '../domain/orders/order-states.ts'
import type { Clock, Database } from './ports.ts'
import { waitsFor } from './settle-payment.ts'

type Deps = { database: Database; clock: Clock }

export type AttachIntakeResult = 'done' | 'no-such-intake' | 'no-such-order' | 'has-an-order' | 'not-possible'

/**
 * Gives an input form that found no order to one, by hand. The promise then counts from when the form was here and the money
 * too, whichever came later: a form that waited unnoticed does not start a new period. Only paid Selfpetition AI orders take one.
 */
export function attachIntake({ database, clock }: Deps, given: { intakeId: string; reference: string; cause: string; actor: string }): Promise<AttachIntakeResult> {
  const at = new Date(clock.now())
  return database.transaction(async (stores) => {
    const intake = await stores.intakes.lock(given.intakeId)
    if (intake === null) return 'no-such-intake'
    if (intake.orderId !== null) return 'has-an-order'
    const found = await stores.orders.findByReference(given.reference)
    const order = found === null ? null : await stores.orders.lock(found.id)
    if (order === null) return 'no-such-order'
    if (order.product !== 'selfpetition-ai' || !PAID_STATES.includes(order.state)) return 'not-possible'
    const before = (await stores.intakes.findByOrder(order.id)).length
    await stores.intakes.setOrder(intake.id, order.id, 'operator')
    const event = { at, actor: given.actor, cause: `input form of ${intake.submittedAt.toISOString().slice(0, 10)} attached: ${given.cause}` }
    if (order.state === 'paid') await stores.orders.moveTo(order, 'in_production', event)
    else await stores.orders.recordEvent(order, event)
    if (!startsWithForm(order, before)) return 'done'
    const began = Math.max(intake.submittedAt.getTime(), order.paidAt?.getTime() ?? 0)
    await stores.orders.change(order.id, { dueAt: new Date(began + PROMISES['selfpetition-ai'].ms), pausedReason: null, pausedAt: null }, at)
    return 'done'
  })
}

/** Takes an input form away from its order. An order in work that has no other waits for its form again. */
export function detachIntake({ database, clock }: Deps, given: { intakeId: string; cause: string; actor: string }): Promise<'done' | 'no-such-intake' | 'has-no-order'> {
  const at = new Date(clock.now())
  return database.transaction(async (stores) => {
    const intake = await stores.intakes.lock(given.intakeId)
    if (intake === null) return 'no-such-intake'
    const order = intake.orderId === null ? null : await stores.orders.lock(intake.orderId)
    if (order === null) return 'has-no-order'
    await stores.intakes.setOrder(intake.id, null, 'none')
    await stores.orders.recordEvent(order, { at, actor: given.actor, cause: `input form of ${intake.submittedAt.toISOString().slice(0, 10)} taken away: ${given.cause}` })
    const left = await stores.intakes.findByOrder(order.id)
    if (left.length === 0 && canBePaused(order.state)) {
      await stores.orders.change(order.id, { dueAt: null, pausedReason: waitsFor(order.product), pausedAt: at }, at)
    }
    return 'done'
  })
}
