import type { ReactNode } from 'react'
import type { Today } from '../../usecases/view-today.ts'
import { formatSpan } from '../orders/order-words.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Badge, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { promiseWords } from './today-words.ts'
import { useLoaded } from './use-loaded.ts'

type Line = { reference: string; product: string; email: string; what: string }

function Orders<T extends Line>({ label, rows, empty, children }: { label: string; rows: readonly T[]; empty: string; children: (row: T) => ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-heading">
        {label} {rows.length === 0 ? null : <span className="font-normal text-ink-soft">({rows.length})</span>}
      </h2>
      <Rows label={label} empty={empty}>
        {rows.map((row, index) => (
          <li key={index} className={ROW}>
            <a href={`/console/orders/${row.reference}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-semibold">{row.what}</span>
              <span className="text-ink-soft">{row.product}</span>
              <span className="wrap-anywhere">{row.email}</span>
              {children(row)}
            </a>
          </li>
        ))}
      </Rows>
    </section>
  )
}

function Figures({ today }: { today: Today }) {
  const { day, month } = today.money
  const rows: [string, string, string][] = [
    ['Paid orders', String(day.orders), String(month.orders)],
    ['Received', day.received, month.received],
    ['of which add-ons', day.addons, month.addons],
    ['Discounts given', day.discounts, month.discounts],
    ['Refunded', day.refunds, month.refunds],
    ['Net', day.net, month.net],
  ]
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-heading">Figures</h2>
      <table className="w-full text-left max-sm:text-sm">
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="py-1.5 font-medium">
              By the day of payment, UTC
            </th>
            <th scope="col" className="py-1.5 pl-2 text-right sm:pl-4 font-medium whitespace-nowrap">
              Today
            </th>
            <th scope="col" className="py-1.5 pl-2 text-right sm:pl-4 font-medium whitespace-nowrap">
              This month
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ofDay, ofMonth]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal">
                {name}
              </th>
              <td className="py-1.5 pl-2 text-right sm:pl-4 digits-aligned whitespace-nowrap">{ofDay}</td>
              <td className="py-1.5 pl-2 text-right sm:pl-4 digits-aligned whitespace-nowrap">{ofMonth}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {month.otherCurrency === 0 ? null : <p className="mt-2 text-sm text-ink-soft">{month.otherCurrency} of them not in U.S. dollars: in no sum.</p>}
      <p className="mt-4 border-t border-line pt-4">
        {promiseWords({ kept: today.kept, missed: today.missed, overdue: today.late.length })}
        {today.firstDraftHours === null ? '' : ` A first draft took ${today.firstDraftHours} hours (median).`}
      </p>
    </section>
  )
}

/** What an operator begins the day with. */
export function TodayView() {
  const { loaded, again } = useLoaded('GET /api/console/today', {})
  return (
    <>
      <h1 className="mb-6 text-title">Today</h1>
      <WhenLoaded loaded={loaded} again={again}>
        {(today) => (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
            <div className="space-y-8">
              <Orders label="Late" rows={today.late} empty="Nothing is late.">
                {({ dueAt }) => <Badge tone="bad">Late by {formatSpan(today.now - Date.parse(dueAt))}</Badge>}
              </Orders>
              <Orders label="Due within two days" rows={today.soon} empty="Nothing falls due within two days.">
                {({ dueAt }) => (
                  <span className="digits-aligned">
                    <LocalTime at={Date.parse(dueAt)} />
                  </span>
                )}
              </Orders>
              <section>
                <h2 className="mb-3 text-heading">Unanswered</h2>
                <p className="card p-6">
                  {today.unanswered.oldest === null ? (
                    'Nobody waits for an answer.'
                  ) : (
                    <a href="/console/unanswered" className="link">
                      {today.unanswered.count} wait for an answer, the first for {formatSpan(today.now - Date.parse(today.unanswered.oldest))}
                    </a>
                  )}
                </p>
              </section>
              <Orders label="In work without a promised time" rows={today.undated} empty="Nothing else is in work.">
                {({ since }) => <span className="text-sm text-ink-soft">begun {since === '' ? '' : <LocalTime at={Date.parse(since)} />}</span>}
              </Orders>
              <Orders label="Waiting for customers" rows={today.waiting} empty="No customer is waited for.">
                {({ waitsFor, since }) => (
                  <span className="text-sm text-ink-soft">
                    “{waitsFor}”, for {formatSpan(today.now - Date.parse(since))}
                  </span>
                )}
              </Orders>
              <Orders label="Payments of the last 24 hours" rows={today.payments} empty="No payment in the last 24 hours.">
                {({ paidAt }) => (
                  <span className="text-sm text-ink-soft">
                    <LocalTime at={Date.parse(paidAt)} />
                  </span>
                )}
              </Orders>
            </div>
            <Figures today={today} />
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
