import { expect, test } from 'vitest'
import { likelyMeantAddress } from './email-typo.ts'
import { isEmailAddress } from './email-address.ts'

test('a mistyped well-known domain gets a suggestion that is a valid address', () => {
  for (const [typed, meant] of [
    ['ana.b@gmial.com', 'ana.b@gmail.com'],
    ['Ana@YAHOO.CON', 'Ana@yahoo.com'],
    [' ana@outlok.com ', 'ana@outlook.com'],
  ] as const) {
    expect(likelyMeantAddress(typed)).toBe(meant)
    expect(isEmailAddress(meant)).toBe(true)
  }
})

test('right, unknown and unfinished addresses get none', () => {
  for (const typed of ['ana@gmail.com', 'ana@example.com', '@gmial.com', 'gmial.com', '']) expect(likelyMeantAddress(typed)).toBeNull()
})
