import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BUILT_IN_REVIEWS } from '../../content/built-in-reviews.ts'
import { HOME_REVIEWS_SECTION } from '../../content/home.ts'
import { PROVIDER } from '../../content/provider.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import type { Review } from '../../content/reviews.ts'
import ReviewsSection from './reviews-section.tsx'

const INSTEAD = 'What can be checked'
const drawn = (origin: string, reviews: readonly Review[]) =>
  renderToStaticMarkup(createElement(ReviewsSection, { site: { origin, promotion: promotionAt(0), search: '' }, id: 'reviews', reviews, instead: INSTEAD }))
const review = { ...BUILT_IN_REVIEWS[0]!, sample: false }

test('without reviews the section holds what stands there instead, at the address that the menu leads to', () => {
  const html = drawn('https://drafts.test', [])
  expect(html).toContain('id="reviews"')
  expect(html).toContain(INSTEAD)
  expect(html).not.toContain(HOME_REVIEWS_SECTION.heading)
  expect(drawn('https://drafts.test', [review])).not.toContain(INSTEAD)
})

test('no public address leads to a review page that is a placeholder', () => {
  expect(drawn('http://localhost:3000', [review])).toContain(PROVIDER.reviewPlatformA)
  expect(drawn('https://drafts.test', [review])).not.toContain(PROVIDER.reviewPlatformA)
})
