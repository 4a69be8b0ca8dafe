import { useEffect, useState, type ReactNode } from 'react'
import { HOME_REVIEWS_SECTION } from '../../content/home.ts'
import { shownFact } from '../../content/provider.ts'
import { REVIEW_CUT_ABOVE, shortenReview, type Review } from '../../content/reviews.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { apart, DEFAULT_REVIEW_PHOTO, withGoogleReviews, type ReviewList } from './review-list.ts'
import { placed, useSite } from '../ui/site-facts.tsx'

/** This many stand open; the rest is one press away. */
const SHOWN_AT_FIRST = 6

/** The reviews of the page, and before them those of the file beside the site as soon as it is read. */
function useReviewList(others: readonly Review[]): ReviewList {
  const [list, setList] = useState<ReviewList>({ googleMapsUri: null, reviews: others })
  useEffect(() => {
    const left = new AbortController()
    fetch('/google-reviews.json', { signal: left.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`the file answers ${response.status}`)
        return response.json()
      })
      .then((file: unknown) => {
        const read = withGoogleReviews(file, others)
        if (read === null) throw new Error('the file holds no list of reviews')
        setList(read)
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.info('the Google reviews could not be read', error)
      })
    return () => left.abort()
  }, [others])
  return list
}

export default placed(ReviewsSection)

type ReviewsSectionProps = {
  id?: string
  reviews: readonly Review[]
  /** What stands here while there are no reviews. */
  instead?: ReactNode
}

function ReviewsSection({ id, reviews: others, instead }: ReviewsSectionProps) {
  const local = isLocalAddress(useSite().origin)
  const { googleMapsUri, reviews } = useReviewList(others)
  if (reviews.length === 0) {
    return (
      <section id={id} className={instead === undefined ? undefined : 'py-11 md:py-24'}>
        {instead}
      </section>
    )
  }
  const { heading, sampleNote, links } = HOME_REVIEWS_SECTION
  const { real, samples } = apart(reviews)
  return (
    <section id={id} className="py-11 md:py-24">
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="max-w-2xl">
            <h2 className="text-title">{heading}</h2>
            {real.length === 0 && samples.length > 0 ? <p className="mt-3 text-balance text-lg text-ink-soft">{sampleNote}</p> : null}
          </div>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ label, provider }) => {
              const href = provider === 'reviewPlatformB' && googleMapsUri !== null ? googleMapsUri : shownFact(provider, local)
              return href === null ? null : (
                <a key={provider} className="link inline-flex items-center max-sm:min-h-11" href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              )
            })}
          </p>
        </div>
        <Cards reviews={real} />
        {real.length > 0 && samples.length > 0 ? <p className="mt-12 text-ink-soft">{sampleNote}</p> : null}
        <Cards reviews={samples} />
      </div>
    </section>
  )
}

function Cards({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null
  const cards = reviews.map((review) => <ReviewCard key={review.author + review.time} review={review} />)
  return (
    <>
      <div className="review-columns mt-10">{cards.slice(0, SHOWN_AT_FIRST)}</div>
      {cards.length > SHOWN_AT_FIRST ? (
        <details className="reviews-more mt-8 open:mt-0">
          <summary className="button button-secondary list-none">{HOME_REVIEWS_SECTION.showAll}</summary>
          <div className="review-columns mt-6">{cards.slice(SHOWN_AT_FIRST)}</div>
        </details>
      ) : null}
    </>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const [whole, setWhole] = useState(false)
  const { author, rating, title, text, time, sample } = review
  const { showMore, showLess, sampleLabel } = HOME_REVIEWS_SECTION
  return (
    <figure className="card p-6">
      <Stars rating={rating} />
      {title ? <p className="mt-3 font-serif text-lg font-semibold leading-snug">{title}</p> : null}
      <blockquote className="mt-2 text-ink-soft">
        <p>{whole ? text : shortenReview(text)}</p>
      </blockquote>
      {text.length > REVIEW_CUT_ABOVE ? (
        <button type="button" className="needs-script link mt-2 min-h-6 max-sm:min-h-11" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? showLess : showMore}
        </button>
      ) : null}
      <figcaption className="mt-5 flex items-center gap-3 text-sm">
        <Photo review={review} />
        <span className="min-w-0">
          <span className="block font-semibold">{author}</span>
          <span className="block text-ink-soft">{time}</span>
        </span>
        {sample ? <span className="ml-auto rounded-full bg-amber-tint px-2.5 py-0.5 text-xs font-semibold text-amber">{sampleLabel}</span> : null}
      </figcaption>
    </figure>
  )
}

function Photo({ review: { photo } }: { review: Review }) {
  const [failed, setFailed] = useState(false)
  const shown = photo === null || failed ? DEFAULT_REVIEW_PHOTO : photo
  return <img src={shown} alt="" width={40} height={40} loading="lazy" decoding="async" className="size-10 rounded-full object-cover" onError={() => setFailed(true)} />
}

function Stars({ rating }: { rating: Review['rating'] }) {
  return (
    <p className="flex gap-0.5 text-amber">
      <span className="sr-only">
        {rating} {HOME_REVIEWS_SECTION.ratingOf}
      </span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" className="size-4" aria-hidden="true">
          <path
            d="M10 1.800l2.500 5.200 5.700.800-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.800z"
            fill={star <= rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.2"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </p>
  )
}
