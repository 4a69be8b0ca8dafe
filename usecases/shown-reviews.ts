import { BUILT_IN_REVIEWS } from '../content/built-in-reviews.ts'
import type { Review } from '../content/reviews.ts'
import { isLocalAddress } from '../domain/local-address.ts'
import type { Services } from './services.ts'

/** More than these are not read at once. */
const SHOWN_MAX = 60

/** The reviews of the home page: those the operator added, newest first, then the built-in ones that are not hidden. No public address shows invented ones. */
export async function shownReviews({ database: { stores }, publicUrl }: Pick<Services, 'database' | 'publicUrl'>): Promise<Review[]> {
  const [added, hidden] = await Promise.all([stores.reviews.shown(SHOWN_MAX), stores.reviews.hiddenBuiltIns()])
  return [
    ...added.map(({ author, rating, title, text, time }) => ({ photo: null, author, rating, title, text, time, sample: false })),
    ...BUILT_IN_REVIEWS.filter(({ author, sample }) => !hidden.has(author) && (!sample || isLocalAddress(publicUrl))),
  ]
}

export type BuiltInReview = Review & { hidden: boolean }

export async function builtInReviews({ database: { stores } }: Pick<Services, 'database'>): Promise<BuiltInReview[]> {
  const hidden = await stores.reviews.hiddenBuiltIns()
  return BUILT_IN_REVIEWS.map((review) => ({ ...review, hidden: hidden.has(review.author) }))
}
