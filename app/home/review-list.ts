/** Which reviews the home page shows: those copied from Google first, then the others. */
import type { Review } from '../../content/reviews.ts'

/** Shown where a photo is missing or fails to load. */
export const DEFAULT_REVIEW_PHOTO = '/review-photo.svg'

export type ReviewList = { googleMapsUri: string | null; reviews: readonly Review[] }

/** Those that somebody wrote, and the invented ones. */
export const apart = (reviews: readonly Review[]) => ({ real: reviews.filter(({ sample }) => !sample), samples: reviews.filter(({ sample }) => sample) })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Pictures of other hosts are not loaded: a review's photo is a copy on this site or the default picture. */
function ownPhoto(photo: string): string {
  return /^\/(?!\/)/.test(photo) ? photo : DEFAULT_REVIEW_PHOTO
}

function readReview(value: unknown): Review | null {
  if (!isRecord(value)) return null
  const { rating } = value
  const author = textOf(value['author'])
  const text = textOf(value['text'])
  if (author === '' || text === '' || typeof rating !== 'number' || !Number.isInteger(rating) || rating < 1 || rating > 5) return null
  return { photo: ownPhoto(textOf(value['photo'])), author, rating: rating as Review['rating'], title: '', text, time: textOf(value['time']), sample: false }
}

/**
 * The list with the reviews of /google-reviews.json put before the others. Entries without author, text or a rating
 * of 1 to 5 whole stars are left out; a file that is no such file gives null.
 */
export function withGoogleReviews(file: unknown, others: readonly Review[]): ReviewList | null {
  if (!isRecord(file) || !Array.isArray(file['reviews'])) return null
  const uri = textOf(file['googleMapsUri'])
  const google = file['reviews'].map(readReview).filter((review) => review !== null)
  return { googleMapsUri: uri.startsWith('https://') ? uri : null, reviews: [...google, ...others] }
}
