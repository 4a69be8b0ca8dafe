import type { Clock, ComposedRunStore, PetitionRuns } from '../../usecases/ports.ts'
import type { DoTask } from '../work/tasks.ts'
import { mostShared } from './composed-runs.ts'
import { signatureOf } from './signature.ts'

/** Likeness of letters by keyed hashes: without the installation's secret nothing can be looked up in them. */
export function petitionRuns(secret: string, store: ComposedRunStore, clock: Clock, work: DoTask): PetitionRuns {
  const personOf = (orderId: string) => `letter-${signatureOf(secret, ['letter-of', orderId]).slice(0, 22)}`
  const hashed = (orderId: string, texts: readonly string[]) => work('hashLetters', { secret, texts }, `order-${orderId}`)
  return {
    async shares(orderId, texts) {
      const own = personOf(orderId)
      const shares: number[] = []
      for (const hashes of await hashed(orderId, texts)) {
        const counts = hashes.length === 0 ? [] : await store.countByPerson(hashes)
        shares.push(hashes.length === 0 ? 0 : mostShared(counts, own) / hashes.length)
      }
      return shares
    },
    runsOf: async (orderId, text) => (await hashed(orderId, [text]))[0] ?? [],
    remember: (inside, orderId, runs) => inside.remember(runs, personOf(orderId), new Date(clock.now())),
  }
}
