/** What becomes of the facts when the person corrects, confirms, removes or adds one: it is then stated by the person. */
import { measuresOf } from './achievement-words.ts'
import type { DegreeFact, MonthYear, OccupationMatch, PersonFacts, RoleFact } from './person-facts.ts'
import { yearsOfRoles } from './role-years.ts'

export const TEXT_LISTS = ['achievements', 'skills', 'licenses', 'awards', 'publications', 'patents'] as const
export type TextList = (typeof TEXT_LISTS)[number]
export type FactList = TextList | 'roles' | 'degrees'

export type StatedRole = Pick<RoleFact, 'title' | 'employer' | 'start' | 'end' | 'current'>
export type StatedDegree = Pick<DegreeFact, 'level' | 'field' | 'school' | 'year' | 'completed'>

export type Correction =
  /** `id` null adds one. */
  | { type: 'role-stated'; id: string | null; role: StatedRole }
  | { type: 'degree-stated'; id: string | null; degree: StatedDegree }
  | { type: 'text-stated'; list: TextList; id: string | null; text: string }
  | { type: 'confirmed'; list: FactList; id: string }
  | { type: 'removed'; list: FactList; id: string }
  | { type: 'years-stated'; years: number | null }
  /** Words of the person have no code yet: `''`. */
  | { type: 'field-stated'; code: string; title: string }

const STATED = { origin: 'visitor', place: null, certainty: 'sure' } as const
const KIND: Record<FactList, string> = {
  roles: 'role',
  degrees: 'degree',
  achievements: 'achievement',
  skills: 'skill',
  licenses: 'license',
  awards: 'award',
  publications: 'publication',
  patents: 'patent',
}

/** @param now ends the current role (UTC) */
export function correctFacts(person: PersonFacts, correction: Correction, now: Date): PersonFacts {
  switch (correction.type) {
    case 'role-stated': {
      const stated = { ...correction.role, ...STATED }
      const roles = newestFirst(
        correction.id === null
          ? [{ id: freeId(person, 'roles'), department: null, ...stated }, ...person.roles]
          : person.roles.map((role) => (role.id === correction.id ? { ...role, ...stated } : role)),
      )
      return { ...person, roles, yearsOfExperience: yearsAfter(person, roles, now) }
    }
    case 'degree-stated': {
      const stated = { ...correction.degree, ...STATED }
      const degrees =
        correction.id === null ? [...person.degrees, { id: freeId(person, 'degrees'), ...stated }] : person.degrees.map((degree) => (degree.id === correction.id ? { ...degree, ...stated } : degree))
      return { ...person, degrees }
    }
    case 'text-stated':
      return { ...person, [correction.list]: textStated(person, correction) }
    case 'confirmed':
      return { ...person, [correction.list]: person[correction.list].map((fact) => (fact.id === correction.id ? { ...fact, certainty: 'sure' } : fact)) }
    case 'removed':
      return withoutFact(person, correction.list, correction.id, now)
    case 'years-stated':
      return { ...person, yearsOfExperience: correction.years }
    case 'field-stated': {
      const read = person.occupations.find(({ code }) => code === correction.code && code !== '')
      const stated: OccupationMatch = { code: correction.code, title: correction.title, confidence: 1, evidence: read?.evidence ?? [], stated: true }
      const others = person.occupations.filter((other) => other !== read && other.stated !== true)
      return { ...person, occupations: [stated, ...others].slice(0, 3) }
    }
  }
}

function textStated(person: PersonFacts, { list, id, text }: Extract<Correction, { type: 'text-stated' }>) {
  if (list === 'achievements') {
    const told = { ...STATED, text, action: null, object: null, ...measuresOf(text) }
    // Nobody said in which position it was done.
    if (id === null) return [...person.achievements, { id: freeId(person, list), roleId: null, ...told }]
    return person.achievements.map((fact) => (fact.id === id ? { ...fact, ...told } : fact))
  }
  if (id === null) return [...person[list], { id: freeId(person, list), ...STATED, text }]
  return person[list].map((fact) => (fact.id === id ? { ...fact, ...STATED, text } : fact))
}

/** What was done in a position that is taken out stays the person's, and stands under none. */
function withoutFact(person: PersonFacts, list: FactList, id: string, now: Date): PersonFacts {
  const rest = { ...person, [list]: person[list].filter((fact) => fact.id !== id) }
  if (list !== 'roles') return rest
  const achievements = person.achievements.map((fact) => (fact.roleId === id ? { ...fact, roleId: null } : fact))
  return { ...rest, achievements, yearsOfExperience: yearsAfter(person, rest.roles, now) }
}

/** Years that follow from the dates follow them further; stated ones stay, and those left open because the resume tells another number. */
function yearsAfter(before: PersonFacts, roles: RoleFact[], now: Date): number | null {
  const counted = yearsOfRoles(before.roles, now)
  return before.yearsOfExperience === counted ? yearsOfRoles(roles, now) : before.yearsOfExperience
}

function freeId(person: PersonFacts, list: FactList): string {
  const taken = new Set(person[list].map(({ id }) => id))
  for (let n = person[list].length + 1; ; n += 1) if (!taken.has(`${KIND[list]}-${n}`)) return `${KIND[list]}-${n}`
}

/** Current ones, then by end, then by start; those without dates keep their place at the end. */
function newestFirst(roles: RoleFact[]): RoleFact[] {
  const months = (point: MonthYear | null) => (point === null ? 0 : point.year * 12 + (point.month ?? 0))
  const end = (role: RoleFact) => (role.current ? Number.MAX_SAFE_INTEGER : months(role.end ?? role.start))
  return roles.toSorted((a, b) => end(b) - end(a) || months(b.start) - months(a.start))
}
