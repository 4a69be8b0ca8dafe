/** The noun phrase of a person's own work, as it can stand in a title: "intercompany balances", "a load-rating model". */
import { deliverableOf, HEAD_NOUNS, type Deliverable } from './deliverable.ts'
import { isSpelledRight } from './spelling.ts'
import type { WorkKind } from './problem-area.ts'
import { withArticle } from '../endeavor/sentence-forms.ts'
import { EVERYWHERE } from './common-words.ts'
import { holdsCue, searchableLine } from './evidence.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { bareOf, generalOf, hasArticle, pluralOf } from './noun-phrase.ts'
import { findVerb, pastVerb } from './verbs.ts'

const STOP =
  /^(?:for|of|to|in|on|at|by|with|from|that|which|and|or|within|through|across|during|using|into|as|while|resulting|including|over|under|between|among|via|per|against|regarding|throughout|who|where|when|so|both|up|out|upon|about|used|based|following|related|after|before|utilizing|ensuring|leading|is|are|was|were|has|have|covering|totaling|making|saving|combining|containing|involving|whose|than|due|processing|serving|handling|supporting|predicting|detecting|measuring|spanning|linking|running|reaching|cutting|reducing|improving|increasing|raising|lowering|allowing|enabling|helping|letting|later|now|still|then|adopted|deployed|accepted|approved|cited|downloaded|read|taught|funded|chosen|recognized|featured|published|presented|currently|since)$/i
const VAGUE =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|all|any|various|several|many|multiple|numerous|new|daily|weekly|monthly|annual|quarterly|yearly|large|small|other|different|major|minor|existing|overall|general|complex|key|effective|the|our|their|its|his|her|my|both|over|more|up|approximately|about|nearly|almost|than|quality|internal|strong|good|current|regular|additional|necessary|appropriate|accurate|special|full|first|top|total|entire|crucial|mutually|favorable|positive|solid|significant|clear|reasonable|successful|critical|interpersonal|ongoing|on-going|continuous|best|day-to-day|dedicated|periodic|innovative|aggressive|detailed|comprehensive|extensive|strategic|creative|specific|own|challenging|engaging|interactive|exciting|fun|analytical|organizational|operational|departmental|administrative|functional|million|billion|completely|well-received|ad-hoc|miscellaneous|routine|various|related|proper|timely|fresh|personal|ordinary|standard)$/i
/** Heads that name no work of one's own. */
const PLAIN_HEADS = new Set(
  'team teams staff employees people members reports report projects project programs program sales increase increases reduction customers clients tasks goals duties activities services service support work training system systems processes process information documents data accounts operations issues needs requests questions calls meetings budget budgets costs cost revenue profit areas functions efforts standards procedures policies materials equipment products items orders group groups department departments relationships relations terms growth training performance productivity management records files office offices opportunities solutions requirements personnel students patients individuals families sessions events presentations efficiency satisfaction growth results experience knowledge quality success skills stores locations goods money time hours role roles position side way number variety range level plan plans strategies strategy initiatives responsibilities branches sites facility facilities companies company organization organizations business businesses reps agents managers supervisors technicians engineers trees'.split(
    ' ',
  ),
)

/** What a person worked on, and what was done to it. */
export type WorkedObject = {
  /** As it can stand in a sentence, with its article: "a load-rating model", "intercompany balances". */
  phrase: string
  /** The same where another one of its kind is meant: "an airport land use compatibility program". */
  general: string
  kind: WorkKind
  /** The verb in its base form: "reconcile". */
  verb: string
}

/** The same with what the achievement tells beside it. */
export type OwnObject = WorkedObject & {
  /** How it was done, a gerund phrase; null where the clause does not clearly tell. */
  means: string | null
  /** What it was done for, as a plural noun without its number: "county offices". */
  scope: string | null
  /** The unit of time in which the change was counted: "days". */
  timed: string | null
  /** The kind of thing it is that others can take up; null where it is none. */
  deliverable: Deliverable | null
  /** What the result was counted in: "simulation time". */
  metric: string | null
}

