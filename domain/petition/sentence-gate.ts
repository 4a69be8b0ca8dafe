/** Whether a sentence of an answer is well-formed written English: a subject and a finite verb that agree, articles, a tense, no second sentence behind a comma, no words out of their order. It looks at parts of speech, so that a turn need not be known to be seen; what it is not sure of passes. */
import { findVerb } from '../drafting/verbs.ts'
import { isWord } from '../drafting/spelling.ts'
import { ONE_OF_MANY } from './one-of-many.ts'
import { taggedWords, type Token } from './tagged.ts'

export type FaultKind = 'article' | 'agreement' | 'number' | 'tense' | 'subject' | 'verb' | 'comma' | 'preposition' | 'order' | 'talk' | 'spelling' | 'length'
/** `at`: the words in which it shows. */
export type Fault = { kind: FaultKind; at: string }

/** What the petitioner may change, in a sentence. */
export function hintOf({ kind, at }: Fault): string {
  const here = `“${at}”`
  switch (kind) {
    case 'article':
      return `In ${here} a word such as “a”, “the”, or “my” is missing, or is one too many.`
    case 'agreement':
      return `In ${here} the verb or the pronoun does not fit who is meant.`
    case 'number':
      return `Say in ${here} whether there is one or more of them, and write the figure out with its sign.`
    case 'tense':
      return `In ${here} the time does not fit the verb.`
    case 'subject':
      return `Say in ${here} who or what does it, once.`
    case 'verb':
      return `English says ${here} in another way.`
    case 'comma':
      return `At ${here} two sentences are joined by a comma: make two of them.`
    case 'preposition':
      return `In ${here} English has another small word, or none.`
    case 'order':
      return `In ${here} English begins with who or what does it.`
    case 'talk':
      return `${here} is how one talks: leave it out, or say it plainly.`
    case 'spelling':
      return `${here} may be misspelled.`
    case 'length':
      return `It is too long for one sentence: make two or three of it.`
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const DETERMINERS = words(
  'the a an my our its his her their your this that these those each every no any some another which whose what whatever whichever either neither both such per half enough all one first-ever',
)
const BE = words("am is are was were 's 're 'm")
const FINITE_AUX = words("am is are was were has have had do does did will would can could may might must shall should 'll 've 'd 're 'm ca wo")
const MODAL = words("will would can could may might must shall should 'll ca wo")
const isModal = ({ word, low }: Token, place: number): boolean => MODAL.has(low) && !(place > 0 && word === 'May')
const COMMON_BASES = words(
  'try use go come see know pay eat sleep send find think say mention email finish stop need want call happen become keep hold show prove count drop rise fall grow stay lose win buy sell pass support give take get make help ask tell feel leave bring begin write learn teach move live believe meet include continue understand follow speak allow add spend offer wait serve die expect build reach remain require report decide increase decrease depend cause provide receive believe cover enter exist explain fail lack look open own return save want work',
)
const ALSO_PAST = words('put set cut read let cost hit shut spread split cast found left felt saw wound ground lay bound bet beat quit')
const isBase = (low: string): boolean => !ALSO_PAST.has(low) && (COMMON_BASES.has(low) || (findVerb(low)?.form === 'base' && findVerb(low)!.past !== low))
const isThirdPerson = (low: string): boolean => /[^s]s$/.test(low) && (findVerb(low)?.form === 'third' || isBase(low.replace(/s$/, '')))
const SINGULAR_AUX = words('is was has does')
const PLURAL_AUX = words('are were have do')
const SUBJECT_PRONOUNS = words(
  'i we they he she it you who which that this these those there nobody everybody somebody anybody everyone someone anyone none one all most some many few several each both neither either nothing everything something anything others what whoever whatever',
)
const SUBORDINATORS = words(
  'if when whenever because although though while whereas unless until till since where wherever whether how why that which who whom whose as than before after once so what lest',
)
const PREPOSITIONS = words(
  'in on at by of for from to with without into onto over under through during until till after before between among against about near inside outside behind within across along around per since toward towards upon as like unlike despite beyond above below beside besides except via throughout off up down out than past amid',
)
const SINGLES = words('each neither either another')
const PLURALS = words('people children women men mice feet teeth geese larvae bacteria criteria phenomena analyses hypotheses theses data media police staff fungi cattle vertebrae algae')
const NOT_PLURAL = /(?:ss|us|is|ics|news|series|species|means|gas|lens|bias|atlas|canvas|chaos|plus|pancreas|diabetes|rabies|measles|sheep)$/
const isPluralNoun = (low: string): boolean => PLURALS.has(low) || (/[a-z]{2}s$/.test(low) && !NOT_PLURAL.test(low))
const isNounish = (token: Token | undefined): boolean => token !== undefined && (token.pos === 'NOUN' || token.pos === 'PROPN')
const isMark = (token: Token | undefined): boolean => token === undefined || token.pos === 'PUNCT'
const isYear = (token: Token | undefined): boolean => token !== undefined && /^(?:19|20)\d\d$/.test(token.word)
const isFigure = (token: Token | undefined): boolean => token !== undefined && (token.pos === 'NUM' || /^\d/.test(token.word))
const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}/u.test(token.word)
const atPlace = (tokens: readonly Token[], from: number, to = from): string =>
  tokens
    .slice(Math.max(0, from), to + 1)
    .map(({ word, joined }, place) => (joined || place === 0 ? word : ` ${word}`))
    .join('')

/** “A pump” tells of a thing that a verb may also be; the tagger takes the first word of a sentence for a name. */
function tagged(sentence: string): Token[] {
  const masked = sentence
    .replace(/“[^”]*”/g, 'Zedland')
    .replace(/ \([^()]{0,200}\)/g, '')
    .replace(/[.?!]”?$/, '')
    .trim()
  const [first = '', second = ''] = masked.split(' ')
  const isName = /\p{Lu}/u.test(first.slice(1)) || /^\p{Lu}/u.test(second) || first === 'I' || !/^\p{Lu}\p{Ll}+,?$/u.test(first)
  const tokens = taggedWords(isName ? masked : masked.slice(0, 1).toLowerCase() + masked.slice(1))
  return tokens.map((token, place) => {
    const before = tokens[place - 1]
    // “the loads”, “three tests”, “will look”: what stands before a word tells what it is.
    if (token.pos === 'VERB' && before !== undefined && (before.low === 'the' || before.low === 'a' || before.low === 'an') && !/(?:ed|ing|en)$/.test(token.low)) return { ...token, pos: 'NOUN' }
    if ((token.pos === 'NOUN' || token.pos === 'ADJ') && before !== undefined && (MODAL.has(before.low) || before.low === 'to') && isBase(token.low) && before.low !== 'to')
      return { ...token, pos: 'VERB' }
    const next = tokens[place + 1]
    if (
      token.pos === 'VERB' &&
      /[^s]s$|sses$/.test(token.low) &&
      (before?.pos === 'ADJ' || before?.low === "'s" || before?.low === '’s' || before?.word === '’' || (next !== undefined && FINITE_AUX.has(next.low) && next.low.length > 2))
    )
      return { ...token, pos: 'NOUN' }
    if (token.pos === 'VERB' && /ing$/.test(token.low) && /^(?:a|an|the|my|our|its|his|her|their|your)$/.test(before?.low ?? '') && !isNounish(next) && next?.pos !== 'ADJ')
      return { ...token, pos: 'NOUN' }
    // “Each needs a kit”, “Neither letter promises money”: these words have one thing behind them, and no things.
    if (token.pos === 'NOUN' && isThirdPerson(token.low) && (SINGLES.has(before?.low ?? '') || (before?.pos === 'NOUN' && SINGLES.has(tokens[place - 2]?.low ?? '') && !isPluralNoun(before.low)))) {
      if (next !== undefined && !FINITE_AUX.has(next.low) && !isMark(next)) return { ...token, pos: 'VERB' }
    }
    // “My shift lead timed 30 units”: of two verbs side by side the first is what the other is told of.
    if (token.pos === 'VERB' && isBase(token.low) && before?.pos === 'NOUN' && next?.pos === 'VERB' && /ed$/.test(next.low) && tokens[place + 2]?.pos !== 'ADP') return { ...token, pos: 'NOUN' }
    // “its transfer screen”; “people who test by ear”, “the tests answer”
    if (token.pos === 'VERB' && /^(?:my|our|its|their|his|her|your)$/.test(before?.low ?? '') && isBase(token.low)) return { ...token, pos: 'NOUN' }
    if (
      token.pos === 'NOUN' &&
      isBase(token.low) &&
      !isNounish(next) &&
      (before?.low === 'who' || (before?.pos === 'NOUN' && isPluralNoun(before.low) && next?.pos === 'ADP') || (before?.low === 'staff' && next !== undefined))
    )
      return { ...token, pos: 'VERB' }
    // “we fire 40 kilns”, “allows us fire”
    if (token.pos === 'NOUN' && /^(?:i|we|they|us|them)$/.test(before?.low ?? '') && isBase(token.low)) return { ...token, pos: 'VERB' }
    // “health department email me”, “use it 22 dairies”
    if (token.pos === 'NOUN' && before?.pos === 'NOUN' && isBase(token.low) && (/^(?:me|us|him|them)$/.test(next?.low ?? '') || (next?.low === 'it' && isFigure(tokens[place + 2]))))
      return { ...token, pos: 'VERB' }
    if (token.low === 'that' && token.pos === 'DET' && !isNounish(tokens[place + 1])) return { ...token, pos: 'PRON' }
    // “the alloy costs more but lasts”
    if (
      token.pos === 'NOUN' &&
      before !== undefined &&
      isNounish(before) &&
      !isPluralNoun(before.low) &&
      (isBase(token.low.replace(/s$/, '')) || ALSO_PAST.has(token.low.replace(/s$/, ''))) &&
      /[^s]s$/.test(token.low) &&
      /^(?:more|less|nothing|little)$/.test(next?.low ?? '') &&
      /^(?:but|and|,)$/.test(tokens[place + 2]?.low ?? ',')
    )
      return { ...token, pos: 'VERB' }
    // “a closing cost the county $48,000”
    if (
      token.pos === 'NOUN' &&
      ALSO_PAST.has(token.low) &&
      isNounish(before) &&
      !isPluralNoun(before!.low) &&
      next !== undefined &&
      (isCapital(next) || next.word === '$' || isFigure(next) || next.pos === 'PRON')
    )
      return { ...token, pos: 'VERB' }
    // “no outside model”
    if (/^(?:outside|inside)$/.test(token.low) && before !== undefined && DETERMINERS.has(before.low) && isNounish(next)) return { ...token, pos: 'ADJ' }
    // “the valve rises the pressure”, “colleagues at the port check the results”
    if (token.pos === 'NOUN' && next !== undefined && /^(?:the|its|their|our|my)$/.test(next.low) && !TIME.test(tokens[place + 2]?.low ?? '')) {
      const isThird = /[^s]s$/.test(token.low) && isBase(token.low.replace(/s$/, '')) && before !== undefined && isNounish(before) && !isPluralNoun(before.low)
      const head = tokens.slice(0, place).findIndex((one) => isNounish(one))
      const acts = isBase(token.low) && head >= 0 && head < place - 1 && isPluralNoun(tokens[head]!.low) && tokens[head + 1]?.pos === 'ADP' && before?.pos !== 'DET' && before?.pos !== 'ADP'
      if ((isThird || acts) && !tokens.slice(0, place).some((one) => one.pos === 'VERB' || one.pos === 'AUX')) return { ...token, pos: 'VERB' }
    }
    return token
  })
}

const TIME = /^(?:year|month|week|day|time|night|morning|season|spring|summer|fall|winter|quarter|hour|same|next|previous|first|last|following)s?$/
const SET_PHRASES =
  /^(?:by (?:hand|phone|mail|letter|law|machine|truck|car|train|boat|ship|vote|contract|video|computer|design|weight|volume|size|site|region|state|county|name|number|type|hour|day|week|month|year|step|group|score|class|pair|half|third|quarter|percent|drone|vehicle|radio|e-?mail|telephone|bus|plane|road|rail|choice|default|mistake|trade|profession|training|word|definition|person|category|state|site|sector|unit)|in (?:place|use|practice|person|part|full|house|line|school|college|town|office|court|time|turn|form|field|order|front|bed|hand|harbor|class|print|detail|response|case|operation|season|position|service|season|shape|stock|step|sequence|question|advance|process|contract|group|series|committee|danger|depth|length|size|theory|orbit|transit|charge|control|draft|review|plan|parallel|name|kind|miniature|solution|culture|storage)|on (?:site|board|time|paper|foot|request|file|record|average|line|schedule|hand|page|track|duty|call|staff|video|target|land|camera|film|tape|demand|loan|contract|trial|appeal|leave|screen|budget|purpose|account|top|sale|road|order|course)|at (?:work|home|school|sea|night|hand|scale|site|rest|court|university|college|risk|table|office|field scale|pilot scale|least|last|first|best|once|launch|source|harvest|sunrise|noon|discharge|admission|ground level|sea level|work level|state level)|to (?:work|school|court|scale|market|date|term|bed|town|sea|college|university|order|print|trial|hand|record)|for (?:example|sale|use|review|trial|instance|hire|rent|breakfast|lunch|dinner|school|college|work|fun|trial use)|under (?:contract|review|license|way|warranty|load|oath|water|pressure|control|test|law)|from (?:home|school|scratch|memory|end|start|work|page|day|year|month|week|site|state|one|door|farm|field|plant|bench|lab|zone|station|person|sea|college|university|court|plant|well|hour|batch|bed|crop|clinic|room|case|house)|of (?:course|study|office|age|use|work|origin|residence|record|sale|trust|interest|day|night|home|law|school|college|town|production|care|service)|off (?:site|line|duty|season|balance)|per .+|with (?:child|time|care|age|depth|distance|season|temperature)|(?:kind|type|sort|form|piece|length|level|number|class|method|means|unit|source|rate|degree|kinds|types|sorts|forms|pieces|sources|rates|methods|part|point|line|scope|place|date|end) of .+|into (?:account|use|place|service|effect|practice|production)|out of (?:date|order|use|state|town|print|service|stock|place|line|range|court|season)|in \p{L}+ form|at \p{L}+ level|as (?:(?:first|sole|lead|senior|corresponding) author|part|president|chair|director|manager|chief|head|lead|principal|author|editor|reviewer|chairman|secretary|treasurer|dean|member|counsel|captain|editor|head|vice|co-author|co-chair|deputy|acting|assistant|associate|guest) ?.*)$/u

/** “the tested pump”, “with bolted joints”, and not “I tested pump”. */
function describes(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1]
  // “one sensor making company”
  if (/ing$/.test(tokens[place]!.low) && before?.pos === 'NOUN' && (DETERMINERS.has(tokens[place - 2]?.low ?? '') || isFigure(tokens[place - 2]))) return true
  if (before === undefined || before.pos === 'ADJ' || before.pos === 'ADP' || before.pos === 'DET' || before.pos === 'CCONJ' || before.word === '-' || isFigure(before)) return true
  return (
    before.low === "'s" ||
    before.low === '’s' ||
    before.word === '’' ||
    (before.pos === 'PRON' && DETERMINERS.has(before.low)) ||
    (before.pos === 'ADV' && /ly$|^(?:newly|well)$/.test(before.low) && describes(tokens, place - 1))
  )
}

