/** What a person has to tell before endeavors can be drafted: decided from the facts alone, so that nothing is guessed. */

import type { ProjectReadBack } from './project-read-back.ts'

export const MISSING_FACTS = ['work', 'field'] as const
export type MissingFact = (typeof MISSING_FACTS)[number]

/**
 * `fewResults`: options can be composed, but most would rest on a post or on work of another subject. `project`: how the visitor's project was understood,
 * null where none was typed.
 */
export type UntoldFacts = { missing: MissingFact[]; fewResults: boolean; project: ProjectReadBack | null }

/** One sentence for the visitor: what is missing and how to tell it. */
export const MISSING_FACT_WORDS = {
  work: 'No work could be read from this resume that an option could rest on. Please add to each position what you made or changed there, for whom, and what was counted before and after (“Rewrote the check-in steps of two clinics; the wait fell from 40 to 25 minutes”), or describe your project in the profile.',
  field: 'Your field could not be told from this resume. Please add your job titles and a few results, or describe your project and niche in the profile.',
} satisfies Record<MissingFact, string>
