import { neededFor } from '../domain/orders/deliverables.ts'
import { missedAfterDeletion, withoutOwnWords } from '../domain/orders/deleted-words.ts'
import { ORDER_MAIL_TEMPLATES } from '../domain/retention/retention-rules.ts'
import { consoleAddresses } from './console-addresses.ts'
import { endTimesOf } from './consultations.ts'
import { deleteOwnedFiles, WORK_FILES } from './delete-expired.ts'
import { pauseAll } from './fulfill-order.ts'
import { PACKAGE_OWNER } from './deliver-package.ts'
import { deleteBytes, draftOwner } from './intake-drafts.ts'
import type { Deletion, FileRecord, OrderRecord, PersonalHoldings, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { DATA_OPENED_LIMIT, isPackage, openRequest, staysForNow, type DataRequestDeps, type Limited } from './request-data.ts'
import { followFiles } from './wait-for-files.ts'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export type DeletionAnswer = { deleted: string[]; kept: string[] }

/** Forms and messages cause mails, whoever got them: receipts under another address, and the notices to operators. */
const mailsCausedBy = (data: PersonalHoldings): string[] => [
  ...data.intakes.flatMap(({ id }) => [`intake-receipt:${id}`, `operator-intake:${id}`]),
  ...data.leads.flatMap(({ id }) => [`contact-receipt:${id}`, `operator-contact:${id}`, `samples-requested:${id}`, `rfe-receipt:${id}`, `operator-rfe:${id}`]),
  ...data.orders.map(({ id }) => `operator-order-paid:${id}`),
]

const DELETED = 'had their data deleted'

/** How often the person of an order had their data deleted. Another number than before means: meanwhile. */
export const timesDeleted = (stores: Pick<Stores, 'orders'>, orderId: string): Promise<number> => stores.orders.countEvents(orderId, DELETED)

type Held = Pick<PersonalHoldings, 'orders' | 'intakes'>

const othersOrdersOf = ({ orders, intakes }: Held): Set<string> => {
  const own = new Set(orders.map(({ id }) => id))
  return new Set(intakes.flatMap(({ orderId }) => (orderId === null || own.has(orderId) ? [] : [orderId])))
}

/**
 * What lies under the address, with its orders held: what was answered before this is named, also where it came while the
 * bytes of files were deleted, and what comes later waits until the deletion is done. What a job writes meanwhile is written
 * before this and goes with it, or finds its source gone.
 */
async function lockedHoldings(stores: Stores, email: string): Promise<PersonalHoldings> {
  const seen = await stores.retention.holdingsOf(email)
  for (const id of [...seen.orders.map((order) => order.id), ...othersOrdersOf(seen)].toSorted()) await stores.orders.lock(id)
  return stores.retention.holdingsOf(email)
}

/** Whose files go with the person: packages are paid for, and go by their own word only. */
function fileOwners({ orders, files }: Pick<PersonalHoldings, 'orders' | 'files'>): { kind: string; id: string }[] {
  const owners = [
    ...files.filter((file) => !isPackage(file)).map(({ ownerKind, ownerId }) => ({ kind: ownerKind, id: ownerId })),
    ...orders.flatMap(({ id }) => [...WORK_FILES.map((kind) => ({ kind, id })), draftOwner(id)]),
  ]
  return [...new Map(owners.map((owner) => [`${owner.kind} ${owner.id}`, owner])).values()]
}

/**
 * Deletes what is stored under the address of a deletion link, once, and confirms by mail: the account too, with profile,
 * sessions and codes, and what operators, the payment provider and the job queue were told. Paid orders stay for accounting
 * with their receipts, without the customer's words; their packages go only with `packages`. An operator's account stays
 * until its role is taken away. Null where the link is unknown, over, or done.
 */
export async function deleteData(deps: DataRequestDeps, token: string, { packages = false }: { packages?: boolean } = {}): Promise<({ kind: 'deleted' } & DeletionAnswer) | Limited | null> {
  const request = await openRequest(deps, token)
  if (request === null || request.kind !== 'delete' || request.doneAt !== null) return null
  const allowed = await deps.limits.consume(DATA_OPENED_LIMIT, request.email)
  if (allowed.kind === 'limited') return allowed
  const { database } = deps
  const { email } = request
  const at = new Date(deps.clock.now())
  const fileIds: string[] = []
  for (const { kind, id } of fileOwners(await database.stores.retention.holdingsOf(email))) fileIds.push(...(await deleteOwnedFiles(deps, kind, id)))
  const rows = (kind: string, ids: string[]): Deletion[] => ids.map((rowId) => ({ at, kind, rowId, cause: 'request' }))
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)

  const { words, left } = await database.transaction(async (stores) => {
    const { retention } = stores
    const data = await lockedHoldings(stores, email)
    const account = data.account === null || staysForNow(data.account) ? [] : [data.account]
    const othersOrders = othersOrdersOf(data)
    const mailed = await retention.deleteMailedWords(email)
    const to = data.mails.filter((mail) => !ORDER_MAIL_TEMPLATES.includes(mail.template))
    const mails = [...new Set([...ids(to), ...(await retention.mailsAbout(email, [...mailsCausedBy(data), ...mailed.map((id) => `operator-message:${id}`)]))])]
    await retention.deleteLeads(ids(data.leads))
    await retention.deleteIntakes(ids(data.intakes))
    await retention.deleteMails(mails)
    for (const { id } of data.orders) await stores.intakeDrafts.delete(id)
    await retention.deleteNotes(data.notes.map(({ id }) => String(id)))
    await stores.deliverables.forgetWords(ids(data.orders))
    await stores.uploads.deleteOfOrders(ids(data.orders))
    await stores.petitions.forget(ids(data.orders))
    await stores.ownCases.forget(ids(data.orders))
    await stores.writers.forget(ids(data.orders))
    const lateFiles: FileRecord[] = []
    for (const owner of fileOwners(data)) lateFiles.push(...(await stores.files.deleteOf(owner)))
    // One that was paid since it was read stays.
    const unpaid = new Set(await retention.deleteOrders(ids(data.orders)))
    const gone = data.orders.filter(({ id }) => unpaid.has(id))
    const kept = data.orders.filter(({ id }) => !unpaid.has(id))
    const packageFiles: FileRecord[] = []
    const stopped: OrderRecord[] = []
    for (const { id } of kept) {
      const order = await stores.orders.lock(id)
      if (order === null) continue
      const hadPackage = packages ? await stores.files.deleteOf({ kind: PACKAGE_OWNER, id }) : []
      packageFiles.push(...hadPackage)
      await stores.orders.change(
        id,
        {
          selections: withoutOwnWords(order.selections),
          ...(hadPackage.length === 0 ? {} : { packageDeletedAt: at }),
        },
        at,
      )
      const event = { at, actor: 'customer', cause: `${DELETED}${hadPackage.length === 0 ? '' : ', the package too'}` }
      const missed = missedAfterDeletion(order.product)
      if (missed !== null && (await pauseAll(stores, order, missed, event))) stopped.push(order)
      else if (!(await followFiles(stores, order, event))) await stores.orders.recordEvent(order, event)
    }
    const formless: OrderRecord[] = []
    for (const id of othersOrders) {
      const order = await stores.orders.lock(id)
      if (order === null) continue
      const event = { at, actor: 'program', cause: 'an input form was deleted at the request of the address in it' }
      const waits = (await stores.intakes.findByOrder(id)).length === 0 && (await pauseAll(stores, order, neededFor('first-draft', order.product) ?? '', event))
      if (!waits) await stores.orders.recordEvent(order, event)
      if (order.paidAt !== null) formless.push(order)
    }
    const payments = await retention.deletePayments({ email, gone, kept })
    const jobs = await retention.deleteJobs({ mails, gone, words: [email] })
    for (const id of ids(account)) await endTimesOf(deps, stores, id, at)
    await retention.deleteAccounts(ids(account))
    const files = [...fileIds, ...ids(lateFiles), ...ids(packageFiles)]
    await retention.log([
      ...rows('lead', ids(data.leads)),
      ...rows('intake', ids(data.intakes)),
      ...rows('order-message', mailed),
      ...rows('mail', mails),
      ...rows('order', ids(gone)),
      ...rows(
        'order-note',
        data.notes.map(({ id }) => String(id)),
      ),
      ...rows('account', ids(account)),
      ...rows('file', files),
      ...payments.map(({ kind, rowId }): Deletion => ({ at, kind, rowId, cause: 'request' })),
      ...rows('job', jobs),
    ])
    await stores.dataRequests.markDone(request.id, at)
    const leftPackages = data.files.filter(isPackage).length - packageFiles.length
    const words: DeletionAnswer = {
      deleted: [
        ...(gone.length > 0 ? [count(gone.length, 'unpaid order')] : []),
        ...(data.intakes.length > 0 ? [count(data.intakes.length, 'input form')] : []),
        ...(data.leads.length > 0 ? [count(data.leads.length, 'message or request', 'messages and requests')] : []),
        ...(mailed.length > 0 ? [count(mailed.length, 'message in the thread of an order', 'messages in threads of orders')] : []),
        ...(mails.length > 0 ? [count(mails.length, 'email')] : []),
        ...(fileIds.length + lateFiles.length > 0 ? [count(fileIds.length + lateFiles.length, 'file')] : []),
        ...(packageFiles.length > 0 ? [count(packageFiles.length, 'package')] : []),
        ...(data.notes.length > 0 ? [count(data.notes.length, 'note on orders', 'notes on orders')] : []),
        ...(account.length > 0 ? ['your account'] : []),
      ],
      kept: [
        ...(kept.length > 0 ? [`${count(kept.length, 'paid order')} with receipts (accounting, 7 years)`] : []),
        ...(leftPackages > 0 ? [`${count(leftPackages, 'package')} you paid for, on the page of ${leftPackages === 1 ? 'its order' : 'their orders'}`] : []),
        ...(staysForNow(data.account) ? ['your account, until another operator takes its role away'] : []),
      ],
    }
    await queueMail(stores, deps.chance, at, { dedupeKey: `data-deleted:${request.id}`, to: email, template: 'data-deleted', props: words })
    if (stopped.length > 0) await tellOperator(deps, stores, { key: `operator-deleted:${request.id}`, ...OWN_ORDERS }, stopped, at)
    if (formless.length > 0) await tellOperator(deps, stores, { key: `operator-form-deleted:${request.id}`, ...OTHERS_ORDERS }, formless, at)
    return { words, left: [...lateFiles, ...packageFiles] }
  })
  await deleteBytes(deps, left)
  return { kind: 'deleted', ...words }
}

const OWN_ORDERS = {
  heading: 'A customer had the data of an order in work deleted',
  text: 'The form and the files are gone and the clock stands still. Please delete what you keep of this order elsewhere: drafts, downloads and emails.',
}
/** Who ordered may not be who the petition is about. */
const OTHERS_ORDERS = {
  heading: 'A form was deleted from the order of another address',
  text: 'Whose address stood in the form had their data deleted. Where the order has no other form, its draft waits for one. What was read from the form stays with the order: please look whether it is theirs, and delete what you keep of it elsewhere.',
}

/** Drafts that lie outside the product are the operator's to delete. */
function tellOperator(deps: DataRequestDeps, stores: Stores, { key, heading, text }: Record<'key' | 'heading' | 'text', string>, stopped: OrderRecord[], at: Date): Promise<void> {
  return queueMail(stores, deps.chance, at, {
    dedupeKey: key,
    to: deps.operatorEmail,
    template: 'operator-payment-notice',
    props: {
      heading,
      text,
      rows: stopped.map(({ reference }): [string, string] => ['Order', reference]),
      consoleUrl: consoleAddresses(deps.publicUrl).order(stopped[0]?.reference ?? ''),
    },
  })
}
