import { useState, type FormEvent, type ReactNode } from 'react'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { OperatorIntakeView, OperatorOrder } from '../../usecases/operator-orders.ts'
import { useStoredUser } from '../account/stored-user.ts'
import { Link } from '../router/link.tsx'
import { showAlert } from '../ui/alerts.tsx'
import { TextField } from '../ui/form-field.tsx'
import { ActButton, Badge, formatInstant, useAct, WhenLoaded } from './console-parts.tsx'
import { MailRows, type MailRow } from './mail-rows.tsx'
import { useLoaded } from './use-loaded.ts'

type Order = OperatorOrder & {
  stateKey: OrderState
  moves: { state: OrderState; label: string }[]
  canPause: boolean
  canResume: boolean
  hasPackage: boolean
  refunded: string | null
  accesses: { fileId: string; actor: string; at: string }[]
  payment: { provider: string | null; intent: string | null; page: string | null }
  mails: MailRow[]
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{heading}</h2>
      {children}
    </section>
  )
}

function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink-soft sm:text-base">{name}</dt>
          <dd className="min-w-0 wrap-anywhere mb-2 sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function FileButton({ id, name }: { id: string; name: string }) {
  const user = useStoredUser()
  async function open() {
    const response = await fetch(`/api/console/files/${id}`, { headers: { authorization: user?.token ?? '' } }).catch(() => null)
    if (!response?.ok) return showAlert({ kind: 'error', message: 'The file could not be opened, or is no longer kept.' })
    const url = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <button type="button" className="link wrap-anywhere text-left" onClick={() => void open()}>
      {name}
    </button>
  )
}

