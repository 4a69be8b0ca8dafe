import { PRODUCT_NAMES } from '../content/products.ts'
import { formatUsd, type Cents } from '../domain/money.ts'
import { withdrawalOffer } from '../domain/orders/withdrawal.ts'
import { consoleAddresses } from './console-addresses.ts'
import { endDeliverables } from './fulfill-order.ts'
import { lockOrder } from './lock-order.ts'
import type { Chance, Clock, Database } from './ports.ts'
import { queueMails } from './queue-mail.ts'

export type WithdrawOrderResult =
  | { kind: 'withdrawn'; refundCents: Cents }
  | { kind: 'no-such-order' }
  /** By an earlier click or another tab: nothing more was done. */
  | { kind: 'already-withdrawn' }
  /** Another product, or not at its first draft (any more). */
  | { kind: 'not-possible' }
  /** The amount the customer saw is no longer the amount: nothing was done. */
  | { kind: 'amount-changed'; refundCents: Cents }

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** The mail that told the customer of the withdrawal and its refund. */
export const withdrawalMailKey = (orderId: string) => `withdrawal:${orderId}`

/**
 * Withdraws a Selfpetition AI order at its first draft. The state, the mails and the refund's job are one unit; the money
 * goes back through the payment provider afterwards, once, however often the job runs.
 */
export async function withdrawOrder(deps: Deps, given: { reference: string; shownRefundCents: Cents }): Promise<WithdrawOrderResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const order = await lockOrder(stores, given.reference)
    if (order === null) return { kind: 'no-such-order' }
    if (order.state === 'withdrawn') return { kind: 'already-withdrawn' }
    const offer = withdrawalOffer(order)
    if (offer === null) return { kind: 'not-possible' }
    const { refundCents } = offer
    if (refundCents !== given.shownRefundCents) return { kind: 'amount-changed', refundCents }
    await endDeliverables(stores, order)
    await stores.orders.moveTo(
      order,
      'withdrawn',
      { at: now, actor: 'customer', cause: `withdrew at the first draft; refund ${formatUsd(refundCents)}` },
      { dueAt: null, pausedReason: null, pausedAt: null },
    )
    if (refundCents > 0) {
      await stores.jobs.enqueue('refund-payment', { orderId: order.id, amountCents: refundCents, refundedBeforeCents: order.refundedCents })
    }
    const words = {
      reference: order.reference,
      productName: PRODUCT_NAMES[order.product],
      paid: formatUsd(order.paidCents ?? 0),
      refund: formatUsd(refundCents),
      orderUrl: `${deps.publicUrl}/orders/${order.reference}`,
    }
    await queueMails(stores, deps.chance, now, [
      { dedupeKey: withdrawalMailKey(order.id), to: order.email, template: 'withdrawal-confirmation', props: words },
      {
        dedupeKey: `operator-withdrawal:${order.id}`,
        to: deps.operatorEmail,
        template: 'operator-payment-notice',
        props: {
          heading: `Withdrawn: ${words.productName}`,
          text: `The customer withdrew at the first draft. ${words.refund} of ${words.paid} goes back through the payment provider.`,
          rows: [['Order', order.reference]],
          consoleUrl: consoleAddresses(deps.publicUrl).order(order.reference),
        },
      },
    ])
    return { kind: 'withdrawn', refundCents }
  })
}
