/** What an order owes, how far each of it is, what was promised for it, and which step may follow which (terms of service §2 and §5). */
import type { Product } from '../pricing/price-list.ts'
import { DAY_MS } from '../calendar-day.ts'
import type { OrderState } from './order-states.ts'

export const DELIVERABLE_KINDS = ['package', 'first-draft', 'full-petition', 'rfe-answer', 'reference-letter', 'plan-review', 'consultation'] as const
export type DeliverableKind = (typeof DELIVERABLE_KINDS)[number]

/**
 * `planned`: something else of the order comes first. `ended`: no longer owed, as the order was withdrawn from or paid back.
 * A revision that was asked for brings a delivered one back into work.
 */
export const DELIVERABLE_STATES = ['planned', 'waiting', 'in-work', 'delivered', 'accepted', 'ended'] as const
export type DeliverableState = (typeof DELIVERABLE_STATES)[number]

export type Deliverable = {
  kind: DeliverableKind
  /** Counts those of one kind from 1: an order may have several reference letters. */
  number: number
  state: DeliverableState
  /** What the customer is asked for, as a sentence without its period; only while it is waiting. */
  waitsFor: string | null
  waitingSince: Date | null
  /** When its promise falls due; only while it is in work, and null where no time was promised. */
  dueAt: Date | null
  /** When work on it first began. */
  startedAt: Date | null
  /** When it was first delivered. */
  deliveredAt: Date | null
  acceptedAt: Date | null
  /** Whether the first delivery came in the promised time; null before it and where no time was promised. */
  kept: boolean | null
  /** How often a revision was asked for. */
  rounds: number
}

/**
 * Promised times: NIW DIY within 24 hours, first drafts within 48 hours of what they need, a full petition in about a week
 * after the choice. No time is promised for anything else.
 */
export const PROMISED_MS: Record<DeliverableKind, number | null> = {
  package: DAY_MS,
  'first-draft': 2 * DAY_MS,
  'full-petition': 7 * DAY_MS,
  'rfe-answer': null,
  'reference-letter': null,
  'plan-review': null,
  consultation: null,
}

/** What a deliverable needs of the customer before it can begin; null where nothing. */
export function neededFor(kind: DeliverableKind, product: Product): string | null {
  switch (kind) {
    case 'package':
    case 'reference-letter':
      return null
    case 'first-draft':
      return product === 'rfe-response' ? 'We are waiting for your RFE letter and the petition you filed' : 'We are waiting for your input form'
    case 'full-petition':
      return 'We are waiting for the options you choose from the first draft'
    case 'rfe-answer':
      return 'We are waiting for your word on the first draft'
    case 'plan-review':
      return 'We are waiting for your business plan'
    case 'consultation':
      return 'We are waiting for a time that suits you'
  }
}

const LETTERS: Record<string, number> = { ReferenceLetter1: 1, ReferenceLetter2: 2, ReferenceLetter3: 3 }

/** What the line items owe, in the order in which it comes. Selfpetition AI holds one reference letter in itself. */
function kindsOf(product: Product, items: readonly string[]): DeliverableKind[] {
  const letters = (product === 'selfpetition-ai' ? 1 : 0) + items.reduce((sum, item) => sum + (LETTERS[item] ?? 0), 0)
  const base: Record<Product, DeliverableKind[]> = { 'niw-diy': ['package'], 'selfpetition-ai': ['first-draft', 'full-petition'], 'rfe-response': ['first-draft', 'rfe-answer'] }
  return [
    ...base[product],
    ...Array<DeliverableKind>(letters).fill('reference-letter'),
    ...(items.includes('BusinessPlan') ? (['plan-review'] as const) : []),
    ...(items.includes('Consultation') ? (['consultation'] as const) : []),
  ]
}

