/** What the endeavor is about, by the name or in the words that the petitioner gives it. */
import { settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'

const NAMED = /\b(?:which I call|I call (?:it|the (?:method|process|exercise|tool|rule|program|protocol|approach))|named|called)(?: the)? (?:step )?((?:\p{Lu}[\p{L}\d-]+)(?: \p{Lu}[\p{L}\d-]+)*)/u

/** What the petitioner calls the method, and the fact that says so; undefined where it has no name. */
export const nameOfMethod = (file: CaseFile): { name: string; fact: CaseFact } | undefined =>
  settledFacts(file, 'endeavor.method').flatMap(
    (fact) =>
      NAMED.exec(fact.text)
        ?.slice(1)
        .map((name) => ({ name, fact })) ?? [],
  )[0]

/** `a bedside protocol with which …` → `the bedside protocol`: what the endeavor is about, in its own words. */
const OBJECT = /\ban? ((?:[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+)(?=,? (?:that|which|with|in|by|for|so|without|from|using|where|who|whose|of|to|on|against|between|through|over|under|into|at|through)\b|,|$)/u

/** What a finding speaks of. */
export const subjectOf = (file: CaseFile): string => {
  const object = OBJECT.exec(file.lock?.text ?? '')?.[1]
  return nameOfMethod(file)?.name ?? (object === undefined ? 'the endeavor' : `the ${object}`)
}
