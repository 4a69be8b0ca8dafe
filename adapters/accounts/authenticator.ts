import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import type { Authenticator } from '../../usecases/ports.ts'

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, thirty seconds. */
const STANDARD = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be one step off, either way. */
const DRIFT_STEPS = 1

const NONCE = 12
const TAG = 16

/**
 * Codes of authenticator apps. Secrets are sealed for their account (AES-256-GCM) with a key derived from `installationSecret`,
 * and recovery codes are hashed with another one: a row that is copied to another account, or read without the secret, is useless.
 */
export function authenticator(installationSecret: string, issuer: string): Authenticator {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', installationSecret, '', use, 32))
  const sealing = keyFor('second-factor secrets')
  const hashing = keyFor('recovery codes')
  const totpOf = (secret: string, label = '') => new TOTP({ ...STANDARD, issuer, label, secret: Secret.fromBase32(secret) })
  return {
    newSecret: () => new Secret({ size: 20 }).base32,
    newRecoveryCode: () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
    seal(userId, secret) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG }).setAAD(Buffer.from(userId))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(userId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(Buffer.from(userId))
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    hashRecoveryCode: (userId, code) => createHmac('sha256', hashing).update(`${userId} ${code}`).digest('base64url'),
    stepOf(secret, code, now) {
      const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS })
      return delta === null ? null : Math.floor(now / 1000 / STANDARD.period) + delta
    },
    address: (secret, email) => totpOf(secret, email).toString(),
    picture(text) {
      const rows = encodeQR(text, 'raw', { border: 4 })
      const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
      return { size: rows.length, path }
    },
  }
}
