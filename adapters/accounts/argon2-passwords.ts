import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { WorkRefused, type PasswordHasher } from '../../usecases/ports.ts'

/** Argon2id with 19 MiB and two passes: the library's default is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Some two seconds of waiting: who comes then is told to come back. */
const WAITING_MAX = 60

/** `atOnce`: computations at the same time. Each keeps a core busy; by default one is left to answer everyone else. Rejects with `WorkRefused` (`busy`) where too many wait. */
export function argon2Passwords(atOnce: number = Math.max(1, availableParallelism() - 1), compute = { hash, verify }): PasswordHasher {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // Who is let in takes the place of who leaves, so `running` stays as it is.
    if (running >= atOnce && waiting.length >= WAITING_MAX) throw new WorkRefused('busy')
    if (running >= atOnce) await new Promise<void>((letIn) => waiting.push(letIn))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  const nobody = inTurn(() => compute.hash('the password of nobody', COST))
  return {
    hash: (password) => inTurn(() => compute.hash(password, COST)),
    async verify(stored, password) {
      const known = stored ?? (await nobody)
      const fits = await inTurn(() => compute.verify(known, password))
      return fits && stored !== null
    },
  }
}
