/** Bounds the memory that bodies take: large ones are read while there is room for them, small ones always. */
import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from '../api/answers.ts'

/** Up to here a body needs no room. */
const SMALL_BYTES = 512 * 1024

/** Of all large bodies that are read and worked on at once. While it is decoded, a body takes about three times its size. */
const UPLOAD_BUDGET_BYTES = 160 * 1024 * 1024

/** What a body of unknown length is counted as: the largest that any call takes. */
const UNKNOWN_BYTES = 32 * 1024 * 1024

function lengthOf(c: Context): number {
  const said = c.req.header('content-length')
  if (said !== undefined) return Number(said)
  return c.req.header('transfer-encoding') === undefined ? 0 : UNKNOWN_BYTES
}

/** Answers 503 where the bodies under way leave no room for another one. A body above `bytes` alone passes on to be refused by its size. */
export function uploadBudget(bytes: number = UPLOAD_BUDGET_BYTES): MiddlewareHandler {
  let underway = 0
  return async (c, next) => {
    const length = Math.min(lengthOf(c), bytes)
    if (length <= SMALL_BYTES) return next()
    if (underway + length > bytes) {
      c.header('Retry-After', '30')
      return refuse(c, 503, { kind: 'busy', message: 'Many files are being sent to us right now. Nothing you typed is lost. Please try again in a minute.' })
    }
    underway += length
    try {
      await next()
    } finally {
      underway -= length
    }
  }
}
