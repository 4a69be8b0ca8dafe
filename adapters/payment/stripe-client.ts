import Stripe from 'stripe'

/** The version this code was written against: Stripe's own default would change under it. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

const TIMEOUT_MS = 15_000
const NETWORK_RETRIES = 2
const RATE_LIMIT_TRIES = 5

export type OpenStripe = {
  stripe: Stripe
  mode: 'test' | 'live'
  /** A place that a customer may be sent to: over https, or of the emulator on this machine. */
  isPaymentAddress(url: string): boolean
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `apiBase` points at a local emulator. */
export function openStripe(secretKey: string, apiBase?: string): OpenStripe {
  const base = apiBase === undefined ? null : new URL(apiBase)
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: NETWORK_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base === null ? {} : { host: base.hostname, port: base.port || (base.protocol === 'https:' ? '443' : '80'), protocol: base.protocol === 'https:' ? 'https' : 'http' }),
  })
  const emulated = base !== null && LOOPBACK.has(base.hostname)
  return {
    stripe,
    mode: /^(sk|rk)_live_/.test(secretKey) ? 'live' : 'test',
    isPaymentAddress(given) {
      const url = URL.canParse(given) ? new URL(given) : null
      return url?.protocol === 'https:' || (emulated && url?.protocol === 'http:' && LOOPBACK.has(url.hostname))
    },
  }
}

/** The library repeats broken connections and server faults, but not 429: that is done here, waiting longer each time. */
export async function patiently<T>(work: () => Promise<T>, firstWaitMs = 400): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeRateLimitError) || attempt >= RATE_LIMIT_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (attempt - 1)))
    }
  }
}

/** Null for what Stripe does not have. Throws where something in between answered: the library takes that for a success. */
export async function orMissing<T extends { id: string }>(work: Promise<T>): Promise<T | null> {
  try {
    const answer = await work
    if (typeof answer.id !== 'string') throw new Error('the answer is not one of Stripe')
    return answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'resource_missing' || error.statusCode === 404)) return null
    throw error
  }
}
