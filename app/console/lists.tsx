import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PRODUCTS, type Product } from '../../domain/pricing/price-list.ts'
import { PRODUCT_NAMES } from '../../content/products.ts'
import type { AccountView } from '../../usecases/account-deps.ts'
import type { OperatorIntakeView } from '../../usecases/operator-orders.ts'
import { ActButton, Badge, formatInstant, Rows, useAct, WhenLoaded } from './console-parts.tsx'
import { MailRows, type MailRow } from './mail-rows.tsx'
import { IntakeView } from './order-view.tsx'
import { useLoaded } from './use-loaded.ts'

const ROW = 'px-4 py-3.5 sm:px-5'

type Lead = { id: string; source: string; email: string | null; name: string | null; message: string | null; createdAt: string }

export function Leads() {
  const { loaded } = useLoaded<Lead[]>('/lead/admin')
  return (
    <>
      <h1 className="mb-5 text-title">Leads</h1>
      <WhenLoaded loaded={loaded}>
        {(leads) => (
          <Rows label="Leads" empty="No leads yet.">
            {leads.map((lead) => (
              <li key={lead.id} className={ROW}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Badge>{lead.source}</Badge>
                  <span className="font-semibold wrap-anywhere">{[lead.name, lead.email].filter(Boolean).join(', ') || 'No address'}</span>
                  <span className="text-sm text-ink-soft">{formatInstant(lead.createdAt)}</span>
                </p>
                {lead.message === null ? null : <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{lead.message}</p>}
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}

export function UnmatchedIntakes() {
  const { loaded } = useLoaded<OperatorIntakeView[]>('/api/console/intakes')
  return (
    <>
      <h1 className="text-title">Input forms without an order</h1>
      <p className="mt-1 mb-5 text-ink-soft">They named no order, and no order has their e-mail.</p>
      <WhenLoaded loaded={loaded}>
        {(intakes) => (
          <Rows label="Input forms" empty="Every input form has its order.">
            {intakes.map((intake, index) => (
              <li key={index} className={ROW}>
                <details>
                  <summary className="font-semibold wrap-anywhere">
                    {intake.email}, {formatInstant(intake.submittedAt)}
                  </summary>
                  <div className="mt-3">
                    <IntakeView intake={intake} />
                  </div>
                </details>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}

export function Mails() {
  const [params] = useSearchParams()
  const dead = params.get('state') === 'dead'
  const { loaded, again } = useLoaded<MailRow[]>(`/api/console/mails${dead ? '?state=dead' : ''}`)
  return (
    <>
      <h1 className="text-title">{dead ? 'E-mails that were given up' : 'E-mails'}</h1>
      <p className="mt-1 mb-5">
        <Link to={dead ? '/console/mails' : '/console/mails?state=dead'} className="link">
          {dead ? 'All e-mails' : 'Only those given up'}
        </Link>
      </p>
      <WhenLoaded loaded={loaded}>{(mails) => <MailRows mails={mails} again={again} />}</WhenLoaded>
    </>
  )
}

type EventRow = { id: string; provider: string; type: string; receivedAt: string; outcome: string | null; matched: boolean }

export function PaymentEvents() {
  const { loaded, again } = useLoaded<EventRow[]>('/api/console/payment-events')
  return (
    <>
      <h1 className="text-title">Payment events</h1>
      <p className="mt-1 mb-5 text-ink-soft">What the payment provider reported. Handling one again never counts a payment twice.</p>
      <WhenLoaded loaded={loaded}>
        {(events) => (
          <Rows label="Payment events" empty="No events yet.">
            {events.map((event) => (
              <li key={event.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block font-semibold wrap-anywhere">{event.type}</span>
                  <span className="block text-sm wrap-anywhere text-ink-soft">
                    {event.id} · {formatInstant(event.receivedAt)}
                  </span>
                </span>
                <Badge tone={event.matched ? 'good' : 'warn'}>{event.outcome ?? 'not handled'}</Badge>
                <ActButton path={`/api/console/payment-events/${encodeURIComponent(event.id)}/handle`} done="Handled again" after={again}>
                  Re-handle
                </ActButton>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}

type Code = { code: string; product: Product; kind: string; active: boolean }

function NewCode({ after }: { after: () => void }) {
  const { sending, act } = useAct()
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await act('/api/console/promo-codes', Object.fromEntries(new FormData(form)), {}, 'The code is added'))) return
    form.reset()
    after()
  }
  return (
    <form onSubmit={add} className="card mb-6 grid gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_12rem_11rem_auto]" aria-label="New code">
      <input name="code" className="field uppercase placeholder:normal-case" placeholder="New code" aria-label="New code" required minLength={4} maxLength={40} autoComplete="off" />
      <select name="product" className="field" aria-label="Product">
        {PRODUCTS.map((product) => (
          <option key={product} value={product}>
            {PRODUCT_NAMES[product]}
          </option>
        ))}
      </select>
      <select name="kind" className="field" aria-label="Kind">
        <option value="main">Main, 35%</option>
        <option value="secondary">Secondary, 14%</option>
      </select>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Add
      </button>
    </form>
  )
}

export function PromoCodes() {
  const { loaded, again } = useLoaded<Code[]>('/api/console/promo-codes')
  return (
    <>
      <h1 className="text-title">Promo codes</h1>
      <p className="mt-1 mb-5 text-ink-soft">Main codes give 35% off, secondary codes 14%. A code that is off is refused at the checkout.</p>
      <NewCode after={again} />
      <WhenLoaded loaded={loaded}>
        {(codes) => (
          <Rows label="Promo codes" empty="No codes.">
            {codes.map(({ code, product, kind, active }) => (
              <li key={`${product}${code}`} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
                <span className="min-w-0 flex-1 basis-56">
                  <code className="block font-semibold">{code}</code>
                  <span className="block text-sm text-ink-soft">
                    {PRODUCT_NAMES[product]}, {kind}
                  </span>
                </span>
                <Badge tone={active ? 'good' : 'plain'}>{active ? 'On' : 'Off'}</Badge>
                <ActButton path="/api/console/promo-codes" method="PATCH" body={{ product, code, active: !active }} done={active ? 'The code is off' : 'The code is on'} after={again}>
                  {active ? 'Switch off' : 'Switch on'}
                </ActButton>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}

export function Users() {
  const { loaded } = useLoaded<AccountView[]>('/users/admin')
  return (
    <>
      <h1 className="mb-5 text-title">Accounts</h1>
      <WhenLoaded loaded={loaded}>
        {(users) => (
          <Rows label="Accounts" empty="No accounts.">
            {users.map((user) => (
              <li key={user.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{user.email}</span>
                  <span className="block text-sm text-ink-soft">
                    {`${user.firstName} ${user.lastName}`.trim() || 'No name'} · since {formatInstant(user.createdAt)}
                  </span>
                </span>
                <span className="flex gap-2">
                  {user.confirmed ? null : <Badge tone="warn">Not confirmed</Badge>}
                  <Badge tone={user.role === 'customer' ? 'plain' : 'good'}>{user.role}</Badge>
                </span>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}

export function LaunchCheck() {
  const { loaded } = useLoaded<{ key: string; value: string; meaning: string }[]>('/api/console/launch-check')
  return (
    <>
      <h1 className="text-title">Before going live</h1>
      <p className="mt-1 mb-5 text-ink-soft">These facts are still placeholders. They are set in content/provider.ts.</p>
      <WhenLoaded loaded={loaded}>
        {(facts) => (
          <Rows label="Placeholders" empty="No placeholder is left.">
            {facts.map(({ key, value, meaning }) => (
              <li key={key} className={ROW}>
                <p className="font-semibold">{meaning}</p>
                <p className="wrap-anywhere text-ink-soft">
                  {key}: {value}
                </p>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
