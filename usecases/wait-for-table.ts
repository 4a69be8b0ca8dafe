/** The first draft of an answer waits for the customer's word on the table of requests: its promised time runs from that word (terms of service 2.1). */
import { TABLE_WAIT, waitsForTable } from '../domain/orders/deliverables.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { allFilesAreHere } from './wait-for-files.ts'
import type { OrderRecord, Stores } from './ports.ts'

/** Whether the notice of an order was read and the customer has not said yet that its table is whole. */
export async function tableIsOpen(stores: Stores, order: Pick<OrderRecord, 'id'>): Promise<boolean> {
  return (await stores.petitions.find(order.id))?.file.response?.confirmedAt === null
}

/**
 * Lets the first draft of a locked order stand still or begin as its table is open or confirmed. With all files here, the word
 * on the table is also the word that they are. What waits for something else, or was delivered, is left as it is.
 */
export async function followTable(stores: Stores, order: OrderRecord, at: Date): Promise<void> {
  const response = (await stores.petitions.find(order.id))?.file.response
  const draft = (await stores.deliverables.ofOrder(order.id)).find(({ kind }) => kind === 'first-draft')
  if (response === undefined || draft === undefined || draft.deliveredAt !== null) return
  const open = response.confirmedAt === null
  if (open && draft.state === 'in-work')
    await actOnDeliverable(stores, order, {
      id: draft.id,
      act: { kind: 'pause', reason: TABLE_WAIT },
      at,
      actor: 'program',
      cause: (label) => `${label} waits until the customer confirms the table of requests`,
    })
  if (!open && (waitsForTable(draft) || (await allFilesAreHere(stores, order, draft.id))))
    await actOnDeliverable(stores, order, { id: draft.id, act: { kind: 'begin', from: at }, at, actor: 'customer', cause: (label) => `${label} begun: the customer confirmed the table of requests` })
}
