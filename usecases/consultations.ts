import { PRODUCT_NAMES } from '../content/products.ts'
import { PROVIDER } from '../content/provider.ts'
import { isOperator } from '../domain/accounts/account-roles.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { formatInstant } from '../domain/format-date.ts'
import { neededFor } from '../domain/orders/deliverables.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { publicLabel } from '../domain/orders/public-label.ts'
import { calendarFile } from '../domain/consultations/calendar-event.ts'
import { BOOKED_BEFORE_MS, canBeHeld, canBook, canGiveBack, CONSULTATION_MS, offerable, OFFERED_AHEAD_MS, REMINDED_BEFORE_MS, type OfferRefusal } from '../domain/consultations/consultation-times.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { lockOrder } from './lock-order.ts'
import { eachOfPages } from './paging.ts'
import type { ConsultationTime, DeliverableRecord, OrderRecord, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { releaseDelivery } from './release-delivery.ts'
import type { Services } from './services.ts'

type Deps = Pick<Services, 'database' | 'clock' | 'publicUrl'> & { chance: Pick<Services['chance'], 'id'> }

/** Free times that an order page lists. */
const LISTED_MAX = 60
/** Booked times that are read at once. */
const STEP = 200

/** A consultation that was booked stays in the lists of its consultant so long. */
const SHOWN_AFTER_MS = 30 * DAY_MS

export type OwnTime = {
  id: string
  startsAt: number
  place: string
  /** Names the order that has it, and opens nothing. */ order: string | null
  email: string | null
  canBeHeld: boolean
  held: boolean
}

/** The times of one account, those of the last days too. */
export async function ownTimes({ database: { stores }, clock }: Pick<Services, 'database' | 'clock'>, userId: string): Promise<OwnTime[]> {
  const now = clock.now()
  const times = (await stores.consultations.ofUser(userId, new Date(now - SHOWN_AFTER_MS))).filter(({ orderId, startsAt }) => orderId !== null || startsAt.getTime() > now)
  return Promise.all(
    times.map(async ({ id, startsAt, place, orderId }) => {
      const order = orderId === null ? null : await stores.orders.findById(orderId)
      const owed = order === null ? null : await consultationOf(stores, order)
      const held = owed !== null && owed.deliveredAt !== null
      return {
        id,
        startsAt: startsAt.getTime(),
        place,
        order: order === null ? null : publicLabel(order.reference),
        email: order?.email ?? null,
        canBeHeld: order !== null && !held && canBeHeld(startsAt.getTime(), now),
        held,
      }
    }),
  )
}

async function consultationOf(stores: Pick<Stores, 'deliverables'>, order: Pick<OrderRecord, 'id'>): Promise<DeliverableRecord | null> {
  return (await stores.deliverables.ofOrder(order.id)).find(({ kind }) => kind === 'consultation') ?? null
}

/** Offers times (milliseconds), all of them or none. */
export function offerTimes(deps: Deps, given: { userId: string; startsAt: number[]; place: string }): Promise<{ kind: 'offered'; count: number } | { kind: OfferRefusal; at: number }> {
  const now = deps.clock.now()
  return deps.database.transaction(async (stores) => {
    // Whoever offers twice at once waits for themselves.
    await stores.accounts.lock(given.userId)
    const standing = (await stores.consultations.ofUser(given.userId, new Date(now - CONSULTATION_MS))).map(({ startsAt }) => startsAt.getTime())
    const result = offerable(given.startsAt, standing, now)
    if (result.kind !== 'times') return result
    await stores.consultations.insert(result.times.map((at) => ({ id: deps.chance.id(), userId: given.userId, startsAt: new Date(at), place: given.place, orderId: null, bookedAt: null, changes: 0 })))
    return { kind: 'offered', count: result.times.length }
  })
}

/** False where the account has no such free time. */
export const withdrawTime = ({ database }: Pick<Services, 'database'>, given: { userId: string; timeId: string }): Promise<boolean> =>
  database.stores.consultations.deleteFree(given.timeId, given.userId)

/** What the page of an order shows of its consultation. Instants in milliseconds. */
export type ConsultationView = {
  booked: { timeId: string; startsAt: number; with: string; place: string; canGiveBack: boolean } | null
  /** Empty where one is booked. */
  free: { id: string; startsAt: number; with: string }[]
}

/** Null where no order has this reference, or it owes no consultation now: also while the amount that it was paid with waits for an operator. */
export async function viewConsultation({ database: { stores }, clock }: Pick<Services, 'database' | 'clock'>, reference: string): Promise<ConsultationView | null> {
  const now = clock.now()
  const order = await stores.orders.findByReference(reference)
  if (order === null || !PAID_STATES.includes(order.state) || order.amountMismatch) return null
  const owed = await consultationOf(stores, order)
  if (owed === null || owed.deliveredAt !== null) return null
  const [time] = await stores.consultations.ofOrder(order.id)
  if (time !== undefined) {
    return {
      booked: { timeId: time.id, startsAt: time.startsAt.getTime(), with: await nameOf(stores, time.userId), place: time.place, canGiveBack: canGiveBack(time.startsAt.getTime(), now) },
      free: [],
    }
  }
  const free = owed.state === 'waiting' ? await stores.consultations.free(new Date(now + BOOKED_BEFORE_MS), new Date(now + OFFERED_AHEAD_MS), LISTED_MAX) : []
  return { booked: null, free: free.map(({ id, startsAt, name }) => ({ id, startsAt: startsAt.getTime(), with: name === '' ? PROVIDER.brand : name })) }
}

/** Of an operator, or of a consultant whose name an operator agreed to; else ours. */
async function nameOf(stores: Pick<Stores, 'accounts'>, userId: string): Promise<string> {
  const account = await stores.accounts.findById(userId)
  const isAgreed = account !== null && (isOperator(account.roles) || (await stores.accounts.showing(userId)).approvedAt !== null)
  const name = isAgreed ? `${account.firstName} ${account.lastName}`.trim() : ''
  return name === '' ? PROVIDER.brand : name
}

type Told = 'booked' | 'given-back' | 'reminder'

/** Mails both sides, or the customer alone; with a calendar file where the calendar changes. */
async function tellBoth(deps: Deps, stores: Stores, now: Date, order: OrderRecord, time: ConsultationTime, what: Told, { customerOnly = false } = {}): Promise<void> {
  const startsAt = time.startsAt.getTime()
  const account = await stores.accounts.findById(time.userId)
  const consultant = await nameOf(stores, time.userId)
  const orderUrl = `${deps.publicUrl}/orders/${order.reference}`
  const sides = [{ to: order.email, toCustomer: true, other: consultant }, ...(account === null || customerOnly ? [] : [{ to: account.email, toCustomer: false, other: order.email }])]
  for (const { to, toCustomer, other } of sides) {
    const calendar = calendarFile({
      id: `${time.id}-${order.id}@${new URL(deps.publicUrl).hostname}`,
      sequence: time.changes,
      cancelled: what === 'given-back',
      startsAt,
      writtenAt: now.getTime(),
      title: `30 min consultation: ${other}`,
      description: toCustomer ? `Your order: ${orderUrl}` : `Order ${publicLabel(order.reference)}`,
      place: time.place,
      organizer: { name: PROVIDER.brand, email: PROVIDER.email },
    })
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `consultation:${time.id}:${order.id}:${time.changes}:${what}:${toCustomer ? 'customer' : 'consultant'}`,
      to,
      template: 'consultation',
      props: {
        what,
        toCustomer,
        other,
        startsAt: time.startsAt.toISOString(),
        place: time.place,
        reference: order.reference,
        productName: PRODUCT_NAMES[order.product],
        orderUrl: toCustomer ? orderUrl : null,
        calendar: what === 'reminder' ? null : calendar,
      },
    })
  }
}

