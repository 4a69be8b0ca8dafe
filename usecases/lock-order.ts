import type { OrderRecord, Stores } from './ports.ts'

/** The order of a reference, held until the transaction ends; null where there is none. */
export async function lockOrder(stores: Stores, reference: string): Promise<OrderRecord | null> {
  const found = await stores.orders.findByReference(reference)
  return found === null ? null : stores.orders.lock(found.id)
}