export function IntakeView({ intake }: { intake: OperatorIntakeView }) {
  return (
    <div className="space-y-4">
      <p className="text-ink-soft">
        {formatInstant(intake.submittedAt)} from {intake.email}, matched by {intake.matchedBy}
      </p>
      <dl className="space-y-3">
        {intake.answers.map(([question, answer]) => (
          <div key={question}>
            <dt className="text-sm font-semibold">{question}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{answer}</dd>
          </div>
        ))}
      </dl>
      {intake.files.length === 0 ? null : (
        <ul className="space-y-1">
          {intake.files.map((file) => (
            <li key={file.id}>
              {file.kept ? <FileButton id={file.id} name={file.name} /> : `${file.name} (no longer kept)`}{' '}
              <span className="text-sm text-ink-soft">
                {file.role}, {Math.ceil(file.bytes / 1024)} KB
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Changes that need a sentence: it is kept in the history, or shown to the customer while the order is paused. */
function Actions({ order, again }: { order: Order; again: () => void }) {
  const { sending, act } = useAct()
  const [to, setTo] = useState<string>(order.moves[0]?.state ?? '')
  const [cause, setCause] = useState('')
  const [reason, setReason] = useState('')
  const path = `/api/console/orders/${order.reference}`
  async function move(event: FormEvent) {
    event.preventDefault()
    if (await act(`${path}/state`, { from: order.stateKey, to, cause }, {}, 'State changed')) again()
  }
  async function pause(event: FormEvent) {
    event.preventDefault()
    if (await act(`${path}/pause`, { reason }, {}, 'Paused')) again()
  }
  return (
    <div className="space-y-7">
      {order.moves.length === 0 ? (
        <p className="text-ink-soft">No state can be set by hand now.</p>
      ) : (
        <form onSubmit={move} className="space-y-4">
          <div>
            <label htmlFor="next-state" className="mb-1.5 block font-semibold">
              Next state
            </label>
            <select id="next-state" className="field" value={to} onChange={(event) => setTo(event.target.value)}>
              {order.moves.map(({ state, label }) => (
                <option key={state} value={state}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <TextField label="Why" hint="Kept in the history" required maxLength={500} value={cause} onChange={(event) => setCause(event.target.value)} />
          <button type="submit" className="button button-primary w-full" aria-disabled={sending}>
            Set the state
          </button>
        </form>
      )}
      {order.canPause ? (
        <form onSubmit={pause} className="space-y-4 border-t border-line pt-6">
          <TextField label="Pause: what the order waits for" hint="The customer sees this" required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          <button type="submit" className="button button-secondary w-full" aria-disabled={sending}>
            Pause the promised time
          </button>
        </form>
      ) : null}
      {order.canResume ? (
        <div className="border-t border-line pt-6">
          <p className="mb-3 text-ink-soft">The whole promised time starts again from now.</p>
          <ActButton path={`${path}/resume`} done="Resumed" after={again}>
            Resume
          </ActButton>
        </div>
      ) : null}
      {order.hasPackage ? (
        <div className="border-t border-line pt-6">
          <p className="mb-3 text-ink-soft">Makes the package or its newest edition, also where the payment needed a look.</p>
          <ActButton path={`${path}/package`} done="The package was asked for" after={again}>
            Make the package
          </ActButton>
        </div>
      ) : null}
    </div>
  )
}

function OrderDetails({ order, again }: { order: Order; again: () => void }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <aside className="lg:order-2 lg:sticky lg:top-6">
        <Part heading="What to do">
          <Actions key={order.stateKey} order={order} again={again} />
        </Part>
      </aside>
      <div className="space-y-6">
        <Part heading="Order">
          <Facts
            rows={[
              ['State', <Badge key="state">{order.state}</Badge>],
              ['Customer', <Link key="customer" className="link" to={`/console?search=${encodeURIComponent(order.email)}`}>{order.email}</Link>],
              ['Placed', formatInstant(order.placedAt)],
              ['Paid', formatInstant(order.paidAt)],
              ['Due', formatInstant(order.dueAt)],
              ...(order.paused === null ? [] : [['Paused', order.paused] as [string, ReactNode]]),
              ...order.lines.map(({ label, price }): [string, ReactNode] => [label, price]),
              ...(order.discount === null ? [] : [['Discount', `-${order.discount}${order.promoCode === null ? '' : ` (${order.promoCode})`}`] as [string, ReactNode]]),
              ['Total', order.total],
            ]}
          />
        </Part>
        <Part heading="Payment">
          <Facts
            rows={[
              ['Received', order.paid ?? 'nothing yet'],
              ['Given back', order.refunded ?? 'nothing'],
              ['Provider', order.payment.provider ?? '–'],
              ['Payment', order.payment.intent ?? '–'],
              ['Payment page', order.payment.page ?? '–'],
            ]}
          />
        </Part>
        <Part heading="Selections">
          <pre className="overflow-x-auto text-sm wrap-anywhere whitespace-pre-wrap">{JSON.stringify(order.selections, null, 2)}</pre>
        </Part>
        {order.intakes.map((intake) => (
          <Part key={intake.submittedAt} heading="Input form">
            <IntakeView intake={intake} />
          </Part>
        ))}
        {order.accesses.length === 0 ? null : (
          <Part heading="Who opened the files">
            <ul className="space-y-1">
              {order.accesses.map(({ fileId, actor, at }, index) => (
                <li key={index}>
                  <span className="text-sm tabular-nums text-ink-soft">{formatInstant(at)}</span> {order.intakes.flatMap(({ files }) => files).find(({ id }) => id === fileId)?.name}{' '}
                  <span className="text-sm text-ink-soft">({actor})</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading="History">
          <ol className="space-y-2">
            {order.history.map((event, index) => (
              <li key={index}>
                <span className="text-sm tabular-nums text-ink-soft">{formatInstant(event.at)}</span> <span className="font-semibold">{event.state}</span>: {event.cause}{' '}
                <span className="text-sm text-ink-soft">({event.actor})</span>
              </li>
            ))}
          </ol>
        </Part>
        <section>
          <h2 className="mb-3 text-heading">E-mails to this customer</h2>
          <MailRows mails={order.mails} again={again} />
        </section>
      </div>
    </div>
  )
}

export function OrderView({ reference }: { reference: string }) {
  const { loaded, again } = useLoaded<Order>(`/api/console/orders/${encodeURIComponent(reference)}`)
  return (
    <>
      <p>
        <Link to="/console" className="link">
          All orders
        </Link>
      </p>
      <WhenLoaded loaded={loaded}>
        {(order) => (
          <>
            <h1 className="mt-2 text-title">{order.product}</h1>
            <p className="mb-6 tabular-nums wrap-anywhere text-ink-soft">{order.reference}</p>
            {order.flags.map((flag) => (
              <p key={flag} className="mb-4 rounded-lg bg-amber-tint px-4 py-3 font-medium text-amber">
                Please look: {flag}
              </p>
            ))}
            <OrderDetails order={order} again={again} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
