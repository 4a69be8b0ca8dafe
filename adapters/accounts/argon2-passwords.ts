import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../../usecases/ports.ts'

/** Argon2id with 19 MiB and two passes: the library's default is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function argon2Passwords(): PasswordHasher {
  const nobody = hash('the password of nobody', COST)
  return {
    hash: (password) => hash(password, COST),
    async verify(stored, password) {
      const fits = await verify(stored ?? (await nobody), password)
      return fits && stored !== null
    },
  }
}
