import { createHash, randomBytes } from 'node:crypto'
import { isOperator } from '../domain/accounts/account-roles.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { ORDER_MAIL_TEMPLATES } from '../domain/retention/retention-rules.ts'
import { deleteOwnedFiles } from './delete-expired.ts'
import type { Chance, Clock, Database, DataRequest, DataRequestKind, Deletion, FileRecord, FileStore, OrderRecord, PersonalData, RateLimiter } from './ports.ts'
import { queueMail } from './queue-mail.ts'

const LINK_HOURS = 24

/** Links to one address: nobody's mailbox is filled by a stranger. */
export const DATA_LINK_LIMIT = 'data-link'

export type DataRequestDeps = {
  database: Database
  files: FileStore
  limits: RateLimiter
  clock: Clock
  chance: Pick<Chance, 'id'>
  publicUrl: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Mails a link to the address, whether anything is stored under it or not: the answer tells a stranger nothing. */
export async function requestData(deps: DataRequestDeps, given: { email: string; kind: DataRequestKind }): Promise<void> {
  const email = normaliseEmail(given.email)
  if ((await deps.limits.consume(DATA_LINK_LIMIT, email)).kind === 'limited') return
  const now = new Date(deps.clock.now())
  const token = randomBytes(24).toString('base64url')
  const id = deps.chance.id()
  await deps.database.transaction(async (stores) => {
    await stores.dataRequests.insert({
      id,
      email,
      kind: given.kind,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_HOURS * 3_600_000),
      doneAt: null,
    })
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `data-link:${id}`,
      to: email,
      template: 'data-link',
      props: { kind: given.kind, url: `${deps.publicUrl}/privacy/requests/${token}`, hours: LINK_HOURS },
    })
  })
}

async function openRequest({ database, clock }: DataRequestDeps, token: string): Promise<DataRequest | null> {
  const request = await database.stores.dataRequests.findByTokenHash(hashOf(token))
  return request === null || request.expiresAt.getTime() <= clock.now() ? null : request
}

/** An order in which money moved: the law asks to keep it. */
const isAccounted = ({ paidAt }: OrderRecord) => paidAt !== null

/** An operator's account opens everyone's orders: another operator takes the role away first, so that one always stays. */
const staysForNow = (account: PersonalData['account']) => account !== null && isOperator(account.role)

export type DataSummary = { orders: number; keptOrders: number; intakes: number; messages: number; mails: number; files: number; notes: number; accounts: number; keptAccounts: number }

const summaryOf = (data: PersonalData): DataSummary => ({
  orders: data.orders.length,
  keptOrders: data.orders.filter(isAccounted).length,
  intakes: data.intakes.length,
  messages: data.leads.length,
  mails: data.mails.length,
  files: data.files.length,
  notes: data.notes.length,
  accounts: data.account === null ? 0 : 1,
  keptAccounts: staysForNow(data.account) ? 1 : 0,
})

/** What the page of a mailed link shows; null where the link is unknown or over. */
export async function viewDataRequest(
  deps: DataRequestDeps,
  token: string,
): Promise<{ kind: DataRequestKind; email: string; done: boolean; summary: DataSummary } | null> {
  const request = await openRequest(deps, token)
  if (request === null) return null
  const data = await deps.database.stores.retention.ofPerson(request.email)
  return { kind: request.kind, email: request.email, done: request.doneAt !== null, summary: summaryOf(data) }
}

export type DataExport = { data: Record<string, unknown>; files: { name: string; bytes: Uint8Array }[] }

/** Mails whose words open an account or these very data: a saved file lies about longer than they work. */
const KEY_MAILS: readonly string[] = ['account-confirm', 'account-invited', 'password-reset', 'data-link']