const KINDS: readonly (readonly [WorkKind, ReadonlySet<string>])[] = [
  [
    'make',
    new Set(
      'build design develop create establish implement launch introduce set install found author write produce formulate devise invent construct prototype program engineer fabricate start open initiate institute draft publish script architect conceive compose form restructure redesign revamp reorganize consolidate automate standardize modernize centralize overhaul convert upgrade expand simplify open-source code pioneer cofound co-found patent'.split(
        ' ',
      ),
    ),
  ],
  [
    'change',
    new Set('reduce cut decrease increase raise grow improve eliminate streamline lower optimize enhance accelerate boost double triple strengthen shorten minimize maximize prevent'.split(' ')),
  ],
  [
    'study',
    new Set(
      'analyze research investigate evaluate test audit assess study measure examine inspect survey model forecast diagnose validate verify compare quantify benchmark determine estimate review'.split(
        ' ',
      ),
    ),
  ],
  [
    'run',
    new Set(
      'manage lead direct oversee coordinate conduct supervise plan run operate maintain administer reconcile process prepare handle schedule monitor negotiate process track deliver control execute purchase source assemble perform edit produce compile coordinate facilitate update document chair head'.split(
        ' ',
      ),
    ),
  ],
]

/** Words with a capital that name no employer and no brand: languages, peoples, and those after whom a method is called. */
export const PLAIN_CAPITALS =
  /\b(?:English|Spanish|French|German|Chinese|Mandarin|Arabic|Portuguese|Hindi|Russian|Japanese|Korean|Italian|Vietnamese|American|European|African|Asian|Indigenous|Bayesian|Gaussian|Kalman|Markov|Fourier|Monte Carlo|Poisson|Raman|Doppler|Python|Internet|Medicaid|Medicare|Boolean|Hamiltonian|Lagrangian|Krylov|Galerkin|Salmonella|Listeria|Legionella|Campylobacter|Mycobacterium|Plasmodium|Drosophila|Arabidopsis|Staphylococcus|Streptococcus|Pseudomonas|Vibrio|Clostridium|Aspergillus|Fusarium|Phytophthora)\b/g

const PROGRAM =
  /^(?:program|initiative|project|campaign|system|model|framework|curriculum|standard|policy|plan|protocol|course|database|network|committee|service|process|procedure|tool|platform|application|report|manual|guide|workshop|strategy|center|clinic|league|club|event|team|unit|method|website|dashboard|survey|registry|library|lab|laboratory)$/i

/** What kind of work a verb in its base form tells; null where it tells none. */
export const workKind = (verb: string): WorkKind | null => KINDS.find(([, verbs]) => verbs.has(verb))?.[0] ?? (/^(?:train|teach|coach|instruct|mentor|tutor)$/.test(verb) ? 'teach' : null)

/** Null where the words do not clearly give one. `base`: the verb the clause begins with. */
export function ownObject(told: string, base: string): WorkedObject | null {
  // "built Quill, a library for …": what a named thing is.
  const clause = told.replace(/^([a-z-]+) [A-Za-z][\w.-]+, (?=an? [a-z])/, '$1 ')
  const taught = base === 'train' || base === 'teach' || base === 'coach' || base === 'instruct'
  if (taught) {
    // "trained aides in rural hospitals on early positioning": the subject stands behind "on".
    const lesson = (/ on ((?!\d|[A-Z]).+)$/.exec(clause) ?? / in ((?!\d|[A-Z]).+)$/.exec(clause))?.[1]
    const found = lesson ? objectIn(`managed ${lesson}`) : null
    return found && !hasArticle(found) ? { phrase: found, general: found, kind: 'teach', verb: 'teach' } : null
  }
  // "was project lead on the implementation of …", "was lead designer of …"
  const led =
    /^was [a-z -]*?(?:(designer|developer|author|founder|architect) of|(?:on|of|for) (?:the )?(?:design|building|development|implementation|rollout|construction|creation)(?: and [a-z]+)? of) (.+)$/.exec(
      clause,
    )
  if (led) {
    const found = objectIn(`built ${led[2]}`)
    const verb = { designer: 'design', developer: 'develop', author: 'write', founder: 'establish', architect: 'design' }[led[1] ?? ''] ?? 'build'
    return found ? { phrase: found, general: generalOf(found), kind: 'make', verb } : null
  }
  const kind = KINDS.find(([, verbs]) => verbs.has(base))?.[0]
  const found = kind ? (namedProgram(clause) ?? stageOf(plainCase(clause)) ?? objectIn(plainCase(clause)) ?? plainThing(plainCase(clause))) : null
  // A name inside it is an employer's or a brand's.
  if (!kind || !found || !withoutDoubling(base, found) || /(?:^| )[A-Z][a-z]/.test(found.replace(PLAIN_CAPITALS, ''))) return null
  const behind = complementOf(clause, found)
  if (behind !== '' && deliverableOf({ phrase: found, kind, verb: base }) !== null) return { phrase: `${found}${behind}`, general: generalOf(`${found}${behind}`), kind, verb: base }
  return { phrase: found, general: STAGE.test(found) ? found : generalOf(found), kind, verb: base }
}

