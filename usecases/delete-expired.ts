import { ENDEAVOR_COPY_TEMPLATE, expiresBefore, ORDER_MAIL_TEMPLATES, type RetentionKind } from '../domain/retention/retention-rules.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { UNFINISHED_UPLOAD_DAYS } from '../domain/uploads/order-uploads.ts'
import { PACKAGE_OWNER } from './deliver-package.ts'
import { deleteUnfinishedUploads, ORDER_FILES, UPLOAD_CHUNKS } from './order-uploads.ts'
import { DELIVERY_FILES, READY_FILES } from './release-delivery.ts'
import type { Clock, Database, Deletion, FileStore, LeadSource, Stores } from './ports.ts'

type Deps = { database: Database; files: FileStore; clock: Clock; personalDays: number }

/** Rows of one kind in one step: a run that is broken off has only a little to do again. */
const STEP = 200

const LEAD_KINDS: Record<LeadSource, RetentionKind> = {
  contact: 'contact-message',
  'ai-samples': 'samples-request',
  'rfe-upload': 'rfe-letter',
  'rfe-evaluation': 'rfe-letter',
  generator: 'generator-use',
}

/** Everything that lies with a paid order besides its package. */
export const WORK_FILES = [DELIVERY_FILES, READY_FILES, ORDER_FILES, UPLOAD_CHUNKS]

/** Takes the bytes of an owner away, then its file rows. Bytes first: a row without bytes is met again by the next run. */
export async function deleteOwnedFiles({ database, files }: Pick<Deps, 'database' | 'files'>, ownerKind: string, ownerId: string): Promise<string[]> {
  const records = await database.stores.files.ofOwner(ownerKind, ownerId)
  for (const { storageKey } of records) if (storageKey !== null) await files.delete(storageKey)
  const ids = records.map((record) => record.id)
  await database.stores.retention.deleteFiles(ids)
  return ids
}

