/** Days of the calendar, in UTC. */
export const DAY_MS = 86_400_000

/** The day of an instant in UTC, as `YYYY-MM-DD`. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
