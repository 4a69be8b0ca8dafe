/** The thread of an order: what waits for an answer, and since when. */

export const MESSAGE_MAX = 4000

export type OrderMessage = {
  at: Date
  /** `unknown`: it came by mail to the address of the thread, from an address that is not the customer's. Only operators see it. */
  from: 'customer' | 'operator' | 'unknown'
  /** When the other side first saw it. */
  seenAt: Date | null
  /** Of all but the operator's: when it was answered, or marked as needing no answer. */
  answeredAt: Date | null
}

/** Since when somebody waits for an answer; null where nobody does. */
export function waitsSince(thread: readonly OrderMessage[]): Date | null {
  const open = thread.filter(({ from, answeredAt }) => from !== 'operator' && answeredAt === null).map(({ at }) => at)
  return open.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** How many messages of the other side `reader` has not seen. */
export function unseenBy(reader: 'customer' | 'operator', thread: readonly OrderMessage[]): number {
  return thread.filter(({ from, seenAt }) => (from === 'operator') !== (reader === 'operator') && seenAt === null).length
}

/** Messages of a thread that one page shows. */
export const THREAD_PAGE = 50

/** The number of the message, as an address gives it, before which a page of a thread ends; undefined where it gives none. */
export function readThreadEnd(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
