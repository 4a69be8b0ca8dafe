/** The operator's lists beside the orders, each paged by key, with what can be done to a row. */
import { Hono } from 'hono'
import { z } from 'zod'
import { ACCOUNT_ROLES } from '../domain/accounts/account-roles.ts'
import { readEmailSearch } from '../domain/email-search.ts'
import type { Services } from '../usecases/services.ts'
import { operatorAccounts, operatorLeads, operatorMails, operatorPaymentEvents } from '../usecases/operator-lists.ts'
import { operatorLetters } from '../usecases/operator-letters.ts'
import { operatorIntakes } from '../usecases/operator-orders.ts'
import { LEAD_SOURCES, type LeadStore } from '../usecases/ports.ts'
import { answered, refuse } from './answers.ts'
import type { OperatorCalls } from './console-guard.ts'
import { dayRange, daysQuery, orAll, readListQuery, searchText } from './list-query.ts'
import { resendMail } from '../usecases/resend-mail.ts'
import { handleStoredEvent } from '../usecases/record-payment-event.ts'

export const leadFilters = { source: orAll(z.enum(LEAD_SOURCES)), search: searchText, ...daysQuery }

export function leadFilterOf({ source, search, ...days }: z.infer<z.ZodObject<typeof leadFilters>>): Parameters<LeadStore['page']>[0] {
  return { source, email: readEmailSearch(search), ...dayRange(days) }
}

/** Mounted in the console's calls, behind their guard. */
export function consoleListCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.get('/leads', async (c) => {
    const query = readListQuery(c, leadFilters)
    return query.ok ? answered(c, 'GET /api/console/leads', await operatorLeads(services, leadFilterOf(query.filter), query.ask)) : query.response
  })
  calls.get('/accounts', async (c) => {
    const query = readListQuery(c, { role: orAll(z.enum(ACCOUNT_ROLES)), search: searchText })
    if (!query.ok) return query.response
    return answered(c, 'GET /api/console/accounts', await operatorAccounts(services, { role: query.filter.role, email: readEmailSearch(query.filter.search) }, query.ask))
  })
  calls.get('/intakes', async (c) => {
    const query = readListQuery(c, { all: orAll(z.literal('1')), search: searchText })
    if (!query.ok) return query.response
    return answered(c, 'GET /api/console/intakes', await operatorIntakes(services, { unmatched: query.filter.all === undefined, email: readEmailSearch(query.filter.search) }, query.ask))
  })
  calls.get('/letters', async (c) => {
    const query = readListQuery(c, { search: searchText })
    return query.ok ? answered(c, 'GET /api/console/letters', await operatorLetters(services, { email: readEmailSearch(query.filter.search) }, query.ask)) : query.response
  })
  calls.get('/mails', async (c) => {
    const query = readListQuery(c, { state: orAll(z.enum(['queued', 'dead'])), search: searchText })
    if (!query.ok) return query.response
    return answered(c, 'GET /api/console/mails', await operatorMails(services, { unsettled: query.filter.state, email: readEmailSearch(query.filter.search) }, query.ask))
  })
  calls.post('/mails/:id/resend', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success || !(await resendMail(services, id.data))) return refuse(c, 409, { kind: 'not-dead', message: 'This mail is not given up.' })
    c.set('did', `sent the mail ${id.data} again`)
    return c.json({})
  })
  calls.get('/payment-events', async (c) => {
    const query = readListQuery(c, { unmatched: orAll(z.literal('1')) }, 'name')
    return query.ok ? answered(c, 'GET /api/console/payment-events', await operatorPaymentEvents(services, { unmatched: query.filter.unmatched === '1' }, query.ask)) : query.response
  })
  calls.post('/payment-events/:id/handle', async (c) => {
    const outcome = await handleStoredEvent(services, c.req.param('id'))
    c.set('did', `handled the payment event ${c.req.param('id')} again: ${outcome}`)
    return outcome === null ? refuse(c, 404, { kind: 'no-such-event', message: 'There is no such event.' }) : c.json({ outcome })
  })
  return calls
}
