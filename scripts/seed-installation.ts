/** Fills an empty installation as if it had run for a month: every way an order can go, told through the product's own doors. */
import { DAY_MS } from '../domain/calendar-day.ts'
import { ORDER_SCHEMAS, type OrderSelections } from '../domain/orders/order-selections.ts'
import { intakeApplicationSchema } from '../domain/intake/intake-application.ts'
import type { OrderState } from '../domain/orders/order-states.ts'
import { readStripeEvent } from '../adapters/payment/stripe-event.ts'
import type { Services } from '../usecases/services.ts'
import { acceptForCustomer, addOrderNote, beginDeliverable, moveOrder, pauseDeliverable } from '../usecases/operate-order.ts'
import type { DeliverableKind } from '../domain/orders/deliverables.ts'
import { receiveContactMessage } from '../usecases/receive-contact-message.ts'
import { receiveMail } from '../usecases/receive-mail.ts'
import { writeToCustomer } from '../usecases/order-messages.ts'
import { receiveRfeLetter } from '../usecases/receive-rfe-letter.ts'
import { resetPassword } from '../usecases/reset-password.ts'
import { giveRole } from '../usecases/give-role.ts'
import { placeOrder } from '../usecases/place-order.ts'
import { recordPaymentEvent } from '../usecases/record-payment-event.ts'
import { viewOrder } from '../usecases/view-order.ts'
import { addReadyFile, releaseDelivery } from '../usecases/release-delivery.ts'
import { withdrawOrder } from '../usecases/withdraw-order.ts'
import { tellPetition } from './seed-petition.ts'
import { submitIntake } from '../usecases/submit-intake.ts'

/** A clock that the story moves. */
export type StoryClock = { now(): number; set(instant: number): void }

export const SEED_PASSWORD = 'prongwise-seed'
export const SEED_ACCOUNTS = { operator: 'operator@example.com', consultant: 'consultant@example.com', customer: 'dana.sample@example.com' } as const

const ACTOR = 'operator:operator@example.com'
const HOUR_MS = DAY_MS / 24

const approved = { disclaimer1: true, disclaimer2: true }

/** The three products as a checkout sends them; all people and texts are made up. */
const SELECTIONS = {
  'niw-diy': (email: string): OrderSelections => ({
    product: 'niw-diy',
    order: ORDER_SCHEMAS['niw-diy'].parse({ userData: { email }, userProfession: { pilot: true }, userEmployment: { employee: true }, userAddons: { consultation: true } }),
  }),
  'selfpetition-ai': (email: string): OrderSelections => ({
    product: 'selfpetition-ai',
    order: ORDER_SCHEMAS['selfpetition-ai'].parse({
      userData: { email },
      userDisclaimers: approved,
      userEndeavorOption: { endeavorTitle: 'Make infusion pumps report their own faults', endeavorOption: 'A sample endeavor that was made up for this installation.', useSelectedEndeavor: 'yes' },
      userAddons: { referenceLettersNumber: 2 },
    }),
  }),
  'rfe-response': (email: string): OrderSelections => ({
    product: 'rfe-response',
    order: ORDER_SCHEMAS['rfe-response'].parse({ userData: { email }, userDisclaimers: approved, userProngs: { prong1: true, prong3: true } }),
  }),
}

type Placed = { reference: string; totalCents: number; sessionId: string }

type Story = { product: keyof typeof SELECTIONS; email: string; daysAgo: number; tell(order: Placed, at: (hours: number) => void): Promise<void> }

async function place(services: Services, selections: OrderSelections): Promise<Placed> {
  const placed = await placeOrder(services, selections)
  if (placed.kind !== 'placed') throw new Error(`an order of the seed was not placed: ${placed.kind}`)
  const order = await services.database.stores.orders.findByReference(placed.reference)
  if (order === null || order.paymentSessionId === null) throw new Error(`order ${placed.reference} has no payment page`)
  return { reference: placed.reference, totalCents: order.totalCents, sessionId: order.paymentSessionId }
}

