import type { ReactNode } from 'react'
import type { Figures } from '../../usecases/view-figures.ts'
import type { FunnelStep } from '../../domain/funnel/funnel.ts'
import { WhenLoaded } from './console-parts.tsx'
import { formatRate } from './funnel-chart.tsx'
import { RangeChoice, useRange } from './range-choice.tsx'
import { useLoaded } from './use-loaded.ts'

const number = (count: number) => count.toLocaleString('en-US')

/** What they did, behind "Of 12 people who" and "3 also". */
const DID: Record<FunnelStep, string> = { visits: 'came to the site', generator: 'used the generator', checkout: 'opened a checkout', placed: 'placed an order', paid: 'paid for it' }

const SOURCES: Record<string, string> = { direct: 'Typed, bookmarked or not told', unknown: 'Not known' }

const sourceWords = (source: string) => SOURCES[source] ?? source.replace(/^campaign: /, 'Campaign ').replace(/^site: /, '')

function Part({ heading, children, empty }: { heading: string; children: ReactNode; empty: string | null }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{heading}</h2>
      {empty === null ? children : <p className="text-ink-soft">{empty}</p>}
    </section>
  )
}

const CELL = 'px-3 py-2 text-right align-top digits-aligned first:min-w-32 first:pl-0 first:text-left last:pr-0'

function Table({ label, headings, rows }: { label: string; headings: string[]; rows: string[][] }) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line-strong">
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${CELL} font-semibold`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-b border-line">
              <th scope="row" className={`${CELL} font-normal wrap-break-word`}>
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={index} className={CELL}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const { followed, people, orders, leftCheckouts, forms } = figures
  const left = forms.left.reduce((sum, one) => sum + one.forms, 0)
  return (
    <div className="space-y-6">
      <p className="text-ink-soft">{figures.from === figures.to ? figures.to : `${figures.from} to ${figures.to}`} (UTC, today still runs).</p>
      <Part heading="How far people come within a day" empty={followed.every((one) => one.people === 0) ? 'Nobody was here in this time.' : null}>
        <ul className="space-y-2">
          {followed
            .filter((one) => one.people > 0)
            .map(({ of, people: whole, also, both }) => (
              <li key={of + also}>
                Of <strong>{number(whole)}</strong> {whole === 1 ? 'person' : 'people'} who {DID[of]}, <strong>{number(both)}</strong> {DID[also]} on the same day:{' '}
                <strong>{formatRate(both / whole)}</strong>.
              </li>
            ))}
        </ul>
      </Part>
      <Part heading="Where orders came from" empty={orders.length === 0 ? 'No order was placed in this time.' : null}>
        <Table
          label="Where orders came from"
          headings={['From', 'Placed', 'Paid', 'Money kept']}
          rows={orders.map((row) => [sourceWords(row.source), number(row.orders), number(row.paid), row.money])}
        />
      </Part>
      <Part heading="Where people came from" empty={people.length === 0 ? 'Nobody was here in this time.' : null}>
        <Table
          label="Where people came from"
          headings={['From', 'Daily visitors, added up', 'Ordered that day']}
          rows={people.slice(0, 30).map((row) => [sourceWords(row.source), number(row.people), number(row.ordered)])}
        />
        {people.length > 30 ? <p className="mt-3 text-sm text-ink-soft">And {number(people.length - 30)} more.</p> : null}
      </Part>
      <Part heading="Checkouts that were left" empty={leftCheckouts.people + leftCheckouts.orders === 0 ? 'None in this time.' : null}>
        <p>
          <strong>{number(leftCheckouts.people)}</strong> {leftCheckouts.people === 1 ? 'person' : 'people'} opened a checkout and placed no order that day.{' '}
          <strong>{number(leftCheckouts.orders)}</strong> {leftCheckouts.orders === 1 ? 'order was' : 'orders were'} placed and not paid within a day
          {leftCheckouts.orders === 0 ? '.' : `, ${leftCheckouts.money} in all.`}{' '}
          <a className="link" href="/console/orders?state=placed">
            Look at the orders that wait for payment
          </a>
        </p>
      </Part>
      <Part heading="Input forms" empty={forms.sent + forms.underway + left === 0 ? 'No input form was begun or sent in this time.' : null}>
        <p className="mb-4">
          <strong>{number(forms.sent)}</strong> sent, <strong>{number(forms.underway)}</strong> being filled in, <strong>{number(left)}</strong> left for more than a day.
        </p>
        {left === 0 ? null : (
          <Table label="Where input forms were left" headings={['The last question with an answer', 'Forms left there']} rows={forms.left.map((row) => [row.question, number(row.forms)])} />
        )}
      </Part>
    </div>
  )
}

/** Where people and orders came from, how far people come, and where they stop. */
export function FiguresView() {
  const range = useRange()
  const { loaded, again } = useLoaded('GET /api/console/figures', { query: `range=${range}` })
  return (
    <>
      <h1 className="text-title">Figures</h1>
      <p className="mt-1 max-w-prose text-ink-soft">
        People are followed within one day (UTC) by a code that goes with the day: nothing is stored on their device, and whoever comes back tomorrow is a new person. Several people behind one
        connection with the same browser are one. An order’s source is that of the visit on the day it was placed.
      </p>
      <RangeChoice range={range} />
      <WhenLoaded loaded={loaded} again={again}>
        {(figures) => <Shown figures={figures} />}
      </WhenLoaded>
    </>
  )
}
