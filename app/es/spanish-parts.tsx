import { ES_GENERATOR, ES_SHELL, type SpanishPackage } from '../../content/es.ts'
import type { HomeEndeavor } from '../../content/home-endeavors.ts'
import { formatInstantInSpanish } from '../../domain/format-date.ts'
import type { Step } from '../../content/copy.ts'
import { RichText } from '../ui/rich-text.tsx'
import { fillCopy } from '../ui/copy-values.ts'
import { usePromotion } from '../ui/use-promotion.ts'

/** The price of the moment; the normal price struck through while a promotion runs. */
export function SpanishPrice({ price, className = '' }: { price: SpanishPackage['price']; className?: string }) {
  const { active } = usePromotion()
  const now = fillCopy(price.now, active)
  const list = fillCopy(price.list, active)
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      {list === now ? null : (
        <s className="font-sans text-[max(0.62em,0.8125rem)] font-normal text-ink-soft">
          <span className="sr-only">{ES_SHELL.listPrice} </span>
          {list}
        </s>
      )}
      <span className="digits-aligned">
        {list === now ? null : <span className="sr-only">{ES_SHELL.currentPrice} </span>}
        {now}
      </span>
      {price.unit === null ? null : <span className="font-sans text-[max(0.4em,0.875rem)] font-normal text-ink-soft">{price.unit}</span>}
    </span>
  )
}

/** Until when the lower prices hold; nothing while no promotion runs. */
export function SpanishSaleEnd({ className = '' }: { className?: string }) {
  const promotion = usePromotion()
  if (!promotion.active) return null
  return (
    <p className={`inline-block rounded-md bg-pine-tint px-3 py-2 text-sm font-medium text-pine-dark ${className}`}>
      {ES_SHELL.saleEnds} <time dateTime={new Date(promotion.endsAt).toISOString()}>{formatInstantInSpanish(promotion.endsAt)}</time>
    </p>
  )
}

const MARKS = ['border-pine', 'border-amber', 'border-slate'] as const

/** One option of the generator, in the language that the agency reads. */
export function SpanishSample({ sample }: { sample: HomeEndeavor }) {
  const { heading, text } = ES_GENERATOR.sample
  return (
    <figure className="card p-6 sm:p-8">
      <figcaption>
        <span className="block text-heading font-semibold">{heading}</span>
        <span className="mt-1 block text-sm text-ink-soft">{text}</span>
      </figcaption>
      <div lang="en" className="mt-5 border-t border-line pt-5">
        <p className="font-serif text-lg font-semibold">{sample.title}</p>
        {sample.marks.map((mark, index) => (
          <p key={mark} className={`mt-3 border-l-3 pl-3 ${MARKS[index]}`}>
            {mark}
          </p>
        ))}
      </div>
    </figure>
  )
}

export function SpanishSteps({ heading, list }: { heading: string; list: readonly Step[] }) {
  return (
    <>
      <h2 className="text-title">{heading}</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {list.map(({ title, text }, index) => (
          <li key={title} className="border-t-3 border-pine pt-4">
            <p aria-hidden="true" className="font-serif text-2xl font-semibold text-pine">
              {index + 1}
            </p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <p className="mt-2 text-ink-soft">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
