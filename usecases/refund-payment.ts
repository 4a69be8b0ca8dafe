import { formatUsd } from '../domain/money.ts'
import { consoleAddresses } from './console-addresses.ts'
import type { Chance, Clock, Database, Jobs, OrderRecord, PaymentProvider } from './ports.ts'
import { queueMail } from './queue-mail.ts'

type Deps = { database: Database; payment: PaymentProvider; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** A short outage mends itself: the operator hears of a refund when it has failed this often, and when it is given up. */
export const FAILURES_BEFORE_NOTICE = 3

/**
 * Carries out a refund that was decided. Throws to be tried again; the provider knows a repeated one by its key, so it is
 * made once however often this runs. A refund that keeps failing is told to the operator.
 */
export async function refundPayment(deps: Deps, given: Jobs['refund-payment'], attempt: { number: number; last: boolean }): Promise<void> {
  const order = await deps.database.stores.orders.findById(given.orderId)
  if (order === null) throw new Error(`no order ${given.orderId} to refund`)
  if (order.refundedCents >= given.refundedBeforeCents + given.amountCents) return
  try {
    await deps.payment.refund({ order, amountCents: given.amountCents, refundedBeforeCents: given.refundedBeforeCents, key: `refund:${order.id}:${given.refundedBeforeCents}` })
  } catch (error) {
    if (attempt.last || attempt.number === FAILURES_BEFORE_NOTICE) await tellOperator(deps, order, given, attempt, error)
    throw error
  }
}

async function tellOperator(deps: Deps, order: OrderRecord, given: Jobs['refund-payment'], attempt: { number: number; last: boolean }, error: unknown): Promise<void> {
  const now = new Date(deps.clock.now())
  await deps.database.transaction((stores) =>
    queueMail(stores, deps.chance, now, {
      dedupeKey: `operator-refund:${order.id}:${given.refundedBeforeCents}:${attempt.last ? 'given-up' : 'failing'}`,
      to: deps.operatorEmail,
      template: 'operator-payment-notice',
      props: {
        heading: attempt.last ? 'A refund was given up' : 'A refund does not go through',
        text: attempt.last
          ? `It was tried ${attempt.number} times. Please make it at the payment provider; the order page shows it when its news arrives.`
          : `It was tried ${attempt.number} times and is tried again by itself. Please look at the account of the payment provider.`,
        rows: [
          ['Order', order.reference],
          ['Refund', formatUsd(given.amountCents)],
          ['Payment', order.paymentIntentId ?? 'unknown'],
          ['What went wrong', error instanceof Error ? error.message.slice(0, 300) : 'unknown'],
        ],
        consoleUrl: consoleAddresses(deps.publicUrl).order(order.reference),
      },
    }),
  )
}
