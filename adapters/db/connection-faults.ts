/** Which faults mean that the database server is away, whatever library they come wrapped by. */

/** Of the operating system, and of PostgreSQL: shutting down, crashed, starting up, full, read-only after a change of servers. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25006',
  '08000',
  '08003',
  '08006',
])

/** The driver gives these faults no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

/** True where trying again later can help because a connection was refused, cut or not had in time. */
export function isConnectionFault(fault: unknown): boolean {
  let error = fault
  // A fault names its cause, and a cause its own; the bound is against a ring.
  for (let depth = 0; depth < 5 && error instanceof Error; depth += 1) {
    if (AWAY_CODES.has(String((error as NodeJS.ErrnoException).code)) || AWAY_WORDS.test(error.message)) return true
    if (error instanceof AggregateError) return error.errors.some(isConnectionFault)
    error = error.cause
  }
  return false
}
