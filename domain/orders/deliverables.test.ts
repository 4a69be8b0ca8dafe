import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LINE_ITEM_PRICES, type Product } from '../pricing/price-list.ts'
import { afterAct, canAct, ended, fulfillmentOf, labelOf, nearestPromise, owedAtPayment, type Deliverable, type DeliverableAct } from './deliverables.ts'
import { canFollow } from './order-states.ts'
import { withdrawalOffer } from './withdrawal.ts'

const PAID_AT = new Date('2026-01-05T12:00:00Z')
const HOUR = 3_600_000
const after = (hours: number) => new Date(PAID_AT.getTime() + hours * HOUR)
const labels = (list: Deliverable[]) => list.map((one) => `${labelOf(one, list)}: ${one.state}`)

/** Acts that must be possible, one after the other. */
function told(product: Product, items: string[], acts: [kind: string, act: DeliverableAct, hours: number][]): Deliverable[] {
  return acts.reduce(
    (list, [label, act, hours]) => {
      const next = afterAct(
        list,
        list.findIndex((one) => labelOf(one, list) === label),
        act,
        after(hours),
        product,
      )
      if (next === null) throw new Error(`${act.kind} is not possible on ${label}: ${labels(list).join(', ')}`)
      return next
    },
    owedAtPayment(product, items, PAID_AT),
  )
}

const BEGIN: DeliverableAct = { kind: 'begin', from: after(3) }
const DELIVER: DeliverableAct = { kind: 'deliver' }
const ACCEPT: DeliverableAct = { kind: 'accept' }

describe('what an order owes', () => {
  test('follows from its line items: Selfpetition AI holds one letter in itself', () => {
    expect(labels(owedAtPayment('selfpetition-ai', ['SelfpetitionAi', 'ReferenceLetter2', 'BusinessPlan', 'Consultation'], PAID_AT))).toEqual([
      'First draft: waiting',
      'Full petition: planned',
      'Reference letter 1: planned',
      'Reference letter 2: planned',
      'Reference letter 3: planned',
      'Business plan review: waiting',
      '30 min consultation: waiting',
    ])
    expect(labels(owedAtPayment('rfe-response', ['Prong1', 'Prong3', 'ReferenceLetter1'], PAID_AT))).toEqual(['First draft: waiting', 'RFE answer: planned', 'Reference letter: planned'])
    expect(labels(owedAtPayment('niw-diy', ['StarterKit', 'SecondProfession', 'AOS', 'Consultation'], PAID_AT))).toEqual(['Package: in-work', '30 min consultation: waiting'])
  })

  test('falls due 24 hours after the payment, 48 after the form, a week after the choice', () => {
    expect(owedAtPayment('niw-diy', ['StarterKit'], PAID_AT)[0]?.dueAt).toEqual(after(24))
    const drafting = told('selfpetition-ai', ['SelfpetitionAi'], [['First draft', BEGIN, 3]])
    expect(nearestPromise(drafting)).toEqual({ dueAt: after(51), pausedReason: null, pausedAt: null })
    const chosen = told(
      'selfpetition-ai',
      ['SelfpetitionAi'],
      [
        ['First draft', BEGIN, 3],
        ['First draft', DELIVER, 40],
        ['First draft', ACCEPT, 60],
      ],
    )
    expect(nearestPromise(chosen).dueAt).toEqual(after(60 + 7 * 24))
    expect(fulfillmentOf(chosen)).toBe('in_production')
  })

  test('a pause says what it waits for; leaving it clears the reason and the whole time runs anew', () => {
    const paused = told(
      'selfpetition-ai',
      ['SelfpetitionAi'],
      [
        ['First draft', BEGIN, 3],
        ['First draft', { kind: 'pause', reason: 'We wait for your resume' }, 10],
      ],
    )
    expect(nearestPromise(paused)).toEqual({ dueAt: null, pausedReason: 'We wait for your resume', pausedAt: after(10) })
    const resumed = afterAct(paused, 0, { kind: 'begin', from: after(30) }, after(30), 'selfpetition-ai')!
    expect(resumed[0]).toMatchObject({ waitsFor: null, waitingSince: null, dueAt: after(78), startedAt: after(3) })
  })

  test('a promise is kept or missed by its first delivery, and a revision has none', () => {
    const draft = (hours: number) =>
      told(
        'selfpetition-ai',
        ['SelfpetitionAi'],
        [
          ['First draft', BEGIN, 3],
          ['First draft', DELIVER, hours],
        ],
      )
    expect([draft(51)[0]?.kept, draft(52)[0]?.kept]).toEqual([true, false])
    const revised = afterAct(draft(40), 0, { kind: 'ask-revision' }, after(60), 'selfpetition-ai')!
    expect(revised[0]).toMatchObject({ state: 'in-work', dueAt: null, rounds: 1, kept: true })
    // The draft was sent, and may be withdrawn from until the customer chooses.
    expect(fulfillmentOf(revised)).toBe('first_draft_sent')
  })

  test('a package that is here does not deliver the consultation', () => {
    const made = told('niw-diy', ['StarterKit', 'Consultation'], [['Package', DELIVER, 1]])
    expect(fulfillmentOf(made)).toBe('in_production')
    expect(
      fulfillmentOf(
        told(
          'niw-diy',
          ['StarterKit', 'Consultation'],
          [
            ['Package', DELIVER, 1],
            ['30 min consultation', DELIVER, 90],
          ],
        ),
      ),
    ).toBe('delivered')
  })

  test('the full petition cannot be delivered before the choice, which ends the right to withdraw', () => {
    const sent = told(
      'selfpetition-ai',
      ['SelfpetitionAi'],
      [
        ['First draft', BEGIN, 3],
        ['First draft', DELIVER, 40],
      ],
    )
    expect([canAct(sent, 1, 'deliver'), canAct(sent, 1, 'begin')]).toEqual([false, false])
    const order = { product: 'selfpetition-ai', paidCents: 100_000, paidCurrency: 'usd', refundedCents: 0 } as const
    expect(withdrawalOffer({ ...order, state: fulfillmentOf(sent) })).not.toBeNull()
    expect(withdrawalOffer({ ...order, state: fulfillmentOf(afterAct(sent, 0, ACCEPT, after(50), 'selfpetition-ai')!) })).toBeNull()
  })
})

