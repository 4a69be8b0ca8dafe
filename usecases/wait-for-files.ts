/** What waits for files of the customer names those that are still missing: what is here already is not asked for again. */
import { fileWaits, waitReason } from '../domain/orders/needed-files.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { ORDER_FILES } from './order-uploads.ts'
import type { OrderRecord, Stores } from './ports.ts'

/** After a file of a locked order came or went. Records the step where that changes what is waited for; false where it does not, and nothing was written then. */
export async function followFiles(stores: Stores, order: OrderRecord, step: { at: Date; actor: string; cause: string }): Promise<boolean> {
  const list = await stores.deliverables.ofOrder(order.id)
  for (const { index, missing } of await waitsOf(stores, order, list)) {
    const one = list[index]
    if (one === undefined) continue
    const reason = waitReason(missing)
    if (reason !== one.waitsFor) return (await actOnDeliverable(stores, order, { ...step, id: one.id, act: { kind: 'wait-on', reason }, cause: () => step.cause })) !== null
  }
  return false
}

/** Whether the one that waits for files of the customer has all of them. */
export async function allFilesAreHere(stores: Stores, order: OrderRecord, id: string): Promise<boolean> {
  const list = await stores.deliverables.ofOrder(order.id)
  return (await waitsOf(stores, order, list)).some(({ index, missing }) => list[index]?.id === id && missing.length === 0)
}

async function waitsOf(stores: Stores, { id, product }: OrderRecord, list: Parameters<typeof fileWaits>[0]) {
  const kept = await stores.files.ofOwner(ORDER_FILES, id)
  return fileWaits(list, product, new Set(kept.map(({ role }) => role)))
}
