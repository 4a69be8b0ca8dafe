/** A page may have been kept for a minute, and clocks differ by seconds: only a clock that is wrong by more is not trusted. */
const TRUSTED_MS = 120_000

/** How far a visitor's clock runs ahead of the server's, in ms; zero where it is about right or the server said nothing. */
export function aheadOfServer({ saidByServer, receivedAt }: { saidByServer: number | undefined; receivedAt: number }): number {
  const ahead = saidByServer === undefined ? 0 : receivedAt - saidByServer
  return Math.abs(ahead) > TRUSTED_MS ? ahead : 0
}

let ahead: number | null = null

/** What time it is, as the server that sent the page counts it. */
export function serverNow(): number {
  ahead ??= aheadOfServer(theAnswer())
  return Date.now() - ahead
}

/** What the page's own answer said, and what the visitor's clock showed when it came. */
function theAnswer() {
  const load = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
  return { saidByServer: load?.serverTiming?.find(({ name }) => name === 'now')?.duration, receivedAt: Date.now() - performance.now() + (load?.responseStart ?? 0) }
}
