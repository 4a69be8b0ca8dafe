import { PRODUCT_NAMES } from '../content/products.ts'
import { formatUsd } from '../domain/money.ts'
import { ORDER_STATE_LABELS, type OrderState } from '../domain/orders/order-states.ts'
import type { AccountRecord } from './ports.ts'
import type { Services } from './services.ts'
import { isOpenedByAddress, shownOrders } from './orders-of-address.ts'

/** Instants are ISO. */
export type AccountOrder = {
  /** Opens the order's page; null where no payment is there or on its way: whoever typed this address placed that order, and holds its reference. */
  reference: string | null
  product: string
  state: OrderState
  stateLabel: string
  total: string
  placedAt: string
  /** When the promise falls due; null before payment, while paused and once it is kept. */
  dueAt: string | null
  paused: string | null
}

/**
 * The orders of an account's email, paid ones before others, newest first, at most 100, of the unpaid ones three. None while its owner has not shown that the mailbox is
 * theirs: who knows only an address must not see its orders.
 */
export async function accountOrders({ database: { stores } }: Pick<Services, 'database'>, account: Pick<AccountRecord, 'email' | 'confirmedAt'>): Promise<AccountOrder[]> {
  if (account.confirmedAt === null) return []
  return shownOrders(await stores.orders.findByEmail(account.email)).map((order) => ({
    reference: isOpenedByAddress(order) ? order.reference : null,
    product: PRODUCT_NAMES[order.product],
    state: order.state,
    stateLabel: ORDER_STATE_LABELS[order.state],
    total: formatUsd(order.totalCents),
    placedAt: order.createdAt.toISOString(),
    dueAt: order.dueAt?.toISOString() ?? null,
    paused: order.pausedReason,
  }))
}
