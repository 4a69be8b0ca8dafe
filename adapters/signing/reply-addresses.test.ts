import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { replyAddresses } from './reply-addresses.ts'

const secret = 'a'.repeat(64)
const addresses = replyAddresses(secret, 'Reply@mail.example')

test('an address leads back to its thread, in capitals too, and fits into what mail servers take', () => {
  for (let count = 0; count < 200; count++) {
    const id = count === 0 ? '00000000-0000-0000-0000-000000000001' : randomUUID()
    const address = addresses.addressOf(id, 3)
    expect(address).toMatch(/^reply\+[a-z2-9]{46}@mail\.example$/)
    expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
    for (const given of [address, address.toUpperCase()]) {
      const read = addresses.read(given)
      expect(read?.orderId).toBe(id)
      expect([read!.isOf(3), read!.isOf(2), read!.isOf(4)]).toEqual([true, false, false])
    }
  }
})

test('an address that was changed anywhere opens no thread', () => {
  // The last letter of its id is an "a": the "b" that takes its place differs in bits that the id does not have.
  const id = '00000000-0000-0000-0000-000000000000'
  const address = addresses.addressOf(id, 0)
  for (let at = 6; at < 52; at++)
    for (const letter of 'abz29') {
      const other = address.slice(0, at) + letter + address.slice(at + 1)
      if (other !== address) expect(addresses.read(other)?.isOf(0) ?? false).toBe(false)
    }
  for (const other of ['', 'reply@mail.example', address.replace('mail.example', 'mail.example.evil'), address.replace('reply+', 'reply'), `x${address}`, address.slice(0, -14)])
    expect(addresses.read(other)).toBeNull()
  expect(replyAddresses('b'.repeat(64), 'reply@mail.example').read(address)!.isOf(0)).toBe(false)
})

test('our own addresses are known', () => {
  expect(['reply@mail.example', addresses.addressOf(randomUUID(), 0), 'ana@mail.example'].map(addresses.isOurs)).toEqual([true, true, false])
})
