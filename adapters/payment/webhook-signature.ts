import Stripe from 'stripe'

/** Older signatures are refused: a recorded request cannot be replayed later. */
const WEBHOOK_TOLERANCE_SECONDS = 300

/** What the body says, whatever its shape, or null where the signature over it does not hold at `nowMs` or it is no JSON. */
export function verifyWebhook(rawBody: string, signature: string, secret: string, nowMs: number): { payload: unknown } | null {
  try {
    Stripe.webhooks.signature!.verifyHeader(rawBody, signature, secret, WEBHOOK_TOLERANCE_SECONDS, undefined, nowMs)
    return { payload: JSON.parse(rawBody) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** The signature header that Stripe would send; used by the sandbox. */
export function signWebhook(rawBody: string, secret: string, nowMs: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp: Math.floor(nowMs / 1000) })
}
