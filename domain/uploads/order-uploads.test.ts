import { expect, test } from 'vitest'
import { chunkLengthAt, hasRoomFor, ORDER_FILE_BYTES_MAX, ORDER_FILES_BYTES_MAX, ORDER_FILES_MAX, receivedOf, UPLOAD_CHUNK_BYTES } from './order-uploads.ts'

const MB = 1024 * 1024

test('the pieces of a file of any length cover it once, whatever order they come in', () => {
  for (const total of [1, MB - 1, MB, MB + 1, 3 * MB, 25 * MB + 7, ORDER_FILE_BYTES_MAX]) {
    const chunks: { start: number; bytes: number }[] = []
    for (let start = 0; start < total;) {
      const bytes = chunkLengthAt(start, total)!
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(UPLOAD_CHUNK_BYTES)
      chunks.push({ start, bytes })
      start += bytes
    }
    expect(chunks.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(total)
    expect(receivedOf([...chunks].reverse())).toBe(total)
    // A piece that came twice is counted once, and nothing beyond a gap.
    expect(receivedOf([...chunks, ...chunks])).toBe(total)
    if (chunks.length > 1) expect(receivedOf(chunks.filter((_one, index) => index !== 0))).toBe(0)
    if (chunks.length > 2) expect(receivedOf(chunks.filter((_one, index) => index !== 1))).toBe(UPLOAD_CHUNK_BYTES)
    expect(chunkLengthAt(total, total)).toBeNull()
  }
})

test.each([-1, 1, 0.5, NaN, MB + 1, 4 * MB])('no piece of 3 MB begins at %s', (start) => {
  expect(chunkLengthAt(start, 3 * MB)).toBeNull()
})

test('an order holds so many files and so many bytes, and not one more', () => {
  const many = Array.from({ length: ORDER_FILES_MAX - 1 }, () => ({ bytes: 1 }))
  expect(hasRoomFor(1, many)).toBe(true)
  expect(hasRoomFor(1, [...many, { bytes: 1 }])).toBe(false)
  expect(hasRoomFor(1, [{ bytes: ORDER_FILES_BYTES_MAX - 1 }])).toBe(true)
  expect(hasRoomFor(2, [{ bytes: ORDER_FILES_BYTES_MAX - 1 }])).toBe(false)
})