/** Everything stored under the address of a download link. Each file in it is recorded as opened by its owner. */
export async function downloadData(deps: DataRequestDeps, token: string): Promise<DataExport | null> {
  const request = await openRequest(deps, token)
  if (request === null || request.kind !== 'download') return null
  const { stores } = deps.database
  const now = new Date(deps.clock.now())
  const { files, mails, ...rest } = await stores.retention.ofPerson(request.email)
  const bytes: DataExport['files'] = []
  for (const [index, record] of files.entries()) {
    const content = record.storageKey === null ? null : await deps.files.get(record.storageKey)
    if (content === null) continue
    await stores.files.recordAccess(record.id, 'owner', now)
    bytes.push({ name: `${index + 1}-${record.name}`, bytes: content })
  }
  await stores.dataRequests.markDone(request.id, now)
  const told = files.map(({ storageKey: _key, ...record }: FileRecord) => record)
  return { data: { email: request.email, exportedAt: now.toISOString(), ...rest, mails: mails.map((mail) => (KEY_MAILS.includes(mail.template) ? { ...mail, text: null } : mail)), files: told }, files: bytes }
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/**
 * Deletes what is stored under the address of a deletion link, once, and confirms by mail: the account too, with profile,
 * sessions and codes. Paid orders and their receipts stay for accounting, an operator's account until its role is taken away. Null where the link is unknown, over, or done.
 */
export async function deleteData(deps: DataRequestDeps, token: string): Promise<{ deleted: string[]; kept: string[] } | null> {
  const request = await openRequest(deps, token)
  if (request === null || request.kind !== 'delete' || request.doneAt !== null) return null
  const { database } = deps
  const at = new Date(deps.clock.now())
  const data = await database.stores.retention.ofPerson(request.email)
  const account = data.account === null || staysForNow(data.account) ? [] : [data.account]
  const mails = data.mails.filter((mail) => !ORDER_MAIL_TEMPLATES.includes(mail.template))
  const fileIds: string[] = []
  const owners = new Set(data.files.map((file) => JSON.stringify([file.ownerKind, file.ownerId])))
  for (const owner of owners) {
    const [kind, id] = JSON.parse(owner) as [string, string]
    fileIds.push(...(await deleteOwnedFiles(deps, kind, id)))
  }
  const rows = (kind: string, ids: { id: string }[]): Deletion[] => ids.map(({ id }) => ({ at, kind, rowId: id, cause: 'request' }))
  const wordsFor = (unpaid: string[]) => {
    const kept = data.orders.length - unpaid.length
    return {
      deleted: [
        ...(unpaid.length > 0 ? [count(unpaid.length, 'unpaid order')] : []),
        ...(data.intakes.length > 0 ? [count(data.intakes.length, 'input form')] : []),
        ...(data.leads.length > 0 ? [count(data.leads.length, 'message or request', 'messages and requests')] : []),
        ...(mails.length > 0 ? [count(mails.length, 'e-mail')] : []),
        ...(fileIds.length > 0 ? [count(fileIds.length, 'file')] : []),
        ...(data.notes.length > 0 ? [count(data.notes.length, 'note on orders', 'notes on orders')] : []),
        ...(account.length > 0 ? ['your account'] : []),
      ],
      kept: [
        ...(kept > 0 ? [`${count(kept, 'paid order')} with receipts (accounting, 7 years)`] : []),
        ...(staysForNow(data.account) ? ['your account, until another operator takes its role away'] : []),
      ],
    }
  }
  return database.transaction(async (stores) => {
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    await stores.retention.deleteLeads(ids(data.leads))
    await stores.retention.deleteIntakes(ids(data.intakes))
    await stores.retention.deleteMails(ids(mails))
    for (const { id } of data.orders) await stores.intakeDrafts.delete(id)
    await stores.retention.deleteNotes(data.notes.map(({ id }) => String(id)))
    // One that was paid since it was read stays.
    const unpaid = await stores.retention.deleteOrders(ids(data.orders))
    const words = wordsFor(unpaid)
    await stores.retention.deleteAccounts(ids(account))
    await stores.retention.log([
      ...rows('lead', data.leads),
      ...rows('intake', data.intakes),
      ...rows('mail', mails),
      ...rows('order', unpaid.map((id) => ({ id }))),
      ...rows('order-note', data.notes.map(({ id }) => ({ id: String(id) }))),
      ...rows('account', account),
      ...rows('file', fileIds.map((id) => ({ id }))),
    ])
    await stores.dataRequests.markDone(request.id, at)
    await queueMail(stores, deps.chance, at, { dedupeKey: `data-deleted:${request.id}`, to: request.email, template: 'data-deleted', props: words })
    return words
  })
}
