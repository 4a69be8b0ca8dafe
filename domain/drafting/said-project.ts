/**
 * A project as the visitor put it right, part by part: what will exist, who would use it first, and what falls short for them today. What is said
 * is used as said: only first person, capitals, and marks at the ends are cleaned away. What can stand in no sentence is named beside its field.
 */
import { isSafe } from '../endeavor/safe-words.ts'
import { capitalize, countWords, lowerFirst, splitSentences, withArticle } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { PROJECT_SAID_MAX, type ProjectSaid } from '../endeavor/endeavor-form.ts'
import { identifiersIn } from '../petition/identifiers.ts'
import { BASE_VERBS } from '../person/achievement-words.ts'
import { ONE_OF_MANY } from '../petition/one-of-many.ts'
import { isForeign } from './mended-answers.ts'
import { isMassNoun } from './noun-numbers.ts'
import { pluralOf } from './noun-phrase.ts'
import { isPostNoun, areOrganizations, areWrongdoers } from './persons.ts'
import { isProperWord } from './proper-words.ts'
import { formOfThing, HEADS, INSTRUCTION, NOUN_FIRST, STOP, withItsArticle, withoutIntro, type ReadProject, type StatedProject } from './stated-project.ts'
import { verbAt } from './stated-problem.ts'
import { headOfThing, wordsAhead } from './tell-said.ts'
import { findVerb } from './verbs.ts'

export const SAID_PARTS = ['thing', 'users', 'shortfall'] as const
export type SaidPart = (typeof SAID_PARTS)[number]

/** Why a part cannot stand in a sentence. */
export type SaidFault = 'long' | 'language' | 'unsafe' | 'self' | 'no thing' | 'no users' | 'who' | 'several'
export type SaidFaults = Partial<Record<SaidPart, SaidFault>>

/** The parts as they are used; those with a fault are empty here. */
export type CleanedProject = { said: ProjectSaid; faults: SaidFaults }

type Cleaned = { text: string; fault?: SaidFault }
const NOTHING: Cleaned = { text: '' }
const faulty = (fault: SaidFault): Cleaned => ({ text: '', fault })

const SELF = /\bI\b|(?<![\p{L}’'-])(?:me|we|us|mine|ours|myself|ourselves)(?![\p{L}’'-])/u

/** One line without quotes, ends, and a row of capitals. */
function plain(typed: string): string {
  const line = typed
    .replace(/\s+/g, ' ')
    .replace(/^[\s"“”'.,;:–—-]+|[\s"“”.,;:!–—-]+$/gu, '')
    // Signs of notes, and a period within a phrase.
    .replace(/,? [+&] /g, ' and ')
    .replace(/ w\/ ?(?=\p{L})/gu, ' with ')
    .trim()
  return countWords(line) > 2 && !/\p{Ll}/u.test(line) ? line.toLowerCase() : line
}

