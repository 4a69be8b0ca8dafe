/** Where the payment provider reports what happened. Only a verified event changes anything. */
import { Hono } from 'hono'
import type { Services } from '../usecases/services.ts'
import { refuse } from './answers.ts'
import { readText } from './calls.ts'
import { recordPaymentEvent } from '../usecases/record-payment-event.ts'

export function webhookCalls(services: Services): Hono {
  const calls = new Hono()
  calls.post('/webhooks/stripe', async (c) => {
    const body = await readText(c, 1_000_000)
    if (!body.ok) return body.response
    const event = services.verifyWebhook(body.value, c.req.header('stripe-signature') ?? '')
    if (event === null) return refuse(c, 400, { kind: 'bad-signature', message: 'The signature does not hold.' })
    const result = await recordPaymentEvent(services, event)
    return c.json({ received: true, result: result.kind })
  })
  return calls
}