/** "data pipelines" of "data pipelines for payment records": a plain thing that only what it is for tells apart. */
function plainThing(clause: string): string | null {
  const [, found = ''] = /^[a-z-]+(?:,? (?:and )?[a-z-]+ed)* ((?:an? |the )?(?:[a-z][a-z-]* ){0,2}[a-z]+)(?= for [a-z])/.exec(clause) ?? []
  const words = found.split(' ')
  const head = words.at(-1) ?? ''
  return HEAD_NOUNS.has(head.replace(/s$/, '')) && !words.some((word) => STOP.test(word) || /^(?:past)$/.test(findVerb(word)?.form ?? '')) && complementOf(clause, found) !== '' ? found : null
}

/** " for newly graduated nurses": whom or what the thing is for, where that is a short phrase in plain words. */
function complementOf(clause: string, found: string): string {
  const bare = bareOf(found)
  const at = clause.toLowerCase().indexOf(bare.toLowerCase())
  const [, link = '', said = ''] = at < 0 ? [] : (/^ (for|of|to) ((?:[a-z][a-z-]* ){0,3}[a-z][a-z-]+)(?=$|[,.;]| [a-z]+(?:ed|ing)? ?)/.exec(clause.slice(at + bare.length)) ?? [])
  const words = said.split(' ')
  const stop = words.findIndex((word, n) => n > 0 && STOP.test(word))
  const kept = stop < 0 ? words : words.slice(0, stop)
  const last = kept.at(-1) ?? ''
  const telling = kept.length > 0 && kept.length <= 4 && !kept.some((word) => STOP.test(word) || VAGUE.test(word) || /^(?:an?|the|this|that|these|those|each|every)$/.test(word))
  return link !== '' && link !== 'to' && telling && (/[^s]s$/.test(last) || isMassNoun(last) || (kept.length > 1 && /ing$/.test(last))) && isSpelledRight(kept.join(' '))
    ? ` ${link} ${kept.join(' ')}`
    : ''
}

/** "test testing equipment" */
const withoutDoubling = (base: string, found: string) =>
  !found
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(base.replace(/e$/, '')))

/** "the WSDOT Airport Land Use Compatibility Program" → "the airport land use compatibility program"; null where it is no name of a program. */
function namedProgram(clause: string): string | null {
  const name = /^[a-z]+(?:ed|lt|de|te|an|un|ew|ught)? (?:and [a-z]+ )?(?:the |an? )?((?:[A-Z][A-Za-z-]*,? (?:and |of |for )?){2,7})/
    .exec(`${clause} `)?.[1]
    ?.trim()
    .replace(/ (?:and|of|for)$/, '')
    .replace(/,$/, '')
  const words = name?.split(' ') ?? []
  while (words.length > 0 && /^[A-Z]{2,}$/.test(words[0] ?? '')) words.shift()
  if (words.length < 3 || words.length > 7 || !PROGRAM.test(words.at(-1) ?? '') || words.some((word) => word.endsWith(','))) return null
  return `the ${words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ')}`
}

/** The noun phrase for a title, where it is about what the `cues` are about. */
export function ownObjectOf({ clause, kind }: { clause: string; kind: string }, cues: readonly string[]): string | null {
  const found = kind === 'work' ? objectIn(plainCase(clause)) : null
  return found && cues.some((cue) => holdsCue(searchableLine(found), cue)) ? found : null
}

const STAGES =
  'engineering|design|construction|delivery|installation|implementation|development|deployment|migration|rollout|integration|commissioning|fabrication|testing|inspection|procurement|validation|restoration|renovation'
const STAGE = new RegExp(`^the (?:${STAGES}) of `)

