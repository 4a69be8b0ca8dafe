import { and, eq, inArray, lt } from 'drizzle-orm'
import type { SandboxPayment, SandboxPaymentStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { sandboxPayments } from './schema.ts'

export function sandboxPaymentStore(db: Connection): SandboxPaymentStore {
  return {
    async insert(payment) {
      await db.insert(sandboxPayments).values(payment).onConflictDoNothing()
    },
    async find(id) {
      const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
      return (row as SandboxPayment | undefined) ?? null
    },
    async moveTo(id, from, to) {
      const moved = await db
        .update(sandboxPayments)
        .set({ state: to })
        .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.state, from)))
        .returning({ id: sandboxPayments.id })
      return moved.length > 0
    },
    async raiseRefund(id, refundedCents) {
      const raised = await db
        .update(sandboxPayments)
        .set({ refundedCents })
        .where(and(eq(sandboxPayments.id, id), lt(sandboxPayments.refundedCents, refundedCents)))
        .returning({ id: sandboxPayments.id })
      return raised.length > 0
    },
  }
}
