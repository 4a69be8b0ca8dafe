/** What an operator opens in the console, as calls of the stores: every list, the searches, the due queue, an order. */
import { readEmailSearch } from '../domain/email-search.ts'
import { DAY_MS, dayOf } from '../domain/calendar-day.ts'
import { funnelDays } from '../domain/funnel/funnel.ts'
import { readOrderSearch } from '../domain/orders/order-search.ts'
import { ORDER_STATES } from '../domain/orders/order-states.ts'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import { operatorLetters } from '../usecases/operator-letters.ts'
import { operatorIntakes, operatorOrder } from '../usecases/operator-orders.ts'
import type { PageAsk } from '../usecases/paging.ts'
import { LEAD_SOURCES, type Database } from '../usecases/ports.ts'

export type Random = { below(limit: number): number; of<T>(values: readonly T[]): T; instant(): Date }
/** What a case answers; of a list its rows. */
export type Case = { name: string; run: (random: Random) => Promise<{ rows: unknown[] } | unknown[] | undefined> }
export type Known = { emails: string[]; references: string[]; leadEmails: string[]; userEmails: string[] }

const LIMIT = 25
const first: PageAsk = { limit: LIMIT }
/** A key of no row, as after a row that was deleted. */
const NO_ROW = '80000000-0000-4000-8000-000000000000'
const older = (random: Random): PageAsk => ({ limit: LIMIT, after: { at: random.instant(), id: NO_ROW } })
const newer = (random: Random): PageAsk => ({ limit: LIMIT, before: { at: random.instant(), id: NO_ROW } })

/** The same choices at each run, of the three years before `now`. */
export function randomOf(seed: number, now: Date): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, of: (values) => values[below(values.length)]!, instant: () => new Date(now.getTime() - below(1_090 * DAY_MS)) }
}