/** The words before a noun that belong to it, from the left. */
function nounStart(tokens: readonly Token[], head: number): number {
  let start = head
  while (start > 0) {
    const before = tokens[start - 1]!
    const isHyphen = before.word === '-' || before.word === '/'
    const isModifier =
      before.pos === 'NOUN' ||
      before.pos === 'PROPN' ||
      before.pos === 'ADJ' ||
      (before.pos === 'VERB' && /(?:ed|ing|wn|en|lt|pt|built|cut|set)$/.test(before.low) && describes(tokens, start - 1)) ||
      (before.pos === 'ADV' && /ly$|^(?:very|more|most|less|well|newly|too|so|once|then|now|even|still|only)$/.test(before.low) && ['ADJ', 'VERB'].includes(tokens[start]!.pos)) ||
      // “a 5-rung ladder”, “a hand-held meter”
      tokens[start]!.word === '-' ||
      tokens[start - 2]?.word === '-'
    if (!isHyphen && !isModifier && !/^(?:only|very|same|former|own|other|next|last|first|second|third|full|whole)$/.test(before.low)) return start
    start -= 1
  }
  return start
}

/** “reading of conductivity sensor”: one thing of many, and no determiner. */
function bareNouns(tokens: readonly Token[]): Fault[] {
  return tokens.flatMap((token, place): Fault[] => {
    if (token.pos !== 'NOUN' && !(place === 0 && token.pos === 'PROPN')) return []
    if (!ONE_OF_MANY.has(token.low) || isCapital(token)) return []
    const [next, after] = [tokens[place + 1], tokens[place + 2]]
    // It describes another noun, or has a number or a name of its own: “version 3”, “sensor data”.
    if (
      isNounish(next) ||
      isFigure(next) ||
      next?.word === '-' ||
      next?.word === '/' ||
      next?.low === "'s" ||
      next?.low === '’s' ||
      next?.word === "'" ||
      next?.word === '’' ||
      (isCapital(next) && next?.word !== 'I')
    )
      return []
    if (next?.pos === 'ADJ' && isNounish(after)) return []
    if (next?.pos === 'VERB' && /ing$/.test(next.low) && after?.pos !== 'DET' && after?.pos !== 'PRON') return []
    // “started recording the course”
    if (/ing$/.test(token.low) && next !== undefined && DETERMINERS.has(next.low)) return []
    const start = nounStart(tokens, place)
    const before = tokens[start - 1]
    if (tokens[start]!.low === 'staff') return []
    // “employment as lead modeler”, “I have been general manager”
    if ((before?.low === 'as' && isNounish(tokens[start - 2])) || before?.low === 'been') return []
    // “next year”
    if (/^(?:next|last)$/.test(tokens[start]!.low) && /^(?:year|month|week|spring|summer|fall|winter|season|night|time)$/.test(token.low)) return []
    if (
      before !== undefined &&
      (DETERMINERS.has(before.low) ||
        before.pos === 'DET' ||
        (isFigure(before) && !(isYear(before) && !DETERMINERS.has(tokens[start - 2]?.low ?? ''))) ||
        before.low === "'s" ||
        before.low === '’s' ||
        before.word === '’' ||
        before.word === '$' ||
        /^(?:mine|own)$/.test(before.low))
    )
      return []
    if (tokens.slice(start, place).some((one) => DETERMINERS.has(one.low) || one.low === "'s" || one.low === '’s' || isFigure(one) || /^(?:more|most|less|such)$/.test(one.low))) return []
    // Names leave no trace: “Halden plant”.
    const inner = atPlace(tokens, start, place)
    if (before !== undefined && SET_PHRASES.test(`${before.low} ${inner}`.toLowerCase())) return []
    if (tokens[start - 2] !== undefined && before !== undefined && SET_PHRASES.test(`${tokens[start - 2]!.low} ${before.low} ${inner}`.toLowerCase())) return []
    // “from farm to market”, “between doctor and patient”, “site by site”
    if (before?.low === 'to' && tokens[start - 3]?.low === 'from') return []
    if (before?.low === 'from' && next?.low === 'to') return []
    if (next?.low === 'by' && after?.low === token.low) return []
    if (before?.low === 'by' && tokens[start - 2]?.low === token.low) return []
    if (before?.low === 'after' && tokens[start - 2]?.low === token.low) return []
    if (next?.low === 'after' && after?.low === token.low) return []
    // Two of a pair, and what follows in a list: the determiner of the first counts for both.
    const acts = place + 1 < tokens.length && isFiniteAt(tokens, place + 1)
    const isClauseOfItsOwn = acts && tokens.slice(0, start - 1).some((_, at) => isFiniteAt(tokens, at))
    const isLedIn = acts && tokens.findIndex(({ word }) => word === ',') === start - 1 && /^(?:ADP|SCONJ|ADV)$/.test(tokens[0]!.pos)
    if (before?.pos === 'CCONJ' && start > 1 && !(isClauseOfItsOwn && tokens[start - 2]!.pos !== 'NOUN')) return []
    if (before?.word === ',' && !isLedIn) return []
    // “road and rock data”
    if ((before?.pos !== 'VERB' || !ONE_OF_MANY.has(tokens[place + 3]?.low ?? '')) && next?.pos === 'CCONJ' && (isNounish(after) || after?.pos === 'ADJ') && isNounish(tokens[place + 3])) return []
    if ((next?.low === 'and' || next?.low === 'or') && isNounish(tokens[place + 2]) && (before?.pos === 'ADP' || before === undefined) && !isFigure(tokens[place + 2])) {
      // “between doctor and patient”
      if (before?.low === 'between' || before?.low === 'both') return []
    }
    if (before !== undefined && before.pos === 'VERB' && /^(?:elected|named|made|became|appointed|become|took|take|takes|taking|set|sets)$/.test(before.low)) return []
    return [{ kind: 'article', at: inner }]
  })
}

/** “60 agency”, “many plant”, “these machine”; “a sensors”. */
function numbers(tokens: readonly Token[]): Fault[] {
  return tokens.flatMap((token, place): Fault[] => {
    if (token.pos !== 'NOUN' || isCapital(token)) return []
    const next = tokens[place + 1]
    const isHead = !(
      isNounish(next) ||
      next?.word === '-' ||
      next?.low === "'s" ||
      next?.low === '’s' ||
      next?.word === '’' ||
      (next?.pos === 'VERB' && /ing$/.test(next.low)) ||
      (next?.pos === 'ADJ' && isNounish(tokens[place + 2]))
    )
    if (!isHead) return []
    const start = nounStart(tokens, place)
    const before = tokens[start - 1]
    const counts =
      before !== undefined &&
      (/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|few|these|those|various|both)$/.test(before.low) ||
        (/^\d[\d,]*$/.test(before.word) && !/^(?:1|0|(?:19|20)\d\d)$/.test(before.word)))
    const isBehindPlural = tokens.slice(start, place).some((one) => isNounish(one) && isPluralNoun(one.low)) || next?.pos === 'VERB' || /^(?:a|an|the|#|my|our)$/.test(tokens[start - 2]?.low ?? '')
    const isUnit = /^(?:percent|million|billion|hundred|thousand|dozen)$/.test(token.low)
    if (
      counts &&
      !isBehindPlural &&
      before !== undefined &&
      ONE_OF_MANY.has(token.low) &&
      !isUnit &&
      tokens[start - 2]?.word !== '$' &&
      !/^(?:version|page|step|part|phase|stage|chapter|figure|table|no|number|type|class|level|model|edition|section|item|rule|article|exhibit|title)$/.test(tokens[start - 2]?.low ?? '') &&
      tokens[start - 2]?.word !== '-'
    ) {
      // “the four and a half mile line”; “5 kilometer race” describes.
      if (start === place || tokens.slice(start, place).every(({ pos }) => pos === 'ADJ' || pos === 'NOUN')) return [{ kind: 'number', at: atPlace(tokens, start - 1, place) }]
    }
    if (
      before !== undefined &&
      /^(?:a|an|each|every|another)$/.test(before.low) &&
      !/^(?:needs|names|uses|shows|reports|tests|checks|marks|costs|works|records|counts|plans)$/.test(before.low === 'each' ? token.low : '') &&
      !(before.word === 'A' && start > 1) &&
      isPluralNoun(token.low) &&
      !/^(?:data|media|staff|police)$/.test(token.low) &&
      !/^(?:and|or)$/.test(next?.low ?? '') &&
      start === place
    )
      return [{ kind: 'number', at: `${before.word} ${token.word}` }]
    if (
      before !== undefined &&
      /^(?:most|all|different|other|some)$/.test(before.low) &&
      before.pos !== 'NOUN' &&
      ONE_OF_MANY.has(token.low) &&
      tokens.slice(start, place).every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') &&
      before.low !== 'some'
    ) {
      const lead = tokens[start - 2]
      if (!(lead !== undefined && (DETERMINERS.has(lead.low) || lead.low === 'no' || lead.pos === 'PRON'))) return [{ kind: 'number', at: atPlace(tokens, start - 1, place) }]
    }
    return []
  })
}

type Clause = { from: number; to: number; lead: string; mark: string }

/** Pieces between marks and joining words; `lead`: the word that opens it; `mark`: what stands before it. */
function clausesOf(tokens: readonly Token[]): Clause[] {
  const cuts: Clause[] = []
  let from = 0
  let mark = ''
  let lead = ''
  const push = (to: number) => {
    if (to > from) cuts.push({ from, to, lead, mark })
  }
  for (let place = 0; place < tokens.length; place += 1) {
    const { word, low, pos } = tokens[place]!
    if (pos === 'PUNCT' && /^[,;:—–()]$/.test(word)) {
      push(place)
      from = place + 1
      mark = word
      lead = ''
      continue
    }
    const next = tokens[place + 1]
    const opens =
      (pos === 'SCONJ' || (SUBORDINATORS.has(low) && (pos === 'PRON' || pos === 'ADV' || pos === 'ADP' || low === 'what'))) && !['than', 'as', 'like'].includes(low)
        ? // “before the storm”, “since 2019”: a preposition.
          !['before', 'after', 'since', 'until', 'till', 'so', 'for', 'once'].includes(low) || clauseFollows(tokens, place + 1)
        : ['and', 'but', 'or', 'so', 'yet'].includes(low) && clauseFollows(tokens, place + 1)
    if (opens && !(low === 'that' && (next === undefined || next.pos === 'NOUN'))) {
      if (place > from) push(place)
      else if (lead !== '' || mark !== '') {
        lead = low
        from = place + 1
        continue
      }
      from = place + 1
      lead = low
      mark = ''
    }
  }
  push(tokens.length)
  return cuts
}

