import { PRODUCT_NAMES } from '../content/products.ts'
import { formatUsd } from '../domain/money.ts'
import { labelOf, type DeliverableKind } from '../domain/orders/deliverables.ts'
import { takingsOf, type Takings } from '../domain/orders/takings.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { unanswered } from './unanswered.ts'
import type { Services } from './services.ts'

/** What is due later stands in the list of due orders. */
const SOON_MS = 2 * DAY_MS
const LISTED_MAX = 200
/** On-time share and hours are of the deliveries of this time. */
const OUTCOME_MS = 30 * DAY_MS
/** Orders of a month whose money is added up. */
const PAID_MAX = 5000

type Line = { reference: string; product: string; email: string; what: string }
type Money = { orders: number; received: string; addons: string; discounts: string; refunds: string; net: string; otherCurrency: number }

/** What an operator begins the day with. Instants are ISO. */
export type Today = {
  /** Milliseconds since the epoch: what is late is late by this clock. */
  now: number
  late: (Line & { dueAt: string })[]
  soon: (Line & { dueAt: string })[]
  /** In work without a promised time: revisions, letters, answers to requests for evidence. */
  undated: (Line & { since: string })[]
  waiting: (Line & { waitsFor: string; since: string })[]
  unanswered: { count: number; oldest: string | null }
  payments: (Line & { paidAt: string })[]
  /** Of today and of this month, both in UTC. */
  money: { day: Money; month: Money }
  /** First deliveries of the last 30 days; what is late and not delivered stands in `late`. */
  kept: number
  missed: number
  /** The median of the hours from the beginning of a first draft to its delivery; null where there was none. */
  firstDraftHours: number | null
}

const words = (takings: Takings): Money => ({
  orders: takings.orders,
  received: formatUsd(takings.receivedCents),
  addons: formatUsd(takings.addonCents),
  discounts: formatUsd(takings.discountCents),
  refunds: formatUsd(takings.refundedCents),
  net: formatUsd(takings.netCents),
  otherCurrency: takings.otherCurrency,
})

/** Orders may owe several of a kind: the number tells which. */
const nameOf = (one: { kind: DeliverableKind; number: number }) => (one.kind === 'reference-letter' ? `${labelOf(one, [])} ${one.number}` : labelOf(one, []))

export async function viewToday({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<Today> {
  const now = clock.now()
  const { stores } = database
  const midnight = new Date(now - (now % DAY_MS))
  const month = new Date(`${midnight.toISOString().slice(0, 7)}-01T00:00:00Z`)
  const dayAgo = new Date(now - DAY_MS)
  const since = new Date(Math.min(month.getTime(), dayAgo.getTime()))
  const [open, asks, paid, outcomes] = await Promise.all([
    stores.deliverables.openPage(LISTED_MAX * 2),
    unanswered({ database }),
    stores.orders.paidSince(since, PAID_MAX),
    stores.deliverables.deliveredSince(new Date(now - OUTCOME_MS)),
  ])
  const rows = open.map(({ deliverable, reference, email, product }) => ({ deliverable, line: { reference, email, product: PRODUCT_NAMES[product], what: nameOf(deliverable) } }))
  const dated = rows.flatMap(({ deliverable: { dueAt }, line }) => (dueAt === null ? [] : [{ ...line, dueAt }]))
  const iso = <T extends { dueAt: Date }>(row: T) => ({ ...row, dueAt: row.dueAt.toISOString() })
  const hours = outcomes
    .flatMap(({ kind, startedAt, deliveredAt }) => (kind === 'first-draft' && startedAt !== null && deliveredAt !== null ? [(deliveredAt.getTime() - startedAt.getTime()) / 3_600_000] : []))
    .sort((one, other) => one - other)
  return {
    now,
    late: dated.filter(({ dueAt }) => dueAt.getTime() < now).map(iso),
    soon: dated.filter(({ dueAt }) => dueAt.getTime() >= now && dueAt.getTime() <= now + SOON_MS).map(iso),
    undated: rows.flatMap(({ deliverable: { state, dueAt, startedAt }, line }) => (state === 'in-work' && dueAt === null ? [{ ...line, since: startedAt?.toISOString() ?? '' }] : [])),
    waiting: rows.flatMap(({ deliverable: { waitsFor, waitingSince }, line }) => (waitsFor === null || waitingSince === null ? [] : [{ ...line, waitsFor, since: waitingSince.toISOString() }])),
    unanswered: { count: asks.length, oldest: asks[0]?.since ?? null },
    payments: paid.flatMap((order) =>
      order.paidAt === null || order.paidAt < dayAgo
        ? []
        : [{ reference: order.reference, product: PRODUCT_NAMES[order.product], email: order.email, what: formatUsd(order.totalCents), paidAt: order.paidAt.toISOString() }],
    ),
    money: { day: words(takingsOf(paid.filter(({ paidAt }) => paidAt !== null && paidAt >= midnight))), month: words(takingsOf(paid.filter(({ paidAt }) => paidAt !== null && paidAt >= month))) },
    kept: outcomes.filter(({ kept }) => kept === true).length,
    missed: outcomes.filter(({ kept }) => kept === false).length,
    firstDraftHours: hours.length === 0 ? null : Math.round((hours[Math.floor((hours.length - 1) / 2)] ?? 0) * 10) / 10,
  }
}