/** "engineering of $30MM nuclear safety related project" → "the engineering of nuclear safety related projects": a stage of work and what it was of. */
function stageOf(clause: string): string | null {
  const [, stage, thing] = new RegExp(`^[a-z]+ (?:and [a-z]+ )?(?:the )?(${STAGES}) of (.+)$`).exec(clause) ?? []
  const found = stage && thing ? objectIn(`managed ${thing}`) : null
  return found && !/^(?:an?|the) /.test(found) ? `the ${stage} of ${found}` : null
}

/** "Divisional Intercompany imbalance": words of the language that were only set in capitals. Any other capital begins a name. */
const plainCase = (clause: string) =>
  clause
    .replace(
      /\b(?:the|an?|our|its|their|my) (?:[a-z]+ )?(?:company|firm|bank|hospital|agency|university|department|group|team|organization|school|district|state|country|city|county|college|institute|lab|employer)'s /g,
      'the ',
    )
    .replace(/\b([a-z]{4,}) (related|based|driven|assisted|controlled) (?=[a-z]+s?\b)(?!to\b|on\b|by\b|and\b|the\b|in\b|at\b|for\b|from\b|with\b)/g, '$1-$2 ')
    .replace(/(?<=[a-z] )((?:[A-Z][a-z]+(?:al|ive|ary|company|tion|ment|ance|ence|ity|ing) ){1,8})(?=[a-z])/g, (words) => words.toLowerCase())

/** "a sensor | tested in 120 patients": a participle behind the noun that was made. */
const participleBehind = (word: string, before: string | undefined, next: string | undefined) =>
  before !== undefined &&
  HEAD_NOUNS.has(before.toLowerCase().replace(/s$/, '')) &&
  (/(?:ed|wn|lt)$/.test(word) ? (findVerb(word) ?? pastVerb(word))?.form === 'past' : /ing$/.test(word) && /^(?:an?|the|its|their|all|[$\d].*)$/.test(next ?? ''))

/** Behind its number: "a 50 kW inverter". */
const UNIT =
  /^(?:[kMG]?W|[km]?V|[kMG]Hz|[munk]m|kg|megawatts?|kilowatts?|gigawatts?|tons?|tonnes?|acres?|hectares?|miles?|kilometers?|meters?|feet|inch(?:es)?|liters?|gallons?|bits?|bytes?|kilobits?|gigabits?|seats?|beds?|units?|stor(?:y|ies)|levels?|channels?|pages?|hours?|weeks?|days?|months?|minutes?)$/