/** Whether a subject with its verb stands here. */
function clauseFollows(tokens: readonly Token[], at: number): boolean {
  let place = at
  while (place < tokens.length && ['ADV'].includes(tokens[place]!.pos)) place += 1
  const first = tokens[place]
  if (first === undefined) return false
  if (/^(?:i|we|they|he|she|it|this|that|there|nobody|everybody|everyone|nothing)$/.test(first.low)) return isFiniteAt(tokens, place + 1) || isFiniteAt(tokens, place + 2)
  if (!(first.pos === 'DET' || isNounish(first) || isFigure(first) || first.pos === 'ADJ' || (first.pos === 'PRON' && DETERMINERS.has(first.low)) || /^(?:most|some|all|none|one)$/.test(first.low)))
    return false
  for (let next = place + 1; next < Math.min(tokens.length, place + 9); next += 1) {
    const token = tokens[next]!
    if (isMark(token) || token.pos === 'CCONJ' || token.pos === 'SCONJ') return false
    if (/^(?:that|which|who)$/.test(token.low)) return true
    if (isFiniteAt(tokens, next)) return true
  }
  return false
}

/** A finite verb: an auxiliary, or a verb that is no participle, gerund, or infinitive. */
function isFiniteAt(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place]
  if (token === undefined) return false
  const before = tokens[place - 1]
  // “Vale do Rio”
  if (token.low === 'do' && isCapital(before) && isCapital(tokens[place + 1])) return false
  if (FINITE_AUX.has(token.low) && token.word !== 'May' && (token.pos === 'AUX' || token.pos === 'VERB')) return true
  if (token.pos !== 'VERB' || /ing$/.test(token.low)) return false
  if (before?.low === 'to' || before?.pos === 'AUX' || (before?.pos === 'ADV' && tokens[place - 2]?.pos === 'AUX') || (before?.low === 'not' && tokens[place - 2]?.pos === 'AUX')) return false
  if (before?.pos === 'ADP' && !/^(?:since|before|after|until)$/.test(before.low)) return false
  if (/^(?:my|our|its|his|her|their|your|the|a|an)$/.test(before?.low ?? '')) return false
  const isNobody = before?.low === 'one' && /^(?:no|any|some|every)$/.test(tokens[place - 2]?.low ?? '')
  return !DETERMINERS.has(before?.low ?? '') || before?.pos === 'PRON' || isNobody || (SINGLES.has(before?.low ?? '') && isThirdPerson(token.low))
}

/** What may be a verb where the tagger sees a noun: “the approach loads”. */
const mayBeVerb = (tokens: readonly Token[], place: number): boolean => {
  const token = tokens[place]!
  if (isFiniteAt(tokens, place)) return true
  if (token.pos !== 'NOUN' && token.pos !== 'ADJ' && token.pos !== 'ADP' && token.pos !== 'PROPN') return false
  const before = tokens[place - 1]
  if (before === undefined) return false
  if (/^(?:some|most|many|all|few|each|these|those|others|none|both|we|they|i|it|he|she|who|which|that)$/.test(before.low) || (before.pos === 'NOUN' && isPluralNoun(before.low))) return true
  if (before.pos === 'ADP' || before.pos === 'DET' || before.pos === 'ADJ') return false
  return findVerb(token.low) !== null || /(?:[^su]s|ed)$/.test(token.low)
}

/** The subject of a clause and its verb; null where the clause has no finite verb. `topic`: what stands in front of a pronoun that is the subject. */
function subjectOf(tokens: readonly Token[], { from, to }: Pick<Clause, 'from' | 'to'>): { head: number | null; verb: number; topic: number | null } | null {
  let head: number | null = null
  let topic: number | null = null
  let isIn = false
  for (let place = from; place < to; place += 1) {
    const token = tokens[place]!
    if (isFiniteAt(tokens, place)) return { head, verb: place, topic }
    if (
      /^(?:i|we|they|he|she|you|it)$/.test(token.low) &&
      token.word !== 'IT' &&
      !(token.low === 'it' && tokens[place - 1]?.pos === 'ADP') &&
      (isFiniteAt(tokens, place + 1) || (tokens[place + 1]?.pos === 'ADV' && isFiniteAt(tokens, place + 2)))
    ) {
      topic = place > from && tokens[place - 1]!.pos === 'NOUN' ? place - 1 : head
      head = place
      isIn = false
      continue
    }
    if (isIn && DETERMINERS.has(token.low) && !['ADP', 'CCONJ'].includes(tokens[place - 1]?.pos ?? 'ADP') && !DETERMINERS.has(tokens[place - 1]?.low ?? '')) isIn = false
    if ((token.low === 'at' || token.low === 'up') && /^(?:least|most|to)$/.test(tokens[place + 1]?.low ?? '')) {
      place += 1
      continue
    }
    if (token.pos === 'ADP' || (PREPOSITIONS.has(token.low) && !/^(?:ADV|NOUN|ADJ)$/.test(token.pos))) {
      isIn = true
      continue
    }
    const isNominal =
      isNounish(token) ||
      (token.pos === 'PRON' && !DETERMINERS.has(token.low)) ||
      (/^(?:much|most|some|many|few|fewer|more|less|half|all|none|one|each|both|several|another|neither|either|this|that|these|those)$/.test(token.low) &&
        !isNounish(tokens[place + 1]) &&
        tokens[place + 1]?.pos !== 'ADJ') ||
      (isFigure(token) && !isNounish(tokens[place + 1]))
    if (isNominal || (place === from && token.pos === 'VERB' && /ing$/.test(token.low))) {
      const next = tokens[place + 1]
      const isHead =
        !(isNounish(token) && (isNounish(next) || next?.low === "'s" || next?.low === '’s' || next?.word === '’' || next?.word === '-')) &&
        !(token.pos === 'PRON' && /^(?:my|our|its|his|her|their|your)$/.test(token.low))
      if (isHead && !isIn && head === null) head = place
      // “On this day wasps are released”
      const endsTime = isIn && /^(?:day|days|year|years|month|months|week|weeks|season|time)$/.test(token.low) && isNounish(next) && isPluralNoun(next!.low)
      if (isHead || endsTime) isIn = false
    } else if (DETERMINERS.has(tokens[place - 1]?.low ?? '') && isFiniteAt(tokens, place + 1)) {
      // “the poor have”, “the cooperative tests”
      if (!isIn && head === null) head = place
      isIn = false
    }
  }
  return null
}

const STATIVE = words(
  'having needing wanting knowing understanding believing liking owning belonging containing consisting requiring costing depending existing preferring meaning agreeing lacking possessing seeming',
)
const PROGRESSIVE_OK = /^(?:having) (?:trouble|difficulty|an effect|problems|success)/

const OF_A_BODY =
  /\b(?:company|cooperative|association|hospital|agency|university|institute|firm|organization|laboratory|department|school|college|plant|clinic|foundation|council|state|county|city)\b/i

