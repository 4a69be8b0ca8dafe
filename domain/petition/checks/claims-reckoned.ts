/** Figures that do not follow from each other, and who owns what is made. Told by words, read by a person. */
import type { CaseFact } from '../case-file.ts'
import { short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const AMOUNT = '\\$?(\\d[\\d,]*(?:\\.\\d+)?)'
const CHANGE = new RegExp(
  `\\bfrom ${AMOUNT}(?!\\d|,\\d| ?percent)(?: \\p{L}+){0,4}? to ${AMOUNT}(?!\\d|,\\d| ?percent)[^.;:\\d]{0,60}?(?:\\d{1,2} (?:weeks?|months?|years?|days?)[^.;:\\d]{0,20}?)?(?:\\b(?:which is|that is|or|by|an?|about|i\\.e\\.) |[,(=] ?)(?:about |nearly |roughly )?(\\d{1,3}(?:\\.\\d+)?) percent (?:more|less|fewer|higher|lower|better|faster|drop|fall|rise|increase|decrease|reduction|improvement|gain)\\b`,
  'iu',
)
const number = (digits: string): number => Number(digits.replaceAll(',', ''))
/** Points of a percentage by which it may be rounded. */
const ROUNDED = 3

/** “From 12 to 18 words, which is 80 percent more.” */
const ofPercentages = (told: readonly Told[]): Doubt[] =>
  told.flatMap((one) => {
    const found = CHANGE.exec(one.sentence)
    if (found === null) return []
    const [from, to, said] = [number(found[1]!), number(found[2]!), Number(found[3]!)]
    const isYears = [from, to].every((amount) => amount >= 1900 && amount < 2100)
    const real = (Math.abs(to - from) / from) * 100
    return from === 0 || isYears || Math.abs(real - said) <= ROUNDED
      ? []
      : [disagree(one, `From ${found[1]!} to ${found[2]!} is a change of ${Math.round(real)} percent, and not of ${found[3]!}. Ask which figure is right.`)]
  })

const OF_SO_MANY = /(?<![\d,.$])(\d[\d,]*) (?:\p{Ll}+ ){0,2}?(?:were |was |have been |has been |had |have )?(?:already |then |later )?(\p{Ll}{3,}ed)\b(?! (?:the|an?|to|\d))/gu
const SO_MANY = /(?<!\p{L})(\p{Ll}{3,}ed) (\d[\d,]*) (?!percent|million|thousand|hours?|days?|weeks?|months?|years?|times)(?=\p{Ll})/gu
/** Below it, two counts may be alike by chance. */
const TELLING = 5

function countsBy(sentence: string): Map<string, number> {
  const found = [...[...sentence.matchAll(OF_SO_MANY)].map(([, count, verb]) => [verb!, count!] as const), ...[...sentence.matchAll(SO_MANY)].map(([, verb, count]) => [verb!, count!] as const)]
  return new Map(found.flatMap(([verb, count]) => (countOf(count) === null ? [] : [[verb, countOf(count)!] as const])))
}

/** “It reported 63 faults; 41 were confirmed”, and “58 reported in total, 41 confirmed”: what agrees in one count is one set. */
function ofSets(told: readonly Told[]): Doubt[] {
  const counted = told.map((one) => ({ ...one, counts: countsBy(one.sentence) })).filter(({ counts }) => counts.size > 1)
  return counted.flatMap((one, place) => {
    for (const other of counted.slice(0, place)) {
      if (other.fact.id === one.fact.id || ![...one.counts].some(([verb, count]) => count >= TELLING && other.counts.get(verb) === count)) continue
      const apart = [...one.counts].find(([verb, count]) => other.counts.has(verb) && other.counts.get(verb) !== count)
      if (apart !== undefined)
        return [
          disagree(one, `${apart[1]} ${apart[0]} here, and ${other.counts.get(apart[0])!} in another fact: “${short(other.sentence)}” Ask which is right, or what tells the two apart.`, other.fact.id),
        ]
    }
    return []
  })
}

const THEIRS =
  /\b(?:everything|anything|all|whatever|any (?:code|software|invention|work))(?: (?:that|what|which))? I (?:write|wrote|make|made|invent|develop|create|build|produce|design)\w*[^.;]{0,30}? (?:belongs? to|is owned by|is the property of|is assigned to)\b|\b(?:the|my|this) (?:app|application|code|software|program|model|method|protocol|tool|data|database|library|patent|design|chart|guide) (?:belongs? to|(?:is|are) (?:owned by|(?:the )?property of)) (?!me\b|us\b|nobody\b|no one\b|everybody\b|the public\b)|\b(?:owns|keeps) (?:everything|all|whatever|anything)(?: that)? I (?:write|make|invent|develop|create|build|produce|design)\w*/i
const LETS = /\b(?:released|release|waived?|waiver|except|unless|outside|not this|permits? in writing|agreed in writing)\b/i
const MINE = /\bI own(?=[,.;]| (?:and|the|it|all)\b)|\bbelongs? to me\b|\b(?:is|are) my (?:own )?property\b/i

/** “By my contract everything I write belongs to the mill”: what is to be published needs its release, whatever is said of it. */
const ofRights = (told: readonly Told[]): Doubt[] =>
  told
    .filter(({ sentence }) => THEIRS.test(sentence) && !LETS.test(sentence))
    .map((one) => {
      const other = told.find(({ fact, sentence }) => fact.id !== one.fact.id && MINE.test(sentence) && !/\b(?:percent|company|half)\b/.test(sentence))
      return other === undefined
        ? disagree(one, 'By this the work is another’s. Ask for the written release by which it may be published and carried on.')
        : disagree(one, `By this the work is another’s, and another fact says: “${short(other.sentence)}” Ask whose it is, and for the written release.`, other.fact.id)
    })

/** `facts`: all that are settled. */
export function claimsReckoned(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind }) => kind === 'statement' || kind === 'item'))
  return [...ofPercentages(told), ...ofSets(told), ...ofRights(told)]
}
