/**
 * What a deed was about, where its noun alone names no thing that others take up: the whole phrase in the words of the line ("an early
 * detection approach for ransomware"), or the means by which a gain was made ("strengthening controls on textbook inventory").
 */
import { EVERYWHERE } from './common-words.ts'
import { deliverableOf, HEAD_NOUNS, headOf, namesThing, OF_PLANT, type Deliverable } from './deliverable.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { generalOf, hasArticle } from './noun-phrase.ts'
import { DAILY, GAIN, UNIT } from './own-ground-words.ts'
import { NOUN_OR_VERB } from './noun-headed.ts'
import { PLAIN_CAPITALS, workKind, type WorkedObject } from './own-object.ts'
import { isSound } from './restate-achievement.ts'
import { isSpelledRight } from './spelling.ts'
import { findVerb, pastVerb } from './verbs.ts'

export type LineObject = WorkedObject & { deliverable: Deliverable }

const WORDS_MAX = 9
const LETTERS_MAX = 88

/** Where the phrase is over: what follows tells how, why, when, with what result, or another deed. */
const OVER =
  /^(?:that|which|who|whose|where|when|while|by|using|via|through|throughout|with|without|to|as|because|so|resulting|including|ensuring|achieving|reaching|while|thereby|leading|allowing|enabling|during|within|over|until|since|after|before|from|between|among|against|than|per|into|onto|up|out|both|based|under|upon|then|but|or|also|across|towards?|is|are|was|were|has|have|will|is|due|plus|such|like|worth|totaling|valued|located|consisting|comprised|responsible|made|used|adopted|approved|operating|grown|installed|accepted|cited|read|run|held|built|related|regarding|concerning|usable|available)$/i
const COMPLEMENT = /^(?:of|for|in|on|at|to)$/
const DROPPED =
  /^(?:an average|over|more|up|approximately|about|nearly|almost|all|any|various|several|many|multiple|numerous|new|novel|daily|weekly|monthly|annual|quarterly|yearly|large|small|different|major|minor|existing|overall|complex|key|effective|our|their|its|his|her|my|innovative|aggressive|detailed|comprehensive|strategic|creative|own|challenging|exciting|proper|timely|successful|significant|robust|advanced|cutting-edge|state-of-the-art|world-class|highly|fully|first|total|average|entire|two|three|four|five|six|seven|eight|nine|ten|twelve|different|other|additional|necessary|appropriate|original|current|special|specific|redesigned|streamlined|improved|enhanced|average|complete|full|most|safe|extensive|thorough|frequent|regular|continuous|key|core)$/i
/** Gains and daily things that no means turns into anything for others. */
const INWARD =
  /\b(?:sales(?! tax)|marketing|account|accounts|customers?|clients?|revenues?|profit|profitability|commission|goals?|quota|business|growth|employees?|staff|vendors?|budgets?|(?<!low-)costs?|expenses|meetings?|calls?|orders?|travel|payroll|calendar|brand|merchandise|donors?|stores?|satisfaction|scores?|rankings?|ratings?|resumes?|cash|company|companies|team|teams|crew|personnel)\b/i

const COMPOUND_VERBS: Readonly<Record<string, { base: string; past: string; form: 'past' }>> = {
  'root-caused': { base: 'root-cause', past: 'root-caused', form: 'past' },
  'load-rated': { base: 'load-rate', past: 'load-rated', form: 'past' },
}

/** "designed", "was responsible for designing": the verbs at the head of a clause, and what follows them. */
function behindVerbs(clause: string): { verb: string; rest: string[] } | null {
  const words = clause.split(' ')
  let at = 0
  let verb = ''
  while (at < words.length && at < 6) {
    const word = (words[at] ?? '').replace(/,$/, '').toLowerCase()
    const found = COMPOUND_VERBS[word] ?? findVerb(word) ?? pastVerb(word)
    // "reduced | failed releases": a second verb is linked to the first.
    if (found?.form === 'past' && (at === 0 || /,$|^(?:and|then|also)$/.test(words[at - 1] ?? ''))) verb ||= found.base
    else if (!(at > 0 && /^(?:and|then|also)$/.test(word))) break
    at++
  }
  return verb === '' ? null : { verb, rest: words.slice(at) }
}

const TIME = /^(?:years?|months?|weeks?|days?|hours?|quarters?|minutes?|time|basis|shifts?)$/i
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/i
/** A participle behind a whole phrase tells what the thing does. */
const BEGINS_ANOTHER =
  /^(?:integrating|encompassing|utilizing|involving|supporting|serving|covering|combining|focusing|producing|linking|containing|spanning|leveraging|helping|providing|requiring|allowing|comprising|featuring|incorporating|seeking|exceeding|meeting|winning|saving|reducing|improving|increasing|resulting|enabling|highlighting|describing|explaining|showing|addressing|targeting|facing|affecting|removing|eliminating|avoiding|preventing|lowering|cutting|raising|replacing|giving|keeping)$/i
