import { neededFor } from '../domain/orders/deliverables.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { beginWithForm, pauseAll } from './fulfill-order.ts'
import { lockOrder } from './lock-order.ts'
import type { Clock, Database } from './ports.ts'

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
    const order = await lockOrder(stores, given.reference)
    if (order === null) return 'no-such-order'
    if (order.product !== 'selfpetition-ai' || !PAID_STATES.includes(order.state)) return 'not-possible'
    const before = (await stores.intakes.findByOrder(order.id)).length
    await stores.intakes.setOrder(intake.id, order.id, 'operator')
    await stores.unpaidRoom.freeIntake(intake.id)
    const event = { at, actor: given.actor, cause: `input form of ${intake.submittedAt.toISOString().slice(0, 10)} attached: ${given.cause}` }
    const began = new Date(Math.max(intake.submittedAt.getTime(), order.paidAt?.getTime() ?? 0))
    if (!(await beginWithForm(stores, order, before, began, event))) await stores.orders.recordEvent(order, event)
    await stores.jobs.enqueue('read-case', { orderId: order.id })
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
    const event = { at, actor: given.actor, cause: `input form of ${intake.submittedAt.toISOString().slice(0, 10)} taken away: ${given.cause}` }
    const left = await stores.intakes.findByOrder(order.id)
    const waits = left.length === 0 && (await pauseAll(stores, order, neededFor('first-draft', order.product) ?? '', event))
    if (!waits) await stores.orders.recordEvent(order, event)
    return 'done'
  })
}
