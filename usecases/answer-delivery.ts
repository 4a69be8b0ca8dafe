import { actOnDeliverable } from './fulfill-order.ts'
import { lockOrder } from './lock-order.ts'
import { notifyOperator } from './notify-operator.ts'
import type { Chance, Clock, Database } from './ports.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

export type AnswerDeliveryResult =
  | { kind: 'done' }
  | { kind: 'no-such-order' }
  /** Answered by an earlier click, or there is something newer to look at: nothing was done. */
  | { kind: 'not-possible' }

/**
 * What the customer says to a delivery on the order page: it is accepted (of a first draft: the options in `text` are
 * chosen, the full draft begins and the right to withdraw ends), or a revision is asked for. `deliveryId` is the delivery
 * that the customer saw: where a newer one came meanwhile, nothing is done.
 */
export async function answerDelivery(deps: Deps, given: { reference: string; deliveryId: string; kind: 'acceptance' | 'revision'; text: string }): Promise<AnswerDeliveryResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<AnswerDeliveryResult> => {
    const order = await lockOrder(stores, given.reference)
    if (order === null) return { kind: 'no-such-order' }
    const deliveries = await stores.deliverables.deliveries(order.id)
    const seen = deliveries.find(({ id }) => id === given.deliveryId)
    const newest = deliveries.filter(({ deliverableId }) => deliverableId === seen?.deliverableId).at(-1)
    if (seen === undefined || newest?.id !== seen.id) return { kind: 'not-possible' }
    const accepts = given.kind === 'acceptance'
    const done = await actOnDeliverable(stores, order, {
      id: seen.deliverableId,
      act: { kind: accepts ? 'accept' : 'ask-revision' },
      at: now,
      actor: 'customer',
      cause: (label) => (accepts ? `${label} accepted by the customer` : `the customer asked for a revision of: ${label}`),
    })
    if (done === null) return { kind: 'not-possible' }
    const { deliverable, label } = done
    if (given.text !== '') await stores.deliverables.addComment({ id: deps.chance.id(), deliverableId: deliverable.id, at: now, actor: 'customer', kind: given.kind, text: given.text })
    const chose = accepts && deliverable.kind === 'first-draft'
    const heading = chose ? 'A customer chose from the first draft' : accepts ? `Accepted: ${label}` : `A revision is asked for: ${label}`
    await notifyOperator(deps, stores, now, order, {
      dedupeKey: `operator-answer:${seen.id}:${given.kind}:${deliverable.rounds}`,
      heading,
      text: given.text === '' ? 'The customer wrote nothing to it.' : given.text,
    })
    return { kind: 'done' }
  })
}
