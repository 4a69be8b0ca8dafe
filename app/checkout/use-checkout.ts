import { useEffect, useReducer, useRef } from 'react'
import type { AnalyticsEvent } from '../../content/analytics-events.ts'
import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { likelyMeantAddress } from '../../domain/email-typo.ts'
import { formatUsd } from '../../domain/money.ts'
import { CHECKOUT_MESSAGES } from '../../domain/orders/checkout-rules.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { quoteFor, type Quote } from '../../domain/pricing/quote.ts'
import type { CallRefusal } from '../ui/call.ts'
import { refreshPage } from '../ui/refresh-page.ts'
import { track } from '../ui/track.ts'
import { usePromotion } from '../ui/use-promotion.ts'
import { pricedChoices, type CheckoutForms, type Problem } from './checkout-forms.ts'
import { keepCheckoutMemory, newOrderKey, readCheckoutMemory } from './checkout-memory.ts'
import { brokenRules, initialCheckout, problemOf, reduceCheckout, shownProblems, suggestedEmail, type CheckoutState } from './checkout-state.ts'
import { addressWithout, openedForm, type AskedForm } from './opened-checkout.ts'
import { discountsOf } from './order-discounts.ts'
import { useShownAgain } from './use-shown-again.ts'
import { ask, type Sent } from '../ui/ask.ts'

/** The browser leaves for the payment page this long after a valid submit (specification 2 §9.4). */
const REDIRECT_DELAY_MS = 1000
/** Nothing can be pressed meanwhile. The server waits for the payment provider for less. */
const WAITING_MS = 60_000

type OrderCall = `POST /api/orders/${Product}`

export type Checkout<P extends Product> = CheckoutState<CheckoutForms[P]> & {
  product: P
  quote: Quote
  /** Broken rules once Go to payment was pressed. */
  problems: Problem[]
  problemOf(field: string): string | null
  suggestedEmail: string | null
  change(patch: Partial<CheckoutForms[P]>): void
  setEmail(email: string): void
  leaveEmail(): void
  typeCode(text: string): void
  /** What was wrong with it, or with asking for it; null where it is applied. */
  applyCode(): Promise<string | null>
  applyCredit(reference: string): Promise<void>
  removeCredit(): void
  submit(): Promise<void>
}

type Options<P extends Product> = {
  product: P
  /** The form as the address asks for it. */
  preset: CheckoutForms[P]
  /** Puts what the address asks for over a form that was kept. */
  merge(kept: CheckoutForms[P], preset: CheckoutForms[P]): CheckoutForms[P]
  /** Query names that preset the form. */
  presetNames: readonly string[]
  /** The form as what travelled beside the address asks for it, and what stands for its query; null where nothing did. */
  carried?: () => AskedForm<CheckoutForms[P]> | null
  /** Names that must not stay in the address: they would travel in history. */
  privateNames: readonly string[]
  renderEvent: AnalyticsEvent
  /** Whether a package that was paid for may count toward this order. */
  offersCredit?: boolean
}

/** Everything chosen is kept in the tab: after a new build the browser may load the page anew. */
async function showAsItIsNow(): Promise<void> {
  if (!(await refreshPage())) window.location.reload()
}

