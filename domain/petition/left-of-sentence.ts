/** What is left of a sentence of which one part cannot be told. */
import { isWhole } from './fact-words.ts'

/** “…, because federal law requires it”, “…, and federal law requires it”: what stands before is as true without it. What limits a sentence (“but”, “although”, “unless”, “if”) is no such part. */
const PART_BEGINS =
  /,? (?=because )|, (?=since (?:the|an?|this|it|they|no|each|every|all|any|federal|state|national|my|I|\p{Lu}))|, (?=and (?:the|an?|this|it|they|no|each|every|all|any|federal|state|national|my|I|\p{Lu}))|; /gu
const REASON = /^,? (?:because|since) /
const REASON_FIRST = /^(?:Because|Since) [^,;.]{3,200}, (?=\p{Ll}|I\b)/u
/** “The method was not dropped because the law requires it”: without its reason it says something else. */
const RESTS_ON_REASON = /\b(?:not|no|never|nobody|nothing|none|neither|nor|cannot|only|would|could|might|may|hardly|rarely)\b|n['’]t\b/i
const PARTS_MAX = 12

/** The longest whole sentence of the parts of another, without its last sign, that says nothing of what is withheld; null where grammar leaves none. */
export function leftWithout(bare: string, isWithheld: (part: string) => boolean): string | null {
  const ends = [...bare.matchAll(PART_BEGINS)].slice(0, PARTS_MAX).flatMap(({ index }) => {
    const before = bare.slice(0, index)
    return REASON.test(bare.slice(index)) && RESTS_ON_REASON.test(before) ? [] : [before]
  })
  const first = REASON_FIRST.exec(bare)?.[0]
  const rest = first === undefined ? [] : [bare.slice(first.length)].map((one) => one.charAt(0).toUpperCase() + one.slice(1))
  return [...ends.toReversed(), ...rest].find((one) => !isWithheld(one) && !/^(?:Because|Since|Although|While|Whereas|Though|If|When|Unless) /.test(one) && isWhole(`${one}.`)) ?? null
}

/** The sentence itself, or what is left of it: one, or none. */
export function toldOf(sentence: string, isWithheld: (part: string) => boolean): string[] {
  if (!isWithheld(sentence)) return [sentence]
  const left = leftWithout(sentence.replace(/[.?!]$/, ''), isWithheld)
  return left === null ? [] : [`${left}.`]
}
