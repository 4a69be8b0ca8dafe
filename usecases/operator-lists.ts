/** The lists of the console, each read page by page and as its rows are shown: no bodies of mails, no hashes, instants in ISO. */
import { CONTACT } from '../content/contact.ts'
import type { AccountRole } from '../domain/accounts/account-roles.ts'
import type { TextSearch } from '../domain/email-search.ts'
import { accountView, type AccountView } from './account-deps.ts'
import { mapPage, type Page, type PageAsk } from './paging.ts'
import type { LeadRecord, LeadStore, MailSummary, OperatorAction, ExportRecord } from './ports.ts'
import type { Services } from './services.ts'

type Given = Pick<Services, 'database'>
const iso = (at: Date | null) => at?.toISOString() ?? null

export type LeadRow = Pick<LeadRecord, 'id' | 'source' | 'email' | 'name' | 'message' | 'answeredBy'> & { createdAt: string; answeredAt: string | null }

export async function operatorLeads({ database: { stores } }: Given, filter: Parameters<LeadStore['page']>[0], ask: PageAsk): Promise<Page<LeadRow>> {
  return mapPage(await stores.leads.page({ ...filter, messageMax: CONTACT.fields.message.max }, ask), ({ id, source, email, name, message, createdAt, answeredAt, answeredBy }) => ({
    id,
    source,
    email,
    name,
    message,
    createdAt: createdAt.toISOString(),
    answeredAt: iso(answeredAt),
    answeredBy,
  }))
}

export async function operatorAccounts({ database: { stores } }: Given, filter: { role: AccountRole | undefined; email: TextSearch | null }, ask: PageAsk): Promise<Page<AccountView>> {
  return mapPage(await stores.accounts.page(filter, ask), accountView)
}

/** Some mails carry links that open an account: only what is on the envelope. */
export type MailRow = Pick<MailSummary, 'id' | 'template' | 'state' | 'attempts' | 'lastError' | 'subject'> & { to: string; createdAt: string; sentAt: string | null }

export const mailRow = ({ id, toAddress, template, state, attempts, lastError, subject, createdAt, sentAt }: MailSummary): MailRow => ({
  id,
  to: toAddress,
  template,
  state,
  attempts,
  lastError,
  subject,
  createdAt: createdAt.toISOString(),
  sentAt: iso(sentAt),
})

export async function operatorMails({ database: { stores } }: Given, filter: { unsettled: 'queued' | 'dead' | undefined; email: TextSearch | null }, ask: PageAsk): Promise<Page<MailRow>> {
  return mapPage(await stores.mails.page(filter, ask), mailRow)
}

export type PaymentEventRow = { id: string; provider: string; type: string; receivedAt: string; handledAt: string | null; outcome: string | null; orderReference: string | null }

export async function operatorPaymentEvents({ database: { stores } }: Given, filter: { unmatched: boolean }, ask: PageAsk): Promise<Page<PaymentEventRow>> {
  const page = await stores.paymentEvents.page(filter, ask)
  const references = new Map(await stores.orders.references(page.rows.flatMap(({ orderId }) => orderId ?? [])))
  return mapPage(page, ({ id, provider, type, receivedAt, handledAt, outcome, orderId }) => ({
    id,
    provider,
    type,
    receivedAt: receivedAt.toISOString(),
    handledAt: iso(handledAt),
    outcome,
    orderReference: references.get(orderId ?? '') ?? null,
  }))
}

export async function operatorActions({ database: { stores } }: Given, ask: PageAsk): Promise<Page<Omit<OperatorAction, 'at'> & { at: string }>> {
  return mapPage(await stores.operatorActions.page(ask), ({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

export async function savedExports({ database: { stores } }: Given, ask: PageAsk): Promise<Page<Omit<ExportRecord, 'at'> & { at: string }>> {
  return mapPage(await stores.exports.page(ask), ({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** More are not listed outside of the console. */
const NEWEST_MAX = 500

export async function newestAccounts({ database: { stores } }: Given): Promise<AccountView[]> {
  return (await stores.accounts.newest(NEWEST_MAX)).map(accountView)
}

export function newestLeads({ database: { stores } }: Given): Promise<LeadRecord[]> {
  return stores.leads.newest(NEWEST_MAX)
}

/** What happened to an account, as it was written down. */
export function accountEvents({ database: { stores } }: Given, accountId: string): ReturnType<typeof stores.accounts.events> {
  return stores.accounts.events(accountId)
}
