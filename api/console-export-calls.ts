/** The operator's CSV files: orders and leads by the filters of their lists, sent while they are read. And who did and took what. */
import { dayOf } from '../domain/calendar-day.ts'
import { Hono, type Context } from 'hono'
import type { Services } from '../usecases/services.ts'
import { exportLeads, exportOrders } from '../usecases/export-lists.ts'
import { operatorActions, savedExports } from '../usecases/operator-lists.ts'
import type { OperatorCalls } from './console-guard.ts'
import { leadFilterOf, leadFilters } from './console-list-calls.ts'
import { orderFilterOf, orderFilters } from './console-order-calls.ts'
import { readListQuery } from './list-query.ts'
import { answered } from './answers.ts'
import { streamed } from './streamed.ts'

/** What an export is logged with: the filters that narrow. A searched address is a customer's, so only that one was searched is kept. */
const filtersOf = (c: Context) =>
  Object.fromEntries(Object.entries(c.req.query()).flatMap(([name, value]) => (value === '' || name === 'after' || name === 'before' ? [] : [[name, name === 'search' ? '…' : value]])))

function csvAnswer(c: Context, name: string, pieces: AsyncGenerator<string, void>, day: string, report: Services['report']): Response {
  const encoder = new TextEncoder()
  async function* encoded() {
    for await (const piece of pieces) yield encoder.encode(piece)
  }
  const body = streamed(encoded(), 'the list', (error) => report(`the list of ${name} broke off`, error))
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    'cache-control': 'no-store',
  })
}

/** Mounted in the console's calls, behind their guard. */
export function consoleExportCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const today = () => dayOf(services.clock.now())
  const given = (c: Context<OperatorCalls>) => ({ actor: `operator:${c.get('operator').email}`, filters: filtersOf(c) })
  calls.get('/orders.csv', (c) => {
    const query = readListQuery(c, orderFilters)
    return query.ok ? csvAnswer(c, 'orders', exportOrders(services, orderFilterOf(query.filter), given(c)), today(), services.report) : query.response
  })
  calls.get('/leads.csv', (c) => {
    const query = readListQuery(c, leadFilters)
    return query.ok ? csvAnswer(c, 'leads', exportLeads(services, leadFilterOf(query.filter), given(c)), today(), services.report) : query.response
  })
  calls.get('/actions', async (c) => {
    const query = readListQuery(c, {}, 'number')
    return query.ok ? answered(c, 'GET /api/console/actions', await operatorActions(services, query.ask)) : query.response
  })
  calls.get('/exports', async (c) => {
    const query = readListQuery(c, {}, 'number')
    return query.ok ? answered(c, 'GET /api/console/exports', await savedExports(services, query.ask)) : query.response
  })
  return calls
}
