import Stripe from 'stripe'
import { storableBody } from './storable-payload.ts'

/** Older signatures are refused: a recorded request cannot be replayed later. So are those that run ahead: they would hold for as long. */
const WEBHOOK_TOLERANCE_SECONDS = 300

/** The library refuses only what is too old. */
function runsAhead(signature: string, nowMs: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map((match) => Number(match[1]))
  return times.some((seconds) => seconds > nowMs / 1000 + WEBHOOK_TOLERANCE_SECONDS)
}

/** What the body says, whatever its shape, or null where the signature over it does not hold at `nowMs` or it is no JSON. */
export function verifyWebhook(rawBody: string, signature: string, secret: string, nowMs: number): { payload: unknown } | null {
  if (runsAhead(signature, nowMs)) return null
  try {
    Stripe.webhooks.signature!.verifyHeader(rawBody, signature, secret, WEBHOOK_TOLERANCE_SECONDS, undefined, nowMs)
    return { payload: storableBody(rawBody) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** The signature header that Stripe would send; used by the sandbox. */
export function signWebhook(rawBody: string, secret: string, nowMs: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp: Math.floor(nowMs / 1000) })
}
