import pino from 'pino'

export type Log = {
  info(message: string): void
  warn(message: string): void
  error(message: string, error?: unknown): void
}

/** Lines of JSON on standard output. Errors give name, message and stack; bodies and query strings are never passed in. */
export function createLog(level: string): Log {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    error: (message, error) =>
      log.error(error instanceof Error ? { error: { name: error.name, message: error.message, stack: error.stack } } : {}, message),
  }
}
