import type { LetterKeys } from '../../usecases/evaluated-letter.ts'
import { signatureHolds, signatureOf } from './signature.ts'

/** Keys to letters that were evaluated: who holds one sent the letter, or has the mailbox that it was sent from. */
export function letterKeys(secret: string): LetterKeys {
  return {
    keyOf: (leadId) => `${leadId}.${signatureOf(secret, ['letter', leadId])}`,
    read(key) {
      const [leadId = '', signature = ''] = key.split('.')
      return signatureHolds(secret, ['letter', leadId], signature) ? leadId : null
    },
  }
}
