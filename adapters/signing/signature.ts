import { createHmac, timingSafeEqual } from 'node:crypto'

/** Says that this installation wrote `parts`, in this order. */
export const signatureOf = (secret: string, parts: (string | number)[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

/** Compares in constant time. */
export function signatureHolds(secret: string, parts: (string | number)[], signature: string): boolean {
  const wanted = Buffer.from(signatureOf(secret, parts))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
