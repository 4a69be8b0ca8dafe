/**
 * The one check that every drafter is held to: is it an endeavor in form, and is every fact in it true. A number with its noun,
 * an employer, school, degree, license, title, honor or patent must stand in the person's material (resume as read, answers,
 * earlier texts); a law or program must be listed. The drafter's own notes support nothing.
 *
 * The composer and the model drafter enter by `checkEndeavorSet`; a repair and the tests of single sentences by `checkEndeavor`.
 * `CheckKnowledge` is all it needs to know, so either list of public documents fits.
 */
import { unwantedIn } from '../drafting/unwanted-words.ts'
import { bearingOf, handedOutIn, notBorneOut, planOf } from './borne-out.ts'
import { checkCredentials } from './check-credentials.ts'
import { checkActs, checkDeeds } from './check-deeds.ts'
import { folded, materialOf, namesOfDocument, stringsIn, type ListedDocument, type Material, type PersonMaterial } from './check-material.ts'
import { checkDocuments, checkEmployers, checkSchools } from './check-names.ts'
import { checkNumbers } from './check-numbers.ts'
import { toldPlainly } from './check-rests.ts'
import { checkTold } from './check-told.ts'
import { checkWording } from './check-wording.ts'
import { DEFAULT_TUNING, type TuningOption } from './endeavor-form.ts'
import type { EndeavorFailure, EndeavorRule, Fault } from './endeavor-rules.ts'
import type { EndeavorOption, EndeavorSet } from './endeavor-set.ts'
import { findUnsafeWords } from './safe-words.ts'
import { comparableWords, countWords, splitSentences } from './sentence-forms.ts'
import { sharedRuns } from './shared-runs.ts'

const TITLE_WORDS = { min: 8, max: 20 } as const
const DEFAULT_WORDS = { min: 110, max: 180 } as const
const DETAILED_WORDS = { min: 200, max: 320 } as const

export type CheckKnowledge = { priorities: readonly ListedDocument[] }

export type CheckContext = PersonMaterial & {
  tuning?: TuningOption
  /** What the person asks to leave unsaid, in small letters. */
  unwanted?: readonly string[]
  /** Length the drafter was asked for; 5 % on either side are forgiven. Absent: the composer's own limits, to the word. */
  words?: { min: number; max: number }
  /** A person looks at what nothing bears out: what a line nearly says is marked for that and not refused. */
  marks?: boolean
}

/** Largest share of eight-word runs that two options of a set may have in common. */
const OVERLAP_MAX = 0.05

const VERB_START = /^(?:[A-Z][a-z]+(?:-[a-z]+)?)\b/
const NOT_A_VERB = /^(?:The|A|An|My|Our|This|That|Open|New|In|On|For|With|From|To|How|Why|Towards?|Through|Advanced|National)\b/
const METHOD_WORDS =
  /\b(?:field study|comparative study|multi-site (?:study|trial|evaluation|validation)|benchmark|method|protocol|procedure|model|system|standard|toolkit|kit|library|layer|platform|framework|process|program|tool|scheme|service|sequence|baseline|curriculum|syllabus|template|blueprint|registry|pathway|exchange|map|index|gate|suite|playbook|register|design|structure|engine|pattern|network|cooperative|marketplace|guide|campaign|unit|practice|bridge|cell|train|record|data set|detector|marketplace|roster|control|module|checklist|assessment|bridge|buffer|review|ledger|enclave|components|studio|drill|algorithm|bench|generator|analyzer|classifier|monitor|monitoring|controller|gateway|optimizer|scanner|simulation|range|laborator(?:y|ies)|trainer|motor|layout|service|toolkit|architecture|technique|workflow|pipeline|prototype|catalog|directory|dashboard|software|collaborative|consortium|clinic|pool|hub|graph|life cycle|school|center|course|survey|scale|score|test|audit|inspection|rating|rule|drill set|kiosk|recipe|formula|sampling|screening|mapping|tracing|training|exam|approach|strategy|roadmap|plan|lab|tools?|library|codebook|database|interface|sensor|device|simulator|mentorship|apprenticeship|network)(?:s|es)?\b/i
/** "Establish a claim learning file": the thing that is made is the method, unless it is only a post or a business. */
const MAKES_SOMETHING =
  /^(?:Develop|Build|Create|Establish|Design|Write|Compile|Assemble|Produce|Introduce)\b(?! (?:(?:my|an?|the|new|own|independent|private|small|strong|successful) ){0,3}(?:[\w-]+ )?(?:career|position|job|role|department|team|staff|compan(?:y|ies)|business(?:es)?|firm|consultancy|agency|office|relationships?|reputation|customers?|clients?|revenue|sales|value)\b)/
