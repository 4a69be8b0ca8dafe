import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { formatInstant } from '../../domain/format-date.ts'
import { formatUsd } from '../../domain/money.ts'
import { priceNow, type Quote, type QuoteLine } from '../../domain/pricing/quote.ts'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { usePromotion } from '../ui/use-promotion.ts'
import type { AppliedCode } from './checkout-memory.ts'

/** The base price struck through beside the one that counts; what is not discounted has one price. */
function LinePrice({ line, percent }: { line: QuoteLine; percent: number }) {
  const now = priceNow(line, percent)
  if (now === line.cents) return formatUsd(now)
  return (
    <>
      <s className="block text-sm text-ink-soft">
        <span className="sr-only">List price </span>
        {formatUsd(line.cents)}
      </s>
      <span className="sr-only">Price now </span>
      {formatUsd(now)}
    </>
  )
}

function Lines({ quote, code, chosen }: { quote: Quote; code: AppliedCode | null; chosen: string | null }) {
  const promotion = usePromotion()
  return (
    <>
      {quote.lines.length === 0 ? <p className="text-ink-soft">Nothing chosen yet.</p> : null}
      <dl className="space-y-2.5">
        {quote.lines.map((line) => (
          <div key={line.item} className="flex justify-between gap-6">
            <dt>{line.label}</dt>
            <dd className="text-right digits-aligned">
              <LinePrice line={line} percent={quote.discountPercent} />
            </dd>
          </div>
        ))}
        {quote.discountCents > 0 ? (
          <div className="flex justify-between gap-6 font-medium whitespace-nowrap text-pine">
            <dt>
              {CHECKOUT_WORDS.discountLabel} {quote.discountPercent}%, {CHECKOUT_WORDS.discountIncluded}
            </dt>
            <dd className="digits-aligned" data-testid="discount">
              {formatUsd(-quote.discountCents)}
            </dd>
          </div>
        ) : null}
        {quote.creditCents > 0 ? (
          <div className="flex justify-between gap-6 font-medium text-pine">
            <dt>{CHECKOUT_WORDS.upgrade.line}</dt>
            <dd className="whitespace-nowrap digits-aligned" data-testid="credit">
              {formatUsd(-quote.creditCents)}
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
      {quote.discountCents > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          <KeepTogether text={CHECKOUT_WORDS.promotionNote} />
        </p>
      ) : null}
      {excluded === null ? null : <p className="mt-3 text-sm font-medium">{excluded}</p>}
    </section>
  )
}

/** The same on a phone: the total stays at the foot of the screen with the way to pay, and opens into the lines. */
export function OrderSummaryBar({ quote, code, chosen, waiting }: { quote: Quote; code: AppliedCode | null; chosen: string | null; waiting: boolean }) {
  return (
    <div className="sticky bottom-0 z-30 -mx-(--gutter) mt-6 border-t border-line bg-white shadow-lift lg:hidden">
      <details className="group">
        <summary className="flex min-h-16 list-none flex-col justify-center px-(--gutter) py-2 [@media(width>=15rem)]:pr-44">
          <span className="text-xl leading-tight font-semibold digits-aligned">
            <span className="sr-only">{CHECKOUT_WORDS.totalLabel} </span>
            {formatUsd(quote.totalCents)}
          </span>
          <span className="text-sm text-pine underline group-open:hidden">Show details</span>
          <span className="hidden text-sm text-pine underline group-open:inline">Hide details</span>
        </summary>
        <div className="max-h-[50dvh] overflow-y-auto border-t border-line px-(--gutter) py-4">
          <Lines quote={quote} code={code} chosen={chosen} />
        </div>
      </details>
      <button
        type="submit"
        className="button button-primary mx-(--gutter) mb-2 min-h-12 [@media(width>=15rem)]:absolute [@media(width>=15rem)]:top-2 [@media(width>=15rem)]:right-0 [@media(width>=15rem)]:mb-0"
        aria-disabled={waiting}
        onMouseDown={(event) => event.preventDefault()}
      >
        {CHECKOUT_WORDS.barSubmit}
      </button>
    </div>
  )
}
