/** Says a line of a resume that no stricter rule could say: verbs in the past tense, articles set, cut at the end of a part. Null where the words may not make a sentence. */
import { joinList } from '../endeavor/sentence-forms.ts'
import { chargeOf, keepsMeaning, underCharge } from './keeps-meaning.ts'
import { NOUN_OR_GERUND, NOUN_OR_VERB } from './noun-headed.ts'
import { workKind } from './own-object.ts'
import { partsPhrase } from './phrase-cuts.ts'
import { readsWell } from './reads-well.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { toldPlainly } from './own-words.ts'
import { isSound } from './restate-achievement.ts'
import { findVerb, followsInfinitive, pastVerb, type VerbForm } from './verbs.ts'

const WORDS_MAX = 24
const LEAST_WORDS = 4

/** What may go from the head of a line without changing what it says. */
const OPENERS =
  /^(?:i (?:am |have |had |also )*|i was (?=[a-z]+ing )|currently |also |then |(?:successfully|effectively|efficiently|consistently|personally|independently|proactively|primarily|actively|directly|professionally|additionally|expertly|creatively|diligently|skillfully|quickly|accurately|continuously|continually|greatly|significantly|dramatically|strategically|regularly|daily|weekly|monthly|annually|promptly|carefully|thoroughly) |hands-on |(?:job |main |primary |key |other )?(?:responsibilities|duties)(?: for this role)? ?(?:included?|including|were|are|involved)?:? )+/i

/** "Development of a course" tells of a deed by its noun. */
const NOMINAL: Readonly<Record<string, string>> = {
  development: 'develop',
  implementation: 'implement',
  coordination: 'coordinate',
  management: 'manage',
  creation: 'create',
  preparation: 'prepare',
  execution: 'execute',
  supervision: 'supervise',
  installation: 'install',
  evaluation: 'evaluate',
  analysis: 'analyze',
  maintenance: 'maintain',
  administration: 'administer',
  negotiation: 'negotiate',
  organization: 'organize',
  establishment: 'establish',
  construction: 'construct',
  reduction: 'reduce',
  translation: 'translate',
  inspection: 'inspect',
  calibration: 'calibrate',
  optimization: 'optimize',
  validation: 'validate',
  assessment: 'assess',
  investigation: 'investigate',
  reconciliation: 'reconcile',
}

const PLAIN_OBJECT = /^(?:an?|the|all|any|each|every|new|daily|weekly|monthly|annual|both|over|more|up|\$?\d|and|with|on|in|to|for|[a-z]+s,?)$/i
const PREPOSITION = /^(?:for|of|by|in|on|to|with|at|from|within|as|among|between|against|toward|towards|through|across|under|over|into|about|during)$/i
const INTRANSITIVE =
  /^(?:work|collaborate|consult|focus|serve|report|contribute|respond|coordinate|liaise|specialize|act|engage|partner|interact|communicate|negotiate|comply|speak|teach|lead|publish|invest|migrate|transition|present|advise|bid|experiment|innovate|intervene|lecture|lobby|mediate|operate|perform|plan|research|volunteer|interview|compete|travel|write|search|sell|study|train|train|report)$/
/** Words in -ing that name a thing with a noun behind them: "training completion", "billing resolution". */
const NAMES_WITH_NOUN: ReadonlySet<string> = new Set([...NOUN_OR_GERUND, ...'training planning scheduling reporting filing processing licensing onboarding'.split(' ')])
const isNamedByNoun = (line: string): boolean => {
  const [first = '', next = ''] = line.split(' ')
  return NAMES_WITH_NOUN.has(first) && /^[a-z-]+$/.test(next) && (isSingularNoun(next) || /(?:tion|sion|ment|ance|ence|ship)$/.test(next))
}
/** Where a clause may end: what follows only tells how, why or with what result. */
const TAIL =
  /^(?:while|which|through|resulting|including|ensuring|thereby|whereby|using|utilizing|so|in|by|for|with|to|as|on|during|within|across|where|when|that|from|at|leading|allowing|enabling|and|via)$/i
const HEAD_END =
  /^(?:for|of|to|in|on|at|by|with|from|that|which|within|through|across|during|using|into|as|while|resulting|including|over|under|between|among|via|per|against|regarding|toward|towards|after|before|throughout|who|where|when|so|out|upon|about|related|based|used|led|made|covering|encompassing|totaling|utilizing|following|required|needed|involving|containing|concerning|pertaining|such)$/i
const DETERMINER =
  /^(?:one|an?|the|all|any|both|each|every|several|some|many|multiple|numerous|over|more|up|approximately|about|nearly|almost|our|my|their|its|this|these|those|two|three|four|five|six|seven|eight|nine|ten|twelve|how|what|\$.*|\d.*)$/i

