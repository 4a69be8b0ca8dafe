import { Secret, TOTP } from 'otpauth'
import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { authenticator } from './authenticator.ts'

const one = authenticator('a'.repeat(64), 'Prongwise')
const NOW = Date.parse('2026-01-05T12:00:10Z')
const secret = one.newSecret()
const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

describe('a code', () => {
  test.each([
    [-60_000, null],
    [-30_000, -1],
    [0, 0],
    [30_000, 1],
    [60_000, null],
  ])('%i ms away is of step %j', (away, step) => {
    expect(one.stepOf(secret, codeAt(NOW + away), NOW)).toBe(step === null ? null : Math.floor(NOW / 30_000) + step)
  })

  test('is that of RFC 6238', () => {
    const rfc = Secret.fromLatin1('12345678901234567890').base32
    expect(one.stepOf(rfc, '287082', 59_000)).toBe(1)
  })
})

describe('a secret', () => {
  test('has 160 bits, and is opened for its account by its installation only', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const sealed = one.seal('user-1', secret)
    expect(sealed).not.toContain(secret)
    expect(one.seal('user-1', secret)).not.toBe(sealed)
    expect(one.open('user-1', sealed)).toBe(secret)
    expect(one.open('user-2', sealed)).toBeNull()
    expect(authenticator('b'.repeat(64), 'Prongwise').open('user-1', sealed)).toBeNull()
    expect([one.open('user-1', `${sealed.slice(0, -2)}AA`), one.open('user-1', '')]).toEqual([null, null])
  })
})

test('a recovery code has 80 bits; its hash says neither whose it is nor what it is', () => {
  const code = one.newRecoveryCode()
  expect(code).toMatch(/^[A-Z2-7]{16}$/)
  expect(one.hashRecoveryCode('user-1', code)).toBe(one.hashRecoveryCode('user-1', code))
  expect(one.hashRecoveryCode('user-1', code)).not.toBe(one.hashRecoveryCode('user-2', code))
  expect(one.hashRecoveryCode('user-1', code)).not.toBe(authenticator('b'.repeat(64), 'Prongwise').hashRecoveryCode('user-1', code))
})

test('the picture holds the address that apps read', () => {
  const address = one.address(secret, 'you@mail.com')
  expect(address).toMatch(/^otpauth:\/\/totp\/Prongwise:you%40mail\.com\?/)
  const { size, path } = one.picture(address)
  const SCALE = 4
  const side = size * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g)) {
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++) data.fill(0, ((Number(y) * SCALE + dy) * side + Number(x) * SCALE + dx) * 4, ((Number(y) * SCALE + dy) * side + Number(x) * SCALE + dx) * 4 + 3)
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(address)
})
