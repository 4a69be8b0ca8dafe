import { composeEndeavors } from '../domain/endeavor/compose-endeavors.ts'
import type { SampleId } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorKnowledge } from '../domain/endeavor/knowledge.ts'
import type { Sample } from '../domain/endeavor/sample.ts'
import { tuneEndeavors } from '../domain/endeavor/tune-endeavors.ts'
import type { EndeavorDrafter } from './endeavor-drafter.ts'

/** The built-in drafter: needs no key and no network. A sample id that is unknown tunes the given texts alone. */
export function composerDrafter(knowledge: EndeavorKnowledge, findSample: (id: SampleId) => Sample | null): EndeavorDrafter {
  return {
    generate: async (input) => composeEndeavors(input, knowledge),
    async tune({ tuning, current, sampleId, plan }) {
      const sample = sampleId === null ? null : findSample(sampleId)
      return tuneEndeavors({ tuning, current, source: sample === null ? { kind: 'profile', plan } : { kind: 'sample', sample } }, knowledge)
    },
  }
}
