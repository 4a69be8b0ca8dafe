import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Pages of one visitor in a minute that are drawn for them alone, each some 30 ms of the one thread that answers everybody. */
export const DRAWN_PAGES_A_MINUTE = 300

/** Counts one of a visitor, in this process: seconds until it is drawn, null where it may be now. */
export function countDrawnPages(): (visitor: string) => Promise<number | null> {
  const limiter = new RateLimiterMemory({ points: DRAWN_PAGES_A_MINUTE, duration: 60 })
  return async (visitor) => {
    try {
      await limiter.consume(visitor)
      return null
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached
      return Math.max(1, Math.ceil(reached.msBeforeNext / 1000))
    }
  }
}