/** Heads that name no work, or none without what they belong to. */
const NO_HEAD =
  /^(?:maximum|minimum|majority|handful|sections?|chapters?|patterns?|sizes?|detachments?|aspects?|phases?|types?|kinds?|parts?|needs?|increases?|decreases?|reductions?|completion|delivery|consensus|offices?|contents?|portfolios?|years?|commercials?|improvements?|metrics|basis|effort|efforts|copy|copies|components?|technologies|solutions?|features?|operations|activities|actions?|outlets?|clearances?|rosters?|tours?|suspension|approval|schedules|sides?|marketplaces?|articles|papers|environments?|cultures?|strategies|opportunities|positions?|roles?|candidates?|websites?|brochures?|flyers?|newsletters?|presentations?|logos?|videos?|posters?|plans?|letters?|documents?|documentation|contracts?|agreements?|deals?|proposals?|grants?|awards?|events?|trips?|tickets?|queries|requests|statements?|entries|transactions?|payments?|invoices?|deposits?|balances?|books?|taxes|returns?|benefits|teams?|groups?|members?|volunteers?|interns?|officers?|technicians?|programmers?|sailors|soldiers|leaders|leadership|trainees|agents|drivers|representatives|reps|managers|people|individuals|children|residents|families|guests|users|visitors|audiences?|products?|items|goods|materials?|supplies|parts|tools|equipment|vehicles|machines|assets|properties|units|locations|sites|facilities|buildings|stores|branches|departments?|divisions?|areas?|regions?|territor(?:y|ies)|markets?|channels?|partnerships?|alliances?|relationships?|networks?)$/i

