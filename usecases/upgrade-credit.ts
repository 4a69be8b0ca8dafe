import { formatUsd, type Cents } from '../domain/money.ts'
import { upgradeCredit } from '../domain/pricing/upgrade-credit.ts'
import type { OrderRecord, Stores, PaymentMode } from './ports.ts'
import type { Services } from './services.ts'

/** Whether real money was taken: Stripe names the pages of its live half so. The id stored with a payment is that of the page it came from. */
const isLivePage = (pageId: string | null): boolean => pageId?.startsWith('cs_live_') === true

/** Test money counts toward nothing that real money is asked for. */
const creditIn = (mode: PaymentMode, credited: OrderRecord, percent: number): Cents => (mode === 'live' && !isLivePage(credited.paymentSessionId) ? 0 : upgradeCredit(credited, percent))

/** Paid with, or a delayed payment with it is on its way. */
const spends = ({ paidAt, state }: OrderRecord): boolean => paidAt !== null || state === 'payment_pending'

/** An order counts toward one other order, once, whatever becomes of that order later. */
async function creditIsSpent(stores: Stores, creditedOrderId: string): Promise<boolean> {
  return (await stores.orders.creditedBy(creditedOrderId)).some(spends)
}

/** Whether what was counted toward an unpaid order may still be paid with: not spent since, and not paid back. */
export async function creditHolds(stores: Stores, mode: PaymentMode, { creditedOrderId, creditCents }: OrderRecord): Promise<boolean> {
  if (creditedOrderId === null) return true
  const credited = await stores.orders.findById(creditedOrderId)
  return credited !== null && creditIn(mode, credited, 100) >= creditCents && !(await creditIsSpent(stores, creditedOrderId))
}

/** What the order would count now, in cents; 0 where it would not, or did already. */
export async function creditOf(stores: Stores, mode: PaymentMode, order: OrderRecord, percent: number): Promise<Cents> {
  const cents = creditIn(mode, order, percent)
  return cents === 0 || (await creditIsSpent(stores, order.id)) ? 0 : cents
}

/** Null where no order has this number, or it counts toward none. Whoever has the number of an order may spend its credit. */
export async function findUpgradeCredit(
  { database: { stores }, paymentMode, upgradeCreditPercent }: Pick<Services, 'database' | 'paymentMode' | 'upgradeCreditPercent'>,
  reference: string,
): Promise<{ orderId: string; creditCents: Cents } | null> {
  if (upgradeCreditPercent === 0) return null
  const order = await stores.orders.findByReference(reference)
  const creditCents = order === null ? 0 : await creditOf(stores, paymentMode, order, upgradeCreditPercent)
  return order === null || creditCents === 0 ? null : { orderId: order.id, creditCents }
}

/**
 * In the transaction of a payment: what is wrong with the credit it was paid with, in words for an operator, and the open
 * payment pages of other orders that would spend it again. `pageId`: the page on which it was paid. The lock makes two payments with one credit wait for each other.
 */
export async function spendCredit(stores: Stores, order: OrderRecord, pageId: string | null): Promise<{ fault: string | null; pageIds: string[] }> {
  if (order.creditedOrderId === null) return { fault: null, pageIds: [] }
  const credited = await stores.orders.lock(order.creditedOrderId)
  const others = (await stores.orders.creditedBy(order.creditedOrderId)).filter(({ id }) => id !== order.id)
  const spentBy = others.find(({ paidAt }) => paidAt !== null)
  const credit = `its credit of ${formatUsd(order.creditCents)}`
  return {
    fault:
      spentBy !== undefined
        ? `${credit} was spent before, in order ${spentBy.reference}`
        : credited === null || upgradeCredit(credited, 100) < order.creditCents
          ? `the package that gave ${credit} was paid back meanwhile`
          : isLivePage(pageId) && !isLivePage(credited.paymentSessionId)
            ? `the package that gave ${credit} was paid with test money`
            : null,
    pageIds: others.flatMap(({ paidAt, paymentSessionId }) => (paidAt === null && paymentSessionId !== null ? [paymentSessionId] : [])),
  }
}
