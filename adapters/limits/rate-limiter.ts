import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiter } from '../../usecases/ports.ts'
import type { Connection } from '../db/connection.ts'
import { rateLimits } from '../db/schema.ts'
import { signatureOf } from '../signing/signature.ts'

export type LimitRule = { points: number; seconds: number }

/**
 * Limits kept in the database: they hold over a restart and over several processes. The table holds no address of a
 * connection or a mailbox, only what `secret` makes of it. An unknown limit name throws.
 */
export function databaseRateLimiter(connection: Connection, secret: string, rules: Record<string, LimitRule>): RateLimiter {
  const limiters = new Map(
    Object.entries(rules).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: connection,
        schema: rateLimits,
        keyPrefix: name,
        points,
        duration: seconds,
        // `clear` does it for all of them at once.
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  const get = (name: string) => {
    const limiter = limiters.get(name)
    if (limiter === undefined) throw new Error(`no rate limit named ${name}`)
    return limiter
  }
  // With the name, so that the rows of one visitor under two limits cannot be told to belong together.
  const hidden = (name: string, key: string) => signatureOf(secret, [name, key])
  const seconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000))
  return {
    async consume(name, key, uses = 1) {
      const limiter = get(name)
      try {
        const result = await limiter.consume(hidden(name, key), uses)
        return { kind: 'allowed', limit: limiter.points, remaining: result.remainingPoints }
      } catch (result) {
        // The library rejects with a result where the limit is reached, and with an error where the database failed.
        if (!(result instanceof RateLimiterRes)) throw result
        return { kind: 'limited', limit: limiter.points, retryAfterSeconds: seconds(result) }
      }
    },
    async giveBack(name, key, uses = 1) {
      await get(name).reward(hidden(name, key), uses)
    },
    async clear() {
      await connection.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
    },
    async peek(name, key) {
      const limiter = get(name)
      const result = await limiter.get(hidden(name, key))
      if (result !== null && result.consumedPoints >= limiter.points && result.msBeforeNext > 0) {
        return { kind: 'limited', limit: limiter.points, retryAfterSeconds: seconds(result) }
      }
      return { kind: 'allowed', limit: limiter.points, remaining: result?.remainingPoints ?? limiter.points }
    },
  }
}
