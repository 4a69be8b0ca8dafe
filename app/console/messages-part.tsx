import { useEffect, useState, type FormEvent } from 'react'
import { MESSAGE_MAX } from '../../domain/orders/order-messages.ts'
import { callAsUser } from '../account/stored-user.ts'
import { TextArea } from '../ui/form-field.tsx'
import { ActButton, Badge, formatMinute, useAct } from './console-parts.tsx'

export type ConsoleMessage = { at: string; from: 'customer' | 'operator'; actor: string; text: string; seenAt: string | null; answeredAt: string | null }

/** A text that is sent as the answer to somebody. */
export function AnswerForm({ label, path, done, after, button }: { label: string; path: string; done: string; after: () => void; button: string }) {
  const { sending, act } = useAct()
  const [text, setText] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act(path, { text }, {}, done))) return
    setText('')
    after()
  }
  return (
    <form onSubmit={send} className="space-y-3">
      <TextArea label={label} required rows={4} maxLength={MESSAGE_MAX} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        {button}
      </button>
    </form>
  )
}

/** The thread of an order. Whoever opens the order has seen what the customer wrote. */
export function MessagesPart({ reference, messages, again }: { reference: string; messages: readonly ConsoleMessage[]; again: () => void }) {
  const unseen = messages.some(({ from, seenAt }) => from === 'customer' && seenAt === null)
  const open = messages.some(({ from, answeredAt }) => from === 'customer' && answeredAt === null)
  const path = `/api/console/orders/${reference}/messages`
  useEffect(() => {
    if (unseen) void callAsUser(`${path}/seen`, {})
  }, [unseen, path])
  return (
    <>
      {messages.length === 0 ? <p className="mb-5 text-ink-soft">Nothing was written yet.</p> : null}
      <ul aria-label="Messages" className="mb-5 space-y-3">
        {messages.map((message, index) => (
          <li key={index} className={`rounded-lg px-4 py-3 ${message.from === 'customer' ? 'bg-sand' : 'bg-pine-tint'}`}>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              {message.from === 'customer' ? 'The customer' : message.actor.replace(/^operator:/, '')}, {formatMinute(message.at)}
              {message.from === 'customer' ? <Badge tone={message.answeredAt === null ? 'warn' : 'good'}>{message.answeredAt === null ? 'Not answered' : 'Answered'}</Badge> : <span>{message.seenAt === null ? 'not seen yet' : `seen ${formatMinute(message.seenAt)}`}</span>}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{message.text}</p>
          </li>
        ))}
      </ul>
      <AnswerForm label="Write to the customer" path={path} done="Sent; the customer is mailed" after={again} button="Send" />
      {open ? (
        <p className="mt-4">
          <ActButton path={`${path}/answered`} done="Marked as answered" after={again}>
            Mark as answered without a message
          </ActButton>
        </p>
      ) : null}
    </>
  )
}