/** What no native writer says, by the verb and what stands around it. */
function verbForms(tokens: readonly Token[]): Fault[] {
  return tokens.flatMap((token, place): Fault[] => {
    const [before, next, after] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
    const faults: Fault[] = []
    const fault = (kind: FaultKind, from: number, to: number) => faults.push({ kind, at: atPlace(tokens, from, to) })
    // “are not having any engineer”
    if (BE.has(token.low)) {
      const at = next?.pos === 'ADV' || next?.low === 'not' || next?.low === "n't" ? place + 2 : place + 1
      if (STATIVE.has(tokens[at]?.low ?? '') && !PROGRESSIVE_OK.test(atPlace(tokens, at, at + 2))) fault('tense', place, at)
    }
    // “must to have”, “can to use”
    if (isModal(token, place) && next?.low === 'to') fault('verb', place, place + 1)
    // “will adapts”, “did not found”, “can used”
    if ((isModal(token, place) || /^(?:do|does|did)$/.test(token.low)) && token.pos === 'AUX') {
      const at = next?.low === 'not' || next?.low === "n't" || (next?.pos === 'ADV' && !/ing$/.test(next.low)) ? place + 2 : place + 1
      const verb = tokens[at]
      if (
        verb?.pos === 'VERB' &&
        (/ing$/.test(verb.low) ||
          (/ed$/.test(verb.low) &&
            !isBase(verb.low) &&
            verb.low !== 'need' &&
            verb.low !== 'exceed' &&
            verb.low !== 'feed' &&
            verb.low !== 'speed' &&
            verb.low !== 'proceed' &&
            verb.low !== 'succeed')) &&
        !isBase(verb.low)
      )
        fault('verb', place, at)
    }
    // “to using” is fine behind “used”, “from”; “to adapts”, “to found” is not.
    if (
      token.low === 'to' &&
      token.pos === 'PART' &&
      next?.pos === 'VERB' &&
      /(?:[^s]ed|ing)$/.test(next.low) &&
      !isBase(next.low) &&
      !/(?:eed|ring|sing|bring|spring|bling)$/.test(next.low) &&
      !/^(?:used|due|prior|access|addition|according|respect|regard|contrary|key|close|devoted|dedicated|committed|limited|subject|related|approach|approaches|alternative|commitment|contribution|attention)$/.test(
        before?.low ?? '',
      ) &&
      /ed$/.test(next.low)
    )
      fault('verb', place, place + 1)
    // “allow me use”, “let us to”, “help me with”, “want try”, “need prove”, “ask me come”
    if (
      /^(?:allows?|allowed|enables?|enabled|asks?|asked|wants?|wanted|requires?|required|expects?|expected|invites?|invited|teach(?:es)?|taught|trains?|trained|permits?|permitted|obliges?|obliged)$/.test(
        token.low,
      ) &&
      /^(?:me|us|them|him|her|it|you|people|hospitals?|nurses?|farmers?|users?|operators?)$/.test(next?.low ?? '') &&
      after?.pos === 'VERB' &&
      isBase(after.low)
    )
      fault('verb', place, place + 2)
    if (/^(?:lets?|makes?|made)$/.test(token.low) && token.pos === 'VERB' && /^(?:me|us|them|him|her|it)$/.test(next?.low ?? '') && after?.low === 'to') fault('verb', place, place + 2)
    if (
      /^(?:wants?|wanted|agreed|decided|plans?|planned|hopes?|needs?|needed|refused?|promised|intends?|tried)$/.test(token.low) &&
      token.pos === 'VERB' &&
      next?.pos === 'VERB' &&
      isBase(next.low) &&
      !isPluralNoun(next.low)
    )
      fault('verb', place, place + 1)
    // “suggested me to”, “recommended us to”, “explained me”
    if (
      /^(?:suggest(?:s|ed)?|recommend(?:s|ed)?|explain(?:s|ed)?|said|says?|proposed?|described?|mention(?:s|ed)?|discussed?|demonstrated?|confirm(?:s|ed)?|inform(?:s|ed)?)$/.test(token.low) &&
      /^(?:me|us|them|him)$/.test(next?.low ?? '') &&
      !/^inform/.test(token.low)
    )
      fault('verb', place, place + 1)
    if (
      /^(?:tells?|told|inform(?:s|ed)?|pays?|paid|asks?|asked|answered|thanked|called|contacted|helps?|helped|joins?|joined|reach(?:es|ed)?|enters?|entered|attend(?:s|ed)?|visits?|visited|phoned|emailed)$/.test(
        token.low,
      ) &&
      token.pos === 'VERB' &&
      !BE.has(before?.low ?? '') &&
      ((next?.low === 'to' && (/^(?:me|us|him|her|them|the|my|our|an|a)$/.test(after?.low ?? '') || isCapital(after)) && !/^(?:pays?|paid)$/.test(token.low)) ||
        (/^(?:pays?|paid)$/.test(token.low) && next?.low === 'to' && /^(?:me|us|him|her|them)$/.test(after?.low ?? '')))
    ) {
      // “asked to the …” never; “helped to the” never; “paid to the state” may be.
      if (!/^(?:called|answered)$/.test(token.low)) fault('preposition', place, place + 2)
    }
    if (
      /^(?:discuss(?:es|ed)?|mention(?:s|ed)?|describes?|described|emphasi[sz]ed?|considers?|considered|lacks?|lacked|request(?:s|ed)?|demands?|demanded|contacts?|contacted|marr(?:y|ied)|stud(?:y|ies|ied)|investigates?|investigated|influences?|influenced|affects?|affected|approach(?:es|ed)?|answers?|answered|resembles?|comprises?|comprised|reaches|reached|enters?|entered)$/.test(
        token.low,
      ) &&
      token.pos === 'VERB' &&
      !BE.has(before?.low ?? '') &&
      before?.pos !== 'AUX' &&
      /^(?:about|on|of|to|with|into)$/.test(next?.low ?? '') &&
      /^(?:the|a|an|it|this|that|these|my|our|its|their|them|me|us|him)$/.test(after?.low ?? '') &&
      !(/^(?:stud|enter|lack|reach|contact|answer)/.test(token.low) && /^(?:on|into|with)$/.test(next!.low)) &&
      !(/^(?:answers?|answered)$/.test(token.low) && next!.low === 'to') &&
      !(/^describ/.test(token.low) && next!.low === 'to') &&
      !(/^reach/.test(token.low) && next!.low !== 'to') &&
      !(/^mention/.test(token.low) && next!.low === 'to')
    )
      fault('preposition', place, place + 1)
    // “is count by”, “are use”
    if (
      BE.has(token.low) &&
      token.low.length > 1 &&
      next !== undefined &&
      (next.pos === 'VERB' || next.pos === 'NOUN') &&
      after?.low === 'by' &&
      isBase(next.low) &&
      !/^(?:run|overrun|overcome|outrun|rerun)$/.test(next.low)
    )
      fault('verb', place, place + 2)
    // “says that is necessary to”
    if (
      token.low === 'that' &&
      BE.has(next?.low ?? '') &&
      /^(?:necessary|important|possible|needed|required|better|essential|impossible|useful|urgent)$/.test(after?.low ?? '') &&
      (before?.pos === 'VERB' || isFigure(before))
    )
      fault('subject', place, place + 2)
    // “I did it” behind what was done: “the design and the analysis I did it”
    if (token.low === 'i' && before?.pos === 'NOUN' && next?.pos !== 'ADV' && after?.low === 'it' && isMark(tokens[place + 3])) fault('order', place - 1, place + 2)
    // “Next users will be”
    if (place === 0 && /^(?:next|first|last|second)$/.test(token.low) && next?.pos === 'NOUN' && isFiniteAt(tokens, place + 2)) fault('article', place, place + 1)
    if (place === 0 && token.low === 'only' && next?.pos === 'VERB') fault('subject', place, place + 1)
    // “In 2023 we follow”, “I teach it in 2025”
    if (/^(?:i|we)$/.test(token.low) && next?.pos === 'VERB' && isBase(next.low) && !/^(?:plan|expect|intend|hope|want|aim|hold|have)$/.test(next.low)) {
      const clauseStart = tokens.slice(0, place).findLastIndex((one) => isMark(one) || one.pos === 'SCONJ' || ['and', 'but'].includes(one.low)) + 1
      const end = tokens.findIndex((one, at) => at > place && (isMark(one) || one.pos === 'SCONJ' || ['and', 'but', 'which', 'that'].includes(one.low)))
      const clause = tokens.slice(clauseStart, end === -1 ? tokens.length : end)
      if (
        clause.some(
          (one, at) =>
            isYear(one) &&
            /^(?:in|on|from|to|by|january|february|march|april|may|june|july|august|september|october|november|december|early|late)$/.test(clause[at - 1]?.low ?? '') &&
            !clause.slice(0, at).some(({ low }) => /^(?:since|of|until)$/.test(low)),
        )
      )
        fault('tense', place, place + 1)
    }
    // “A company that sells hoses … his catalog”
    if (
      /^(?:his|her)$/.test(token.low) &&
      OF_A_BODY.test(atPlace(tokens, 0, place - 1)) &&
      !tokens.some(
        ({ low, pos }) =>
          /^(?:he|she|who|mr|ms|mrs|dr|prof|colleague|friend|student|man|woman|child|person|each|head|chief|expert|clerk|nurse|patient|president|chair|captain|dentist|doctor)$/.test(low) ||
          (pos === 'NOUN' &&
            /(?:er|or|ist|ian|ee|man|woman)$/.test(low) &&
            !/(?:^list|sensor|computer|center|paper|number|water|letter|register|filter|container|meter|motor|reactor|controller|server|boiler|winter|summer|error|factor|sector)$/.test(low)),
      )
    )
      fault('agreement', place, place + 1)
    // “the version 3”; “in first step”, “First recording was”; “Its expensive”
    if (token.low === 'the' && /^(?:version|step|page|phase|stage|exhibit|chapter|figure|table|edition)$/.test(next?.low ?? '') && /^\d+$/.test(after?.word ?? '')) fault('article', place, place + 2)
    if (
      /^(?:first|second|third|last|next|same)$/.test(token.low) &&
      (before === undefined || (before.pos === 'ADP' && !(before.low === 'from' && after?.low === 'to')) || (before.pos === 'VERB' && !describes(tokens, place - 1)) || before.pos === 'SCONJ') &&
      next?.pos === 'NOUN' &&
      !isPluralNoun(next.low) &&
      !/^(?:year|month|week|spring|summer|fall|winter|autumn|night|season|time|day|morning|evening|afternoon|weekend|monday|friday|aid|hand|author|place|class|grade|january|june|order|semester|quarter|thing|name|language)$/.test(
        next.low,
      ) &&
      !/^(?:each|every|my|our|the)$/.test(before?.low ?? '') &&
      !isNounish(after)
    )
      fault('article', place, place + 1)
    if (
      token.low === 'its' &&
      next !== undefined &&
      /^(?:expensive|cheap|easy|hard|difficult|important|impossible|necessary|useful|slow|fast|good|bad|too|very|not)$/.test(next.low) &&
      (/^(?:too|very|not)$/.test(next.low) || after === undefined || isMark(after) || /^(?:and|but|because|to|for|when|if|so)$/.test(after.low))
    )
      fault('spelling', place, place + 1)
    const pair = `${token.low} ${next?.low ?? ''}`
    if (WRONG_PAIRS.has(pair) && !(pair === 'inside of' && before?.low === 'the')) fault('preposition', place, place + 1)
    if (WRONG_TRIPLES.test(`${pair} ${after?.low ?? ''} ${tokens[place + 3]?.low ?? ''} `)) fault('preposition', place, place + 2)
    // “in page 14”, “at page”
    if (/^(?:in|at)$/.test(token.low) && (next?.low === 'page' || (next?.low === 'the' && after?.low === 'page')) && /^\d/.test(tokens[place + (next?.low === 'page' ? 2 : 3)]?.word ?? ''))
      fault('preposition', place, place + 2)
    // “don’t make nothing”
    if (
      (token.low === 'not' || token.low === "n't") &&
      tokens.slice(place + 1, place + 4).some(({ low }, at) => /^(?:nothing|nobody|none|never)$/.test(low) && !tokens.slice(place + 1, place + 1 + at).some((one) => one.pos === 'SCONJ'))
    )
      fault('verb', place, place + 2)
    // “since 2025 … is using”: see tenses. “for to”
    if (token.low === 'for' && next?.low === 'to') fault('preposition', place, place + 1)
    if (/^(?:more|most)$/.test(token.low) && /^(?:better|worse|cheaper|easier|faster|bigger|larger|smaller|higher|lower|older|newer|safer)$/.test(next?.low ?? '')) fault('verb', place, place + 1)
    // “others farmers”, “much people”
    if (token.low === 'others' && next?.pos === 'NOUN' && isPluralNoun(next.low)) fault('number', place, place + 1)
    if (/^(?:much|little)$/.test(token.low) && next?.pos === 'NOUN' && isPluralNoun(next.low) && !PLURALS.has(next.low)) fault('number', place, place + 1)
    if (/^(?:informations|equipments|researches|softwares|evidences|knowledges|advices|feedbacks|trainings|staffs|furnitures|machineries|hardwares|datas)$/.test(token.low))
      fault('number', place, place)
    if (/^(?:peoples|childrens|womans|mans)$/.test(token.low) && next?.low !== "'" && next?.low !== '’') fault('number', place, place)
    return faults
  })
}

/** People by what they do: “the engineer which designed it”. */
const ACTS = /(?:[^aeiou]er|[aeiou]tor|ist|ian|sor|eer)$/
const NO_PERSON =
  /^(?:number|member|paper|water|letter|order|center|meter|filter|computer|sensor|motor|tractor|reactor|factor|sector|vector|register|computer|container|controller|server|boiler|container|printer|scanner|counter|transformer|monitor|detector|indicator|generator|refrigerator|ventilator|calculator|elevator|processor|power|tower|layer|corner|winter|summer|fiber|timber|river|harbor|cover|finger|shower|chapter|quarter|matter|manner|character|parameter|diameter|polymer|cancer|fever|disorder|trailer|router|pointer|buffer|carrier|marker|tracker|reader|amplifier|adapter|heater|cooler|freezer|burner|dryer|mixer|blender|loader|digger|crusher|shredder|list|consist|exist|assist|resist|compressor|conveyor|error|door|floor|motor|sensor|editor)$/
const CHANGES = /^(?:(?:in|de)creas(?:e[sd]?|ing)|f[ae]ll(?:s|en)?|r[io]se[ns]?|dropp?(?:s|ed)?|gr[eo]ws?|grown|declin(?:e[sd]?)|improv(?:e[sd]?)|reduc(?:e[sd]?)|went (?:up|down))$/
const EITHER_PAST =
  /^(?:lighted|knitted|shined|hanged|speeded|pleaded|proved|sawed|sewed|mowed|showed|swelled|thrived|dived|sneaked|leaped|leaned|kneeled|dreamed|burned|learned|spelled|spilled|spoiled|smelled|costed|fitted|wetted|inputted|forecasted|broadcasted|grinded|bored|founded|wounded|grounded|bounded|welded|trended|shredded|sheared|woken|sowed|waked|weaved|shaved|hewed|strewed|laded|rotted|melted|molded|wedded|offsetted|formatted|targeted|budgeted)$/
/** Past forms that are no participle, by their verbs: “was finded”, “has wrote”. */
const isRegularized = (low: string): boolean => {
  const base = low.replace(/ed$/, '')
  const verb = /ed$/.test(low) ? (findVerb(base) ?? findVerb(`${base}e`)) : null
  return verb !== null && verb.form === 'base' && verb.past !== low && !EITHER_PAST.test(low)
}

const SAYS =
  /^(?:thinks?|thought|believes?|believed|says?|said|knows?|knew|hopes?|hoped|feels?|felt|claims?|claimed|expects?|expected|hears?|heard|assumes?|assumed|finds?|found|shows?|showed|means?|meant|wish|fears?|sees?|saw)$/
/** Pasts of verbs whose participle is another word: a closed class. */
const STRONG_PAST =
  /^(?:ate|began|blew|broke|came|chose|did|drank|drew|drove|fell|flew|forgot|froze|gave|grew|hid|knew|rang|rode|rose|sang|sank|saw|shook|spoke|stole|swam|swore|threw|took|tore|went|woke|wore|wrote|became|overcame|withdrew|undertook|overtook|mistook)$/
const ALSO_ADJECTIVE =
  /^(?:open|close|clean|clear|complete|correct|direct|double|dry|empty|free|live|present|quiet|separate|slow|subject|smooth|secure|mature|busy|calm|cool|warm|dirty|fit|tight|lower|prompt|ready|alert|idle|even|level|own|welcome|worth|narrow|thin|faint|mean|sound|blind|bare|best|last|long|near|like|work|use|need|run|come|become|overcome|responsible|part)$/

