import { endeavorKnowledge } from '../content/knowledge/endeavor-knowledge.ts'
import { composerDrafter } from '../usecases/composer-drafter.ts'
import type { EndeavorDrafter } from '../usecases/endeavor-drafter.ts'
import type { Application } from '../usecases/application.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

type Drafting = Pick<Application, 'samples' | 'sampleSet'> & { drafter: EndeavorDrafter }

/** The composer, or the language model the settings name with the composer behind it. */
export function composeDrafter(_env: Env, _log: Log): Drafting {
  return { drafter: composerDrafter(endeavorKnowledge), samples: [], sampleSet: () => null }
}
