import { orderChoices } from '../content/order-choices.ts'
import { PRODUCT_NAMES } from '../content/products.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { formatMoney, formatUsd } from '../domain/money.ts'
import { nearestPromise } from '../domain/orders/deliverables.ts'
import { PROMISES } from '../domain/orders/order-states.ts'
import { consoleAddresses } from './console-addresses.ts'
import { noticeOf } from './evaluated-letter.ts'
import { beginWithForm, newDeliverables } from './fulfill-order.ts'
import { afterPaymentPath } from './place-order.ts'
import type { Chance, OrderRecord, Stores } from './ports.ts'
import type { PaymentNews } from './payment-news.ts'
import { queueMails } from './queue-mail.ts'
import { spendCredit } from './upgrade-credit.ts'

type Deps = { chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** Moves a locked order to `paid`: notes the payment, writes down what is owed from now on, and queues the mails, inside the caller's transaction. */
export async function settlePayment(deps: Deps, stores: Stores, order: OrderRecord, news: PaymentNews, now: Date): Promise<void> {
  const paidCents = news.amountCents ?? 0
  const credit = await spendCredit(stores, order, news.sessionId ?? order.paymentSessionId)
  const wrongAmount = paidCents !== order.totalCents || news.currency !== 'usd'
  const amountMismatch = wrongAmount || credit.fault !== null
  const intakes = order.product === 'selfpetition-ai' ? await stores.intakes.findByOrder(order.id) : []
  const owed = newDeliverables(deps.chance, order, now)
  await stores.deliverables.insert(owed)
  await stores.orders.moveTo(
    order,
    'paid',
    { at: now, actor: 'payment', cause: 'payment paid' },
    {
      paidCents,
      paidCurrency: news.currency,
      amountMismatch,
      paidAt: now,
      paymentIntentId: news.paymentIntentId,
      // A payment link makes its page when it is opened: its id is known from here on.
      ...(news.sessionId === null ? {} : { paymentSessionId: news.sessionId }),
      ...nearestPromise(owed),
    },
  )
  await stores.unpaidRoom.freeOrder(order.id, noticeOf(order).evaluatedLetter)
  if (intakes.length > 0) {
    await beginWithForm(stores, { ...order, state: 'paid' }, 0, now, { at: now, actor: 'payment', cause: 'input form had arrived before the payment' })
    await stores.jobs.enqueue('read-case', { orderId: order.id })
  }

  // A payment link makes a page for each tab, and a page that was given up may be paid after all: the others could be paid once more.
  const page = order.paymentSessionId
  const pageIds = [...(page === null || page === news.sessionId ? [] : [page]), ...credit.pageIds]
  if (page !== news.sessionId || pageIds.length > 0) await stores.jobs.enqueue('close-payment-pages', { orderId: order.id, pageIds })

  await stores.people.paid(order.id, dayOf(now.getTime()))

  // A payment that needs a look delivers nothing by itself.
  if (order.product === 'niw-diy' && !amountMismatch) await stores.jobs.enqueue('assemble-package', { orderId: order.id })

  const orderUrl = `${deps.publicUrl}/orders/${order.reference}`
  const nextUrl = deps.publicUrl + afterPaymentPath(order.product, order.reference)
  const nextStep = {
    'niw-diy': { words: 'Your package is made for the professions you chose.', label: 'See your order', url: orderUrl },
    'selfpetition-ai': {
      words: 'Next step: fill in the input form. The 48 hours for your first draft start when we have it.',
      label: 'Fill in the input form',
      url: nextUrl,
    },
    'rfe-response': {
      words:
        'Next step: send us the RFE letter, the cover letter you filed and the reference letters you filed, and confirm the table that we make of the letter. The 48 hours for your first draft start then.',
      label: 'See what we need',
      url: nextUrl,
    },
  }[order.product]
  const props = {
    reference: order.reference,
    productName: PRODUCT_NAMES[order.product],
    lines: order.lines.map((line) => ({ label: line.label, price: formatUsd(line.cents) })),
    discount: order.discountCents === 0 ? null : formatUsd(-order.discountCents),
    ...(order.creditCents === 0 ? {} : { credit: formatUsd(-order.creditCents) }),
    total: formatMoney(paidCents, news.currency),
    orderUrl,
    promise: PROMISES[order.product],
    nextStep,
  }
  await queueMails(stores, deps.chance, now, [
    { dedupeKey: `order-confirmation:${order.id}`, to: order.email, template: 'order-confirmation', props },
    {
      dedupeKey: `operator-order-paid:${order.id}`,
      to: deps.operatorEmail,
      template: 'operator-order-paid',
      props: {
        ...props,
        email: order.email,
        selections: orderChoices(order.selections),
        consoleUrl: consoleAddresses(deps.publicUrl).order(order.reference),
        flagged: wrongAmount
          ? `${formatMoney(paidCents, news.currency)}${news.currency === null ? ' in an unknown currency' : ''} arrived, the order's total is ${formatUsd(order.totalCents)}`
          : credit.fault,
      },
    },
  ])
}
