/** The thread of an order: what waits for an answer, and since when. */

export const MESSAGE_MAX = 4000

export type OrderMessage = {
  at: Date
  from: 'customer' | 'operator'
  /** When the other side first saw it. */
  seenAt: Date | null
  /** Of a customer's: when it was answered, or marked as needing no answer. */
  answeredAt: Date | null
}

/** Since when a customer waits for an answer; null where nobody does. */
export function waitsSince(thread: readonly OrderMessage[]): Date | null {
  const open = thread.filter(({ from, answeredAt }) => from === 'customer' && answeredAt === null).map(({ at }) => at)
  return open.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** How many messages of the other side `reader` has not seen. */
export function unseenBy(reader: OrderMessage['from'], thread: readonly OrderMessage[]): number {
  return thread.filter(({ from, seenAt }) => from !== reader && seenAt === null).length
}
