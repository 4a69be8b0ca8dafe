import { expect, test } from 'vitest'
import { endsApproval, isShown, missingToShow } from './shown-profile.ts'

const WHOLE = {
  nameInfo: { firstName: 'Grace', lastName: 'Sample', shortBio: '' },
  bio: { bio: 'A bio' },
  bookingPayment: { bookingLink: 'https://example.com/book', paymentNote: '' },
}
const AT = new Date(0)

test.each([
  [{}, ['Name', 'Bio', 'Booking and payment']],
  [{ ...WHOLE, nameInfo: { firstName: 'Grace', lastName: ' ', shortBio: '' } }, ['Name']],
  [{ ...WHOLE, bio: { bio: '' } }, ['Bio']],
  [{ ...WHOLE, bio: undefined, nameInfo: { ...WHOLE.nameInfo, shortBio: 'Short' } }, []],
  [{ ...WHOLE, bookingPayment: { bookingLink: '', paymentNote: 'x' } }, ['Booking and payment']],
  [WHOLE, []],
])('%j lacks %j', (sections, missing) => expect(missingToShow(sections)).toEqual(missing))

test('is shown with offer, approval and everything filled in, and not with two of them', () => {
  expect(isShown({ offeredAt: AT, approvedAt: AT }, WHOLE)).toBe(true)
  expect(isShown({ offeredAt: null, approvedAt: AT }, WHOLE)).toBe(false)
  expect(isShown({ offeredAt: AT, approvedAt: null }, WHOLE)).toBe(false)
  expect(isShown({ offeredAt: AT, approvedAt: AT }, { ...WHOLE, bookingPayment: undefined })).toBe(false)
})

test('another name or booking address needs a new approval; the same values and all else do not', () => {
  const booking = WHOLE.bookingPayment
  expect(endsApproval('bookingPayment', booking, { ...booking, bookingLink: 'https://other.example' })).toBe(true)
  expect(endsApproval('bookingPayment', undefined, booking)).toBe(true)
  expect(endsApproval('bookingPayment', booking, { ...booking, paymentNote: 'By invoice' })).toBe(false)
  expect(endsApproval('nameInfo', WHOLE.nameInfo, { ...WHOLE.nameInfo, lastName: 'Other' })).toBe(true)
  expect(endsApproval('nameInfo', WHOLE.nameInfo, { ...WHOLE.nameInfo, shortBio: 'New' })).toBe(false)
  expect(endsApproval('bio', WHOLE.bio, { bio: 'Other' })).toBe(false)
})