/** State and course of a checkout: filling, checking, sending once, waiting, and coming back with everything kept. */
export function useCheckout<P extends Product>({ product, preset, merge, presetNames, carried, privateNames, renderEvent, offersCredit = false }: Options<P>): Checkout<P> {
  const promotion = usePromotion()
  const [state, act] = useReducer(reduceCheckout<CheckoutForms[P]>, preset, initialCheckout)
  const { form, email, code, credit, typedCode, restored } = state
  const sending = useRef(false)
  /** Rises where the visitor leaves the page: an order that is still on its way leads them nowhere then. */
  const visit = useRef(0)
  const order = useRef({ key: '', sent: null as string | null, query: '' })

  useEffect(() => {
    track(renderEvent)
    // Some of the specification's names stand for a click on a price card too.
    track('checkout-opened')
  }, [renderEvent])

  const { applyCode, applyCredit, askCreditAgain, removeCredit } = discountsOf(product, typedCode, act)

  // Once, when the page runs: the kept form comes back, under what the address asks for; private values leave the address.
  useEffect(() => {
    const given = new URLSearchParams(location.search)
    const kept = readCheckoutMemory(product, preset)
    // Read here and not while rendering: the server knows the address only.
    const { form: shown, query } = openedForm({ given, kept, preset, merge, presetNames, privateNames, carried })
    order.current = { key: kept?.key ?? newOrderKey(), sent: kept?.sent ?? null, query }
    act({
      kind: 'restored',
      kept: { ...(shown === undefined ? {} : { form: shown }), ...(kept === null ? {} : { email: kept.email, code: kept.code, credit: kept.credit }) },
      cancelledOrder: given.get('cancelled'),
    })
    const upgrade = given.get('upgrade')
    if (upgrade !== null && offersCredit) void applyCredit(upgrade)
    else void askCreditAgain(kept?.credit ?? null)
    const address = addressWithout([...privateNames, 'cancelled', 'upgrade'], location)
    if (address !== null) history.replaceState(null, '', address)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address the page was opened with
  }, [])

  useEffect(() => {
    if (restored) keepCheckoutMemory(product, { form, email, code, credit, ...order.current })
  }, [restored, product, form, email, code, credit])

  useShownAgain({
    // The waiting screen must not stay.
    shown() {
      visit.current++
      sending.current = false
      act({ kind: 'returned' })
      void askCreditAgain(credit)
      void showAsItIsNow()
    },
    left: () => void visit.current++,
  })

  const discount = promotion.active ? 'main' : (code?.kind ?? null)
  const quote = quoteFor(pricedChoices(product, form), discount, credit?.creditCents)
  const refuse = (text: string, given: { orderReference?: string | null; problems?: Problem[] } = {}) => act({ kind: 'refused', text, ...given })

  const send = async (key: string) =>
    ask<OrderCall>(
      `POST /api/orders/${product}`,
      {
        body: {
          ...form,
          userData: { email: email.trim() },
          ...(promotion.active || code === null ? {} : { promoCode: code.code }),
          ...(credit === null ? {} : { upgradeFrom: credit.reference }),
          idempotencyKey: key,
          shownTotalCents: quote.totalCents,
        },
      } as Sent<OrderCall>,
      { signal: AbortSignal.timeout(WAITING_MS) },
    )

  const answerRefusal = async (answer: CallRefusal) => {
    const reference = typeof answer.body['reference'] === 'string' ? answer.body['reference'] : null
    switch (answer.kind) {
      case 'price-changed': {
        const total = (answer.body['quote'] as Quote | undefined)?.totalCents
        const stands = await askCreditAgain(credit)
        await showAsItIsNow()
        if (!stands) return refuse(CHECKOUT_WORDS.upgrade.ended)
        return refuse(`${CHECKOUT_WORDS.priceChanged}${total === undefined ? '' : ` The total is now ${formatUsd(total)}.`}`)
      }
      case 'invalid-promo':
        act({ kind: 'code-ended' })
        return refuse('Your promo code is no longer valid and was removed. Please check the new total, then press the button again.')
      case 'invalid-credit':
      case 'credit-used':
        act({ kind: 'credit-refused', message: answer.message })
        return refuse(CHECKOUT_WORDS.upgrade.ended)
      case 'already-paid':
        order.current = { ...order.current, key: newOrderKey(), sent: null }
        return refuse('This order is already paid. You need not pay again.', { orderReference: reference })
      case 'response-date-passed':
      case 'no-response-possible':
      case 'invalid':
        return refuse(answer.message, { problems: Object.entries(answer.fields).map(([field, message]) => ({ field, message })) })
      default:
        return refuse(answer.message, { orderReference: reference })
    }
  }

  const submit = async () => {
    if (sending.current) return
    act({ kind: 'submitted' })
    if (brokenRules(product, state).length > 0) return refuse(CHECKOUT_MESSAGES.form)
    // A likely slip is asked about once before anything is sent there; pressed again, the address stands.
    if (!state.emailLeft && likelyMeantAddress(email) !== null) return act({ kind: 'email-left' })
    sending.current = true
    const here = visit.current
    try {
      if (!promotion.active && typedCode.trim() !== '') {
        const problem = await applyCode()
        return refuse(problem ?? 'Your code is applied. Please check the new total, then press the button again.')
      }
      track('conversion')
      act({ kind: 'sent' })
      const earliest = Date.now() + REDIRECT_DELAY_MS
      const choices = JSON.stringify([form, email.trim(), discount, code?.code ?? null, credit?.reference ?? null, quote.totalCents])
      if (order.current.sent !== null && order.current.sent !== choices) order.current.key = newOrderKey()
      order.current.sent = choices
      keepCheckoutMemory(product, { form, email, code, credit, ...order.current })
      let answer = await send(order.current.key)
      if (!answer.ok && answer.kind === 'key-reused') {
        order.current.key = newOrderKey()
        keepCheckoutMemory(product, { form, email, code, credit, ...order.current })
        answer = await send(order.current.key)
      }
      if (here !== visit.current) return
      if (!answer.ok) return await answerRefusal(answer)
      const { paymentUrl: url } = answer.value
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, earliest - Date.now())))
      if (here !== visit.current) return
      act({ kind: 'placed', paymentUrl: url })
      window.location.assign(url)
    } finally {
      if (here === visit.current) sending.current = false
    }
  }

  return {
    ...state,
    product,
    quote,
    problems: shownProblems(product, state),
    suggestedEmail: suggestedEmail(state),
    problemOf: (field) => problemOf(product, state, field),
    change: (patch) => act({ kind: 'changed', patch }),
    setEmail: (text) => act({ kind: 'email-typed', email: text }),
    leaveEmail: () => act({ kind: 'email-left' }),
    typeCode: (text) => act({ kind: 'code-typed', text }),
    applyCode,
    applyCredit,
    removeCredit,
    submit,
  }
}
