/** The one sentence of some facts that says most in short, for a conclusion to tell in the fact's own words. */
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { isIdle, tieOf } from '../../../domain/petition/reasoning.ts'
import { isTelegraphic } from '../../../domain/petition/telegraphic.ts'

/** Words by which a sentence leans on the one before it. */
export const LEANS =
  /^(?:Also|It|Its|That|This|These|Those|They|Their|Them|He|She|His|Her|Both|Such|So|But|And|Neither|None|Each|What|Here|There|Then|Where|When it|At the end|The (?:year before|(?:first|second|third)(?! (?:edition|version|release|trial|prototype)\b)|others?|same|latter|former|largest|smallest|bare)\b|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Some|Most|Many|All|Several|Half|Both|\d+) of (?:them|these|those)\b)\b/
/** That nobody is tied to the petitioner says nothing against what they do. */
const UNTIED = /\b(?:never (?:employed|paid|met)|(?:no|not) (?:tie|part|share|employer|contract|license)|without me|not known to me|none is a client)\b/gi
const NEGATES = /\b(?:neither|nor|none|never|no|not|cannot|nobody)\b/i
const YEAR = /^(?:19|20)\d\d$/
const NUMBER = /\$?\d[\d,]*(?:\.\d+)?|\b(?:half|thirds?|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty)\b/gi
const COMPARES = /\bfrom (?!(?:19|20)\d\d to )\$?\d[\d,.]*(?: (?:[a-z]+|(?:19|20)\d\d)){0,4} to \$?\d|\b\d+ of (?:the )?\d|\bpercent\b|^Of (?:the )?\d/
const TAKEN_UP =
  /\b(?:uses?|used|using|adopted|put|recommends?|tests?|testing|installed|has made|have made|has placed|written|rewritten|added|changed|built|took up|has taken|ran|run|send|teach(?:es)?|admitted|printed|accepts?|announced|named|opens|rebuilt|license)\b/
const COMMITS = /\b(?:voted|signed|enrolled|ordered|signed up|agreed|wrote|written|asked|scheduled|resolutions?|invited|will)\b/
const NAMES = /(?<=[a-z,] )\p{Lu}\p{L}+/gu

/** Who did a part of the work for the petitioner is told, and is no result of the petitioner. */
const OF_HELPERS =
  /^(?:Two|Three|Four|Five|Six|My|Our|An?|The|Some|\d+) (?:\p{Ll}+ ){0,2}(?:students?|technicians?|colleagues?|assistants?|interns?|helpers?|mechanics?|interpreters?)\b(?!.*\b(?:I|me|my|mine)\b)/u

/** What takes back a part of itself is evidence, and no conclusion. */
const LIMITED = /\b(?:but|though|although) (?:it|that|this|they|these) (?:is|are|was|were) (?:only|not|just|still)\b|\bsmall numbers?\b|\bso part (?:of it )?(?:is|may be|was)\b/i

const WORDS_MAX = 34
export const count = (words: string): number => words.split(/\s+/).length
/** A sentence without its end and the page behind it, for a citation to stand before it. */
export const bareEnd = (sentence: string): string => sentence.replace(/[.?!]$/, '').replace(/,? \(?(?:(?:on|at) )?(?:pages?|pp?\.) ?\d{1,4}(?:[–-]\d{1,4})?\)?$/, '')

/** `first`: the first that stands by itself; `told`: the first that says what is there, not what is not. */
export type Wanted = 'measured' | 'taken-up' | 'committed' | 'dated' | 'told' | 'first'

const numbersOf = (words: string): string[] => [...words.matchAll(NUMBER)].map(([one]) => one).filter((one) => !YEAR.test(one))

function worth(sentence: string, wanted: Wanted): number {
  const numbers = [...sentence.matchAll(NUMBER)].map(([one]) => one)
  const measures = Math.min(4, numbersOf(sentence).length)
  const names = Math.min(3, [...sentence.matchAll(NAMES)].length)
  const negation = NEGATES.test(sentence.replace(UNTIED, '')) ? 3 : 0
  // “14 of them” needs its other number before it.
  const before = / of them\b/.test(sentence) ? numbersOf(sentence.slice(0, sentence.search(/ of them\b/))).length : 0
  const leans = (/\b(?:them|there|it)\b/.test(sentence) && measures < 2) || (/ of them\b/.test(sentence) && before < 2) ? 2 : 0
  switch (wanted) {
    case 'measured':
      return measures + (COMPARES.test(sentence) || before > 1 ? 3 : 0) + (/\$\d/.test(sentence) ? 2 : 0) - leans
    case 'taken-up':
      // That nobody pays is told as the tie that it is.
      return tieOf(sentence) !== null && !TAKEN_UP.test(sentence) ? 0 : names + (TAKEN_UP.test(sentence) ? 3 : 0) + Math.min(1, measures) - negation
    case 'committed':
      return names + measures + (COMMITS.test(sentence) ? 3 : 0) - negation
    case 'dated':
      return numbers.length - negation
    case 'told':
      return tieOf(sentence) === null ? 1 - negation : 0
    case 'first':
      return 1
  }
}

