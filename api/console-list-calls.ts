/** The operator's lists beside the orders, each paged by key, with what can be done to a row. */
import { Hono } from 'hono'
import { z } from 'zod'
import { ACCOUNT_ROLES } from '../domain/accounts/account-roles.ts'
import { accountView } from '../usecases/account-deps.ts'
import { readEmailSearch } from '../domain/email-search.ts'
import type { Application } from '../usecases/application.ts'
import { operatorLetters } from '../usecases/operator-letters.ts'
import { operatorIntakes } from '../usecases/operator-orders.ts'
import { mapPage } from '../usecases/paging.ts'
import { LEAD_SOURCES, type LeadStore, type MailSummary } from '../usecases/ports.ts'
import { refuse } from './answers.ts'
import type { OperatorCalls } from './console-calls.ts'
import { dayRange, daysQuery, orAll, readListQuery, searchText } from './list-query.ts'

export const leadFilters = { source: orAll(z.enum(LEAD_SOURCES)), search: searchText, ...daysQuery }

export function leadFilterOf({ source, search, ...days }: z.infer<z.ZodObject<typeof leadFilters>>): Parameters<LeadStore['page']>[0] {
  return { source, email: readEmailSearch(search), ...dayRange(days) }
}

/** No bodies: some mails carry links that open an account. */
export const mailRow = ({ id, toAddress, template, state, attempts, lastError, subject, createdAt, sentAt }: MailSummary) => ({
  id,
  to: toAddress,
  template,
  state,
  attempts,
  lastError,
  subject,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

/** Mounted in the console's calls, behind their guard. */
export function consoleListCalls(app: Application): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const { stores } = app.database
  calls.get('/leads', async (c) => {
    const query = readListQuery(c, leadFilters)
    if (!query.ok) return query.response
    const page = await stores.leads.page(leadFilterOf(query.filter), query.ask)
    return c.json(mapPage(page, ({ id, source, email, name, message, createdAt, answeredAt, answeredBy }) => ({ id, source, email, name, message, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null, answeredBy })))
  })
  calls.get('/accounts', async (c) => {
    const query = readListQuery(c, { role: orAll(z.enum(ACCOUNT_ROLES)), search: searchText })
    if (!query.ok) return query.response
    return c.json(mapPage(await stores.accounts.page({ role: query.filter.role, email: readEmailSearch(query.filter.search) }, query.ask), accountView))
  })
  calls.get('/intakes', async (c) => {
    const query = readListQuery(c, { all: orAll(z.literal('1')), search: searchText })
    if (!query.ok) return query.response
    return c.json(await operatorIntakes(app.database, { unmatched: query.filter.all === undefined, email: readEmailSearch(query.filter.search) }, query.ask))
  })
  calls.get('/letters', async (c) => {
    const query = readListQuery(c, { search: searchText })
    return query.ok ? c.json(await operatorLetters(app.database, { email: readEmailSearch(query.filter.search) }, query.ask)) : query.response
  })
  calls.get('/mails', async (c) => {
    const query = readListQuery(c, { state: orAll(z.enum(['queued', 'dead'])), search: searchText })
    if (!query.ok) return query.response
    return c.json(mapPage(await stores.mails.page({ unsettled: query.filter.state, email: readEmailSearch(query.filter.search) }, query.ask), mailRow))
  })
  calls.post('/mails/:id/resend', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success || !(await app.resendMail(id.data))) return refuse(c, 409, { kind: 'not-dead', message: 'This mail is not given up.' })
    c.set('did', `sent the mail ${id.data} again`)
    return c.json({})
  })
  calls.get('/payment-events', async (c) => {
    const query = readListQuery(c, { unmatched: orAll(z.literal('1')) }, 'name')
    if (!query.ok) return query.response
    const page = await stores.paymentEvents.page({ unmatched: query.filter.unmatched === '1' }, query.ask)
    const references = new Map(await stores.orders.references(page.rows.flatMap(({ orderId }) => orderId ?? [])))
    return c.json(
      mapPage(page, ({ id, provider, type, receivedAt, handledAt, outcome, orderId }) => ({
        id,
        provider,
        type,
        receivedAt: receivedAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null,
        outcome,
        orderReference: references.get(orderId ?? '') ?? null,
      })),
    )
  })
  calls.post('/payment-events/:id/handle', async (c) => {
    const outcome = await app.handleStoredEvent(c.req.param('id'))
    c.set('did', `handled the payment event ${c.req.param('id')} again: ${outcome}`)
    return outcome === null ? refuse(c, 404, { kind: 'no-such-event', message: 'There is no such event.' }) : c.json({ outcome })
  })
  return calls
}
