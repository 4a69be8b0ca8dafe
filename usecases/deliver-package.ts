import { createHash } from 'node:crypto'
import { PRODUCT_NAMES } from '../content/products.ts'
import { changesSince, orderedPackage, packageEdition } from '../domain/documents/ordered-package.ts'
import { planPackage, type PackagePlan } from '../domain/documents/package-plan.ts'
import { formatInstant } from '../domain/format-date.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { publicLabel } from '../domain/orders/public-label.ts'
import { consoleAddresses } from './console-addresses.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import type { Chance, Clock, Database, FileRecord, FileStore, OrderRecord, PackageMaker, SignedAddresses } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import type { Services } from './services.ts'

export const PACKAGE_OWNER = 'package'

/** How long a mailed or shown link opens the package; the order page makes a new one at any time. */
export const PACKAGE_LINK_MS = 7 * DAY_MS

/** The role of a package's file says its edition. */
export const editionOfRole = (role: string): string => role.replace(/^package:/, '')

export type PackageDeps = {
  database: Database
  files: FileStore
  clock: Clock
  chance: Pick<Chance, 'id'>
  packages: PackageMaker
  publicUrl: string
  operatorEmail: string
  addresses: SignedAddresses
  report: Services['report']
}

/** States in which the package of a paid order is made, or made anew. Not while money is disputed or given back. */
const DELIVERABLE: readonly OrderRecord['state'][] = ['paid', 'in_production', 'delivered']

/** Not after its owner had it deleted: an operator makes it anew when it is asked for. */
export const canHavePackage = (order: Pick<OrderRecord, 'product' | 'state' | 'packageDeletedAt'>): boolean =>
  order.product === 'niw-diy' && DELIVERABLE.includes(order.state) && order.packageDeletedAt === null

/** The plan of a stored order. Throws where its selections are no order: they were checked when it was placed. */
export function planOf(order: Pick<OrderRecord, 'selections'>): PackagePlan {
  const planned = planPackage(orderedPackage(order.selections))
  if (planned.kind === 'refused') throw new Error(`the selections make no package: ${planned.refusal.kind}`)
  return planned.plan
}

/** The newest package file of an order, or null. */
export async function newestPackage(database: Pick<Database, 'stores'>, orderId: string): Promise<FileRecord | null> {
  const kept = (await database.stores.files.ofOwner(PACKAGE_OWNER, orderId)).filter((file) => file.storageKey !== null)
  return kept.at(-1) ?? null
}

/**
 * Makes the package of a paid NIW DIY order, stores it, mails its link and delivers what the order owes with it. Safe to run
 * again: where the newest edition is stored already, nothing happens. An earlier edition is replaced. Throws to be tried
 * again; after the last attempt the operator is told, and the order is listed as waiting for its package.
 */
export async function deliverPackage(deps: PackageDeps, { orderId }: { orderId: string }, attempt: { last: boolean }): Promise<void> {
  const order = await deps.database.stores.orders.findById(orderId)
  if (order === null || !canHavePackage(order)) return
  try {
    await makeAndStore(deps, order)
  } catch (error) {
    deps.report(`the package of order ${publicLabel(order.reference)}… was not made`, error)
    if (attempt.last) await tellOperator(deps, order, error)
    throw error
  }
}

async function makeAndStore(deps: PackageDeps, order: OrderRecord): Promise<void> {
  const { database, files, packages, clock } = deps
  const plan = planOf(order)
  const editions = await packages.editions(plan)
  const edition = packageEdition(editions)
  const earlier = await newestPackage(database, order.id)
  if (earlier !== null && editionOfRole(earlier.role) >= edition) return

  const now = new Date(clock.now())
  const bytes = await packages.make(plan, { orderReference: order.reference, preparedOn: now.toISOString().slice(0, 10) })
  const storageKey = await files.put(bytes)
  const record: FileRecord = {
    id: deps.chance.id(),
    ownerKind: PACKAGE_OWNER,
    ownerId: order.id,
    role: `package:${edition}`,
    name: `NIW-DIY-package-${publicLabel(order.reference)}-${edition}.zip`,
    mediaType: 'application/zip',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    createdAt: now,
  }
  const replaced = await database
    .transaction(async (stores) => {
      const locked = await stores.orders.lock(order.id)
      const owned = await stores.files.ofOwner(PACKAGE_OWNER, order.id)
      // Paid back meanwhile, or another worker was faster.
      if (locked === null || !canHavePackage(locked) || owned.some((file) => editionOfRole(file.role) >= edition)) return null
      await stores.files.insert([record])
      await stores.retention.deleteFiles(owned.map((file) => file.id))
      const owed = (await stores.deliverables.ofOrder(locked.id)).find(({ kind }) => kind === 'package')
      if (owed !== undefined && owed.state === 'in-work') {
        await actOnDeliverable(stores, locked, { id: owed.id, act: { kind: 'deliver' }, at: now, actor: 'delivery', cause: () => 'package made and its link mailed' })
        await stores.deliverables.addDelivery({ id: deps.chance.id(), deliverableId: owed.id, at: now, actor: 'delivery', how: 'made', line: '' })
      }
      const until = now.getTime() + PACKAGE_LINK_MS
      await queueMail(stores, deps.chance, now, {
        dedupeKey: `package-ready:${record.id}`,
        to: order.email,
        template: 'package-ready',
        props: {
          reference: order.reference,
          productName: PRODUCT_NAMES[order.product],
          url: deps.addresses.packageAddress(order.reference, record.id, until),
          until: new Date(until).toISOString(),
          orderUrl: `${deps.publicUrl}/orders/${order.reference}`,
          edition,
          changes: earlier === null ? [] : changesSince(editionOfRole(earlier.role), editions).map(({ title }) => title),
          isNewEdition: earlier !== null,
          consultation: plan.selection.addons.consultation,
        },
      })
      return owned
    })
    .catch(async (error: unknown) => {
      const known = await database.stores.files.find(record.id).catch(() => 'unknown' as const)
      if (known === null) await files.delete(storageKey)
      throw error
    })
  if (replaced === null) await files.delete(storageKey)
  else await Promise.allSettled(replaced.flatMap((file) => (file.storageKey === null ? [] : [files.delete(file.storageKey)])))
}

async function tellOperator(deps: PackageDeps, order: OrderRecord, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const now = new Date(deps.clock.now())
  await deps.database.transaction((stores) =>
    queueMail(stores, deps.chance, now, {
      dedupeKey: `package-failed:${order.id}:${now.toISOString().slice(0, 10)}`,
      to: deps.operatorEmail,
      template: 'operator-payment-notice',
      props: {
        heading: 'A package could not be made',
        text: 'Every attempt failed. The customer has no package yet. Mend the cause, then press “Make the package” on the order’s page in the console, or run npm run orders -- --deliver REFERENCE.',
        rows: [
          ['Order', order.reference],
          ['Due', order.dueAt === null ? 'unknown' : formatInstant(order.dueAt.getTime())],
          ['Reason', reason.slice(0, 500)],
        ],
        consoleUrl: consoleAddresses(deps.publicUrl).order(order.reference),
      },
    }),
  )
}
