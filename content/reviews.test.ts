import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT_IN_REVIEWS } from './built-in-reviews.ts'
import { REVIEW_CUT_ABOVE, shortenReview } from './reviews.ts'

test('the eleven built-in reviews are all marked as samples, in data and in their author', () => {
  expect(BUILT_IN_REVIEWS).toHaveLength(11)
  for (const review of BUILT_IN_REVIEWS) {
    expect(review.sample).toBe(true)
    expect(review.author).toMatch(/^Sample review /)
    expect(review.photo).toBeNull()
  }
})

test('some of them are long enough to be cut', () => {
  expect(BUILT_IN_REVIEWS.filter((review) => review.text.length > REVIEW_CUT_ABOVE).length).toBeGreaterThanOrEqual(2)
})

test('text of 500 characters stays, 501 become 450 and an ellipsis', () => {
  expect(shortenReview('a'.repeat(500))).toBe('a'.repeat(500))
  expect(shortenReview('a'.repeat(501))).toBe(`${'a'.repeat(450)}…`)
})

test('the file of Google reviews holds none until real ones are copied', () => {
  expect(JSON.parse(readFileSync(new URL('../public/google-reviews.json', import.meta.url), 'utf8'))).toEqual({ googleMapsUri: '', reviews: [] })
})
