import { describe, expect, test } from 'vitest'
import { BUILT_IN_REVIEWS } from '../../content/built-in-reviews.ts'
import { apart, DEFAULT_REVIEW_PHOTO, withGoogleReviews } from './review-list.ts'

const review = { photo: '/reviews/one.webp', author: 'R. S.', rating: 4, time: 'a month ago', text: 'Clear.' }

describe('the reviews of the home page', () => {
  test('put those copied from Google before the built-in ones', () => {
    const list = withGoogleReviews({ googleMapsUri: 'https://maps.google.com/x', reviews: [review] }, BUILT_IN_REVIEWS)
    expect(list?.googleMapsUri).toBe('https://maps.google.com/x')
    expect(list?.reviews).toHaveLength(1 + BUILT_IN_REVIEWS.length)
    expect(list?.reviews[0]).toMatchObject({ author: 'R. S.', rating: 4, sample: false, photo: '/reviews/one.webp' })
  })

  test('never call a copied review a sample, nor a built-in one real', () => {
    const list = withGoogleReviews({ googleMapsUri: '', reviews: [review] }, BUILT_IN_REVIEWS)
    expect(list?.reviews.map(({ sample }) => sample)).toEqual([false, ...BUILT_IN_REVIEWS.map(() => true)])
  })

  test('stand in two groups, so that a note on samples is above samples only', () => {
    const list = withGoogleReviews({ googleMapsUri: '', reviews: [review] }, BUILT_IN_REVIEWS)
    const { real, samples } = apart(list?.reviews ?? [])
    expect(real.map(({ author }) => author)).toEqual(['R. S.'])
    expect(samples).toEqual(BUILT_IN_REVIEWS)
  })

  test('leave out entries that are no reviews', () => {
    const broken = [null, 'text', {}, { ...review, rating: 6 }, { ...review, rating: 4.5 }, { ...review, text: ' ' }, { ...review, author: 7 }]
    expect(withGoogleReviews({ googleMapsUri: '', reviews: broken }, BUILT_IN_REVIEWS)?.reviews).toEqual(BUILT_IN_REVIEWS)
  })

  test('take the default picture in place of one from another host', () => {
    for (const photo of ['https://lh3.example/p.jpg', '//lh3.example/p.jpg', '', 'javascript:alert(1)']) {
      expect(withGoogleReviews({ googleMapsUri: '', reviews: [{ ...review, photo }] }, BUILT_IN_REVIEWS)?.reviews[0]?.photo).toBe(DEFAULT_REVIEW_PHOTO)
    }
  })

  test('take only an https address as the link to all of them', () => {
    expect(withGoogleReviews({ googleMapsUri: 'javascript:alert(1)', reviews: [] }, BUILT_IN_REVIEWS)?.googleMapsUri).toBeNull()
  })

  test('stay the built-in ones when the file is not what it should be', () => {
    for (const file of [null, [], {}, { reviews: 'none' }, 'text']) expect(withGoogleReviews(file, BUILT_IN_REVIEWS)).toBeNull()
  })
})
