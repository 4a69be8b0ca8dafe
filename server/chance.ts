import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Chance } from '../usecases/ports.ts'

/** Letters that are not mistaken for one another when read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `PW-XXXX-XXXX-XXXX-XXXX`: 80 random bits, so a reference can be guessed by nobody. */
export const chance: Chance = {
  reference() {
    const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join('')
    return `PW-${letters.match(/.{4}/g)!.join('-')}`
  },
  id: () => randomUUID(),
  pick: () => randomInt(0, 2 ** 32) / 2 ** 32,
}
