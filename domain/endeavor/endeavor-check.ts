/** Finds what a program can find wrong with endeavor options, whoever wrote them: length, title, words, method, outputs, route, priority, numbers, names, overlap, path, grounding. */
import { trimEndOf } from '../text-edges.ts'
import type { ResumeFacts } from '../resume/resume-facts.ts'
import { DEFAULT_TUNING, type GeneratorForm, type TuningOption } from './endeavor-form.ts'
import { DEFAULT_WORDS, DETAILED_WORDS } from './endeavor-prose.ts'
import type { EndeavorOption, EndeavorSet } from './endeavor-set.ts'
import type { EndeavorKnowledge } from './knowledge.ts'
import { findUnsafeWords } from './safe-words.ts'
import { comparableWords, countWords, splitSentences } from './sentence-forms.ts'
import { TITLE_WORDS } from './tuned-title.ts'

export const ENDEAVOR_RULES = [
  'word count',
  'title length',
  'title form',
  'unsafe words',
  'named method',
  'two outputs',
  'route',
  'priority in text',
  'priority known',
  'number',
  'employer',
  'degree',
  'grounding quote',
  'grounding missing',
  'sentence form',
  'overlap',
  'path split',
  'path told',
  'same title',
] as const
export type EndeavorRule = (typeof ENDEAVOR_RULES)[number]

/** `option` is 0–3, null for a fault of the whole set. */
export type EndeavorFailure = { rule: EndeavorRule; option: number | null; detail: string }

export type CheckContext = {
  tuning?: TuningOption
  /** Absent where the caller no longer has the resume: the rules on numbers, names and quotes then rest. */
  facts?: ResumeFacts
  form?: GeneratorForm
  /** Earlier texts in one string, whose figures may be repeated, as in a tune request without a resume. */
  given?: string
}

/** Largest share of eight-word runs that two options of a set may have in common. */
const OVERLAP_MAX = 0.05
const RUN = 8

const VERB_START = /^(?:[A-Z][a-z]+(?:-[a-z]+)?)\b/
const NOT_A_VERB = /^(?:The|A|An|My|Our|This|That|Open|New|In|On|For|With|From|To|How|Why|Towards?|Through|Advanced|National)\b/
const METHOD_WORDS =
  /\b(?:method|protocol|procedure|model|system|standard|toolkit|kit|library|layer|platform|framework|process|program|tool|scheme|service|sequence|baseline|curriculum|syllabus|template|blueprint|registry|pathway|exchange|map|index|gate|suite|playbook|register|design|structure|engine|pattern|network|cooperative|marketplace|guide|campaign|unit|practice|bridge|cell|train|record|data set|detector|marketplace|roster|control|module|checklist|assessment|bridge|buffer|review|ledger|enclave|components|studio|drill|algorithm|bench|generator|analyzer|classifier|monitor|monitoring|controller|gateway|optimizer|scanner|simulation|range|laborator(?:y|ies)|trainer|motor|layout|service|toolkit|architecture|technique|workflow|pipeline|prototype|catalog|directory|dashboard|software|collaborative|consortium|clinic|pool|hub|graph|life cycle|school|center|course|modules?)\b/i
const OUTPUT_NOUNS =
  /\b(?:format|verifier|suite|scanner|adapters?|checklist|queue|bench|procedure|connectors?|module|kit|librar(?:y|ies)|controller|report|components?|catalog|guide|templates?|tool|map|drill|register|rules?|script|method|sheets?|model|data|set|letter|plan|protocol|package|calculator|cases?|code|routine|dashboard|questionnaire|taxonomy|queries|log|definition|screens?|schedule|playbook|record|sequence|agreement|rulebook|procedures?|specifications?|calculators?|criteria|design|layout|tests?|settings|blocks?|checker|standard|program|geometry|flow|scheme|step|panels|scenarios|drawings|lessons?|syllabus|routine|cards?|exercises?|checklists|course|registry|manual|indicators|leaflet|forms?|calendar|experiments|tasks|profiles?|interviews?|measure|service|roster|messages?|worksheet|warnings|films|spreadsheet|text|labels?|workflow|study|sensor|alarms|benchmark|projects|inventory|lease|campaign|fact book|curriculum|structure|covenants|notes|prototype|toolkit|platform|software|patterns?)\b/gi
