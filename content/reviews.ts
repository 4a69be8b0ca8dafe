/** What a review is, and how much of it a page shows. */

export type Review = {
  /** Path of a picture, or null for initials. */
  photo: string | null
  author: string
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  /** Relative, as shown. */
  time: string
  /** True for invented text; the page marks it, and no structured data is made from it. */
  sample: boolean
}

/** Review text longer than this is cut (specification 1 §5). */
export const REVIEW_CUT_ABOVE = 500
export const REVIEW_CUT_TO = 450

/** Text of at most 500 characters stays as it is; longer text becomes its first 450 characters and an ellipsis. */
export function shortenReview(text: string): string {
  return text.length > REVIEW_CUT_ABOVE ? `${text.slice(0, REVIEW_CUT_TO)}…` : text
}
