/**
 * Whose document is read next where only a few are read at once. Who has used the readers least lately comes first, so
 * that documents made to take long delay those who send them and hardly anyone else. What is done for an order comes before
 * what is done for strangers: it has a place and a queue that they cannot fill.
 */
import { isForOrder } from '../../usecases/ports.ts'

export type FairTurnsOptions = {
  /** Documents read at the same time for strangers, and so for orders. */
  concurrency: number
  /** Beyond these, documents of orders. Default 1. */
  reserved?: number
  /** Documents that wait for their turn, of all strangers (and as many of all orders) and of one. */
  queueLimit: number
  perVisitor: number
  /** Who has waited this long is refused. */
  waitMs: number
  /** Milliseconds on a clock that only runs forward. */
  now: () => number
}

/** `end` is called once, when the document is read. */
export type Turn = { end: () => void }

/** Time at the readers is forgotten by half in every such stretch. */
const HALF_LIFE_MS = 120_000
/** Who has used more than this lately leaves one reader to the others. */
const HEAVY_MS = 3000
/** Visitors remembered; beyond it those who used least are forgotten. */
const REMEMBERED = 5000

type Waiting = { visitor: string; settle: (turn: Turn | null) => void }

/** `take` returns null where the visitor has to come back later. */
export function fairTurns({ concurrency, reserved = 1, queueLimit, perVisitor, waitMs, now }: FairTurnsOptions): { take: (visitor: string) => Promise<Turn | null>; close: () => void } {
  const waiting: Waiting[] = []
  const running: string[] = []
  const used = new Map<string, { ms: number; at: number }>()
  /** Of one visitor, and of all heavy ones together. */
  const most = Math.max(1, concurrency - 1)
  let closed = false

  function usedBy(visitor: string): number {
    const known = used.get(visitor)
    return known === undefined ? 0 : known.ms * 2 ** ((known.at - now()) / HALF_LIFE_MS)
  }

  function noteUse(visitor: string, ms: number): void {
    used.set(visitor, { ms: usedBy(visitor) + ms, at: now() })
    if (used.size <= REMEMBERED) return
    const ranked = [...used.keys()].map((key) => ({ key, ms: usedBy(key) })).sort((a, b) => a.ms - b.ms)
    for (const { key } of ranked.slice(0, REMEMBERED / 2)) used.delete(key)
  }

  const isHeavy = (visitor: string) => usedBy(visitor) > HEAVY_MS
  /** Strangers, or orders. */
  const likeThat = (visitor: string) => (other: string) => isForOrder(other) === isForOrder(visitor)
  const countOf = (list: string[], visitor: string) => list.filter((other) => other === visitor).length

  function mayRun(visitor: string): boolean {
    const alike = running.filter(likeThat(visitor))
    if (running.length >= concurrency + reserved || alike.length >= concurrency || countOf(alike, visitor) >= most) return false
    return !isHeavy(visitor) || alike.filter(isHeavy).length < most
  }

  const comesBefore = (one: string, other: string) => (isForOrder(one) === isForOrder(other) ? usedBy(one) < usedBy(other) : isForOrder(one))

  /** Of the waiting ones an order, else the one with the least use; of equals, the first that came. */
  function next(): Waiting | undefined {
    let best: Waiting | undefined
    for (const entry of waiting) {
      if (mayRun(entry.visitor) && (best === undefined || comesBefore(entry.visitor, best.visitor))) best = entry
    }
    return best
  }

  function start(visitor: string): Turn {
    const from = now()
    running.push(visitor)
    return {
      end: () => {
        running.splice(running.indexOf(visitor), 1)
        noteUse(visitor, now() - from)
        for (let entry = next(); entry !== undefined; entry = next()) entry.settle(start(entry.visitor))
      },
    }
  }

  /** Makes room in a full queue at the cost of the one with the most use; false where that is the newcomer. */
  function makeRoom(visitor: string): boolean {
    const alike = waiting.filter((entry) => likeThat(visitor)(entry.visitor))
    if (alike.length < queueLimit) return true
    const heaviest = alike.reduce<Waiting | undefined>((worst, entry) => (worst === undefined || usedBy(entry.visitor) >= usedBy(worst.visitor) ? entry : worst), undefined)
    if (heaviest === undefined || usedBy(heaviest.visitor) <= usedBy(visitor)) return false
    heaviest.settle(null)
    return true
  }

  async function take(visitor: string): Promise<Turn | null> {
    if (closed) return null
    if (mayRun(visitor)) return start(visitor)
    if (waiting.filter((entry) => entry.visitor === visitor).length >= perVisitor || !makeRoom(visitor)) return null
    return new Promise((resolve) => {
      const entry: Waiting = {
        visitor,
        settle: (turn) => {
          clearTimeout(timer)
          waiting.splice(waiting.indexOf(entry), 1)
          resolve(turn)
        },
      }
      const timer = setTimeout(() => entry.settle(null), waitMs)
      waiting.push(entry)
    })
  }

  return {
    take,
    close: () => {
      closed = true
      for (const entry of [...waiting]) entry.settle(null)
    },
  }
}
