import { formatPriceTag } from '../../domain/money.ts'
import type { PriceTag } from '../../domain/pricing/price-tags.ts'
import { fillCopy } from './copy-values.ts'
import { usePromotion } from './use-promotion.ts'

/** The price of the moment; the list price struck through while a promotion runs. */
export function Price({ tag, per, className = '' }: { tag: PriceTag; per?: string; className?: string }) {
  return <PriceWords now={formatPriceTag(tag.nowCents)} list={tag.discounted ? formatPriceTag(tag.listCents) : null} per={per ?? null} className={className} />
}

/** A price given as tokens of copy: the list price is shown only where it differs from the price of the moment. */
export function CopyPrice({ price, className = '' }: { price: { now: string; list?: string; unit?: string | null }; className?: string }) {
  const { active } = usePromotion()
  const now = fillCopy(price.now, active)
  const list = price.list === undefined ? now : fillCopy(price.list, active)
  return <PriceWords now={now} list={list === now ? null : list} per={price.unit ?? null} className={className} />
}

function PriceWords({ now, list, per, className }: { now: string; list: string | null; per: string | null; className: string }) {
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      {list === null ? null : (
        <s className="font-sans text-[max(0.62em,0.8125rem)] font-normal text-ink-soft">
          <span className="sr-only">List price </span>
          {list}
        </s>
      )}
      <span className="digits-aligned">
        {list === null ? null : <span className="sr-only">Price now </span>}
        {now}
      </span>
      {per ? <span className="font-sans text-[max(0.45em,0.875rem)] font-normal text-ink-soft">{per}</span> : null}
    </span>
  )
}