function objectIn(clause: string): string | null {
  const words = clause.replace(/ …$/, '').split(' ')
  let at = 0
  // Past the verbs: "developed and implemented", "prepared, proposed, and negotiated".
  while (at < words.length && at < 6) {
    const word = (words[at] ?? '').replace(/,$/, '').toLowerCase()
    const verb = findVerb(word) ?? pastVerb(word)
    if (!(verb && verb.form === 'past') && !(at > 0 && /^(?:and|&)$/.test(word))) break
    at++
  }
  if (at === 0) return null
  // "set up a list"
  const rest = words.slice(words[at] === 'up' ? at + 1 : at)
  const article = /^(?:an?|the)$/i.test(rest[0] ?? '') ? (rest[0] ?? '').toLowerCase() : null
  let start = article ? 1 : 0
  while (
    start < rest.length &&
    ((VAGUE.test(rest[start] ?? '') &&
      !/^(?:full (?:cycle|time|scale|text|service)|quality (?:assurance|control|management|improvement|monitoring))/i.test(`${rest[start] ?? ''} ${rest[start + 1] ?? ''}`)) ||
      /^[$\d(]/.test(rest[start] ?? '') ||
      (UNIT.test(rest[start] ?? '') && /^[\d.,]+$/.test(rest[start - 1] ?? '')))
  )
    start++
  const phrase: string[] = []
  for (const [at, word] of rest.slice(start).entries()) {
    if (STOP.test(word) || /[\d$%()"/]/.test(word) || participleBehind(word, phrase.at(-1), rest[start + at + 1])) break
    phrase.push(word.replace(/[,;:.]+$/, ''))
    if (/[,;:.]$/.test(word)) break
  }
  if (/^(?:high|low)$/i.test(phrase[0] ?? '') || phrase.some((word) => /billion|million|thousand|^multi-?(?:dollar|functional)/i.test(word))) return null
  if (phrase.length === 1) phrase.push(...complement(rest.slice(start + 1)))
  const head = (phrase.find((_word, at) => phrase[at + 1] === 'of') ?? phrase.at(-1))?.toLowerCase() ?? ''
  // What a part of something is a part of cannot be told by the part.
  if (/^(?:aspects?|types?|kinds?|parts?|phases?|forms?|areas?|lines?|pieces?|components?|ways?|stages?|sides?|functions?|facets?|elements?|variety|number|range)$/.test(head) && phrase.includes('of'))
    return null
  if (phrase.length < 2 || phrase.length > 6 || !/^[a-z][a-z'-]+$/i.test(head)) return null
  // A measure or a group of people is no subject of work.
  if (/^(?:times?|rates?|errors?|use|number|spending|scores?|staff|crews?|teams?|levels?|hours?|areas?|wait|volume|turnover|accuracy|experience)$/.test(head)) return null
  // What was reduced or raised is told in the singular: "intercompany imbalance", "attendance".
  const changed = KINDS.find(([kind]) => kind === 'change')?.[1].has(findVerb(words[0] ?? '')?.base ?? '') === true && /(?:ance|ence|age|ment|ity)$/.test(head)
  const counted = start > (article ? 1 : 0) && /^[$\d(]/.test(rest[start - 1] ?? '')
  const plural = /[^s]s$/.test(head) && !/(?:ss|us|is|ics)$/.test(head)
  const mass =
    changed ||
    (isMassNoun(head) && !/^an?$/.test(article ?? '')) ||
    /ics$|^(?:accounting|engineering|manufacturing|welding|nursing|monitoring|modeling|forecasting|programming|testing|teaching|fundraising|sampling|mapping|imaging|screening|drilling|farming|banking|lending|underwriting|publishing|staffing|coding)$/.test(
      head,
    )
  const behind = rest[start + phrase.length] ?? ''
  // "water treatment | and distribution systems": one half of a pair is another thing.
  if (!plural && (/^(?:and|or|&)$/i.test(behind) || /,$/.test(rest[start + phrase.length - 1] ?? ''))) return null
  // "a $30 million safety-related project", "14-member team": one that was counted stands for its kind.
  const pluralized = !plural && !mass && isSingularNoun(head) && (counted || !article) && phrase.length > 1 && !phrase.includes('of') ? pluralOf(phrase.at(-1) ?? '') : null
  if (pluralized) phrase[phrase.length - 1] = pluralized
  else if (!plural && !mass && (!isSingularNoun(head) || counted)) return null
  else if (!plural && !mass && !article) return null
  const thing = HEAD_NOUNS.has(head.replace(/s$/, ''))
  // A word before the head has to say what kind it is.
  const of = phrase.indexOf('of')
  const telling = (of > 0 ? phrase.slice(of + 1) : phrase.slice(0, -1)).filter(
    (word) =>
      (word.length > 3 || /^[A-Z]{2,4}$/.test(word)) &&
      !VAGUE.test(word) &&
      !EVERYWHERE.has(word.toLowerCase()) &&
      !PLAIN_HEADS.has(word.toLowerCase()) &&
      (thing ? findVerb(word)?.form !== 'past' || phrase.length > 2 : !/^(?:past|gerund)$/.test(findVerb(word)?.form ?? '')),
  )
  if (telling.length === 0 || (PLAIN_HEADS.has(head) && telling.length < 1) || phrase.some((word) => /^[A-Z]{7,}$/.test(word) || /'/.test(word))) return null
  const said = phrase.join(' ')
  // "a continuous audit program" is "an audit program" without its adjective.
  return article && !plural && !mass && !pluralized ? (article === 'the' ? `the ${said}` : withArticle(said)) : said
}

/** "of alternate designs": what the noun that stands alone is of. */
function complement(rest: readonly string[]): string[] {
  if (rest[0] !== 'of') return []
  const words: string[] = []
  for (const word of rest.slice(1)) {
    if (STOP.test(word) || /[\d$%()"/]/.test(word) || /^[A-Z]/.test(word)) break
    words.push(word.replace(/[,;:.]+$/, ''))
    if (/[,;:.]$/.test(word) || words.length > 3) break
  }
  const plain = words[0] && /^(?:an?|the|all|our|its|their|his|her)$/.test(words[0]) ? words.slice(1) : words
  return plain.length >= 1 && plain.length <= 3 && /[a-z]s$|ing$/.test(plain.at(-1) ?? '') ? ['of', ...plain] : []
}
