import type { Database, OrderRecord } from './ports.ts'

/** A database in which an order that is asked for several times while one page is drawn is looked up once. Not for work that changes it. */
export function ordersFoundOnce<Given extends { database: Database }>(given: Given): Given {
  const { database } = given
  const found = new Map<string, Promise<OrderRecord | null>>()
  const findByReference = (reference: string) => {
    const known = found.get(reference) ?? database.stores.orders.findByReference(reference)
    found.set(reference, known)
    return known
  }
  return { ...given, database: { ...database, stores: { ...database.stores, orders: { ...database.stores.orders, findByReference } } } }
}