/** What an order owes from the moment of its payment. The package begins at once, everything else waits or is planned. */
export function owedAtPayment(product: Product, items: readonly string[], at: Date): Deliverable[] {
  const counts = new Map<DeliverableKind, number>()
  return kindsOf(product, items).map((kind) => {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    const blank: Deliverable = { kind, number, state: 'planned', waitsFor: null, waitingSince: null, dueAt: null, startedAt: null, deliveredAt: null, acceptedAt: null, kept: null, rounds: 0 }
    switch (kind) {
      case 'package':
        return begun(blank, at)
      case 'first-draft':
      case 'plan-review':
      case 'consultation':
        return waiting(blank, neededFor(kind, product) ?? '', at)
      case 'full-petition':
      case 'rfe-answer':
      case 'reference-letter':
        return blank
    }
  })
}

function begun(one: Deliverable, from: Date, promised = PROMISED_MS[one.kind]): Deliverable {
  return { ...one, state: 'in-work', waitsFor: null, waitingSince: null, dueAt: promised === null ? null : new Date(from.getTime() + promised), startedAt: one.startedAt ?? from }
}

function waiting(one: Deliverable, reason: string, at: Date): Deliverable {
  return { ...one, state: 'waiting', waitsFor: reason, waitingSince: at, dueAt: null }
}

/** What the first draft of an answer waits for once its files are here. */
export const TABLE_WAIT = 'We are waiting for your word on the table of what the notice asks'

export const waitsForTable = ({ state, waitsFor }: Pick<Deliverable, 'state' | 'waitsFor'>): boolean => state === 'waiting' && waitsFor === TABLE_WAIT

export type DeliverableAct =
  /** What it waited for is here: its whole promised time runs from `from`. */
  | { kind: 'begin'; from: Date }
  | { kind: 'pause'; reason: string }
  /** What it waited for is here, and it waits for something else now: nothing has begun. */
  | { kind: 'wait-on'; reason: string }
  /** Files were released, the package was made, or the consultation was held. */
  | { kind: 'deliver' }
  /** For a first draft: the customer chose, and what follows begins. */
  | { kind: 'accept' }
  | { kind: 'ask-revision' }

/** What was made from the first draft. */
const FOLLOWS_DRAFT: readonly DeliverableKind[] = ['full-petition', 'rfe-answer']

const isDone = ({ state }: Deliverable) => state === 'delivered' || state === 'accepted'

/** Whether an act is possible on the one at `index`. Nothing follows a deliverable that is no longer owed. */
export function canAct(list: readonly Deliverable[], index: number, act: DeliverableAct['kind']): boolean {
  const one = list[index]
  if (one === undefined) return false
  const draft = list.find(({ kind }) => kind === 'first-draft')
  const beforeChoice = FOLLOWS_DRAFT.includes(one.kind) && draft !== undefined && draft.state !== 'accepted'
  switch (act) {
    case 'begin':
    case 'wait-on':
      return one.state === 'waiting' && !beforeChoice
    case 'pause':
      return one.state === 'in-work' && one.kind !== 'package'
    case 'deliver':
      if (beforeChoice || one.state === 'ended') return false
      // The draft that was chosen from stays what it was. A consultation is held once.
      return one.kind === 'first-draft' || one.kind === 'consultation'
        ? one.state === 'waiting' || one.state === 'in-work' || (one.kind === 'first-draft' && one.state === 'delivered')
        : one.state !== 'planned' || one.kind === 'reference-letter'
    case 'accept':
      return one.state === 'delivered'
    case 'ask-revision':
      if (one.kind === 'package' || one.kind === 'consultation') return false
      return one.state === 'delivered' || (one.state === 'accepted' && one.kind !== 'first-draft')
  }
}

