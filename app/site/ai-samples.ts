import { AI_SAMPLES } from '../../content/selfpetition-ai.ts'

/** The samples with the ids of their pictures. */
export const SAMPLE_PICTURES = AI_SAMPLES.map((sample) => ({ ...sample, picture: `ai-sample-${sample.id}` }))
