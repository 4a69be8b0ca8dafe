/** What a plan calls the first still to come, and another fact tells as done: which is right is asked of the petitioner. Told by words, read by a person. */
import type { CaseFact } from '../case-file.ts'
import { short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences } from './told-sentences.ts'

const COUNT = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|several|many)'
/** What is planned, and how it is told once it is done. */
const DEEDS: readonly (readonly [ahead: string, done: string])[] = [
  ['sell|lease', 'bought|purchased|sold|leased|paid for'],
  ['deliver|ship|supply|install|equip', 'delivered|shipped|supplied|installed|equipped'],
  ['train|teach', 'trained|taught'],
  ['treat', 'treated'],
  ['license', 'licensed'],
]
const AHEAD = DEEDS.map(([verbs, done]) => ({
  /** What limits the first of them, as a place or a version does, says that there were others. */
  ahead: new RegExp(`\\bwill (?:then |also )?(?:${verbs}) (?:\\p{L}[\\p{L}’-]* ){0,8}?the first (?:${COUNT} )?(?<noun>\\p{Ll}{4,}s)(?=[,.;]|$| (?:and|by|before|until|at|during) )`, 'u'),
  done: new RegExp(`\\b(?:${done})\\b`),
}))
/** What was done for somebody else is not the first of what is planned. */
const NOT_DONE =
  /\b(?:will|would|could|may|might|plans?|planned|hopes?|wants?|not|no|never|nobody|none|free|my (?:old|former|last|previous)|University|as an? (?:lecturer|teacher|student|employee|resident))\b|n’t\b/i

/** “In 2027 I will sell the kit to the first ten hatcheries”, and “Thirty hatcheries have bought the kit”. */
export function claimsFirstAhead(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  return told.flatMap((one) =>
    AHEAD.flatMap(({ ahead, done }): Doubt[] => {
      const noun = ahead.exec(one.sentence)?.groups?.['noun']
      if (noun === undefined) return []
      const counted = new RegExp(`(?<![\\p{L}\\d])${COUNT} (?:\\p{Ll}+ )?${noun}\\b`, 'iu')
      const other = told.find((two) => two.fact.id !== one.fact.id && done.test(two.sentence) && !NOT_DONE.test(two.sentence) && counted.test(two.sentence))
      return other === undefined
        ? []
        : [disagree(one, `The first ${noun} are still to come here, and another fact tells of some already: “${short(other.sentence)}” Ask what has happened, and what is planned.`, other.fact.id)]
    }),
  )
}
