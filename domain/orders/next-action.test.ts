import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DELIVERABLE_STATE_LABELS, type DeliverableKind, type DeliverableState } from './deliverables.ts'
import { ORDER_STATES, PAID_STATES } from './order-states.ts'
import { nextAction, type Standing } from './next-action.ts'

const KINDS: DeliverableKind[] = ['package', 'first-draft', 'full-petition', 'rfe-answer', 'reference-letter', 'plan-review', 'consultation']
const STATES = Object.keys(DELIVERABLE_STATE_LABELS) as DeliverableState[]
/** Mostly not, so that nothing waits now and then. */
const rarely = fc.integer({ min: 0, max: 7 }).map((one) => one === 0)
const standing: fc.Arbitrary<Standing> = fc.record({
  state: fc.constantFrom(...ORDER_STATES),
  isPaid: rarely.map((one) => !one),
  payable: rarely,
  needsIntake: fc.boolean(),
  hasIntake: fc.boolean(),
  needsFiled: fc.boolean(),
  deliverables: fc.array(fc.record({ kind: fc.constantFrom(...KINDS), state: fc.constantFrom(...STATES), begun: fc.boolean(), canAccept: rarely }), { maxLength: 3 }),
  caseWaits: rarely,
  writersWait: rarely,
  timeWaits: rarely,
  unread: rarely,
})

test('"Nothing to do" is said only where nothing waits for the customer, and something is in work', () => {
  let said = 0
  fc.assert(
    fc.property(standing, (one) => {
      if (nextAction(one) !== 'nothing') return
      said++
      expect(PAID_STATES).toContain(one.state)
      expect([one.payable, one.caseWaits, one.writersWait, one.timeWaits, one.unread]).toEqual([false, false, false, false, false])
      expect(one.deliverables.filter(({ state, canAccept }) => canAccept || state === 'waiting')).toEqual([])
      expect(one.deliverables.some(({ state }) => state === 'in-work')).toBe(true)
    }),
    { numRuns: 5000 },
  )
  expect(said).toBeGreaterThan(20)
})

const paid: Standing = {
  state: 'in_production',
  isPaid: true,
  payable: false,
  needsIntake: true,
  hasIntake: true,
  needsFiled: false,
  deliverables: [{ kind: 'first-draft', state: 'in-work', begun: true, canAccept: false }],
  caseWaits: false,
  writersWait: false,
  timeWaits: false,
  unread: false,
}

test.each<[string, Partial<Standing>, ReturnType<typeof nextAction>]>([
  ['work goes on', {}, 'nothing'],
  ['a question of the case is open beside the work', { caseWaits: true }, 'own-card'],
  ['a letter has nobody who writes it', { writersWait: true }, 'own-card'],
  ['a consultation has no time', { timeWaits: true }, 'own-card'],
  ['we wrote something that was not read', { unread: true }, 'own-card'],
  ['the form is missing', { hasIntake: false, deliverables: [{ kind: 'first-draft', state: 'waiting', begun: false, canAccept: false }] }, 'fill-in-the-form'],
  ['what was filed is missing', { needsIntake: false, needsFiled: true, deliverables: [{ kind: 'first-draft', state: 'waiting', begun: false, canAccept: false }] }, 'send-what-was-filed'],
  ['a delivery waits to be accepted', { deliverables: [{ kind: 'first-draft', state: 'delivered', begun: true, canAccept: true }] }, 'own-card'],
  ['a plan is missing while a draft is in work', { deliverables: [...paid.deliverables, { kind: 'plan-review', state: 'waiting', begun: false, canAccept: false }] }, 'hand-over-the-plan'],
  ['it was not paid', { isPaid: false, payable: true, state: 'placed' }, 'pay'],
  ['it can be paid no more', { isPaid: false, state: 'expired' }, 'order-again'],
  ['it was withdrawn', { state: 'withdrawn' }, 'none'],
])('where %s', (_what, change, action) => {
  expect(nextAction({ ...paid, ...change })).toBe(action)
})