const OUTPUT_NOUNS =
  /\b(?:format|verifier|suite|scanner|adapters?|checklist|queue|bench|procedure|connectors?|module|kit|librar(?:y|ies)|controller|report|components?|catalog|guide|templates?|tool|map|drill|register|rules?|script|method|sheets?|model|data|set|letter|plan|protocol|package|calculator|cases?|examples?|code|routine|dashboard|questionnaire|taxonomy|queries|log|definition|screens?|schedule|playbook|record|sequence|agreement|rulebook|procedures?|specifications?|calculators?|criteria|design|layout|tests?|settings|blocks?|checker|standard|program|geometry|flow|scheme|step|panels|scenarios|drawings|lessons?|syllabus|routine|cards?|exercises?|checklists|course|registry|manual|indicators|leaflet|forms?|calendar|experiments|tasks|profiles?|interviews?|measure|service|roster|messages?|worksheet|warnings|films|spreadsheet|text|labels?|workflow|study|sensor|alarms|benchmarks?|projects|scorecards?|handbooks?|briefs?|papers?|articles?|modules?|algorithms?|databases?|dashboards?|videos?|apps?|surveys?|reports?|kits?|tools?|checklists?|guides?|courses?|benches|protocols?|models?|maps?|datasets?|interfaces?|devices?|spreadsheets?|manuals?|curricula|workshops?|toolboxes?|standards?|policies|policy|records?|logs?|plans?|inventory|lease|campaign|fact book|curriculum|structure|covenants|notes|prototype|toolkit|platform|software|patterns?)\b/gi
