import type { SignedAddresses } from '../../usecases/ports.ts'
import type { StopLinks } from '../../usecases/stop-mails.ts'
import { signatureHolds, signatureOf } from '../signing/signature.ts'

/** Private addresses of files: nothing is stored, the signature says what was granted. */
export function signedAddresses(secret: string, publicUrl: string): SignedAddresses {
  return {
    fileAddress(fileId, reader, until) {
      const query = new URLSearchParams({ reader, until: String(until), signature: signatureOf(secret, ['file', fileId, reader, until]) })
      return `${publicUrl}/api/files/${fileId}?${query}`
    },
    packageAddress(reference, fileId, until) {
      const query = new URLSearchParams({ until: String(until), signature: signatureOf(secret, ['package', reference, fileId, until]) })
      return `${publicUrl}/api/orders/${encodeURIComponent(reference)}/files/${fileId}?${query}`
    },
    isPackageAddress: ({ reference, fileId, until, signature }) => signatureHolds(secret, ['package', reference, fileId, until], signature),
    isFileAddress({ fileId, reader, until, signature }, now) {
      return now < until && signatureHolds(secret, ['file', fileId, reader, until], signature)
    },
  }
}

/** Addresses at which a receiver stops mails; they do not expire, since a mail may lie unread for years. */
export function stopLinks(secret: string, publicUrl: string): StopLinks {
  return {
    address: (email) => `${publicUrl}/unsubscribe/${Buffer.from(email).toString('base64url')}.${signatureOf(secret, ['stop', email])}`,
    read(token) {
      const [encoded = '', signature = ''] = token.split('.')
      const email = Buffer.from(encoded, 'base64url').toString('utf8')
      return signatureHolds(secret, ['stop', email], signature) ? email : null
    },
  }
}
