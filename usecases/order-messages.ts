import { PRODUCT_NAMES } from '../content/products.ts'
import { lockOrder } from './lock-order.ts'
import { notifyOperator } from './notify-operator.ts'
import type { Chance, Clock, Database, InboundMailDoor, OrderMessageRecord, OrderRecord, RateLimiter, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { takeUnpaidRoom, withUnpaidRoom, type NoRoom, type RoomDeps } from './unpaid-room.ts'

/** Messages of one order. */
export const MESSAGE_LIMIT = 'order-message'
/** A page shows the whole thread: days of the hourly limit would make it one that nobody can open. */
export const MESSAGE_DAY_LIMIT = 'order-message-day'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string; inboundMail: Pick<InboundMailDoor, 'addresses'> | null }

export type WriteMessageResult = { kind: 'written' } | { kind: 'no-such-order' }

async function onOrder<T>(deps: Pick<Deps, 'database' | 'clock'>, reference: string, work: (stores: Stores, order: OrderRecord, now: Date) => Promise<T>): Promise<T | null> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const order = await lockOrder(stores, reference)
    return order === null ? null : work(stores, order, now)
  })
}

const record = (deps: Pick<Deps, 'chance'>, order: OrderRecord, given: Pick<OrderMessageRecord, 'from' | 'actor' | 'text'>, at: Date): OrderMessageRecord => ({
  id: deps.chance.id(),
  orderId: order.id,
  at,
  seenAt: null,
  answeredAt: null,
  via: 'page',
  sender: null,
  droppedFiles: 0,
  ...given,
})

/** Of a page or a mail, before it is read. */
export async function countMessage(limits: RateLimiter, reference: string): ReturnType<RateLimiter['consume']> {
  const inHour = await limits.consume(MESSAGE_LIMIT, reference)
  return inHour.kind === 'limited' ? inHour : limits.consume(MESSAGE_DAY_LIMIT, reference)
}

/** The customer writes on the order page; the operator is mailed. Who holds a reference fills nobody's mailbox: `too-many`. `visitor`: who sends it. */
export async function writeToOperator(
  deps: Deps & RoomDeps,
  { reference, text, visitor }: { reference: string; text: string; visitor: string },
): Promise<WriteMessageResult | { kind: 'too-many' } | NoRoom> {
  if ((await countMessage(deps.limits, reference)).kind === 'limited') return { kind: 'too-many' }
  const write = async () => {
    const done = await onOrder(deps, reference, async (stores, order, now): Promise<WriteMessageResult> => {
      const message = record(deps, order, { from: 'customer', actor: 'customer', text }, now)
      await stores.messages.insert(message)
      const place = { of: 'messages', id: order.id } as const
      if (order.paidAt === null) await takeUnpaidRoom(deps, stores, place, { text }, await stores.unpaidRoom.heldBy(place))
      await notifyOperator(deps, stores, now, order, { dedupeKey: `operator-message:${message.id}`, heading: 'A message from a customer', text })
      return { kind: 'written' }
    })
    return { keep: done !== null, result: done ?? { kind: 'no-such-order' as const } }
  }
  const isPaid = (await deps.database.stores.orders.findByReference(reference))?.paidAt != null
  const stored = isPaid ? await write() : await withUnpaidRoom(deps, { visitor, text }, write)
  return 'kind' in stored ? stored : stored.result
}

/** The operator writes in the console: every open message of the customer is answered by it, and the customer is mailed. */
export async function writeToCustomer(deps: Deps, { reference, text, actor }: { reference: string; text: string; actor: string }): Promise<WriteMessageResult> {
  const done = await onOrder(deps, reference, async (stores, order, now): Promise<WriteMessageResult> => {
    const message = record(deps, order, { from: 'operator', actor, text }, now)
    await stores.messages.insert(message)
    await stores.messages.markSeen(order.id, 'operator', now)
    await stores.messages.markAnswered(order.id, now)
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `order-message:${message.id}`,
      to: order.email,
      template: 'order-message',
      props: { reference: order.reference, productName: PRODUCT_NAMES[order.product], text, orderUrl: `${deps.publicUrl}/orders/${order.reference}#messages`, byMail: deps.inboundMail !== null },
    })
    return { kind: 'written' }
  })
  return done ?? { kind: 'no-such-order' }
}

/** One side has the thread before its eyes. False where no order has this reference. */
export async function seeMessages({ database, clock }: Pick<Deps, 'database' | 'clock'>, { reference, by }: { reference: string; by: 'customer' | 'operator' }): Promise<boolean> {
  const order = await database.stores.orders.findByReference(reference)
  if (order === null) return false
  await database.stores.messages.markSeen(order.id, by, new Date(clock.now()))
  return true
}

/** What the customer wrote needs no answer, or got one elsewhere. Null where no order has this reference. */
export function settleMessages(deps: Pick<Deps, 'database' | 'clock'>, { reference }: { reference: string }): Promise<number | null> {
  return onOrder(deps, reference, async (stores, order, now) => {
    await stores.messages.markSeen(order.id, 'operator', now)
    return stores.messages.markAnswered(order.id, now)
  })
}

/** Nobody writes to the thread by the address of earlier mails any more: it fell into wrong hands. False where no order has this reference. */
export async function replaceReplyAddress(deps: Pick<Deps, 'database' | 'clock'>, { reference, actor }: { reference: string; actor: string }): Promise<boolean> {
  const done = await onOrder(deps, reference, async (stores, order, now) => {
    await stores.messages.replaceReplyAddress(order.id)
    await stores.orders.recordEvent(order, { at: now, actor, cause: 'replaced the address for answers by mail' })
    return true
  })
  return done ?? false
}
