/** What a publication or a patent is on, by its own title: "a static analysis approach for prevention of ransomware", "controlling epidemics with wildlife vaccines". */
import { isSafe } from '../endeavor/safe-words.ts'
import { withArticle } from '../endeavor/sentence-forms.ts'
import { deliverableOf, HEAD_NOUNS, headOf, severalOf, type Deliverable } from './deliverable.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { PLAIN_CAPITALS, type OwnObject } from './own-object.ts'
import { isWord } from './spelling.ts'
import { findVerb } from './verbs.ts'

const WORDS = { min: 2, max: 11 }
const LETTERS_MAX = 85

/** What stands behind a colon and says only what kind of paper it is. */
const KIND_OF_PAPER =
  /^(?:an? |the |some )?(?:[a-z-]+ ){0,3}(?:review|stud(?:y|ies)|survey|meta-analysis|analysis|comparison|overview|perspective|tutorial|application|applications|evidence|implications|challenges|opportunities|case|trial|report|protocol|results|experience|introduction|roadmap|insights|findings|lessons?)\b/i
const LEAD =
  /^(?:on|towards?|about|beyond|rethinking|revisiting|understanding|exploring|introducing|a note on|notes on|an introduction to|introduction to|insights into|(?:an? )?(?:[a-z]+ )?(?:review|survey|overview) (?:of|on)) /i
const PRAISE = /^((?:an?|the) )?(?:(?:novel|new|improved|efficient|effective|fast|simple|powerful|accurate|innovative|fully|state-of-the-art|towards?|recent|high-performance|first) )+/i
/** How it was done: what is left says what it is on. */
const MANNER = / (?:using|via|based on|through|by means of|employing|leveraging|utilizing|under|in the|from an?|with|by|in) /gi
/** The abbreviated name of a journal that ran into the title. */
const JOURNAL = /\.? (?:Nat|Phys|J|Proc|Sci|Chem|Lett|Rev|Appl|Int|Eur|Am|Adv|Comput|Eng)\.?$/
const QUESTION =
  /\bas (?:an? )?(?:pathway|route|early|source|signal|tool|model|marker|predictor|means|way|indicator)\b|^(?:how|why|what|when|where|which|who|whose|can|does|do|is|are|should|will|if|whether|i|we|my|our|for|from|in|at|to|with|by|after|before|between|beyond)\b/i
const FINITE = /\b(?:is|are|was|were|can|could|does|do|did|has|have|will|may|might|should|need|needs|matters?|that|who|whose|which|wins?|i|we|our|my|you|it|its|thereof|not|vs|versus)\b/i
const EFFECT =
  /^(?:the )?(?:(?:[a-z-]+) )?(?:role|effects?|impacts?|influences?|effectiveness|efficacy|behaviou?r|prevalence|determinants|consequences|associations?|relationships?|correlations?|trends?|predictors|causes|outcomes|dynamics|drivers|patterns?|implications) (?:of|between|in|for) /i
const STUDIED: Readonly<Record<string, string>> = {
  evaluation: 'evaluate',
  assessment: 'assess',
  analysis: 'analyze',
  investigation: 'investigate',
  study: 'study',
  comparison: 'compare',
  validation: 'validate',
  characterization: 'characterize',
  measurement: 'measure',
  examination: 'examine',
}

