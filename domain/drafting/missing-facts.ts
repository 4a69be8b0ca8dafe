/** What a person has to tell before endeavors can be drafted: decided from the facts alone, so that nothing is guessed. */

export const MISSING_FACTS = ['work', 'field'] as const
export type MissingFact = (typeof MISSING_FACTS)[number]

/** `fewResults`: options can be composed, but most would rest on a post or on work of another subject. */
export type UntoldFacts = { missing: MissingFact[]; fewResults: boolean }

/** One sentence for the visitor: what is missing and how to tell it. */
export const MISSING_FACT_WORDS = {
  work: 'No work could be read from this resume. Please send one that lists your positions with what you did in each, or describe your project in the profile.',
  field: 'Your field could not be told from this resume. Please add your job titles and a few results, or describe your project and niche in the profile.',
} satisfies Record<MissingFact, string>
