/** The roles that the answer on the next role names, and how surely they lie in the occupations of the U.S. occupation system. */
import { occupationIndex } from '../occupation/occupation-index.ts'
import { titleFits } from '../occupation/match-occupations.ts'
import { soughtTitles } from './stated-focus.ts'

/** A title that is less like one of an occupation names none. */
const LEAST_LIKE = 0.6

/** Titles and occupations of any trade tell no field. */
const GENERAL_TITLE =
  /^(?:(?:senior|general|program|project|operations|business|office|team|staff) )*(?:manager|director|head|lead|leader|chief|coordinator|owner|founder|analyst|specialist|supervisor|consultant)$/i
const OF_ANY_TRADE = /^(?:11-(?:1011|1021|9041|9199)|13-(?:1082|1111))/

/** Code of an occupation → 0–1; empty where the answer names no role, or one of any trade. */
export function soughtOccupations(answer: string): ReadonlyMap<string, number> {
  const index = occupationIndex()
  const found = new Map<string, number>()
  for (const title of soughtTitles(answer).filter((one) => !GENERAL_TITLE.test(one)))
    for (const [n, fit] of titleFits(title, index)) {
      const code = index.codes[n] ?? ''
      if (fit >= LEAST_LIKE && !OF_ANY_TRADE.test(code)) found.set(code, Math.max(found.get(code) ?? 0, Math.min(fit, 1)))
    }
  return found
}
