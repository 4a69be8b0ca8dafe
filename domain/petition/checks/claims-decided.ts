/** What somebody is told to decide later, and to have done already; what the plan is to add and a version has; users who pay nothing, of whom some pay; and one sum in two figures. Told by words, read by a person. */
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

const ADDS = /\bI will (?:then |also )?(?:add|include|build in) (?:the )?(?<what>\p{Ll}{4,})/u
const HAS = /\b(?:takes?|handles?|includes?|covers?|contains?|added|knows?|reads?|has)\b/i

/** “By February I will add wind”, and “version 4 takes wind into account”. */
function ofAdded(told: readonly Told[]): Doubt[] {
  return told.flatMap((one) => {
    const what = one.fact.element === 'p2.plan' ? ADDS.exec(one.sentence)?.groups!['what'] : undefined
    if (what === undefined) return []
    const named = new RegExp(`${HAS.source}[^.;,]{0,30}? ${what}\\b`, 'i')
    const other = told.find(({ fact, sentence }) => fact.element === 'p2.progress' && named.test(sentence) && !OPEN.test(sentence))
    return other === undefined
      ? []
      : [disagree(one, `It is still to be added here, and another fact tells that it is there: “${short(other.sentence)}” Ask what has been done, and what is planned.`, other.fact.id)]
  })
}

const SUM = /\b(?<verb>saved?|saves|lost|loses?|spent|cost|costs|earned|paid)\b[^.;$]{0,40}?(?<sum>\$\d[\d,.]*\d(?: (?:million|thousand))?)/giu
const APART = /\b(?:more|another|other|also|each|per|of which|at least|almost|further|first|second|half)\b/i
const NAMED = new RegExp(NAME, 'gu')
const onlyYear = (sentence: string): string | null => {
  const years = [...new Set(sentence.match(/\b(?:19|20)\d\d\b/g))]
  return years.length === 1 ? years[0]! : null
}

/** “Saved $90,000 in 2025 at the depot of Marrow City”, and $60,000 there in the same year. */
function ofSums(told: readonly Told[]): Doubt[] {
  const sums = told.flatMap((one) => {
    const found = [...one.sentence.matchAll(SUM)]
    const year = onlyYear(one.sentence)
    return found.length !== 1 || year === null || APART.test(one.sentence)
      ? []
      : [
          {
            ...one,
            year,
            verb: found[0]!.groups!['verb']!.toLowerCase().slice(0, 3),
            sum: found[0]!.groups!['sum']!,
            names: (one.sentence.match(NAMED) ?? []).map((name) => name.replace(/^(?:The|In|At) /, '')),
          },
        ]
  })
  return sums.flatMap((one, place) => {
    const other = sums
      .slice(0, place)
      .find((two) => two.fact.id !== one.fact.id && two.year === one.year && two.verb === one.verb && two.sum !== one.sum && two.names.some((name) => one.names.includes(name)))
    return other === undefined
      ? []
      : [disagree(one, `${one.sum} here, and ${other.sum} in another fact of the same year: “${short(other.sentence)}” Ask which is right, and what each of them counts.`, other.fact.id)]
  })
}

/** `facts`: all that are settled. */
export function claimsDecided(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter'))
  return [...ofDecisions(told), ...ofAdded(told), ...ofPayers(told), ...ofSums(told)]
}
