import { expect, test } from 'vitest'
import { afterAct, ended, owedAtPayment } from './deliverables.ts'
import { operatorMoves } from './operator-moves.ts'
import { canFollow, ORDER_STATES } from './order-states.ts'

const AT = new Date('2026-01-05T12:00:00Z')
const owed = owedAtPayment('selfpetition-ai', ['SelfpetitionAi'], AT)

test('an operator calls nothing paid, sent, delivered, refunded or withdrawn: only an unpaid order is cancelled', () => {
  for (const state of ORDER_STATES.filter((known) => known !== 'disputed')) {
    const moves = operatorMoves(state, owed)
    expect(moves).toEqual(canFollow(state, 'cancelled') ? ['cancelled'] : [])
  }
})

test('a settled dispute goes on where the deliveries stand', () => {
  expect(operatorMoves('disputed', owed)).toEqual(['paid', 'refunded'])
  const sent = afterAct(owed, 0, { kind: 'deliver' }, AT, 'selfpetition-ai')!
  expect(operatorMoves('disputed', sent)).toEqual(['first_draft_sent', 'refunded'])
  expect(operatorMoves('disputed', ended(sent))).toEqual(['withdrawn', 'refunded'])
  for (const list of [owed, sent, ended(sent)]) for (const to of operatorMoves('disputed', list)) expect(canFollow('disputed', to)).toBe(true)
})
