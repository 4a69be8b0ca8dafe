/** What an operator records or confirms for a customer: never without the customer's own words, in a message or a file of theirs. */
import { confirmFact, type Changed } from './change-case.ts'
import type { CaseFile, Element, OnBehalf } from './case-file.ts'
import { proposeSentence, tidy } from './fact-words.ts'
import { CASE_FACTS_MAX, withNewFacts } from './read-case.ts'

const bareWords = (text: string) =>
  tidy(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a quote stands in what the customer wrote; of a file nothing can be looked up, an operator names the place in it. */
export const isQuoted = (quote: string, text: string): boolean => bareWords(quote) !== '' && bareWords(text).includes(bareWords(quote))

const signed = (file: CaseFile, ids: readonly string[], behalf: OnBehalf): CaseFile => ({ ...file, facts: file.facts.map((fact) => (ids.includes(fact.id) ? { ...fact, onBehalf: behalf } : fact)) })

/** A fact as it was read is confirmed from the customer's words. */
export function confirmOnBehalf(file: CaseFile, given: { id: string; rev: number; behalf: OnBehalf }): Changed {
  const result = confirmFact(file, given)
  return result.kind === 'changed' ? { kind: 'changed', file: signed(result.file, [given.id], given.behalf) } : result
}

/** A fact in the first person of the customer, confirmed from their words. */
export function recordOnBehalf(file: CaseFile, given: { element: Element; text: string; behalf: OnBehalf }): Changed {
  const text = proposeSentence(given.text)
  if (text === '') return { kind: 'says-nothing' }
  if (file.facts.length >= CASE_FACTS_MAX) return { kind: 'case-full' }
  const known = new Set(file.facts.map(({ id }) => id))
  const told = withNewFacts(file, [{ element: given.element, kind: 'statement', text, source: { kind: 'operator', by: given.behalf.by, quote: given.behalf.quote } }])
  const fresh = told.facts.find(({ id }) => !known.has(id))
  return fresh === undefined ? { kind: 'changed', file } : confirmOnBehalf(told, { id: fresh.id, rev: fresh.rev, behalf: given.behalf })
}