export type BookResult = { kind: 'booked' } | { kind: 'no-such-order' } | { kind: 'not-possible' } | { kind: 'taken' }

/** The customer books a free time: the consultation is agreed on, and both are mailed the calendar file. */
export async function bookTime(deps: Deps, given: { reference: string; timeId: string }): Promise<BookResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<BookResult> => {
    const order = await lockOrder(stores, given.reference)
    if (order === null) return { kind: 'no-such-order' }
    const owed = await consultationOf(stores, order)
    if (!PAID_STATES.includes(order.state) || order.amountMismatch || owed === null || owed.state !== 'waiting' || (await stores.consultations.ofOrder(order.id)).length > 0)
      return { kind: 'not-possible' }
    const wanted = await stores.consultations.find(given.timeId)
    if (wanted === null || !canBook(wanted.startsAt.getTime(), now.getTime())) return { kind: 'taken' }
    const time = await stores.consultations.take(wanted.id, order.id, now)
    if (time === null) return { kind: 'taken' }
    const at = formatInstant(time.startsAt.getTime())
    const done = await actOnDeliverable(stores, order, { id: owed.id, act: { kind: 'begin', from: now }, at: now, actor: 'customer', cause: (label) => `${label} booked for ${at}` })
    if (done === null) throw new Error(`the consultation of order ${order.id} could not begin`)
    await tellBoth(deps, stores, now, order, time, 'booked')
    return { kind: 'booked' }
  })
}

export type GiveBackResult = { kind: 'done' } | { kind: 'no-such-order' } | { kind: 'not-possible' }