/** Said to us, and nothing of the project. */
const ASKS = /(?:^|[.;,:] |\b(?:please|pls) )(?:please|pls|do not|don[’']?t|never|not to) (?:mention|say|write|name|include|put|tell)\b/i

/** What holds for whatever a visitor types; null where nothing is against it. */
function faultOfWords(text: string, max: number): SaidFault | null {
  if (text.length > max) return 'long'
  if (isForeign(text)) return 'language'
  if (!isSafe(text) || holdsWebAddress(text) || identifiersIn(text).length > 0 || /\d{7,}|[<>{}|\\@?]/.test(text) || INSTRUCTION.test(text) || ASKS.test(text)) return 'unsafe'
  return null
}

/** "my panel kit that I built" → "the panel kit". */
const withoutOwn = (text: string): string =>
  text
    .replace(/,? (?:that|which) (?:I|we)(?:[’'](?:ve|d|ll))? [^,;.]{1,80}/g, '')
    .replace(/^(?:my|our)(?: own)? /i, '')
    .replace(/(?<![\p{L}-])(?:my|our)(?: own)? /gu, 'the ')

/** The first letter small, unless the word is a name. */
const begun = (text: string): string => (isProperWord(text.split(/[ -]/)[0] ?? '') ? text : lowerFirst(text))

const MADE = /^(?:to )?(?:make|build|create|develop|write|design|publish|establish|set up|open|start|launch|offer|produce|prepare|introduce) (?=(?:an?|the|my|our|one|some|new|low|free|open) )/i
const OPEN_END = /(?:,| (?:and|or|of|to|for|the|an?|in|on|at|with|by|from|that|which|because|so|who))$/i
/** The words before a relative clause, a purpose, and a second part. */
const upToClause = (text: string): string[] => (text.split(/,| (?:that|which|who|whom|whose|where|when|so|because|to|with|by) /)[0] ?? text).split(' ')

/** "testing brakes": a deed, and no thing; "training for clerks", "dyeing of cotton" are things. */
function isDeedFirst(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.map((word) => word.toLowerCase())
  const form = findVerb(first)?.form
  const determined = /^(?:an?|the|my|our|their|its|this|these|all|each|every|more|people|how|what)$/.test(second)
  if (form === 'gerund') return determined || (/[^su]s$/.test(second) && !(second in HEADS) && words.length <= 2)
  const isBase = form === 'base' || BASE_VERBS.has(first)
  return (
    isBase &&
    (determined ||
      (!NOUN_FIRST.test(first) && !/^(?:open|clean|free|secure|design|model|guide|plan|trial|standard|form|benchmark|profile|market|fund|grant|network|program)$/.test(first) && !STOP.test(second)))
  )
}

/** Behind a preposition stands what a thing is for, "for wet county records", though its last word may be a verb elsewhere. */
function isStatement(words: readonly string[]): boolean {
  const at = verbAt(words)
  // "a settings guide": of one thing several do nothing.
  if (/^an?$/i.test(words[0] ?? '') && /s$/.test(words[at - 1] ?? '')) return false
  return at > 0 && !words.slice(1, at).some((word) => STOP.test(word) && !/^(?:and|or)$/i.test(word))
}

function cleanThing(typed: string): Cleaned {
  const line = plain(typed)
  if (line === '') return NOTHING
  const fault = faultOfWords(line, PROJECT_SAID_MAX.thing)
  if (fault !== null) return faulty(fault)
  const own = withoutOwn(withoutIntro(line).replace(MADE, '')).replace(/[.] (?=\p{Ll})/gu, ', ')
  if (SELF.test(own)) return faulty('self')
  if (splitSentences(own).length > 1 || /; /.test(own)) return faulty('several')
  const words = own.split(' ')
  const states = isStatement(upToClause(own)) || /^(?:it|this|that|these|they|there|he|she|to|for|with|because|if|not|no)$/i.test(words[0] ?? '')
  if (countWords(own) < 2 || countWords(own) > THING_WORDS_MAX || OPEN_END.test(own) || states || isDeedFirst(words) || !/\p{L}{3}/u.test(own)) return faulty('no thing')
  const named = withItsArticle(`develop ${begun(own)}`).replace(/^develop /, '')
  // "my tide gauge" is one.
  const head = headOfThing(named) ?? ''
  const isOwn = /^(?:my|our) /i.test(withoutIntro(line).replace(MADE, '')) && head !== '' && !isMassNoun(head)
  const last = head.split(' ').at(-1)!.toLowerCase()
  const isSingle = isOwn || ONE_OF_MANY.has(last) || (last !== '' && !/s$|ing$/.test(last) && !isMassNoun(last))
  const one = isSingle && !/^(?:an?|the|one|two|three|four|five|\d[\d,]*|each|every|all|some) /i.test(named)
  return { text: one ? withArticle(named) : named.replace(/^a (?=[aeio])/i, 'an ') }
}
const THING_WORDS_MAX = 32

/** Several without an -s. */
const SEVERAL = /^(?:people|children|women|men|youth|police|personnel|staff|crew|faculty|elderly|deaf|blind)$/i
const upToHead =
  /^(.*?)(?=,? (?:in|of|for|with|at|from|across|on|near|under|without|within|that|who|which|whose|such|serving|to|by|throughout|around|between|working|living|like|including|after|before|during)(?: |$)|,|$)/i

/** Which of them begin is no part of who they are. */
const WHO_COMES_FIRST = /, (?:(?:starting|beginning|first|at first|then|later)\b.*|\d+ (?:demo|pilot|test|trial)\b.*|[^,]{2,40} first)$/i

function cleanUsers(typed: string): Cleaned {
  const line = plain(typed)
  if (line === '') return NOTHING
  const fault = faultOfWords(line, PROJECT_SAID_MAX.users)
  if (fault !== null) return faulty(fault)
  const own = withoutOwn(line.replace(/^(?:for|by|to|used by) (?=\S)/i, ''))
    .replace(WHO_COMES_FIRST, '')
    .replace(/: .*$/, '')
  if (SELF.test(own)) return faulty('self')
  if (splitSentences(own).length > 1 || /; /.test(own)) return faulty('several')
  const one = /^(?:any|each|every|an?|one) /i.test(own)
  const bare = begun(own.replace(/^(?:any|each|every|an?|one|the|all|other|many|most|some|(?:about |around )?\d{1,3}|two|three|four|five|six|ten)(?: of the)? (?=\p{L}{3})/iu, ''))
  const head = upToHead.exec(bare)?.[1] ?? bare
  const last = head.split(' ').at(-1) ?? ''
  const rest = bare.slice(head.length)
  if (last === '' || OPEN_END.test(bare) || areWrongdoers(bare) || isStatement(upToClause(bare)) || (findVerb(bare.split(' ')[0] ?? '')?.form === 'base' && !NOUN_FIRST.test(bare.split(' ')[0] ?? '')))
    return faulty('no users')
  if (/[^su]s$/i.test(last) || SEVERAL.test(last)) return { text: bare }
  const isName = /^\p{Lu}/u.test(last)
  return !isName && !isMassNoun(last) && (one || isPostNoun(last) || areOrganizations(last)) ? { text: `${head.slice(0, head.length - last.length)}${pluralOf(last)}${rest}` } : faulty('no users')
}

/** What plurals do or lack, told without naming them. */
const OF_THEM = /^(?:cannot|can|do not|don[’']t|have|are|were|must|often|still|never|wait|lose|depend|rely|pay|buy|throw|know|get|lack(?! of\b)|need)\b/i
const POINTS = /^(?:they|it|he|she|this|these|those)\b/i
/** A verb that agrees with what stands before it, whether a list knows it or not. */
const AGREES =
  /^(?:[\p{L}\d’'%-]+ ){0,9}(?:is|are|was|were|has|have|had|cannot|can|could|may|would|must|do not|does not|don[’']t|doesn[’']t|fails?|loses?|lacks|misses|goes|takes|keeps?|remains?|becomes?|gets?|makes|gives|comes|knows?|depends?|relies|rely) /iu

function cleanShortfall(typed: string, users: string): Cleaned {
  const line = plain(typed)
  if (line === '') return NOTHING
  const fault = faultOfWords(line, PROJECT_SAID_MAX.shortfall)
  if (fault !== null) return faulty(fault)
  const own = withoutOwn(
    line
      .replace(/^(?:because|that|the problem is(?: that)?)\s+/i, '')
      .replace(/^(?:today|now|currently|right now),? /i, '')
      .replace(/\b([Tt])heres\b/g, '$1here is')
      .replace(/\b([Tt])hats\b(?! (?:off|and)\b)/g, '$1hat is'),
  )
  if (SELF.test(own)) return faulty('self')
  if (countWords(own) < 2 || OPEN_END.test(own)) return faulty('no thing')
  const sentences = splitSentences(own)
  if (sentences.length > SHORTFALL_SENTENCES_MAX) return faulty('several')
  if (POINTS.test(own) && (users === '' || !/^they\b/i.test(own))) return faulty('who')
  if (OF_THEM.test(own)) return users === '' ? faulty('who') : { text: sentence(`${users} ${lowerFirst(own)}`) }
  const named = own.replace(/^they\b/i, () => users)
  const [first = ''] = sentences
  // A colon stands before a statement and before a lack alike, where it cannot be told which it is.
  const states = named !== own || sentences.length > 1 || verbAt(first.split(' ')) > 0 || (AGREES.test(first) && !/^(?:no|lack|missing|poor|the lack)\b/i.test(first))
  return { text: sentence(states ? named : `The problem today is this: ${begun(named)}`) }
}
const sentence = (text: string): string =>
  `${splitSentences(text.replace(/([.!?]) (\p{Ll})/gu, (_found, end: string, letter: string) => `${end} ${letter.toUpperCase()}`))
    .map((one) => capitalize(one))
    .join(' ')
    .replace(/[.]$/, '')}.`
const SHORTFALL_SENTENCES_MAX = 4

/** The parts as they can be used, and what is wrong with the others. `shortfall` is a whole sentence. */
export function cleanedProject({ thing, users, shortfall }: ProjectSaid): CleanedProject {
  const who = cleanUsers(users)
  // Where the users cannot be used, that alone is said.
  const parts = { thing: cleanThing(thing), users: who, shortfall: cleanShortfall(shortfall, who.fault === undefined ? who.text : 'they') }
  const faults = Object.fromEntries(SAID_PARTS.flatMap((part) => (parts[part].fault === undefined ? [] : [[part, parts[part].fault]]))) as SaidFaults
  return { said: { thing: parts.thing.text, users: parts.users.text, shortfall: parts.shortfall.text }, faults }
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Houses and what is run are set up; what is found out is carried out. */
const SET_UP = /^(?:service|program|network|clinic|center|cooperative|fund|hub|studio|school|academy|station|nonprofit|company|firm|agency|organization|pool|lab|laboratory|hotline|registry)$/
const CARRIED_OUT = /^(?:study|trial|survey|demonstration|campaign)$/
const BUILT = /^(?:plant|facility|hatchery|factory|mill|line|rig|bench|prototype|machine|device|robot|foundry|refinery)$/

/** The verb phrase of a thing that was said. */
export function phraseOf(thing: string): string {
  const head = (wordsAhead(`develop ${thing}`).split(' ').at(-1) ?? '').toLowerCase()
  const one = head.replace(/s$/, '')
  const verb = [head, one].some((word) => SET_UP.test(word))
    ? 'establish'
    : [head, one].some((word) => CARRIED_OUT.test(word))
      ? 'conduct'
      : [head, one].some((word) => BUILT.test(word))
        ? 'build'
        : 'develop'
  return `${verb} ${thing}`
}

/** The noun phrase that a phrase that was read says will exist: null where it tells of a change and of no thing. */
export function thingOf(phrase: string): string | null {
  const [, thing = ''] = /^(?:develop|build|create|make|write|design|publish|prepare|assemble|produce|launch|establish|conduct|set up|offer) (.+)$/i.exec(phrase) ?? []
  return thing === '' ? null : capitalize(thing)
}

/**
 * The project with the parts that the visitor gave in the place of those that were read. A part that was left empty is left unsaid; without a
 * word on what will exist the project stays what was read.
 */
export function withSaid(read: ReadProject | null, { thing, users, shortfall }: ProjectSaid): ReadProject | null {
  const kept = read?.kind === 'project' ? read : null
  const isRead = kept !== null && (thing === '' || folded(thingOf(kept.phrase) ?? '') === folded(thing))
  if (thing === '' && kept === null) return read
  const base: StatedProject =
    isRead && kept !== null
      ? kept
      : { kind: 'project', phrase: phraseOf(thing), object: headOfThing(thing), users: null, purpose: null, trouble: null, form: formOfThing(thing), quote: '', outputs: [] }
  return {
    ...base,
    ...(thing === '' ? {} : { object: headOfThing(thing) }),
    users: users === '' ? null : users,
    purpose: null,
    trouble: shortfall === '' ? null : { clause: shortfall, told: true },
    quote: isRead ? base.quote : [thing, users].filter(Boolean).join(' for '),
    said: { thing: thing !== '', users: users !== '', shortfall: shortfall !== '' },
  }
}
