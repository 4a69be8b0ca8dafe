import { changesSince, packageEdition, type DocumentEdition } from '../domain/documents/ordered-package.ts'
import { canHavePackage, editionOfRole, newestPackage, PACKAGE_LINK_MS, PACKAGE_OWNER, planOf, type PackageDeps } from './deliver-package.ts'
import type { OpenedFile } from './ports.ts'

/** What the order page shows of the files of an order. Times are in milliseconds. */
export type OrderFiles =
  /** No files belong to this order, or not now. */
  | { kind: 'none' }
  /** The customer had it deleted. */
  | { kind: 'deleted'; at: number }
  /** Paid; the package is on its way. */
  | { kind: 'preparing' }
  /** A person looks at the payment first. */
  | { kind: 'held' }
  | {
      kind: 'ready'
      name: string
      bytes: number
      edition: string
      madeAt: number
      /** Opens the package until `until`; a new one is made at every view. */
      url: string
      until: number
      /** What the newest edition changes; empty where this is the newest. */
      changes: DocumentEdition[]
    }

type Deps = Pick<PackageDeps, 'database' | 'clock' | 'packages' | 'addresses'>

/** Null where no order has this reference. */
export async function orderFiles({ database, clock, packages, addresses }: Deps, reference: string): Promise<OrderFiles | null> {
  const order = await database.stores.orders.findByReference(reference)
  if (order === null) return null
  if (order.packageDeletedAt !== null) return { kind: 'deleted', at: order.packageDeletedAt.getTime() }
  if (!canHavePackage(order)) return { kind: 'none' }
  const file = await newestPackage(database, order.id)
  if (file === null) return { kind: order.amountMismatch ? 'held' : 'preparing' }
  const edition = editionOfRole(file.role)
  const until = clock.now() + PACKAGE_LINK_MS
  return {
    kind: 'ready',
    name: file.name,
    bytes: file.bytes,
    edition,
    madeAt: file.createdAt.getTime(),
    url: addresses.packageAddress(order.reference, file.id, until),
    until,
    // A document that is missing today must not hide the package that exists.
    changes: await packages.editions(planOf(order)).then(
      (editions) => changesSince(edition, editions),
      () => [],
    ),
  }
}

/**
 * Queues the package of an order: the newest edition where one is stored, or the first one. `by` is the customer (only
 * once there is a package) or the operator, who also releases an order whose payment needed a look and has a package made
 * again that was deleted: the history then says which `actor` did.
 */
export async function requestPackage(
  { database, clock, packages }: Pick<PackageDeps, 'database' | 'clock' | 'packages'>,
  reference: string,
  by: 'customer' | 'operator',
  actor: string = by,
): Promise<'queued' | 'newest-already' | 'not-possible' | 'no-such-order'> {
  const stored = await database.stores.orders.findByReference(reference)
  if (stored === null) return 'no-such-order'
  const order = by === 'operator' ? { ...stored, packageDeletedAt: null } : stored
  if (!canHavePackage(order)) return 'not-possible'
  const file = await newestPackage(database, order.id)
  if (file === null && by === 'customer') return 'not-possible'
  if (file !== null && editionOfRole(file.role) >= packageEdition(await packages.editions(planOf(order)))) return 'newest-already'
  return database.transaction(async (stores) => {
    const at = new Date(clock.now())
    if (by === 'operator') {
      if (order.amountMismatch || stored.packageDeletedAt !== null) await stores.orders.change(order.id, { amountMismatch: false, packageDeletedAt: null }, at)
      const cause = order.amountMismatch ? 'the amount paid was accepted and the package asked for' : 'the package was asked for again'
      await stores.orders.recordEvent(order, { at, actor, cause })
    }
    await stores.jobs.enqueue('assemble-package', { orderId: order.id })
    return 'queued' as const
  })
}

export type PackageRequest = { reference: string; fileId: string; until: number; signature: string }

/**
 * The file behind a link, with the opening recorded. `renew`: the link is over, or an edition took its place; the order
 * page has the new one. `unknown`: nothing was ever signed like this, or the order no longer holds files.
 */
export async function openPackage(
  { database, files, clock, addresses }: Pick<PackageDeps, 'database' | 'files' | 'clock' | 'addresses'>,
  given: PackageRequest,
): Promise<({ kind: 'file'; name: string; mediaType: string } & OpenedFile) | { kind: 'renew' } | { kind: 'unknown' }> {
  if (!addresses.isPackageAddress(given)) return { kind: 'unknown' }
  const order = await database.stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'unknown' }
  const now = clock.now()
  if (now >= given.until || !canHavePackage(order)) return { kind: 'renew' }
  const record = await database.stores.files.find(given.fileId)
  if (record === null || record.storageKey === null || record.ownerKind !== PACKAGE_OWNER || record.ownerId !== order.id) return { kind: 'renew' }
  const opened = await files.open(record.storageKey)
  if (opened === null) return { kind: 'renew' }
  await database.stores.files.recordAccess(record.id, 'link:customer', new Date(now))
  return { kind: 'file', name: record.name, mediaType: record.mediaType, ...opened }
}