/** Lowercase but for names, abbreviations and what is no word of the language. */
function inSentence(word: string, everyCapital: boolean, at: number): string {
  if (everyCapital && /^[A-Z\d]{2,}-[A-Z][a-z]+$/.test(word)) return word.replace(/-[A-Z]/, (part) => part.toLowerCase())
  if (!/^(?:A|[A-Z][a-z’'-]+(?:-[A-Za-z][a-z]*)*,?)$/.test(word)) return word
  PLAIN_CAPITALS.lastIndex = 0
  if (PLAIN_CAPITALS.test(word)) return word
  const lower = word.toLowerCase()
  const plain = lower
    .replace(/[,’']/g, '')
    .split('-')
    .every((part) => part.length < 3 || isWord(part))
  return plain && (everyCapital || at === 0) ? lower : word
}

/** "National Health profile", "the meat Factory": a plain word with a capital among small ones, which is no part of a name. */
function standsAlone(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  const next = words[at + 1] ?? 'a'
  return (
    /^[a-z]/.test(next) &&
    (at === 1 ? words.length > 2 : /^[a-z]{3,}$/.test(before) && !/^(?:the|of|in|for|and|or|with|from|by|on|at|to|under|between|across|into|via|through|using|near|among|within|versus)$/.test(before))
  )
}

function subjectPart(title: string): string {
  const parts = title.split(/\s*:\s+|\s+[–—-]\s+|\?\s+/).filter((part) => part.trim() !== '')
  const [first = '', second] = parts
  if (second === undefined) return first
  if (first.split(' ').length <= 2 && second.split(' ').length >= 3 && !/^lessons? /i.test(second)) return second
  if (first.split(' ').length <= 5 && CATCH.test(first) && second.split(' ').length >= 3 && !KIND_OF_PAPER.test(second)) return second
  if (/^\w+ing the (?:gap|way|door|dots|future|bar)$/i.test(first) || NO_NOUN.test(first)) return second
  if (KIND_OF_PAPER.test(second)) return first
  return isWork(second.toLowerCase()) ? second : first
}

/** "Paid to Lose", "Built to last": a phrase without a noun, which names nothing. */
const NO_NOUN = /^(?:\w+ed|paid|built|made|born|bound|meant|left|lost|set|sent|told|taught|bought|sold|driven|hidden|broken|forgotten|given|written|too \w+|free|ready|afraid|able) (?:not )?to \w+$/i

/** "Holding without hurting": words of a phrase that is to catch the eye, before the colon that leads to the subject. */
const CATCH = /\b(?:without|beyond|than|not|never|when|where|what|who|why|how|too|every|no|more|less)\b/i

/** Heads that take an article in the singular and that are told of one place or time. */
const ONE_THING = /^(?:profile|portrait|picture|outlook|snapshot|history|introduction|glimpse|look|view|note|case|century|decade|era)$/

const PEOPLE = /\b(?:teachers|boys|girls|men|women|students|children|patients|workers|people|adults|youth|families|parents|nurses|refugees|immigrants|leaders|managers|employees)$/

/** Heads that say nothing without what they are for. */
const BARE_HEAD = /^(?:approach|method|technique|methodology|model|framework|algorithm|strategy|scheme|tool|system|process|analysis|architecture)$/

/** Before its complement, of whatever kind. */
const beforeComplement = (phrase: string) => phrase.split(/ (?:at|using|via|based on|through|within|that|inspired by) /)[0] ?? phrase

/** "a multi-task approach for wireless channels": a thing that was made, with what it is for. */
function isWork(phrase: string): boolean {
  const head = headOf(beforeComplement(phrase.replace(/[^a-z -]/g, '')))
  return HEAD_NOUNS.has(head) && (!BARE_HEAD.test(head) || / (?:for|of|to) /.test(phrase))
}

/** Without how it was done, where what is left is enough. */
function withoutManner(phrase: string): string {
  if (phrase.split(' ').length <= 9) return phrase
  const ends = [...phrase.matchAll(MANNER)].map(({ index }) => phrase.slice(0, index))
  return ends.filter((end) => end.split(' ').length >= 4 && end.split(' ').length <= 10).at(-1) ?? phrase
}

/** "shock waves interacting" */
const withoutLooseEnd = (phrase: string) => phrase.replace(/ (?:interacting|involving|implemented|based|applied|driven|inspired|enabled)$/, '')

const object = (phrase: string, general: string, deliverable: Deliverable, verb: string): OwnObject => ({
  phrase,
  general,
  kind: deliverable === 'topic' || deliverable === 'inquiry' ? 'study' : 'make',
  verb,
  means: null,
  scope: null,
  timed: null,
  deliverable,
  metric: null,
})

/** Terms that no dictionary lists stand in titles; most of the others are words of the language. */
const ENGLISH = 0.75
function isEnglish(words: readonly string[]): boolean {
  const plain = words.flatMap((word) => word.split('-')).filter((word) => /^[a-z]{3,}$/.test(word))
  return plain.filter(isWord).length >= plain.length * ENGLISH
}

/** Whether the words behind the first are written with capitals, so that a capital among them tells of no name. */
export function isInTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3)
  return long.filter((word) => /^[A-Z]/.test(word)).length > long.length * 0.6
}

/** The words of a title as they stand within a sentence: names keep their capitals. */
export function titleInSentence(words: readonly string[]): string {
  const everyCapital = isInTitleCase(words)
  return words.map((word, at) => inSentence(word, everyCapital || standsAlone(words, at), at)).join(' ')
}

/** "moisture of stored grain in Oregon": what is taken up elsewhere is not of one place. */
function withoutPlace(found: OwnObject): OwnObject {
  const general = found.general.replace(/ in (?:the )?(?:\p{Lu}[\p{L}-]+)(?: \p{Lu}[\p{L}-]+){0,3}$/u, '')
  return general.split(' ').length >= WORDS.min ? { ...found, general } : found
}

/** Null where the title does not clearly tell. */
export function titledObject(title: string): OwnObject | null {
  const found = objectIn(title)
  return found && withoutPlace(found)
}

function objectIn(title: string): OwnObject | null {
  const part = subjectPart(
    title
      .replace(/\s+/g, ' ')
      .replace(JOURNAL, '')
      .replace(/[.,;:\s]+$/, ''),
  ).trim()
  const words = part.split(' ')
  const lowered = titleInSentence(words)
  const plain = withoutLooseEnd(
    withoutManner(
      lowered
        .replace(/ \([A-Z]{2,6}\)/g, '')
        .replace(LEAD, '')
        .replace(PRAISE, '$1')
        .replace(/^(?:on|towards?) /, ''),
    ),
  )
  const told = plain.replace(/,$/, '').split(' ')
  if (told.length < WORDS.min || told.length > WORDS.max || plain.length > LETTERS_MAX || QUESTION.test(plain) || FINITE.test(plain)) return null
  if (/[^A-Za-z0-9,’'+ -]|(?:^| )(?:and|or|of|for|to|in|on|with|by|from|the|an?|using|based)$|,.*,.*,|[a-z][A-Z]{1,}[a-z]{3,}|\w{24,}/.test(plain) || !isSafe(plain) || !isEnglish(told)) return null
  if (/^\w+ing the (?:gap|way|door|dots|future|bar)$/i.test(plain)) return null
  const [first = '', second = ''] = told
  if (findVerb(first)?.form === 'gerund' && told.length >= 3 && !/^(?:of|and|for|in|by)$/.test(second)) return object(plain, plain, 'topic', 'study')
  const [, noun = '', of = ''] = /^(?:an? |the )?(?:[a-z-]+ )?([a-z]+) of (.+)$/.exec(plain) ?? []
  const studied = STUDIED[noun]
  // "validation of a dosing calculator": the thing that was tried is what others take up.
  const tried = studied === 'validate' && HEAD_NOUNS.has(headOf(beforeComplement(of))) ? deliverableOf({ phrase: beforeComplement(of), kind: 'make', verb: 'develop' }) : null
  if (tried !== null) return { ...object(withArticle(of.replace(/^(?:an?|the) /, '')), withArticle(of.replace(/^(?:an?|the) /, '')), tried, 'validate'), kind: 'study' }
  if (studied) return of.split(' ').length >= 2 ? { ...object(of, of, 'inquiry', studied), verb: studied } : null
  if (EFFECT.test(plain)) return object(`the ${plain.replace(/^the /, '')}`, `the ${plain.replace(/^the /, '')}`, 'inquiry', 'study')
  const bare = plain.replace(/^(?:an?|the) /, '')
  const thing = beforeComplement(bare)
  const head = headOf(thing)
  if (HEAD_NOUNS.has(head) && !isWork(bare)) return null
  const kind = deliverableOf({ phrase: thing, kind: 'make', verb: 'develop' })
  // What a paper calls a strategy or a framework is a method.
  const made = kind === 'protocol' && /^(?:strategy|scheme|framework|tool|system|process|plan|test|rule|approach)$/.test(head) ? 'model' : kind
  if (made !== null && HEAD_NOUNS.has(head)) return object(withArticle(bare), withArticle(bare), made, 'develop')
  // People are nobody's subject to give away.
  if (PEOPLE.test(bare)) return null
  if (/^(?:an?) /.test(plain) && !isSingularNoun(head)) return null
  // "national health profile": one thing of a kind that no list knows would lack its article.
  if (ONE_THING.test(head)) return null
  const general = isSingularNoun(head) && !head.endsWith('s') ? severalOf(withArticle(bare)) : bare
  return object(bare, general, 'topic', 'study')
}

/** What was tried once: "response of a two-story frame". */
const OF_ONE = / (?:of|in|for|on|with) (?:an?|one) (?!(?:few|number|variety|range|pair)\b)/
/** A place or a program by its name, and a figure that only its paper explains. */
const BY_NAME = / (?:at|near|in) \p{Lu}\p{Ll}+|\d/u
/** Heads that say nothing without what stands beside them in the paper. */
const LEANS = /^(?:surrogates?|responses?|chromosomes?|cases?|lessons|steps|effects?|results|insights|notes?|questions?|experiences?|starts?|part|parts|use|uses)$/

/** Whether the words of a title stand for a subject of their own: neither of one specimen or place nor headed by a noun that leans on the rest of the title. */
export function isWholeTopic(general: string): boolean {
  const words = general.split(' ')
  const last = words.at(-1) ?? ''
  const isNamedByKind = / /.test(general) && (/^[a-z-]+ing /.test(general) || NO_ARTICLE.test(headOf(general)) || isMassNoun(headOf(general)))
  return words.length >= TOPIC_LEAST && isNamedByKind && !OF_ONE.test(general) && !BY_NAME.test(general) && !LEANS.test(headOf(general)) && !LEANS.test(last)
}
const TOPIC_LEAST = 3
/** Several things, or a noun that takes no article. */
const NO_ARTICLE = /(?:[^s]s|ing|tion|sion|ment|ity|ance|ence|sis|ics|ure|age|cy|th|try|gy|phy|ism|ship|ness|ery|omy|uptake|equity|yield|loss)$/
