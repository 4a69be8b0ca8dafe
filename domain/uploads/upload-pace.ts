/** How slowly a body may come before it is given up: slow lines are served, connections that only hold on are not. */

/** The longest silence in the middle of a body. */
export const SILENCE_MS = 20_000

/** The first seconds do not count: a line may have to find its speed. */
const START_MS = 30_000

/** A letter of 3 MB takes a quarter of an hour at this speed, on the slowest mobile lines. */
const BYTES_PER_SECOND = 4096

/** True where the bytes that came in this time are fewer than any line in use would have carried. */
export function isTooSlow(bytes: number, elapsedMs: number): boolean {
  return elapsedMs > START_MS && bytes < ((elapsedMs - START_MS) / 1000) * BYTES_PER_SECOND
}
