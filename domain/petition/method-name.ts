/** What the petitioner calls the method. */
import { settledFacts, type CaseFact, type CaseFile } from './case-file.ts'

const NAMED =
  /\b(?:(?:which|that|method|process|test|tool|program|protocol|approach|procedure|system|rule) I call|I call (?:it|the (?:method|process|exercise|tool|rule|program|protocol|approach))|named(?: it)?|called|\b(?:rule|step|method|test|protocol|exercise|tool),)(?:( the)|(?: the)? step)? ((?:\p{Lu}[\p{L}\d-]+)(?: \p{Lu}[\p{L}\d-]+)*)/u

/** What the petitioner calls the method, in what is told of it or in the endeavor, with the article that goes with it, and the fact that tells it; undefined where it has no name. */
export const nameOfMethod = (file: CaseFile): { name: string; fact: CaseFact } | undefined =>
  settledFacts(file, 'endeavor.method').flatMap((fact) => {
    const found = NAMED.exec(fact.text) ?? NAMED.exec(file.lock?.text ?? '')
    const [whole = '', article, name] = found ?? []
    if (found === null || name === undefined) return []
    const isTheOne =
      (article !== undefined && !/^ \p{Ll}/u.test(found.input.slice(found.index + whole.length))) ||
      settledFacts(file, 'endeavor.method', 'endeavor.outputs', 'p1.merit', 'p1.beyond', 'p2.record').some(
        ({ text }) =>
          new RegExp(`\\b[Tt]he ${name}\\b(?! (?:\\p{Ll}|\\p{Lu}))`, 'u').test(text) || new RegExp(`\\b[Tt]he ${name} (?:is|was|has|found|gave|gives|into|to|in|and|rule)\\b`, 'u').test(text),
      )
    return [{ name: isTheOne ? `the ${name}` : name, fact }]
  })[0]
