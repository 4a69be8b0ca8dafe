import { createHash, randomBytes } from 'node:crypto'
import { isOperator } from '../domain/accounts/account-roles.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { PACKAGE_OWNER } from './deliver-package.ts'
import type { Chance, Clock, Database, DataRequest, DataRequestKind, FileRecord, FileStore, OpenedFile, OrderRecord, PersonalData, PersonalWriter, RateLimiter } from './ports.ts'
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
  operatorEmail: string
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

/** Null where the link is unknown or over. */
export async function openRequest({ database, clock }: DataRequestDeps, token: string): Promise<DataRequest | null> {
  const request = await database.stores.dataRequests.findByTokenHash(hashOf(token))
  return request === null || request.expiresAt.getTime() <= clock.now() ? null : request
}

/** An order in which money moved: the law asks to keep it. One whose payment is on its way waits for it. */
const isAccounted = ({ paidAt, state }: OrderRecord) => paidAt !== null || state === 'payment_pending'

/** What was paid for and made: it goes only where its owner was warned and says so. */
export const isPackage = ({ ownerKind }: FileRecord) => ownerKind === PACKAGE_OWNER

/** An operator's account opens everyone's orders: another operator takes the role away first, so that one always stays. */
export const staysForNow = (account: PersonalData['account']) => account !== null && isOperator(account.roles)

export type DataSummary = {
  orders: number
  keptOrders: number
  intakes: number
  messages: number
  mails: number
  files: number
  packages: number
  notes: number
  accounts: number
  keptAccounts: number
}

const summaryOf = (data: PersonalData): DataSummary => ({
  orders: data.orders.length,
  keptOrders: data.orders.filter(isAccounted).length,
  intakes: data.intakes.length,
  messages: data.leads.length,
  mails: data.mails.length,
  files: data.files.filter((file) => !isPackage(file)).length,
  packages: data.files.filter(isPackage).length,
  notes: data.notes.length,
  accounts: data.account === null ? 0 : 1,
  keptAccounts: staysForNow(data.account) ? 1 : 0,
})

/** What the page of a mailed link shows; null where the link is unknown or over. */
export async function viewDataRequest(deps: DataRequestDeps, token: string): Promise<{ kind: DataRequestKind; email: string; done: boolean; summary: DataSummary } | null> {
  const request = await openRequest(deps, token)
  if (request === null) return null
  const data = await deps.database.stores.retention.ofPerson(request.email)
  return { kind: request.kind, email: request.email, done: request.doneAt !== null, summary: summaryOf(data) }
}

/** `files` one after the other: together they may be more than fits in memory. */
export type DataExport = { data: Record<string, unknown>; files(): AsyncGenerator<{ name: string; pieces: OpenedFile['pieces'] }, void> }

/** Mails whose words open an account or these very data: a saved file lies about longer than they work. */
const KEY_MAILS: readonly string[] = ['account-confirm', 'account-invited', 'password-reset', 'data-link']

/** What a writer has typed is theirs until they adopt the letter or it is delivered. */
const asPetitionerReads = (writer: PersonalWriter): PersonalWriter => (writer.adopted === null && writer.deliverableId === null ? { ...writer, answers: {}, text: null } : writer)

/** Everything stored under the address of a download link. Each file in it is recorded as opened by its owner. */
export async function downloadData(deps: DataRequestDeps, token: string): Promise<DataExport | null> {
  const request = await openRequest(deps, token)
  if (request === null || request.kind !== 'download') return null
  const { stores } = deps.database
  const now = new Date(deps.clock.now())
  const { files, mails, messages, writers, ...rest } = await stores.retention.ofPerson(request.email)
  async function* opened() {
    for (const [index, record] of files.entries()) {
      const opened = record.storageKey === null ? null : await deps.files.open(record.storageKey)
      if (opened === null) continue
      await stores.files.recordAccess(record.id, 'owner', now)
      yield { name: `${index + 1}-${record.name}`, pieces: opened.pieces }
    }
  }
  await stores.dataRequests.markDone(request.id, now)
  const told = files.map(({ storageKey: _key, ...record }: FileRecord) => record)
  return {
    data: {
      email: request.email,
      exportedAt: now.toISOString(),
      ...rest,
      writers: writers.map(asPetitionerReads),
      messages: messages.filter(({ from }) => from !== 'unknown'),
      mails: mails.map((mail) => (KEY_MAILS.includes(mail.template) ? { ...mail, text: null } : mail)),
      files: told,
    },
    files: opened,
  }
}
