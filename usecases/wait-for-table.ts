/** The first draft of an answer waits for the customer's word on the table of requests: its promised time runs from that word (terms of service 2.1). */
import type { Deliverable } from '../domain/orders/deliverables.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import type { OrderRecord, Stores } from './ports.ts'

export const TABLE_WAIT = 'We are waiting for your word on the table of what the notice asks'

const waitsForTable = ({ state, waitsFor }: Deliverable): boolean => state === 'waiting' && waitsFor === TABLE_WAIT

/**
 * Lets the first draft of a locked order stand still or begin as its table is open or confirmed. What waits for something
 * else, or was delivered, is left as it is. Answers whether it waits for the table now.
 */
export async function followTable(stores: Stores, order: OrderRecord, at: Date): Promise<boolean> {
  const response = (await stores.petitions.find(order.id))?.file.response
  const draft = (await stores.deliverables.ofOrder(order.id)).find(({ kind }) => kind === 'first-draft')
  if (response === undefined || draft === undefined || draft.deliveredAt !== null) return false
  const open = response.confirmedAt === null
  if (open && draft.state === 'in-work') {
    const stopped = {
      id: draft.id,
      act: { kind: 'pause', reason: TABLE_WAIT } as const,
      at,
      actor: 'program',
      cause: (label: string) => `${label} waits until the customer confirms the table of requests`,
    }
    return (await actOnDeliverable(stores, order, stopped)) !== null
  }
  if (!open && waitsForTable(draft))
    await actOnDeliverable(stores, order, { id: draft.id, act: { kind: 'begin', from: at }, at, actor: 'customer', cause: (label) => `${label} begun: the customer confirmed the table of requests` })
  return open && waitsForTable(draft)
}
