import { CHECKOUT_METAS, PROFESSION_LABELS, RFE_RESPONSE_CHECKOUT } from '../../content/checkout.ts'
import { readChoices } from '../../content/order-choices.ts'
import { PROVIDER } from '../../content/provider.ts'
import { ORDERED_RFE } from '../../content/thank-you.ts'
import { formatDate, formatInstant } from '../../domain/format-date.ts'
import { formatMoney, formatUsd } from '../../domain/money.ts'
import type { NextAction } from '../../domain/orders/next-action.ts'
import type { FileNeed } from '../../domain/orders/needed-files.ts'
import { ORDER_STATE_LABELS, PAID_STATES } from '../../domain/orders/order-states.ts'
import { passedDay } from '../../domain/rfe/response-date.ts'
import type { OrderUploadsView } from '../../usecases/order-uploads.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { formatSpan } from './order-words.ts'

/** When the nearest promise falls due, or why its clock stands still. */
export function PromiseClock({ order, now }: { order: OrderView; now: number }) {
  if (!PAID_STATES.includes(order.state)) return null
  const [next] = order.deliverables.flatMap(({ label, dueAt }) => (dueAt === null ? [] : [{ label, dueAt }])).sort((one, other) => one.dueAt - other.dueAt)
  if (next !== undefined) {
    const left = next.dueAt - now
    return (
      <div data-testid="promise-clock" className={`rounded-card px-5 py-4 ${left < 0 ? 'bg-alert-tint text-alert' : 'bg-pine-tint text-pine-dark'}`}>
        <p className="font-semibold">
          {next.label}: {left < 0 ? 'was due by' : 'due by'} <LocalTime at={next.dueAt} />
        </p>
        <p>{left < 0 ? `We are ${formatSpan(-left)} late and we are sorry. Please write to ${PROVIDER.email}.` : `${formatSpan(left)} left.`}</p>
      </div>
    )
  }
  const paused = order.deliverables.find(({ state, startedAt, kind }) => state === 'waiting' && (startedAt !== null || kind === 'first-draft'))
  if (paused === undefined) return null
  return (
    <div data-testid="promise-clock" className="rounded-card bg-amber-tint px-5 py-4 text-amber">
      <p className="font-semibold">The clock is paused</p>
      <p>{paused.waitsFor}.</p>
    </div>
  )
}

/** The date that the checkout promised to keep in view. */
export function ResponseDate({ order, now }: { order: OrderView; now: number }) {
  const { responseDate } = readChoices(order.selections)
  if (responseDate === '' || !PAID_STATES.includes(order.state)) return null
  const passed = passedDay([responseDate], now) !== null
  return (
    <div data-testid="response-date" className={`rounded-card px-5 py-4 ${passed ? 'bg-alert-tint text-alert' : 'bg-amber-tint text-amber'}`}>
      <p className="font-semibold">Response date printed on your notice: {formatDate(responseDate)}</p>
      <p>{passed ? 'This date has passed. A late response can be denied without review: ask a lawyer what is still possible.' : 'As you copied it for the order. It is not extended.'}</p>
    </div>
  )
}

