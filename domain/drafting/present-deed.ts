/** Tells what a person does in a post held now in the present tense, where the resume prints it so. */
import { findVerb } from './verbs.ts'

const AUXILIARY = /\b(?:was|were|had|did|has|have)\b/

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z][a-z-]*/g) ?? []

/**
 * "orchestrated repairs of 40 docks" where the line reads "Orchestrate repairs of 40 docks" → "orchestrate repairs of 40 docks". Null for a finished act,
 * which the line prints in the past, and where the form of any verb is not sure.
 */
export function presentOf(clause: string, line: string): string | null {
  const printed = new Set(wordsOf(line))
  if (clause.startsWith('was responsible for ')) return /\b(?:was|had been) responsible\b/i.test(line) || AUXILIARY.test(clause.slice(4)) ? null : `am ${clause.slice(4)}`
  if (AUXILIARY.test(clause)) return null
  const words = clause.split(' ')
  const said: string[] = []
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/,$/, '')
    const verb = findVerb(bare)
    // A participle that the line prints as well tells no deed of its own; at the head it is the deed, and finished.
    const turns = verb?.form === 'past' && verb.past !== verb.base && !printed.has(bare.toLowerCase())
    if (at === 0 && !turns) return null
    if (turns && ![...printed].some((one) => findVerb(one)?.base === verb.base)) return null
    said.push(turns ? `${verb.base}${word.endsWith(',') ? ',' : ''}` : word)
  }
  return said.join(' ')
}
