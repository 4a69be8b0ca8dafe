/** The thread of an order. */

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

/** Messages of a thread that one page shows. */
export const THREAD_PAGE = 50

/** The number of the message, as an address gives it, before which a page of a thread ends; undefined where it gives none. */
export function readThreadEnd(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
