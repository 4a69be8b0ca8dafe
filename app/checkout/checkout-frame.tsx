import type { ReactNode } from 'react'
import { PRODUCT_NAMES } from '../../content/products.ts'
import { PROVIDER } from '../../content/provider.ts'
import { formatUsd } from '../../domain/money.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { Countdown } from '../ui/countdown.tsx'
import { OrderSummary, OrderSummaryBar } from './order-summary.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import type { Checkout } from './use-checkout.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/** What the three checkouts share: heading, problems, the form with its payment part, the summary, the waiting screen. */
export function CheckoutFrame<P extends Product>({
  checkout,
  heading,
  lead,
  excluded,
  chosen = null,
  after,
  children,
}: {
  checkout: Checkout<P>
  heading: string
  lead?: ReactNode
  excluded: string | null
  /** What the package is made for, in words. */
  chosen?: string | null
  /** Links under the summary. */
  after?: ReactNode
  children: ReactNode
}) {
  const { quote, code } = checkout
  return (
    <div className="shell py-10 md:py-14">
      <p className="eyebrow">{PRODUCT_NAMES[checkout.product]}</p>
      <h1 className="mt-2 max-w-3xl text-title">{heading}</h1>
      {lead ? <div className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</div> : null}
      <Countdown className="mt-5" />
      <noscript>
        <p className="mt-6 rounded-card bg-amber-tint px-5 py-4 font-medium text-amber">
          This order form needs JavaScript. Please switch it on, or order by email: write what you would choose below to{' '}
          <a className="underline" href={`mailto:${PROVIDER.email}`}>
            {PROVIDER.email}
          </a>
          .
        </p>
      </noscript>
      <form
        method="dialog"
        noValidate
        data-checkout={checkout.product}
        className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem]"
        onSubmit={(event) => {
          event.preventDefault()
          void checkout.submit()
        }}
      >
        <div className="min-w-0 space-y-6">
          <ProblemSummary notice={checkout.notice} problems={checkout.problems} refusals={checkout.refusals} />
          {children}
          <PaymentSection checkout={checkout} />
          <OrderSummaryBar quote={quote} code={code} chosen={chosen} waiting={checkout.stage === 'waiting'} />
        </div>
        <aside className="space-y-5 lg:sticky lg:top-28">
          <div className="max-lg:hidden">
            <OrderSummary quote={quote} code={code} chosen={chosen} excluded={excluded} />
          </div>
          {excluded === null ? null : <p className="font-medium lg:hidden">{excluded}</p>}
          {after ? <div className="text-[0.9375rem]">{after}</div> : null}
        </aside>
      </form>
      <p role="status" className="sr-only">
        Total {formatUsd(quote.totalCents)}
      </p>
      <WaitingScreen open={checkout.stage === 'waiting'} paymentUrl={checkout.paymentUrl} />
    </div>
  )
}
