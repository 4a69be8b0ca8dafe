import { useEffect, useState, type FormEvent } from 'react'
import { normaliseEmail } from '../../domain/email-address.ts'
import { MESSAGE_MAX } from '../../domain/orders/order-messages.ts'
import { callAsUser } from '../account/stored-user.ts'
import type { AnswerOf } from '../ui/ask.ts'
import { TextArea } from '../ui/form-field.tsx'
import { actorWords } from './code-words.ts'
import { ActButton, Badge, ConfirmDialog, formatMinute, useAct } from './console-parts.tsx'

export type ConsoleMessage = AnswerOf<'GET /api/console/orders/:reference'>['messages'][number]

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

const LOOKS = { customer: 'bg-sand', operator: 'bg-pine-tint', unknown: 'border border-dashed border-line-strong' } as const

function Message({ message, email }: { message: ConsoleMessage; email: string }) {
  const { from, actor, at, via, sender, answeredAt, seenAt, text, droppedFiles } = message
  const namesCustomer = sender !== null && normaliseEmail(sender) === normaliseEmail(email)
  return (
    <li className={`rounded-lg px-4 py-3 ${LOOKS[from]}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="wrap-anywhere">
          {from === 'customer' ? 'The customer' : from === 'unknown' ? `From ${sender ?? 'no address'}` : actorWords(actor)}, {formatMinute(at)}
          {via === 'mail' ? ', by mail' : ''}
        </span>
        {from === 'unknown' ? <Badge tone="bad">{namesCustomer ? 'Sender not verified' : 'Not the customer’s address'}</Badge> : null}
        {from === 'operator' ? (
          <span>{seenAt === null ? 'not seen yet' : `seen ${formatMinute(seenAt)}`}</span>
        ) : (
          <Badge tone={answeredAt === null ? 'warn' : 'good'}>{answeredAt === null ? 'Not answered' : 'Answered'}</Badge>
        )}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {droppedFiles === 0 ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          {droppedFiles === 1 ? 'A file that came with it was not kept.' : `${droppedFiles} files that came with it were not kept.`}
          {from === 'customer' ? ' The customer is asked to add it on the page of the order.' : ''}
        </p>
      )}
      {from === 'unknown' ? (
        <p className="mt-1 text-sm text-ink-soft">
          Whoever has a mail of this order can write here in any name{namesCustomer ? ', and nothing shows that the customer sent this' : ''}. The customer does not see it; what you write below goes
          to the address of the order.
        </p>
      ) : null}
    </li>
  )
}

/** Answers by mail come to an address of this thread, which an operator replaces where it fell into wrong hands. */
function ReplyAddress({ path, after }: { path: string; after: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <p className="mt-4 text-sm text-ink-soft">
      Answers by mail come in here.{' '}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Replace the address for answers
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Replace the address for answers?"
        doIt="Replace the address"
        path={`${path}/reply-address`}
        done="Mails from now on have a new address"
        after={after}
      >
        <p>Do this where strangers write to this thread. Answers to the mails that were sent so far no longer come in, also those of the customer. The next mail has a new address.</p>
      </ConfirmDialog>
    </p>
  )
}

/** The thread of an order. Whoever opens the order has seen what the customer wrote. */
export function MessagesPart({
  reference,
  email,
  messages,
  thread,
  onPage,
  takesMail,
  again,
}: {
  reference: string
  /** Of the customer. */
  email: string
  messages: readonly ConsoleMessage[]
  thread: AnswerOf<'GET /api/console/orders/:reference'>['thread']
  /** Shows the messages before this one; null the newest. */
  onPage: (end: number | null) => void
  takesMail: boolean
  again: () => void
}) {
  const { unseen, open, earlier, later } = thread
  const path = `/api/console/orders/${reference}/messages`
  useEffect(() => {
    if (unseen) void callAsUser(`${path}/seen`, {})
  }, [unseen, path])
  return (
    <>
      {messages.length === 0 ? <p className="mb-5 text-ink-soft">Nothing was written yet.</p> : null}
      {earlier === 0 ? null : (
        <button type="button" className="link mb-4" onClick={() => onPage(earlier)}>
          {earlier === 1 ? '1 earlier message' : `${earlier.toLocaleString('en-US')} earlier messages`}
        </button>
      )}
      <ul aria-label="Messages" className="mb-5 space-y-3">
        {messages.map((message, index) => (
          <Message key={index} message={message} email={email} />
        ))}
      </ul>
      {later === 0 ? null : (
        <button type="button" className="link mb-4" onClick={() => onPage(null)}>
          The newest messages
        </button>
      )}
      <AnswerForm label="Write to the customer" path={path} done="Sent; the customer is mailed" after={later === 0 ? again : () => onPage(null)} button="Send" />
      {open ? (
        <p className="mt-4">
          <ActButton path={`${path}/answered`} done="Marked as answered" after={again}>
            Mark as answered without a message
          </ActButton>
        </p>
      ) : null}
      {takesMail ? <ReplyAddress path={path} after={again} /> : null}
    </>
  )
}
