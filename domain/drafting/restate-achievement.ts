/** Says an achievement of a resume again as a clause of the person's own: "I" + clause. Gives nothing where the words are not sure to make a sentence. */
import { isSafe } from '../endeavor/safe-words.ts'
import { capitalize, withArticle } from '../endeavor/sentence-forms.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { segmentsOf } from './achievement-segments.ts'
import { chargeOf, keepsMeaning, underCharge } from './keeps-meaning.ts'
import { NOUN_OR_VERB } from './noun-headed.ts'
import { COUNT, isSingularNoun, MASS } from './noun-numbers.ts'
import { workKind } from './own-object.ts'
import { partsPhrase } from './phrase-cuts.ts'
import { quoteAchievement } from './quote-achievement.ts'
import { findVerb, followsInfinitive, pastVerb, type VerbForm } from './verbs.ts'

const WORDS_MAX = 22
const WORDS_MIN = 5

const DETERMINER =
  /^(?:(?:one|a|an|the|all|any|both|each|every|several|some|many|multiple|various|numerous|over|more|up|approximately|about|nearly|almost|daily|weekly|monthly|annual|our|my|their|its|this|these|those|two|three|four|five|six|seven|eight|nine|ten)(?![\w-])|\$|\d)/i
const OPENERS = /^(?:currently|successfully|effectively|efficiently|consistently|personally|independently|single-handedly|proactively|also|primarily|actively|directly|professionally|additionally)\s+/i
const DUTIES = /^(?:duties included?:?|responsibilities included?:?)\s+/i
/** What somebody wants of a post, and no deed in it. */
const WANTED =
  /^To (?:obtain|gain|seek|secure|find|get|join|become|further|utilize|use|work|continue|acquire|apply|contribute|learn|grow|pursue|enhance|advance|expand|improve|be|have|make|help|ensure|achieve|attain|earn|succeed|reach)\b/i

/** "To lead and teach evening classes": a duty as a list of duties prints it. */
export function asDuty(line: string): string {
  const [to, head = ''] = line.split(' ')
  if (to !== 'To' || WANTED.test(line) || findVerb(head.replace(/,$/, ''))?.form !== 'base' || /\b(?:position|career|company that|organization that|opportunity|my)\b/i.test(line)) return line
  return capitalize(line.slice(3))
}

/** "She led …": a resume that speaks of its own person. A name is not taken for the person's: it may be a firm's. */
function inOwnPerson(segment: string): string {
  const [first = '', second = ''] = segment.split(' ')
  if (!/^(?:She|He)$/.test(first) || !(/^(?:was|is)$/.test(second) || findVerb(second)?.form === 'past' || findVerb(second)?.form === 'third')) return segment
  return capitalize(segment.slice(first.length + 1).replace(/^(?:was|is) (?=responsible for)/, ''))
}

