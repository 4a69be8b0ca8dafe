import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { formatInstant } from '../../domain/format-date.ts'
import { formatUsd } from '../../domain/money.ts'
import type { Quote } from '../../domain/pricing/quote.ts'
import { KeepTogether } from '../ui/rich-text.tsx'
import { usePromotion } from '../ui/use-promotion.ts'
import type { AppliedCode } from './checkout-memory.ts'

function Lines({ quote, code, chosen }: { quote: Quote; code: AppliedCode | null; chosen: string | null }) {
  const promotion = usePromotion()
  return (
    <>
      {quote.lines.length === 0 ? <p className="text-ink-soft">Nothing chosen yet.</p> : null}
      <dl className="space-y-2.5">
        {quote.lines.map((line) => (
          <div key={line.item} className="flex justify-between gap-6">
            <dt>{line.label}</dt>
            <dd className="digits-aligned">{formatUsd(line.cents)}</dd>
          </div>
        ))}
        {quote.discountCents > 0 ? (
          <div className="flex justify-between gap-6 font-medium text-pine">
            <dt>
              {CHECKOUT_WORDS.discountLabel} {quote.discountPercent}%
            </dt>
            <dd className="digits-aligned" data-testid="discount">
              {formatUsd(-quote.discountCents)}
            </dd>
          </div>
        ) : null}
      </dl>
      {chosen === null ? null : (
        <p className="mt-3 text-[0.9375rem] text-ink-soft wrap-anywhere" data-testid="chosen-professions">
          {CHECKOUT_WORDS.chosenLabel} <span className="font-semibold text-ink">{chosen}</span>
        </p>
      )}
      {promotion.active ? (
        <p className="mt-3 rounded-md bg-pine-tint px-3 py-2 text-sm text-pine-dark">
          {CHECKOUT_WORDS.promotionLine} <time dateTime={new Date(promotion.endsAt).toISOString()}>{formatInstant(promotion.endsAt)}</time>
        </p>
      ) : code === null ? null : (
        <p className="mt-3 rounded-md bg-pine-tint px-3 py-2 text-sm text-pine-dark">
          {CHECKOUT_WORDS.promoApplied}: <span className="font-semibold">{code.code}</span>
        </p>
      )}
    </>
  )
}

/** Lines, discount and total; stays in view beside the form on wide screens. */
export function OrderSummary({ quote, code, chosen, excluded }: { quote: Quote; code: AppliedCode | null; chosen: string | null; excluded: string | null }) {
  return (
    <section aria-label={CHECKOUT_WORDS.summaryHeading} className="card p-6" data-testid="order-summary">
      <h2 className="text-heading">{CHECKOUT_WORDS.summaryHeading}</h2>
      <div className="mt-4">
        <Lines quote={quote} code={code} chosen={chosen} />
      </div>
      <p className="mt-4 flex items-baseline justify-between gap-6 border-t border-line pt-4">
        <span className="font-semibold">{CHECKOUT_WORDS.totalLabel}</span>
        <span className="text-2xl font-semibold digits-aligned" data-testid="total">
          {formatUsd(quote.totalCents)}
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{CHECKOUT_WORDS.mandatoryNote}</p>
      {quote.discountCents > 0 ? <p className="mt-3 text-sm text-ink-soft"><KeepTogether text={CHECKOUT_WORDS.promotionNote} /></p> : null}
      {excluded === null ? null : <p className="mt-3 text-sm font-medium">{excluded}</p>}
    </section>
  )
}

/** The same on a phone: the total stays at the foot of the screen and opens into the lines. */
export function OrderSummaryBar({ quote, code, chosen }: { quote: Quote; code: AppliedCode | null; chosen: string | null }) {
  return (
    <details className="group sticky bottom-0 z-30 -mx-(--gutter) mt-6 border-t border-line bg-white shadow-lift lg:hidden">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-(--gutter) py-3">
        <span className="font-semibold">
          {CHECKOUT_WORDS.totalLabel} <span className="text-sm font-normal text-pine underline group-open:hidden">Show details</span>
          <span className="hidden text-sm font-normal text-pine underline group-open:inline">Hide details</span>
        </span>
        <span className="text-xl font-semibold digits-aligned">{formatUsd(quote.totalCents)}</span>
      </summary>
      <div className="max-h-[50dvh] overflow-y-auto border-t border-line px-(--gutter) py-4">
        <Lines quote={quote} code={code} chosen={chosen} />
      </div>
    </details>
  )
}
