/** What a visitor asks to leave unsaid: "please do not say ionic liquid in the text". */
import type { PersonFacts } from '../person/person-facts.ts'
import { searchableLine } from './evidence.ts'

/** A request begins a sentence or follows a word of asking: "hospitals do not name a lead" is none. */
const BEGINS = '(?<=^|[.;:,!?(\\n]\\s{0,3}|\\b(?:please|pls|kindly|so|also|and|but|prefer|rather|better)\\s)'
const ASKED = [
  new RegExp(`${BEGINS}(?:do not|don[’']?t|never|not|not to) (?:say|mention|write|print|name)(?: (?:the|any) words?| anything about| the name of)? ([^.;:\\n]{3,80})`, 'gi'),
  new RegExp(`${BEGINS}(?:(?:do not|don[’']?t|never) use|avoid|leave out) (?:the|any) (?:words?|terms?|names?) ([^.;:\\n]{3,80})`, 'gi'),
  /\bno mention of ([^.;:\n]{3,80})/gi,
]
/** Where the words that are asked for end. */
const END = /\s*(?:,|\(|\bin (?:the|my|any)\b|\bby name\b|\bsince\b|\bbecause\b|\bgiven\b|\bas\b|\bplease\b|\bpls\b|\bthat\b|\bif\b|\bfor now\b|\banywhere\b|\bat all\b).*$/i
const WORDS_MAX = 4
/** Of what is called by these alone nobody knows what is meant. */
const EMPTY = /^(?:it|this|that|these|those|them|anything|everything|my|the|any|a|an|i|we|me|name|work|jobs?|projects?|resume|company|employer)$/i

/** Phrases in small letters; none where no word is named. */
export function unwantedWords(answer: string): string[] {
  const told = ASKED.flatMap((pattern) => [...answer.matchAll(pattern)].map(([, words = '']) => words.replace(END, '')))
  const phrases = told
    .flatMap((words) => words.split(/\s+(?:and|or|nor)\s+|\s*\/\s*/i))
    .map((words) =>
      words
        .replace(/["“”'’]/g, '')
        .replace(/^(?:the|any|a|an|my|our)\s+/i, '')
        .trim()
        .toLowerCase(),
    )
  return [...new Set(phrases.filter((words) => words.length > 3 && words.split(' ').length <= WORDS_MAX && !EMPTY.test(words)))]
}

const plain = (text: string) => searchableLine(text.replace(/[-–]/g, ' '))

/** The facts without those that name what is to be left unsaid, and the words that took any out; posts and degrees stay. */
export function withoutUnwanted(facts: PersonFacts, answer: string): { facts: PersonFacts; leftOut: string[] } {
  const unwanted = unwantedWords(answer)
  // "ionic liquids" names it too.
  const names = (text: string, words: string) => ['', 's', 'es'].some((ending) => plain(text).includes(plain(words + ending)))
  const isWanted = ({ text }: { text: string }) => !unwanted.some((words) => names(text, words))
  const { achievements, publications, patents, awards } = facts
  const leftOut = unwanted.filter((words) => [achievements, publications, patents, awards].flat().some(({ text }) => names(text, words)))
  return leftOut.length === 0
    ? { facts, leftOut }
    : {
        facts: { ...facts, achievements: achievements.filter(isWanted), publications: publications.filter(isWanted), patents: patents.filter(isWanted), awards: awards.filter(isWanted) },
        leftOut,
      }
}
