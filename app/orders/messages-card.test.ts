import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderView } from '../../usecases/view-order.ts'
import { MessagesCard } from './messages-card.tsx'

const card = (thread: OrderView['thread']) =>
  renderToStaticMarkup(
    createElement(MessagesCard, {
      order: { reference: 'PW-7K2M', thread, messages: [{ at: 0, from: 'operator', text: 'Hello', seen: true, byMail: false, droppedFiles: 0 }] } as unknown as OrderView,
      problem: null,
    }),
  )

test('a page of a thread leads to what stands before and behind it, and tells that the thread was seen where something was not', () => {
  const within = card({ earlier: 1200, later: 50, unseen: true })
  expect(within).toContain('<a class="link" href="/orders/PW-7K2M?messages=1200#messages">1,200 earlier messages</a>')
  expect(within).toContain('<a class="link" href="/orders/PW-7K2M#messages">The newest messages</a>')
  expect(within).toContain('data-seen="/api/orders/PW-7K2M/messages/seen"')
  const whole = card({ earlier: 0, later: 0, unseen: false })
  expect(whole).not.toMatch(/earlier|newest|data-seen/)
})
