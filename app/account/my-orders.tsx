import { useEffect, useState } from 'react'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { AccountOrder } from '../../usecases/account-orders.ts'
import { formatInstant } from '../../domain/format-date.ts'
import { ThreeMarks } from '../ui/three-marks.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { askAsUser } from './stored-user.ts'

const WORKING: readonly OrderState[] = ['paid', 'in_production']

/** What is promised next, where something is. */
function promiseOf({ state, dueAt, paused }: AccountOrder): string | null {
  if (!WORKING.includes(state)) return null
  if (dueAt !== null) return `Due by ${formatInstant(Date.parse(dueAt))}`
  return paused === null ? null : `The clock is paused: ${paused}`
}

function OrderRow({ order }: { order: AccountOrder }) {
  const promise = promiseOf(order)
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {order.reference === null ? (
          <span className="font-semibold">{order.product}</span>
        ) : (
          <a href={`/orders/${order.reference}`} className="link font-semibold">
            {order.product}
            <span className="sr-only">, placed {formatInstant(Date.parse(order.placedAt))}</span>
          </a>
        )}
        <span className="rounded-md bg-sand px-2 py-0.5 text-sm font-medium">{order.stateLabel}</span>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {order.total}, placed {formatInstant(Date.parse(order.placedAt))}
      </p>
      {order.reference === null ? (
        <p className="mt-1 text-sm">
          It was not paid, so nothing was charged.{' '}
          <a href="/select-product" className="link">
            Order it again
          </a>
        </p>
      ) : null}
      {promise === null ? null : <p className="mt-1 text-sm font-medium">{promise}</p>}
    </li>
  )
}

/** The orders placed with the account's email. */
export function MyOrders({ token }: { token: string }) {
  const [orders, setOrders] = useState<AccountOrder[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    setFailure(null)
    void askAsUser('GET /users/orders', {}, { signal: left.signal }).then((answer) => {
      if (left.signal.aborted) return
      if (answer.ok) setOrders(answer.value)
      else setFailure(answer.message)
    })
    return () => left.abort()
  }, [token, tries])
  return (
    <section className="card p-5 sm:p-7" id="orders" aria-busy={orders === null && failure === null}>
      <h2 className="mb-5 text-heading">My orders</h2>
      {failure === null ? null : <LoadFailed message={failure} again={() => setTries(tries + 1)} />}
      {orders === null && failure === null ? <p role="status">Loading your orders…</p> : null}
      {orders === null ? null : orders.length === 0 ? (
        <div>
          <ThreeMarks className="mb-4" />
          <p>
            No order was placed with this email yet.{' '}
            <a className="link" href="/select-product">
              Compare the packages
            </a>
          </p>
        </div>
      ) : (
        <ul>
          {orders.map((order, index) => (
            <OrderRow key={index} order={order} />
          ))}
        </ul>
      )}
      <p className="mt-5 border-t border-line pt-4 text-[0.9375rem] text-ink-soft">
        Ordered with another email?{' '}
        <a href="/orders" className="link">
          We send the links of its orders there
        </a>
        .
      </p>
    </section>
  )
}
