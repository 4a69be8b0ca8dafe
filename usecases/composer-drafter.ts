import { composeEndeavors } from '../domain/endeavor/compose-endeavors.ts'
import type { EndeavorKnowledge } from '../domain/endeavor/knowledge.ts'
import type { EndeavorDrafter } from './endeavor-drafter.ts'

/** The built-in drafter: needs no key and no network. */
export function composerDrafter(knowledge: EndeavorKnowledge): EndeavorDrafter {
  return {
    generate: async (input) => composeEndeavors(input, knowledge),
    tune: async () => {
      throw new Error('tuning is not composed yet')
    },
  }
}
