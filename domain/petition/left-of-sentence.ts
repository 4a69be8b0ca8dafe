/** What is left of a sentence of which one part cannot be told. */
import { isWhole } from './fact-words.ts'

/** “…, because federal law requires it”: what is left is as true without its reason or its second half. What limits a sentence (“unless”, “if”) is no such part. */
const PART_BEGINS = /,? (?=because )|, (?=(?:since|while|whereas|although|and|but) (?:the|an?|this|it|they|no|each|every|all|any|federal|state|national|my|I|\p{Lu}))|; /gu
const REASON_FIRST = /^(?:Because|Since|Although|While) [^,;.]{3,200}, (?=\p{Ll}|I\b)/u
const PARTS_MAX = 12

/** The longest whole sentence of the parts of another, without its last sign, that says nothing of what is withheld; null where grammar leaves none. */
export function leftWithout(bare: string, isWithheld: (part: string) => boolean): string | null {
  const ends = [...bare.matchAll(PART_BEGINS)].slice(0, PARTS_MAX).map(({ index }) => bare.slice(0, index))
  const first = REASON_FIRST.exec(bare)?.[0]
  const rest = first === undefined ? [] : [bare.slice(first.length)].map((one) => one.charAt(0).toUpperCase() + one.slice(1))
  return [...ends.toReversed(), ...rest].find((one) => !isWithheld(one) && !/^(?:Because|Since|Although|While|If|When|Unless) /.test(one) && isWhole(`${one}.`)) ?? null
}
