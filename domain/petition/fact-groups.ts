/** Facts that come from one place of what was sent: whoever knows the place can look at them together. */
import type { CaseFact, CaseFile } from './case-file.ts'

export type FactGroup = {
  key: string
  kind: 'role' | 'studies' | 'works' | 'licenses' | 'results' | 'answer' | 'letter'
  facts: CaseFact[]
}

type Place = Pick<FactGroup, 'key' | 'kind'>

/** Null where a fact stands alone: the name, what we proposed, what the petition that was filed says of a request. */
export function placeOf({ id, kind, element, roleId, source }: CaseFact): Place | null {
  if (source.kind === 'intake') return { key: `answer-${source.field}`, kind: 'answer' }
  if (source.kind === 'letter') return { key: `letter-${source.exhibit}`, kind: 'letter' }
  if (source.kind !== 'resume') return null
  if (kind === 'role') return { key: `role-${id}`, kind: 'role' }
  if (roleId !== null) return { key: `role-${roleId}`, kind: 'role' }
  if (kind === 'degree') return { key: `studies-${source.file}`, kind: 'studies' }
  if (kind === 'item') return element === 'eb2.ability' ? { key: `licenses-${source.file}`, kind: 'licenses' } : { key: `works-${source.file}`, kind: 'works' }
  return kind === 'statement' ? { key: `results-${source.file}`, kind: 'results' } : null
}

/** In the order of the first fact of each; what has no place is in none. */
export function byPlace(facts: readonly CaseFact[]): FactGroup[] {
  const groups = new Map<string, FactGroup>()
  for (const fact of facts) {
    const place = placeOf(fact)
    if (place === null) continue
    const group = groups.get(place.key) ?? { ...place, facts: [] }
    group.facts.push(fact)
    groups.set(place.key, group)
  }
  return [...groups.values()]
}

/** The element under whose heading an open fact is looked at: a line of a position that is open itself stands behind it. */
export function elementToLookAt({ facts }: Pick<CaseFile, 'facts'>, fact: CaseFact): CaseFact['element'] {
  const role = fact.roleId === null ? undefined : facts.find(({ id, state }) => id === fact.roleId && state === 'read')
  return role?.element ?? fact.element
}

/** The facts that one press confirmed, where no word of the customer's came after it: that press can be taken back. */
export function lastTogether({ facts }: Pick<CaseFile, 'facts'>): { press: string; facts: CaseFact[] } | null {
  const last = facts.reduce<CaseFact | null>((latest, fact) => (fact.said !== undefined && fact.said.at >= (latest?.said?.at ?? '') ? fact : latest), null)
  const press = last?.said?.together
  if (press === undefined) return null
  const together = facts.filter(({ state, said }) => state === 'confirmed' && said?.together === press)
  return together.length === 0 ? null : { press, facts: together }
}
