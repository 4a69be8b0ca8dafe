/** Decides what a checkout shows from what was typed, sent and answered. */
import { CHECKOUT_MESSAGES } from '../../domain/orders/checkout-rules.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { likelyMeantAddress } from '../../domain/email-typo.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { PROBLEMS_OF, type CheckoutForms, type Problem } from './checkout-forms.ts'
import type { AppliedCode, AppliedCredit } from './checkout-memory.ts'

export type CheckoutNotice = { tone: 'error' | 'info'; text: string; orderReference: string | null }

export type CheckoutState<F> = {
  form: F
  email: string
  /** The field was left once, or a likely slip was asked about. */
  emailLeft: boolean
  code: AppliedCode | null
  typedCode: string
  codeProblem: string | null
  credit: AppliedCredit | null
  creditProblem: string | null
  /** Go to payment was pressed: broken rules are shown from now on. */
  submitted: boolean
  serverProblems: readonly Problem[]
  notice: CheckoutNotice | null
  /** Rises with each refused submit: the summary of problems takes the focus then. */
  refusals: number
  stage: 'filling' | 'waiting'
  paymentUrl: string | null
  /** What the tab kept was read; from now on the tab keeps what is typed. */
  restored: boolean
}

export type CheckoutAction<F> =
  | { kind: 'restored'; kept: { form?: F; email?: string; code?: AppliedCode | null; credit?: AppliedCredit | null }; cancelledOrder: string | null }
  | { kind: 'changed'; patch: Partial<F> }
  | { kind: 'email-typed'; email: string }
  | { kind: 'email-left' }
  | { kind: 'code-typed'; text: string }
  | { kind: 'code-applied'; code: AppliedCode }
  /** `unusable`: it can never apply, so its field is emptied. */
  | { kind: 'code-refused'; message: string; unusable: boolean }
  /** `null`: the order is to be paid without one. */
  | { kind: 'credit-set'; credit: AppliedCredit | null }
  | { kind: 'credit-refused'; message: string }
  /** What the server says of the credit now; nothing where it was removed meanwhile. */
  | { kind: 'credit-asked'; credit: AppliedCredit }
  | { kind: 'credit-ended'; reference: string; message: string }
  /** An applied code had ended when the order was sent. */
  | { kind: 'code-ended' }
  | { kind: 'submitted' }
  | { kind: 'refused'; text: string; orderReference?: string | null; problems?: readonly Problem[] }
  | { kind: 'sent' }
  | { kind: 'placed'; paymentUrl: string }
  /** The browser shows the page as it was left. */
  | { kind: 'returned' }

export function initialCheckout<F>(form: F): CheckoutState<F> {
  return {
    form,
    email: '',
    emailLeft: false,
    code: null,
    typedCode: '',
    codeProblem: null,
    credit: null,
    creditProblem: null,
    submitted: false,
    serverProblems: [],
    notice: null,
    refusals: 0,
    stage: 'filling',
    paymentUrl: null,
    restored: false,
  }
}

const CANCELLED = 'The payment was canceled and nothing was charged. Your order is kept, with everything you chose.'

/** Any change makes another order of the form: its total may differ and its problems are looked at anew. */
const touched = <F>(state: CheckoutState<F>): CheckoutState<F> => ({ ...state, serverProblems: [], notice: state.notice?.tone === 'error' ? null : state.notice })

export function reduceCheckout<F>(state: CheckoutState<F>, action: CheckoutAction<F>): CheckoutState<F> {
  switch (action.kind) {
    case 'restored':
      return { ...state, ...action.kept, notice: action.cancelledOrder === null ? state.notice : { tone: 'info', text: CANCELLED, orderReference: action.cancelledOrder }, restored: true }
    case 'changed':
      return { ...touched(state), form: { ...state.form, ...action.patch } }
    case 'email-typed':
      return { ...touched(state), email: action.email }
    case 'email-left':
      return { ...state, emailLeft: true }
    case 'code-typed':
      return { ...state, typedCode: action.text, codeProblem: null }
    case 'code-applied':
      return { ...state, code: action.code, typedCode: '', codeProblem: null }
    case 'code-refused':
      return { ...state, typedCode: action.unusable ? '' : state.typedCode, codeProblem: action.message }
    case 'credit-set':
      return { ...touched(state), credit: action.credit, creditProblem: null }
    case 'credit-refused':
      return { ...state, credit: null, creditProblem: action.message }
    case 'credit-asked':
      if (state.credit?.reference !== action.credit.reference || state.credit.creditCents === action.credit.creditCents) return state
      return { ...touched(state), credit: action.credit }
    case 'credit-ended':
      return state.credit?.reference === action.reference ? { ...touched(state), credit: null, creditProblem: action.message } : state
    case 'code-ended':
      return { ...state, code: null, codeProblem: CHECKOUT_MESSAGES.promo }
    case 'submitted':
      return { ...state, submitted: true, notice: null }
    case 'refused':
      return {
        ...state,
        stage: 'filling',
        notice: { tone: 'error', text: action.text, orderReference: action.orderReference ?? null },
        refusals: state.refusals + 1,
        serverProblems: action.problems ?? state.serverProblems,
      }
    case 'sent':
      return { ...state, stage: 'waiting', paymentUrl: null }
    case 'placed':
      return { ...state, paymentUrl: action.paymentUrl }
    case 'returned':
      return { ...state, stage: 'filling' }
  }
}

const emailProblems = (email: string): Problem[] => (isEmailAddress(email.trim()) ? [] : [{ field: 'userData.email', message: CHECKOUT_MESSAGES.email }])

/** The rules that the form breaks as it stands. */
export function brokenRules<P extends Product>(product: P, { form, email }: Pick<CheckoutState<CheckoutForms[P]>, 'form' | 'email'>): Problem[] {
  return [...PROBLEMS_OF[product](form), ...emailProblems(email)]
}

/** What is shown of them, and of what the server found. */
export function shownProblems<P extends Product>(product: P, state: CheckoutState<CheckoutForms[P]>): Problem[] {
  if (!state.submitted) return []
  const broken = brokenRules(product, state)
  return [...broken, ...state.serverProblems.filter((one) => !broken.some((other) => other.field === one.field))]
}

/** A wrong address is told as soon as its field was left. */
export function problemOf<P extends Product>(product: P, state: CheckoutState<CheckoutForms[P]>, field: string): string | null {
  const shown = shownProblems(product, state).find((one) => one.field === field)?.message
  if (shown !== undefined) return shown
  return field === 'userData.email' && state.emailLeft && state.email !== '' ? (emailProblems(state.email)[0]?.message ?? null) : null
}

/** What a mistyped address was probably meant to be, once the field was left. */
export const suggestedEmail = ({ email, emailLeft }: Pick<CheckoutState<unknown>, 'email' | 'emailLeft'>): string | null => (emailLeft ? likelyMeantAddress(email) : null)
