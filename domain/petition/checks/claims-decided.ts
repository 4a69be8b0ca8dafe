/** What somebody is told to decide later, and to have done already; and users who pay nothing, of whom some pay. Told by words, read by a person. */
import type { CaseFact } from '../case-file.ts'
import { bare, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const NAME = '\\p{Lu}[\\p{L}’&-]+(?: (?:of |for |the |and )?\\p{Lu}[\\p{L}’&-]+){1,5}'
const DATE = '(?:in|by|until|before|on) [^,.;]{0,30}?20\\d\\d'
/** “Halden Medical decides in April 2027 whether …”, “The Office will decide if …”. */
const DECIDES = new RegExp(`(?<name>${NAME}) (?:(?:will|is to|has yet to|must) (?:then )?(?:decide|vote)|(?:decides|votes) ${DATE}),?[^.;,]{0,60}? (?:whether|if|on) (?<what>[^.;]+)`, 'u')
const TAKES_UP = /^,? ?(?:(?:now|already|also|has|have|itself) )*(?:uses?|used|adopts?|adopted|runs?|teach(?:es)?|taught|appl(?:y|ies|ied)|requires?|required|took|put)\b/i
/** What was done for a trial decides nothing, and what will be is not done. */
const OPEN =
  /\b(?:will|would|could|may|might|plans?|planned|intends?|asked|wants?|if|whether|not|never|tested|(?:in|for|as) (?:an?|the|its|one) (?:\p{Ll}+ )?(?:trial|pilot|test)|until|considers?|considering|decides?|draft|proposed)\b/iu

const stemsOf = (text: string): Set<string> =>
  new Set(
    bare(text)
      .split(' ')
      .filter((word) => word.length > 3 && !/^(?:into|onto|with|that|this|from|which|their|them|they|have|been|more)$/.test(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 6)),
  )

function ofDecisions(told: readonly Told[]): Doubt[] {
  return told.flatMap((one) => {
    const { name, what } = DECIDES.exec(one.sentence)?.groups ?? {}
    if (name === undefined || what === undefined) return []
    const called = name.replace(/^(?:The|In|By|On) /, '')
    const open = stemsOf(what)
    const other = told.find(({ fact, sentence }) => {
      const at = sentence.indexOf(called)
      if (fact.id === one.fact.id || at < 0 || OPEN.test(sentence)) return false
      const after = sentence.slice(at + called.length)
      return TAKES_UP.test(after) || [...stemsOf(after)].filter((word) => open.has(word)).length > 1
    })
    return other === undefined
      ? []
      : [disagree(one, `It is still to be decided here, and another fact tells it as done: “${short(other.sentence)}” Ask what has been decided, and when.`, other.fact.id)]
  })
}

const FREE =
  /^(?:The |All |All the |No |None of (?:the|these|my) |These )?(?:(?:\p{L}+) ){0,2}?(?<who>\p{Ll}{4,}) (?:(?:that|who) use it )?(?:pays? nothing|pays? (?:me|us|for it)|(?:has|have) (?:ever |never )paid|(?:do|does) not pay|never (?:pays?|paid))\b/iu
const DENIES = /^No(?:ne)?\b|\bnothing\b|\bnot\b|\bnever\b/i
const PAYS = new RegExp(
  '(?<![\\p{L}\\d])(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several|some|all|the|most) (?:\\p{Ll}+ )?(?<who>\\p{Ll}{4,}s) (?:(?:now|each|together|already|have|also) )*(?:gives?|gave|pays?|paid|contributes?|contributed|bought|buy|spend|put) (?:me |us |in )?(?:(?:about|some|a total of) )?\\$\\d',
  'iu',
)
const FOR_MINE = /\b(?:me|us)\b|\b(?:for|toward|towards|to) (?:it|my|our|this|the)\b/i
const singular = (noun: string): string => noun.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

/** “No hatchery pays me”, and “four hatcheries give $12,000 a year for my work”. */
function ofPayers(told: readonly Told[]): Doubt[] {
  const paid = told.flatMap((one) => {
    const who = FOR_MINE.test(one.sentence) ? PAYS.exec(one.sentence)?.groups!['who'] : undefined
    return who === undefined || /\bwill\b/.test(one.sentence) ? [] : [{ ...one, who: singular(who) }]
  })
  if (paid.length === 0) return []
  return told.flatMap((one) => {
    const who = DENIES.test(one.sentence) ? FREE.exec(one.sentence)?.groups!['who'] : undefined
    const other = who === undefined ? undefined : paid.find(({ fact, who: payer }) => fact.id !== one.fact.id && payer === singular(who))
    return other === undefined
      ? []
      : [disagree(one, `They are told to pay nothing here, and another fact tells of money: “${short(other.sentence)}” Ask who pays, how much, and for what.`, other.fact.id)]
  })
}

/** `facts`: all that are settled. */
export function claimsDecided(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter'))
  return [...ofDecisions(told), ...ofPayers(told)]
}
