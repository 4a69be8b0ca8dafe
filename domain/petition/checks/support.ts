/** Whether numbers, names, credentials and laws of a block stand in the facts that it rests on: what is not there was invented. */
import { EVERYWHERE as EVERYWHERE_IN_RESUMES, OFTEN } from '../../drafting/common-words.ts'
import { TENS, UNDER_TWENTY } from '../../number-words.ts'
import { bare, sentencesOf } from './block-text.ts'

/** What a block may say, word by word: its facts, the titles of its exhibits, the endeavor, and what the composer wrote there. */
export type Ground = { texts: readonly string[]; facts: readonly string[] }

const SCALES = 'dozen|dozens|hundred|hundreds|thousand|thousands|million|millions|billion|billions|trillion'
const NUMBER = new RegExp(
  `\\$?\\d[\\d,]*(?:\\.\\d+)?|\\b(?:${TENS.slice(2).join('|')})(?:-(?:${UNDER_TWENTY.slice(1, 10).join('|')}))?\\b|\\b(?:${UNDER_TWENTY.slice(2).join('|')})\\b|\\b(?:${SCALES}|twice|double|doubled|triple|tripled|halved|half)\\b`,
  'gi',
)

function valueOf(written: string): string {
  const low = written.toLowerCase()
  if (/\d/.test(low)) return low.replace(/[$,]/g, '').replace(/\.0+$/, '')
  const [tens = '', ones] = low.split('-')
  const ten = TENS.indexOf(tens)
  if (ten > 0) return String(ten * 10 + (ones === undefined ? 0 : UNDER_TWENTY.indexOf(ones)))
  const small = UNDER_TWENTY.indexOf(low)
  return small >= 0 ? String(small) : low.replace(/s$/, '').replace(/d$/, '')
}

type Counted = { written: string; value: string; nouns: string[] }

const stem = (word: string) => word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, 7)
const IDLE = new Set('the a an of in to and or by for at on with from per than as its their my was were is are be it that which'.split(' '))

function numbersIn(text: string): Counted[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const after = bare(text.slice(match.index + match[0].length))
      .split(' ')
      .filter((word) => word !== '' && !IDLE.has(word))
      .slice(0, 3)
    const before = bare(text.slice(0, match.index))
      .split(' ')
      .filter((word) => word !== '' && !IDLE.has(word))
      .slice(-2)
    return { written: match[0], value: valueOf(match[0]), nouns: [...after, ...before].map(stem) }
  })
}

const isYear = (value: string) => /^(?:19|20)\d\d$/.test(value)

const LAW_CITE =
  /\b\d+ I&N Dec\.(?: at)? \d+(?:[–-]\d+)?(?:, \d+(?:[–-]\d+)?)?(?: \(AAO \d{4}\))?|\b\d+ CFR(?: part)? \d+(?:\.\d+)?(?:\([a-zA-Z0-9]+\))*|\b\d+ U\.S\.C\. §+ ?\d+[a-z]?(?:\([a-zA-Z0-9]+\))*|\b(?:INA|Act) §+ ?\d+(?:\([a-zA-Z0-9]+\))*|\bsections? \d+(?:\([a-zA-Z0-9]+\))+|\b\d+ USCIS-PM [A-Z]\.\d+(?:\([A-Z0-9]+\))*|§+ ?\d+(?:\.\d+)?(?:\([a-zA-Z0-9]+\))*|\b\d+ (?:F\.\d?d?|U\.S\.|S\. ?Ct\.|Fed\. Reg\.|Stat\.) \d+|\b(?:Public Law|Pub\. L\.|Executive Order|E\.O\.|H\.R\.|S\.) ?(?:No\. ?)?\d+(?:-\d+)?/g

const lawKey = (cite: string) => cite.replace(/\s+/g, ' ').toLowerCase()

/** Citations of law in a text. */
export const lawsIn = (text: string): string[] => [...text.matchAll(LAW_CITE)].map(([cite]) => cite)
const withoutLaws = (text: string) => text.replace(LAW_CITE, ' ')

