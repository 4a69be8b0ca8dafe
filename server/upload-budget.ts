/** Bounds the memory that bodies take: large ones are read while there is room for them, small ones always. */
import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from '../api/answers.ts'
import { visitorOf, type CallSettings } from '../api/calls.ts'

/** Up to here a body needs no room. */
const SMALL_BYTES = 512 * 1024

/** Of all large bodies that are read and worked on at once. While it is decoded, a body takes about three times its size. */
const UPLOAD_BUDGET_BYTES = 160 * 1024 * 1024

/** Large bodies of one visitor at once: a form sends its files one after the other. */
const PER_VISITOR = 2

/** What a body of unknown length is counted as: the largest that any call takes. */
const UNKNOWN_BYTES = 32 * 1024 * 1024

function lengthOf(c: Context): number {
  const said = c.req.header('content-length')
  if (said !== undefined) return Number(said)
  return c.req.header('transfer-encoding') === undefined ? 0 : UNKNOWN_BYTES
}

/**
 * Answers 503 where the bodies under way leave no room for another one, and 429 where a visitor already sends several.
 * A body above `bytes` alone passes on to be refused by its size.
 */
export function uploadBudget(settings: CallSettings, bytes: number = UPLOAD_BUDGET_BYTES): MiddlewareHandler {
  let underway = 0
  const sending = new Map<string, number>()
  return async (c, next) => {
    const length = Math.min(lengthOf(c), bytes)
    if (length <= SMALL_BYTES) return next()
    const visitor = visitorOf(c, settings)
    const own = sending.get(visitor) ?? 0
    if (own >= PER_VISITOR) {
      c.header('Retry-After', '10')
      return refuse(c, 429, { kind: 'limited', message: 'Several files are already on their way from you. Nothing you typed is lost. Please try again when they have arrived.', retryAfterSeconds: 10 })
    }
    if (underway + length > bytes) {
      c.header('Retry-After', '30')
      return refuse(c, 503, { kind: 'busy', message: 'Many files are being sent to us right now. Nothing you typed is lost. Please try again in a minute.' })
    }
    underway += length
    sending.set(visitor, own + 1)
    try {
      await next()
    } finally {
      underway -= length
      const left = (sending.get(visitor) ?? 1) - 1
      if (left === 0) sending.delete(visitor)
      else sending.set(visitor, left)
    }
  }
}
