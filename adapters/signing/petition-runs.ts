import { runsOfWords } from '../../domain/endeavor/shared-runs.ts'
import type { Clock, ComposedRunStore, PetitionRuns } from '../../usecases/ports.ts'
import { signatureOf } from './signature.ts'

/** Likeness of letters by keyed hashes: without the installation's secret nothing can be looked up in them. */
export function petitionRuns(secret: string, store: ComposedRunStore, clock: Clock): PetitionRuns {
  const personOf = (orderId: string) => `letter-${signatureOf(secret, ['letter-of', orderId]).slice(0, 22)}`
  const hashOf = (run: string) => signatureOf(secret, ['letter-run', run]).slice(0, 16)
  return {
    async shares(orderId, texts) {
      const own = personOf(orderId)
      const shares: number[] = []
      for (const text of texts) {
        const hashes = [...new Set(runsOfWords(text))].map(hashOf)
        const counts = hashes.length === 0 ? [] : await store.countByPerson(hashes)
        shares.push(hashes.length === 0 ? 0 : Math.max(0, ...counts.filter(({ person }) => person !== own).map(({ count }) => count)) / hashes.length)
      }
      return shares
    },
    remember: (inside, orderId, text) => inside.remember(runsOfWords(text).map(hashOf), personOf(orderId), new Date(clock.now())),
  }
}