/** What a walk through an order did, kept apart from what the rules say of it. */
type Facts = { delivered: Set<string>; accepted: Set<string> }

const acts = fc.array(
  fc.record({
    at: fc.nat({ max: 6 }),
    kind: fc.constantFrom<DeliverableAct['kind']>('begin', 'pause', 'wait-on', 'deliver', 'accept', 'ask-revision'),
    hours: fc.nat({ max: 90 }),
  }),
  { maxLength: 40 },
)
const orders = fc
  .constantFrom<Product>('niw-diy', 'selfpetition-ai', 'rfe-response')
  .chain((product) => fc.record({ product: fc.constant(product), items: fc.subarray(Object.keys(LINE_ITEM_PRICES[product])) }))

const actOf = (kind: DeliverableAct['kind'], at: Date): DeliverableAct => (kind === 'begin' ? { kind, from: at } : kind === 'pause' || kind === 'wait-on' ? { kind, reason: 'We wait' } : { kind })

test('whatever happens in whatever order: no claim without its fact, no clock that runs while it waits, and no step the states forbid', () => {
  fc.assert(
    fc.property(orders, acts, fc.boolean(), ({ product, items }, walk, endsEarly) => {
      let list = owedAtPayment(product, items, PAID_AT)
      const facts: Facts = { delivered: new Set(), accepted: new Set() }
      let hours = 0
      for (const step of walk) {
        hours += step.hours
        const index = step.at % list.length
        const next = afterAct(list, index, actOf(step.kind, after(hours)), after(hours), product)
        expect(next !== null).toBe(canAct(list, index, step.kind))
        if (next === null) continue
        const name = labelOf(list[index]!, list)
        if (step.kind === 'deliver') facts.delivered.add(name)
        if (step.kind === 'deliver' || step.kind === 'ask-revision') facts.accepted.delete(name)
        if (step.kind === 'accept') facts.accepted.add(name)
        const [from, to] = [fulfillmentOf(list), fulfillmentOf(next)]
        expect(from === to || canFollow(from, to), `${from} to ${to}`).toBe(true)
        list = next
        honest(list, facts)
      }
      if (!endsEarly) return
      const over = ended(list)
      expect(over.filter(({ state }) => !['delivered', 'accepted', 'ended'].includes(state))).toEqual([])
      for (const one of over) if (one.state !== 'ended') expect(facts.delivered).toContain(labelOf(one, over))
      expect(nearestPromise(over)).toEqual({ dueAt: null, pausedReason: null, pausedAt: null })
    }),
    { numRuns: 3000 },
  )
})

function honest(list: Deliverable[], facts: Facts) {
  const has = (one: Deliverable) => facts.delivered.has(labelOf(one, list))
  for (const one of list) {
    if (one.state === 'delivered' || one.state === 'accepted') expect(has(one)).toBe(true)
    expect(one.state === 'accepted').toBe(facts.accepted.has(labelOf(one, list)))
    expect(one.deliveredAt !== null).toBe(has(one))
    expect(one.state === 'waiting').toBe(one.waitsFor !== null && one.waitingSince !== null)
    if (one.state !== 'waiting') expect(one.waitsFor).toBeNull()
    if (one.state !== 'in-work') expect(one.dueAt).toBeNull()
    if (one.state === 'in-work') expect(one.startedAt).not.toBeNull()
    if (one.kept !== null) expect(one.deliveredAt).not.toBeNull()
  }
  const state = fulfillmentOf(list)
  if (state === 'delivered') expect(list.every(has)).toBe(true)
  if (state === 'first_draft_sent') expect(list.filter((one) => one.kind === 'first-draft').every(has)).toBe(true)
}
