import { Link, useSearchParams } from 'react-router'
import { ORDER_STATE_LABELS, ORDER_STATES, type OrderState } from '../../domain/orders/order-states.ts'
import { Badge, formatInstant, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type Row = {
  reference: string
  product: string
  state: OrderState
  stateLabel: string
  email: string
  total: string
  placedAt: string
  dueAt: string | null
  paused: string | null
  flagged: boolean
}

const TONES: Partial<Record<OrderState, 'good' | 'warn' | 'bad'>> = { paid: 'warn', in_production: 'warn', delivered: 'good', first_draft_sent: 'good', disputed: 'bad', payment_failed: 'bad' }

function OrderRow({ row }: { row: Row }) {
  return (
    <li>
      <Link to={`/console/orders/${row.reference}`} className="grid gap-x-6 gap-y-1 px-4 py-3.5 hover:bg-sand sm:px-5 lg:grid-cols-[13rem_minmax(0,1fr)_15rem] lg:items-center">
        <span className="min-w-0">
          <span className="block font-semibold">{row.product}</span>
          <span className="block text-sm tabular-nums text-ink-soft">{row.reference.slice(0, 12)}…</span>
        </span>
        <span className="min-w-0">
          <span className="block wrap-anywhere">{row.email}</span>
          <span className="block text-sm tabular-nums text-ink-soft">
            {row.total} · placed {formatInstant(row.placedAt)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2 lg:justify-end">
          {row.flagged ? <Badge tone="bad">Check payment</Badge> : null}
          <Badge tone={TONES[row.state] ?? 'plain'}>{row.stateLabel}</Badge>
          {row.dueAt === null ? null : <span className="text-sm font-medium tabular-nums">Due {formatInstant(row.dueAt)}</span>}
          {row.paused === null ? null : <span className="text-sm text-ink-soft">Paused: {row.paused}</span>}
        </span>
      </Link>
    </li>
  )
}

/** Search, state and page stand in the address, so that a view can be kept and shared. */
export function OrdersList({ due }: { due: boolean }) {
  const [params, setParams] = useSearchParams()
  const state = params.get('state') ?? ''
  const search = params.get('search') ?? ''
  const query = new URLSearchParams({ state, search, ...(params.has('after') ? { after: params.get('after')! } : {}) })
  const { loaded } = useLoaded<{ orders: Row[]; next: string | null }>(due ? '/api/console/due' : `/api/console/orders?${query}`)
  const pageAfter = (after: string) => {
    const next = new URLSearchParams(params)
    next.set('after', after)
    return `?${next}`
  }
  return (
    <>
      <h1 className="text-title">{due ? 'Due next' : 'Orders'}</h1>
      {due ? (
        <p className="mt-1 text-ink-soft">Orders whose promised time runs, the nearest first.</p>
      ) : (
        <form
          role="search"
          className="mt-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
          onSubmit={(event) => {
            event.preventDefault()
            const data = new FormData(event.currentTarget)
            setParams({ search: String(data.get('search')), state: String(data.get('state')) })
          }}
        >
          <input key={`s${search}`} name="search" type="search" className="field" placeholder="E-mail or reference" aria-label="E-mail or reference" defaultValue={search} />
          <select key={`f${state}`} name="state" className="field" aria-label="State" defaultValue={state}>
            <option value="">All states</option>
            {ORDER_STATES.map((known) => (
              <option key={known} value={known}>
                {ORDER_STATE_LABELS[known]}
              </option>
            ))}
          </select>
          <button type="submit" className="button button-secondary">
            Search
          </button>
        </form>
      )}
      <div className="mt-5">
        <WhenLoaded loaded={loaded}>
          {({ orders, next }) => (
            <>
              <Rows label="Orders" empty={due ? 'Nothing is due.' : 'No orders match.'}>
                {orders.map((row) => (
                  <OrderRow key={row.reference} row={row} />
                ))}
              </Rows>
              {next === null ? null : (
                <p className="mt-5 text-center">
                  <Link to={pageAfter(next)} className="button button-secondary">
                    Older orders
                  </Link>
                </p>
              )}
            </>
          )}
        </WhenLoaded>
      </div>
    </>
  )
}
