import { randomBytes } from 'node:crypto'
import { isOperator } from '../domain/accounts/account-roles.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { isOpenedByAddress } from './orders-of-address.ts'
import { hashOf } from './account-deps.ts'
import { PACKAGE_OWNER } from './deliver-package.ts'
import type { AccountRecord, Chance, Clock, Database, DataRequest, DataRequestKind, FileRecord, FileStore, OpenedFile, PersonalCounts, PersonalData, PersonalPages, RateLimiter } from './ports.ts'
import { queueMail } from './queue-mail.ts'

const LINK_HOURS = 24

/** Links to one address: nobody's mailbox is filled by a stranger. */
export const DATA_LINK_LIMIT = 'data-link'
/** All links to one address together: their pages and the deletion behind them. */
export const DATA_OPENED_LIMIT = 'data-link-opened'
/** All links to one address together: each download reads everything of a person. */
export const DATA_COPY_LIMIT = 'data-copy'

export type DataRequestDeps = {
  database: Database
  files: FileStore
  limits: RateLimiter
  clock: Clock
  chance: Pick<Chance, 'id'>
  publicUrl: string
  operatorEmail: string
}

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

/** What was paid for and made: it goes only where its owner was warned and says so. */
export const isPackage = ({ ownerKind }: FileRecord) => ownerKind === PACKAGE_OWNER

/** An operator's account opens everyone's orders: another operator takes the role away first, so that one always stays. */
export const staysForNow = (account: Pick<AccountRecord, 'roles'> | null) => account !== null && isOperator(account.roles)

export type DataSummary = Omit<PersonalCounts, 'account'> & { accounts: number; keptAccounts: number }

export type Limited = { kind: 'limited'; retryAfterSeconds: number }

/** What the page of a mailed link shows; null where the link is unknown or over. */
export async function viewDataRequest(deps: DataRequestDeps, token: string): Promise<{ kind: DataRequestKind; email: string; done: boolean; summary: DataSummary } | Limited | null> {
  const request = await openRequest(deps, token)
  if (request === null) return null
  const allowed = await deps.limits.consume(DATA_OPENED_LIMIT, request.email)
  if (allowed.kind === 'limited') return allowed
  const { account, ...counts } = await deps.database.stores.retention.countsOf(request.email, PACKAGE_OWNER)
  const summary = { ...counts, accounts: account === null ? 0 : 1, keptAccounts: staysForNow(account) ? 1 : 0 }
  return { kind: request.kind, email: request.email, done: request.doneAt !== null, summary }
}

/** The data as JSON, and the files, one piece after the other: together they may be more than fits in memory. */
export type DataExport = { data(): AsyncGenerator<string, void>; files(): AsyncGenerator<{ name: string; pieces: OpenedFile['pieces'] }, void> }

/** Mails whose words open an account or these very data: a saved file lies about longer than they work. */
const KEY_MAILS: readonly string[] = ['account-confirm', 'account-invited', 'password-reset', 'data-link']

/** How its owner reads a row; null where it is not told. */
const TOLD: { [Kind in keyof PersonalPages]?: (row: PersonalData[Kind] extends (infer Row)[] ? Row : never) => object | null } = {
  // A stranger may have placed it under the address: only who placed it opens it before it is paid.
  orders: (order) => (isOpenedByAddress(order) ? order : { ...order, reference: null, paymentUrl: null, paymentSessionId: null }),
  // What a writer has typed is theirs until they adopt the letter or it is delivered.
  writers: (writer) => (writer.adopted === null && writer.deliverableId === null ? { ...writer, answers: {}, text: null } : writer),
  messages: (message) => (message.from === 'unknown' ? null : message),
  mails: (mail) => (KEY_MAILS.includes(mail.template) ? { ...mail, text: null } : mail),
  files: ({ storageKey: _key, ...record }) => record,
}

async function* jsonOf(head: Record<string, string>, { account, ...lists }: PersonalPages): AsyncGenerator<string, void> {
  yield JSON.stringify({ ...head, account }, null, 2).slice(0, -2)
  for (const [kind, pages] of Object.entries(lists)) {
    const told = TOLD[kind as keyof PersonalPages] as ((row: object) => object | null) | undefined
    yield `,\n  ${JSON.stringify(kind)}: [`
    let comma = ''
    for await (const rows of pages) {
      for (const row of rows) {
        const shown = told === undefined ? row : told(row)
        if (shown === null) continue
        yield `${comma}\n${JSON.stringify(shown, null, 2)}`
        comma = ','
      }
    }
    yield ']'
  }
  yield '\n}\n'
}

/** Everything stored under the address of a download link. Each file in it is recorded as opened by its owner. */
export async function downloadData(deps: DataRequestDeps, token: string): Promise<({ kind: 'found' } & DataExport) | Limited | null> {
  const request = await openRequest(deps, token)
  if (request === null || request.kind !== 'download') return null
  const allowed = await deps.limits.consume(DATA_COPY_LIMIT, request.email)
  if (allowed.kind === 'limited') return allowed
  const { stores } = deps.database
  const now = new Date(deps.clock.now())
  const person = await stores.retention.ofPerson(request.email)
  const { files } = await stores.retention.holdingsOf(request.email)
  async function* opened() {
    for (const [index, record] of files.entries()) {
      const opened = record.storageKey === null ? null : await deps.files.open(record.storageKey)
      if (opened === null) continue
      await stores.files.recordAccess(record.id, 'owner', now)
      yield { name: `${index + 1}-${record.name}`, pieces: opened.pieces }
    }
  }
  await stores.dataRequests.markDone(request.id, now)
  return { kind: 'found', data: () => jsonOf({ email: request.email, exportedAt: now.toISOString() }, person), files: opened }
}
