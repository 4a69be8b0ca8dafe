import { useState, type ReactNode } from 'react'
import { Badge, MailLink, formatMinute, WhenLoaded } from './console-parts.tsx'
import { actorWords, roleWords } from './code-words.ts'
import { DeliverablesPart } from './deliverables-part.tsx'
import { FileLine } from './file-button.tsx'
import { DetachIntake, IntakeView } from './intake-view.tsx'
import { MailRows } from './mail-rows.tsx'
import { MessagesPart } from './messages-part.tsx'
import type { ConsoleOrder } from './console-order.ts'
import { hasActions, OrderActions } from './order-actions.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderSelections } from './order-selections.tsx'
import { UploadsPart } from './uploads-part.tsx'
import { PetitionLinks } from './petition-links.tsx'
import { Part } from './petition-parts.tsx'
import { WritersPart } from './writers-part.tsx'
import { useLoaded } from './use-loaded.ts'
import { WorkTime } from './work-time.tsx'

function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 sm:max-lg:grid-cols-[10rem_minmax(0,1fr)] sm:max-lg:gap-x-6">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm leading-6 text-ink-soft">{name}</dt>
          <dd className="min-w-0 text-[0.9375rem] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderDetails({ order, again, onMessages }: { order: ConsoleOrder; again: () => void; onMessages: (end: number | null) => void }) {
  const files = [
    ...order.packages,
    ...order.uploads,
    ...order.intakes.flatMap((intake) => intake.files),
    ...order.deliverables.flatMap(({ deliveries }) => deliveries.flatMap((delivery) => delivery.files)),
  ]
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="space-y-6 lg:col-start-1">
        {order.deliverables.length === 0 ? null : (
          <Part heading="What the order owes">
            <DeliverablesPart reference={order.reference} deliverables={order.deliverables} again={again} />
          </Part>
        )}
        {order.uploads.length === 0 ? null : (
          <Part heading="Files from the customer">
            <UploadsPart uploads={order.uploads} />
          </Part>
        )}
        {(order.productKey === 'selfpetition-ai' && order.intakes.length > 0) || order.productKey === 'rfe-response' ? (
          <PetitionLinks reference={order.reference} response={order.productKey === 'rfe-response'} />
        ) : null}
        {order.deliverables.some(({ kind }) => kind === 'plan-review') ? (
          <Part heading="Review of the business plan">
            <a className="button button-secondary" href={`/console/orders/${order.reference}/plan-review`}>
              Open the review
            </a>
          </Part>
        ) : null}
        {order.productKey === 'niw-diy' || order.deliverables.length === 0 ? null : (
          <Part heading="Reference letters">
            <WritersPart reference={order.reference} />
          </Part>
        )}
        <Part heading="Messages">
          <MessagesPart reference={order.reference} email={order.email} messages={order.messages} thread={order.thread} onPage={onMessages} takesMail={order.takesMail} again={again} />
        </Part>
      </div>
      <aside className="space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {hasActions(order) ? (
          <Part heading="What to do">
            <OrderActions key={order.stateKey} order={order} again={again} />
          </Part>
        ) : null}
        <Part heading="Order">
          <Facts
            rows={[
              [
                'Customer',
                <a key="customer" className="link" href={`/console/orders?search=${encodeURIComponent(order.email)}`}>
                  All orders of this address
                </a>,
              ],
              ['Placed', formatMinute(order.placedAt)],
              ['Paid', formatMinute(order.paidAt)],
              ['Due', formatMinute(order.dueAt)],
              ...(order.paused === null ? [] : [['Paused', order.paused] as [string, ReactNode]]),
              ...order.lines.map(({ label, price }): [string, ReactNode] => [label, price]),
              ...(order.discount === null ? [] : [['Discount', `${order.discount}${order.promoCode === null ? '' : ` (${order.promoCode})`}`] as [string, ReactNode]]),
              ['Total', order.total],
            ]}
          />
        </Part>
        <Part heading="Payment">
          <Facts
            rows={[
              ['Received', order.paid ?? 'nothing yet'],
              ['Refunded', order.refunded ?? 'nothing'],
              ['Provider', order.payment.provider ?? '–'],
              ['Payment', order.payment.intent ?? '–'],
              ['Payment page', order.payment.page ?? '–'],
            ]}
          />
        </Part>
      </aside>
      <div className="space-y-6 lg:col-start-1">
        <Part heading="Selections">
          <OrderSelections selections={order.selections} />
        </Part>
        {order.intakes.map((intake) => (
          <Part key={intake.id} heading="Input form">
            <IntakeView intake={intake} />
            <DetachIntake intake={intake} again={again} />
          </Part>
        ))}
        {order.packages.length === 0 ? null : (
          <Part heading="Package">
            <ul className="space-y-1">
              {order.packages.map((file) => (
                <li key={file.id}>
                  <FileLine file={file} what={roleWords(file.role)} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {order.productKey === 'rfe-response' ? (
          <Part heading="RFE letter">
            <a className="link" href={`/console/letters?search=${encodeURIComponent(order.email)}`}>
              Letters sent from this email
            </a>
          </Part>
        ) : null}
        <Part heading="Notes">
          <OrderNotes reference={order.reference} notes={order.notes} again={again} />
        </Part>
        {order.accesses.length === 0 ? null : (
          <Part heading="Who opened the files">
            <ul className="space-y-1">
              {order.accesses.map(({ fileId, actor, at }, index) => (
                <li key={index}>
                  <span className="text-sm digits-aligned text-ink-soft">{formatMinute(at)}</span> {files.find(({ id }) => id === fileId)?.name}{' '}
                  <span className="text-sm text-ink-soft">({actorWords(actor)})</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading="History">
          <ol className="space-y-2">
            {order.history.map((event, index) => (
              <li key={index}>
                <span className="text-sm digits-aligned text-ink-soft">{formatMinute(event.at)}</span> <span className="font-semibold">{event.state}</span>: {event.cause}{' '}
                <span className="text-sm text-ink-soft">({actorWords(event.actor)})</span>
              </li>
            ))}
          </ol>
        </Part>
        <section>
          <h2 className="mb-3 text-heading">Emails to this customer</h2>
          <MailRows mails={order.mails} again={again} />
        </section>
      </div>
    </div>
  )
}

export function OrderView({ reference }: { reference: string }) {
  const [messagesEnd, setMessagesEnd] = useState<number | null>(null)
  const { loaded, kept, again } = useLoaded('GET /api/console/orders/:reference', { params: { reference }, query: messagesEnd === null ? '' : `messages=${messagesEnd}` })
  // While another page of the thread is on its way, what stands there stays, with what was typed into it.
  const shown: typeof loaded = loaded.kind === 'loading' && kept !== null ? { kind: 'here', value: kept } : loaded
  return (
    <>
      <p>
        <a href="/console/orders" className="link">
          All orders
        </a>
      </p>
      <WhenLoaded loaded={shown} again={again}>
        {(order) => (
          <>
            <h1 className="mt-2 text-title">{order.product}</h1>
            <p className="digits-aligned wrap-anywhere text-ink-soft">{order.reference}</p>
            <p className="mt-2 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge>{order.state}</Badge>
              {order.dueAt === null ? null : <span className="font-medium digits-aligned">Due {formatMinute(order.dueAt)}</span>}
              <MailLink email={order.email} />
            </p>
            {order.flags.map((flag) => (
              <p key={flag} className="mb-4 rounded-lg bg-amber-tint px-4 py-3 font-medium text-amber">
                Please look: {flag}
              </p>
            ))}
            <WorkTime reference={reference} />
            <OrderDetails order={order} again={again} onMessages={setMessagesEnd} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