/** What holds of any verb, whichever it is: what stands behind an auxiliary, behind another verb, and in a relative clause. */
function anyVerb(tokens: readonly Token[]): Fault[] {
  return tokens.flatMap((token, place): Fault[] => {
    const [before, next, after] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
    const faults: Fault[] = []
    const fault = (kind: FaultKind, from: number, to: number) => faults.push({ kind, at: atPlace(tokens, from, to) })
    const isObject = (one: Token | undefined): boolean =>
      one !== undefined && (one.pos === 'DET' || /^(?:many|some|several|few|much|all)$/.test(one.low) || isFigure(one) || /^(?:my|our|its|their|his|her|it|them|me|us)$/.test(one.low))
    // “has accept my proposal”, “is produce 40 tons”
    if (/^(?:has|have|had|am|is|are|was|were)$/.test(token.low)) {
      const at = next?.pos === 'ADV' || next?.low === 'not' ? place + 2 : place + 1
      const verb = tokens[at]
      const isClauseOfDoing = tokens.slice(0, place).some(({ low }) => /^(?:do|does|did|what|all|to|thing|aim|goal|task|job|step|way|idea|plan|role|solution)$/.test(low))
      if (verb?.pos === 'VERB' && isBase(verb.low) && !/(?:ed|en|ing)$/.test(verb.low) && !/^(?:come|become|run|overcome)$/.test(verb.low) && isObject(tokens[at + 1]) && !isClauseOfDoing)
        fault('verb', place, at)
    }
    // “was make in”, “am agree with”
    if (
      /^(?:am|is|are|was|were|been)$/.test(token.low) &&
      next?.pos === 'VERB' &&
      isBase(next.low) &&
      !/(?:ed|en|ing)$/.test(next.low) &&
      !ALSO_ADJECTIVE.test(next.low) &&
      after?.pos === 'ADP' &&
      (isNounish(before) || token.low === 'been')
    )
      fault('verb', place, place + 2)
    if (token.low === 'am' && next?.low === 'agree') fault('verb', place, place + 1)
    // “has fell”, “was broke”, “did not knew”, “can now to walk”
    const isApart = next?.low === 'not' || next?.low === "n't" || next?.pos === 'ADV'
    const verb = isApart ? after : next
    if ((/^(?:has|have|had)$/.test(token.low) || (BE.has(token.low) && token.low.length > 1)) && verb?.pos === 'VERB' && STRONG_PAST.test(verb.low)) fault('verb', place, place + 1)
    if ((isModal(token, place) || /^(?:do|does|did)$/.test(token.low)) && token.pos === 'AUX') {
      if (verb?.pos === 'VERB' && (STRONG_PAST.test(verb.low) || /^(?:made|had|were|got|bought|brought|thought|kept|sent|told|sold|paid|held|built|lost)$/.test(verb.low)))
        fault('verb', place, place + 1)
      if (isModal(token, place) && isApart && after?.low === 'to' && after.pos === 'PART') fault('verb', place, place + 2)
    }
    // “explained how does it work”
    if (/^(?:how|why|where|when)$/.test(token.low) && place > 0 && !isMark(before) && /^(?:do|does|did)$/.test(next?.low ?? '') && (after?.pos === 'DET' || after?.pos === 'PRON' || isNounish(after)))
      fault('order', place, place + 2)
    // “this methods”
    if (
      /^(?:this|that)$/.test(token.low) &&
      next?.pos === 'NOUN' &&
      isPluralNoun(next.low) &&
      next.low !== 'others' &&
      findVerb(next.low) === null &&
      !isBase(next.low.replace(/e?s$/, '')) &&
      !isNounish(after) &&
      after?.low !== '’' &&
      after?.low !== "'" &&
      (token.low === 'this' || place === 0) &&
      isFiniteAt(tokens, place + 2)
    )
      fault('number', place, place + 1)
    // “Before two years we started”
    if (
      token.low === 'before' &&
      place === 0 &&
      (isFigure(next) || /^(?:two|three|four|five|six|seven|eight|nine|ten|many|some|several|few)$/.test(next?.low ?? '')) &&
      /^(?:years|months|weeks|days)$/.test(after?.low ?? '') &&
      /^(?:i|we|they|he|she|it|the)$/.test(tokens[place + 3]?.low ?? '')
    )
      fault('preposition', place, place + 2)
    // “one of the main problem”
    if (/^(?:one|two|three|some|many|several|few|each|both)$/.test(token.low) && next?.low === 'of' && /^(?:the|my|our|these|those)$/.test(after?.low ?? '') && before?.pos !== 'DET') {
      const head = tokens.findIndex((one, at) => at > place + 2 && isNounish(one) && !isNounish(tokens[at + 1]) && tokens[at + 1]?.word !== '-')
      if (
        head > 0 &&
        head < place + 6 &&
        tokens[head]!.pos === 'NOUN' &&
        ONE_OF_MANY.has(tokens[head]!.low) &&
        tokens.slice(place + 3, head).every(({ pos }) => pos === 'ADJ' || pos === 'NOUN') &&
        (isFiniteAt(tokens, head + 1) || isMark(tokens[head + 1]) || /^(?:that|which|who|in|of)$/.test(tokens[head + 1]?.low ?? ''))
      )
        fault('number', place, head)
    }
    // “Nobody does not use it”
    if (/^(?:nobody|nothing|none)$/.test(token.low) && /^(?:do|does|did)$/.test(next?.low ?? '') && (after?.low === 'not' || after?.low === "n't")) fault('verb', place, place + 2)
    // “The cost of the repairs it was high”
    if (
      /^(?:it|they)$/.test(token.low) &&
      place > 4 &&
      DETERMINERS.has(tokens[0]!.low) &&
      isFiniteAt(tokens, place + 1) &&
      next?.pos === 'AUX' &&
      !TIME.test(tokens[1]!.low) &&
      !/^(?:way|first|last|moment|reason|more|less)$/.test(tokens[1]!.low)
    ) {
      const front = tokens.slice(0, place)
      if (front.every(({ pos, low }) => /^(?:DET|NOUN|ADJ)$/.test(pos) || low === 'of' || DETERMINERS.has(low)) && front.some(({ low }) => low === 'of') && before?.pos === 'NOUN')
        fault('subject', 0, place + 1)
    }
    // “which the ministry published it says”
    if (
      /^(?:which|that)$/.test(token.low) &&
      isNounish(before) &&
      next?.pos === 'DET' &&
      after?.pos === 'NOUN' &&
      tokens[place + 3]?.pos === 'VERB' &&
      !SAYS.test(tokens[place + 3]!.low) &&
      /^(?:it|them)$/.test(tokens[place + 4]?.low ?? '') &&
      isFiniteAt(tokens, place + 5)
    )
      fault('order', place, place + 4)
    // “was finded”, “teached me”
    if (token.pos === 'VERB' && isRegularized(token.low)) fault('verb', place, place)
    // “permits detect the leaks”: a verb behind another has its “to”.
    if (
      token.pos === 'VERB' &&
      /[^s]s$/.test(token.low) &&
      !/^(?:helps|lets|makes|sees|does|needs|dares|goes|comes)$/.test(token.low) &&
      findVerb(token.low) !== null &&
      (before?.pos === 'PRON' ||
        (isNounish(before) &&
          (!/^(?:permits|needs|wants|plans|tries|tests|reports|requests|offers|claims|attempts)$/.test(token.low) ||
            /^(?:my|our|this|an?|its|it)$/.test(tokens[nounStart(tokens, place - 1) - 1]?.low ?? '')))) &&
      next?.pos === 'VERB' &&
      isBase(next.low) &&
      isObject(after)
    )
      fault('verb', place, place + 1)
    // “the engineer which designed”
    if (token.low === 'which' && before?.pos === 'NOUN' && ACTS.test(before.low) && !NO_PERSON.test(before.low) && isFiniteAt(tokens, place + 1) && !isMark(before))
      fault('agreement', place - 1, place)
    // “three laboratories that uses”
    if (
      /^(?:that|which|who)$/.test(token.low) &&
      before?.pos === 'NOUN' &&
      isPluralNoun(before.low) &&
      /^(?:is|was|has|does)$|[^s]s$/.test(next?.low ?? '') &&
      (next?.pos === 'AUX' || (next?.pos === 'VERB' && findVerb(next.low)?.form === 'third')) &&
      (tokens[place - 2]?.pos !== 'PRON' || DETERMINERS.has(tokens[place - 2]!.low)) &&
      !tokens.slice(0, place - 1).some(({ low }) => /^(?:of|in|for|with|and|to|on|by|from|at|than|as)$/.test(low))
    )
      fault('agreement', place - 1, place + 1)
    // “There is three laboratories”
    if (
      token.low === 'there' &&
      /^(?:is|was|has)$/.test(next?.low ?? '') &&
      after !== undefined &&
      (/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|few)$/.test(after.low) || (/^\d+$/.test(after.word) && after.word !== '1')) &&
      isNounish(tokens[place + 3]) &&
      isPluralNoun(tokens[place + 3]!.low)
    )
      fault('agreement', place, place + 2)
    // “This make it possible”
    if (
      /^(?:this|that|it|he|she)$/.test(token.low) &&
      place === 0 &&
      next?.pos === 'VERB' &&
      isBase(next.low) &&
      /^(?:it|them|me|us|the|a|an|to)$/.test(after?.low ?? '') &&
      !ONE_OF_MANY.has(next.low)
    )
      fault('agreement', place, place + 1)
    // “decreased of 60 percent”
    if (CHANGES.test(token.low) && (token.pos === 'VERB' || before?.pos === 'AUX') && next?.low === 'of' && after !== undefined && isFigure(after)) fault('preposition', place, place + 2)
    // “which I collected them were used”
    if (
      /^(?:which|that|whom)$/.test(token.low) &&
      isNounish(before) &&
      /^(?:i|we|they|he|she|you)$/.test(next?.low ?? '') &&
      after?.pos === 'VERB' &&
      !SAYS.test(after.low) &&
      /^(?:it|them)$/.test(tokens[place + 3]?.low ?? '') &&
      // “In the plants that I tested it was higher”
      tokens[0]!.pos !== 'ADP' &&
      isFiniteAt(tokens, place + 4)
    )
      fault('order', place, place + 3)
    // “Three years ago I have started”, “I have started three years ago”, “has adopted it last year”
    if (
      token.low === 'ago' ||
      (/^(?:last|yesterday)$/.test(token.low) &&
        (token.low === 'yesterday' || /^(?:year|month|week|spring|summer|fall|winter)$/.test(next?.low ?? '')) &&
        !/^(?:the|of|since|until|from|this|our|my)$/.test(before?.low ?? '') &&
        !/^(?:'|’|'s|’s)$/.test(tokens[place + 2]?.word ?? ''))
    ) {
      const bounds = tokens.map((one, at) => (isMark(one) || one.pos === 'SCONJ' || /^(?:and|but|which|that|who)$/.test(one.low) ? at : -1)).filter((at) => at >= 0)
      const from = Math.max(0, ...bounds.filter((at) => at < place && at > 0).map((at) => at + 1))
      const to = Math.min(tokens.length, ...bounds.filter((at) => at > place + 1))
      const at = tokens.findIndex(
        (one, n) => n >= from && n < to && /^(?:has|have)$/.test(one.low) && (tokens[n + 1]?.pos === 'VERB' || (tokens[n + 1]?.pos === 'ADV' && tokens[n + 2]?.pos === 'VERB')),
      )
      if (at >= 0 && !tokens.slice(from, to).some(({ low }) => low === 'since' || low === 'been')) fault('tense', at, at + 1)
    }
    // “this kind of projects”
    if (
      /^(?:this|that|an?|each|every)$/.test(token.low) &&
      /^(?:kind|type|sort)$/.test(next?.low ?? '') &&
      after?.low === 'of' &&
      tokens[place + 3]?.pos === 'NOUN' &&
      isPluralNoun(tokens[place + 3]!.low) &&
      !isNounish(tokens[place + 4])
    )
      fault('number', place, place + 3)
    // “I pretend to build it”: who means it intends; “the cost raised by 9 percent”: what goes up rises, and what is raised has its object.
    if (/^(?:i|we)$/.test(before?.low ?? '') && /^pretend(?:ed)?$/.test(token.low) && next?.low === 'to') fault('verb', place, place + 1)
    if (
      /^rais(?:es|ed)$/.test(token.low) &&
      isFiniteAt(tokens, place) &&
      (isNounish(before) || before?.pos === 'PRON') &&
      (next === undefined || isMark(next) || /^(?:by|to|from|in|since|over|during|until)$/.test(next.low)) &&
      !/^(?:who|which|that|whom)$/.test(before?.low ?? '') &&
      !tokens.slice(0, place).some(({ low }) => /^(?:which|that|whom|money|funds|questions?)$/.test(low))
    )
      fault('verb', place, place + 1)
    if (
      /^(?:rose|rises|fell|falls|arrived|arrives|happened|happens|occurred|occurs)$/.test(token.low) &&
      token.pos === 'VERB' &&
      (before?.pos === 'PRON' || isNounish(before)) &&
      next?.pos === 'DET' &&
      /^(?:the|an?)$/.test(next.low) &&
      isNounish(after) &&
      !/^(?:year|month|week|day|time|night|morning|spring|summer|fall|winter|quarter|season|hour|moment)$/.test(after!.low) &&
      isFiniteAt(tokens, place)
    )
      fault('verb', place, place + 2)
    return faults
  })
}

/** “Not only the cost is lower”: behind “not only” the verb stands before who does it. */
function notOnly(tokens: readonly Token[]): Fault[] {
  const [first, second, third] = tokens
  if (first?.low !== 'not' || second?.low !== 'only' || third === undefined || FINITE_AUX.has(third.low)) return []
  const but = tokens.findIndex(({ low }) => low === 'but')
  const verb = tokens.findIndex((_, place) => place > 2 && isFiniteAt(tokens, place))
  return but > 0 && verb > 0 && verb < but ? [{ kind: 'order', at: atPlace(tokens, 0, verb) }] : []
}

/** Whether a subject with a determiner and a verb of its number stand in front: a sentence, whatever the verb is. */
export function isClause(sentence: string): boolean {
  const tokens = tagged(sentence)
  const found = subjectOf(tokens, { from: 0, to: tokens.length })
  if (found?.head == null || !(DETERMINERS.has(tokens[0]!.low) || isPluralNoun(tokens[found.head]!.low))) return false
  const [head, verb] = [tokens[found.head]!, tokens[found.verb]!]
  return verb.pos === 'VERB' && (isPluralNoun(head.low) ? isBase(verb.low) || !/(?:[^s]s|ed|ing|en)$/.test(verb.low) : /[^s]s$/.test(verb.low) && findVerb(verb.low)?.form === 'third')
}

