/** Which drawing stands beside which words. All are made of the same three marks: the problem, the person, the waiver. */
import type { Article } from './blog/article.ts'

export const ILLUSTRATION_KINDS = ['prongs', 'frame', 'reach', 'narrow', 'doors', 'evidence', 'letters', 'notice', 'priority', 'choice', 'queue', 'locked', 'packet', 'checked'] as const
export type IllustrationKind = (typeof ILLUSTRATION_KINDS)[number]

const OF_GUIDES: Readonly<Record<string, IllustrationKind>> = {
  'adjustment-of-status-after-pm-602-0199': 'queue',
  'after-filing-nothing-re-scoped': 'locked',
  'diy-or-lawyer-what-each-does': 'choice',
  'eb-2-threshold-two-doors': 'doors',
  'endeavor-or-occupation': 'narrow',
  'evidence-list-and-exhibits': 'evidence',
  'national-importance-routes': 'reach',
  'niw-filing-mechanics-and-fees': 'packet',
  'public-priorities-and-your-endeavor': 'priority',
  'reference-letters-that-carry-weight': 'letters',
  'rfe-notices-in-2026': 'notice',
  'using-ai-to-draft-honestly': 'checked',
  'visa-bulletin-for-niw-filers': 'queue',
  'what-an-niw-petition-tests': 'prongs',
}

/** An article about one profession frames an endeavor; a guide that is not named here is about the test as a whole. */
export const illustrationOf = ({ slug, profession }: Pick<Article, 'slug' | 'profession'>): IllustrationKind => (profession === null ? (OF_GUIDES[slug] ?? 'prongs') : 'frame')
