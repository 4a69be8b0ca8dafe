import { runsOfWords } from '../../domain/endeavor/shared-runs.ts'
import type { ComposedRuns, DraftInput, OptionText } from '../../usecases/endeavor-drafter.ts'
import type { Clock, ComposedRunStore } from '../../usecases/ports.ts'
import { signatureOf } from './signature.ts'

/** One run in eight is kept, the same ones for every text: enough to tell likeness, and little to store. */
const KEPT_IN = 8

/** The most runs that one other person has. As many people as use the product may be counted: more than a call takes arguments. */
export const mostShared = (counts: readonly { person: string; count: number }[], own: string): number => counts.reduce((most, { person, count }) => (person === own ? most : Math.max(most, count)), 0)

/** Likeness of compositions by keyed hashes: without the installation's secret nothing can be looked up in them. */
export function composedRuns(secret: string, store: ComposedRunStore, clock: Clock): ComposedRuns {
  const personOf = ({ facts }: DraftInput) => signatureOf(secret, ['composed-for', facts.name ?? '', JSON.stringify([facts.roles, facts.degrees])]).slice(0, 22)
  const hashesOf = (options: readonly OptionText[]) =>
    [...new Set(options.flatMap(({ text }) => runsOfWords(text)))]
      .map((run) => signatureOf(secret, ['composed-run', run]).slice(0, 16))
      .filter((hash) => Buffer.from(hash, 'base64url')[0]! % KEPT_IN === 0)
  return {
    async compare(input, options) {
      const hashes = hashesOf(options)
      if (hashes.length === 0) return { own: false, shared: 0 }
      const counts = await store.countByPerson(hashes)
      const person = personOf(input)
      return {
        own: counts.some((one) => one.person === person && one.count === hashes.length),
        shared: mostShared(counts, person) / hashes.length,
      }
    },
    remember: (input, options) => store.remember(hashesOf(options), personOf(input), new Date(clock.now())),
  }
}
