/** What of the written content is still a placeholder or unconfirmed. */
import type { LaunchGap } from '../domain/launch/launch-gap.ts'
import { PEOPLE } from './about.ts'
import { CLAIMS } from './claims.ts'
import { factGaps } from './facts/all-facts.ts'
import { priorities } from './professions/priority-sources.ts'
import { LEGAL_REVIEWS } from './legal-reviews.ts'
import { LEGAL_SOURCES_READ, PARAPHRASED } from './petition/legal-sources.ts'
import { PROVIDER_FACTS } from './provider.ts'

/** Left out of the pages of a public address while they are placeholders. */
const SHOWN_ONLY_WHEN_FILLED = ['company', 'address', 'phone']

const provider = (): LaunchGap[] =>
  Object.entries(PROVIDER_FACTS).flatMap(([key, { value, placeholder, meaning }]) =>
    placeholder
      ? [
          {
            group: 'provider' as const,
            what: meaning,
            now: SHOWN_ONLY_WHEN_FILLED.includes(key) ? `${value} (hidden on a public address: visitors miss it)` : value,
            where: `content/provider.ts: ${key}`,
            required: true,
          },
        ]
      : [],
  )

const claims = (): LaunchGap[] =>
  Object.entries(CLAIMS).flatMap(([key, { value, what, placeholder }]) => (placeholder ? [{ group: 'claims' as const, what, now: value, where: `content/claims.ts: ${key}`, required: true }] : []))

/** What a visitor asks about people and finds no answer to. */
const people = (): LaunchGap[] =>
  PEOPLE.flatMap(({ role, asks, name }) =>
    name === null ? [{ group: 'people' as const, what: `The About page names nobody: ${role} (${asks})`, now: 'hidden on a public address', where: 'content/about.ts: PEOPLE', required: false }] : [],
  )

const legal = (): LaunchGap[] =>
  LEGAL_REVIEWS.flatMap(({ text, title, confirmedVersion }) =>
    confirmedVersion === null
      ? [{ group: 'legal' as const, what: `${title}: not confirmed by counsel`, now: null, where: `content/legal/${text}.md, then content/legal-reviews.ts`, required: true }]
      : [],
  )

const letterLaw = (): LaunchGap[] =>
  LEGAL_SOURCES_READ === null
    ? [
        {
          group: 'legal',
          what: `The law that petition letters cite: no lawyer has held the paragraphs and pin cites against their sources. Told in our words and to be compared first: ${PARAPHRASED.map((one) => one.replaceAll('*', '')).join('; ')}`,
          now: null,
          where: 'content/petition/legal-sources.ts: LEGAL_SOURCES_READ',
          required: true,
        },
      ]
    : []

const sources = (): LaunchGap[] =>
  priorities.flatMap(({ key, title, url, opened }) =>
    opened === 'document'
      ? []
      : [
          {
            group: 'sources' as const,
            what: `${title}: ${opened === 'none' ? 'address not opened and confirmed' : 'known from reports only, open the document itself'}`,
            now: url,
            where: `content/professions/priority-sources.ts: ${key}`,
            required: opened === 'none',
          },
        ],
  )

/** `today`: `YYYY-MM-DD`. */
export function openContent(today: string): LaunchGap[] {
  return [...provider(), ...claims(), ...people(), ...legal(), ...letterLaw(), ...sources(), ...factGaps(today)]
}
