import { endeavorKnowledge } from '../content/knowledge/endeavor-knowledge.ts'
import { allSamples, findSample } from '../content/samples/all-samples.ts'
import { samplesAsSet } from '../domain/endeavor/tune-endeavors.ts'
import type { Application } from '../usecases/application.ts'
import { composerDrafter } from '../usecases/composer-drafter.ts'
import type { EndeavorDrafter } from '../usecases/endeavor-drafter.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

type Drafting = Pick<Application, 'samples' | 'sampleSet'> & { drafter: EndeavorDrafter }

/** The composer, or the language model that the settings name with the composer behind it. */
export function composeDrafter(_env: Env, _log: Log): Drafting {
  return {
    drafter: composerDrafter(endeavorKnowledge, findSample),
    samples: allSamples.map(({ id, group, label }) => ({ id, group, label })),
    sampleSet: (id) => {
      const sample = findSample(id)
      return sample === null ? null : samplesAsSet(sample)
    },
  }
}