/** Fills the installation; answers how many orders stand in each state. Refuses one that holds orders already. */
export async function seedInstallation(services: Services, clock: StoryClock): Promise<Partial<Record<OrderState, number>>> {
  const { database } = services
  const { stores } = database
  if ((await stores.orders.page({}, { limit: 1 })).rows.length > 0) throw new Error('This installation holds orders already. Choose an empty DATA_DIR.')
  const deps = { database, clock }
  const today = clock.now()
  let events = 0

  /** What the payment provider would say of an order's page. */
  const news = async (type: string, object: Record<string, unknown>) => {
    const payload = { id: `evt_seed_${++events}`, object: 'event', type, created: Math.floor(clock.now() / 1000), data: { object } }
    await recordPaymentEvent(services, readStripeEvent('sandbox', payload))
  }
  const intent = (order: Placed) => `pi_${order.sessionId}`
  const session = (order: Placed, status: 'paid' | 'unpaid') => ({
    id: order.sessionId,
    object: 'checkout.session',
    client_reference_id: order.reference,
    payment_intent: intent(order),
    payment_status: status,
    amount_total: order.totalCents,
    currency: 'usd',
  })
  const pay = async (order: Placed) => {
    await stores.sandboxPayments.moveTo(order.sessionId, ['open'], 'paid')
    await news('checkout.session.completed', session(order, 'paid'))
  }
  /** An answer by mail, whether or not this installation takes any. */
  const mailFrom = async (order: Placed, from: string, text: string, attachments: number) => {
    const orderId = (await stores.orders.findByReference(order.reference))?.id ?? ''
    const door = {
      addresses: { addressOf: () => '', read: () => ({ orderId, isOf: () => true }), isOurs: () => false },
      isOwn: () => false,
      isProven: () => true,
    }
    const came = await receiveMail({ ...services, inboundMail: door }, { messageId: null, from, to: ['thread'], text, headers: [], attachments })
    if (came.kind !== 'threaded') throw new Error(`a mail of order ${order.reference} did not come in: ${came.kind}`)
  }
  const move = async (order: Placed, from: OrderState, to: OrderState, cause: string) => {
    const done = await moveOrder(deps, { reference: order.reference, from, to, cause, actor: ACTOR })
    if (done.kind !== 'done') throw new Error(`order ${order.reference} could not go from ${from} to ${to}: ${done.kind}`)
  }
  const owed = async (order: Placed, kind: DeliverableKind, number = 1) => {
    const stored = await stores.orders.findByReference(order.reference)
    const one = (await stores.deliverables.ofOrder(stored?.id ?? '')).find((each) => each.kind === kind && each.number === number)
    if (one === undefined) throw new Error(`order ${order.reference} owes no ${kind}`)
    return { reference: order.reference, deliverableId: one.id, actor: ACTOR }
  }
  const expectDone = async (order: Placed, what: string, result: Promise<{ kind: string }>) => {
    const { kind } = await result
    if (kind !== 'done' && kind !== 'released') throw new Error(`order ${order.reference}: ${what} was refused: ${kind}`)
  }
  const begin = async (order: Placed, kind: DeliverableKind, cause: string) => expectDone(order, `begin ${kind}`, beginDeliverable(deps, { ...(await owed(order, kind)), cause }))
  const accept = async (order: Placed, kind: DeliverableKind, cause: string) => expectDone(order, `accept ${kind}`, acceptForCustomer(deps, { ...(await owed(order, kind)), cause }))
  const deliver = async (order: Placed, kind: DeliverableKind, line: string, number = 1) => {
    const on = await owed(order, kind, number)
    const ready = await addReadyFile(services, { ...on, name: `${kind}.txt`, bytes: new TextEncoder().encode(`A made-up ${kind} of this sample installation.`) })
    if (ready.kind !== 'ready') throw new Error(`order ${order.reference}: the file of ${kind} was refused: ${ready.kind}`)
    await expectDone(order, `deliver ${kind}`, releaseDelivery(services, { ...on, line, fileIds: [ready.file.id] }))
  }
  const sendForm = async (email: string, orderReference?: string) => {
    await submitIntake(
      services,
      intakeApplicationSchema.parse({
        userBackground: { email, profession: 'Biomedical engineer', company: 'Example Clinic', linkedin: 'https://www.linkedin.com/in/example' },
        userProposedEndeavor: { executionPlan: 'employee', roleDesc: 'Designs the alarms of infusion pumps.', proposedEndeavor: 'Pumps that report their own faults before a patient notices.' },
        userProng2Education: { degrees: 'M.S. in Biomedical Engineering, Example State University, 2016' },
        userProng2Demand: { awards: 'Team award of Example Clinic, 2023' },
        userProng3: { urgency: 'Hospitals replace their pumps in the next two years.' },
        ...(orderReference === undefined ? {} : { orderReference }),
      }),
      'seed',
    )
  }

  const drafted = async (order: Placed, email: string, at: (hours: number) => void) => {
    await pay(order)
    at(3)
    await sendForm(email, order.reference)
    at(40)
    await deliver(order, 'first-draft', 'Here is your first draft. Please choose the options you want.')
  }

  const stories: readonly Story[] = [
    {
      product: 'niw-diy',
      email: 'ines.sample@example.com',
      daysAgo: 29,
      tell: async (order, at) => {
        at(1)
        await news('checkout.session.expired', session(order, 'unpaid'))
      },
    },
    {
      product: 'rfe-response',
      email: 'omar.sample@example.com',
      daysAgo: 27,
      tell: async (order, at) => {
        await pay(order)
        at(5)
        await begin(order, 'first-draft', 'letter and petition received')
        at(46)
        await deliver(order, 'first-draft', 'Here is the first draft of your answer.')
        at(70)
        await accept(order, 'first-draft', 'by e-mail')
        at(96)
        await deliver(order, 'rfe-answer', 'The full answer, with the proposed evidence list.')
      },
    },
    {
      product: 'selfpetition-ai',
      email: SEED_ACCOUNTS.customer,
      daysAgo: 24,
      tell: async (order, at) => {
        await drafted(order, SEED_ACCOUNTS.customer, at)
        at(80)
        await accept(order, 'first-draft', 'by e-mail: options 1 and 3')
        at(200)
        await deliver(order, 'full-petition', 'The full letter, with the evidence list.')
        at(260)
        for (const number of [1, 2, 3]) await deliver(order, 'reference-letter', 'A draft for the writer to make their own.', number)
      },
    },
    {
      product: 'selfpetition-ai',
      email: 'lena.sample@example.com',
      daysAgo: 20,
      tell: async (order, at) => {
        await drafted(order, 'lena.sample@example.com', at)
        at(60)
        const view = await viewOrder(services, order.reference)
        await withdrawOrder(services, { reference: order.reference, shownRefundCents: view?.withdrawal?.refundCents ?? 0 })
      },
    },
    {
      product: 'selfpetition-ai',
      email: 'tariq.sample@example.com',
      daysAgo: 17,
      tell: async (order, at) => {
        await pay(order)
        at(20)
        await news('charge.refunded', { id: `ch_${order.sessionId}`, object: 'charge', payment_intent: intent(order), amount: order.totalCents, amount_refunded: order.totalCents, currency: 'usd' })
      },
    },
    {
      product: 'rfe-response',
      email: 'mira.sample@example.com',
      daysAgo: 12,
      tell: async (order, at) => {
        await pay(order)
        at(70)
        await news('charge.dispute.created', { id: `dp_${order.sessionId}`, object: 'dispute', payment_intent: intent(order), amount: order.totalCents, currency: 'usd', status: 'needs_response' })
      },
    },
    {
      product: 'niw-diy',
      email: 'paul.sample@example.com',
      daysAgo: 9,
      tell: async (order, at) => {
        at(2)
        await move(order, 'placed', 'cancelled', 'customer asked by e-mail')
      },
    },
    { product: 'selfpetition-ai', email: 'yuki.sample@example.com', daysAgo: 6, tell: async (order, at) => drafted(order, 'yuki.sample@example.com', at) },
    {
      product: 'selfpetition-ai',
      email: SEED_ACCOUNTS.customer,
      daysAgo: 5,
      tell: async (order, at) => {
        await pay(order)
        at(2)
        await sendForm(SEED_ACCOUNTS.customer, order.reference)
        at(3)
        await tellPetition(services, order.reference, at)
      },
    },
    {
      product: 'niw-diy',
      email: 'rosa.sample@example.com',
      daysAgo: 4,
      tell: async (order, at) => {
        at(1)
        await news('checkout.session.async_payment_failed', session(order, 'unpaid'))
      },
    },
    {
      product: 'selfpetition-ai',
      email: 'ivan.sample@example.com',
      daysAgo: 3,
      tell: async (order, at) => {
        await pay(order)
        at(2)
        await sendForm('ivan.sample@example.com', order.reference)
        at(4)
        await addOrderNote(deps, { reference: order.reference, text: 'Prefers to be called in the afternoon.', actor: ACTOR })
      },
    },
    {
      product: 'rfe-response',
      email: SEED_ACCOUNTS.customer,
      daysAgo: 2,
      tell: async (order, at) => {
        at(1)
        await news('checkout.session.completed', session(order, 'unpaid'))
      },
    },
    { product: 'selfpetition-ai', email: 'nadia.sample@example.com', daysAgo: 1.5, tell: async (order) => pay(order) },
    {
      product: 'rfe-response',
      email: 'kofi.sample@example.com',
      daysAgo: 1,
      tell: async (order, at) => {
        await pay(order)
        at(2)
        await begin(order, 'first-draft', 'letter and petition received')
        at(6)
        await expectDone(order, 'pause', pauseDeliverable(deps, { ...(await owed(order, 'first-draft')), reason: 'One page of the letter cannot be read; we asked for it again' }))
        await writeToCustomer(services, { reference: order.reference, actor: ACTOR, text: 'Page 3 of your letter is too dark to be read. Could you photograph it again?' })
        at(9)
        await mailFrom(order, 'kofi.sample@example.com', 'Here it is, in daylight this time.', 1)
        at(10)
        await mailFrom(order, 'someone.else@example.com', 'Please send the draft to this address from now on.', 0)
      },
    },
    { product: 'niw-diy', email: 'lars.sample@example.com', daysAgo: 0.1, tell: async () => {} },
  ]

  for (const [email, role] of [
    [SEED_ACCOUNTS.operator, 'operator'],
    [SEED_ACCOUNTS.consultant, 'consultant'],
    [SEED_ACCOUNTS.customer, 'customer'],
  ] as const) {
    const given = await giveRole(services, { email, role })
    const code = new URLSearchParams(new URL(given.passwordUrl).hash.slice(1)).get('code') ?? ''
    const chosen = await resetPassword(services, { email, code, newPassword: SEED_PASSWORD, connection: 'seed' })
    if (chosen.kind !== 'done') throw new Error(`the password of ${email} could not be chosen: ${chosen.kind}`)
  }
  for (const { product, email, daysAgo, tell } of stories) {
    const start = today - daysAgo * DAY_MS
    clock.set(start)
    const order = await place(services, SELECTIONS[product](email))
    clock.set(start + 10 * 60_000)
    await tell(order, (hours) => clock.set(start + hours * HOUR_MS))
  }
  clock.set(today - 5 * DAY_MS)
  await sendForm('sample.nobody@example.com')
  clock.set(today - 2 * DAY_MS)
  await receiveContactMessage(services, { visitor: 'seed', name: 'Ada Sample', email: 'ada.sample@example.com', message: 'Does the DIY package cover two professions?', news: true, trapped: false })
  await receiveRfeLetter(services, { source: 'rfe-evaluation', email: 'jun.sample@example.com', letter: null, trapped: false, visitor: 'seed' })
  clock.set(today)

  const states: Partial<Record<OrderState, number>> = {}
  for (const { state } of (await stores.orders.page({}, { limit: stories.length })).rows) states[state] = (states[state] ?? 0) + 1
  return states
}