const present = (form: VerbForm) => form === 'base' || form === 'third'
const sameTense = (one: VerbForm, other: VerbForm) => one === other || (present(one) && present(other))

type Verbs = { past: string[]; base: string; form: VerbForm; rest: string[] }

/** "Assembled, tested and maintained …": the verbs the line begins with, in their past form. */
function verbsOf(words: readonly string[]): Verbs | null {
  const past: string[] = []
  let base = ''
  let form: VerbForm = 'past'
  let at = 0
  while (at < words.length && past.length < 4) {
    const word = (words[at] ?? '').toLowerCase()
    const joined = at === 0 || /,$/.test(words[at - 1] ?? '') || /^(?:and|or)$/.test((words[at - 1] ?? '').toLowerCase())
    if (at > 0 && /^and$/.test(word) && (findVerb((words[at + 1] ?? '').replace(/,$/, '')) ?? pastVerb((words[at + 1] ?? '').replace(/,$/, ''))) !== null) {
      at++
      continue
    }
    const verb = findVerb(word.replace(/,$/, '')) ?? pastVerb(word.replace(/,$/, ''))
    if (!verb || !joined || (past.length > 0 && !sameTense(verb.form, form))) break
    past.push(verb.past)
    base = verb.base
    form = verb.form
    at++
  }
  // A chain that ends in a comma has lost what it was about; one that ends in "and" goes on in another form.
  if (past.length === 0 || /,$|^and$/i.test(words[at - 1] ?? '')) return null
  return { past, base, form, rest: words.slice(at) }
}

/** The first object with the article it lacks; null where nothing can be said of it. */
function withArticleBefore(rest: readonly string[]): string[] | null {
  const first = rest[0] ?? ''
  // "rolled out sharing": the article comes behind the particle, and what follows may need none.
  if (rest.length === 0 || /^(?:out|up|down|off|back|together|apart|away)$/i.test(first)) return null
  if (DETERMINER.test(first) || PREPOSITION.test(first) || (/^(?:chapters?|parts?|sections?|volumes?|phases?|levels?|titles?|articles?|units?|modules?)$/i.test(first) && /^\d/.test(rest[1] ?? '')))
    return [...rest]
  const end = rest.findIndex((word, at) => at > 0 && (HEAD_END.test(word) || /^\$?\d/.test(word) || (/ed$/.test(word) && PREPOSITION.test(rest[at + 1] ?? ''))))
  const phrase = rest.slice(0, end === -1 ? rest.length : end)
  const parts = phrase.join(' ').split(/,? and |, /)
  const heads = parts.map((part) => (part.split(' ').at(-1) ?? '').toLowerCase().replace(/[^a-z-]/g, ''))
  const bare = (head: string) => (/[^s]s$/.test(head) && !/(?:us|is)$/.test(head)) || /(?:ics|ing|ity|ment|ness|ance|ence|ism|ship|ware|ture)$/.test(head) || isMassNoun(head)
  const last = heads.at(-1) ?? ''
  if (last === '' || /[a-z]{3}ly$/.test(last)) return null
  // A singular noun of its own before others in the list would need an article of its own.
  if (heads.slice(0, -1).some((head, at) => isSingularNoun(head) && !isMassNoun(head) && (parts[at]?.split(' ').length ?? 1) > 1)) return null
  if (bare(last)) return [...rest]
  // Letters that stand for a standard name no house: "the API qualification".
  return phrase.some((word) => /^[A-Z]/.test(word) && !/^[A-Z]{3,6}$/.test(word)) || /^[A-Z]/.test(phrase.at(-1) ?? '') ? null : ['the', ...rest]
}

/** "to facilitate | mediation process": one thing behind the verb of a purpose gets the article it lacks. Only of what was made: who was led or coached to do something did it. */
function withInnerArticles(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const verb = words[at - 1] === 'to' && at > 1 ? findVerb(word) : null
    if (verb?.form !== 'base' || NOUN_OR_VERB.has(verb.base)) return [word]
    const rest = words.slice(at + 1)
    const end = rest.findIndex((one) => HEAD_END.test(one) || /^(?:and|or)$|,$/.test(one))
    const phrase = rest.slice(0, end === -1 ? rest.length : end)
    const head = phrase.at(-1) ?? ''
    const lacks =
      phrase.length > 1 && !/^(?:and|or)$|,$/.test(rest[end] ?? '') && phrase.every((one) => /^[a-z-]+$/.test(one)) && !DETERMINER.test(phrase[0] ?? '') && isSingularNoun(head) && !isMassNoun(head)
    return lacks ? [word, 'the'] : [word]
  })
}

/** Before a plural these are verbs more often than the first half of a name. */
const MOSTLY_VERB = /^(?:review|schedule|order|train|track|audit|interview|monitor|coach|mentor|judge|guide|purchase|ship|staff|measure|change|share|place)$/