/** The list after an act at an instant; null where the act is not possible. */
export function afterAct(list: readonly Deliverable[], index: number, act: DeliverableAct, at: Date, product: Product): Deliverable[] | null {
  const one = list[index]
  if (one === undefined || !canAct(list, index, act.kind)) return null
  const next = [...list]
  switch (act.kind) {
    case 'begin':
      next[index] = one.deliveredAt === null ? begun(one, act.from) : begun(one, act.from, null)
      return next
    case 'pause':
    case 'wait-on':
      next[index] = waiting(one, act.reason, at)
      return next
    case 'deliver': {
      const first = one.deliveredAt === null
      const kept = first ? (one.dueAt === null ? null : at.getTime() <= one.dueAt.getTime()) : one.kept
      next[index] = { ...one, state: 'delivered', waitsFor: null, waitingSince: null, dueAt: null, startedAt: one.startedAt ?? at, deliveredAt: one.deliveredAt ?? at, acceptedAt: null, kept }
      return next.map((other) => {
        if (!first || other.state !== 'planned') return other
        if (one.kind === 'first-draft' && FOLLOWS_DRAFT.includes(other.kind)) return waiting(other, neededFor(other.kind, product) ?? '', at)
        return FOLLOWS_DRAFT.includes(one.kind) && other.kind === 'reference-letter' ? begun(other, at) : other
      })
    }
    case 'accept':
      next[index] = { ...one, state: 'accepted', acceptedAt: at }
      return one.kind === 'first-draft' ? next.map((other) => (FOLLOWS_DRAFT.includes(other.kind) && (other.state === 'waiting' || other.state === 'planned') ? begun(other, at) : other)) : next
    case 'ask-revision':
      // As many rounds as are asked for; no time is promised for them.
      next[index] = { ...one, state: 'in-work', dueAt: null, acceptedAt: null, rounds: one.rounds + 1 }
      return next
  }
}

/** Nothing more is owed; what was delivered stays delivered. */
export function ended(list: readonly Deliverable[]): Deliverable[] {
  return list.map((one) => {
    if (isDone(one) || one.state === 'ended') return one
    return { ...one, state: one.deliveredAt === null ? 'ended' : 'delivered', waitsFor: null, waitingSince: null, dueAt: null }
  })
}

/** The states of a paid order that follow from what it owes. */
export type FulfillmentState = Extract<OrderState, 'paid' | 'in_production' | 'first_draft_sent' | 'delivered'>

/** The state of a paid order: nothing is called sent or delivered before it was. An empty list is an order that was just paid. */
export function fulfillmentOf(list: readonly Deliverable[]): FulfillmentState {
  if (list.length > 0 && list.every(isDone)) return 'delivered'
  const draft = list.find(({ kind }) => kind === 'first-draft')
  // As long as the customer has not chosen: the right to withdraw lasts through a revision of the draft.
  if (draft !== undefined && draft.deliveredAt !== null && draft.state !== 'accepted') return 'first_draft_sent'
  return list.some((one) => one.deliveredAt !== null || (one.startedAt !== null && one.kind !== 'package')) ? 'in_production' : 'paid'
}

/** The nearest promise of an order, or, where nothing is in work, what it waits for. */
export function nearestPromise(list: readonly Deliverable[]): { dueAt: Date | null; pausedReason: string | null; pausedAt: Date | null } {
  const due = list.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])).sort((one, other) => one.getTime() - other.getTime())[0] ?? null
  const still = list.some(({ state }) => state === 'in-work') ? undefined : list.find(({ state }) => state === 'waiting')
  return { dueAt: due, pausedReason: still?.waitsFor ?? null, pausedAt: still?.waitingSince ?? null }
}

const LABELS: Record<DeliverableKind, string> = {
  package: 'Package',
  'first-draft': 'First draft',
  'full-petition': 'Full petition',
  'rfe-answer': 'RFE answer',
  'reference-letter': 'Reference letter',
  'plan-review': 'Business plan review',
  consultation: '30 min consultation',
}

/** `Reference letter 2` where there are several of a kind. */
export function labelOf(one: Pick<Deliverable, 'kind' | 'number'>, list: readonly Pick<Deliverable, 'kind'>[]): string {
  return list.filter(({ kind }) => kind === one.kind).length > 1 ? `${LABELS[one.kind]} ${one.number}` : LABELS[one.kind]
}

export const DELIVERABLE_STATE_LABELS: Record<DeliverableState, string> = {
  planned: 'Comes later',
  waiting: 'Waiting for the customer',
  'in-work': 'In work',
  delivered: 'Delivered',
  accepted: 'Accepted',
  ended: 'No longer owed',
}
