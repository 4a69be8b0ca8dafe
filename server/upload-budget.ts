/** Bounds the memory that bodies take: all but small ones are read while there is room for them. */
import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from '../api/answers.ts'
import { NO_ROOM, UPLOAD_ROOM, visitorOf, type CallSettings, type UploadRoom } from '../api/calls.ts'

/** Up to here a body needs no room. */
const SMALL_BYTES = 64 * 1024

/** Up to here it is middling: a page sends several, as the payment provider does. */
const MIDDLING_BYTES = 512 * 1024

/** Received of all bodies in the room that are read and worked on at once. While it is decoded, a body takes about three times its size. */
const UPLOAD_BUDGET_BYTES = 160 * 1024 * 1024

/** Above this share of the room, whoever sends slowly is given up. */
const SCARCE_SHARE = 0.5

/** Bodies of one visitor at once: a form sends its files one after the other. */
const PER_VISITOR = { large: 2, middling: 16 }

/** As announced; without end where a body does not say how large it is. */
function announced(c: Context): number {
  const said = c.req.header('content-length')
  return said === undefined ? (c.req.header('transfer-encoding') === undefined ? 0 : Infinity) : Number(said)
}

/**
 * Counts what has come of the bodies under way, not what was announced: who announces much and sends nothing holds no
 * room. Answers 503 where there is none left, and 429 where a visitor already sends several.
 */
export function uploadBudget(settings: CallSettings, bytes: number = UPLOAD_BUDGET_BYTES): MiddlewareHandler {
  let underway = 0
  const sending = new Map<string, number>()
  return async (c, next) => {
    const size = announced(c)
    if (size <= SMALL_BYTES) return next()
    const kind = size > MIDDLING_BYTES ? 'large' : 'middling'
    const visitor = `${kind} ${visitorOf(c, settings)}`
    const own = sending.get(visitor) ?? 0
    if (own >= PER_VISITOR[kind]) {
      c.header('Retry-After', '10')
      return refuse(c, 429, { kind: 'limited', message: 'Several files are already on their way from you. Nothing you typed is lost. Please try again when they have arrived.', retryAfterSeconds: 10 })
    }
    if (underway >= bytes) {
      c.header('Retry-After', '30')
      return refuse(c, 503, { kind: 'busy', message: NO_ROOM })
    }
    let taken = 0
    const room: UploadRoom = {
      take(more) {
        if (underway + more > bytes) return false
        underway += more
        taken += more
        return true
      },
      isScarce: () => underway > bytes * SCARCE_SHARE,
    }
    c.set(UPLOAD_ROOM, room)
    sending.set(visitor, own + 1)
    try {
      await next()
    } finally {
      underway -= taken
      const left = (sending.get(visitor) ?? 1) - 1
      if (left === 0) sending.delete(visitor)
      else sending.set(visitor, left)
    }
  }
}