const ROUTE_WORDS =
  /\b(?:publish\w*|open(?:ly|ed)?|open[- ]source|licen[cs]\w*|standard\w*|adopt\w*|replicat\w*|share[sd]?|public(?:ly)?|release[sd]?|template|reuse|distribut\w*|other (?:hospitals|firms|regions|states|counties|utilities|banks|organizations|schools|plants|makers|suppliers|operators|districts|agencies|clinics|colleges)|elsewhere|free (?:to use|for|of charge|use)|contribut\w*|submit\w*|propose (?:it|them|the \w+) to|donat\w*|hand(?:ed)? over|working groups?|associations?|societ(?:y|ies)|extension offices?|consorti\w+|present (?:it|them|the \w+)|train(?:ing)? (?:the )?trainers|train-the-trainer|(?:offer|give|hand|pass|provide|lend|teach|present|send|supply)\w* (?:[\w-]+(?:,? and|,)? ){0,6}?(?:to|through) (?:[\w’'-]+ ){0,5}?(?:other|all|any|every|state|regional|national|county|local|area|public|association|league|network|offices?|agenc(?:y|ies)|librar(?:y|ies)|colleges|schools|unions|centers|counselors|instructors|committees?)|(?:for|to) (?:all|any|other|every) [\w-]+(?: [\w-]+)? (?:to use|to adopt|to copy|to repeat|to run)|through (?:state|regional|national|trade|professional)|(?:other \w+|others|anyone|anybody|whoever \w+|any \w+(?: or \w+)?|every \w+(?: or \w+)?|all \w+|\w+s (?:anywhere|everywhere)) (?:can|may|could|is free to|are free to) (?:then |also )?(?:use|reuse|repeat|copy|take|run|teach|adapt)|(?:may|can) (?:copy|repeat|reuse)|repeated (?:by|in|at) (?:other|any|another))\b/i
const CLOSE_OR_OTHER =
  /second path|new direction|beside my present career|different direction|alternative path|another path|change of direction|new path|second direction|different field|new field|change of field|outside my (?:present|current)|beyond my (?:present|current)|departs? from my|step (?:aside|beside|away)|turn(?:s|ing)? from my/i

/** Broken joins and forgotten places, in any text. */
const ODDITY = /\{|\}|\bundefined\b|\bnull\b(?! hypothes)|\s[,;]|\s\.(?!\p{L})|\.\.|,,|\b(?!(?:that|had|long)\b)(\w{2,}) \1\b|\ba [aeio](?!ne\b|nce\b|u)\w+|\ban [bcdfgjkpqtvwz][a-z]+/u

function lengthLimits({ tuning = DEFAULT_TUNING, words }: CheckContext): { min: number; max: number } {
  if (tuning.levelOfDetail === 'detailed') return DETAILED_WORDS
  return words ? { min: Math.floor(words.min * 0.95), max: Math.ceil(words.max * 1.05) } : DEFAULT_WORDS
}

/** One draft is checked many times. */
const materials = new WeakMap<CheckContext, { priorities: CheckKnowledge['priorities']; material: Material }>()

function materialFor(context: CheckContext, { priorities }: CheckKnowledge): Material {
  const made = materials.get(context)
  if (made?.priorities === priorities) return made.material
  const material = materialOf(context, priorities)
  materials.set(context, { priorities, material })
  return material
}

/** Faults of one option; `index` 0–3 is its place in the set. */
export function checkEndeavor(option: EndeavorOption, index: number, context: CheckContext, knowledge: CheckKnowledge): EndeavorFailure[] {
  const failures: EndeavorFailure[] = []
  const fail = (rule: EndeavorRule, detail: string) => failures.push({ rule, option: index, detail })
  const { title, text } = option

  const limits = lengthLimits(context)
  const words = countWords(text)
  if (words < limits.min || words > limits.max) fail('word count', `${words} words, allowed are ${limits.min} to ${limits.max}`)
  const titleWords = countWords(title)
  if (titleWords < TITLE_WORDS.min || titleWords > TITLE_WORDS.max) fail('title length', `${titleWords} words: ${title}`)
  if (!VERB_START.test(title) || NOT_A_VERB.test(title) || /[.!?]$/.test(title)) fail('title form', `should begin with a verb and end without a stop: ${title}`)
  for (const words of unwantedIn(`${title} ${text}`, context.unwanted ?? [])) fail('left unsaid', `the person asks not to name “${words}”`)
  for (const { rule, word } of findUnsafeWords(`${title} ${text}`)) fail('unsafe words', `${rule}: “${word}”`)
  if (!MAKES_SOMETHING.test(title) && !METHOD_WORDS.test(`${title} ${splitSentences(text).slice(0, 3).join(' ')}`)) fail('named method', `no method, system or process in title or opening: ${title}`)
  if (new Set((text.match(OUTPUT_NOUNS) ?? []).map((noun) => noun.toLowerCase())).size < 2) fail('two outputs', 'fewer than two concrete outputs')
  if (!ROUTE_WORDS.test(text)) fail('route', 'no route by which the effect leaves employer and clients')
  checkPriorities(option, knowledge, fail)

  for (const sentence of splitSentences(text)) {
    if (!/[.!?]["”’)]?$/.test(sentence)) fail('sentence form', `does not end: ${sentence.slice(-60)}`)
    if (!/^["“(]?(?:[A-Z0-9]|[a-z]{1,2}[A-Z])/.test(sentence)) fail('sentence form', `does not begin with a capital: ${sentence.slice(0, 60)}`)
  }
  const oddity = ODDITY.exec(`${title} ${text}`)
  if (oddity) fail('sentence form', `looks broken: “${oddity[0]}”`)

  const known = Boolean(context.facts ?? context.resumeText ?? context.form ?? context.given)
  const material = known ? materialFor(context, knowledge) : null
  for (const { rule, detail } of checkWording(title, text, material)) fail(rule, detail)
  if (material) checkFacts(option, context, material, fail)
  return failures
}

type Fail = (rule: EndeavorRule, detail: string) => void

function checkPriorities({ text, grounding: { priorities } }: EndeavorOption, knowledge: CheckKnowledge, fail: Fail): void {
  const lower = folded(text)
  const listed = priorities.map(({ key }) => ({ key, document: knowledge.priorities.find((one) => one.key === key) }))
  for (const { key, document } of listed) if (!document) fail('priority known', key)
  const inText = listed.some(
    ({ document }) => document && (namesOfDocument(document).some((name) => lower.includes(folded(name))) || significantWords(document.title).every((word) => lower.includes(word))),
  )
  const talk =
    /\b(?:no|listed|any|another) (?:public )?(?:documents?|priorit(?:y|ies)|sources?) (?:of the list|that speaks?|speaks?|is listed)|\b(?:listed (?:document|priority)|document of the list)\b|\bnames? no (?:public )?(?:priorit(?:y|ies)|documents?|sources?)\b/i.exec(
      text,
    )
  if (talk) fail('priority in text', `the text never speaks of the list: “${talk[0]}”`)
  const others = listed.flatMap(({ document }) => (document ? namesOfDocument(document) : [])).reduce((left, name) => left.replaceAll(folded(name), ''), lower)
  const unlisted = knowledge.priorities.filter(({ key }) => listed.every((one) => one.key !== key)).filter((document) => namesOfDocument(document).some((name) => others.includes(folded(name))))
  for (const { key } of unlisted) fail('priority known', `named in the text, but ${key} is not among the keys`)
  if (listed.length > 0 && !inText) fail('priority in text', `not named in the text: ${listed.map(({ key }) => key).join(', ')}`)
}

function significantWords(title: string): string[] {
  return comparableWords(title)
    .filter((word) => word.length > 4)
    .slice(0, 4)
}

const withPlainly = (text: string): string => [text, ...splitSentences(text).flatMap(toldPlainly)].join(' ')

/** What no line seems to tell: proof for none of it is that the claim is untrue. `near`: the text with what a line nearly says: a number or an employer of which no line knows is never only marked. */
export const suspicionsOf = (title: string, text: string, material: Material, near = text): Fault[] => [
  ...checkNumbers(`${title}.\n${near}`, material, title),
  ...checkEmployers(near, material),
  ...checkDeeds(withPlainly(text), title, material),
  ...checkActs(text, material),
  ...checkTold(text, title, material),
]

/** The text without the sentences that a person is to look at, or that a line tells. */
function textsToRefuse(title: string, text: string, context: CheckContext): { suspected: string; ofCredentials: string } {
  if (!context.marks) return { suspected: text, ofCredentials: text }
  const sentences = splitSentences(text)
  const plan = planOf(title, handedOutIn(sentences))
  const read = sentences.map((sentence) => ({ sentence, ...notBorneOut(sentence, [bearingOf(context)], plan) }))
  const joined = (kept: typeof read) => kept.map(({ sentence }) => sentence).join(' ')
  return { suspected: joined(read.filter(({ isNear }) => !isNear)), ofCredentials: joined(read.filter(({ isHeld }) => !isHeld)) }
}

/** Asks whether what the option says of the person is true. */
function checkFacts(option: EndeavorOption, context: CheckContext, material: Material, fail: Fail): void {
  const { title, text } = option
  const { suspected, ofCredentials } = textsToRefuse(title, text, context)
  const faults = [
    ...suspicionsOf(title, suspected, material, text),
    ...checkSchools(text, material),
    ...checkDocuments(title, text, material),
    ...checkCredentials(withPlainly(ofCredentials), material),
  ]
  for (const { rule, detail } of faults) fail(rule, detail)

  const { facts, form, resumeText } = context
  if (!facts) return
  const answers = folded(stringsIn(form).join(' \n '))
  const posts = facts.roles.map(({ title, employer }) => [title, employer].filter(Boolean).join(', '))
  const resume = folded(`${resumeText ?? ''} \n ${[...stringsIn(facts), ...posts].join(' \n ')}`)
  for (const { from, quote } of option.grounding.support) {
    const source = from === 'answers' ? answers : from === 'resume' ? resume : `${resume} ${answers}`
    if (!source.includes(folded(quote))) fail('grounding quote', `not found in the ${from}: “${quote}”`)
  }
  const hasMaterial = facts.roles.length + facts.skills.length + facts.degrees.length > 0 || (form?.userProposedEndeavor.futureProject ?? '') !== ''
  if (hasMaterial && option.grounding.support.length === 0) fail('grounding missing', 'no passage of the resume or the answers supports it')
}

const WITHOUT_PRIORITY_MAX = 2

/** Faults of the four options and of the set as a whole. */
export function checkEndeavorSet(set: EndeavorSet, context: CheckContext, knowledge: CheckKnowledge): EndeavorFailure[] {
  const failures = set.options.flatMap((option, index) => checkEndeavor(option, index, context, knowledge))
  const close = set.options.filter(({ path }) => path === 'close').length
  if (close !== 2) failures.push({ rule: 'path split', option: null, detail: `${close} options follow the career, two should` })
  // Better none than one that does not speak of the subject, but not for the whole set.
  const bare = set.options.flatMap(({ grounding }, index) => (grounding.priorities.length === 0 ? [index] : []))
  if (bare.length > WITHOUT_PRIORITY_MAX) bare.forEach((index) => failures.push({ rule: 'priority in text', option: index, detail: `${bare.length} options name no listed public priority, two may` }))
  set.options.forEach((option, index) => {
    if (option.path === 'alternative' && !CLOSE_OR_OTHER.test(option.text)) failures.push({ rule: 'path told', option: index, detail: 'the reader cannot tell that it is another path' })
  })
  set.options.forEach((option, a) =>
    set.options.slice(a + 1).forEach((other, offset) => {
      const b = a + 1 + offset
      const share = sharedRuns(option.text, other.text)
      if (share >= OVERLAP_MAX) failures.push({ rule: 'overlap', option: b, detail: `${Math.round(share * 1000) / 10} % of its eight-word runs stand in option ${a + 1}` })
      if (folded(option.title) === folded(other.title)) failures.push({ rule: 'same title', option: b, detail: option.title })
    }),
  )
  return failures
}