const OPENS_CLAUSE = /^(?:who|which|that|can|could|will|would|may|might|should|how|so|as|while|when|where|until|because|if|whether|after|before|they|he|she|we)$/i

/** Verbs behind "and" or a comma that kept their present form. */
function pastThroughout(rest: readonly string[], form: VerbForm): string[] | null {
  if (form === 'past') return [...rest]
  let turned = false
  /** Whether verbs stand between commas. */
  let row = false
  let unsure = false
  const isSurely = (word: string | undefined) => {
    const verb = findVerb((word ?? '').replace(/,$/, '').toLowerCase())
    return verb !== null && verb.form === form && !NOUN_OR_VERB.has(verb.base)
  }
  const isBase = (word: string) => findVerb(word.replace(/,$/, '').toLowerCase())?.form === 'base'
  /** “crews who load, order and maintain”, “members find, review, and select”: whose deeds follow. */
  const tellsOthers = (word: string, before: string) =>
    OPENS_CLAUSE.test(word) ||
    (/^to$/i.test(before) && /^[a-z]+(?<!s),?$/.test(word) && !DETERMINER.test(word)) ||
    (before !== '' && !/^(?:and|or)$|,$/i.test(before) && (isSurely(word) || (/,$/.test(word) && /[^s]s$/.test(before) && isBase(word))))
  let others = false
  const said: string[] = []
  for (const [at, word] of rest.entries()) {
    const plain = word.replace(/,$/, '')
    const verb = findVerb(plain.toLowerCase())
    others ||= at > 0 && tellsOthers(rest[at - 1] ?? '', rest[at - 2] ?? '')
    const linked = at > 0 && (/^(?:and|or)$/i.test(rest[at - 1] ?? '') || /,$/.test(rest[at - 1] ?? ''))
    // "order and maintain inventories, and schedule work": what is linked to a verb, or closes a row of them, is one.
    const inRow =
      (/^(?:and|or)$/i.test(rest[at + 1] ?? '') && isSurely(rest[at + 2])) || (row && /^(?:and|or)$/i.test(rest[at - 1] ?? '') && /,$/.test(rest[at - 2] ?? '') && !HEAD_END.test(rest[at + 1] ?? 'of'))
    if (
      verb &&
      verb.form === form &&
      linked &&
      !(form === 'base' && followsInfinitive(rest, at)) &&
      (form !== 'base' || !NOUN_OR_VERB.has(verb.base) || DETERMINER.test(rest[at + 1] ?? '') || inRow)
    ) {
      // "write and update policies" runs on; "managing inventory, training" may be a noun.
      if (form === 'gerund' && !DETERMINER.test(rest[at + 1] ?? '')) return null
      if (form === 'base' && others) return null
      turned = true
      row ||= /,$/.test(rest[at - 1] ?? '')
      said.push(`${verb.past}${word.endsWith(',') ? ',' : ''}`)
      continue
    }
    const next = rest[at + 1] ?? ''
    if (verb && form === 'base' && verb.form === form && linked && !followsInfinitive(rest, at) && next !== '') {
      if (MOSTLY_VERB.test(verb.base) && /[a-z]s,?$/.test(next)) return null
      unsure ||= !HEAD_END.test(next)
    }
    said.push(word)
  }
  // In a row of verbs none is left in the present.
  return turned && unsure ? null : said
}