function cleaned(segment: string): string | null {
  const plain = inOwnPerson(segment)
    .replace(/^I (?:am |have |had |also |successfully |currently )*(?=[a-z]+ed |built |led |wrote |ran |taught |made |took |held )/, '')
    .replace(/^I (?:was|am) (?=responsible for |[a-z]+ing )/, '')
    // What stands in parentheses only explains.
    .replace(/ \((?:[^()]{1,60})\)/g, '')
    .replace(/\bon (monthly|weekly|daily|quarterly|yearly|regular) basis/gi, 'on a $1 basis')
    .replace(/\s+/g, ' ')
    .trim()
  const sentence =
    plain
      .split(/\s?:\s/)[0]
      ?.replace(/[.;,:]+$/, '')
      .trim() ?? ''
  if (/[^\x20-\x7e]|[?"@;\\|<>{}[\]_=~^*#]|https?:|www\.|\bcompany name\b|city ?, ?state|\betc\b|\bi\b|\bme\b|\bhe\b|\bshe\b|\byou\b|\bwhich\b.*\bwhich\b/i.test(sentence)) return null
  if (
    /\b[A-Z]{7,}\b|\d, \d|\$ |\bYTD\b|\bvs\b|\s\/|\/\s|\w\/\w*\/|\d\/|&\s*$|\(|\)|\.\.|,,|\b(?:in|on|of|for|to|within|by|with|from|at) (?:first|last|company|client|customer|management|patient|student|front) \b|\bin aspect of\b|\b(\w+) \1\b/.test(
      sentence,
    )
  )
    return null
  return sentence
}

/** Cuts a long clause at the last place where what comes before is a whole sentence. */
function shortened(words: string[]): string[] | null {
  if (words.length <= WORDS_MAX) return words
  for (let at = WORDS_MAX; at >= WORDS_MIN + 2; at--) {
    const next = words[at]?.toLowerCase() ?? ''
    const before = words[at - 1] ?? ''
    if (partsPhrase(words, at)) continue
    if (/,$/.test(before) && /^(?:which|resulting|including|ensuring|while|where|leading|thereby|enabling|allowing|providing|using|such|as|with|in|by|from|through|and)$/.test(next))
      return [...words.slice(0, at - 1), before.replace(/,$/, '')]
    if (/^(?:while|which|through|resulting|including|ensuring|thereby|whereby)$/.test(next) && !/[,]$/.test(before)) return words.slice(0, at)
  }
  return null
}

/** True where a singular noun that needs an article stands without one after a preposition. */
function missesArticle(words: readonly string[], made = false): boolean {
  const boundary =
    /^(?:for|of|to|in|on|at|by|with|from|that|which|and|or|within|through|across|during|using|into|as|while|including|over|under|between|among|via|per|against|who|where|when|was|were|is|are|has|had)$/i
  return words.some((word, at) => {
    if (!/^(?:for|of|to|in|on|by|with|from|through|into|during|within|across|under|at)$/i.test(word)) return false
    const rest = words.slice(at + 1)
    const end = rest.findIndex((one, index) => boundary.test(one) || (index > 0 && /,$/.test(rest[index - 1] ?? '')))
    const phrase = rest.slice(0, end === -1 ? rest.length : end)
    const head = phrase.at(-1)?.replace(/,$/, '').toLowerCase() ?? ''
    return (
      phrase.length > 0 &&
      !DETERMINER.test(phrase[0] ?? '') &&
      // "made forms to facilitate the process": the verb of a purpose is no noun.
      !(made && word === 'to' && findVerb(phrase[0] ?? '')?.form === 'base' && DETERMINER.test(phrase[1] ?? '')) &&
      // "to track and improve deliveries": of two verbs the first has no object of its own.
      !(made && word === 'to' && phrase.length === 1 && /^(?:and|or)$/.test(rest[1] ?? '') && findVerb(phrase[0] ?? '')?.form === 'base' && findVerb(rest[2] ?? '')?.form === 'base') &&
      !/^[A-Z]/.test(phrase[0] ?? '') &&
      !(findVerb(phrase[0] ?? '')?.form === 'gerund' && (phrase.length < 2 || phrase.some((one) => DETERMINER.test(one)))) &&
      COUNT.has(head) &&
      !MASS.has(head)
    )
  })
}

/** True where a list was cut in the middle ("a, b" without "and"). */
function brokenList(clause: string): boolean {
  const segments = clause.split(', ')
  const joined =
    /^(?:\d+ of (?:which|whom|them)|of (?:which|whom)|among|each|all|both|installed|used|adopted|run|held|taken|attended|completed|taught|funded|licensed|published|approved|accepted|released|downloaded|now|later|since|then|but|and|or|which|who|where|while|resulting|including|ensuring|leading|with|from|by|as|for|to|in|on|at|through|using|thereby|saving|reducing|increasing|improving|\w+ing)\b/
  const last = segments.at(-1) ?? ''
  if (segments.length >= 3 && !joined.test(last) && !/ (?:and|or) /.test(last)) return true
  if (segments.length === 2 && !joined.test(last) && last.split(' ').length <= 4 && !/ (?:and|or) /.test(last)) return true
  return (
    /, /.test(clause) &&
    !/,? (?:and|or) |, (?:\d+ of (?:which|whom|them)|of (?:which|whom)|among|each|all|both|installed|used|adopted|taken|attended|completed|taught|funded|licensed|published|approved|accepted|released|downloaded|now|later|since|then|but|which|who|where|while|resulting|including|ensuring|leading|reducing|increasing|saving|improving|cutting|using|with|from|by|as|in|for)\b/.test(
      clause,
    )
  )
}

/** The object's noun phrase with the article it lacks; null where its number cannot be told. */
export function withObjectArticle(words: string[]): string[] | null {
  const [first = ''] = words
  if (DETERMINER.test(first)) return words
  const end = words.findIndex((word) =>
    /^(?:for|of|to|in|on|at|by|with|from|that|which|and|or|within|through|across|during|using|into|as|while|resulting|including|over|under|between|among|via|per|against|regarding|toward|towards|after|before|throughout|who|where|when|so|both|up|out|upon|about|related|including|covering|encompassing|serving|processing|spanning|supporting|handling|containing|combining|linking|predicting|measuring|detecting|reducing|cutting|saving|improving|used|adopted|deployed|accepted|approved|later|now)$/i.test(
      word,
    ),
  )
  const phrase = words.slice(0, end === -1 ? words.length : end)
  const comma = phrase.findIndex((word) => word.endsWith(','))
  const head = (comma === -1 ? phrase.at(-1) : phrase[comma])?.replace(/[,.]$/, '').toLowerCase()
  if (!head) return /^(?:with|as|on|to|for|in|at|by)$/i.test(first) ? words : null
  if (/ly$/.test(head) || /^\d/.test(head)) return null
  if (/[^s]s$/.test(head) && !/(?:ss|us|is|ics)$/.test(head)) return words
  if (/(?:ics|ing)$/.test(head) || MASS.has(head)) return words
  // "customer and stakeholder needs": both stand before one plural noun.
  const behind = words.slice(end + 1, end + 4).map((word) => word.replace(/[,.]$/, ''))
  // "strict patient and physician confidentiality": both stand before one noun that takes no article.
  if (comma === -1 && /^(?:and|or)$/.test(words[end] ?? '') && MASS.has(behind[1] ?? '') && findVerb(behind[0] ?? '') === null) return words
  if (
    comma === -1 &&
    /^(?:and|or)$/.test(words[end] ?? '') &&
    behind.slice(1).some((word) => /[a-z]{2}[^su]s$/.test(word)) &&
    !/^(?:an?|the|its|their|our)$/.test(behind[0] ?? '') &&
    findVerb(behind[0] ?? '') === null
  )
    return words
  if (!isSingularNoun(head) || phrase.some((word, at) => at > 0 && /^[A-Z][a-z]/.test(word))) return null
  if (comma !== -1 && listsThings(words.slice(comma + 1))) return null
  return [withArticle(words[0] ?? ''), ...words.slice(1)]
}

/** "a kitchen, | service leadership and catering": whether a list of bare nouns goes on behind the comma, whose first alone would get an article. */
function listsThings(rest: readonly string[]): boolean {
  const [first = ''] = rest
  const and = rest.findIndex((word) => /^(?:and|or)$/.test(word))
  return (
    and > 0 &&
    and <= 5 &&
    !DETERMINER.test(first) &&
    !DETERMINER.test(rest[and + 1] ?? '') &&
    !/ing$|^(?:which|that|who|where|while|with|from|by|for|to|in|on|at)$/.test(first) &&
    findVerb(first)?.form !== 'past'
  )
}

/** "engineering of $30MM project" → "engineering of a $30MM project"; "led 14 member team" → "led a 14-member team". */
function countedArticled(clause: string): string {
  return clause
    .replace(/(?<=^| )(?:a )?(\d+) (?:person|member) (team|staff|crew|group|department)\b/g, 'a $1-member $2')
    .replace(
      /\b(of|for|on|managed|led|directed|oversaw|delivered|completed) (\$\d[\d.,]*\+?(?: ?(?:MM|[MBKk]|million|billion))?\+?) ((?:[a-z-]+ ){0,4}(?:project|program|system|plant|facility|budget|portfolio|contract|initiative))\b/g,
      '$1 a $2 $3',
    )
}

/** The clause with the article its object lacks; as it stands where that cannot be told. */
export function articled(said: string): string {
  const clause = countedArticled(said)
  const words = clause.split(' ')
  const verbs = words[0] === 'set' && words[1] === 'up' ? 2 : words[1] === 'and' && findVerb(words[2] ?? '')?.form === 'past' ? 3 : 1
  return [...words.slice(0, verbs), ...(withObjectArticle(words.slice(verbs)) ?? words.slice(verbs))].join(' ')
}

/** "material that support", "helped enhancing", "to reduced": a form that does not agree. */
const DISAGREES =
  /\b(?:helped|helping) (?:in |with )?[a-z]+ing\b|\bto [a-z]{3,}(?:ed|ing)\b(?<!to (?:need|feed|speed|exceed|succeed|proceed|embed|breed|heed|bring|[a-z]*ring|spring|nursing|housing|training|building|marketing|existing|ongoing|incoming|outgoing|working|operating|accounting|manufacturing|testing|banking|engineering|funding|meeting|planning|learning))/

/** "launched company Web page", "managed restaurant kitchen, …": one thing behind the verb that no article stands before. */
function lacksArticle([, ...words]: readonly string[]): boolean {
  const end = words.findIndex((word, at) => /,$/.test(word) || NOUN_PHRASE_ENDS.test(word) || (at > 0 && /ed$/.test(word) && /^(?:by|for|in|on|at|to|with|from|as)$/.test(words[at + 1] ?? '')))
  const phrase = words.slice(0, end === -1 ? words.length : /,$/.test(words[end] ?? '') ? end + 1 : end)
  const [first = ''] = phrase
  const head = (phrase.at(-1) ?? '').replace(/,$/, '')
  // "strict patient and physician confidentiality": what the article would belong to stands behind "and".
  const shared = /^(?:and|or)$/.test(words[end] ?? '') && findVerb(words[end + 1] ?? '')?.form !== 'past'
  return (
    phrase.length > 1 && !shared && ONE_THING.test(head) && !DETERMINER.test(first) && !/^[A-Z]/.test(first) && findVerb(first) === null && !phrase.some((word) => /^(?:and|or)$|['’]s?$/.test(word))
  )
}
const NOUN_PHRASE_ENDS =
  /^(?:for|of|to|in|on|at|by|with|from|that|which|and|or|within|through|throughout|across|during|using|into|as|while|including|over|under|between|among|via|per|against|who|where|when|resulting|so)$/
/** Nouns that nobody has without an article in the singular. */
const ONE_THING =
  /^(?:kitchen|page|program|website|blog|campaign|team|department|database|system|tool|store|warehouse|facility|office|course|curriculum|workshop|newsletter|brochure|catalog|budget|portfolio|plan|project|model|method|procedure|protocol|policy|contract|committee|platform|dashboard|application)$/

/** Whether a clause that was taken over word by word lacks no article, breaks no list and agrees. */
export function isSound(clause: string): boolean {
  const words = clause.split(' ')
  const clashes = words.some(
    (word, at) =>
      word === 'that' &&
      /[^s]$/.test(words[at - 1] ?? '') &&
      !/^(?:and|so|such|of|to|in|with|for|data|people|children|staff|media|equipment)$/.test(words[at - 1] ?? '') &&
      findVerb(words[at + 1] ?? '')?.form === 'base',
  )
  const changes = words.some(
    (word, at) =>
      at > 1 && /^(?:and|&)$/i.test(word) && (CHANGED.test(words[at + 1] ?? '') || /^(?:helps?|assists?|supports? the|works?|utilizes?|establish(?:es)?|files? all)$/.test(words[at + 1] ?? '')),
  )
  return !clashes && !changes && !lacksArticle(words) && !DISAGREES.test(clause) && !missesArticle(words.slice(1), workKind(findVerb(words[0] ?? '')?.base ?? '') === 'make') && !brokenList(clause)
}

function lowered(word: string): string {
  return /^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word
}

export type Restated = {
  /** Clause after "I": "cut claim denials by 32% by adding a check before billing". */
  clause: string
  base: string
  /** True where the clause carries a figure. */
  measured: boolean
}

/** A statement of a resume as it can be told: a clause after "I", or the resume's own words. */
export type Told = { clause: string; base: string; measured: boolean; quoted: boolean }

/** The best statement of a bullet or sentence as printed: with a figure before one without, restated before quoted. Null: tell nothing. */
export function tellAchievement(text: string): Told | null {
  const told = segmentsOf(text).flatMap((segment): Told[] => {
    const restated = restate(segment)
    const measured = measuresOf(segment).measures.length > 0
    // A clause that was cut before its figure says less than the resume's own words.
    if (restated && (restated.measured || !measured)) return [{ ...restated, quoted: false }]
    const quote = quoteAchievement(segment)
    return quote === null
      ? restated
        ? [{ ...restated, quoted: false }]
        : []
      : [{ clause: quote, base: findVerb(quote.split(' ')[0] ?? '')?.base ?? '', measured: measuresOf(quote).measures.length > 0, quoted: true }]
  })
  return told.toSorted((a, b) => Number(b.measured) - Number(a.measured) || Number(a.quoted) - Number(b.quoted))[0] ?? null
}

/** `text` is a bullet or sentence as printed. Null: it cannot be said again in correct English. */
export function restateAchievement(text: string): Restated | null {
  const first = segmentsOf(text)[0]
  return first === undefined ? null : restate(first)
}

function restate(segment: string): Restated | null {
  const sentence = cleaned(segment)?.replace(OPENERS, '').replace(DUTIES, '').replace(OPENERS, '')
  if (!sentence) return null
  const charged = chargeOf(sentence)
  const named = charged && chargeNamed(charged, sentence)
  if (named) return keepsMeaning(segment, named.clause) ? named : null
  if (charged && findVerb(charged.task.split(' ')[0] ?? '')?.form !== 'gerund') return null
  const told = deedTold(charged ? charged.task : sentence)
  if (!told) return null
  const clause = charged ? underCharge(charged.charge, told.clause, charged.task) : told.clause
  return clause !== null && keepsMeaning(segment, clause) ? { ...told, clause } : null
}

/** What a charge over a thing begins with that is no deed: an article or a count. */
const NAMED_CHARGE = /^(?:an?|the|all|\d[\d,.]*|over|more than|approximately|about|nearly|up to) /i
/** "Responsible for the training of 12 new hires": the charge as it stands, where a figure says how large it is. */
function chargeNamed({ charge, task }: { charge: string; task: string }, sentence: string): Restated | null {
  const words = sentence.split(' ')
  const object = words.slice(2)
  const said = object.join(' ')
  if (!/^responsible for$/.test(charge) || !NAMED_CHARGE.test(said) || !/\d/.test(said) || object.length < WORDS_MIN || words.length > WORDS_MAX) return null
  // A row, or another statement behind it, may lack an article or a verb.
  if (
    /[,:;]| (?:and|or|&|as well as|while|which|that|who) |\bthe (?:successful|overall)\b/.test(said) ||
    missesArticle(object) ||
    (findVerb(task.split(' ')[0] ?? '')?.form === 'gerund' && !/^the [a-z]+ of /i.test(said)) ||
    !isSafe(said)
  )
    return null
  return { clause: `was responsible for ${said}`, base: '', measured: true }
}

function deedTold(line: string): Restated | null {
  const sentence = line.replace(/^(?:served as|worked as|acted as)\b.*$/i, '')
  const words = sentence.split(' ').filter(Boolean)
  const head = words[0]?.replace(/,$/, '') ?? ''
  const verb = findVerb(head) ?? pastVerb(head)
  if (!verb || /,$/.test(words[0] ?? '')) return coordinated(words)
  const rest = words.slice(1)
  // "Project yielded …", "Process improved …": a noun at the head, no verb.
  if (verb.form === 'base' && (findVerb(rest[0] ?? '')?.form === 'past' || /(?:ed|was|were|is|are|has)$/.test(rest[0] ?? ''))) return null
  return finish([], verb, rest)
}

/** "Developed, implemented and improved …": every verb in the same past form. */
function coordinated(words: string[]): Restated | null {
  const verbs: string[] = []
  let form: VerbForm | null = null
  let at = 0
  while (at < words.length && verbs.length < 4) {
    const word = words[at]?.toLowerCase().replace(/,$/, '') ?? ''
    if (word === 'and' || word === '&') {
      at++
      continue
    }
    const verb = findVerb(word)
    // "designed and delivered | training programs"
    if (!verb || (form !== null && verb.form !== form)) break
    form = verb.form
    verbs.push(verb.past)
    at++
  }
  if (verbs.length < 2) return null
  const last = findVerb(words[at - 1]?.replace(/,$/, '') ?? '')
  return last ? finish(verbs.slice(0, -1), last, words.slice(at)) : null
}

/** Verbs that may be followed by a preposition at once; any other has lost its object. */
const INTRANSITIVE = new Set(
  'work collaborate consult focus serve participate report contribute respond coordinate liaise specialize act assist engage partner interact communicate negotiate comply adhere present speak teach lead publish invest switch migrate transition transfer advise account apply bid deal expand experiment grow innovate intervene lecture lobby mediate operate perform plan prepare research shift test troubleshoot volunteer interview meet succeed train compete travel write build improve look reach rise run scale search sell study'.split(
    ' ',
  ),
)

const mayBeNoun = (word: string) => NOUN_OR_VERB.has(findVerb(word.replace(/,$/, ''))?.base ?? '')

/** Verbs in their base form that are no nouns. */
const CHANGED =
  /^(?:maintain|ensure|increase|improve|provide|develop|create|manage|reduce|implement|achieve|build|make|keep|assist|identify|coordinate|perform|oversee|prepare|conduct|handle|resolve|maximize|minimize|generate|promote|deliver|monitor)s?$/

function finish(earlier: string[], verb: { base: string; past: string; form: VerbForm }, rest: string[]): Restated | null {
  let object = [...rest]
  let lead = verb.past
  const second = object[0]?.toLowerCase() === 'and' ? findVerb(object[1] ?? '') : null
  if (object[0]?.toLowerCase() === 'and' && second?.form !== verb.form) return null
  if (second && second.form === verb.form) {
    lead = `${verb.past} and ${second.past}`
    object = object.slice(2)
  }
  if (verb.form === 'past') {
    // "increased sales by 25% and maintain them by …": the clause ends before the verb that changes its form.
    const later = object.findIndex((word, at) => at > 1 && /^(?:and|&)$/i.test(word) && CHANGED.test(object[at + 1] ?? ''))
    if (later > 0) object = object.slice(0, later).map((word, at, all) => (at === all.length - 1 ? word.replace(/,$/, '') : word))
  }
  if (verb.form !== 'past') {
    // Later verbs of the same form would stay in the present: the clause ends before them.
    const later = object.findIndex(
      (word, at) =>
        at > 0 &&
        /^(?:and|&)$/i.test(word) &&
        findVerb(object[at + 1] ?? '')?.form === verb.form &&
        findVerb(object[at + 1] ?? '')?.base !== 'process' &&
        !(verb.form === 'base' && followsInfinitive(object, at + 1)),
    )
    const follows = object[later + 2] ?? ''
    // "data companies and inventory sources": a noun as likely as a verb, so that neither reading is sure.
    if (later > 0 && verb.form === 'base' && mayBeNoun(object[later + 1] ?? '') && !DETERMINER.test(follows)) return null
    if (later > 0 && verb.form === 'base' && (DETERMINER.test(follows) || /[^s]s,?$/.test(follows)) && later + 3 < object.length + 1)
      object = object.map((word, at) => (at === later + 1 ? (findVerb(word)?.past ?? word) : word))
    else if (later > 0) object = object.slice(0, later).map((word, at, all) => (at === all.length - 1 ? word.replace(/,$/, '') : word))
    if (object.some((word, at) => /,$/.test(object[at - 1] ?? '') && findVerb(word)?.form === verb.form && verb.form === 'base')) return null
  }
  if (/^(?:for|of|by|in|on|to|with|at|from|within)$/.test(object[0] ?? '') && !INTRANSITIVE.has(verb.base)) return null
  const short = shortened(object)
  const figured = /\d/.test(object.join(' '))
  if (!short || short.length < (figured ? 2 : WORDS_MIN - 1)) return null
  const articled = withObjectArticle(short.map((word, at) => (at === 0 ? lowered(word) : word)))
  if (!articled) return null
  const clause = [
    ...earlier.flatMap((past, at) => (at === earlier.length - 1 && earlier.length === 1 ? [past, 'and'] : at === earlier.length - 1 ? [`${past},`, 'and'] : [`${past},`])),
    lead,
    ...articled,
  ]
    .join(' ')
    .replaceAll(' & ', ' and ')
    .replace(/,? and$/, '')
  if (
    / [A-Z][a-z]+ed\b| to [a-z]{3,}ed\b/.test(clause) ||
    (/^(?:contracted to|assigned|featured|ranked|cited|rated|invited|awarded|appointed|recognized|nominated|honored|named|elected|chosen|provided assistance|provided support|promoted to|participated|trained on|presented with|promoted from|led by|recruited by|selected (?:as|to|for)|hired (?:as|to|by)|attended|answered|assisted|helped|worked|greeted|dealt|participated|observed|received|kept|contacted|visited|joined|sold|promoted|demonstrated|met|maintained a positive|communicated|interacted|responded|handled|ordered|entered|moved|cleaned|learned|studied|filed|performed other|succeeded|exceeded expectations)\b/.test(
      clause,
    ) &&
      !/\d+ ?%|\$ ?\d/.test(clause))
  )
    return null
  const joined = / and ([a-z]+) /.exec(clause)?.[1]
  if (joined && findVerb(joined)?.form === 'base' && /^[a-z]+ed and |^\w+ and /.test(clause) && findVerb(joined)?.base !== joined.replace(/s$/, '')) return null
  if (
    missesArticle(articled) ||
    brokenList(clause) ||
    !isSafe(clause) ||
    /\b(?:of|for|to|with|and|the|a|in|by|or|on|as)$/i.test(clause) ||
    /\bresponsible\b|\b(?:little supervision|effective relationships|professional manner|third world|positive attitude|active role|set an example|role model|leadership by example|strong relationships|fast paced|high standards|excellent|superior|exceptional|fabulous|amazing|wonderful|great|timely manner|professional presentations|job duties|as needed|as assigned|other duties)\b|\bduties\b|\bvarious\b|\betc\b/i.test(
      clause,
    )
  )
    return null
  const capitals = articled.filter((word, at) => at > 0 && /^[A-Z][a-z]/.test(word)).length
  if (capitals > 5) return null
  return { clause, base: verb.base, measured: figured && /\d/.test(clause) ? true : measuresOf(clause).measures.length > 0 }
}
