import type { ReactNode } from 'react'
import type { ThankYou as ThankYouWords } from '../../content/thank-you.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { placed } from '../ui/site-facts.tsx'

export const ThankYou = placed(Thanks)

/** The page after a paid order. A visit proves no payment: it only says what comes next, and leads to the order. */
function Thanks({
  words,
  order,
  download,
}: {
  words: ThankYouWords
  /** The reference of the order, where the address names one. */ order: string | null
  /** The package, as soon as it is made. */ download?: ReactNode
}) {
  const known = order !== null
  const { heading, paragraphs, list, community, review, support, referenceLabel, followOrder } = words
  return (
    <section className="shell-narrow py-11 md:py-24">
      <svg viewBox="0 0 48 48" className="size-14 text-pine" aria-hidden="true">
        <circle cx="24" cy="24" r="22.500" fill="none" stroke="currentColor" strokeWidth="2.500" />
        <path d="M14.500 24.500l6.500 6.500 13-14" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h1 className="mt-6 text-display">{heading}</h1>
      <div className="mt-6 space-y-4 text-lg">
        <RichParagraphs text={paragraphs} />
      </div>
      {list.length > 0 ? (
        <ul className="mt-4 list-disc space-y-2 pl-6 text-lg">
          {list.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {download}
      {known ? (
        <p className="mt-8 border-t border-line pt-6 text-ink-soft">
          {referenceLabel}: <span className="inline-block font-semibold text-ink digits-aligned">{order}</span>
        </p>
      ) : null}
      <p className={`button-row ${known ? 'mt-4' : 'mt-8'}`}>
        {known ? (
          <a className="button button-primary" href={`/orders/${order}`}>
            {followOrder}
          </a>
        ) : null}
        <ActionLink link={community} className={`button ${known ? 'button-secondary' : 'button-primary'}`} />
      </p>
      {review === null ? null : (
        <div className="mt-10 border-t border-line pt-6">
          <p className="text-ink-soft">{review.text}</p>
          <p className="mt-3">
            <ActionLink link={review.link} />
          </p>
        </div>
      )}
      <p className="mt-8 text-ink-soft">
        <RichText text={support} />
      </p>
    </section>
  )
}