/** "travel, meetings, events" → "travel, meetings, and events". */
function listClosed(clause: string): string {
  const parts = clause.split(', ')
  if (parts.length < 3 || / (?:and|or) /.test(parts.slice(1).join(' '))) return clause
  const short = parts.slice(1).every((part) => part.split(' ').length <= 4 && !part.split(' ').some((word) => HEAD_END.test(word) || (findVerb(word)?.form ?? '') === 'past'))
  return short ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}` : clause
}

/** Every end at which the clause may be cut, the longest first. */
function* ends(clause: string): Generator<string> {
  const words = clause.split(' ')
  if (words.length <= WORDS_MAX) yield listClosed(clause)
  // A preposition that stands alone at the end belongs to what is before it.
  for (let at = Math.min(words.length - 2, WORDS_MAX); at >= LEAST_WORDS; at--) {
    const before = words[at - 1] ?? ''
    if (partsPhrase(words, at)) continue
    if ((TAIL.test(words[at] ?? '') && !/^(?:how|what|when|where|whether|which|who)$/i.test(before)) || /,$/.test(before)) yield listClosed(words.slice(0, at).join(' ').replace(/,$/, ''))
  }
}

const SHORT = 27

/** "… cutting costs | by $2 million": what was counted is not cut from its figure. */
const COUNTED_NEXT = /^ (?:by|from|to|of|at|within) (?:about |over |nearly |more than |up to )?\$?\d/

/** A long clause without its tail, where what is left is whole and keeps its figure; as it stands where there is no such place. */
export function shortenedClause(clause: string): string {
  if (clause.split(' ').length <= SHORT) return clause
  const figured = /\d/.test(clause)
  for (const cut of ends(clause))
    if (!COUNTED_NEXT.test(clause.slice(cut.length)) && cut.split(' ').length <= SHORT && cut.split(' ').length >= LEAST_SHORT && (!figured || /\d/.test(cut)) && isSound(cut) && readsWell(cut))
      return cut
  return clause
}
const LEAST_SHORT = 7

/** Headings and shouted words; a name of software among plain words is none. */
export const shouts = (text: string): boolean => {
  const loud = text.match(/\b[A-Z]{7,}\b/g)?.length ?? 0
  return loud > 1 || (loud === 1 && (text.match(/\b[a-z]{2,}\b/g)?.length ?? 0) < 5)
}

export type Line = { clause: string; base: string }

export function restateLine(segment: string): Line | null {
  const charged = chargeOf(segment.replace(OPENERS, ''))
  if (!charged) return deedIn(segment, segment, null)
  return deedIn(charged.task, segment, charged.charge)
}

/** `line`: the whole line, which the clause has to be true to. */
function deedIn(segment: string, line: string, charge: string | null): Line | null {
  const plain = segment
    // "314(b)" is one name.
    .replace(/(?<!\d)\s*\((?:[^()]{1,80})\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\b([a-z]+)\/(second|minute|hour|day|night|shift|week|month|quarter|year)\b/g, '$1 a $2')
    .replace(/\b([a-z]{3,})\/ ?([a-z]{3,})\b(?!\/)/g, '$1 and $2')
    .replace(/ & /g, ' and ')
    // "cut errors 38% → 21%"
    .replace(
      /(?<=^(?:[Cc]ut|[Rr]educed|increased|decreased|raised|lowered|improved|shortened|brought|grew|boosted|extended) [^→>]{3,120}) (?:from )?([$€£]?\d[\d.,]*(?: ?%)?(?: [a-z]{1,8})?) ?(?:→|->|=>) ?(?=[$€£]?\d)/gi,
      ' from $1 to ',
    )
    .replace(/\bw\/ /gi, 'with ')
    .replace(/ ,/g, ',')
    .replace(/[\s.;,:-]+$/, '')
    .replace(OPENERS, '')
    .trim()
  if (/[\\|<>{}[\]_=~^*#"@]/.test(plain) || shouts(plain)) return null
  const nominal = /^([A-Za-z]+) of (?:the )?(.+)$/.exec(plain)
  const verb = NOMINAL[nominal?.[1]?.toLowerCase() ?? '']
  if (verb && /\bby (?!\d|\$|[a-z]+ing\b)/.test(plain)) return null
  // "test equipment" under "responsible for" names a thing.
  if (charge !== null && !verb && findVerb((plain.split(' ')[0] ?? '').replace(/,$/, ''))?.form !== 'gerund') return null
  // "responsible for training completion": what completion it is, and nobody is trained.
  if (charge !== null && !verb && isNamedByNoun(plain)) return null
  const words = (verb && nominal ? `${verb} ${nominal[2] ?? ''}` : plain).split(' ')
  const found = verbsOf(words)
  if (!found) return null
  const next = found.rest[0] ?? ''
  if (PREPOSITION.test(next) && !INTRANSITIVE.test(found.base)) return null
  if (/^(?:winning|leading|existing|ongoing)$/i.test(words[0] ?? '')) return null
  if (/^(?:was|were|is|are|has|had|will|by)$/i.test(next) || (found.form !== 'past' && findVerb(next)?.form === 'past')) return null
  if (!verb && found.form === 'base' && found.past.length === 1 && NOUN_OR_VERB.has(found.base) && !PLAIN_OBJECT.test(next)) return null
  const rest = pastThroughout(found.rest, found.form)
  // “Help crews load, order and maintain buoys”: who did it is not known.
  if (/^(?:help|let|watch|see)$/.test(found.base) && rest?.some((word, at) => word !== found.rest[at])) return null
  const object = rest ? withArticleBefore(rest.map((word, at) => (at === 0 && /^[A-Z][a-z]+,?$/.test(word) && found.form !== 'past' ? word.toLowerCase() : word))) : null
  if (!object) return null
  for (const clause of ends([joinList(found.past), ...(workKind(found.base) === 'make' ? withInnerArticles(object) : object)].join(' ')))
    if (clause.split(' ').length >= LEAST_WORDS && isSound(clause) && readsWell(clause)) {
      const said = charge === null ? clause : underCharge(charge, clause, segment)
      // Praise in its tail does not cost a line its deed.
      if (said !== null && toldPlainly(said) !== null && readsWell(said) && keepsMeaning(line, said)) return { clause: said, base: found.base }
    }
  return null
}
