/** How slowly a body may come before it is given up: slow lines are served, connections that only hold on are not. */

/** The longest silence in the middle of a body. */
export const SILENCE_MS = 20_000

/** The first seconds do not count: a line may have to find its speed. */
const START_MS = 30_000

/** A letter of 3 MB takes a quarter of an hour at this speed, on the slowest mobile lines. */
const BYTES_PER_SECOND = 4096

/** While there is hardly room for more, a body has to come as most lines carry it: three megabytes within a minute. */
const SCARCE_START_MS = 10_000
const SCARCE_BYTES_PER_SECOND = 65_536

/** True where the bytes that came in this time are fewer than any line in use (where room is scarce: than most lines) would have carried. */
export function isTooSlow(bytes: number, elapsedMs: number, scarce = false): boolean {
  const [startMs, perSecond] = scarce ? [SCARCE_START_MS, SCARCE_BYTES_PER_SECOND] : [START_MS, BYTES_PER_SECOND]
  return elapsedMs > startMs && bytes < ((elapsedMs - startMs) / 1000) * perSecond
}
