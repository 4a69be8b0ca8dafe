import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { ResponseDate } from './order-cards.tsx'

const orderOf = (state: OrderState, responseDate: string) => ({ state, selections: { userProngs: { prong1: true }, userNotice: { responseDate } } }) as unknown as OrderView
const shown = (state: OrderState, responseDate: string) => renderToStaticMarkup(createElement(ResponseDate, { order: orderOf(state, responseDate), now: Date.parse('2027-01-01T12:00:00Z') }))

test('the response date that was copied for a paid order stays in view, and only that', () => {
  expect(shown('in_production', '2027-02-03')).toContain('February 3, 2027')
  expect(shown('in_production', '')).toBe('')
  expect(shown('cancelled', '2027-02-03')).toBe('')
})

test('one that has passed is told as that', () => {
  expect(shown('paid', '2027-02-03')).not.toContain('has passed')
  expect(shown('paid', '2026-12-03')).toContain('This date has passed.')
})
