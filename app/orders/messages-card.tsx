import { MESSAGE_MAX } from '../../domain/orders/order-messages.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { TextArea } from '../ui/form-field.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { Card } from './order-cards.tsx'

/** The thread of an order. Opening the page marks what we wrote as seen (`tellSeen`). */
export function MessagesCard({ order, problem }: { order: OrderView; problem: string | null }) {
  const { messages, reference, thread } = order
  const page = `/orders/${encodeURIComponent(reference)}`
  return (
    <div id="messages" className="scroll-mt-20" data-seen={thread.unseen ? `/api/orders/${encodeURIComponent(reference)}/messages/seen` : undefined}>
      <Card heading="Messages">
        {messages.length === 0 ? <p className="text-ink-soft">Anything about this order can be asked here. We answer here and by email.</p> : null}
        {thread.earlier === 0 ? null : (
          <p className="mb-4">
            <a className="link" href={`${page}?messages=${thread.earlier}#messages`}>
              {thread.earlier === 1 ? '1 earlier message' : `${thread.earlier.toLocaleString('en-US')} earlier messages`}
            </a>
          </p>
        )}
        {messages.length === 0 ? null : (
          <ul aria-label="Messages of this order" className="space-y-4">
            {messages.map((message, index) => (
              <li key={index} className={`rounded-lg px-4 py-3 ${message.from === 'customer' ? 'bg-sand' : 'bg-pine-tint'}`}>
                <p className="text-sm text-ink-soft">
                  {message.from === 'customer' ? 'You' : 'We'}, <LocalTime at={message.at} />
                  {message.byMail ? ', by mail' : null}
                  {message.from === 'operator' && !message.seen ? <span className="ml-2 font-semibold text-ink">New</span> : null}
                </p>
                <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{message.text}</p>
                {message.droppedFiles === 0 ? null : (
                  <p className="mt-1 text-sm text-ink-soft">
                    {message.droppedFiles === 1
                      ? 'A file that came with it was not kept. Please add it under Files.'
                      : `${message.droppedFiles} files that came with it were not kept. Please add them under Files.`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {thread.later === 0 ? null : (
          <p className="mt-4">
            <a className="link" href={`${page}#messages`}>
              The newest messages
            </a>
          </p>
        )}
        {problem === null ? null : (
          <p role="alert" className="mt-4 font-medium text-alert">
            {problem}
          </p>
        )}
        <form method="post" data-page-form className="mt-5 space-y-4">
          <input type="hidden" name="intent" value="message" />
          <TextArea name="text" label="Your message" required rows={3} maxLength={MESSAGE_MAX} />
          <button className="button button-secondary">Send the message</button>
        </form>
      </Card>
    </div>
  )
}
