import type { Database, Jobs, PaymentProvider } from './ports.ts'

/**
 * Ends the other payment pages of an order that is paid, so that nobody pays it twice: those named, and what its payment
 * link made in other tabs. Throws to be tried again.
 */
export async function closePaymentPages({ database, payment }: { database: Database; payment: PaymentProvider }, { orderId, pageIds }: Jobs['close-payment-pages']): Promise<void> {
  const order = await database.stores.orders.findById(orderId)
  if (order === null || order.paidAt === null) return
  await payment.closePages({ order, pageIds: pageIds.filter((id) => id !== order.paymentSessionId) })
}
