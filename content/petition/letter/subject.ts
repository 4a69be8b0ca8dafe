/** What the endeavor is about, by the name or in the words that the petitioner gives it. */
import type { CaseFile } from '../../../domain/petition/case-file.ts'
import { nameOfMethod } from '../../../domain/petition/method-name.ts'

/** `a bedside protocol with which …` → `the bedside protocol`: what the endeavor is about, in its own words. */
const OBJECT = /\ban? ((?:[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+)(?=,? (?:that|which|with|in|by|for|so|without|from|using|where|who|whose|of|to|on|against|between|through|over|under|into|at|through)\b|,|$)/u

/** Where the endeavor gives the work no name. */
export const UNNAMED = 'the endeavor'

/** What a finding speaks of. */
export const subjectOf = (file: CaseFile): string => {
  const found = OBJECT.exec(file.lock?.text ?? '')?.[1]
  // “The way has merit” names nothing.
  const object = found !== undefined && !/^(?:\p{Ll}+ )?(?:way|means|kind|form|manner|set|number|series|part|year|place)$/u.test(found) ? found : undefined
  return nameOfMethod(file)?.name ?? (object === undefined ? UNNAMED : `the ${object}`)
}
