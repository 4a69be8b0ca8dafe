import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DeliverableView } from '../../usecases/view-deliverables.ts'
import { DeliveriesCards } from './deliveries-card.tsx'

const LETTER = {
  id: 'd1',
  kind: 'full-petition',
  label: 'Full petition',
  state: 'delivered',
  canAccept: true,
  canAskRevision: true,
  comments: [],
  deliveries: [{ id: 'r1', how: 'released', at: 0, line: '', files: [] }],
} as unknown as DeliverableView
const cards = (deliverable: DeliverableView, answered: boolean, count = 0) =>
  renderToStaticMarkup(
    createElement(
      'div',
      null,
      DeliveriesCards({ product: 'selfpetition-ai', deliverables: [deliverable], answered, problem: null, choosesOnCase: false, unsent: count === 0 ? null : { count, href: '/letter#answer' } }),
    ),
  )
const acceptOf = (html: string) => /<form[^>]*>(?:(?!<\/form>).)*accept-delivery.*?<\/form>/s.exec(html)?.[0] ?? ''

test('comments that were written and not sent are told of before the letter is accepted', () => {
  expect(acceptOf(cards(LETTER, false, 2))).toContain('You wrote 2 comments that you have not sent.')
  expect(acceptOf(cards(LETTER, false, 2))).not.toContain('button-primary')
  expect(acceptOf(cards(LETTER, false))).toContain('button-primary')
  const other = { ...LETTER, kind: 'reference-letter' } as DeliverableView
  expect(acceptOf(cards(other, false, 2))).not.toContain('have not sent')
})

test('what was accepted says so, and the form that accepts leads to it', () => {
  const accepted = cards({ ...LETTER, state: 'accepted', canAccept: false } as DeliverableView, true)
  expect(accepted).toContain('You accepted this')
  expect(cards(LETTER, false)).not.toContain('You accepted this')
  // A first draft is chosen from, and says what was chosen.
  expect(cards({ ...LETTER, kind: 'first-draft', state: 'accepted', canAccept: false } as DeliverableView, true)).not.toContain('You accepted this')
  const shows = /data-shows="([^"]+)"/.exec(acceptOf(cards(LETTER, false)))?.[1]
  expect(accepted).toContain(`id="${shows}"`)
})
