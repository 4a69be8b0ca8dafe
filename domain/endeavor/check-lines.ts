/** The lines of a person's material as the rules on deeds compare them. */
import { likeWords, wordKey, type Material } from './check-material.ts'

/** Words that tell in many lines and so tie no two of them together. */
const GENERAL = new Set(
  'work team project program system process company department hospital school year month week new first client customer service area day time use number result member group high large small different various'
    .split(' ')
    .map(wordKey),
)
/** Keys of the words that tell something. */
export const keysOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[^\p{L}\d]+/u)
      .map(wordKey)
      .filter((key) => key.length > 2 && !/^\d/.test(key) && !GENERAL.has(key)),
  ),
]

export type Line = { text: string; words: readonly { key: string; index: number }[] }
const linesRead = new WeakMap<Material, Line[]>()

/** A summary holds many sentences, and what one tells the next does not. */
const SENTENCE_ENDS = /(?<=[\p{Ll}\d)%][.;]) (?=\p{Lu})/u

/** The lines of a person's material with the keys of their words, made once for many checks. */
export function linesOf(material: Material): Line[] {
  const known = linesRead.get(material)
  if (known) return known
  const made = [...new Set(material.text.split(/\n(?!\s*[\p{Ll}(])/u).flatMap((line) => line.replace(/\n\s*/g, ' ').split(SENTENCE_ENDS)))].map((text) => ({
    text,
    words: [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => ({ key: wordKey(word), index })),
  }))
  linesRead.set(material, made)
  return made
}

/** Places of the keys in a line, in the order of the keys: what a sentence names first is its deed. */
export function placesOf({ words }: Line, keys: readonly string[]): number[] {
  return keys.flatMap((key) => {
    const at = words.find((word) => likeWords(word.key, key))
    return at ? [at.index] : []
  })
}

const OBJECT_ENDS = /[,;:]|\b(?:that|which|who|whose|where|while|because|so that|through which)\b|\band (?=\p{L}{3,}(?:ed|ing)\b)/u

/** What a verb is done to, without the clauses that hang on it: "the network that links offices" → "the network ". Empty where it stands before the verb: "the firm I own and direct, …". */
export function ownObject(rest: string): string {
  const [own = ''] = rest.replace(/^ ?(?:and|or) \p{L}+(?= ?[,;])/u, '').split(OBJECT_ENDS)
  return keysOf(own).length > 0 || /^ ?(?:[,;]|(?:and|or) \p{L}+ ?[,;])/u.test(rest) ? own : rest
}
