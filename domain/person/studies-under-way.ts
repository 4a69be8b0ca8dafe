/** What a person says of themselves at the head of the resume: where it says that they study, the degree of that level has no sure end, whatever year stands beside it. */
import { degreeHits } from '../resume/resume-degrees.ts'
import { actionOf } from './achievement-words.ts'
import type { ReadDegree } from './degrees-told-once.ts'

/** @param texts the headline and the summary */
export function withStudiesUnderWay(degrees: ReadDegree[], texts: readonly (string | null)[]): ReadDegree[] {
  const levels = new Set(texts.flatMap((text) => (text === null ? [] : levelsUnderWay(text))))
  if (levels.size === 0) return degrees
  return degrees.map((degree) => {
    const isLatest = !degrees.some((other) => other !== degree && other.level === degree.level && (other.year ?? 0) > (degree.year ?? Infinity))
    return degree.completed !== false && degree.level !== null && levels.has(degree.level) && isLatest ? { ...degree, completed: null, certainty: 'unsure' } : degree
  })
}

/** "Graduating Ph.D. candidate", "Current MS of Kiln Design graduate student", "currently pursuing an MBA". */
function levelsUnderWay(text: string): NonNullable<ReadDegree['level']>[] {
  return degreeHits(text).flatMap(({ level, index, match }) => {
    const ahead = (
      text
        .slice(Math.max(0, index - LONGEST_LEAD), index)
        .split(/[.!?;|\n]\s+/)
        .at(-1) ?? ''
    ).trimStart()
    const own = ahead.split(/\s+/).length <= MOST_WORDS_AHEAD && (actionOf(ahead) === null || AIMS.test(ahead)) && !OF_OTHERS.test(ahead)
    return own && (AIMS.test(ahead) || STUDIES.test(text.slice(index + match.length))) ? [level] : []
  })
}
const LONGEST_LEAD = 120
const MOST_WORDS_AHEAD = 12
const STUDIES = /^['’]?s?(?: degree)?(?: (?:of|in) (?:[\p{Lu}&][\p{L}]*\s?|and ){1,6})?\s?(?:degree |graduate )?(?:student|candidate)\b(?!s)/iu
const AIMS = /\b(?:pursuing|enrolled in|studying for|completing|finishing|working (?:on|towards?))(?: (?:an?|my|the|his|her))?(?: (?!degree)\p{L}+)?\s$/iu
const OF_OTHERS = /\b(?:students?|candidates?|others|employees|staff|for|of|with|helped?|who)\b/i