/** Letters of a sentence that is looked through. */
const LOOKED_THROUGH = 1_200

/** Clauses that a relative word opens behind a comma, up to the next one. */
const BETWEEN_COMMAS = /, (?:(?:in|on|at|of|for|from|to|with|by|under|through) )?(?:which|who|whom|whose|where) [^,;:]{1,200},(?= )/gu

/** Whether a finite verb has a subject before it that is surely one: an auxiliary's, a pronoun, a name, a plural, or one thing with its determiner. */
export function tellsWhole(sentence: string): boolean {
  if (sentence.length > LOOKED_THROUGH) return false
  return sentence
    .replace(BETWEEN_COMMAS, '')
    .split(/[;:] /)
    .every((part) => {
      const tokens = tagged(part)
      const clauses = clausesOf(tokens)
      // “In the spring, …”, “Since they pay, …” lead to a clause; a thing that is only named does not.
      const leads = ({ from, lead }: Clause): boolean => SUBORDINATORS.has(lead) || /^(?:ADP|ADV|SCONJ)$/.test(tokens[from]!.pos)
      const first = clauses.findIndex((clause) => !leads(clause))
      return clauses.some((clause, place) => (first === -1 || place <= first) && !SUBORDINATORS.has(clause.lead) && isSurelyClause(tokens, clause))
    })
}

/** A form of the past that is a participle too, with nothing behind it that it could be done to. */
const isMaybeParticiple = (tokens: readonly Token[], verb: number): boolean => {
  const next = tokens[verb + 1]
  return (
    (/ed$/.test(tokens[verb]!.low) || ALSO_PAST.has(tokens[verb]!.low) || /^(?:held|made|built|sold|taught|paid|sent|kept|led|met|won|lost)$/.test(tokens[verb]!.low)) &&
    (isMark(next) || next?.pos === 'ADP')
  )
}

function isSurelyClause(tokens: readonly Token[], { from, to }: Clause): boolean {
  const found = subjectOf(tokens, { from, to })
  if (found?.head == null) return false
  const [head, verb] = [tokens[found.head]!, tokens[found.verb]!]
  if (isFigure(head) || (verb.pos === 'VERB' && isMaybeParticiple(tokens, found.verb))) return false
  const first = tokens[nounStart(tokens, found.head) - 1]
  return (
    (verb.pos === 'AUX' && head.pos === 'NOUN' && !ONE_OF_MANY.has(head.low)) ||
    head.pos === 'PRON' ||
    SUBJECT_PRONOUNS.has(head.low) ||
    // “Midland cooperative has” lacks its “the”.
    (isCapital(head) && !/^(?:NOUN|ADJ)$/.test(tokens[found.head + 1]!.pos)) ||
    isPluralNoun(head.low) ||
    (first !== undefined && (DETERMINERS.has(first.low) || isFigure(first)))
  )
}

/** Whether an article stands before what is no thing (“an issue the orders”, “an about $210”), or a sentence ends on a small word: words of ours are not proposed so. */
export function hasStrayWord(sentence: string): boolean {
  if (/\b(?:and|or|but|of|the|an?|to|with|for|in|by|as)[.?!]?$/i.test(sentence)) return true
  const tokens = taggedWords(sentence)
  return tokens.some(({ low }, place) => {
    if (low !== 'a' && low !== 'an' && low !== 'the') return false
    if (MODAL.has(tokens[place - 1]?.low ?? '')) return true
    let at = place + 1
    while (
      at < tokens.length &&
      (['ADJ', 'ADV', 'NUM', 'SYM'].includes(tokens[at]!.pos) ||
        tokens[at]!.word === '-' ||
        tokens[at]!.word === '$' ||
        (tokens[at]!.pos === 'VERB' && /(?:ed|ing|en|wn|lt|de|et)$/.test(tokens[at]!.low)))
    )
      at += 1
    const found = tokens[at]
    if (found?.low === 'one') return false
    if (isNounish(found)) {
      while (isNounish(tokens[at + 1])) at += 1
      const [next, after] = [tokens[at + 1], tokens[at + 2]]
      // “an issue the orders”, “a government funded.”
      const isCutOff = /^(?:the|an?|my|our|its|his|her|their)$/.test(next?.low ?? '') && !TIME.test(tokens[at]!.low) && !/[^s]s$/.test(tokens[at]!.low)
      return tokens[place + 1]!.low === 'about' || isCutOff || (next?.pos === 'VERB' && /ed$/.test(next.low) && isMark(after) && tokens.slice(0, place).some((_, before) => isFiniteAt(tokens, before)))
    }
    return at === place + 1 && (found === undefined || /^(?:ADP|AUX|SCONJ|PRON|DET|PART|CCONJ|PUNCT)$/.test(found.pos))
  })
}

const WRONG_PAIRS: ReadonlySet<string> = new Set(
  'depends of|depend of|depended of|depends from|depend from|consists from|consist from|consists in|consist in|according with|similar with|different with|married with|responsible of|responsible about|interested for|interested about|capable to|capable for|participate to|participated to|participates to|comprised by|composed by|inside of|thanks of|related with|contrary with|superior than|inferior than|prefer than|insist to|arrive to|arrived to|listen the|wait the|explain me|explained me|suggest me|recommend me|according the|due the|enter in|enters in|without who|for who|with who|to who|from who|between the most|discussed about|discussing about|interesting in|a such|an such|an so'.split(
    '|',
  ),
)
const WRONG_TRIPLES =
  /^(?:(?:told|tells|tell) that (?:it|the|they|he|she|i|we|this|a|my|our)|on the (?:conference|meeting)|in the (?:internet|website|web)|in internet|(?:by|in) (?:the|that) moment|at (?:the )?final|since (?:\d+|two|three|four|five|six|many|several) (?:years|months|weeks|days)|(?:is|are) must|(?:is|are) since|(?:one|two) times? (?:in|by|per|a)|three times (?:in|by)|days (?:to|by) (?:the )?week|very like|(?:is|are) agree|according to me|(?:most|majority) of (?:farmers|people|users|patients|companies|hospitals|plants|nurses|students)|all of (?:farmers|users|patients|plants)|mak(?:e|es|ing) (?:an? (?=pilot|trial|training|research|doctorate|practice|investigation))?(?:calibrations?|training|research|experience|analysis|tests?|pilot|trial|measurement|investigation|practice|doctorate|thesis)|made (?:an? (?=pilot|trial|training|research|doctorate|practice|investigation))?(?:calibrations?|training|research|experience|analysis|tests?|pilot|trial|measurement|investigation|practice|doctorate|thesis)|do (?:mistake|effort|decision)|take (?:experience|profit)|how (?:it|this|they) (?:is|are) called|for (?:first|second|third) time|(?:in|from|of) (?:first|second|third|next|last) (?:half|step|stage|phase|semester|part|version|place|quarter)|(?:between|among) the most|paying to (?:me|us|him|them)|part of (?:me|myself)|in (?:form|field|amount|frame|process|result|quantity|territory) of|on (?:line|base|basis|territory|example|side|site) of|as result|(?:helped|assisted|supported|accompanied) (?:me|us) (?:two|three|four|five|\d+|an?|the)|there (?:was|were) (?:born|made|created|done)|(?:was|were) born (?:the|an?)) /

/** “is using it since 2025”, “has saved it in 2024”, “is completed in 2022”, “if I will stop”. */
function tenses(tokens: readonly Token[]): Fault[] {
  const faults: Fault[] = []
  tokens.forEach((token, place) => {
    const next = tokens[place + 1]
    if (
      token.low === 'since' &&
      (isFigure(next) || /^(?:january|february|march|april|may|june|july|august|september|october|november|december|last|spring|summer|fall|autumn|winter|then)$/.test(next?.low ?? ''))
    ) {
      // The nearest finite verb before it, in its clause.
      for (let at = place - 1; at >= 0; at -= 1) {
        if (isMark(tokens[at])) break
        if (!isFiniteAt(tokens, at)) continue
        const { low, pos } = tokens[at]!
        const isPresent = (pos === 'AUX' && /^(?:am|is|are)$/.test(low)) || (pos === 'VERB' && /[^s]s$/.test(low) && !/ed$/.test(low)) || (pos === 'VERB' && isBase(low))
        if (isPresent) faults.push({ kind: 'tense', at: `${atPlace(tokens, at)} … ${atPlace(tokens, place, place + 1)}` })
        break
      }
    }
    if (
      /^(?:if|when|once|unless|until|before|after)$/.test(token.low) &&
      token.pos !== 'ADP' &&
      tokens.slice(place + 1, place + 4).some(({ low }) => low === 'will') &&
      !tokens.slice(place + 1, place + 4).some(({ pos, low }) => pos === 'PUNCT' || low === 'it') &&
      place === 0 &&
      SUBJECT_PRONOUNS.has(next?.low ?? '')
    )
      faults.push({ kind: 'tense', at: atPlace(tokens, place, place + 3) })
    // “has saved $40,000 in 2024”, “is completed in 2022”
    if (/^(?:in|on)$/.test(token.low)) {
      const year = tokens.slice(place + 1, place + 4).find(({ word }) => /^(?:19|20)\d\d$/.test(word))
      const isDate =
        year !== undefined &&
        tokens
          .slice(place + 1, place + 4)
          .every(
            (one, n, all) =>
              all.indexOf(year) < n ||
              /^(?:january|february|march|april|may|june|july|august|september|october|november|december|early|late|mid|the|of|spring|summer|fall|autumn|winter|year|\d{1,4}|,)$/.test(one.low),
          )
      if (isDate) {
        for (let at = place - 1; at >= 0; at -= 1) {
          if (isMark(tokens[at]) || tokens[at]!.pos === 'SCONJ' || /^(?:that|which|who|and|but|to|because|where|when)$/.test(tokens[at]!.low)) break
          if (!isFiniteAt(tokens, at)) continue
          const { low } = tokens[at]!
          const past = tokens.slice(at + 1, place).find(({ pos }) => pos === 'VERB')
          const isPerfect = /^(?:has|have)$/.test(low) && past !== undefined && !/ing$/.test(past.low) && !tokens.slice(at + 1, place).some(({ low: word }) => word === 'to' || word === 'been')
          if (isPerfect && place - at < 12 && !/^(?:planned|scheduled|agreed|promised|committed|asked|applied|offered|approved|set)$/.test(past.low))
            faults.push({ kind: 'tense', at: `${atPlace(tokens, at)} … ${atPlace(tokens, place, place + 2)}` })
          if (
            /^(?:is|are)$/.test(low) &&
            /^(?:completed|finished|published|released|started|created|made|founded|tested|developed|written|done|designed|built|launched|adopted)$/.test(past?.low ?? '')
          )
            faults.push({ kind: 'tense', at: `${atPlace(tokens, at)} … ${atPlace(tokens, place, place + 2)}` })
          break
        }
      }
    }
  })
  return faults
}

/** Heads that one verb may follow in either number. */
const EITHER =
  /^(?:staff|team|majority|number|rest|half|lot|data|percent|series|species|crew|faculty|committee|variety|range|total|part|most|some|all|none|which|who|that|there|what|any|more|plenty|portion|group|pair|couple|remainder|board|association|council|media|police|family|company|government|each|either|neither|both|one|few|many|others|these|those|this|such|fish|means|sheep|aircraft|offspring|headquarters|us|me|them|him|her|myself|himself|itself|zedland)$/

/** Verbs that English puts before who does it where a place or a time leads: “After them come the schools.” */
const STANDS_BEFORE = /^(?:comes?|came|follow(?:s|ed)?|stands?|stood|lies?|lay|sits?|sat|hangs?|hung|rests?|lives?|begins?|began|goes?|went|runs?|ran)$/

