/** How many facts, and how long ones, go to the person's browser and come back from it. */
import type { PersonFacts, Place } from './person-facts.ts'

/** Letters of one name, one line, one sentence, one summary; more than any resume needs. */
export const NAME_MAX = 200
export const LINE_MAX = 400
export const SENTENCE_MAX = 2000
export const SUMMARY_MAX = 6000

export const ROLES_MAX = 60
export const DEGREES_MAX = 20
export const ACHIEVEMENTS_MAX = 400
/** Of each other list. */
export const ITEMS_MAX = 300
export const MEASURES_MAX = 60
export const EVIDENCE_MAX = 40
/** Letters of all facts together: what a resume of thirty pages says, and read in a tenth of a second whatever it says. */
export const LETTERS_MAX = 200_000

const TEXT_LISTS = ['achievements', 'skills', 'licenses', 'publications', 'patents', 'awards'] as const

/** Letters of the facts that are sentences and lines; names are bounded by their number. */
export function lettersOf(person: Pick<PersonFacts, (typeof TEXT_LISTS)[number]>): number {
  return TEXT_LISTS.flatMap((list) => person[list].map(({ text }) => text.length)).reduce((sum, length) => sum + length, 0)
}

type Fact = { place: Place | null }

/** What is longer is cut, what is more is left out. */
export function withinLimits(person: PersonFacts): PersonFacts {
  const items = <T extends Fact & { text: string }>(facts: T[]) => cutList(facts, ITEMS_MAX).map((fact) => ({ ...fact, text: fact.text.slice(0, SENTENCE_MAX) }))
  return {
    ...person,
    name: cut(person.name, NAME_MAX),
    headline: cut(person.headline, LINE_MAX),
    summary: cut(person.summary, SUMMARY_MAX),
    roles: cutList(person.roles, ROLES_MAX).map((role) => ({ ...role, title: cut(role.title, NAME_MAX), employer: cut(role.employer, NAME_MAX), department: cut(role.department, NAME_MAX) })),
    degrees: cutList(person.degrees, DEGREES_MAX).map((degree) => ({ ...degree, field: cut(degree.field, NAME_MAX), school: cut(degree.school, NAME_MAX) })),
    achievements: cutList(person.achievements, ACHIEVEMENTS_MAX).map((fact) => ({
      ...fact,
      text: fact.text.slice(0, SENTENCE_MAX),
      action: cut(fact.action, NAME_MAX),
      object: cut(fact.object, LINE_MAX),
      measures: fact.measures.slice(0, MEASURES_MAX).map((measure) => measure.slice(0, LINE_MAX)),
    })),
    skills: items(person.skills),
    licenses: items(person.licenses),
    publications: items(person.publications),
    patents: items(person.patents),
    awards: items(person.awards),
    occupations: person.occupations.map((match) => ({ ...match, evidence: match.evidence.slice(0, EVIDENCE_MAX).map((text) => text.slice(0, LINE_MAX)) })),
  }
}

const cut = (text: string | null, most: number): string | null => (text === null ? null : text.slice(0, most))

function cutList<T extends Fact>(facts: T[], most: number): T[] {
  return facts.slice(0, most).map((fact) => (fact.place === null ? fact : { ...fact, place: { ...fact.place, quote: fact.place.quote.slice(0, SENTENCE_MAX) } }))
}
