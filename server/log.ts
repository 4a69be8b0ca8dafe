import pino from 'pino'
import { requestId } from '../adapters/trace/request-trace.ts'

export type Log = {
  info(message: string): void
  warn(message: string): void
  error(message: string, error?: unknown): void
  /** How many errors of each kind were logged since the start. */
  faults?(): ReadonlyMap<string, number>
}

export type DescribedError = { name: string; message: string; stack: string; cause?: DescribedError }

/** Mail servers repeat an address in their answers, and our own words may name an order. */
const PERSONAL = /[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]+|\bPW-[0-9A-Z-]{4,}/gi

/** Letters of a message that are looked at: far more than are logged, since an address that the cut parts would be read as none. */
const READ_MAX = 10_000

function messageOf(whole: string): string {
  const read = whole.slice(0, READ_MAX)
  const params = read.search(/\bparams:/)
  return (params === -1 ? read : read.slice(0, params)).trimEnd().replace(PERSONAL, '…').slice(0, 500)
}

/**
 * An error without what people wrote: a failed query carries its parameters in its message, and a stack begins with the
 * message. Kept are the name, the message up to the parameters, and the places in the code.
 */
export function describeError(error: unknown, depth = 3): DescribedError | undefined {
  if (!(error instanceof Error)) return undefined
  const cause = depth > 0 ? describeError(error.cause, depth - 1) : undefined
  return {
    name: error.name,
    message: messageOf(error.message),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause === undefined ? {} : { cause }),
  }
}

/** Kinds of errors that are counted by name. */
const KINDS_MAX = 50

/** Lines of JSON on standard output, or to `destination`, each with the id of the request it belongs to. Bodies and query strings are never passed in. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const ofRequest = () => {
    const id = requestId()
    return id === null ? {} : { request: id }
  }
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: ofRequest }, destination)
  const faults = new Map<string, number>()
  const note = (error: unknown) => {
    const kind = error instanceof Error ? error.name.slice(0, 60) : 'unnamed'
    // Names are those of our code and its libraries; a library that makes up names must not fill the memory.
    const counted = faults.has(kind) || faults.size < KINDS_MAX ? kind : 'other'
    faults.set(counted, (faults.get(counted) ?? 0) + 1)
  }
  return {
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    error: (message, error) => {
      note(error)
      log.error({ error: describeError(error) }, message)
    },
    faults: () => faults,
  }
}
