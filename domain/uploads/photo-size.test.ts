import { expect, test } from 'vitest'
import { isLargePhoto, photoSize } from './photo-size.ts'

test.each([
  [4032, 3024, 3000, 2250],
  [3024, 4032, 2250, 3000],
  [3000, 3000, 3000, 3000],
  [800, 600, 800, 600],
  [60_000, 1, 3000, 1],
])('a photo of %i × %i travels as %i × %i', (width, height, newWidth, newHeight) => {
  expect(photoSize(width, height)).toEqual({ width: newWidth, height: newHeight })
})

test.each([
  ['image/jpeg', 4_000_000, true],
  ['image/webp', 4_000_000, true],
  ['image/jpeg', 900_000, false],
  ['image/png', 4_000_000, false],
  ['application/pdf', 4_000_000, false],
])('%s of %i bytes is drawn anew: %s', (type, size, wanted) => {
  expect(isLargePhoto({ type, size })).toBe(wanted)
})
