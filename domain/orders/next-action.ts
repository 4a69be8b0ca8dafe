/** What the customer of an order can or must do now. The page of the order says nothing else about it. */
import type { Deliverable } from './deliverables.ts'
import { PAID_STATES, type OrderState } from './order-states.ts'

export type Standing = {
  state: OrderState
  isPaid: boolean
  payable: boolean
  /** Its drafts are made from an input form. */
  needsIntake: boolean
  hasIntake: boolean
  /** Its drafts are made from what was filed before. */
  needsFiled: boolean
  /** `begun`: not what it waited for at the payment keeps it from being in work. */
  deliverables: readonly (Pick<Deliverable, 'kind' | 'state'> & { begun: boolean; canAccept: boolean })[]
  /** Something of the case waits for the customer: facts, questions, the table of a notice, a choice. */
  caseWaits: boolean
  /** Letters are owed and not everyone who writes them is named. */
  writersWait: boolean
  /** A consultation is owed and no time is booked. */
  timeWaits: boolean
  /** What we wrote was not seen yet. */
  unread: boolean
}

/**
 * `own-card`: a part of the page asks for it itself. `nothing`: work goes on, and nothing at all waits for the customer.
 * `none`: nothing is to be said, neither that there is something nor that there is nothing.
 */
export type NextAction = 'pay' | 'order-again' | 'fill-in-the-form' | 'send-what-was-filed' | 'hand-over-the-plan' | 'own-card' | 'nothing' | 'none'

export function nextAction(standing: Standing): NextAction {
  const { state, deliverables } = standing
  if (standing.payable) return 'pay'
  if (!standing.isPaid && state !== 'payment_pending') return 'order-again'
  if (!PAID_STATES.includes(state)) return 'none'
  const draft = deliverables.find(({ kind }) => kind === 'first-draft')
  if (draft?.state === 'waiting' && standing.needsIntake && !standing.hasIntake) return 'fill-in-the-form'
  // One that was begun and stands still, or waits for the table, waits for what the clock names.
  if (draft?.state === 'waiting' && standing.needsFiled && !draft.begun) return 'send-what-was-filed'
  if (deliverables.some(({ canAccept }) => canAccept)) return 'own-card'
  if (deliverables.some(({ kind, state: stands }) => kind === 'plan-review' && stands === 'waiting')) return 'hand-over-the-plan'
  if (standing.caseWaits || standing.writersWait || standing.timeWaits || standing.unread) return 'own-card'
  // What stands still waits for somebody; the clock or its line in the list says for whom.
  if (deliverables.some(({ state: stands }) => stands === 'waiting')) return 'none'
  return deliverables.some(({ kind, state: stands }) => stands === 'in-work' && kind !== 'package') ? 'nothing' : 'none'
}