/** A verb in another number than its subject, a clause without either, and a subject that is said twice. */
function clauseFaults(tokens: readonly Token[]): Fault[] {
  const faults: Fault[] = []
  const clauses = clausesOf(tokens)
  for (const [place, clause] of clauses.entries()) {
    const found = subjectOf(tokens, clause)
    if (found === null) continue
    const { head, verb, topic } = found
    const isRelative = ['that', 'which', 'who', 'what', 'whom', 'whose', 'where', 'how', 'whatever', 'whoever', 'than', 'as'].includes(clause.lead)
    const first = tokens[clause.from]!
    if (head === null) {
      // “where are bolted joints”, “because is late”: a clause of its own without a subject.
      const opens = ['because', 'if', 'when', 'although', 'since', 'while', 'so', 'but', 'where', 'until', 'unless', 'after', 'before', 'whether'].includes(clause.lead)
      const isShort = verb - clause.from < 8
      const isAux = FINITE_AUX.has(tokens[verb]!.low)
      if (opens && isAux && isShort && !/^(?:so)$/.test(clause.lead) && !(clause.lead === 'where' && false)) faults.push({ kind: 'subject', at: atPlace(tokens, Math.max(0, clause.from - 1), verb) })
      // “In second half will be trained 30 inspectors”, “Is very expensive for them”, “For this is needed one”
      if (
        place === 0 &&
        clause.lead === '' &&
        (['ADP', 'AUX', 'ADV'].includes(first.pos) || verb === clause.from) &&
        !/^(?:here|there|what|who|which|such|so|then|until|never|please|before|do|have|and|let|nor|neither|among|behind|beside|beneath|between|only|not|had|were|should)$/.test(first.low) &&
        (isAux || (verb > clause.from && (!isNounish(tokens[verb - 1]) || /^(?:moment|present|day|year|time|month|week)$/.test(tokens[verb - 1]!.low))))
      ) {
        const inside = tokens.slice(clause.from, verb)
        const isNominal = inside.some(({ pos }) => pos === 'VERB') && /ing$/.test(first.low)
        const isCount = /^(?:around|about|over|under|between)$/.test(first.low) && isFigure(tokens[clause.from + 1])
        if (!isNominal && !isCount && tokens[verb - 1]?.low !== 'there' && first.low !== 'to' && !/^(?:of)$/.test(first.low) && !(first.pos === 'ADP' && STANDS_BEFORE.test(tokens[verb]!.low)))
          faults.push({ kind: 'order', at: atPlace(tokens, clause.from, Math.min(verb + 2, clause.to - 1)) })
      }
      if (
        place > 0 &&
        clause.lead === '' &&
        clause.mark === ',' &&
        clauses[place - 1]!.lead === '' &&
        place === 1 &&
        isAux &&
        subjectOf(tokens, clauses[0]!) === null &&
        !/^(?:and|or|but|nor)$/.test(first.low) &&
        verb === clause.from &&
        clauses[0]!.to - clauses[0]!.from < 9 &&
        !tokens.slice(clauses[0]!.from, clauses[0]!.to).some(isNounish)
      )
        faults.push({ kind: 'subject', at: atPlace(tokens, clause.from, verb + 1) })
      continue
    }
    const subject = tokens[head]!
    const finite = tokens[verb]!
    const between = tokens.slice(head + 1, verb)
    const goesOn = tokens.slice(verb + 1, clause.to).some((_, n) => isFiniteAt(tokens, verb + 1 + n) && tokens[verb + n]!.pos !== 'AUX')
    const told = topic === null ? undefined : tokens[topic]
    // “The problem it is”, “Two technicians they installed”; “The software and formula I did myself”
    if (
      (place === 0 || (clause.lead === 'and' && place === 1 && subjectOf(tokens, clauses[0]!) === null)) &&
      told?.pos === 'NOUN' &&
      head === topic! + 1 &&
      !goesOn &&
      clauses.length < 4 &&
      !/^(?:day|days|time|way|moment|year|years|month|months|week|weeks|thing|place|first|last|reason|all|morning|summer|winter|spring|fall|season|today)$/.test(told.low)
    ) {
      const start = nounStart(tokens, topic!)
      const isFront = start === clause.from || (start - 1 === clause.from && (DETERMINERS.has(first.low) || isFigure(first)))
      const isPair = /^(?:and|or)$/.test(tokens[start - 1]?.low ?? '')
      if (/^(?:it|they|he|she)$/.test(subject.low) && isFront) faults.push({ kind: 'subject', at: atPlace(tokens, clause.from, verb) })
      if (/^(?:i|we)$/.test(subject.low) && (isFront || isPair || place === 1) && DETERMINERS.has(tokens[0]!.low) && isMark(tokens[clause.to]))
        faults.push({ kind: 'order', at: atPlace(tokens, clause.from, verb) })
    }
    if (isRelative || ['and', 'or'].includes(clause.lead)) continue
    // Agreement, where the head is surely of one number.
    const hasPair = tokens.slice(clause.from, verb).some(({ low }) => low === 'and' || low === 'or' || low === 'nor' || low === ',')
    if (
      hasPair ||
      EITHER.test(subject.low) ||
      tokens.slice(nounStart(tokens, head), verb).some(({ low }) => low === 'percent') ||
      (subject.pos === 'PROPN' && isPluralNoun(subject.low)) ||
      isFigure(subject) ||
      verb - head > 9
    )
      continue
    if (between.some(({ low }) => /^(?:that|which|who|to|what|how|where|when|if)$/.test(low))) continue
    if (
      between.some(({ pos, low }, at) => pos === 'VERB' || /^(?:whose|whom)$/.test(low) || (/^(?:a|an|the|this|it)$/.test(low) && (between[at - 1]?.pos !== 'ADP' || between[at - 1]?.low === 'than')))
    )
      continue
    if (/ing$/.test(first.low) || (finite.low === 'were' && ['if', 'as'].includes(clause.lead)) || (finite.low === 'were' && /^(?:it|he|she)$/.test(subject.low))) continue
    if (finite.pos === 'VERB' && ((goesOn && tokens[verb + 1]?.pos === 'ADP') || (tokens[verb + 1]?.low === 'of' && !/^(?:consist|dispose)$/.test(finite.low)))) continue
    if (finite.pos === 'VERB' && goesOn && ONE_OF_MANY.has(finite.low.replace(/s$/, ''))) continue
    // “my work permit of 2025”, “the pin map is”: what may be a thing and has nothing done to it.
    const behind = tokens[verb + 1]
    if (
      finite.pos === 'VERB' &&
      isNounish(subject) &&
      isBase(finite.low) &&
      (isMark(behind) || behind?.pos === 'ADP' || behind?.pos === 'AUX' || behind?.pos === 'CCONJ') &&
      ONE_OF_MANY.has(finite.low)
    )
      continue
    const isPlural = subject.pos === 'PRON' ? /^(?:we|they|you)$/.test(subject.low) : isPluralNoun(subject.low)
    const isFirst = subject.low === 'i'
    if (MODAL.has(finite.low) || /^(?:had|did|could|would)$/.test(finite.low)) continue
    const isThird = SINGULAR_AUX.has(finite.low) || (finite.pos === 'VERB' && /[^s]s$/.test(finite.low) && !/(?:us|is)$/.test(finite.low) && findVerb(finite.low)?.form !== 'past')
    const isPluralForm = PLURAL_AUX.has(finite.low) || (finite.pos === 'VERB' && isBase(finite.low))
    if (isFirst && finite.low === 'is') faults.push({ kind: 'agreement', at: atPlace(tokens, head, verb) })
    if (isPlural && isThird && !isFirst && !(finite.low === 'was' && isFirst)) faults.push({ kind: 'agreement', at: atPlace(tokens, head, verb) })
    const isOne =
      subject.pos === 'PRON'
        ? /^(?:it|he|she|nobody|everybody|everyone|nothing|everything|somebody)$/.test(subject.low)
        : !isPluralNoun(subject.low) &&
          !/^(?:people|police|staff|crew|cattle|men|women|children)$/.test(subject.low) &&
          subject.pos === 'NOUN' &&
          (ONE_OF_MANY.has(subject.low) || /^(?:a|an|the|each|every|this|one|my|our|its)$/.test(tokens[nounStart(tokens, head) - 1]?.low ?? ''))
    // “Every year more people get burns”: the time is no subject.
    const isTime = /^(?:year|month|week|day|time|season|spring|summer|fall|winter|night)$/.test(subject.low)
    if (
      isOne &&
      !isTime &&
      isPluralForm &&
      !isFirst &&
      (tokens[verb + 1]?.low !== 'not' || finite.low === 'do') &&
      clause.lead !== 'that' &&
      !/^(?:recommend|suggest|require|ask|demand|insist|propose|order|advise|vital|important|essential|necessary)/.test(tokens[clause.from - 2]?.low ?? '')
    )
      faults.push({ kind: 'agreement', at: atPlace(tokens, head, verb) })
  }
  return faults
}

const LINKS_BACK =
  /^(?:and|or|but|nor|so|yet|which|who|whom|whose|that|where|when|while|if|because|since|as|than|though|although|unless|until|before|after|once|whether|what|whatever|whoever|how|however|why|not|e|i\.e|e\.g)$/
