import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseTasks } from '../../usecases/view-petition.ts'
import { CaseCard } from './case-card.tsx'

const OPEN: CaseTasks = { toConfirm: 5, toAnswer: 12, toSettle: 0, choose: false, chosen: true, letter: true, comments: 0, notice: null }
const cardOf = (tasks: CaseTasks, delivered: boolean) => renderToStaticMarkup(createElement(CaseCard, { reference: 'A-1', tasks, delivered }))

test('what is open before the letter is the next step; once it was delivered nothing there is asked for', () => {
  expect(cardOf(OPEN, false)).toContain('Please look at 5 facts that we read and answer 12 questions.')
  const delivered = cardOf(OPEN, true)
  expect(delivered).toContain('Your letter was delivered. Open in your case: 5 facts, 12 questions.')
  expect(delivered).not.toContain('Please')
  expect(delivered).not.toContain('button-primary')
  expect(delivered).toContain('/orders/A-1/letter')
})

test('a choice that is due stays the next step', () => {
  expect(cardOf({ ...OPEN, choose: true }, true)).toContain('Next step: choose your endeavor')
})

test('that no question is open does not say that each was answered: some may have been passed by', () => {
  const notice = { toLookAt: 0, toConfirm: false, answerable: true } as NonNullable<CaseTasks['notice']>
  const card = cardOf({ ...OPEN, toConfirm: 0, toAnswer: 0, notice }, false)
  expect(card).toContain('no question is open now')
  expect(card).not.toMatch(/every question answered/)
})