export function casesOf(database: Database, known: Known, now: Date): Case[] {
  const { orders, leads, accounts, mails, paymentEvents, files, promoCodes, reviews, exports, operatorActions } = database.stores
  const monthStart = funnelDays('month', now.getTime())[0]!
  const state = (random: Random) => random.of(ORDER_STATES)
  const product = (random: Random) => random.of(PRODUCTS)
  const emailStart = (random: Random, letters: number) => readOrderSearch(random.of(known.emails).slice(0, letters))
  const referenceStart = (random: Random, letters: number) => readOrderSearch(random.of(known.references).slice(0, letters))
  return [
    { name: 'orders, first page', run: () => orders.page({}, first) },
    { name: 'orders, deep in, older', run: (random) => orders.page({}, older(random)) },
    { name: 'orders, deep in, newer', run: (random) => orders.page({}, newer(random)) },
    { name: 'orders of one state, first page', run: (random) => orders.page({ state: state(random) }, first) },
    { name: 'orders of one state, deep in', run: (random) => orders.page({ state: state(random) }, older(random)) },
    { name: 'orders of one state and product', run: (random) => orders.page({ state: state(random), product: product(random) }, older(random)) },
    { name: 'orders of one product, deep in', run: (random) => orders.page({ product: product(random) }, older(random)) },
    { name: 'orders whose payment differs', run: () => orders.page({ flagged: true }, first) },
    { name: 'orders placed in one week', run: (random) => ((from: Date) => orders.page({ from, until: new Date(from.getTime() + 7 * DAY_MS) }, first))(random.instant()) },
    { name: 'search: whole e-mail', run: (random) => orders.page({ search: readOrderSearch(random.of(known.emails)) }, first) },
    { name: 'search: 8 letters of an e-mail', run: (random) => orders.page({ search: emailStart(random, 8) }, first) },
    { name: 'search: 3 letters of an e-mail', run: (random) => orders.page({ search: emailStart(random, 3) }, first) },
    { name: 'search: 3 letters, deep in', run: (random) => orders.page({ search: emailStart(random, 3) }, older(random)) },
    { name: 'search: 5 letters, of one state', run: (random) => orders.page({ state: state(random), search: emailStart(random, 5) }, first) },
    { name: 'search: 5 letters, of one product', run: (random) => orders.page({ product: product(random), search: emailStart(random, 5) }, first) },
    { name: 'search: 5 letters, of one state and product', run: (random) => orders.page({ state: state(random), product: product(random), search: emailStart(random, 5) }, first) },
    { name: 'search: e-mail that nobody has', run: () => orders.page({ search: readOrderSearch('zzz.nobody') }, first) },
    { name: 'search: whole reference', run: (random) => orders.page({ search: readOrderSearch(random.of(known.references)) }, first) },
    { name: 'search: 7 letters of a reference', run: (random) => orders.page({ search: referenceStart(random, 7) }, first) },
    { name: 'search: 4 letters of a reference', run: (random) => orders.page({ search: referenceStart(random, 4) }, first) },
    { name: 'due queue, first page and count of the late', run: async () => (await Promise.all([orders.duePage(first), orders.countLate(now, 1001)]))[0] },
    { name: 'due queue, deep in', run: (random) => orders.duePage({ limit: LIMIT, after: { at: new Date(now.getTime() - random.below(4 * DAY_MS)), id: NO_ROW } }) },
    {
      name: 'order page',
      run: async (random) => {
        const found = await operatorOrder({ database }, random.of(known.references))
        if (found === null) throw new Error('an order is missing')
        const [, sent] = await Promise.all([files.accesses(found.view.intakes.flatMap((intake) => intake.files.map(({ id }) => id))), mails.ofAddress(found.record.email, 50)])
        return sent
      },
    },
    { name: 'leads, first page', run: () => leads.page({}, first) },
    { name: 'leads of one source, deep in', run: (random) => leads.page({ source: random.of(LEAD_SOURCES) }, older(random)) },
    { name: 'leads by the start of an e-mail', run: (random) => leads.page({ email: readEmailSearch(random.of(known.leadEmails).slice(0, 6)) }, first) },
    { name: 'RFE letters, deep in', run: (random) => operatorLetters({ database }, { email: null }, older(random)) },
    { name: 'input forms without an order', run: () => operatorIntakes({ database }, { unmatched: true }, first) },
    { name: 'input forms, deep in', run: (random) => operatorIntakes({ database }, { unmatched: false }, older(random)) },
    { name: 'input forms by e-mail', run: (random) => operatorIntakes({ database }, { unmatched: false, email: readEmailSearch(random.of(known.emails)) }, first) },
    { name: 'e-mails, first page', run: () => mails.page({}, first) },
    { name: 'e-mails, deep in', run: (random) => mails.page({}, older(random)) },
    { name: 'e-mails given up', run: () => mails.page({ unsettled: 'dead' }, first) },
    { name: 'e-mails to one address', run: (random) => mails.page({ email: readEmailSearch(random.of(known.emails)) }, first) },
    { name: 'payment events, first page', run: () => paymentEvents.page({ unmatched: false }, first) },
    { name: 'payment events, deep in', run: (random) => paymentEvents.page({ unmatched: false }, { limit: LIMIT, after: { at: random.instant(), id: 'evt_8' } }) },
    { name: 'payment events without an order', run: () => paymentEvents.page({ unmatched: true }, first) },
    { name: 'funnel of a month', run: () => orders.countByDay(monthStart, dayOf(now.getTime())) },
    { name: 'accounts, first page', run: () => accounts.page({}, first) },
    { name: 'accounts of one role, deep in', run: (random) => accounts.page({ role: random.of(['customer', 'consultant', 'operator'] as const) }, older(random)) },
    { name: 'accounts by the start of an e-mail', run: (random) => accounts.page({ email: readEmailSearch(random.of(known.userEmails).slice(0, 10)) }, first) },
    { name: 'consultants, all', run: () => accounts.consultantPage({ waiting: false }, first) },
    { name: 'consultants who wait for approval', run: () => accounts.consultantPage({ waiting: true }, first) },
    { name: 'promo codes, deep in', run: (random) => promoCodes.page(older(random)) },
    { name: 'reviews, deep in', run: (random) => reviews.page(older(random)) },
    { name: 'what operators changed, deep in', run: (random) => operatorActions.page({ limit: LIMIT, after: { at: random.instant(), id: '1' } }) },
    { name: 'saved files, deep in', run: (random) => exports.page({ limit: LIMIT, after: { at: random.instant(), id: '1' } }) },
  ]
}