/** “Software is open, anybody can download it”: two sentences, and only a comma. */
function spliced(tokens: readonly Token[]): Fault[] {
  const commas = tokens.flatMap(({ word }, place) => (word === ',' ? [place] : []))
  return commas.flatMap((comma): Fault[] => {
    const next = tokens[comma + 1]
    if (next === undefined || /^(?:19|20)\d\d$/.test(next.word) || LINKS_BACK.test(next.low) || next.pos === 'SCONJ' || next.pos === 'CCONJ') return []
    const end = tokens.findIndex(({ word }, place) => place > comma && /^[,;:—(]$/.test(word))
    const to = end === -1 ? tokens.length : end
    // A list of clauses ends in “and”: “he reads it, she writes it, and they send it”.
    if (commas.some((one) => one > comma && /^(?:and|or)$/.test(tokens[one + 1]?.low ?? ''))) return []
    let start = comma + 1
    while (start < to && !LINKS_BACK.test(tokens[start]!.low) && (tokens[start]!.pos === 'ADV' || /^(?:also|now|then|therefore|today|later|only|even|especially|just)$/.test(tokens[start]!.low)))
      start += 1
    const lead = tokens[start]
    if (lead === undefined || LINKS_BACK.test(lead.low) || lead.pos === 'SCONJ') return []
    let subjectAt: number | null = null
    if (
      /^(?:i|we|they|he|she|it|there|this|these|nobody|everybody|everyone|anybody|anyone|somebody)$/.test(lead.low) &&
      // “and, I hope, not after”
      !(/^(?:hope|think|believe|suspect|trust|expect|fear|admit|know|gather|suppose)$/.test(tokens[start + 1]?.low ?? '') && isMark(tokens[start + 2])) &&
      (isFiniteAt(tokens, start + 1) || (tokens[start + 1]?.pos === 'ADV' && isFiniteAt(tokens, start + 2)))
    )
      subjectAt = start
    else if (lead.pos === 'DET' || (lead.pos === 'PRON' && DETERMINERS.has(lead.low)) || isNounish(lead) || lead.pos === 'ADJ' || isFigure(lead)) {
      const found = subjectOf(tokens, { from: start, to })
      if (
        found?.head != null &&
        found.verb > found.head &&
        found.verb - start < 9 &&
        !tokens
          .slice(start, found.verb)
          .some(({ low, pos }) => /^(?:that|which|who|whom|whose|where|when|before|after|if|because|until)$/.test(low) || pos === 'SCONJ' || (pos === 'VERB' && /ing$/.test(low)))
      ) {
        const verb = tokens[found.verb]!
        // “the program, led by Ms. Reed, grew”: a participle is no verb of its own.
        const object = tokens[found.verb + 1]
        const hasObject = object !== undefined && (object.pos === 'DET' || object.low === 'about' || object.pos === 'PRON' || isFigure(object) || object.low === 'to')
        const isDetermined = lead.pos === 'DET' && ONE_OF_MANY.has(tokens[found.head]!.low) && /[^s]s$/.test(verb.low) && object !== undefined && !isMark(object)
        const isPastDeed = lead.pos === 'DET' && /ed$/.test(verb.low) && object?.pos === 'DET'
        const isSure =
          verb.pos === 'AUX' ||
          isDetermined ||
          isPastDeed ||
          /^(?:i|we|they|he|she)$/.test(tokens[found.head]!.low) ||
          (/[^s]s$/.test(verb.low) && hasObject) ||
          (hasObject && isBase(verb.low) && (isPluralNoun(tokens[found.head]!.low) || tokens[found.head]!.pos === 'PRON')) ||
          /^(?:came|went|gave|took|wrote|fell|rose|began|saw|knew|did|got|grew|ran|chose|drew|drove|became|said|put|told|found)$/.test(verb.low)
        if (isSure) subjectAt = found.head
      }
    }
    if (subjectAt === null) return []
    const verbAt = tokens.findIndex((_, place) => place > subjectAt && isFiniteAt(tokens, place))
    // “Counts, wear, and failures can be measured”
    if (tokens.slice(comma, verbAt).some(({ low }) => low === 'and' || low === 'or')) return []
    // What stands before has to be a sentence of its own, and no clause that depends on what follows.
    const open = Math.max(-1, ...tokens.flatMap(({ word }, place) => (place < comma && /^[;:—]$/.test(word) ? [place] : [])))
    const head = tokens.slice(open + 1, comma)
    const opener = head[0]
    const isPhrase =
      opener !== undefined &&
      /^(?:before|after|since|until)$/.test(opener.low) &&
      (opener.pos === 'ADP' || opener.pos === 'SCONJ') &&
      !SUBJECT_PRONOUNS.has(head[1]?.low ?? '') &&
      (subjectOf(tokens, { from: open + 1, to: comma })?.head ?? -1) > open + 3
    if (opener === undefined || (!isPhrase && SUBORDINATORS.has(opener.low) && opener.low !== 'that' && opener.low !== 'what' && opener.low !== 'who' && opener.low !== 'so')) return []
    if (opener.pos === 'SCONJ' && !isPhrase) return []
    if (/^(?:and|but|or|so|yet)$/.test(opener.low) && SUBORDINATORS.has(head[1]?.low ?? '')) return []
    // The clause right before the comma may depend on what follows: “…, and when it fell, we stopped”.
    const lastComma = Math.max(-1, ...commas.filter((one) => one < comma))
    const near = tokens.slice(Math.max(open, lastComma) + 1, comma)
    const nearOpener = /^(?:and|but|or|so)$/.test(near[0]?.low ?? '') ? near[1] : near[0]
    if (nearOpener !== undefined && nearOpener !== opener && (SUBORDINATORS.has(nearOpener.low) || nearOpener.pos === 'SCONJ' || nearOpener.pos === 'ADP')) return []
    // “and if it is dry, it burns”
    if (
      near.some(
        (one, place) =>
          place > 0 && /^(?:and|but|so|that)$/.test(near[place - 1]!.low) && /^(?:if|when|because|while|after|before|since|once|where|in|by|at|on|during|with|without|for|from)$/.test(one.low),
      ) &&
      near.findIndex((one) => /^(?:and|but|so|that)$/.test(one.low)) > 0
    )
      return []
    const main = subjectOf(tokens, { from: open + 1, to: comma })
    if (main === null || main.head === null) return []
    // “On the day you file, the record …”
    if (
      (opener.pos === 'ADP' || opener.low === 'together') &&
      (head.some(({ low }) => /^(?:who|which|that|whom|whose)$/.test(low)) || opener.low === 'together' || (tokens[main.head]!.pos === 'PRON' && isNounish(tokens[main.head - 1])))
    )
      return []
    // “She says, they say”: a frame of speech.
    if (/^(?:said|says|wrote|writes|reported|reports)$/.test(tokens[main.verb]!.low) && comma - main.verb < 2) return []
    // “The more it rains, the faster it fills”
    if (opener.low === 'the' && /^(?:more|less|longer|higher|lower|larger|smaller|older|better|fewer|faster|closer)$/.test(head[1]?.low ?? '')) return []
    return [{ kind: 'comma', at: atPlace(tokens, Math.max(0, comma - 2), Math.min(to - 1, comma + 3)) }]
  })
}

/** No finite verb, or only in a clause that hangs on nothing. */
function withoutVerb(tokens: readonly Token[]): Fault[] {
  const has = tokens.some((_, place) => mayBeVerb(tokens, place))
  if (!has) return [{ kind: 'verb', at: atPlace(tokens, 0, 5) }]
  return []
}

/** “I am chemical engineer” is seen as a bare noun; “He is must” here; “by myself” and “only” at the end are talk. */
const TALK = [
  /\b(?:very good job|too much good|et ?c|etcetera|and all that|and stuff|as such only|like this|like that|by all means)(?=[.,;]|$)/i,
  /(?:\b(?:me|us|him|time|myself)|\d) only[.]?$/i,
  /\b(?:for the same|the needful)[.]$/i,
  /\balso[.]$/i,
  /\b(?:my (?:boss|professor|manager|teacher|chief|advisor) (?:was|is|said|told)(?: \p{L}+){0,3} (?:very|happy|good|great|nice|proud|satisfied|pleased))/iu,
  /^(?:Actually|Presently|Nowadays|Basically|Honestly|Obviously|Of course|Luckily|Thanks God|Thank God|Fortunately|Unfortunately),? /,
  /\ball by myself\b|\bby my own(?=[.,;]|$)|\bof my own creation\b|\bof my creation\b|\bmyself only\b/i,
  /[!?]|\.\.\.|…|:\)/,
  /\b(?:gonna|wanna|ok|okay|hi|hello|thanks (?:god|you|to god)|sorry|btw|lol|imho|afaik|pls|thx|bcoz|coz|cuz|w\/)\b/i,
  /\b(?:lots of|things? like|nice|super|huge|crazy|(?<!, )of course|as far as I know|maybe|somehow|anyway[,;]|actually|basically|obviously|pretty (?:much|good|well|bad|easy|hard)|I guess|c[ao]me up with|(?:is|are) fine with|and such|I mean|to be honest|as I said|at least that is what|just (?:gives?|do|did|does|not|goes|go)|[Tt]hat is (?:how|the thing|it)(?=[.,;]|$))\b/,
]
/** Words of another language in English dress: each means something else here, or nobody says it so. */
const BORROWED =
  /\b(?:permit(?:s|ted)? to (?!(?:the|an?|all|me|us|them)\b)|[Ii]t exists? |the most of|one \p{Ll}+ on (?:\d|ten|twenty|five|two|three|four|hundred)|ha(?:s|ve) just to|foresees?|foresaw|evokes?|evoked|whose the|[Ii]n a (?:first|second|third) time|a day by (?:week|month)|at (?:my|our|the|its) disposition|from an? \p{Ll}+ to another|address(?:ed)? (?:me|us) (?:an? )?(?:letter|mail|e-?mail|message)|be the object of|carried on the|animated (?:\d|two|three|four|five|an?|the) |formations? (?:in|on) line|diffuse it|necessitates?|exercise the (?:profession|function)|[Ii]t is the (?:responsible|director|manager|engineer|team|person) (?:for \p{Ll}+ |of \p{Ll}+ )?who|(?:be|is|are) not anymore|not be anymore|have then to|dispose of (?:the )?(?:means|time|money|tools|funds|staff)|by (?:this|that|such|the same) way|for half (?:day|year|hour|month)|used like (?:this|that)|[Aa]ll of (?:\d|two|three|four|five|six|seven|eight|nine|ten)|have no any|has no any|no any|include to|stud(?:y|ied|ies) about|research(?:ed)? about|[Mm]y (?:job|occupation|work|profession) is an? (?:\p{Ll}+ ){0,2}(?:engineer|scientist|nurse|teacher|analyst|therapist|specialist|manager|architect|chemist|physicist|doctor)|[Ii]t is (?:required|needed|necessary) (?:an? |the )?(?:bachelor|master|degree|license|doctorate)|due to (?:\p{Ll}+ ){1,2}(?:is|are|was|were)|requested to (?:me|us)|announced to the|on the (?:GitHub|Facebook|YouTube|LinkedIn)|published to|at (?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d|wants? that|after then|during (?:my|the) master course|statistics was|(?:this|that) statistics|reali[sz](?:e|es|ed|ing) (?:an? |the )?(?:workshops?|surveys?|tests?|stud(?:y|ies)|works?|trainings?|courses?|trials?|projects?|measurements?|analys[ie]s|interviews?)|(?:is|are|was|were|be|been) reali[sz]ed|disposes? of (?:an? )?(?:tablet|computer|laptop|phone|sensor|engineer|internet|staff|equipment|network)|conceded? (?:me|us|to)|ha(?:s|ve) manifested|manifested (?:in|its|their)|(?:is|are|was|were) originated|(?:is|are) being working|[Ee]ven existing|, what (?:is|are) (?:\d|the)|to form \d+|by an? usual|subvention|actuality|compromised to|(?:has|have|had) (?:the )?possibility to|(?:has|have|had) (?:the )?(?:right|necessity) for|elaborated? (?:an? |the )(?:method|program|protocol|system|plan|map|model)|worked out (?:an? )(?:method|program)|on the base of|in the frames? of|accordingly to|in dependence (?:on|of)|by means of which it|it is (?:foreseen|planned) to|is foreseen|respective|the half of|in the meaning of|on (?:the )?first place|make (?:an? )?experience|under the direction from|take part at|until \d+ percent more|assist(?:ed|s)? to (?:the|an?) (?:conference|course|meeting|workshop|class)|have assisted \d|(?:comes?|came|enters?|entered) (?:in|into) force (?:rule|law))(?!\p{Ll})/u
/** Small words and marks in places where English has others, whatever is told. */
const MISPLACED =
  /^(?:First|Next|Last) (?:\d|two|three|four|five|six|ten)|^For (?:January|February|March|April|May|June|July|August|September|October|November|December) (?:of )?(?:19|20)\d\d,? (?:I|we) |\b(?:19|20)\d\d page \d|(?<=\p{Ll} (?:\p{Lu}\p{Ll}{1,20} )?)\p{Lu}\p{Ll}+ that (?:has|have|is|was) |, (?:on|in|from|for) (?:them|it|this|these) (?:there )?(?:is|are|was|were) |\b(?:english|spanish|french|german|chinese|russian|american|indian|mexican|european|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/u
const TOO_LONG = 80

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** One letter too many, too few, another, or two in each other's place. */
function isNearWord(word: string): boolean {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '' && (isWord(before + after.slice(1)) || (after.length > 1 && isWord(before + after[1]! + after[0]! + after.slice(2))))) return true
    for (const letter of LETTERS) if (isWord(before + letter + after) || (after !== '' && isWord(before + letter + after.slice(1)))) return true
  }
  return false
}

/** “roadmap”, “workflow” */
const isCompound = (word: string): boolean => Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3).some((at) => isWord(word.slice(0, at)) && isWord(word.slice(at)))

const WORDS_MAX = 24
/** No word, and one letter away from one: what is far from any is a term of a trade. */
function misspelled(sentence: string): Fault[] {
  const bad = sentence
    .replace(/“[^”]*”/g, '')
    .split(/[\s/–—-]+/)
    .slice(1)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .find(
      (word) =>
        /^[a-z]{5,}$/.test(word) &&
        word.length < WORDS_MAX &&
        !KNOWN.test(word) &&
        !isWord(asAmerican(word)) &&
        !isWord(word.replace(/i(?:er|est)$/, 'y')) &&
        !isWord(word) &&
        !isCompound(word) &&
        isNearWord(word),
    )
  return bad === undefined ? [] : [{ kind: 'spelling', at: bad }]
}
/** As an American spells a word of a British writer: it is no misspelling. */
const asAmerican = (word: string): string =>
  word
    .replace(/programme/, 'program')
    .replace(/^(mo|smo)uld/, '$1ld')
    .replace(/^(lear|bur|drea|spoi)(n|m|l)t$/, '$1$2ed')
    .replace(/our(?=$|s$|ed$|ing$|s?ite|able|ful|hood|al$|er)/, 'or')
    .replace(/is(?=e[sdr]?$|ing$|ations?$)/, 'iz')
    .replace(/ys(?=e[sdr]?$|ing$)/, 'yz')
    .replace(/([bt])re(s?)$/, '$1er$2')
    .replace(/ll(?=ed$|ing$|ers?$)/, 'l')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/ae(?=[dmst])/, 'e')
    .replace(/ence(s?)$/, 'ense$1')
const KNOWN = /^(?:petitioners?|endeavors?|(?:un)?anonymized|differed|impl(?:y|ies|ied)|phonemes?|phosmet)$/

/** Digits without their comma, a unit behind its number as typed: what a copy editor has not set right. */
const FIGURES = /\$\d{5,}|(?<![\d.,$-]|\b\p{Lu}\p{L}{0,12}\.? )\d{5,}(?![\d-])|\b\d+ ?(?:thousand|k)\b|\b\d[\d,]* (?:[Dd]ollars|USD)\b/u

const KEPT = 4_000
const known = new Map<string, readonly Fault[]>()

/** What keeps a sentence of an answer from standing in a letter; nothing where it is well-formed. */
export function faultsOf(sentence: string): readonly Fault[] {
  const before = known.get(sentence)
  if (before !== undefined) return before
  const found = look(sentence)
  if (known.size >= KEPT) known.clear()
  known.set(sentence, found)
  return found
}

function look(sentence: string): Fault[] {
  if (sentence.length > LOOKED_THROUGH) return [{ kind: 'length', at: sentence.slice(0, 60) }]
  const tokens = tagged(sentence)
  if (tokens.length === 0) return []
  const count = sentence.split(' ').length
  return [
    ...(count > TOO_LONG ? [{ kind: 'length' as const, at: `${count} words` }] : []),
    ...TALK.flatMap((pattern) => (pattern.test(sentence) ? [{ kind: 'talk' as const, at: pattern.exec(sentence)![0].trim() }] : [])),
    ...(BORROWED.test(sentence) ? [{ kind: 'verb' as const, at: BORROWED.exec(sentence)![0] }] : []),
    ...(MISPLACED.test(sentence) ? [{ kind: 'preposition' as const, at: MISPLACED.exec(sentence)![0].trim() }] : []),
    ...(FIGURES.test(sentence) ? [{ kind: 'number' as const, at: FIGURES.exec(sentence)![0] }] : []),
    ...withoutVerb(tokens),
    ...bareNouns(tokens),
    ...numbers(tokens),
    ...verbForms(tokens),
    ...anyVerb(tokens),
    ...notOnly(tokens),
    ...tenses(tokens),
    ...clauseFaults(tokens),
    ...spliced(tokens),
    ...misspelled(sentence),
  ]
}
