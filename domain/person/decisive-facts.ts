/** Which of the facts that everything drafted rests on are not sure, so that the person is asked before anything is drafted. */
import { DEGREE_LEVELS } from '../resume/degree-levels.ts'
import type { Certainty, DegreeFact, PersonFacts } from './person-facts.ts'

/** `role`: the present or latest position. `field`: the occupation. `degree`: the highest degree. `work`: what was done in it. `project`: what is planned, which no resume tells. */
export type FactQuestion = 'role' | 'field' | 'degree' | 'work' | 'project'

/** Below this an occupation is a guess. */
const LEAST_FIELD_CONFIDENCE = 0.3

/**
 * In the order in which they are asked; empty where all are sure. A degree of which level and school are told, and only how its words
 * part is in doubt, is not asked about: it is marked for the person and left out of what is drafted.
 * @param scanned any letter may be wrong, those of the title too
 */
export function unsureFacts(person: PersonFacts, scanned = false): FactQuestion[] {
  const role = latestRole(person)
  const degree = highestDegree(person)
  const [occupation] = person.occupations
  const unsure: FactQuestion[] = []
  if (role?.title == null || scanned) unsure.push('role')
  if (occupation === undefined || occupation.confidence < LEAST_FIELD_CONFIDENCE) unsure.push('field')
  if (degree !== null && degree.certainty === 'unsure' && (scanned || degree.level === null || degree.school === null)) unsure.push('degree')
  return unsure
}

/** The present position, else the one told first. */
export function latestRole(person: Pick<PersonFacts, 'roles'>): PersonFacts['roles'][number] | null {
  return person.roles.find(({ current }) => current) ?? person.roles[0] ?? null
}

/** Those that still go on last; of one level the later one; null where none is told. */
export function highestDegree(person: Pick<PersonFacts, 'degrees'>): DegreeFact | null {
  const rank = ({ level, completed }: DegreeFact) => (level === null ? DEGREE_LEVELS.length : DEGREE_LEVELS.indexOf(level)) + (completed === false ? 10 : 0)
  return person.degrees.toSorted((a, b) => rank(a) - rank(b) || (b.year ?? 0) - (a.year ?? 0))[0] ?? null
}

const BACHELOR_AND_ABOVE = new Set<DegreeFact['level']>(['doctorate', 'professional', 'master', 'bachelor'])

/** True where no completed bachelor's degree or higher was read or added; a degree in doubt counts, since it is asked about elsewhere. */
export function noBachelorRead({ degrees }: Pick<PersonFacts, 'degrees'>): boolean {
  return !degrees.some(({ level, completed }) => BACHELOR_AND_ABOVE.has(level) && completed !== false)
}

const FACT_LISTS = ['roles', 'degrees', 'achievements', 'skills', 'licenses', 'publications', 'patents', 'awards'] as const

/** All facts with this certainty: of a picture of a resume, where any letter may be wrong, none is sure. */
export function withCertainty(person: PersonFacts, certainty: Certainty): PersonFacts {
  const marked = FACT_LISTS.map((list) => [list, person[list].map((fact) => ({ ...fact, certainty }))])
  return { ...person, ...Object.fromEntries(marked) }
}