/** Deletes what has outlived its period and writes each deletion down. Returns how many rows of each kind went. */
export async function deleteExpired(deps: Deps): Promise<Record<string, number>> {
  const { database, clock, personalDays } = deps
  const now = clock.now()
  const at = new Date(now)
  const before = (kind: RetentionKind) => expiresBefore(kind, now, personalDays)
  const counts: Record<string, number> = {}

  async function clear(kind: RetentionKind, find: () => Promise<string[]>, ownerKinds: readonly string[], remove: (stores: Stores, ids: string[]) => Promise<void>) {
    for (;;) {
      const ids = await find()
      const deletions: Deletion[] = ids.map((rowId) => ({ at, kind, rowId, cause: 'expired' }))
      for (const ownerKind of ownerKinds) {
        for (const id of ids) {
          for (const rowId of await deleteOwnedFiles(deps, ownerKind, id)) deletions.push({ at, kind: 'file', rowId, cause: 'expired' })
        }
      }
      await database.transaction(async (stores) => {
        await remove(stores, ids)
        await stores.retention.log(deletions)
      })
      for (const { kind: deleted } of deletions) counts[deleted] = (counts[deleted] ?? 0) + 1
      if (ids.length < STEP) return
    }
  }

  /** Orders with their forms, files, notes, payments and events. */
  async function clearOrders(kind: 'unpaid-order' | 'order', which: 'unpaid' | 'paid') {
    for (;;) {
      const over = await database.stores.retention.expiredOrders(which, before(kind), STEP)
      const ids = over.map(({ id }) => id)
      const intakes = await database.stores.retention.intakesOf(ids)
      const files: string[] = []
      for (const id of intakes) files.push(...(await deleteOwnedFiles(deps, 'intake', id)))
      for (const id of ids) for (const owner of ['intake-draft', PACKAGE_OWNER, ...WORK_FILES]) files.push(...(await deleteOwnedFiles(deps, owner, id)))
      const deletions = await database.transaction(async (stores) => {
        await stores.retention.deleteIntakes(intakes)
        if (which === 'paid') await stores.retention.deletePaidOrders(ids)
        // One that is being paid at this moment stays.
        const gone = which === 'paid' ? ids : await stores.retention.deleteOrders(ids, { pendingToo: true })
        const payments = await stores.retention.deletePayments({ email: null, gone: over.filter(({ id }) => gone.includes(id)), kept: [] })
        const rows: [string, string][] = [
          ...gone.map((id): [string, string] => [kind, id]),
          ...intakes.map((id): [string, string] => ['intake', id]),
          ...files.map((id): [string, string] => ['file', id]),
          ...payments.map((payment): [string, string] => [payment.kind, payment.rowId]),
        ]
        const written = rows.map(([deleted, rowId]): Deletion => ({ at, kind: deleted, rowId, cause: 'expired' }))
        await stores.retention.log(written)
        return written
      })
      for (const { kind: deleted } of deletions) counts[deleted] = (counts[deleted] ?? 0) + 1
      if (over.length < STEP) return
    }
  }

  const { retention } = database.stores
  for (const [source, kind] of Object.entries(LEAD_KINDS) as [LeadSource, RetentionKind][]) {
    await clear(
      kind,
      () => retention.expiredLeads([source], before(kind), STEP),
      [source],
      (stores, ids) => stores.retention.deleteLeads(ids),
    )
  }
  const intakesOver = () => retention.expiredIntakes(before('intake'), before('unfinished-intake'), STEP)
  await clear('intake', intakesOver, ['intake'], (stores, ids) => stores.retention.deleteIntakes(ids))
  await clear(
    'intake-draft',
    () => retention.expiredDrafts(before('intake-draft'), STEP),
    ['intake-draft'],
    async (stores, ids) => {
      for (const id of ids) await stores.intakeDrafts.delete(id)
    },
  )
  const deliveriesOver = () => retention.expiredDeliveries(before('delivery'), before('unfinished-intake'), STEP)
  await clear('delivery', deliveriesOver, WORK_FILES, async (stores, ids) => {
    for (const id of ids.toSorted()) await stores.orders.lock(id)
    await stores.deliverables.forgetWords(ids, before('delivery'))
    await stores.uploads.deleteOfOrders(ids)
    await stores.petitions.forget(ids)
    // The customer's own work goes on after the delivery, and rests in its own time.
    await stores.ownCases.forget(ids, before('delivery'))
    await stores.writers.forget(ids)
  })
  for (;;) {
    const ids = await deleteUnfinishedUploads(deps, new Date(now - UNFINISHED_UPLOAD_DAYS * DAY_MS), STEP)
    await retention.log(ids.map((rowId): Deletion => ({ at, kind: 'upload', rowId, cause: 'expired' })))
    if (ids.length > 0) counts['upload'] = (counts['upload'] ?? 0) + ids.length
    if (ids.length < STEP) break
  }
  await clearOrders('unpaid-order', 'unpaid')
  await clearOrders('order', 'paid')
  const eventsOver = (kind: 'payment-event' | 'loose-payment-event') => () => retention.expiredPaymentEvents(kind === 'payment-event' ? 'all' : 'loose', before(kind), STEP)
  for (const kind of ['payment-event', 'loose-payment-event'] as const) {
    await clear(kind, eventsOver(kind), [], (stores, ids) => stores.retention.deletePaymentEvents(ids))
  }
  await retention.deleteLoosePayments(before('unpaid-order'))
  const mailsOf = (kind: RetentionKind, which: Parameters<typeof retention.expiredMails>[0]) =>
    clear(
      kind,
      () => retention.expiredMails(which, before(kind), STEP),
      [],
      (stores, ids) => stores.retention.deleteMails(ids),
    )
  await mailsOf('mail', { not: [...ORDER_MAIL_TEMPLATES, ENDEAVOR_COPY_TEMPLATE] })
  await mailsOf('order-mail', { only: [...ORDER_MAIL_TEMPLATES] })
  await mailsOf('endeavor-copy', { only: [ENDEAVOR_COPY_TEMPLATE] })
  await clear(
    'order-note',
    () => retention.expiredNotes(before('order-note'), before('unfinished-intake'), STEP),
    [],
    (stores, ids) => stores.retention.deleteNotes(ids),
  )
  await clear(
    'unconfirmed-account',
    () => retention.expiredAccounts(before('unconfirmed-account'), STEP),
    [],
    (stores, ids) => stores.retention.deleteAccounts(ids),
  )
  await database.stores.accounts.deleteEnded(at)
  await database.stores.consultations.deleteFreeBefore(at)
  await retention.deleteDataRequests(at)
  await retention.deleteFileAccesses(before('file-access'))
  await database.stores.composedRuns.deleteBefore(before('composed-run'))
  return counts
}