/** Gives a booked time back: the customer until a day before, its consultant at any time before it begins. The consultation waits for another time. */
export async function giveTimeBack(deps: Deps, given: { timeId: string; by: { kind: 'customer'; reference: string } | { kind: 'consultant'; userId: string } }): Promise<GiveBackResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<GiveBackResult> => {
    const order = given.by.kind === 'customer' ? await lockOrder(stores, given.by.reference) : await lockOrderOfTime(stores, given.timeId)
    if (order === null) return { kind: 'no-such-order' }
    const time = await stores.consultations.find(given.timeId)
    const owed = await consultationOf(stores, order)
    if (time === null || time.orderId !== order.id || owed === null || owed.deliveredAt !== null) return { kind: 'not-possible' }
    const startsAt = time.startsAt.getTime()
    const allowed = given.by.kind === 'customer' ? canGiveBack(startsAt, now.getTime()) : time.userId === given.by.userId && !canBeHeld(startsAt, now.getTime())
    if (!allowed) return { kind: 'not-possible' }
    const back = await takenBack(stores, order, { time, owed, at: now, actor: given.by.kind })
    if (back === null) return { kind: 'not-possible' }
    await tellBoth(deps, stores, now, order, back, 'given-back')
    return { kind: 'done' }
  })
}

/** The consultation of a locked order waits for another time than the one it had. Null where it was not in work, or the time is another's. */
async function takenBack(stores: Stores, order: OrderRecord, given: { time: ConsultationTime; owed: DeliverableRecord; at: Date; actor: string }): Promise<ConsultationTime | null> {
  const done = await actOnDeliverable(stores, order, {
    id: given.owed.id,
    act: { kind: 'pause', reason: neededFor('consultation', order.product) ?? '' },
    at: given.at,
    actor: given.actor,
    cause: (label) => `${label} of ${formatInstant(given.time.startsAt.getTime())} given back`,
  })
  return done === null ? null : stores.consultations.giveBack(given.time.id, order.id)
}

/** Within the deletion of an account or the loss of its roles: nobody books its times any more, and who had booked one is told and chooses another. */
export async function endTimesOf(deps: Deps, stores: Stores, userId: string, now: Date): Promise<void> {
  // Held from here on: nobody offers or books a time of the account while its booked ones are read.
  await stores.accounts.lock(userId)
  await stores.consultations.deleteFreeOf(userId)
  for (const { id, orderId } of await stores.consultations.ofUser(userId, now)) {
    const order = orderId === null ? null : await stores.orders.lock(orderId)
    const time = order === null ? null : await stores.consultations.find(id)
    const owed = order === null ? null : await consultationOf(stores, order)
    if (order === null || time === null || time.orderId !== order.id || owed === null || owed.deliveredAt !== null) continue
    const back = await takenBack(stores, order, { time, owed, at: now, actor: 'program' })
    if (back !== null) await tellBoth(deps, stores, now, order, back, 'given-back', { customerOnly: true })
  }
}

async function lockOrderOfTime(stores: Stores, timeId: string): Promise<OrderRecord | null> {
  const orderId = (await stores.consultations.find(timeId))?.orderId ?? null
  return orderId === null ? null : stores.orders.lock(orderId)
}

/** The one whose time it was marks a consultation as held: that is its delivery. False where that is not possible. */
export async function markHeld(services: Pick<Services, 'database' | 'files' | 'scan' | 'clock' | 'chance' | 'publicUrl'>, given: { userId: string; timeId: string; actor: string }): Promise<boolean> {
  const { stores } = services.database
  const time = await stores.consultations.find(given.timeId)
  if (time === null || time.userId !== given.userId || time.orderId === null || !canBeHeld(time.startsAt.getTime(), services.clock.now())) return false
  const order = await stores.orders.findById(time.orderId)
  const owed = order === null ? null : await consultationOf(stores, order)
  if (order === null || owed === null || owed.deliveredAt !== null) return false
  const released = await releaseDelivery(services, { reference: order.reference, deliverableId: owed.id, line: '', fileIds: [], actor: given.actor })
  return released.kind === 'released'
}

/** Reminds both sides of each consultation the day before it, once. Returns how many were reminded of. */
export async function remindOfConsultations(deps: Deps, step = STEP): Promise<number> {
  const now = new Date(deps.clock.now())
  let reminded = 0
  const { booked } = deps.database.stores.consultations
  for await (const { id, orderId } of eachOfPages<ConsultationTime>((after) => booked(now, new Date(now.getTime() + REMINDED_BEFORE_MS), step, after), step)) {
    const told = await deps.database.transaction(async (stores) => {
      const order = orderId === null ? null : await stores.orders.lock(orderId)
      const time = await stores.consultations.find(id)
      if (order === null || time === null || time.orderId !== order.id || !PAID_STATES.includes(order.state)) return false
      if (await stores.mails.hasCause(`consultation:${time.id}:${order.id}:${time.changes}:reminder:customer`)) return false
      await tellBoth(deps, stores, now, order, time, 'reminder')
      return true
    })
    if (told) reminded += 1
  }
  return reminded
}
