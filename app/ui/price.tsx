import { formatPriceTag } from '../../domain/money.ts'
import type { PriceTag } from '../../domain/pricing/price-tags.ts'

/** The price of the moment; the list price struck through while a promotion runs. */
export function Price({ tag, per, className = '' }: { tag: PriceTag; per?: string; className?: string }) {
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      {tag.discounted ? (
        <s className="text-[0.62em] font-normal text-ink-soft">
          <span className="sr-only">List price </span>
          {formatPriceTag(tag.listCents)}
        </s>
      ) : null}
      <span>
        {tag.discounted ? <span className="sr-only">Price now </span> : null}
        {formatPriceTag(tag.nowCents)}
      </span>
      {per ? <span className="text-[0.5em] font-normal text-ink-soft">{per}</span> : null}
    </span>
  )
}