/** "SBRT/SRS", "Co/Ni", "electrodialysis/RO" */
const ABBREVIATED_PAIR = /^(?:[A-Z]{2,6}|[A-Z][a-z]|[a-z]{4,20})\/(?:[A-Z]{2,6}|[A-Z][a-z])$/
/** "UHPC", "SiC", "R" */
const abbreviation = (word: string) => /^[A-Z]{2,6}s?$|^(?:[A-Z][a-z]?){2,4}$|^[RC]$/.test(word)
const isName = (word: string) => {
  PLAIN_CAPITALS.lastIndex = 0
  return /^["“]?[A-Z]/.test(word) && !abbreviation(word) && !ABBREVIATED_PAIR.test(word) && !PLAIN_CAPITALS.test(word) && !/^[A-Z]{2,5}-[a-z]+$/.test(word)
}

/** "tolerance | to low phosphorus", "a guide | to electronic invoicing": no purpose, which would begin with a verb. */
const leadsToThing = (next: string, after: string) =>
  /^[a-z-]{3,}[,;.]?$/.test(next) &&
  findVerb(next.replace(/[,;.]$/, ''))?.form !== 'base' &&
  !/ly$/.test(next) &&
  !/^(?:more|over|all|the|an?|our|their|its|about|nearly)$/.test(next) &&
  !/\d/.test(after)

/** "that predicts remaining fatigue life": what the thing does, in the present tense and in plain words. */
function relativeOf(rest: readonly string[], from: number, several: boolean): string {
  const [that = '', verb = '', ...behind] = rest.slice(from)
  const known = findVerb(verb)
  const agrees = several ? known !== null && (known.form === 'base' || known.past === known.base) : /^[a-z]{3,}s$/.test(verb) && !/^(?:was|has|does|this|its|us)$/.test(verb)
  if (that !== 'that' || !agrees) return ''
  const kept: string[] = []
  for (const raw of behind) {
    const word = raw.replace(/[,;.]+$/, '')
    if (
      (kept.length > 0 && /^(?:that|which|who|and|or|while|by|using|with|within|to|so|from|in|on|at|for|when|where|before|after|than|as|about|across)$/.test(word)) ||
      /[\d$%()"/]/.test(word) ||
      isName(word)
    )
      break
    if (!(kept.length === 0 && /^(?:the|an?|all|any|each)$/.test(word)) || /^(?:an?|the)$/.test(word)) kept.push(word)
    if (raw !== word) break
  }
  const last = kept.at(-1) ?? ''
  // "that gives level | and serotype"
  if (/^(?:and|or)$/.test(behind[kept.length] ?? '')) return ''
  return kept.length > 0 &&
    kept.length <= 6 &&
    /^[a-z-]{3,}$/.test(last) &&
    !/(?:ly|ive|al|ous|ed)$|^(?:the|an|and|its|their|our|through|with|from|into|over|worst|best|most|least|first|last|together|alone|every|each|all|any|daily|weekly|monthly|[a-z]+(?:gh|d|t|l|r|k|w)est)$/.test(
      last,
    ) &&
    isSpelledRight(kept.join(' '))
    ? ` that ${verb} ${kept.join(' ')}`
    : ''
}

const NUMBER = /^(?:[$\d][\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i
const MEASURE = /^(?:[mckn]?m|km|ft|feet|foot|inch(?:es)?|hectares?|acres?|acre-feet|m2|tons?|tonnes?|kg|mg|[kMG]?W|[km]?V|liters?|gallons?|miles?|meters?|kilometers?|hours?|days?|pages?|percent)$/i

/** What stands behind a preposition and is a measure, or a bare place, with its number. */
function isCountOnly(preposition: string, [number = '', next = '', behind = '']: readonly string[]): boolean {
  const noun = /^(?:different|separate|other|new|distinct|various)$/.test(next) ? behind : next
  return (
    NUMBER.test(number) &&
    (MEASURE.test(noun.replace(/[,;.]+$/, '')) ||
      (preposition === 'in' && /^(?:counties|states|cities|countries|regions|towns|districts|provinces|villages|departments|sites|plants|units|years)\b/.test(noun)))
  )
}

/** "operating rooms" */
const OPERATING = /^(?:rooms?|theaters?|systems?|procedures?|limits?|costs?)$/

/** Where the words go on behind those that were kept. */
const heldOf = (rest: readonly string[], kept: readonly string[]) => rest.findLastIndex((word) => word === kept.at(-1)) + 1

/** The noun phrase with its complements; null where it holds a name, a figure inside, or one half of a pair. */
function phraseOf(rest: readonly string[]): string | null {
  const article = /^(?:an?|the)$/i.exec(rest[0] ?? '')?.[0]?.toLowerCase() ?? null
  const kept: string[] = []
  let fresh = true
  for (const [at, raw] of rest.entries()) {
    const word = raw.replace(/[,;.:]+$/, '')
    const next = (rest[at + 1] ?? '').replace(/,$/, '').toLowerCase()
    if (at === 0 && article) continue
    // "of a solver": the article belongs to what follows.
    if (fresh && kept.length > 0 && /^(?:an?|the)$/.test(word) && /^[a-z]/.test(next) && !DROPPED.test(next)) {
      kept.push(word)
      continue
    }
    if (fresh && (DROPPED.test(word) || /^[$\d][\d.,]*(?:[KMB%+]+|-[a-z]+)?$/.test(word) || /^(?:average|million|billion|thousand|hundred|of)$/.test(word) || /^(?:an?|the)$/.test(word))) {
      if (/^(?:of)$/.test(word) && kept.length > 0 && !COMPLEMENT.test(kept.at(-1) ?? '')) kept.push(word)
      continue
    }
    // "filing limits set forth by the insurer"
    if (word === 'set' && /^(?:forth|out|by)$/.test(next)) break
    // "in one year", "in the year"
    if (fresh && COMPLEMENT.test(kept.findLast((one) => !/^(?:an?|the)$/.test(one)) ?? '') && TIME.test(word)) break
    // "tides in the winter 2019"
    if (/^(?:in|in the)$/.test(kept.slice(/^the$/.test(kept.at(-1) ?? '') ? -2 : -1).join(' ')) && SEASON.test(word) && (raw !== word || /^(?:\d.*)?$/.test(next))) break
    // "inspection of ropes | and survey of piers": a second doing with an object of its own.
    if (word === 'and' && kept.includes('of') && rest[at + 2] === 'of' && (NOUN_OR_VERB.has(next) || /(?:tion|ment|sis)$/.test(next))) break
    // "a package | to link ads with counts": a purpose.
    const toThing =
      word === 'to' && !/^(?:packages?|tools?|software|apps?|librar(?:y|ies)|scripts?|platforms?|models?|dashboards?)$/.test(kept.at(-1) ?? '') && leadsToThing(rest[at + 1] ?? '', rest[at + 2] ?? '')
    // "in four counties", "of 4.2 hectares": without its number the place or the measure says nothing.
    if (COMPLEMENT.test(word) && isCountOnly(word, rest.slice(at + 1))) break
    if (
      (OVER.test(word) && !toThing && !(word === 'operating' && OPERATING.test(next))) ||
      (kept.length > 0 && BEGINS_ANOTHER.test(word)) ||
      (/[\d$%()"'‘’“”/]/.test(word) && !ABBREVIATED_PAIR.test(word)) ||
      isName(word)
    )
      break
    if (/^and$/i.test(word)) {
      const verb = findVerb(next) ?? pastVerb(next)
      const isAbbreviated = abbreviation(rest[at + 1] ?? '')
      if (verb?.form === 'past' || (verb?.form === 'base' && !NOUN_OR_VERB.has(verb.base) && !isAbbreviated) || OVER.test(next) || isName(rest[at + 1] ?? '') || kept.length === 0) break
    }
    // A gerund behind a whole phrase begins another thought: "a workflow saving hours".
    if (kept.length > 0 && !fresh && findVerb(word)?.form === 'gerund' && /^(?:an?|the|\$?\d.*|all|its|their)$/.test(next)) break
    if (kept.length > 0 && !fresh && !HEAD_NOUNS.has(word) && (findVerb(word) ?? pastVerb(word))?.form === 'past' && !/^[a-z]+s?$/.test(next)) break
    // "soft clay calibrated with 212 tests": how the thing was made follows.
    if (kept.length > 0 && !fresh && isParticiple(word) && PREPOSITION.test(next)) break
    if (COMPLEMENT.test(word) || (toThing && kept.length > 0)) {
      if (kept.length === 0) return null
      kept.push(word)
      fresh = true
      continue
    }
    kept.push(word)
    fresh = false
    if (/[,;.:]$/.test(raw)) {
      // "operational, logistical and traffic flow": adjectives in a row, or a list whose first item alone would say too little.
      if (
        /(?:al|ive|ous|wide|ed|able|ic|high|low|safe|full)$/i.test(word) ||
        (article !== null && /^[a-z]/.test(next) && !/^an?$/.test(next) && !OVER.test(next) && findVerb(next)?.form !== 'past' && next !== 'and')
      )
        return null
      break
    }
    if (kept.length > WORDS_MAX) break
  }
  const ended = [...rest.keys()].find((at) => at > 0 && rest[at] === 'that')
  const relative = ended !== undefined && !/^(?:about|is|was)$/.test(rest[ended + 1] ?? '') && rest[ended - 1] === kept.at(-1) ? relativeOf(rest, ended, /[^s]s$/.test(kept.at(-1) ?? '')) : ''
  // "resistance on chromosome | 6": a complement whose one noun is told apart by its number.
  const behind = rest[heldOf(rest, kept)] ?? ''
  if (/^\d/.test(behind) && kept.length > 2 && COMPLEMENT.test(kept.at(-2) ?? '') && !/s$/.test(kept.at(-1) ?? '') && !isMassNoun(kept.at(-1) ?? '')) kept.splice(-2)
  while (kept.length > 0 && (COMPLEMENT.test(kept.at(-1) ?? '') || /^(?:and|or|the|an?|our|their|its|of|for)$/i.test(kept.at(-1) ?? ''))) kept.pop()
  // A pair whose second half was cut off.
  if (kept.length === 0 || kept.length > WORDS_MAX) return null
  const phrase = kept.join(' ')
  const before = headWords(phrase)
  const head = before.at(-1)?.toLowerCase() ?? ''
  const plural = /[^s]s$/.test(head) && !/(?:us|is|ics)$/.test(head)
  if (relative && !plural && (article || isSingularNoun(head))) return `${article ?? 'a'} ${phrase}${relative}`.replace(/^a (?=[aeio])/, 'an ')
  if (plural && relative) return `${phrase}${relative}`
  if (!plural && (isSingularNoun(head) || HEAD_NOUNS.has(head)) && !isMassNoun(head)) return article ? `${article} ${phrase}` : generalOf(`a ${phrase}`)
  if (!plural && article !== null && article !== 'the') return `${article} ${phrase}`
  if (plural || isMassNoun(head) || /(?:ics|ing|ment|tion|sion|ity|ance|ence|sis|ship|ness|ure|age|ism|ware|gy|phy|cy|dom|th)$/.test(head)) return phrase
  // "the scour": whether a noun that no list knows is one of many stays open.
  if (article === 'the' && !/(?:er|or)$/.test(head)) return null
  if (article) return `${article} ${phrase}`
  return isSingularNoun(head) ? generalOf(`a ${phrase}`) : null
}

const isParticiple = (word: string) => /(?:ed|wn|lt)$/.test(word) && (findVerb(word) ?? pastVerb(word))?.form === 'past'
const PREPOSITION = /^(?:with|by|on|in|for|from|to|at|against|using|over|under|across|since|into|as|after|before|during|through|via)$/

const headWords = (phrase: string) => (phrase.split(/ (?:of|for|in|on|at|to|that) /)[0] ?? '').split(' ')

/** Words that tell what kind it is, beside the plain ones. */
function telling(phrase: string): boolean {
  return (
    phrase
      .replace(/^(?:an?|the) /, '')
      .split(' ')
      .filter(
        (word) =>
          word.length > 3 &&
          !/^(?:and|for|with|team|teams|work|things|areas?|group|groups|services?|issues?|needs?|efforts?|support|operations?|activities|tasks?|management|process|processes|projects?|system|systems|procedures?|reports?|data)$/i.test(
            word,
          ) &&
          !EVERYWHERE.has(word.toLowerCase()),
      ).length > 0
  )
}

const PLAIN = new Set(
  'software system systems application applications departmental architecture design designs technology technologies information business corporate internal communication communications strategy strategies productivity effectiveness efficiency planning plan plans process processes improvement improvements data tool tools platform platforms program programs project projects procedure procedures policy policies management operations operational quality performance service services training and of for in on the a an'.split(
    ' ',
  ),
)

/** "software systems and applications": words of every trade, which name no work of anybody's own. */
export const isPlain = (phrase: string): boolean =>
  phrase
    .toLowerCase()
    .split(' ')
    .every((word) => PLAIN.has(word))

const PRONOUN = /\b(?:them|it|him|her|us|me|you|they|these|those|this|that|others|everything|everyone|someone|something|themselves|itself|same)\b/i
const COUNT = /^(?:the )?(?:hundreds|thousands|dozens|scores|tens|millions|billions|a (?:number|variety|range|host|series|handful) |(?:wide )?(?:numbers?|variety|range)) ?of\b/i
const DOING = '(?:administration|coordination|creation|delivery|deployment|design|development|evaluation|execution|implementation|maintenance|management|planning|preparation|review|supervision)'
/** "development and implementation", with nothing that was done behind it. */
const DOINGS = new RegExp(`^(?:the )?(?:${DOING}, )*${DOING},? (?:and|or|&) ${DOING}(?! of\\b)`, 'i')

/** "lines of communication": a figure of speech, and nothing that was made. */
const FIGURE = /\b(?:lines?|channels?) of (?:communication|business|credit|authority|inquiry|reporting)\b|\bcommunication (?:lines?|channels?)\b/i
/** "a wholesaled a private label": two objects that a list of verbs left in one. */
const TWO_IN_ONE = /^(?:an?|the) (?!half|few|lot|quite)[a-z-]+ (?:an?|the) /i

/** "injury collisions at treated stops fell": what became of a thing, and no thing. */
const BECAME = / (?:fell|rose|grew|dropped|declined|decreased|went)(?: |$)/

/** "a patent line prior" of "… prior to the procedure": cut within a preposition of two words. */
const CUT = / (?:prior|due|according|subject|next|relative|compared|pursuant|such|along|together)$/i

/** Whether an object is no noun of its own: cut, a statement, a pronoun alone or in a pair, a count, a bare pair of doings, a figure of speech, or two in one. */
export const isNoNoun = (phrase: string): boolean =>
  CUT.test(phrase) || BECAME.test(phrase) || FIGURE.test(phrase) || TWO_IN_ONE.test(phrase) || PRONOUN.test(phrase.split(/ (?:that|which|who) /)[0] ?? '') || COUNT.test(phrase) || DOINGS.test(phrase)

const NOMINAL: Readonly<Record<string, string>> = {
  implementation: 'implement',
  deployment: 'deploy',
  development: 'develop',
  design: 'design',
  construction: 'build',
  installation: 'install',
  integration: 'integrate',
  migration: 'migrate',
  creation: 'create',
  analysis: 'analyze',
  evaluation: 'evaluate',
  validation: 'validate',
  optimization: 'optimize',
  restoration: 'restore',
  launch: 'launch',
  retrofit: 'retrofit',
  repair: 'repair',
  rehabilitation: 'rehabilitate',
  commissioning: 'commission',
  automation: 'automate',
  redesign: 'redesign',
  conversion: 'convert',
  calibration: 'calibrate',
  standardization: 'standardize',
}
/** Verbs that tell a gain and leave open what was done. */
const GAINS = /^(?:save|achieve|yield|win|secure|grow|drive|earn|exceed|attain|realize|generate|deliver|close|bring|result|boost|reach|gain|obtain|surpass|double|triple)$/
/** What the person did under one of these is another's. */
const NOT_OWN =
  /^(?:assist|help|support|attend|participate|receive|work|collaborate|contribute|serve|answer|learn|use|be|become|sell|greet|hire|promote|join|report|award|rank|load|answer|receive|hold)$/
/** Whoever is taught is people: cameras that are trained on parts learn no skill. */
const LEARNERS =
  /\b(?:employees|staff|students|patients|clients|teachers|nurses|workers|volunteers|members|associates|interns|residents|families|children|managers|technicians|engineers|users|others|personnel|people|officers|operators|farmers|growers|crews?|teams?|physicians|doctors|analysts|developers|drivers|inspectors|agents|clerks|advisers|educators|instructors|administrators|leaders|apprentices|trainees|welders|pilots|caregivers|parents|adults|hires|professionals|specialists|pharmacists|participants|colleagues)\b/i
/** Verbs of finding out beside those of studies. */
const FOUND: ReadonlySet<string> = new Set('discover detect identify find screen map isolate characterize sequence instrument sample trace describe'.split(' '))
const MADE: ReadonlySet<string> = new Set(
  'propose migrate prove demonstrate integrate digitize transform apply deploy restore adapt fine-tune derive extend implement port synthesize isolate clone curate compile publish rebuild retrofit repair commission calibrate rehabilitate convert specify resequence rewrite pair combine require record make'.split(
    ' ',
  ),
)

/** What is done to things that others made: the doing is the person's, and not the thing. */
const DONE_TO: Readonly<Record<string, string>> = {
  audit: 'audits',
  inspect: 'inspections',
  refurbish: 'refurbishment',
  'root-cause': 'root-cause analysis',
  'load-rate': 'load rating',
  mentor: 'mentoring',
}

/** Verbs behind which the thing itself is what others can have: nobody needs a method for "designing two-day training". */
const BUILDS: ReadonlySet<string> = new Set(
  'build design develop create construct invent devise formulate engineer fabricate conceive patent introduce establish start set install launch implement found propose institute initiate apply deploy'.split(
    ' ',
  ),
)
/** Arrangements of people and money that run like a program. */
const ARRANGEMENT = /^(?:funds?|apprenticeships?|rotations?|hubs?|hotlines?|consorti(?:um|a)|academ(?:y|ies)|desks?|groups?)$/
/** A noun of doing without an article is a practice: "risk scoring", "syndromic reporting". */
const PRACTICE_HEAD = /(?:ing|tion|sion|sis|ment|graphy|metry|ance)$/

/** The thing that was made as it is handed on. */
function builtOf(object: WorkedObject): LineObject {
  const { phrase, general } = object
  const head = headOf(phrase)
  if (head === 'training') {
    // "two-day training for teachers" → "a two-day training course for teachers"
    const course = generalOf(`a ${phrase.replace(/^(?:an?|the) /, '').replace(/\btraining\b/, 'training course')}`)
    return { ...object, phrase: course, general: course, deliverable: 'teaching' }
  }
  if (ARRANGEMENT.test(head)) {
    const one = hasArticle(phrase) || /s$/.test(head) ? general : generalOf(`a ${phrase}`)
    return { ...object, phrase: hasArticle(phrase) ? phrase : one, general: one, deliverable: 'program' }
  }
  if (!hasArticle(phrase) && PRACTICE_HEAD.test(head)) return { ...object, deliverable: 'practice' }
  return hasArticle(phrase) || /[^s]s$/.test(head) ? { ...object, general, deliverable: 'solution' } : { ...object, deliverable: 'practice' }
}

/** What is prepared is a paper of every day, unless others work by it. */
const PREPARED = /^(?:an?|the) (?:[a-z-]+ ){1,4}(?:protocol|procedure|standard|guideline|checklist)\b/

function worked(verb: string, rest: readonly string[]): LineObject | null {
  if (NOT_OWN.test(verb) || verb === 'negotiate' || (verb === 'prepare' && !PREPARED.test(rest.join(' ')))) return null
  const words = rest[0] && /^(?:the|an?)$/.test(rest[0]) ? rest.slice(1) : rest
  // "led the development of …", "executed the training and deployment of …"
  const of = words.indexOf('of')
  const stage = of > 0 && of <= 3 ? NOMINAL[words[of - 1] ?? ''] : undefined
  if (stage && of + 1 < words.length) return worked(stage, words.slice(of + 1))
  // "trained aides in 7 hospitals on early positioning": the subject stands behind "on".
  const on = rest.findIndex((word, at) => at > 0 && word === 'on' && !/^\d/.test(rest[at + 1] ?? ''))
  const within = rest.findIndex((word, at) => at > 0 && word === 'in')
  const lessonIn = /^(?:the|an?|all|\d.*)$/.test(rest[within + 1] ?? '') ? -1 : within
  const taught = /^(?:train|teach|coach|instruct)$/.test(verb) ? (on > 0 ? on : lessonIn) : -1
  if (workKind(verb) === 'teach' && (verb !== 'mentor' || taught > 0)) {
    const lesson = taught > 0 && LEARNERS.test(rest.slice(0, taught).join(' ')) ? phraseOf(rest.slice(taught + 1)) : null
    return lesson !== null && !hasArticle(lesson) && lesson.length <= LETTERS_MAX && telling(lesson) && !INWARD.test(lesson) && !TIME.test(headOf(lesson)) && isSpelledRight(lesson)
      ? { phrase: lesson, general: lesson, kind: 'teach', verb: 'teach', deliverable: 'subject' }
      : null
  }
  const phrase = phraseOf(rest)
  // Whoever was scheduled or supervised is people.
  if (phrase !== null && /^(?:schedule|supervise|recruit|hire|oversee)$/.test(verb) && /(?:or|er|ist|ian|ant)s?$/.test(headOf(phrase)) && !HEAD_NOUNS.has(headOf(phrase).replace(/s$/, ''))) return null
  // "trails at locations in southern | Ohio": the name was cut off.
  if (phrase === null || phrase.length > LETTERS_MAX || !telling(phrase) || / (?:southern|northern|eastern|western|central)$/.test(phrase)) return null
  const bare = phrase.replace(/^(?:an?|the) /, '')
  const head = headOf(bare)
  // "outages", "readmissions": one word says enough of what was changed.
  const alone = bare.split(' ').length < 2
  if (
    (alone && !(workKind(verb) === 'change' && bare.length > 5)) ||
    NO_HEAD.test(head) ||
    (findVerb(bare.split(' ')[0] ?? '')?.form === 'gerund' && workKind(findVerb(bare.split(' ')[0] ?? '')?.base ?? '') === 'run')
  )
    return null
  if (
    DAILY.test(bare) ||
    GAIN.test(headWords(bare).join(' ')) ||
    (UNIT.test(headWords(bare).join(' ')) && !OF_PLANT.test(bare)) ||
    INWARD.test(bare) ||
    !isSpelledRight(phrase) ||
    !isSound(`managed ${phrase}`)
  )
    return null
  const done = DONE_TO[verb]
  if (done !== undefined && !hasArticle(phrase) && /[^s]s(?: |$)/.test(bare)) return { phrase: `${done} of ${bare}`, general: `${done} of ${bare}`, kind: 'run', verb: 'run', deliverable: 'practice' }
  const kind = workKind(verb) ?? (FOUND.has(verb) ? 'study' : MADE.has(verb) ? 'make' : null)
  if (kind === null) return null
  const general = hasArticle(phrase) ? generalOf(phrase) : phrase
  const object: WorkedObject = { phrase, general, kind, verb }
  const known = namesThing(head, bare) ? deliverableOf(object) : null
  if (known !== null) return { ...object, deliverable: known }
  if (verb === 'make') return null
  if (kind === 'study') return { ...object, deliverable: 'inquiry' }
  if (kind === 'change') return { ...object, deliverable: 'change' }
  return BUILDS.has(verb) ? builtOf(object) : { ...object, deliverable: 'work' }
}

/** Nouns of doing: a line that is headed by another kind of noun tells of a place, a person, or a sum. */
const NOUN_OF_DOING =
  /(?:[a-z]{3}ing|tion|sion|sis|graphy|metry|scopy|exposures?|designs?|tests?|trials?|surveys?|audits?|reviews?|retrofits?|repairs?|stud(?:y|ies)|experiments?|injections?|screens?|rounds|drills)s?$/
const NO_SUBJECT =
  /^(?:design|commissioning|preparation|my|our|their|his|her|its|results?|experience|career|key|main|other|such|teaching|training|mentoring|supervision|management|coordination|participation|collaboration)\b/
const FINITE = /\b(?:includes?|ranges?|consists?|is|are|was|were|has|have|had)\b/

/** "Chairs data consent board" tells a post, and no thing. */
const SAYS_WHAT_ONE_DOES = /^(?:chairs|leads|heads|directs|manages|oversees|runs|serves|supervises|coordinates|mentors|teaches|hires|authors|edits|organizes)$/i

/** "Acoustic-emission monitoring of wire breaks in tendons": what a line is headed by, where it is work that others of the field do as well. */
export function nounObject(line: string): LineObject | null {
  // "Stepped-wedge evaluation of the coaching program": the thing that was tried is what others take up.
  const [, tried = ''] = /^(?:[a-z-]+ ){0,2}(?:evaluation|validation|pilot|trial) of ((?:the|an?|our|my) [a-z].*)$/i.exec(line) ?? []
  const thing = tried === '' ? null : worked('develop', tried.replace(/^(?:our|my) /, 'the ').split(' '))
  if (thing !== null && thing.deliverable !== 'work') return thing
  // "30-day readmission": how long, and no number of things.
  if (/^\d+[ -](?:day|hour|week|month|year|minute)s?\b/i.test(line)) return null
  // "managing of subcontractors": a deed in another grammar.
  if (/^(?:managing|leading|doing|making|handling|running|supervising|preparing|coordinating|organizing|performing|conducting|executing|implementing|controlling) of\b/i.test(line)) return null
  const [first = '', second = ''] = line.split(' ')
  // "lead the program": a deed in the present.
  const deed = (findVerb(first)?.form === 'base' && (/^(?:an?|the|all|our|\d.*)$/.test(second) || !NOUN_OR_VERB.has(findVerb(first)?.base ?? ''))) || SAYS_WHAT_ONE_DOES.test(first)
  const phrase = deed || NO_SUBJECT.test(line) || /^[^,;:]{0,90} (?:was|were|is|are|had|has)\b/.test(line) ? null : phraseOf(line.split(' '))
  if (phrase === null || phrase.length > LETTERS_MAX || !telling(phrase) || FINITE.test(phrase) || phrase.includes('&')) return null
  if (!NOUN_OF_DOING.test(headOf(phrase)) && !HEAD_NOUNS.has(headOf(phrase).replace(/s$/, ''))) return null
  const bare = phrase.replace(/^(?:an?|the) /, '')
  const before = headWords(bare)
  if (bare.split(' ').length < 2 || NO_HEAD.test(headOf(bare)) || DAILY.test(bare) || GAIN.test(before.join(' ')) || UNIT.test(before.join(' ')) || INWARD.test(bare)) return null
  // A post, and no work.
  if (/(?:or|er|ist|ian|ant|man)s?$/.test(headOf(bare)) && !HEAD_NOUNS.has(headOf(bare).replace(/s$/, ''))) return null
  if (!isSpelledRight(phrase) || !isSound(`managed ${phrase}`)) return null
  const general = hasArticle(phrase) ? generalOf(phrase) : phrase
  const made: WorkedObject = { phrase, general, kind: 'make', verb: 'develop' }
  const known = HEAD_NOUNS.has(headOf(bare)) || HEAD_NOUNS.has(headOf(bare).replace(/s$/, '')) ? deliverableOf(made) : null
  return known !== null ? { ...made, deliverable: known } : { phrase, general, kind: 'run', verb: 'run', deliverable: 'practice' }
}

/** Null where the clause does not clearly tell. `clause` follows "I", in the past tense. */
export function lineObject(clause: string): LineObject | null {
  const found = behindVerbs(clause)
  if (!found) return null
  const own = GAINS.test(found.verb) ? null : worked(found.verb, found.rest)
  if (own && own.deliverable !== 'work' && own.deliverable !== 'inquiry') return own
  // "instrumented four bridges and built a model that …"
  const second = / and ([a-z-]+(?:ed|lt|ote|ew|ove|ade|ran|led|wrote|built|made)) (.+)$/.exec(clause)
  const other = second ? (findVerb(second[1] ?? '') ?? pastVerb(second[1] ?? '')) : null
  const later = other?.form === 'past' && !GAINS.test(other.base) ? worked(other.base, (second?.[2] ?? '').split(' ')) : null
  if (later && later.deliverable !== 'work' && later.deliverable !== 'inquiry') return later
  if (own ?? later) return own ?? later
  const means = / (?:by|through|via) ((?:[a-z]+ing) .+)$/.exec(clause)?.[1]
  const [first = '', ...rest] = means?.split(' ') ?? []
  const verb = findVerb(first)
  if (verb?.form === 'gerund') return worked(verb.base, rest)
  // "reduced turnover from 33% to 17% by float pool redesign": the doing that brought a change.
  const doing = workKind(found.verb) === 'change' || /^(?:save|bring)$/.test(found.verb) ? / (?:by|through) (?:an? |the |my )?((?:[a-z][a-z-]* ?){1,8})/.exec(clause)?.[1]?.trim() : undefined
  const brought = doing === undefined || !BROUGHT_BY.test(doing) ? null : nounObject(doing)
  return brought?.deliverable === 'practice' && brought.general.split(' ').length <= 7 ? brought : null
}
const BROUGHT_BY =
  /^(?:[a-z-]+ ){0,4}(?:redesign|design|coaching|mentoring|training|screening|monitoring|scheduling|planning|escalation|inspections?|testing|sampling|calibration|analysis|reviews?|audits?|outreach|simulation|optimization|maintenance|mapping|modeling|modelling|automation|standardization)\b/
