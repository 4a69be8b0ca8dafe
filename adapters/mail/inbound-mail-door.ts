import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isProven } from '../../domain/orders/sender-proof.ts'
import type { InboundMailDoor, ReplyAddresses } from '../../usecases/ports.ts'
import type { DoTask } from '../work/tasks.ts'
import { readPart } from './read-inbound-mail.ts'

/** A signature is taken for this long, so that a call that was overheard is not repeated later. */
const SIGNATURE_MS = 5 * 60_000

const same = (one: string, other: string) => timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

/** The secret of `Bearer secret`, or the password of `Basic name:password`, as an address with a password is sent. */
function secretIn(authorization: string): string | null {
  const [scheme = '', given = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return given
  if (scheme.toLowerCase() !== 'basic') return null
  const pair = Buffer.from(given, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}

function signatureHolds(secret: string, signature: string, body: Uint8Array, nowMs: number): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(signature.split(',').map((part) => part.trim().split('=')))
  if (!/^\d{1,12}$/.test(t) || Math.abs(nowMs - Number(t) * 1000) > SIGNATURE_MS) return false
  return same(v1, createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex'))
}

type Settings = {
  addresses: ReplyAddresses
  secret: string
  /** The sender of our own mails. */
  fromAddress: string
  /** The name of the receiving server in its `Authentication-Results`; null where none is trusted. */
  receivingHost: string | null
  work: DoTask
}

export function inboundMailDoor({ addresses, secret, fromAddress, receivingHost, work }: Settings): InboundMailDoor {
  const domain = fromAddress.split('@')[1]?.toLowerCase() ?? ''
  // Ours are ids of their rows.
  const isOwnId = (messageId: string) => /^<[0-9a-f-]{36}@/.test(messageId) && messageId.endsWith(`@${domain}>`)
  return {
    addresses,
    opensBySecret(authorization) {
      const given = secretIn(authorization)
      return given !== null && same(given, secret)
    },
    opensBySignature: (signature, body, nowMs) => signatureHolds(secret, signature, body, nowMs),
    readPart,
    // From whom it comes is known only once it is read.
    read: (body, kind, recipients) => work('readMail', { body, kind, recipients }, 'inbound-mail'),
    isProven: (mail) => isProven(mail, receivingHost),
    provesSenders: receivingHost !== null,
    isOwn: ({ messageId, from }) => (messageId !== null && isOwnId(messageId.toLowerCase())) || (from !== null && (from === fromAddress.toLowerCase() || addresses.isOurs(from))),
  }
}
