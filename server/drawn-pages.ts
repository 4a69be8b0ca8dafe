import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Pages of one visitor in a minute that are drawn for them alone, each some 30 ms of the one thread that answers everybody. */
export const DRAWN_PAGES_A_MINUTE = 300

/** Counts them, in this process; `over`: seconds until the next one is drawn, null where it may be now. */
export function drawnPages() {
  const limiter = new RateLimiterMemory({ points: DRAWN_PAGES_A_MINUTE, duration: 60 })
  return {
    async over(visitor: string): Promise<number | null> {
      try {
        await limiter.consume(visitor)
        return null
      } catch (reached) {
        if (!(reached instanceof RateLimiterRes)) throw reached
        return Math.max(1, Math.ceil(reached.msBeforeNext / 1000))
      }
    },
  }
}
