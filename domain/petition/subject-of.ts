/** What the work is called: by its name, or in the words in which the endeavor says what it makes. */
import type { CaseFile } from './case-file.ts'
import { nameOfMethod } from './method-name.ts'

/** `To write and test a bedside protocol with which …` → `the bedside protocol`: what the endeavor makes, in its own words. Behind anything but its verbs the same stands for something else: “without a breach of the permit”. */
const OBJECT =
  /\b[Tt]o (?:develop|build|write|design|test|create|make|publish|validate|finish|release|establish|prove|launch|set up|produce|assemble|compile|draft)(?:(?:, and |, | and )(?!without|with|through|by|for)\p{Ll}+(?: into use| and spread)?){0,4} an? ((?:[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+)(?=,? (?:that|which|with|in|by|for|so|without|from|using|where|who|whose|of|to|on|against|between|through|over|under|into|at|through)\b|,|$)/u

/** Where the endeavor gives the work no name. */
export const UNNAMED = 'the endeavor'

const known = new WeakMap<CaseFile, string>()
/** What a finding speaks of. */
export function subjectOf(file: CaseFile): string {
  const there = known.get(file)
  if (there !== undefined) return there
  const found = OBJECT.exec(file.lock?.text ?? '')?.[1]
  // “The way has merit” names nothing.
  const object = found !== undefined && !/^(?:\p{Ll}+ )?(?:way|means|kind|form|manner|set|number|series|part|year|place)$/u.test(found) ? found : undefined
  const subject = nameOfMethod(file)?.name ?? (object === undefined ? UNNAMED : `the ${object}`)
  known.set(file, subject)
  return subject
}
