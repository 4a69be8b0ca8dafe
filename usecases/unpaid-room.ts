/** What anybody may send before anything is paid has room of its own: full of it, the store still takes what customers who paid send. */
import type { Database, RateLimiter, Stores, UnpaidPlace } from './ports.ts'

/** Kilobytes of one visitor. */
export const UNPAID_LIMIT = 'unpaid-kilobytes'

export type RoomDeps = { database: Database; limits: RateLimiter; unpaidBytesMax: number }

/** `full`: of everybody together; else the visitor sent too much within the hour. */
export type NoRoom = { kind: 'no-room'; why: 'full' } | { kind: 'no-room'; why: 'visitor'; retryAfterSeconds: number }

/** The least that a row takes with its mails and indexes. */
const BLOCK = 4096
/** A text lies in its row, and in the mail about it as what it was made of, as HTML and as text. */
const TEXT_COPIES = 4
/** Files leave the rest to words, and words of visitors the rest to who is signed in: whoever has a question can still ask it. */
const SHARES = { files: 0.9, words: 0.95, signedIn: 1 }

/** `signedIn`: the mailbox of its sender is confirmed. */
export type Taken = { text: unknown; files?: readonly { bytes: Uint8Array }[]; signedIn?: boolean }

export function spaceOf({ text, files = [] }: Taken): number {
  const words = Buffer.byteLength(typeof text === 'string' ? text : JSON.stringify(text)) * TEXT_COPIES
  return Math.ceil((1 + words + files.reduce((sum, { bytes }) => sum + bytes.length, 0)) / BLOCK) * BLOCK
}

const mostOf = ({ unpaidBytesMax }: Pick<RoomDeps, 'unpaidBytesMax'>, { files = [], signedIn = false }: Taken) => unpaidBytesMax * SHARES[files.length > 0 ? 'files' : signedIn ? 'signedIn' : 'words']

/** Ends the transaction; caught by `withUnpaidRoom`. */
class NoRoomLeft extends Error {}

/** Inside the transaction that stores it, after its row. Throws where there is no room: call it within `withUnpaidRoom`. */
export async function takeUnpaidRoom(deps: Pick<RoomDeps, 'unpaidBytesMax'>, stores: Pick<Stores, 'unpaidRoom'>, place: UnpaidPlace, taken: Taken, besides = 0): Promise<void> {
  if (!(await stores.unpaidRoom.take(place, besides + spaceOf(taken), mostOf(deps, taken)))) throw new NoRoomLeft()
}

/**
 * Counts what is sent against the hour of its visitor, and runs `store` where there is room; outside of transactions, and
 * before any byte of a file is stored. What comes to nothing is given back. `held`: bytes of it that are counted already.
 */
export async function withUnpaidRoom<T extends { keep: boolean }>(
  deps: RoomDeps,
  { visitor, held = 0, ...taken }: Taken & { visitor: string; held?: number },
  store: () => Promise<T>,
): Promise<T | NoRoom> {
  const more = Math.max(0, spaceOf(taken) - held)
  const kilobytes = Math.ceil(more / 1024)
  if (kilobytes === 0) return store()
  const giveBack = () => deps.limits.giveBack(UNPAID_LIMIT, visitor, kilobytes).catch(() => {})
  const allowed = await deps.limits.consume(UNPAID_LIMIT, visitor, kilobytes)
  if (allowed.kind === 'limited') {
    await giveBack()
    return { kind: 'no-room', why: 'visitor', retryAfterSeconds: allowed.retryAfterSeconds }
  }
  let kept = false
  try {
    if ((await deps.database.stores.unpaidRoom.held()) + more > mostOf(deps, taken)) return { kind: 'no-room', why: 'full' }
    const answer = await store()
    kept = answer.keep
    return answer
  } catch (error) {
    if (error instanceof NoRoomLeft) return { kind: 'no-room', why: 'full' }
    throw error
  } finally {
    if (!kept) await giveBack()
  }
}
