/**
 * The parts of an achievement: what was done to which object, by what means, on what scale, with what change. Each part is certain or
 * null. A clause whose object is one half of a coordination ("nuclear and non-nuclear projects") has no object here.
 */
import { measuresOf } from '../person/achievement-words.ts'
import { ownObject, type WorkedObject } from './own-object.ts'
import { isSpelledRight } from './spelling.ts'
import { findVerb } from './verbs.ts'

export type AchievementStructure = {
  object: WorkedObject | null
  /** "streamlining schedules and workflow documentation": a gerund phrase, whole. */
  means: string | null
  /** What there were many of, without their number: "bridges", "county offices". */
  scope: string | null
  /** The unit of time in which the change was counted: "days". */
  timed: string | null
  /** What the achievement is best told by. */
  lead: 'means' | 'scope' | 'result' | 'deed'
}

const TIME = 'seconds|minutes|hours|days|weeks|months|quarters|years'
/** Behind these the means is over. */
const MEANS_END = /,| (?:which|that|resulting|saving|reducing|increasing|while|thereby|to|for|in|at|within|during|across|from|as|so|leading|and thus|after|before|with) /
const MANNER =
  /^(?:working|being|having|serving|acting|doing|going|meeting|exceeding|providing|ensuring|coordinating|collaborating|leveraging|using|utilizing|maintaining|keeping|growing|increasing|saving|making|taking|getting|giving|following|over|up)\b/

/** "by streamlining schedules and workflow documentation saving 10%" → the gerund phrase without what follows it. */
function meansOf(clause: string): string | null {
  const found = / by ([a-z]+ing .+)$/.exec(clause)?.[1]
  const phrase = found?.split(MEANS_END)[0]?.replace(/[.;]$/, '').trim()
  const words = phrase?.split(' ') ?? []
  if (!phrase || words.length < 3 || words.length > 9 || findVerb(words[0] ?? '')?.form !== 'gerund' || MANNER.test(phrase)) return null
  // A list that was cut, a name, a figure, or somebody else's: not said again.
  if (
    /\d|[A-Z$%()"/]|\b(?:their|our|my|his|her|its|the company|and|or|of|a|an|the)$|\b(?:my|our|their)\b/.test(phrase) ||
    (found ?? '').slice(phrase.length).startsWith(',') ||
    !isSpelledRight(phrase)
  )
    return null
  return phrase
}

/** Counted things that say where a result holds; counts of time, money and shares do not. */
function scopeOf(clause: string): string | null {
  const found =
    /\b(?:used (?:by|on|in|at)|for|across|at|in|on|of|over|serving|covering) (?:over |more than |about |approximately |nearly |all )?(?:\d[\d,]*\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[a-z-]+ ){0,2}[a-z-]+[^s]s)\b(?!-)/.exec(
      clause,
    )?.[1]
  if (!found || !isSpelledRight(found)) return null
  if (
    new RegExp(
      `\\b(?:${TIME}|dollars|percent|points|times|people|employees|members|staff|shifts|hires|individuals|persons|projects|things|areas|products|items|others|cases|levels|phases|ways|accounts)$`,
    ).test(found)
  )
    return null
  // "18 sister companies and" would be half of a pair.
  return / (?:and|or|of|to|in|by|per|different|various|other|new|annual|daily|weekly|monthly)\b/.test(` ${found}`) ? null : found
}

const timedIn = (clause: string) => new RegExp(`\\bfrom (?:\\d+|[a-z]+) (?:${TIME})? ?to (?:\\d+|[a-z]+) (${TIME})\\b`).exec(clause)?.[1] ?? null

/** Pure. `clause` follows "I" in the past tense and was checked to be whole; `base` is its verb. */
export function structureOf(clause: string, base: string): AchievementStructure {
  const { measures } = measuresOf(clause)
  const [means, scope, timed] = [meansOf(clause), scopeOf(clause), timedIn(clause)]
  return { object: ownObject(clause, base), means, scope, timed, lead: means ? 'means' : scope ? 'scope' : measures.length > 0 ? 'result' : 'deed' }
}