const CAPITAL = /(?:\p{Lu}[\p{L}\p{N}’'&.-]*|\p{Ll}+\p{Lu}\p{L}*)/u
const NAME = new RegExp(`${CAPITAL.source}(?:(?: (?:of|for|and|the|de|la|del|von|van|&))* ${CAPITAL.source})*`, 'gu')
/** Capitals that stand in any letter. */
const EVERYWHERE = new Set(
  'i i’m i’ve i’d ina u.s us united states uscis america american americans part parts prong one two three exhibit exhibits form i-140 officer dear petitioner english id re aao dhanasar chawathe matter congress federal policy manual department eb-2 national interest waiver ii iii iv v vi vii'.split(
    ' ',
  ),
)
/** Words that begin sentences; anything else that begins one is looked up as a name. */
const STARTERS = new Set(
  'a about above according across after again against all also although among an and another any are as at because been before behind below beside besides between beyond both but by can each earlier either even every few finally first five following for four from further given had has have he her here his how however i if in indeed instead into is it its just last later like little many more moreover most much my neither never nevertheless next no none nor not nothing now of on once one only or other others our out over own part perhaps rather second several she since six so some still such ten that the their them then there therefore these they third this those three through thus to today together too two under until up upon users was we were what when where whether which while who whoever whose why will with within without work would yet you your'.split(
    ' ',
  ),
)

/** Words that claim something of a person: each must stand in the ground, in this or a near form. */
const CLAIM_WORDS =
  /\b(?:ph\.?d|doctorate|doctoral|doctor|master[’']?s?|mba|bachelor[’']?s?|degrees?|diploma|licen[sc]ed?|licensure|certified|certification|certificate|patent(?:s|ed)?|awards?|awarded|prize|medal|honou?rs?|fellowships?|fellow|grants?|funded|funding|invested|investors?|scholarship|residency|professor|lecturer|director|chief|president|founder|founded|co-founded|manager|chair(?:man|woman|ed)?|principal|partner|board|editor|published|publication|cited|citations?|keynote|invited|adopted|endorsed|licensed|approved|commissioned|contracts?|customers|employees|revenue|sales|profit|saved|reduced|increased|won|trained|supervised|certify|peer-reviewed|national(?:ly)? recognized|member(?:ship)?)\b/gi

/** A license of a trade: an open license of a program is no ground for it. */
const LICENSE_OF = /\b([\p{L}]+[’']s) licen[sc]e\b/u

/** Who "directs the association" is its director; "I directed" says less. */
const HELD_BY = new Map([
  ['director', ['directs']],
  ['manager', ['manages']],
  ['editor', ['edits']],
  ['president', ['presides']],
])

export type Unsupported = { rule: 'number' | 'name' | 'credential' | 'law'; quote: string; message: string; /** Where it stands. */ sentence: string }

const words = (text: string) => bare(text).split(' ')

/** `laws`: every citation that the dated list holds. */
export function unsupportedIn(text: string, ground: Ground, laws: ReadonlySet<string>): Unsupported[] {
  const found: Omit<Unsupported, 'sentence'>[] = []
  const all: Unsupported[] = []
  const told = (sentence: string) => all.push(...found.splice(0).map((one) => ({ ...one, sentence })))
  const texts = ground.texts.map(withoutLaws)
  for (const cite of lawsIn(text))
    if (!laws.has(lawKey(cite)) && !ground.facts.some((fact) => fact.includes(cite))) found.push({ rule: 'law', quote: cite, message: `“${cite}” is not in the dated list of sources.` })
  told(text)
  const known = texts.flatMap(numbersIn)
  const vocabulary = new Set(texts.flatMap(words))
  const stems = new Set([...vocabulary].map(stem))
  const grounds = texts.map((one) => ` ${bare(one)} `)
  for (const sentence of sentencesOf(withoutLaws(text))) {
    for (const counted of numbersIn(sentence)) {
      const alike = known.filter(({ value }) => value === counted.value)
      if (alike.length === 0) found.push({ rule: 'number', quote: counted.written, message: `No confirmed fact behind this paragraph holds “${counted.written}”.` })
      else if (!isYear(counted.value) && counted.nouns.length > 0 && !alike.some(({ nouns }) => nouns.length === 0 || nouns.some((noun) => counted.nouns.includes(noun)))) {
        found.push({ rule: 'number', quote: counted.written, message: `The facts hold “${counted.written}”, but of something else.` })
      }
    }
    found.push(...namesIn(sentence, vocabulary, grounds))
    for (const [word] of sentence.matchAll(CLAIM_WORDS)) {
      const key = bare(word)
      if (HELD_BY.get(key)?.some((verb) => vocabulary.has(verb))) continue
      const kind = LICENSE_OF.exec(sentence)?.[1]
      if (/^licen[sc]e$/.test(key) && kind !== undefined && !grounds.some((one) => one.includes(` ${bare(kind)} ${key} `)))
        found.push({ rule: 'credential', quote: `${kind} ${word}`, message: `No confirmed fact behind this paragraph speaks of “${kind} ${word}”.` })
      // What is told of a profession says nothing of a professor.
      else if (!vocabulary.has(key) && (key === 'professor' || !stems.has(stem(key))) && !grounds.some((one) => one.includes(` ${key} `)))
        found.push({ rule: 'credential', quote: word, message: `No confirmed fact behind this paragraph speaks of “${word}”.` })
      // An application is no patent yet.
      else if (key === 'patent' && !/\bpatent (?:applications?|pending)\b/i.test(sentence) && !grounds.some((one) => / patents? (?!applications? |pending )/.test(one)))
        found.push({ rule: 'credential', quote: word, message: 'The facts behind this paragraph speak of a patent application only.' })
    }
    found.push(...crossedDegrees(sentence, ground.facts))
    told(sentence)
  }
  return all
}

function namesIn(sentence: string, vocabulary: ReadonlySet<string>, grounds: readonly string[]): Omit<Unsupported, 'sentence'>[] {
  const found: Omit<Unsupported, 'sentence'>[] = []
  const start = /^["“‘(]*/.exec(sentence)![0].length
  for (const match of sentence.matchAll(NAME)) {
    const parts = match[0].split(' ')
    // What begins a sentence is a name only where it is no ordinary word.
    while (parts.length > 0 && match.index === start && parts.length === match[0].split(' ').length && isOrdinary(parts[0]!, vocabulary)) parts.shift()
    while (parts.length > 0 && /^(?:of|for|and|the|de|la|del|&)$/.test(parts[0]!)) parts.shift()
    const name = parts.join(' ').replace(/[.,’']+$/, '')
    const key = bare(name)
    if (key === '' || EVERYWHERE.has(name.toLowerCase()) || key.split(' ').every((word) => EVERYWHERE.has(word) || /^\d+$/.test(word))) continue
    if (grounds.some((one) => one.includes(` ${key} `))) continue
    found.push({ rule: 'name', quote: name, message: `No confirmed fact behind this paragraph names “${name}”.` })
  }
  return found
}

function isOrdinary(word: string, vocabulary: ReadonlySet<string>): boolean {
  const low = bare(word)
  // "Fifty-one of the members …"
  if (low.split(/[ -]/).every((part) => TENS.includes(part) || UNDER_TWENTY.includes(part))) return true
  return STARTERS.has(low) || vocabulary.has(low) || EVERYWHERE_IN_RESUMES.has(low.replace(/s$/, '')) || OFTEN.has(low.replace(/s$/, '')) || /(?:ing|ly)$/.test(low)
}

const LEVEL = /\b(?:Ph\.?\s?D|doctorate|Doctor|M\.?D|master[’']?s?|M\.?Sc|MBA|M\.?S|M\.?A|bachelor[’']?s?|B\.?Sc|B\.?S|B\.?A)\b/gi
const SCHOOL = /\b(?:\p{Lu}[\p{L}’.-]+ )*(?:Universi\p{L}+|College|Institut\p{L}*|Polytechni\p{L}+|School|Academy)(?: (?:of|de|del|da|do|di|for)(?: (?:the |la )?\p{Lu}[\p{L}’.-]+)+)?/gu

/** A degree of one fact told with the school of another is a false statement, though each word of it is true. */
function crossedDegrees(sentence: string, facts: readonly string[]): Omit<Unsupported, 'sentence'>[] {
  const levels = [...sentence.matchAll(LEVEL)].map(([level]) => bare(level))
  const schools = [...sentence.matchAll(SCHOOL)].map(([school]) => bare(school))
  if (levels.length !== 1 || schools.length !== 1) return []
  const [level, school] = [levels[0]!, schools[0]!]
  const withSchool = facts.map((fact) => ` ${bare(fact)} `).filter((fact) => fact.includes(` ${school} `))
  if (withSchool.length === 0 || withSchool.some((fact) => fact.includes(` ${level} `) || fact.includes(level.slice(0, 6)))) return []
  return [{ rule: 'credential', quote: sentence.slice(0, 120), message: 'The facts give this degree another school.' }]
}

export const lawKeys = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(lawsIn).map(lawKey))