const ORGANIZATION = /^((?:The )?\p{Lu}[\p{L}’&-]+(?: (?:of |and |for )?\p{Lu}[\p{L}’&-]+)+) (?=\p{Ll})/u
const DONE_BY = /^It (?=(?:has (?:made|written|adopted|placed|changed|taken|added|built)|uses|teaches)\b)/

/** What a body is said to have done stands with its name, where the sentence before begins with it. */
const withName = (sentence: string, before: string | undefined): string => {
  const name = ORGANIZATION.exec(before ?? '')?.[1]
  return name === undefined ? sentence : sentence.replace(DONE_BY, `${name} `)
}

/** Of a sentence that is too long, what stands between semicolons and colons. */
const pieces = (fact: CaseFact): string[] => {
  const there = cut.get(fact)
  if (there !== undefined) return there
  const found = piecesOf(fact.text)
  cut.set(fact, found)
  return found
}
const cut = new WeakMap<CaseFact, string[]>()

const piecesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence, place, all) => {
    const whole = withName(sentence, all[place - 1])
    return count(whole) > WORDS_MAX ? whole.split(/[;:] (?=\p{L})/u) : [whole]
  })

/** In what has no period no verb was found. */
const isEnded = ({ text }: CaseFact): boolean => /[.?!]”?$/.test(text)

export type Core = { fact: CaseFact; words: string }

/** Null where no sentence stands by itself. */
export function coreSentence(facts: readonly CaseFact[], wanted: Wanted, least = 1): Core | null {
  const found = facts
    .filter(({ source, kind }) => source.kind !== 'letter' && kind === 'statement')
    .flatMap((fact, place) => pieces(fact).map((words, at) => ({ fact, words, place: place + at / 100, worth: worth(words, wanted) })))
    .filter(
      ({ fact, words, worth: own }) =>
        own >= least &&
        count(words) <= WORDS_MAX &&
        count(words) >= 5 &&
        !words.includes('“') &&
        isWhole(words) &&
        isEnded(fact) &&
        !isTelegraphic(words) &&
        !LEANS.test(words) &&
        !isIdle(words) &&
        !LIMITED.test(words) &&
        !(fact.element === 'p2.record' && OF_HELPERS.test(words)),
    )
  const best = found.toSorted((one, other) => other.worth - one.worth || (wanted === 'dated' ? other.place - one.place : one.place - other.place))[0]
  return best === undefined ? null : { fact: best.fact, words: bareEnd(best.words).replace(/^./, (letter) => letter.toUpperCase()) }
}

const OPENERS =
  /^(?:A|An|The|In|At|On|Of|By|For|From|Over|During|Since|After|Before|Until|With|Within|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirteen|Fourteen|Fifteen|Sixteen|Eighteen|Twenty|Thirty|Forty|Several|All|Any|Most|Many|My|Our|Half|When|If|Where|While|Because|Although|As|What|No|Each|Every|Nobody|Nothing|Neither|There|Other|Others|Only|Some|Few|Everybody|Everyone)$/

type Spelled = { small: ReadonlySet<string>; names: ReadonlySet<string> }
const spelled = new WeakMap<readonly Pick<CaseFact, 'text'>[], Spelled>()

/** Words that the facts write small, and capitals that stand within their sentences. A case is never changed in place. */
function spellingOf(facts: readonly Pick<CaseFact, 'text'>[]): Spelled {
  const known = spelled.get(facts)
  if (known !== undefined) return known
  const text = facts.map((fact) => fact.text).join('\n')
  const found = { small: new Set(text.match(/(?<=^|[ (“])\p{Ll}+/gmu)), names: new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}*/gu)) }
  spelled.set(facts, found)
  return found
}

/** As it stands behind a colon or a comma: a name keeps its capital. `facts`: of the case, where names stand elsewhere too. */
export function lowered(words: string, facts: readonly Pick<CaseFact, 'text'>[]): string {
  const [first = '', second = ''] = words.split(' ')
  const bare = first.replace(/[^\p{L}]/gu, '')
  const { small, names } = spellingOf(facts)
  const isName =
    !OPENERS.test(first.split('-')[0]!) &&
    (/^\p{Lu}/u.test(second) || /^(?:I|I[’']|\p{Lu}\p{Lu})/u.test(first) || /[’']s$/.test(first) || !/s$/.test(first) || names.has(bare)) &&
    !small.has(bare.toLowerCase())
  return isName ? words : words.slice(0, 1).toLowerCase() + words.slice(1)
}
