import { useState, type FormEvent } from 'react'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { ActButton, Badge, ROW, Rows, useAct, WhenLoaded } from './console-parts.tsx'
import { PagedList, type RowOf } from './paged-list.tsx'
import { useLoaded } from './use-loaded.ts'

type Stored = RowOf<'GET /api/console/reviews'>

function Stars({ rating }: { rating: number }) {
  return (
    <span className="text-amber">
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span className="sr-only">{rating} of 5 stars</span>
    </span>
  )
}

function ReviewText({ review: { author, rating, title, text, time } }: { review: Pick<Stored, 'author' | 'rating' | 'title' | 'text' | 'time'> }) {
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">{author}</span>
        <Stars rating={rating} />
        <span className="text-sm text-ink-soft">{time}</span>
      </p>
      {title === '' ? null : <p className="mt-1 font-medium">{title}</p>}
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  )
}

/** A new review, or another wording of a stored one. */
function ReviewForm({ review, after }: { review?: Stored; after: () => void }) {
  const { sending, act } = useAct()
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = Object.fromEntries(new FormData(form))
    const path = '/api/console/reviews'
    if (!(await (review === undefined ? act(path, body, {}, 'The review is on the page') : act(`${path}/${review.id}`, body, { method: 'PATCH' }, 'The review is changed')))) return
    if (review === undefined) form.reset()
    after()
  }
  return (
    <form onSubmit={save} className="grid gap-4 sm:grid-cols-2" aria-label={review === undefined ? 'New review' : `Change the review of ${review.author}`}>
      <TextField name="author" label="Who wrote it, as shown" required maxLength={80} autoComplete="off" defaultValue={review?.author} />
      <div>
        <label htmlFor={`rating-${review?.id ?? 'new'}`} className="mb-1.5 block font-semibold">
          Stars
        </label>
        <select id={`rating-${review?.id ?? 'new'}`} name="rating" className="field" defaultValue={review?.rating ?? 5}>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {stars}
            </option>
          ))}
        </select>
      </div>
      <TextField name="time" label="When, as shown" required maxLength={40} autoComplete="off" placeholder="June 2026" defaultValue={review?.time} />
      <TextField name="origin" label="Where it comes from" hint="For operators: a link, or how you received it" required maxLength={300} autoComplete="off" defaultValue={review?.origin} />
      <div className="sm:col-span-2">
        <TextField name="title" label="Title" optional maxLength={120} autoComplete="off" defaultValue={review?.title} />
      </div>
      <div className="sm:col-span-2">
        <TextArea name="text" label="Their words, unchanged" required rows={4} maxLength={5000} defaultValue={review?.text} />
      </div>
      <button type="submit" className="button button-primary justify-self-start" aria-disabled={sending}>
        {review === undefined ? 'Add the review' : 'Save'}
      </button>
    </form>
  )
}

function StoredReview({ review, again }: { review: Stored; again: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ReviewText review={review} />
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={review.shown ? 'good' : 'plain'}>{review.shown ? 'Shown' : 'Hidden'}</Badge>
          <ActButton
            path={`/api/console/reviews/${review.id}`}
            method="PATCH"
            body={{ shown: !review.shown }}
            done={review.shown ? 'The review is off the page' : 'The review is on the page'}
            after={again}
          >
            {review.shown ? 'Hide' : 'Show'}
            <span className="sr-only"> the review of {review.author}</span>
          </ActButton>
          <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            Change<span className="sr-only"> the review of {review.author}</span>
          </button>
        </span>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">From: {review.origin}</p>
      {open ? (
        <div className="mt-4 border-t border-line pt-4">
          <ReviewForm
            review={review}
            after={() => {
              setOpen(false)
              again()
            }}
          />
        </div>
      ) : null}
    </li>
  )
}

function BuiltIn() {
  const { loaded, again } = useLoaded('GET /api/console/reviews/built-in', {})
  return (
    <section className="mt-10">
      <h2 className="text-heading">Built-in reviews</h2>
      <p className="mt-1 mb-4 max-w-2xl text-ink-soft">Invented samples, marked as samples on the page. Hide each as soon as real reviews take their place.</p>
      <WhenLoaded loaded={loaded} again={again}>
        {(reviews) => (
          <Rows label="Built-in reviews" empty="">
            {reviews.map((review) => (
              <li key={review.author} className={`flex flex-wrap items-start justify-between gap-3 ${ROW}`}>
                <ReviewText review={review} />
                <span className="flex flex-wrap items-center gap-2">
                  {review.sample ? <Badge tone="warn">Placeholder</Badge> : null}
                  <Badge tone={review.hidden ? 'plain' : 'good'}>{review.hidden ? 'Hidden' : 'Shown'}</Badge>
                  <ActButton
                    path="/api/console/reviews/built-in"
                    method="PATCH"
                    body={{ author: review.author, shown: review.hidden }}
                    done={review.hidden ? 'The review is on the page' : 'The review is off the page'}
                    after={again}
                  >
                    {review.hidden ? 'Show' : 'Hide'}
                    <span className="sr-only"> {review.author}</span>
                  </ActButton>
                </span>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </section>
  )
}

export function Reviews() {
  const [added, setAdded] = useState(0)
  return (
    <>
      <h1 className="text-title">Reviews</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">
        What the home page and the price page show: reviews copied from Google (google-reviews.json) first, then yours, then the built-in ones. A change is on the site at once.
      </p>
      <details className="card mb-6 p-5 sm:p-6">
        <summary className="link w-fit cursor-pointer font-semibold">Add a review</summary>
        <div className="mt-4">
          <ReviewForm after={() => setAdded(added + 1)} />
        </div>
      </details>
      <PagedList key={added} call="GET /api/console/reviews" label="Your reviews" empty="You have added no review yet.">
        {(review, again) => <StoredReview key={review.id} review={review} again={again} />}
      </PagedList>
      <BuiltIn />
    </>
  )
}
