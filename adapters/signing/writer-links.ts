import type { WriterLinks } from '../../usecases/ports.ts'
import { signatureHolds, signatureOf } from './signature.ts'

/** Links as `{writer}.{key}.{until}.{signature}`: who holds one is the writer, as far as a link can tell. */
export function writerLinks(secret: string, publicUrl: string): WriterLinks {
  return {
    address: ({ writerId, key, until }) => `${publicUrl}/letters/${writerId}.${key}.${until}.${signatureOf(secret, ['writer', writerId, key, until])}`,
    read(token) {
      const [writerId = '', key = '', until = '', signature = '', ...more] = token.split('.')
      const isPlain = more.length === 0 && until === String(Number(until))
      return isPlain && signatureHolds(secret, ['writer', writerId, key, Number(until)], signature) ? { writerId, key, until: Number(until) } : null
    },
  }
}
