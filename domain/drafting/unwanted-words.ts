/** What a visitor asks to leave unsaid: "please do not say ionic liquid in the text". */
import type { PersonFacts } from '../person/person-facts.ts'

const ASKED = [
  /\b(?:do not|don[’']?t|dont|never|please not|not to) (?:say|use|mention|write|print|name)(?: (?:the|any) words?| anything about| the name of)? ([^.;:\n]{3,80})/gi,
  /\b(?:avoid|no mention of|leave out|leave unsaid)(?: (?:the|any) words?| all)? ([^.;:\n]{3,80})/gi,
]
/** Where the words that are asked for end. */
const END = /\s*(?:,|\(|\bin (?:the|my|any)\b|\bby name\b|\bsince\b|\bbecause\b|\bgiven\b|\bas\b|\bplease\b|\bpls\b|\bthat\b|\bif\b|\bfor now\b|\banywhere\b|\bat all\b).*$/i
const WORDS_MAX = 4
/** Of what is called by these alone nobody knows what is meant. */
const EMPTY = /^(?:it|this|that|these|those|them|anything|everything|my|the|any|a|an|i|we|me|name|work|jobs?|projects?|resume|company|employer)$/i

/** Phrases in small letters; none where no word is named. */
export function unwantedWords(answer: string): string[] {
  const told = ASKED.flatMap((pattern) => [...answer.matchAll(pattern)].map(([, words = '']) => words))
  return [
    ...new Set(
      told
        .map((words) => words.replace(END, ''))
        .flatMap((words) => words.split(/\s+(?:and|or|nor)\s+|\s*\/\s*/i))
        .map((words) =>
          words
            .replace(/["“”'’]/g, '')
            .replace(/^(?:the|any|a|an|my|our)\s+/i, '')
            .trim()
            .toLowerCase(),
        )
        .filter((words) => words.length > 3 && words.split(' ').length <= WORDS_MAX && !EMPTY.test(words)),
    ),
  ]
}

/** The facts without those whose words hold what is to be left unsaid; posts and degrees stay. */
export function withoutUnwanted(facts: PersonFacts, answer: string): PersonFacts {
  const unwanted = unwantedWords(answer)
  if (unwanted.length === 0) return facts
  const isWanted = ({ text }: { text: string }) => {
    const said = text.toLowerCase().replace(/[-–]/g, ' ').replace(/\s+/g, ' ')
    return !unwanted.some((words) => said.includes(words.replace(/[-–]/g, ' ')))
  }
  return {
    ...facts,
    achievements: facts.achievements.filter(isWanted),
    publications: facts.publications.filter(isWanted),
    patents: facts.patents.filter(isWanted),
    awards: facts.awards.filter(isWanted),
  }
}
