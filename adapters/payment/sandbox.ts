import { createHash, randomBytes } from 'node:crypto'
import { PRODUCT_NAMES } from '../../content/products.ts'
import type { Clock, Database, PaymentProvider, SandboxPayment } from '../../usecases/ports.ts'
import { signWebhook } from './webhook-signature.ts'

const token = () => randomBytes(16).toString('hex')

/** The payment provider of a machine without a Stripe key: a plainly marked test page. No card is ever asked for. */
export function sandboxProvider(database: Database, clock: Clock, publicUrl: string): PaymentProvider {
  return {
    async createPaymentPage({ order, successUrl, cancelUrl }) {
      // One page per order and per earlier page, as with the real provider: two tabs get the same one.
      const id = `sbx_${createHash('sha256')
        .update(`${order.id}:${order.paymentSessionId ?? 'first'}`)
        .digest('hex')
        .slice(0, 32)}`
      await database.stores.sandboxPayments.insert({
        id,
        orderReference: order.reference,
        email: order.email,
        description: PRODUCT_NAMES[order.product],
        amountCents: order.totalCents,
        refundedCents: 0,
        state: 'open',
        successUrl,
        cancelUrl,
        createdAt: new Date(clock.now()),
      })
      return { provider: 'sandbox', sessionId: id, url: `${publicUrl}/sandbox-payment/${id}` }
    },
    async refund({ order, amountCents, refundedBeforeCents }) {
      const intent = order.paymentIntentId ?? ''
      await database.transaction(async (stores) => {
        const payment = await stores.sandboxPayments.find(intent.slice(INTENT_PREFIX.length))
        if (payment === null || payment.state !== 'paid') throw new Error(`order ${order.id} has no test payment to refund`)
        const refundedCents = refundedBeforeCents + amountCents
        if (refundedCents > payment.amountCents) throw new Error(`a refund of ${refundedCents} exceeds the test payment of ${payment.amountCents}`)
        if (!(await stores.sandboxPayments.raiseRefund(payment.id, refundedCents))) return
        await stores.jobs.enqueue('deliver-sandbox-event', { event: refundEvent(payment, refundedCents, clock.now()) })
      })
    },
    async closePages({ pageIds }) {
      for (const id of pageIds) await database.stores.sandboxPayments.moveTo(id, ['open', 'failed', 'cancelled'], 'expired')
    },
    async findOrderReference(sessionId) {
      return (await database.stores.sandboxPayments.find(sessionId))?.orderReference ?? null
    },
  }
}

const INTENT_PREFIX = 'pi_'

function refundEvent(payment: SandboxPayment, refundedCents: number, nowMs: number): Record<string, unknown> {
  return {
    id: `evt_sbx_${token()}`,
    object: 'event',
    type: 'charge.refunded',
    created: Math.floor(nowMs / 1000),
    data: {
      object: {
        id: `ch_${payment.id}`,
        object: 'charge',
        payment_intent: `${INTENT_PREFIX}${payment.id}`,
        amount: payment.amountCents,
        amount_refunded: refundedCents,
        currency: 'usd',
      },
    },
  }
}

export type SandboxAction = 'pay' | 'fail' | 'cancel'

function sandboxEvent(payment: SandboxPayment, action: 'pay' | 'fail', nowMs: number): Record<string, unknown> {
  return {
    id: `evt_sbx_${token()}`,
    object: 'event',
    type: action === 'pay' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
    created: Math.floor(nowMs / 1000),
    data: {
      object: {
        id: payment.id,
        object: 'checkout.session',
        client_reference_id: payment.orderReference,
        payment_intent: `${INTENT_PREFIX}${payment.id}`,
        payment_status: action === 'pay' ? 'paid' : 'unpaid',
        amount_total: payment.amountCents,
        currency: 'usd',
      },
    },
  }
}

/**
 * What the buttons of the test page do. Returns where the browser goes next, or null where the page is unknown. The event
 * is queued with the change, so that a crash loses neither; a second press of a button does nothing more.
 */
export async function actOnSandboxPayment(database: Database, clock: Clock, id: string, action: SandboxAction): Promise<{ next: string | null; payment: SandboxPayment } | null> {
  return database.transaction(async (stores) => {
    const payment = await stores.sandboxPayments.find(id)
    if (payment === null) return null
    const announce = async (kind: 'pay' | 'fail') => stores.jobs.enqueue('deliver-sandbox-event', { event: sandboxEvent(payment, kind, clock.now()) })
    switch (action) {
      case 'pay':
        if (await stores.sandboxPayments.moveTo(id, ['open', 'failed', 'cancelled'], 'paid')) await announce('pay')
        return { next: payment.successUrl, payment }
      case 'fail':
        if (await stores.sandboxPayments.moveTo(id, ['open', 'cancelled'], 'failed')) await announce('fail')
        return { next: null, payment }
      case 'cancel':
        await stores.sandboxPayments.moveTo(id, ['open', 'failed'], 'cancelled')
        return { next: payment.state === 'paid' ? payment.successUrl : payment.cancelUrl, payment }
    }
  })
}

/** Posts the event to the product's own webhook with the signature that the real provider would send. Throws to be tried again. */
export async function deliverSandboxEvent(target: { url: string; secret: string }, clock: Clock, event: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify(event)
  const response = await fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, target.secret, clock.now()) },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
