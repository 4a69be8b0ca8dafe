import type { Challenges } from '../../usecases/sign-in.ts'
import { signatureHolds, signatureOf } from '../signing/signature.ts'

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,16})\.([\w-]{43})$/

/** `user.until.signature`: the signature also covers the hash of the password, which it does not show. */
export function signInChallenges(secret: string): Challenges {
  const parts = (userId: string, until: number, passwordHash: string | null) => ['sign-in', userId, until, passwordHash ?? '']
  return {
    issue: ({ id, passwordHash }, until) => `${id}.${until}.${signatureOf(secret, parts(id, until, passwordHash))}`,
    userOf(challenge, now) {
      const [, userId = '', until = '0'] = SHAPE.exec(challenge) ?? []
      return now < Number(until) ? userId : null
    },
    holds(challenge, { id, passwordHash }) {
      const [, userId = '', until = '', signature = ''] = SHAPE.exec(challenge) ?? []
      return userId === id && signatureHolds(secret, parts(id, Number(until), passwordHash), signature)
    },
  }
}
