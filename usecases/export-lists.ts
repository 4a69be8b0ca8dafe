/** Lists that an operator takes out of the product as one CSV file. */
import { csvRow, CSV_START, type CsvCell } from '../domain/exports/csv-row.ts'
import { readPageKey, type Page, type PageAsk } from './paging.ts'
import type { Clock, Database, LeadRecord, OrderFilter, OrderRecord, Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock }

/** Rows that are in memory at once. */
const BATCH = 1000
/** The same of a list whose rows hold what people wrote. */
const LONG_ROWS_BATCH = 50

type List<Row> = {
  name: string
  batch: number
  columns: readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[]
  page(stores: Stores, ask: PageAsk): Promise<Page<Row>>
}

const ORDER_COLUMNS: List<OrderRecord>['columns'] = [
  ['reference', (order) => order.reference],
  ['product', (order) => order.product],
  ['state', (order) => order.state],
  ['email', (order) => order.email],
  ['placed_at_utc', (order) => order.createdAt],
  ['paid_at_utc', (order) => order.paidAt],
  ['due_at_utc', (order) => order.dueAt],
  ['paused', (order) => order.pausedReason],
  ['currency', () => 'USD'],
  ['list_total', (order) => ({ cents: order.listCents })],
  ['discount', (order) => ({ cents: order.discountCents })],
  ['credit', (order) => ({ cents: order.creditCents })],
  ['total', (order) => ({ cents: order.totalCents })],
  ['paid', (order) => ({ cents: order.paidCents })],
  ['refunded', (order) => ({ cents: order.refundedCents })],
  ['payment_differs', (order) => order.amountMismatch],
  ['discount_kind', (order) => order.discount],
  ['promo_code', (order) => order.promoCode],
  ['payment_provider', (order) => order.paymentProvider],
  ['payment_id', (order) => order.paymentIntentId],
  ['items', (order) => order.lines.map(({ item }) => item).join('+')],
]

const LEAD_COLUMNS: List<LeadRecord>['columns'] = [
  ['id', (lead) => lead.id],
  ['source', (lead) => lead.source],
  ['at_utc', (lead) => lead.createdAt],
  ['answered_at_utc', (lead) => lead.answeredAt],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['message', (lead) => lead.message],
]

/**
 * The file in pieces, each made when it is asked for: one batch of rows is in memory, however long the list. Who took it,
 * with which filters, is written down before the first piece; how many rows, after the last. Rows that come meanwhile are
 * newer than its beginning and not in it.
 */
async function* exportList<Row>(deps: Deps, list: List<Row>, given: { actor: string; filters: Record<string, string> }): AsyncGenerator<string, void> {
  const { stores } = deps.database
  const id = await stores.exports.start({ at: new Date(deps.clock.now()), actor: given.actor, list: list.name, filters: given.filters })
  yield CSV_START + csvRow(list.columns.map(([heading]) => heading))
  let count = 0
  let after: PageAsk['after']
  do {
    const page = await list.page(stores, { limit: list.batch, after })
    count += page.rows.length
    after = page.after === null ? undefined : (readPageKey(page.after, 'uuid') ?? undefined)
    if (page.rows.length > 0) yield page.rows.map((row) => csvRow(list.columns.map(([, cell]) => cell(row)))).join('')
  } while (after !== undefined)
  await stores.exports.finish(id, count)
}

export function exportOrders(deps: Deps, filter: OrderFilter, given: { actor: string; filters: Record<string, string> }): AsyncGenerator<string, void> {
  return exportList(deps, { name: 'orders', batch: BATCH, columns: ORDER_COLUMNS, page: (stores, ask) => stores.orders.page(filter, ask) }, given)
}

export function exportLeads(deps: Deps, filter: Parameters<Stores['leads']['page']>[0], given: { actor: string; filters: Record<string, string> }): AsyncGenerator<string, void> {
  return exportList(deps, { name: 'leads', batch: LONG_ROWS_BATCH, columns: LEAD_COLUMNS, page: (stores, ask) => stores.leads.page(filter, ask) }, given)
}
