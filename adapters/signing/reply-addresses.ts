import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplyAddresses } from '../../usecases/ports.ts'

/** Letters that mail programs leave as they are; none of them looks like another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 130 bits hold the id of an order, 100 bits are guessed by nobody who asks over the network. */
const ID_LETTERS = 26
const SEAL_LETTERS = 20

/** Five bits a letter, the first ones first; rests of bits at the end are left out. */
function lettersOf(bytes: Uint8Array, count: number): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`) << BigInt(Math.max(0, count * 5 - bytes.length * 8))
  const spare = BigInt(Math.max(0, bytes.length * 8 - count * 5))
  value >>= spare
  return Array.from({ length: count }, (_, index) => ALPHABET[Number((value >> BigInt(5 * (count - 1 - index))) & 31n)]).join('')
}

const lettersOfId = (id: string): string => lettersOf(Buffer.from(id.replaceAll('-', ''), 'hex'), ID_LETTERS)

function idOf(letters: string): string {
  let value = 0n
  for (const letter of letters) value = (value << 5n) | BigInt(ALPHABET.indexOf(letter))
  const hex = (value >> 2n).toString(16).padStart(32, '0').slice(-32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Addresses `name+<id and seal>@domain` of threads, behind `base` (`name@domain`). Capitals do not matter: some mail servers change them. */
export function replyAddresses(secret: string, base: string): ReplyAddresses {
  const [name = '', domain = ''] = base.toLowerCase().split('@')
  const sealOf = (orderId: string, version: number) =>
    lettersOf(
      createHmac('sha256', secret)
        .update(JSON.stringify(['reply', orderId, version]))
        .digest(),
      SEAL_LETTERS,
    )
  return {
    addressOf: (orderId, version) => `${name}+${lettersOfId(orderId)}${sealOf(orderId, version)}@${domain}`,
    read(address) {
      const given = address.toLowerCase()
      const token = given.slice(name.length + 1, -domain.length - 1)
      if (given !== `${name}+${token}@${domain}` || token.length !== ID_LETTERS + SEAL_LETTERS || [...token].some((letter) => !ALPHABET.includes(letter))) return null
      const idLetters = token.slice(0, ID_LETTERS)
      const orderId = idOf(idLetters)
      // The last letter holds two bits more than the id.
      if (lettersOfId(orderId) !== idLetters) return null
      return { orderId, isOf: (version) => timingSafeEqual(Buffer.from(sealOf(orderId, version)), Buffer.from(token.slice(ID_LETTERS))) }
    },
    isOurs: (address) => address.toLowerCase().endsWith(`@${domain}`) && (address.toLowerCase().startsWith(`${name}+`) || address.toLowerCase() === base.toLowerCase()),
  }
}
