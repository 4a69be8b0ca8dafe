/** Sentences that cannot be told as they stand: they wait whole, and what could stand of them is proposed to whoever said them. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import { sentencesOf } from './checks/block-text.ts'
import type { CaseFact } from './case-file.ts'
import { isWhole } from './fact-words.ts'

/** “…, because federal law requires it”, “…, and federal law requires it”: what stands before is as true without it. What limits a sentence (“but”, “although”, “unless”, “if”) is no such part. */
const PART_BEGINS =
  /,? (?=because )|, (?=since (?:the|an?|this|it|they|no|each|every|all|any|federal|state|national|my|I|\p{Lu}))|, (?=and (?:the|an?|this|it|they|no|each|every|all|any|federal|state|national|my|I|\p{Lu}))|; /gu
const REASON = /^,? (?:because|since) /
const REASON_FIRST = /^(?:Because|Since) [^,;.]{3,200}, (?=\p{Ll}|I\b)/u
/** “The method was not dropped because the law requires it”: without its reason it says something else. */
const RESTS_ON_REASON =
  /\b(?:not|no|never|nobody|nothing|none|neither|nor|cannot|only|would|could|might|may|hardly|scarcely|barely|rarely|seldom|few|little|less|more|rather|false|wrong|untrue|doubt\p{L}*|den(?:y|ies|ied)|disput\p{L}+|if|whether|without|perhaps|probably)\b|n['’]t\b|(?:\p{L}ly|\b(?:just|even|in part|at least))$/iu
/** What goes on behind a reason may limit what stands before it: “…, but the county has dropped it”, “…, unless the state pays”, “the law limits it to three”. */
const LIMITS =
  /\b(?:but|although|though|unless|if|except|until|till|while|whereas|yet|however|than|otherwise|instead|provided|as long as|limit(?:s|ed)?|prohibit(?:s|ed)?|forbids?|forbade|forbidden|bars|barred|bans?|banned|stops?|stopped|ends?|ended|took|takes away|withdrew|revoked?|cancel(?:s|led|ed)?)\b/i
/** “My claim that the mill bought it, since the law requires it, was wrong”: the reason stands amid the sentence. */
const AMID = /^,? (?:because|since) [^,]*, (?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|may|must)\b/i
const PARTS_MAX = 12

/** “…, technicians” and “Counties, …” belong to a list that was cut in two. */
const isClause = (part: string): boolean => !/^(?:which|who|whom|whose|where|that|and|or|nor|but) /i.test(part) && isWhole(`${capitalize(part)}.`)
const PAIRS: readonly [RegExp, RegExp][] = [
  [/\(/g, /\)/g],
  [/\[/g, /\]/g],
  [/“/g, /”/g],
]
const isClosed = (text: string): boolean => PAIRS.every(([opens, closes]) => (text.match(opens)?.length ?? 0) === (text.match(closes)?.length ?? 0)) && (text.match(/"/g)?.length ?? 0) % 2 === 0
/** Whether nothing of what is left out limits what stands. */
export const isFree = (leftOut: string): boolean => !LIMITS.test(leftOut)

/** The longest whole sentence of the parts of another, without its last sign, that says nothing of what is withheld; null where grammar leaves none. */
export function leftWithout(bare: string, isWithheld: (part: string) => boolean): string | null {
  const ends = [...bare.matchAll(PART_BEGINS)].slice(0, PARTS_MAX).flatMap(({ 0: joint, index }) => {
    const before = bare.slice(0, index)
    const leftOut = bare.slice(index)
    const isReason = REASON.test(leftOut)
    const clauses = before.split(', ')
    if (!isFree(leftOut) || AMID.test(leftOut) || !isClosed(before) || /^Either /.test(before)) return []
    if (isReason && RESTS_ON_REASON.test(before)) return []
    return joint === ', ' && !isReason && clauses.length > 1 && !isClause(clauses.at(-1)!) ? [] : [before]
  })
  const first = REASON_FIRST.exec(bare)?.[0]
  const rest = first === undefined || !isFree(first) ? [] : [bare.slice(first.length)].filter((one) => isClosed(one) && isClause(one.split(', ')[0]!)).map(capitalize)
  return [...ends.toReversed(), ...rest].find((one) => !isWithheld(one) && !/^(?:Because|Since|Although|While|Whereas|Though|If|When|Unless) /.test(one) && isWhole(`${one}.`)) ?? null
}

/** “It saved nine kilns”: says nothing without the sentence before it. */
export const LEANS =
  /^(?:(?:[\p{L}\d]+ ){1,10}(?:in|of|for) both (?:groups|arms|cases|trials)|It|Its|This|That|These|Those|They|Their|Them|He|She|His|Her|Such|So|Thus|Therefore|Thereby|Thereafter|Hence|Then|But|And|Or|Nor|Yet|However|Still|Instead|Otherwise|Moreover|Also|Both|Neither|As a result|As such|If so|Doing so|Only then|In turn|Consequently|Accordingly|Similarly|Likewise|Afterwards|Meanwhile|Furthermore|(?:Here|There|Besides)(?=, )|When (?:it|this|that|they)|(?:Second(?:ly)?|Third(?:ly)?|Fourth|Fifth|Sixth|Next|Finally|Lastly)(?=,| (?:the|an?|I|we|it|they|my|our)\b)|The (?:former|latter|same|others?|rest)|(?:Because of|For|In|By|With|Without|Under|After|Before|Since|Of|On|To|From|Through|At|Until) (?:it|its|this|that|these|those|them|their|such|then|doing)|\p{L}+ of (?:it|its|this|that|these|those|them))\b/u

/** Questions before whose answers nobody is named to whom “they” could point. */
const NAMES_ANEW: ReadonlySet<string> = new Set(['problem', 'usual-practice', 'merit', 'interest', 'result', 'own-part', 'second-result', 'cost-today', 'urgency'])
/** An answer that begins with “They”, of whom nobody knows who they are. */
export const opensOnNobody = ({ text, source }: Pick<CaseFact, 'text' | 'source'>): boolean =>
  source.kind === 'answer' && NAMES_ANEW.has(source.question) && /^(?:They|Their|Them|He|She|His|Her) /.test(text)

/** A text without the sentences that wait, and without those that lean on one of them. */
export function withoutWithheld(text: string, isWithheld: (sentence: string) => boolean): string[] {
  let waits = false
  return sentencesOf(text).filter((sentence) => {
    waits = isWithheld(sentence) || (waits && LEANS.test(sentence))
    return !waits
  })
}

/** A sentence of a text with those behind it that lean on it, as they stand there. */
export function withLeaning(text: string, sentence: string): string {
  const all = sentencesOf(text)
  const at = all.indexOf(sentence)
  const next = all.findIndex((one, place) => place > at && !LEANS.test(one))
  const last = all.at(next === -1 ? -1 : next - 1)!
  const begin = text.indexOf(sentence)
  const end = text.indexOf(last, begin)
  return at === -1 || begin === -1 || end === -1 ? sentence : text.slice(begin, end + last.length)
}