const ROUTE_WORDS =
  /\b(?:publish\w*|open(?:ly|ed)?|open[- ]source|licen[cs]\w*|standard\w*|adopt\w*|replicat\w*|share[sd]?|public(?:ly)?|release[sd]?|template|reuse|distribut\w*|other (?:hospitals|firms|regions|states|counties|utilities|banks|organizations|schools|plants|makers|suppliers|operators|districts|agencies|clinics|colleges)|elsewhere|free (?:to use|for))\b/i
const CLOSE_OR_OTHER = /second path|new direction|beside my present career|different direction|alternative path|another path|change of direction|new path/i

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,.]*/g) ?? []).map((number) => trimEndOf(number, '.,').replaceAll(',', ''))
}

function runsOf(text: string): Set<string> {
  const words = comparableWords(text)
  const runs = new Set<string>()
  for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(' '))
  return runs
}

/** Share of eight-word runs of the shorter text that stand in the other as well, 0–1. */
export function sharedRuns(a: string, b: string): number {
  const [few, many] = [runsOf(a), runsOf(b)].sort((x, y) => x.size - y.size)
  if (!few || !many || few.size === 0) return 0
  let shared = 0
  for (const run of few) if (many.has(run)) shared++
  return shared / few.size
}

const folded = (text: string) => text.replace(/[’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

function materialOf({ facts, form }: CheckContext): { resume: string; answers: string } {
  const resume = facts
    ? [facts.name, facts.headline, facts.summary, ...facts.roles.flatMap(({ title, employer, startYear, endYear, duties }) => [title, employer, startYear, endYear, ...duties]), facts.yearsOfExperience, ...facts.degrees.flatMap(({ field, institution, year, source }) => [field, institution, year, source]), ...facts.licences, ...facts.skills, ...facts.results.map(({ text }) => text), ...facts.publications, ...facts.patents, ...facts.awards].filter((part) => part !== null).join(' \n ')
    : ''
  const answers = form ? [form.userBackground.futureRoleFocus, ...Object.values(form.userProposedEndeavor)].join(' \n ') : ''
  return { resume: folded(resume), answers: folded(answers) }
}

/** Faults of one option; `index` 0–3 is its place in the set. */
function checkEndeavor(option: EndeavorOption, index: number, context: CheckContext, knowledge: EndeavorKnowledge): EndeavorFailure[] {
  const failures: EndeavorFailure[] = []
  const fail = (rule: EndeavorRule, detail: string) => failures.push({ rule, option: index, detail })
  const { tuning = DEFAULT_TUNING } = context
  const { title, text } = option

  const limits = tuning.levelOfDetail === 'detailed' ? DETAILED_WORDS : DEFAULT_WORDS
  const words = countWords(text)
  if (words < limits.min || words > limits.max) fail('word count', `${words} words, allowed are ${limits.min} to ${limits.max}`)
  const titleWords = countWords(title)
  if (titleWords < TITLE_WORDS.min || titleWords > TITLE_WORDS.max) fail('title length', `${titleWords} words: ${title}`)
  if (!VERB_START.test(title) || NOT_A_VERB.test(title) || /[.!?]$/.test(title)) fail('title form', `should begin with a verb and end without a stop: ${title}`)
  for (const { rule, word } of findUnsafeWords(`${title} ${text}`)) fail('unsafe words', `${rule}: “${word}”`)
  if (!METHOD_WORDS.test(`${title} ${splitSentences(text).slice(0, 2).join(' ')}`)) fail('named method', `no method, system or process in title or opening: ${title}`)
  if (new Set((text.match(OUTPUT_NOUNS) ?? []).map((noun) => noun.toLowerCase())).size < 2) fail('two outputs', 'fewer than two concrete outputs')
  if (!ROUTE_WORDS.test(text)) fail('route', 'no route by which the effect leaves employer and clients')

  const lower = folded(text)
  const named = option.grounding.priorities
  for (const { key } of named) if (!knowledge.priorities.some((priority) => priority.key === key)) fail('priority known', key)
  const inText = named.some(({ key }) => {
    const priority = knowledge.priorities.find((one) => one.key === key)
    return priority && (lower.includes(folded(priority.name)) || lower.includes(folded(priority.otherName)) || lower.includes(folded(priority.title)) || significantWords(priority.title).every((word) => lower.includes(word)))
  })
  if (named.length === 0 || !inText) fail('priority in text', named.length === 0 ? 'no public priority' : `not named in the text: ${named.map(({ key }) => key).join(', ')}`)

  for (const sentence of splitSentences(text)) {
    if (!/[.!?]["”’)]?$/.test(sentence)) fail('sentence form', `does not end: ${sentence.slice(-60)}`)
    if (!/^["“(]?[A-Z0-9]/.test(sentence)) fail('sentence form', `does not begin with a capital: ${sentence.slice(0, 60)}`)
  }
  const oddity = /\{|\}|undefined|null\b|\s[,.;]|\.\.|,,|\b(\w{2,}) \1\b|\ba [aeio](?!ne\b|nce\b|u)\w+|\ban [bcdfgjkpqtvwz][a-z]+/.exec(`${title} ${text}`)
  if (oddity) fail('sentence form', `looks broken: “${oddity[0]}”`)

  if (context.facts || context.form || context.given) checkMaterial(option, context, knowledge, fail)
  return failures
}

function significantWords(title: string): string[] {
  return comparableWords(title).filter((word) => word.length > 4).slice(0, 4)
}

function checkMaterial(option: EndeavorOption, context: CheckContext, knowledge: EndeavorKnowledge, fail: (rule: EndeavorRule, detail: string) => void): void {
  const { facts, form, given = '' } = context
  const { resume, answers } = materialOf(context)
  const priorities = knowledge.priorities.map(({ title, name, otherName, date, covers }) => `${title} ${name} ${otherName} ${date ?? ''} ${covers}`).join(' ')
  const notes = option.grounding.priorities.map(({ note }) => note).join(' ')
  const allowed = new Set(numbersIn(`${resume} ${answers} ${priorities} ${notes} ${given}`))
  for (const number of numbersIn(`${option.title} ${option.text}`)) if (!allowed.has(number)) fail('number', `“${number}” stands in neither resume, answers nor priority`)
  if (!facts) return

  for (const { from, quote } of option.grounding.support) {
    const material = from === 'answers' ? answers : from === 'resume' ? resume : `${resume} ${answers}`
    if (!material.includes(folded(quote))) fail('grounding quote', `not found in the ${from}: “${quote}”`)
  }
  const hasMaterial = facts.roles.length + facts.skills.length + facts.degrees.length > 0 || (form?.userProposedEndeavor.futureProject ?? '') !== ''
  if (hasMaterial && option.grounding.support.length === 0) fail('grounding missing', 'no passage of the resume or the answers supports it')

  for (const [, name] of option.text.matchAll(/\b(?:as|work as|in) an? [A-Z][^.,;:]{2,60}? at ((?:[A-Z][\w&'’-]*)(?: (?:of|and|&|the|for|[A-Z][\w&'’-]*))*)/g)) {
    if (name && !facts.roles.some(({ employer }) => employer && folded(employer).includes(folded(name)))) fail('employer', `not an employer of the resume: “${name}”`)
  }
  for (const [, level] of option.text.matchAll(/\b(doctorate|Ph\.?D|MBA|master['’]s degree|bachelor['’]s degree|associate degree)\b/g)) {
    if (level && !facts.degrees.some(({ level: held, source }) => matchesLevel(level, held, source))) fail('degree', `not a degree of the resume: “${level}”`)
  }
}

function matchesLevel(word: string, held: ResumeFacts['degrees'][number]['level'], source: string): boolean {
  if (/doctorate|ph/i.test(word)) return held === 'doctorate'
  if (/mba|master/i.test(word)) return held === 'master'
  if (/bachelor/i.test(word)) return held === 'bachelor'
  return held === 'associate' || source.includes(word)
}

/** Faults of the four options and of the set as a whole. */
export function checkEndeavorSet(set: EndeavorSet, context: CheckContext, knowledge: EndeavorKnowledge): EndeavorFailure[] {
  const failures = set.options.flatMap((option, index) => checkEndeavor(option, index, context, knowledge))
  const close = set.options.filter(({ path }) => path === 'close').length
  if (close !== 2) failures.push({ rule: 'path split', option: null, detail: `${close} options follow the career, two should` })
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
