/** A candidate for a degree studies: "PhD Candidate, Harbor University" among the positions is a degree in progress too. */
import { namesSchool } from '../resume/header-words.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ReadDegree } from './degrees-told-once.ts'
import type { ReadRole } from './role-facts.ts'
import { isFieldThroughout } from './run-on-degree.ts'

const CANDIDATE = /\b(?:candidate|student)\b(?:\s+(?:in|of)\s+(\p{Lu}[\p{L} &-]{2,60}))?/iu

/** Degrees that only positions tell of; those whose level is told among the studies at the same school, or still goes on, are left out. */
export function studiesOf(roles: ReadRole[], told: ReadDegree[]): ReadDegree[] {
  return roles.flatMap((role) => {
    // A visiting student has the degree elsewhere.
    const candidate = /\bvisiting\b|\b(?:co-?)?(?:supervis|advis|mentor|teach|examin)\p{L}+/iu.test(role.title ?? '') ? null : (role.title?.match(CANDIDATE) ?? null)
    const level = candidate === null ? undefined : (degreeHits(role.title ?? '')[0]?.level ?? (/\bdoctoral\b/i.test(role.title ?? '') ? 'doctorate' : undefined))
    if (level === undefined || role.employer === null || !namesSchool(role.employer)) return []
    if (told.some((degree) => degree.level === level && (!degree.completed || degree.school === null || role.employer?.includes(degree.school) || degree.school.includes(role.employer ?? ''))))
      return []
    const { origin, place, certainty, employer: school } = role
    // "PhD Candidate in SmartKiln, a joint project": what is no field is the name of something else.
    const field = candidate?.[1] !== undefined && isFieldThroughout(candidate[1]) ? candidate[1] : null
    // What was left without a word of its end may have been finished or not.
    return [{ origin, place, certainty: role.current ? certainty : 'unsure', level, field, school, year: null, completed: false }]
  })
}