/** What the customer can or must do now. */
export function NextStep({ order, next, uploads, paymentUnavailable }: { order: OrderView; next: NextAction; uploads: OrderUploadsView; paymentUnavailable: boolean }) {
  const query = `?order=${encodeURIComponent(order.reference)}`
  if (next === 'pay') {
    return (
      <Card heading="Next step: payment">
        {paymentUnavailable ? (
          <p role="alert" className="mb-4 font-medium text-alert">
            The payment page could not be opened. Your order is kept and nothing was charged. Please try again in a moment.
          </p>
        ) : null}
        {order.passedResponseDay === null ? null : (
          <div role="alert" className="mb-4 rounded-lg bg-alert-tint px-4 py-3">
            <p className="font-semibold text-alert">
              {formatDate(order.passedResponseDay)}: {RFE_RESPONSE_CHECKOUT.notice.passed}
            </p>
            <p className="mt-1">{RFE_RESPONSE_CHECKOUT.notice.passedMeans}</p>
          </div>
        )}
        <p>Nothing is charged before you confirm it on the payment page.</p>
        <a className="button button-primary mt-4" href={`/orders/${encodeURIComponent(order.reference)}/pay${order.passedResponseDay === null ? '' : '?late=known'}`}>
          {order.passedResponseDay === null ? 'Go' : 'I know this and go'} to payment of {formatUsd(order.totalCents)}
        </a>
      </Card>
    )
  }
  if (next === 'order-again') {
    return (
      <Card heading="This order can no longer be paid">
        <p>Prices hold for seven days after an order was placed. You can order again at today’s price.</p>
        <a className="button button-primary mt-4" href={CHECKOUT_METAS[order.product].path}>
          Order again
        </a>
      </Card>
    )
  }
  if (next === 'fill-in-the-form') {
    return (
      <Card heading="Next step: your input form">
        <p>We draft from your answers. The 48 hours for the first draft start when we have the form.</p>
        <a className="button button-primary mt-4" href={`/aiform2${query}`}>
          Fill in the input form
        </a>
      </Card>
    )
  }
  if (next === 'send-what-was-filed') {
    const isHere = (need: FileNeed) => uploads.files.some((file) => file.need === need)
    const [letter, ...petition] = ORDERED_RFE.list
    const missing = [...(isHere('rfe-letter') ? [] : [letter]), ...(isHere('filed-petition') ? [] : petition)]
    if (missing.length === 0) {
      return (
        <Card heading="Next step: tell us that everything is here">
          <p>We have your letter and what you filed. The 48 hours for the first draft start when you say that nothing is missing.</p>
          <a className="button button-primary mt-4" href="#files">
            Look at the files
          </a>
        </Card>
      )
    }
    return (
      <Card heading="Next step: send us what you filed">
        <p>We draft from them. The 48 hours for the first draft start when you say that everything is here:</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {missing.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <a className="button button-primary mt-4" href="#files">
          Upload the files
        </a>
      </Card>
    )
  }
  if (next === 'hand-over-the-plan') {
    return (
      <Card heading="Next step: your business plan">
        <p>Upload the plan that you want reviewed, and tell us when it is complete.</p>
        <a className="button button-primary mt-4" href="#files">
          Upload the plan
        </a>
      </Card>
    )
  }
  // Other parts of the page ask for the rest themselves.
  if (next !== 'nothing') return null
  return (
    <Card heading="Nothing to do for you now">
      <p>We work on it and write to you as soon as there is something to look at. Anything you forgot can be emailed to {PROVIDER.email}.</p>
    </Card>
  )
}

export function Card({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="card p-6 sm:p-7">
      <h2 className="text-heading">{heading}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** The choices that have no line of their own in the price list. */
function choicesOf(order: OrderView): [name: string, value: string][] {
  const { professions, typedProfession, employments, responseDate, endeavor } = readChoices(order.selections)
  const named = professions.map((key) => (key === 'general' && typedProfession !== '' ? typedProfession : PROFESSION_LABELS[key]))
  return [
    ...(named.length > 0 ? [['Profession', named.join(', ')] as [string, string]] : []),
    ...(employments.length > 0 ? [['Employment type', employments.join(', ')] as [string, string]] : []),
    ...(endeavor.title !== '' && endeavor.focus ? [['Endeavor', endeavor.title] as [string, string]] : []),
    ...(responseDate === '' ? [] : [['Response date', formatDate(responseDate)] as [string, string]]),
    ['Email', order.maskedEmail],
  ]
}

export function Bought({ order }: { order: OrderView }) {
  return (
    <Card heading="Your order">
      <dl className="space-y-2.5">
        {order.lines.map((line) => (
          <Row key={line.item} name={line.label} value={formatUsd(line.cents)} />
        ))}
        {order.discountCents > 0 ? <Row name="Discount" value={formatUsd(-order.discountCents)} /> : null}
        {order.creditCents > 0 ? <Row name="Credit for your NIW DIY package" value={formatUsd(-order.creditCents)} /> : null}
        <div className="flex justify-between gap-6 border-t border-line pt-3 font-semibold">
          <dt>Total</dt>
          <dd className="digits-aligned" data-testid="total">
            {formatUsd(order.totalCents)}
          </dd>
        </div>
        {order.paidCents === null ? null : <Row name={order.paidAt === null ? 'Paid' : `Paid on ${formatInstant(order.paidAt)}`} value={formatMoney(order.paidCents, order.paidCurrency)} />}
        {order.refundedCents > 0 ? <Row name="Refunded" value={formatMoney(order.refundedCents, order.paidCurrency)} /> : null}
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4">
        {(order.paidAt === null ? (['invoice'] as const) : (['receipt', 'invoice'] as const)).map((paper) => (
          <a key={paper} className="link" href={`/api/orders/${encodeURIComponent(order.reference)}/papers/${paper}.pdf`} download>
            {paper === 'receipt' ? 'Receipt' : 'Invoice'} (PDF)
          </a>
        ))}
      </p>
      <dl className="mt-5 space-y-2 border-t border-line pt-4 text-[0.9375rem]">
        {choicesOf(order).map(([name, value]) => (
          <div key={name} className="sm:flex sm:gap-4">
            <dt className="w-36 shrink-0 text-ink-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt>{name}</dt>
      <dd className="digits-aligned">{value}</dd>
    </div>
  )
}

export function Timeline({ order }: { order: OrderView }) {
  return (
    <Card heading="What happened so far">
      <ol className="pl-1.5" data-testid="timeline">
        {order.events.map((event, at) => (
          <li key={at} className="relative pl-5 not-last:pb-4">
            {at === order.events.length - 1 ? null : <span aria-hidden="true" className="absolute top-3 -bottom-3 -left-px w-0.5 bg-line" />}
            <span aria-hidden="true" className={`absolute top-1.5 -left-1.5 size-3 rounded-full ring-4 ring-white ${at === order.events.length - 1 ? 'bg-pine' : 'bg-line-strong'}`} />
            <p className="font-semibold">{at === 0 && event.state === 'placed' ? 'Order placed' : ORDER_STATE_LABELS[event.state]}</p>
            <p className="text-sm text-ink-soft">
              <LocalTime at={event.at} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
