/** Reads the project a visitor describes: a verb phrase that can stand after "I will", what kind of thing it makes, or that it is no endeavor. */
import { isSafe } from '../endeavor/safe-words.ts'
import { capitalize, countWords, lowerFirst, splitSentences, withArticle } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { pluralOf } from './noun-phrase.ts'
import { searchableLine, holdsCue } from './evidence.ts'
import type { ContributionForm } from './problem-area.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { withArticles } from '../petition/articles.ts'
import { spelledOut } from './counted-words.ts'
import { ACTIONS, headingOf, isIdea, ONE_OF_MANY, SITE, withName } from './project-heading.ts'
import { joinedDeeds } from './joined-deeds.ts'
import { jotted } from './jotted-project.ts'
import { goingFurther, restated, withFigures } from './project-restated.ts'
import { withoutPeople } from './people-unnamed.ts'
import { areOrganizations, arePersons, areSomebody, areWrongdoers } from './persons.ts'
import type { Purpose } from './project-parts.ts'
import { readProblem, tellsAside, verbAt, withoutLaterDeed } from './stated-problem.ts'
import { inSyntax } from './typed-syntax.ts'
import { withoutTalk } from './typed-talk.ts'
import { withPlanInFront } from './plan-in-front.ts'
import { actionOf, BASE_VERBS } from '../person/achievement-words.ts'
import { isForeign } from './mended-answers.ts'
import { OWN_NAME } from './own-names.ts'
import { findVerb, isPastVerb, thirdPersonOf } from './verbs.ts'

/** `object`: the head noun of what is made, "toolkit"; `users`: for whom, a plural noun phrase; `trouble`: what goes wrong today, as a clause, and whether the words say so outright. Null where they do not tell. */
export type StatedProject = {
  kind: 'project'
  phrase: string
  object: string | null
  users: string | null
  purpose: Purpose | null
  trouble: { clause: string; told: boolean } | null
  form: ContributionForm
  quote: string
  /** Things that are handed out besides, in the visitor's words: "a toolkit for other clinics". */
  outputs: string[]
  /** Which of its parts the visitor gave word for word (`said-project.ts`); absent where all were read. */
  said?: SaidParts
  /** The known problem that it is about, as `placeName` tells it; absent where none is near. */
  meant?: string
}
/** Parts that are used as the visitor gave them, and of which the empty ones are left unsaid. */
export type SaidParts = { thing: boolean; users: boolean; shortfall: boolean }
/** `step`: what is asked for is a step of one's own career or a paper, and no business. `why`: what makes it unreadable. */
export type ReadProject =
  | StatedProject
  | { kind: 'no endeavor'; what: string; step?: true; quote: string }
  | { kind: 'unreadable'; quote: string; why: 'few words' | 'another language' | 'no verb'; /** What it names, without asides. */ subject?: string }

/** Ordinary local trades: honest work, but nothing that reaches beyond its own customers. */
const LOCAL_TRADES = [
  'bakery',
  'restaurant',
  'cafe',
  'coffee shop',
  'food truck',
  'catering',
  'salon',
  'barber',
  'spa$',
  'boutique',
  'clothing store',
  'gym$',
  'yoga studio',
  'dance studio',
  'nail studio',
  'photo studio',
  'dealership',
  'cleaning service',
  'moving company',
  'barbershop',
  'insurance agency',
  'staffing agency',
  'laundry',
  'laundromat',
  'car wash',
  'cleaning business',
  'cleaning company',
  'landscaping',
  'convenience store',
  'grocery store',
  'gas station',
  'flower shop',
  'gift shop',
  'bar$',
  'nightclub',
  'hotel$',
  'bed and breakfast',
  'trucking company',
  'real estate agency',
  'travel agency',
  'rental properties',
  'airbnb',
  'daycare',
  'online store',
  'dropshipping',
]

/** "a bakery": a local trade by which nothing reaches beyond its customers; null where there is more to it, or none is meant. */
export function localTradeIn(quote: string): string | null {
  // "staff of small restaurants" names whom it is for.
  const made = searchableLine((splitSentences(quote)[0] ?? quote).replace(/\b(?:for|of|in|at|among) (?:[a-z-]+ ){0,4}[a-z]+s\b/gi, ' '))
  const trade = LOCAL_TRADES.find((cue) => holdsCue(made, cue))
  const beyond =
    /\b(?:software|method|protocol|curriculum|standard|study|research|model for|open[- ]source|data ?set|system for|tools?|toolkit|training|courses?|guides?|apps?|checklist|campaign|registry)\b/i.test(
      quote,
    )
  return trade === undefined || beyond ? null : trade.replace('$', '')
}

/** Steps of one's own career, and papers: nothing that is made for others. */
const OWN_STEP =
  /^(?:(?:get|be|become|getting|being|becoming) (?:promoted|hired|certified|licensed|rich|an? (?:us |u\.s\. |american |permanent )?(?:citizen|resident|vice president|vp|director|manager|supervisor|cpa|partner)\b|(?:an? |the |my )?(?:better |good |new |permanent |stable |higher )*(?:jobs?|position|promotion|raise|salary|certification|license|degree|green card|visa|sponsor\w*))|(?:find|look for|change|keep|obtain|apply for|finish|complete|do|pass|take|earn|study for) (?:an? |the |my |another )?(?:better |good |new |permanent |stable )*(?:jobs?|work|employment|employer|career|cpa|pmp|cfa|mba|phd|degree|studies|exam|certification|license|green card|visa)\b|(?:stay|live|work|remain|settle|immigrate|move) (?:legally |permanently |and work )?(?:in|to) (?:the )?(?:us|usa|u\.s\.?|united states|america)\b|(?:buy|own) (?:an? |my )?(?:house|home|car)\b|support my family\b|learn\b(?! how\b)|improve my (?:[a-z]+ )?(?:skills|english|resume|career|knowledge|life)\b|earn (?:more )?money\b)/i

const INTRO =
  /^(?:(?:in the (?:united states|u\.?s\.?a?\.?|future),?\s+)?(?:i(?:’|')?d (?:like|love) to|i (?:would like|would love|want|plan|intend|hope|aim|propose|wish|am planning|am going) to|i have (?:a|an|this|the) (?:dream|plan|idea|project|goal|vision|wish)(?: is)? (?:to|of)|i will|i(?:’|')ll|(?:my|the) (?:project|goal|plan|idea|aim|proposal|endeavor|intention) (?:is|would be|will be)(?: to)?|i(?: am|[’']m) thinking (?:about|of)|we (?:want|plan|intend) to|we will|to)\s+)/i

/** The head noun of what is made tells its form before any other word does. */
export const HEADS: Readonly<Record<string, ContributionForm>> = {
  toolkit: 'tool',
  tool: 'tool',
  kit: 'tool',
  model: 'tool',
  software: 'tool',
  toolchain: 'tool',
  app: 'tool',
  platform: 'tool',
  database: 'tool',
  device: 'tool',
  sensor: 'tool',
  probe: 'tool',
  dashboard: 'tool',
  method: 'practice',
  protocol: 'practice',
  standard: 'practice',
  guide: 'practice',
  guidance: 'practice',
  logbook: 'practice',
  framework: 'practice',
  audit: 'practice',
  procedure: 'practice',
  handbook: 'practice',
  checklist: 'practice',
  course: 'training',
  curriculum: 'training',
  training: 'training',
  academy: 'training',
  module: 'training',
  registry: 'evidence',
  study: 'evidence',
  benchmark: 'evidence',
  survey: 'evidence',
  atlas: 'evidence',
  trial: 'evidence',
  network: 'service',
  clinic: 'service',
  service: 'service',
  program: 'service',
  firm: 'service',
  center: 'service',
  nonprofit: 'service',
  company: 'service',
  startup: 'service',
  organization: 'service',
  business: 'service',
  agency: 'service',
  cooperative: 'service',
  library: 'tool',
  system: 'tool',
  simulator: 'tool',
  workbook: 'tool',
  sheet: 'tool',
  spreadsheet: 'tool',
  scorecard: 'tool',
  calculator: 'tool',
  tracker: 'tool',
  reader: 'tool',
  gauge: 'tool',
  glossary: 'practice',
  bench: 'tool',
  base: 'tool',
  portal: 'tool',
  template: 'practice',
  test: 'practice',
  manual: 'practice',
  catalog: 'practice',
  playbook: 'practice',
  workshop: 'training',
  class: 'training',
  prototype: 'tool',
  package: 'tool',
  plugin: 'tool',
  rig: 'tool',
  robot: 'tool',
  suite: 'tool',
  website: 'tool',
  marketplace: 'tool',
  directory: 'tool',
  index: 'evidence',
  archive: 'evidence',
  conference: 'training',
  school: 'training',
  camp: 'training',
  incubator: 'service',
  accelerator: 'service',
  hub: 'service',
  studio: 'service',
  shop: 'service',
  kitchen: 'service',
  campaign: 'service',
  hotline: 'service',
  fund: 'service',
  garden: 'service',
  menu: 'practice',
  policy: 'practice',
  plan: 'practice',
  strategy: 'practice',
  map: 'tool',
  game: 'tool',
  chatbot: 'tool',
  machine: 'tool',
  retrofit: 'tool',
  demonstration: 'evidence',
  apprenticeship: 'training',
  'pre-apprenticeship': 'training',
  fellowship: 'training',
  internship: 'training',
  bootcamp: 'training',
  league: 'training',
  report: 'evidence',
}

const FORM_NOUNS: readonly (readonly [ContributionForm, readonly string[]])[] = [
  ['training', ['course', 'training', 'curriculum', 'academy', 'school', 'workshop', 'bootcamp', 'lessons', 'teach']],
  ['evidence', ['study', 'research', 'data set', 'dataset', 'registry', 'benchmark', 'survey', 'surveillance', 'evaluat', 'trial']],
  ['practice', ['standard', 'protocol', 'guideline', 'procedure', 'audit', 'framework', 'policy', 'checklist', 'methodology', 'rules']],
  ['service', ['service', 'clinic', 'network', 'center', 'company', 'consult', 'firm', 'program', 'cooperative', 'agency']],
  [
    'tool',
    [
      'software',
      'app$',
      'platform',
      'tool',
      'toolkit',
      'system',
      'device',
      'model',
      'algorithm',
      'library',
      'prototype',
      'kit',
      'database',
      'sensor',
      'open source',
      'dashboard',
      'asr',
      'speech recognition',
      'machine translation',
    ],
  ],
]

const BARE_RELATIVE = new RegExp(
  `\\b(${Object.keys(HEADS).join('|')}) (?!that |which |so |for |to |in |of |how |what |why |whether )((?:[a-z]+ ){0,2}[a-z]*[^s\\W]s) (?=(?:use|need|can|could|follow|run)\\b)`,
  'gi',
)
/** "a step by step guide" → "a step-by-step guide"; "a checklist case managers use" → "a checklist that case managers use". */
const withJoints = (text: string): string =>
  text
    .replace(/\b([a-z]+) by \1(?= [a-z])/gi, '$1-by-$1')
    // "kits that let old school buses run": the verb is that of a relative clause before.
    .replace(BARE_RELATIVE, (said: string, thing: string, who: string, at: number, all: string) =>
      / (?:that|which|who) [^,.;]*$/.test(all.slice(Math.max(0, at - 120), at)) ? said : `${thing} that ${who} `,
    )

/** What only leads up to the plan: “Several things.”, “First I want to”, “I'd want to pick up where Baltimore stopped. Concretely:”. */
const PREAMBLES = [
  /^(?:(?:several|many|a few|some) (?:things|ideas|plans)|a lot)(?: really| actually)?\s*[.:;,–—-]\s*/i,
  /^I(?:['’]d| would| will)? (?:want|like|love|hope) to (?:pick up|continue|go on|carry on) (?:from )?where [^.;:]{2,60}[.;:]\s*/i,
  /^(?:concretely|specifically|in short|in concrete terms|to be (?:concrete|specific))\s*[:,]\s*/i,
  /^(?:first(?:ly| of all)?|1[.)])[,:]?\s+(?=(?:I|we|a|an|the|to)\b)/i,
]
const withoutPreamble = (answer: string): string => {
  const written = answer
    .replace(/\bI will like to\b/gi, 'I would like to')
    // “open Quill House in four states”: what is opened has a name.
    .replace(/^open (?=\p{Lu}\p{Ll})/u, 'To open ')
    .replace(
      /(?<=\p{Ll}{3}|\b(?:it|us|so|up|in|on|by|do|go|me))(?<!\b(?:approx|incl|esp|etc|dept|univ|max|min|resp))\. (\p{Ll})(?=\p{Ll}+ )/gu,
      (_found, letter: string) => `. ${letter.toUpperCase()}`,
    )
    .replace(/\bmaybe (?=\d)/gi, 'about ')
  const rest = PREAMBLES.reduce((told, lead) => told.replace(lead, ''), written)
  return rest === '' ? answer : rest
}

/** What was typed, without what only leads up to the plan, in the syntax of sentences. */
export const asSentences = (answer: string): string => inSyntax(withPlanInFront(withoutPreamble(withoutTalk(answer))))

/** "My project is a shared reader of tides", "So I want to build …", behind what is wrong today. */
const PLAN_NAMED = /^(?:so,? |and |therefore,? )?(?:my|our) (?:plan|project|idea|proposal|endeavou?r|dream)(?: now)? (?:is|would be|will be) (?:to )?(?=\p{Ll})/iu
const PLAN_WISHED =
  /^(?:so,? |and |therefore,? )?(?:I|we)(?: (?:(?:now )?(?:want|plan|intend|propose|hope|wish|aim) to|would like to|will|am going to|am planning to|would(?! (?:like|love|be|say|do it|have)\b))|[’']d(?! (?:like|love|be|say|do it|have)\b)) (?=\p{Ll})/iu
/** What begins so may be the plan itself. */
const MAY_BE_PLAN = /^(?:I|we|my|our|to|an?|first(?:ly)?|for)\b/i
/** Whom it is for was said before, and is read there. */
const FOR_THEM = / (?:only |just )?for (?:them|these|those)(?=[,.;]|$)/

/** "it" right behind the verb: what it is, was said before. "make it easy to" stands for nothing. */
const OF_IT = /^(?!make it [a-z]+ (?:for|to)\b)([a-z]+) (?:it|them)\b/i
/** "Quiet winches for ferries. We will bring it to …": the noun phrase before, in the place of "it"; null where none stands there. */
function withItsNoun(plan: string, before: string): string | null {
  const [said = '', verb = ''] = OF_IT.exec(plan) ?? []
  if (said === '') return plan
  const noun = before.replace(/[.!?\s]+$/, '')
  const words = noun.split(' ')
  // "Ferries sink in storms": behind a plural that no preposition joins stands a verb, though no list may know it.
  const states = words.some((word, at) => at > 0 && /[a-z]{2}[^s]s$/.test(words[at - 1] ?? '') && !STOP.test(word)) || /\b(?:because|when|while|if|since|so|but|that|which|who|where)\b/i.test(noun)
  const isNoun = words.length >= 2 && words.length <= ITS_NOUN_MOST && !states && !/[,;:()]/.test(noun) && verbAt(words) < 0 && !OF_A_SENTENCE.test(noun)
  return isNoun ? `${verb} ${lowerFirst(noun)}${plan.slice(said.length)}` : null
}
const ITS_NOUN_MOST = 12

/** What is wrong today, and then the plan: the same with the plan first; null where it stands first already. */
function planFirst(answer: string, announced: RegExp): string | null {
  const sentences = splitSentences(withoutPreamble(answer.trim()))
  const at = sentences.findIndex((sentence) => announced.test(sentence))
  const before = sentences.slice(0, Math.max(at, 0))
  if (before.length === 0 || before.some((sentence) => MAY_BE_PLAN.test(sentence) || BASE_VERBS.has((sentence.split(' ')[0] ?? '').toLowerCase()))) return null
  const plan = withItsNoun((sentences[at] ?? '').replace(announced, '').replace(FOR_THEM, ''), before.at(-1) ?? '')
  if (plan === null) return null
  return [capitalize(/[.;!?]$/.test(plan) ? plan : `${plan}.`), ...sentences.slice(at + 1), ...before].join(' ')
}

/** "I built a tide gauge for harbors. I want to bring it to small ports": what is there already is carried on, and nothing is said before of how it was made. */
const MADE_BEFORE =
  /^(?:I|we)(?:[’']ve| have)? (?:already |recently )?(?:built|developed|made|designed|created|wrote|invented|set up) (?:an?|my|our|the) ([^,;:.!?]{3,80}?)(?:[.!?] |,? and )(?:now |so )?(?:(?:I|we) )?(?:now )?(?:(?:want|plan|intend|hope|wish|aim|would like) to|will) (bring|take|expand|extend|test|pilot|scale|spread|adapt|publish|offer|improve|develop|validate|deploy|launch|introduce|install|share) (?:it|them)\b([^]*)$/i
const carriedOn = (answer: string): string | null => {
  const [said, thing = '', verb = '', rest = ''] = MADE_BEFORE.exec(answer.trim()) ?? []
  return said === undefined || verbAt(thing.split(' ')) >= 0 ? null : `I want to ${verb} the ${thing}${rest}`
}

/** Null for an empty answer. */
export function readStatedProject(answer: string): ReadProject | null {
  const named = planFirst(answer, PLAN_NAMED)
  const turned = named === null ? null : readAsTyped(named)
  if (turned?.kind === 'project') return turned
  const read = readAsTyped(answer)
  const made = read?.kind === 'unreadable' ? carriedOn(answer) : null
  const carried = made === null ? null : readAsTyped(made)
  if (carried?.kind === 'project') return carried
  const wished = read?.kind === 'unreadable' ? planFirst(answer, PLAN_WISHED) : null
  const behind = wished === null ? null : readAsTyped(wished)
  if (behind?.kind === 'project') return behind
  return (read?.kind === 'unreadable' ? thingBehindWish(answer) : null) ?? read
}

/** "I would like that small ports have somebody": a wish that names nothing that is done. */
const WISHED_STATE = /^(?:I|we)(?: would|[’']d)?(?: really)? (?:like|love|want|wish|hope|dream)(?: that| for| of)? (?!to\b)/i
/** "A shared rescue service for ferries - the boats, a radio plan - starting from Maine": the thing behind such a wish is the project, and what stands between dashes its parts. */
function thingBehindWish(answer: string): StatedProject | null {
  const [wish = '', named = '', ...rest] = splitSentences(answer.trim())
  if (!WISHED_STATE.test(wish) || !/^An? (?=[a-z])/.test(named)) return null
  const [thing = '', parts = '', more] = named.replace(/[.!?]+$/, '').split(/ [–—-]{1,2} /)
  const head = headOf(`develop ${lowerFirst(thing)}`)
  if (head === null || !(head in HEADS) || OF_A_SENTENCE.test(thing)) return null
  const told = more === undefined ? [] : parts.split(/, (?:and )?/)
  const read = readAsTyped([`${more === undefined ? named.replace(/[.!?]+$/, '') : thing}.`, ...rest].join(' '))
  if (read?.kind !== 'project') return null
  const outputs = told.every((part) => countWords(part) <= PART_MOST && verbAt(part.split(' ')) < 0 && isSafe(part)) ? told.map(asPart) : []
  // A few are told as one, so that none is left out where only two have room.
  const last = outputs.at(-1)
  return { ...read, outputs: [...(outputs.length > 1 ? [outputs.slice(0, -1).join(', ')] : []), ...(last === undefined ? [] : [last]), ...read.outputs] }
}
const PART_MOST = 6
/** "the boats" → "boats"; one thing keeps its article. */
function asPart(part: string): string {
  const bare = lowerFirst(part.replace(/^the /i, ''))
  const head = upToStop(bare.split(' ')).at(-1) ?? ''
  return /[^s]s$/.test(head) || isMassNoun(head) || head === 'training' ? bare : lowerFirst(part)
}

function readAsTyped(answer: string): ReadProject | null {
  const quote = asSentences(answer)
  if (quote === '') return null
  const said = quote.replace(/(?<![\w-])([\w-]{1,60}) \/ ([\w-]{1,60}) \/ (?=[a-z]{2})/gi, '$1, $2, and ').replace(/(?<=[a-z]{2}) [/+] (?=[a-z]{2}|\d{2,})/gi, ' and ')
  const trade = localTradeIn(quote)
  if (trade !== null) return { kind: 'no endeavor', what: trade, quote }
  if (OWN_STEP.test(withoutIntro(splitSentences(jotted(quote))[0] ?? quote))) return { kind: 'no endeavor', what: 'step of your own career', step: true, quote }
  if (isForeign(quote)) return { kind: 'unreadable', quote, why: 'another language' }
  const unnamed = withoutPeople(said)
  const plain = jotted(unnamed)
  const { sentences, name: called } = restated(splitSentences(withFigures(plain)))
  const heading = headingOf(
    sentences,
    Math.max(
      sentences.findIndex((sentence) => !ANNOUNCES.test(sentence)),
      0,
    ),
  )
  const first = withoutStatement(withJoints(withoutSelf(withoutRemarks(heading.main))))
  const served =
    whoLiveThere(first, quote) ??
    usersIn((withoutIntro(first).split(/,? (?:because|since) (?!of\b)/)[0] ?? '').replace(USED_THERE, '')) ??
    (called === null ? null : whoMust(sentences.slice(1))) ??
    [`for ${heading.idea?.who ?? ''}`, ...heading.outputs.filter((output) => !/\bother\b/.test(output))].map((text) => usersIn(text)).find((users) => users !== null) ??
    null
  const known = served && inTheirState(served, first)
  const problem = readProblem(withJoints(sentences.filter((sentence) => !isIdea(sentence)).join(' ')), known, severalChanged(first))
  // What goes wrong is told beside the project, where enough of it is left.
  const bare = problem && problem.cut !== '' ? verbPhrase(first.replace(problem.cut, '').trim()) : null
  const read = bare !== null && countWords(bare) >= (problem?.told === true ? LEAST_WORDS : LEAST_LEFT) ? bare : verbPhrase(first)
  const whole = read && withName(heading.headed || plain !== unnamed ? withArticles(spelledOut(read), ONE_OF_MANY) : read, heading.name ?? called)
  const joined = whole === null ? null : joinedDeeds(goingFurther(whole, sentences))
  const phrase = joined && soundOf(joined.phrase)
  // Of people of whom nothing else is said, what they do says who they are.
  const users =
    known !== null && /^(?:people|women|men|adults)$/i.test(known) ? (new RegExp(`\\b${known} who [a-z]+(?: [a-z]+){1,5}$`).exec(phrase ?? '')?.[0] ?? (/^people$/i.test(known) ? null : known)) : known
  if (!phrase || holdsWebAddress(phrase) || !isSafe(phrase) || /[<>{}|\\]/.test(phrase) || INSTRUCTION.test(phrase))
    return { kind: 'unreadable', quote, why: countWords(quote) < LEAST_WORDS ? 'few words' : 'no verb', subject: withoutParts(first) }
  const verb = phrase.split(' ')[0] ?? ''
  const makes = verb === 'make' && /^make (?:an?|the) /.test(phrase)
  const idea = heading.idea && { ...heading.idea, who: heading.idea.who ?? users }
  const head = headOf(phrase)
  const isKept = EXTENDS.has(verb) && head !== null && (head in HEADS || (!OWN_NAME.test(phrase) && !/(?:tion|ment|ing|work|detection)$/.test(head)))
  const means = CHANGES.has(verb) && !makes && !OWN_NAME.test(phrase) ? (BY_MEANS.exec(phrase)?.[1] ?? null) : null
  const object = (CHANGES.has(verb) && !makes && !isKept) || STUDIES.has(verb) || OF_A_NAME.test(phrase) ? means : head
  const isTool = OF_A_NAME.test(phrase) || (/^bring [A-Z]/.test(phrase) && /\b(?:software|code|app|platform)\b/i.test(quote))
  // "finish the data of the trial and build an order set": what is made last is what is handed on.
  const last = /^(?:finish|complete|analyze|publish|collect) .{5,120} and ((?:build|develop|create|write|design) an? .+)$/.exec(phrase)?.[1]
  const form = STUDIES.has(verb)
    ? 'evidence'
    : last !== undefined
      ? (HEADS[headOf(last) ?? ''] ?? 'practice')
      : TRAVELS.test(phrase) || GOES_FURTHER.test(phrase)
        ? 'service'
        : isTool
          ? 'tool'
          : SITE.test(object ?? '') && verb === 'build'
            ? 'service'
            : ((object === 'module' && !OF_LESSONS.test(phrase) ? 'tool' : HEADS[object ?? '']) ??
              FORM_NOUNS.find(([, cues]) => cues.some((cue) => holdsCue(searchableLine(phrase.split(/\b(?:that|which|for|to)\b/)[0] ?? phrase), cue)))?.[0] ??
              FORM_NOUNS.find(([, cues]) =>
                cues.some((cue) =>
                  holdsCue(
                    heading.headed || called !== null || heading.outputs.length > 0 || sentences.length > STORY
                      ? searchableLine(first)
                      : searchableLine(plain !== unnamed ? first.replace(WHOSE, ' ') : quote.replace(OF_SCHOOLS, ' ')),
                    cue,
                  ),
                ),
              )?.[0] ??
              (object === null ? 'practice' : 'tool'))
  return {
    kind: 'project',
    phrase: phrase
      .replace(/^(\S+ \S+ \S+ \S+ .*?),? so that .*$/i, '$1')
      .replace(/,? (?:by|until|before) (?:the end of )?20\d\d(?=$|,)/, '')
      .replace(/^((?:(?! (?:that|who|which|whose) |, [a-z]+ed ).)*?), (for|to|in|through|with(?! (?:[a-z-]+ ){1,4}[a-z]+ing )) /, '$1 $2 ')
      .replace(ROW_OF_PLACES, '$1, $2, and $3')
      .replace(/,? so they (?=[a-z])/, ' so that they '),
    object,
    users,
    purpose: purposeIn(first) ?? idea,
    outputs: joined?.output == null ? heading.outputs : [joined.output, ...heading.outputs],
    trouble: problem && !tellsOfAnother(problem.clause) ? { clause: problem.clause.replace(/, (?:using|by|through|with) .*$/, ''), told: problem.told } : null,
    form,
    quote: unnamed !== said ? quote : idea ? `${first.replace(/[.]$/, '')} so that ${idea.who ?? 'they'} can ${idea.goal}` : first,
  }
}
/** The form of a thing that is named: by its head, or else by what stands before its purpose. */
export const formOfThing = (thing: string): ContributionForm =>
  HEADS[headOf(`develop ${thing}`) ?? ''] ?? FORM_NOUNS.find(([, cues]) => cues.some((cue) => holdsCue(searchableLine(thing.split(/\b(?:that|which|for|to|with)\b/)[0] ?? thing), cue)))?.[0] ?? 'tool'
const LEAST_WORDS = 4

/** Where the words stop being one verb phrase: a numbered point, a statement that nothing joins, a contraction of one. */
const ANOTHER_SENTENCE = /;| \(?\d[.)](?= )|, (?:they|nobody|no one|it|this|we|i|you|he|she|there|that[’']s) (?=[a-z])|,? (?:it|that|there|he|she)[’']s /i
/** Behind a verb that the words did not have themselves: no noun begins so. */
const NO_NOUN = /^(?:develop|establish|improve|address) (?:(?:an?|the) )?(?:\(?\d+[.)]|(?:about|not|because|although|if|when|that|i|we|they|there|it)\b)/i
const OWN_DEED = /^develop (?:an? )?(?=([a-z]+) (?:an?|the|my|our|their|its|all) )/
const SAYS_IS = /^(?:is|are|was|were|do|does|has)$/
/** As far as the phrase is surely one; null where it is none from the start. */
function soundOf(phrase: string): string | null {
  const end = ANOTHER_SENTENCE.exec(phrase)?.index ?? phrase.length
  const cut = phrase.slice(0, end).replace(/(?:,| (?:and|or|of|to|for|the|an?|in|on|at|with|by|from|that|which|because|so))+$/i, '')
  const said = cut.replace(OWN_DEED, (added, deed: string) => (findVerb(deed)?.form === 'base' && !NOUN_FIRST.test(deed) ? '' : added))
  const words = said.split(' ').slice(1, SUBJECT_MOST)
  const states = /^develop (?:an?|the) /.test(said) && SAYS_IS.test(words[verbAt(words)] ?? '')
  return countWords(said) < LEAST_PHRASE || NO_NOUN.test(said) || OF_IT.test(said) || states ? null : said
}
const LEAST_PHRASE = 3
const SUBJECT_MOST = 14
/** "many crews still works when there is no tower": a verb that agrees with something else than those it stands behind. */
function tellsOfAnother(clause: string): boolean {
  const [, verb = ''] = /^(?:many|most|some) (?:[\p{L}-]+ ){0,4}[\p{L}-]+[^s\W]s (?:still |only |also |always )?([a-z]+s) /u.exec(clause) ?? []
  const found = verb === '' ? null : findVerb(verb.replace(/s$/, ''))
  return found?.form === 'base' && thirdPersonOf(found.base) === verb
}
/** Of a story of so many sentences only the first plan says what is made. */
const STORY = 2
/** "onshore five drugs with a flow process": by what it is done. */
const BY_MEANS = / (?:with|by|using|through) an? (?:[a-z-]+ ){0,3}(process|tool|method|sensor|model|app|course|kit|toolkit|protocol|guide|platform)(?=$|[,.;]| (?:for|that|in|of|and)\b)/
/** "Idaho, and Montana and eastern Oregon" */
const ROW_OF_PLACES = /(\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+){1,6}), and (\p{Lu}\p{L}+) and ((?:(?:north|south|east|west)ern |the )?\p{Lu}\p{L}+)/u
/** "a yearly drill for ports, volunteers run it": a statement that a comma joins and that tells no trouble is no part of what is made. */
function withoutStatement(sentence: string): string {
  const at = sentence.lastIndexOf(', ')
  return at > 0 && /^[a-z]/.test(sentence.slice(at + 2)) && countWords(sentence.slice(0, at)) >= LEAST_WORDS && tellsAside(sentence.slice(at + 2)) ? sentence.slice(0, at) : sentence
}
/** "in the border schools": whose it is, and not what is made. */
const WHOSE = /\b(?:for|of|in|at|among|to) (?:the )?(?:[a-z-]+ ){0,3}[a-z]+s\b/gi
/** "lunches for rural schools": nobody is taught by them. */
const OF_SCHOOLS = /\b(?:for|of|in|at|to) (?:the )?(?:[a-z-]+ ){0,3}schools\b/gi
/** "the timetables of small bus systems" of "fix the timetables of small bus systems". */
const severalChanged = (sentence: string): string | null =>
  /^[a-z]+ (the (?:[a-z-]+ ){0,3}[a-z]+s(?: (?:of|in) (?:[a-z-]+ ){0,3}[a-z]+s)?)(?=$|[.,;]| (?:so|that|for|with)\b)/.exec(withoutIntro(sentence))?.[1] ?? null
/** "expand Tide House to four more states": a house, and no tool. */
const GOES_FURTHER = /^expand \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} to /u
/** What goes to those it is for: "a mobile laboratory", "a workbench in a van". */
const TRAVELS =
  /^[a-z]+ an? (?:(?:travell?ing|mobile|itinerant|floating) (?:[a-z-]+ ){0,2}(?:bench|lab|laboratory|clinic|workshop|studio|classroom|kitchen|library|unit|school)\b|[^,]{3,60}\b(?:in|on) an? (?:van|truck|bus|trailer|boat)\b)/

const OF_LESSONS = /\b(?:training|course|learning|lessons?|curriculum|teach\w*|e-?learning|education\w*|workshop|class)\b/i

/** "a clinic (OT first, later PT) with hospitals in ND where I already train staff": what stands in brackets, and what the visitor says of himself behind a place, is no part of the project. */
const withoutRemarks = (sentence: string): string =>
  sentence
    .replace(/\s*\([^()]{0,200}\)/g, '')
    .replace(/, (?:starting|beginning) (?:first )?(?:with|in) [^.;]{1,80}(?=[.;]|$)|,? first (?:with|in) [A-Z][A-Za-z, ]{1,60}(?=[.;]|$)/g, '')
    .replace(/[;,] (?:(?:leasing|rental|subscription|franchise|licensing|business|revenue|pricing) (?:model|plan|based)\b.*|(?:\d+|one|two|three) [a-z]+s first)(?=[.;]|$)/g, '')
    .replace(/; (?=(?:the |my )?(?:goal|aim|target|idea) (?:is|would be)\b).*$/, '')
    // "…, simple sheet first, later the code", "…, Ohio first"
    .replace(/, (?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|(?:a |an )?[a-z]+(?: [a-z]+)?) first(?:, (?:later|then|after) [^,.;]{1,40})?(?=[.;]|$)/, '')
    .replace(/; (?=(?:free|open|same|also|plus|later|price|cost)\b).*$/, '')
    .replace(/,? (?:where|with whom|with which|in which|for whom|that|which|whom) (?:I|we) (?:already |have |am |are |now |currently |once )*[a-z]+(?: [a-z]+){0,4}(?=[.,;]|$)/g, '')
/** What is only concluded from the purpose takes it away from the project where enough is left. */
const LEAST_LEFT = 8

/** The words without "I want to", however often it is said. */
export const withoutIntro = (sentence: string): string => sentence.replace(INTRO, '').replace(INTRO, '')

/** "I am planning two things.": says that something follows. */
const ANNOUNCES =
  /^(?:ok(?:ay)?,? )?(?:so,? )?(?:basically,? )?(?:i|we|there|my)\b.{0,40}\b(?:two|three|several|some|many|a few) (?:things|projects|ideas|plans|goals)(?:[.:]?$| and (?:i|we) (?:do not|am not|don[’']t)\b)|^(?:hello|hi|dear|good (?:morning|day))\b.{0,40}$/i

/** Where a visitor goes on about themselves: ", I have done it for years", "because I know …". */
const OF_SELF = /(?<=\S \S{1,60} \S{1,60})(?:, (?:(?:and|but|because|since|as|so|which) )?| (?:and|but|because|since|so) )(?:i(?:[’'](?:ve|m|d|ll))?|we|my|our) (?=\S).*$/i
/** A deed in the base form behind a singular thing: "a tool that help towns". */
const OF_ONE = /(\b(?:an?|one) (?:[a-z-]+ ){0,4}[a-z-]*[^s\W] (?:that|which) )([a-z]+)(?= )/i
const MISTOLD: readonly (readonly [RegExp, string])[] = [
  [/^((?:to )?replac(?:e|ing) [^,.;]{2,80}?) by (?=[a-z])(?!hand\b)/i, '$1 with '],
  // "study about PFAS", "a research about": English puts another word there.
  [/^((?:to )?(?:study|research|investigate)) about (?=\S)/i, '$1 '],
  [/\b(study|research|survey) about (?=\S)/i, '$1 of '],
  [/\b(get(?:ting)? (?:[a-z]+ ){1,3})involve\b/i, '$1involved'],
  [/\b(to help|helps?) (the )?((?:[a-z-]+ ){0,3}[a-z]+s) for (?=(?:plan|find|use|get|make|build|save|learn|keep|sell|buy|know|see|manage|reduce|improve|stop|start|prepare)\b)/i, '$1 $2$3 to '],
  [/^do (?=an? )/i, 'build '],
  [/\b(?:through|by|with) the use of (?=an? )/i, 'with '],
  // "can fit new amputee same day"
  [
    /\b(fit|treat|train|help|serve|teach|hire|test|reach) (new|old|small|young|rural|single|older) ([a-z]{2,}(?:ee|ist|er|or|ian|ent))(?= (?:same|in|on|at|with|to|for|who|and|by|within)\b|[.,;]|$)/g,
    '$1 a $2 $3',
  ],
  [/(?<=[a-z])(?<!\b(?:the|that|this|one)) same day(?=[.,;]|$)/, ' on the same day'],
  [/^(loans|grants|microloans|scholarships|credit|counseling|tutoring|mentoring|mentorship|therapy|workshops|classes|lessons)(?= (?:to|for|in) )/i, 'offer $1'],
  [/\b(after|before) school (?=[a-z]+)(?!is\b|and\b|they\b|the\b)/i, '$1-school '],
  [/\b(translate|translating) ([^,.;]{2,60}?) to (?=[A-Z])/g, '$1 $2 into '],
  [/\btranslation of ([^,.;]{2,60}?) to (?=[A-Z])/g, 'translation of $1 into '],
  [/\bin (rural|remote|urban|low-income|poor) area\b/i, 'in $1 areas'],
  [/^(?:first(?:ly)?|second(?:ly)?|one|my first idea|the first(?: one)?)(?: is)?,? (?=i |to |a |an )/i, ''],
]

/** One sentence about what is made, in American grammar as far as that is certain. */
function withoutSelf(sentence: string): string {
  const plain = MISTOLD.reduce((text, [found, instead]) => text.replace(found, instead), sentence)
  const own = withoutIntro(plain)
  const cut = own.replace(OF_SELF, '')
  const kept = countWords(cut) >= LEAST_WORDS ? cut : own
  return plain.slice(0, plain.length - own.length) + MISTOLD.reduce((text, [found, instead]) => text.replace(found, instead), kept)
}

const withAgreement = (phrase: string): string =>
  phrase.replace(OF_ONE, (same: string, before: string, does: string) => (findVerb(does)?.form === 'base' && !/^(?:can|will|may|must|could)$/i.test(does) ? before + thirdPersonOf(does) : same))

/** Said to a machine, and not to a reader; "work instructions" are a thing that is made. */
export const INSTRUCTION =
  /\bignore\b|\b(?:previous|prior|earlier|above|following|these|those|your|all|any|system|hidden|new) instructions?\b|\binstructions? (?:above|below|given|before)\b|\bsystem prompt\b/i

/** Verbs of projects that change a state of affairs and name nothing that is made, and of those that find something out. */
const CHANGES = new Set(
  'roll work serve reduce improve increase prevent help support expand strengthen modernize protect cut lower raise ensure promote address eliminate optimize enhance accelerate bring stop fight combat enable empower provide teach train advance transform speed simplify streamline make use apply extend scale adapt onshore reshore restore digitize validate electrify detect preserve conserve replace convert introduce deploy pilot test measure standardize automate integrate translate produce recover decarbonize localize commercialize'.split(
    ' ',
  ),
)
/** What is made to reach further is still spoken of by its noun: "expand the school program". */
const EXTENDS = new Set('expand extend scale continue introduce adapt pilot'.split(' '))
/** "a low-cost version of TideIndex": what it is, its name does not say. */
const OF_A_NAME = /^[a-z]+ (?:an?|the) (?:[a-z-]+ ){0,3}(?:version|edition|release) of [A-Z]/
const STUDIES = new Set('study research investigate evaluate analyze examine assess explore'.split(' '))

export const STOP =
  /^(?:near|beside|around|under|over|between|within|inside|during|until|against|about|toward|via|per|made|based|used|designed|built|instead|rather|than|because|that|which|who|for|to|in|of|with|by|from|on|at|so|and|or|across|using|where|through|into|as|helps?|lets?|when|before|after|without)$/i

const MAKES = /^(?:develop|build|create|make|write|design|publish|prepare|assemble|produce|launch|draft|draw|compile) /

/** "build an open-source testing toolkit that …" → "toolkit": one thing, behind an article, or a kind of thing that is known. */
export function headOf(phrase: string): string | null {
  // "an open version of the warning tool": what there is a version of is made.
  const words = phrase
    // "build TidePeek, a batch reader": what a thing is says more than its name.
    .replace(/^([a-z]+) (?:[A-Z]|[a-z]+[A-Z])[\w-]*(?: [a-z]{3,12})?(?: (?:[A-Z\d]|v\d)[\w.-]*){0,2}, (?=(?:an?|one) )/, '$1 ')
    .replace(SEVERAL_DEEDS, '$1 ')
    // "turn the schedule into a service": what it becomes.
    .replace(/^(?:turn|develop) .{2,90}? into (?=an? )/, 'build ')
    .replace(/ (?:an?|the) (?:[a-z-]+ )?(?:version|edition|generation|release|kind|type|form) of (?=(?:an?|the) )/, ' ')
    .split(' ')
    .slice(1)
  const headBefore = (stops: (word: string) => boolean) => {
    const end = words.findIndex((word, at) => at > 0 && (stops(word) || (at > 1 && /ing$/.test(word) && (words[at - 1] ?? '') in HEADS && !(word in HEADS)) || /,$/.test(words[at - 1] ?? '')))
    return (words.slice(0, end === -1 ? words.length : end).at(-1) ?? '').replace(/,$/, '')
  }
  // "a fit and tech-pack service": what stands before "and" may belong to the head behind it.
  const whole = headBefore((word) => STOP.test(word) && !/^(?:and|or)$/i.test(word))
  const head = whole in HEADS ? whole : headBefore((word) => STOP.test(word))
  // "templates for nonprofits": of several that are made one is spoken of.
  const one = head.replace(/s$/, '')
  if (one !== head && one in HEADS && MAKES.test(phrase) && !/^(?:the|my|our|these|their)$/i.test(words[0] ?? '')) return one
  const isThing = head in HEADS || (/^(?:an?|the|one)$/i.test(words[0] ?? '') && (head === 'forecast' || !isPastVerb(head)))
  return isThing && /^[a-z]{3,16}$/.test(head) && !/^(?:work|project|idea|thing)$/.test(head) && (!/(?:s|ing)$/.test(head) || (head in HEADS && head.endsWith('s'))) ? head : null
}

/** Whether the words name people or organizations, "credit unions in rural Appalachia". */
export function namesUsers(words: string): boolean {
  if (areWrongdoers(words)) return false
  const head =
    words
      .trim()
      .split(/ (?:in|of|for|with|at|from|across|on|that|who|serving|through|via|by|against|among|between|about|under|without|to) /i)[0]
      ?.split(' ')
      .at(-1) ?? ''
  return (USER_HEAD.test(head) || IRREGULAR.test(head)) && !areNobody(words)
}

/** Heads of things, places, and units of which only some kinds hold people who do work: "health systems" and not "seismic systems". */
const HOUSED: Readonly<Record<string, RegExp>> = {
  systems:
    /^(?:health|health-?care|hospital|school|transit|bus|rail|ferry|water|wastewater|sewer|library|court|park|parks|university|college|prison|jail|care|clinic|justice|utility|community|delivery|medical|retirement|pension|shelter|education|parks|911|small|public|rural|municipal|tribal|academic)$/i,
  networks:
    /^(?:health|hospital|care|clinic|school|farmer|grower|library|provider|teacher|nurse|referral|community|cooperative|research|hospice|parent|peer|support|volunteer|transplant|trauma|professional|artist|museum|extension|seed|growers|farmers|practice|mutual-aid)$/i,
  homes: /^(?:nursing|group|funeral|care|foster|children[’']s|retirement|convalescent|veterans|residential|boarding|maternity|rest)$/i,
}
/** "low-damage seismic systems for timber housing", "rural homes": things, and places without whoever works there. */
function areNobody(words: string): boolean {
  const named =
    words
      .trim()
      .split(/ (?:in|of|for|with|at|from|across|on|that|who|through|via|by|against|among|between|about|under|without|to) /i)[0]
      ?.split(' ') ?? []
  const kinds = HOUSED[named.at(-1)?.toLowerCase() ?? '']
  return kinds !== undefined && !named.slice(0, -1).some((word) => kinds.test(word))
}

/** People and organizations; a thing that something is made for is no user. */
const USER_HEAD =
  /(?:[a-z]{2}(?:er|or|ist|ian|ee)|crew|deckhand|farmhand|parent|child|kid|infant|bab(?:y|ie)|adolescent|immigrant|refugee|tenant|caregiver|family member|assistant|student|resident|patient|client|nurse|adult|hospital|clinic|school|district|kitchen|firm|bank|union|department|center|town|tribe|state|cooperative|plant|lab|store|(?<!work)shop|program|station|terminal|courthouse|vineyard|orchard|dair(?:y|ie)|winer(?:y|ie)|airline|entrepreneur|railroad|railway|system|network|office|court|farm|fisher(?:y|ie)|nonprofit|organization|group|start-?up|hotel|restaurant|newsroom|household|studio|desk|factor(?:y|ie)|foundr(?:y|ie)|baker(?:y|ie)|institution|college|home|vet|veteran|toddler|trucker|carrier|brand|team|practice|mill|fleet|depot|port|association|government|mechanic|astronaut|librarian|compan(?:y|ie)|agenc(?:y|ie)|count(?:y|ie)|cit(?:y|ie)|communit(?:y|ie)|utilit(?:y|ie)|laborator(?:y|ie)|librar(?:y|ie)|facilit(?:y|ie)|mutual|pharmac(?:y|ie)|universit(?:y|ie)|famil(?:y|ie)|authorit(?:y|ie)|charit(?:y|ie)|sme|ngo|business(?:e)?|church(?:e)?|museum|theater|brewery|airport|port authorit(?:y|ie)|co-op|(?<!data )archive|refiner(?:y|ie)|brewer(?:y|ie))s$/i

/** "computers", "filters": things whose name ends as that of who does something. */
const isThing = (noun: string) => (/(?:er|or)s$/.test(noun) && !areSomebody(noun)) || /^(?:trees|bees|fees|knees|degrees|levees)$/i.test(noun)

/** Plurals without -s. */
const IRREGULAR = /^(?:children|people|women|men|youth|police|personnel|staff|[NP]?ICUs|FQHCs|DOTs)$/i

/** Behind these "research departments" are no verb with its object. */
const SHOWN = /\b(?:shows?|tells?|warns?|alerts?|informs?)\s+/gi

/** Users stand behind one of these, the surest first. */
const BEFORE_USERS = [
  // "a program that small hospitals can use"
  /\bthat\s+(?=(?:[a-z-]+ ){1,4}(?:can|could) (?:use|run|follow|order|adopt|apply|operate|afford)\b)/gi,
  /\b(?:used (?:by|in|at)|(?:offered|available|open|lent|given)(?: free)? to)\s+/gi,
  /\bso (?:that\s+)?(?!they\b|it\b|we\b|i\b|as\b|much\b|many\b)/gi,
  /\b(?:helps?|lets?|allows?|enables?|serves?|serving|supports?|trains?|teach(?:es)?|equips?|gives?|training|teaching|helping)\s+/gi,
  /\bto help\s+/gi,
  SHOWN,
  /\bwhere\s+/gi,
  /^(?:I want to )?open (?:the )?(?:[\w-]+ ){1,6}?to\s+(?:the )?/gi,
  /^(?:(?:I want to )?offer|give|provide|supply|teach) (?:[\w-]+ ){1,7}?to\s+(?:the )?/gi,
  /\b(?:bring|take) [^,.;]{2,60}? to\s+/gi,
  /^(?:I want to )?(?:extend|adapt|apply) (?!.* from )[^,.;]{2,90}? to\s+/gi,
  /\b(?:apply|use|test|pilot|run|try|validate) it (?:with|in|at)\s+/gi,
  /\bfor\s+/gi,
  /\bto (?:about |around |up to |some |all )?(?=\d+ [a-z])/gi,
  /\b(?:give|hand|license|offer|lend) (?:it|them) (?:(?:for )?free |away )?to (?:the )?/gi,
  /\b(?:bring|introduce) [^,.;]{2,60}? into (?:the )?/gi,
  /\bshared (?:between|by|among)\s+/gi,
  /\bnext to\s+/gi,
  /\bthrough\s+/gi,
  /\bof (?=\d+ [a-z])/gi,
  /\bamong\s+/gi,
  /\bamongst?\s+/gi,
  /\b(?:going|travell?ing|driving|moving) (?:a?round|between|among|to)\s+/gi,
  /\bat\s+/gi,
  /\bthat\s+/gi,
  /\bin\s+/gi,
  /\bfor [a-z]+ing\s+/gi,
  /\bwith (?=(?:state|county|city|public|rural|local|community|tribal) [a-z]+s\b)/gi,
  /\bwith (?:\d{1,3}|two|three|four|five|six|several|some)\s+/gi,
]

/** "… that helps credit unions detect failures" → "credit unions"; null where the words name nobody. */
export function usersIn(text: string): string | null {
  // "a standard for insurers so rural homes stay insurable": whom it is made for stands before what it is good for; who is to be able to do something takes it up.
  const [made = '', good = ''] = text.split(/,? so (?:that )?(?=[a-z])/i)
  const madeFor = made !== text && /\bfor\s/i.test(made) && !/\b(?:can|could|may)\b/i.test(good) ? usersBehind(made, MADE_FOR) : null
  return madeFor ?? usersBehind(text, BEFORE_USERS)
}
/** "my protocol, used in 12 hospitals of Kerala, to …": where it is already. */
const USED_THERE = /, (?:already |now |currently )?(?:used|running|tested|adopted) (?:in|by|at) [^,.;]{3,80},/
const MADE_FOR = [/\bfor\s+/gi]
const HELPS = /^(?:helps?|lets?|allows?|enables?|to help)\s/i

function usersBehind(text: string, leads: readonly RegExp[]): string | null {
  for (const before of leads) {
    for (const found of text.matchAll(before)) {
      const words = text
        .slice(found.index + found[0].length)
        .replace(
          /^(?:the )?(?:(?:about|around|roughly|up to|some|at least) )?(?!(?:911|988|211|311) )(?:\d{1,3}(?:,\d{3})*\+?|two|three|four|five|six|seven|eight|nine|ten|several|many)(?: (?:to|or) (?:\d+|[a-z]+))? (?:(?:other|more|additional) )?(?=[a-z])/i,
          '',
        )
        .replace(/^(?:an? )?(?:(?:small|first) )?(?:group|number|handful|set|series|pair|dozen) of (?=[a-z])/i, '')
        .replace(/[;:]|(?<!\bU\.S)\.(?=\s|$)/g, ' ,')
        .split(/\s+/)
      const group: string[] = []
      for (const word of words.slice(0, 6)) {
        const parted = !/^(?:and|or)$/i.test(word) || USER_HEAD.test(group.at(-1) ?? '') || IRREGULAR.test(group.at(-1) ?? '')
        if ((STOP.test(word) && (parted || group.length === 0)) || /^(?:can|could|will|do|does|cannot|never|quit|is|are|was|were|have|has|may|must|should|who|whose|used|working|aged|,)$/i.test(word))
          break
        if (
          group.length > 0 &&
          /s$|^children$|^people$/.test(group.at(-1) ?? '') &&
          (/^[a-z]{2,}ing$/.test(word) || findVerb(word)?.base === word || actionOf(word) === word || findVerb(word)?.form === 'gerund')
        )
          break
        // "helps electricians size panels": behind those who are helped stands what they do.
        if (HELPS.test(found[0]) && group.length > 0 && !/s$/.test(word) && arePersons(group.join(' '))) break
        group.push(word.replace(/,$/, ''))
        if (word.endsWith(',')) break
      }
      // "that shows store managers which …": what the thing does to them.
      const doing = /^that\b/i.test(found[0]) && group.length > 1 && /^[a-z]{2,}[^s]s$/.test(group[0] ?? '') && !/^(?:sports|sales|operations|arts|communications|logistics)$/.test(group[0] ?? '')
      const said = (doing ? group.slice(1) : group).join(' ').replace(/^(?:(?:the|our|my|all|other) )+/i, '')
      const last = said.split(' ').at(-1) ?? ''
      if (
        said !== '' &&
        said.split(' ').length <= (said.includes(' and ') ? 5 : 4) &&
        (USER_HEAD.test(last) || IRREGULAR.test(last)) &&
        !isThing(last) &&
        // "where too few data exist", "in one district and train districts"
        !/^(?:ex|cons|pers|ass|res|ins)ists$/i.test(last) &&
        !(/ and /.test(said) && pluralOf(said.split(' and ')[0]?.split(' ').at(-1) ?? '') === last) &&
        !areNobody(said) &&
        // "in rural counties" is where it happens.
        !(/^(?:in|to)\s/i.test(found[0]) && /^(?:cities|towns|states|counties)$/i.test(last)) &&
        // So are "other states", whatever stands before them.
        !/^(?:(?:other|more|all|many|\d+) )*states$/i.test(said) &&
        !IS_REGION.test(said) &&
        !areWrongdoers(said) &&
        !isDeed(said.split(' ')[0] ?? '', before) &&
        !/^(?:an?|this|these|each|their|its|his|her|your)\b/i.test(said)
      )
        return `${said}${besideThem(text, said)}${ofWhom(text, said)}`
    }
  }
  return null
}

/** "mills" → " and ferry stations", where the text goes on with organizations and says no more of them. */
function besideThem(text: string, said: string): string {
  const rest = text.slice(text.indexOf(said) + said.length)
  const other = /^ and (?!(?:their|its|other)\b)((?:[a-z-]+ ){0,2}[a-z-]+s)(?=$|[.,;]| (?:in|across|at|with|from|near|next|around)\b)/.exec(rest)?.[1]
  return other && !said.includes(' and ') && namesUsers(said) && namesUsers(other) && !arePersons(said) && !arePersons(other) && !isDeed(other.split(' ')[0] ?? '', /for/) ? ` and ${other}` : ''
}

/** "roofing contractors": what they do, and nothing that is to be done. */
const OF_TRADE =
  /^(?:roofing|plumbing|mining|farming|fishing|shipping|trucking|logging|landscaping|catering|recycling|ranching|dredging|brewing|banking|nursing|housing|manufacturing|engineering|welding|boating|printing)$/i

/** Behind "for" and "shows" no verb in its base form can stand: "machine shops", "research departments". */
function isDeed(word: string, before: RegExp): boolean {
  const form = findVerb(word)?.form
  if (OF_TRADE.test(word) && before.source.startsWith('\\bfor')) return false
  return form !== undefined && (form === 'gerund' || !(before === SHOWN || before.source.startsWith('\\bfor')))
}

/** Where people are meant, and not those who govern there. */
const IS_REGION =
  /\b(?:cold|cool|hot|warm|humid|dry|wet|snowy|windy|western|eastern|southern|northern|midwestern|coastal|border|mountain|inland|gulf|plains|desert|drought)(?: U\.?S\.?)? (?:states|counties|cities|towns|regions)$/i
/** "in states where people cook with peat": who they are, what they do says. */
const WHERE_PEOPLE =
  /\b(?:states|counties|cities|towns|regions|areas|villages|valleys|places)(?: \([^()]{0,80}\))? where (people|households|families|farmers|ranchers|owners|homeowners|residents|tenants|workers|growers|fishermen) (?=((?:still |mostly |often |mainly )?[a-z]+ [a-z]+(?: [a-z]+){0,4}?)(?:[.,;]|$))/i
const whoLiveThere = (text: string, answer: string): string | null => {
  const [, who, does = ''] = WHERE_PEOPLE.exec(text) ?? []
  if (who === undefined || /^(?:can|could|will|do|does|cannot|are|is|were|have|has|may|must|never)\b/.test(does)) return null
  if (!/^people$/i.test(who)) return who
  return /\b(?:houses|homes)\b/i.test(answer) ? `households that ${does}` : `${who} who ${does}`
}

/** "children" → "children with disabilities", where the text goes on so. */
function inTheirState(users: string, text: string): string {
  const rest = text.slice(text.indexOf(users) + users.length)
  const state = STATE.exec(rest)?.[0]
  return state && arePersons(users) ? `${users}${state}` : users
}
const STATE = /^ with (?:(?!(?:a|an|the|our|my|new|this)\b)[a-z-]+ ){0,2}?[a-z-]*(?:ities|ism|entia|etes|osis|itis|cancer|diseases?|disorders?|impairments?|injuries|conditions|syndrome|stroke)\b/i

/** "parents" → " of deaf children", where the text goes on so. */
function ofWhom(text: string, said: string): string {
  const rest = text.slice(text.indexOf(said) + said.length)
  const whom = /^ of ((?:[a-z-]+ ){0,2}[a-z-]+)\b/i.exec(rest)?.[1]?.split(' ') ?? []
  const end = whom.findIndex((word) => USER_HEAD.test(word) || IRREGULAR.test(word))
  return end === -1 ? '' : ` of ${whom.slice(0, end + 1).join(' ')}`
}

/** "… so that community laboratories can adjust each dose": who is to be able to do what. */
function purposeIn(text: string): Purpose | null {
  const sentence = text.replace(/[.!?]+$/, '')
  const safe = (purpose: Purpose): Purpose | null => (countWords(purpose.goal) >= 2 && countWords(purpose.goal) <= 24 && isSafe(purpose.goal) && !/[<>{}|\\]|\bI\b/.test(purpose.goal) ? purpose : null)
  const so = /,? so that (.+)$/i.exec(sentence)?.[1]
  if (so) {
    const able = /^(.{3,80}?) (?:can|could|are able to|will be able to) (.+)$/i.exec(so)
    return able && !/^(?:their|its|his|her|they|it|even)\b/i.test(able[1] ?? '')
      ? safe({ who: able[1] ?? '', goal: withoutLaterDeed(able[2] ?? '') })
      : /\b(?:is|are|has|have|reach|get|receive)\b/i.test(so)
        ? safe({ who: null, goal: so })
        : null
  }
  const users = usersIn(sentence)
  if (!users) return null
  const helped =
    new RegExp(`\\b(?:helps?|lets?|allows?|enables?|help) (?:the )?${RegExp.escape(users)} (?:to )?([a-z]+ .+)$`, 'i').exec(sentence)?.[1] ??
    new RegExp(`\\bfor (?:the )?${RegExp.escape(users)} to ([a-z]+ .+)$`, 'i').exec(sentence)?.[1]
  const goal = helped?.split(/,? (?:by|through|so that|with a|using) |, (?:and|which|they|it|we|because|but|since) /)[0]
  return goal && (findVerb(goal.split(' ')[0] ?? '') ?? actionOf(goal.split(' ')[0] ?? '')) ? safe({ who: users, goal }) : null
}

/** "harbor offices and ferry lines must file plans": who has to do what the project is about. */
function whoMust(sentences: readonly string[]): string | null {
  const who = sentences
    .map((sentence) => /^(?:today, )?((?:[a-z-]+ ){0,3}[a-z]+s(?: and (?:[a-z-]+ ){0,3}[a-z]+s)?) (?:must|have to|need to|cannot|lack|wait|lose) /i.exec(sentence)?.[1])
    .find((found) => found !== undefined)
  return who !== undefined && namesUsers(who) && areSomebody(who) ? lowerFirst(who) : null
}

/** A noun phrase without article that can be developed: its head is a plural or a kind of thing. */
function namesThing(rest: string): boolean {
  const words = rest.split(' ')
  const end = words.findIndex((word, at) => at > 0 && (STOP.test(word) || /^(?:made|based|used|designed)$/.test(word)))
  const head =
    words
      .slice(0, end === -1 ? words.length : end)
      .at(-1)
      ?.toLowerCase() ?? ''
  return head in HEADS || head.replace(/s$/, '') in HEADS || (end > 0 && /[^s]s$/.test(head) && !/(?:ics|us|is)$/.test(head))
}

const OF_A_SENTENCE = /\b(?:i|my|we|our|is|are|was|were|will|would|should)\b/i

/** A thing that is named without a verb: "online platform for exporters, next step is matching them" → "online platform for exporters"; null for anything else. */
function namedThing(rest: string): string | null {
  const named = rest.split(/, | instead of | rather than /)[0] ?? rest
  if (!/^[A-Za-z0-9-]+(?: [A-Za-z0-9-]+){2,29}$/.test(named) || !namesThing(named)) return null
  if (arePersons(upToStop(named.split(' ')).join(' '))) return null
  if (OF_A_SENTENCE.test(upToStop(named.split(' ')).join(' ')) || /\b(?:i|my|we|our)\b/i.test(named)) return null
  return OF_A_SENTENCE.test(rest.slice(named.length)) ? named : rest
}

/** The words before the first that goes on from a noun. */
function upToStop(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && STOP.test(word))
  return end === -1 ? words : words.slice(0, end)
}

/** "training guide for auditors": a verb in -ing that is a part of what is made. */
const namesKnown = (words: readonly string[]): boolean => (upToStop(words).at(-1) ?? '').toLowerCase().replace(/,$/, '') in HEADS

/** Words before which a singular noun lacks nothing. */
const DETERMINED = /^(?:an?|the|my|our|this|that|one|two|three|new|and|or|any|all|each|every|more|better|how|whether|to|in|on|with|for|at|\d.*)$/i

/** Verbs of a change that is made with a thing: "adapt a heat pump", "extend the network". */
const TAKES_A_THING = /^(?:adapt|test|pilot|validate|deploy|introduce|extend|expand|scale)$/

/** "early warning system for landslides" → "an early warning system for landslides"; plurals and what cannot be told stay. */
export function withItsArticle(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  // "set up a course"
  if (/^(?:up|out|down|on|off|together)$/i.test(rest[0] ?? '')) return phrase
  if (STUDIES.has(verb) || (DETERMINED.test(rest[0] ?? '') && !/^new$/i.test(rest[0] ?? ''))) return phrase
  const end = rest.findIndex((word, at) => at > 0 && (STOP.test(word) || /,$/.test(rest[at - 1] ?? '') || /^(?:made|based|used|designed)$/.test(word)))
  const head = (rest.slice(0, end === -1 ? rest.length : end).at(-1) ?? '').replace(/,$/, '').toLowerCase()
  // "make a cheaper test", and not "make school lunch better".
  if (CHANGES.has(verb) && !TAKES_A_THING.test(verb) && !(verb === 'make' && head in HEADS)) return phrase
  return ((head in HEADS || isSingularNoun(head)) && !isMassNoun(head)) || /^(?:alarm|laborator?y|vaccine|pattern|set)$/.test(head)
    ? `${verb} ${/^(?:extend|expand|scale)$/.test(verb) || /^[A-Z][a-z]+[A-Z]/.test(rest[0] ?? '') ? `the ${rest.join(' ')}` : withArticle(rest.join(' '))}`
    : phrase
}

/** "develop a camp for teens and teacher handbook": the second thing lacks its article. */
const AND_ANOTHER = /^([a-z]+ (?:an? )?.+ (?:for|in|at|with) .+) and (?!an?\b|the\b)((?:[a-z-]+ ){0,2}[a-z]*[^s\W])$/

/** "expand our school program", "a version of my model": whose it is, a title does not tell. */
const OWN_THING =
  /^((?:expand|extend|scale up|scale|continue|grow|adapt|bring|test|publish|validate|improve|translate|introduce|finish|complete|offer|make an? (?:[a-z-]+ ){1,3}of)) (?:our|my) (?:own |existing |current )?(?!(?:[a-z]+ )?(?:business|company|firm|practice|career|house|family)\b)(?=[a-z])/i

const NO_DEED = /^(?:be|being|become|have|having|get|know|like|love|want|live|stay|remain|earn|find|keep|continue|go|come|see|feel|think|the|more|also|really|just|only|not|never|\w+ly|\w+ing|\w+ed)$/

/** "a playbook for small clinics: inventory every system, retire duplicates": behind the colon stands what it is made of. */
const withoutParts = (sentence: string): string => {
  const [before = '', ...parts] = sentence.split(/: (?=[a-z]|I\b)/)
  return parts.length > 0 && countWords(before) >= PHRASE.named ? before : sentence
}

/** Words that are enough to tell a project by before a colon, most of a phrase, fewest that a cut leaves, and how many more may end a row of names. */
const PHRASE = { named: 4, most: 32, least: 8, endsRow: 4 }
/** "design, build, and test a winch": of several deeds on one thing. */
const SEVERAL_DEEDS = /^([a-z]+)(?:, [a-z]+){0,3},? and [a-z]+ (?=(?:an?|the) )/

/** Where a phrase that is too long may end. */
const JOINT = /(?:, (?:which|so that|and then|where|while|with the goal)|; | - )/
const LOOSE_JOINT = /(?:, | (?=(?:without|so that|so|because|while|using|including|and then|before|after) ))/g

const NAME = '\\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20}){0,2}'
/** "Ohio, Iowa, and Utah": said whole or not at all. */
const ROW_OF_NAMES = new RegExp(`(?<!\\p{L})${NAME}(?:, ${NAME}){1,6},? (?:and|or) ${NAME}`, 'gu')

/** The phrase up to its last joint within the limit; to its last word within it where no joint is left. */
function shortened(phrase: string): string {
  const cut = phrase.split(JOINT)[0] ?? phrase
  if (countWords(cut) >= PHRASE.named && countWords(cut) <= PHRASE.most) return cut
  const rows = [...phrase.matchAll(ROW_OF_NAMES)].map(({ index, 0: row }) => ({ from: index, to: index + row.length }))
  const ends = [...phrase.matchAll(LOOSE_JOINT)]
    .map(({ index }) => {
      const row = rows.find(({ from, to }) => from < index && index < to)
      return { part: phrase.slice(0, row?.to ?? index), most: PHRASE.most + (row === undefined ? 0 : PHRASE.endsRow) }
    })
    .filter(({ part, most }) => countWords(part) >= PHRASE.least && countWords(part) <= most)
    .map(({ part }) => part)
  return (
    ends.at(-1) ??
    phrase
      .split(' ')
      .slice(0, PHRASE.most)
      .join(' ')
      .replace(/\s+(?:and|or|of|to|for|the|a|an|in|with|that|by)$/i, '')
  )
}

/** A word in -ing, and one whose base cannot be told from it: "using", "planning", "sourcing", "baking". */
const PLAIN_GERUND = /^[a-z]*[aeiou][a-z]*[^aeiou\W]ing$/
const LOST_LETTER = /(?:([a-z])\1|[cgsuvz]|[aeiou][a-z])ing$/

/** "repair package for piers": a noun in the form of a verb, before a thing that would need an article behind that verb. */
export const NOUN_FIRST =
  /^(?:repair|test|support|research|process|project|audit|loan|exchange|screen|retrofit|rescue|transfer|transport|control|report|transit|upgrade|study|practice|change|trade|care|work)$/
/** Adjectives in the form of a verb, before a thing that is made: "clean water kits", "secure messaging app". */
const ADJECTIVE_TOO = /^(?:clean|clear|secure|dry|free|warm|cool|smooth|complete|direct|separate|correct|light|live|quiet|lean|slow|present)$/i
/** What stands before no adjective. */
const NO_ADJECTIVE = /^(?:an?|the|my|our|your|their|its|this|that|these|those|all|each|every|up|out|more|new|one|two|three|four|five|\d.*)$/i

/** "Open data set": an adjective before the thing; whoever opens something opens a house, or says which. */
function opensWithAdjective(rest: string): boolean {
  const [first = '', ...words] = rest.split(' ')
  if (NO_ADJECTIVE.test(words[0] ?? 'the')) return false
  const named = upToStop(words.map((word) => word.replace(/,$/, '')))
  if (/^open$/i.test(first)) return !areOrganizations(named.join(' ')) && !SITE.test((named.at(-1) ?? '').replace(/s$/, ''))
  const head = (named.at(-1) ?? '').toLowerCase()
  return ADJECTIVE_TOO.test(first) && named.length > 1 && (head in HEADS || head.replace(/s$/, '') in HEADS)
}
const isKnownThing = (word: string): boolean => word in HEADS && !isMassNoun(word) && word !== 'software'

/** Nobody develops a firm. */
const HOUSE = /^(?:company|firm|nonprofit|agency|cooperative|startup)$/
const DEVELOPED = /^(?:tool|method|model|system|software|protocol|framework|platform|sensor|device|algorithm|procedure|standard|process|technique)$/

function verbPhrase(sentence: string): string | null {
  let rest = withoutParts(sentence.replace(/[.!?]+$/, '').trim())
  let asked = false
  for (let round = 0; round < 2; round++)
    rest = rest.replace(INTRO, (said) => {
      asked = /(?:to|will|[’']ll)\s+$/i.test(said)
      return ''
    })
  rest = rest
    .replace(/^(?:be )?(?:able to|continue to|also)\s+/i, '')
    .replace(/^be (?=[a-z]+ing\b)/i, '')
    .replace(/^(?:put|bring|pull) together (?=an? |the |my |our |one )/i, 'assemble ')
    .trim()
  const words = rest.split(' ')
  const first = words[0]?.toLowerCase().replace(/,$/, '') ?? ''
  const verb = findVerb(first)
  let phrase: string
  if (
    (first === 'training' && /^(?:for|of|on|in|about|to)$/i.test(words[1] ?? '')) ||
    (!asked && NOUN_FIRST.test(first) && (isKnownThing(words[1] ?? '') || /^(?:kits|packages|sheets|manuals)$/.test(words[1] ?? '')) && STOP.test(words[2] ?? ''))
  )
    phrase = `develop ${lowerFirst(rest)}`
  else if (!asked && opensWithAdjective(rest)) phrase = `develop ${lowerFirst(rest)}`
  else if (
    verb?.form === 'gerund' &&
    !/^(?:build|develop|create|design|make|write|prepar|launch|publish|produc|compil)/.test(verb.base) &&
    words.length > 1 &&
    !DETERMINED.test(words[1] ?? '') &&
    namesKnown(words)
  )
    phrase = `develop ${lowerFirst(rest)}`
  // "Retrofit of the fans": a noun of an action, whose verb takes what it is of.
  else if (!asked && /^of$/i.test(words[1] ?? '') && verb?.form === 'base' && verb.base === first && words.length > 3) phrase = [ACTIONS[first] ?? first, ...words.slice(2)].join(' ')
  // "Linking the records of …": before its object a word in -ing is a verb, whether it is known or not.
  else if (!verb && PLAIN_GERUND.test(first) && !LOST_LETTER.test(first) && /^(?:the|their|its)$/i.test(words[1] ?? '')) phrase = [first.slice(0, -3), ...words.slice(1)].join(' ')
  else if (verb && (verb.form === 'base' || verb.form === 'gerund' || verb.base === first)) phrase = [words[0]?.endsWith(',') ? `${verb.base},` : verb.base, ...words.slice(1)].join(' ')
  // Behind "I want to" stands a verb in its base form, whether it is known or not.
  else if (asked && /^[a-z]{3,}$/.test(first) && (!NO_DEED.test(first) || (first === 'continue' && /^(?:the|an?)$/.test(words[1] ?? '')))) phrase = rest
  // "the same as my job": nothing is named.
  else if (/^(?:an?|the) same\b/i.test(rest)) return null
  else if (/^(?:give|lend|send|hand)$/.test(first) && words.length > 3) phrase = lowerFirst(rest)
  else if (/^(?:an?|the)\s/i.test(rest)) phrase = `develop ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
  else if (/ing$/.test(first) && /^(?:the|their|its)$/i.test(words[1] ?? '')) return null
  else {
    const thing = namedThing(rest)
    if (thing === null) return null
    phrase = `develop ${/^[A-Z][a-z-]*$/.test(words[0] ?? '') ? `${thing.charAt(0).toLowerCase()}${thing.slice(1)}` : thing}`
  }
  phrase = withAgreement(
    withItsArticle(
      phrase
        .replace(/\s+/g, ' ')
        .replace(/^([a-z]+(?:, [a-z]+)+) and ([a-z]+ (?:an?|the) )/, '$1, and $2')
        .replace(OWN_THING, '$1 the ')
        .replace(/\b(?:my|our) (?=(?:[\w-]+ ){0,3}(?:code|software|model|method|tool|app|unit|data|system|platform|program|kit|design|schedule|analysis|version|library|protocol)\b)/g, 'the ')
        .replace(/\b(of|from|with|in) (?:my|our) (?!(?:[\w-]+ )?(?:company|firm|business|practice|team|lab|boss|employer|family|district|school|town|city|state|own)\b)(?=\w)/g, '$1 the ')
        .replace(/, and to (?=[a-z]+ [a-z])/, ' and ')
        .replace(AND_ANOTHER, (said, before: string, thing: string) =>
          (thing.split(' ').at(-1) ?? '') in HEADS && !isMassNoun(thing.split(' ').at(-1) ?? '') ? `${before} and ${withArticle(thing)}` : said,
        )
        .replace(/,? so even (the [a-z]+(?: [a-z]+)?) can afford$/i, ', so that even $1 can afford it'),
    ),
  )
  // "make the rope method into a published procedure"
  phrase = phrase.replace(/^make (?=(?:the|an?) [^,.;]{3,80}? into an? )/, 'develop ')
  // What is made of methods and tools is developed: "make a leak method".
  if (/^make an? /.test(phrase) && DEVELOPED.test(headOf(phrase) ?? ''))
    phrase = phrase.replace(/^make (an?) (cheap )?/, (_made, article: string, cheap?: string) => `develop ${cheap === undefined ? article : 'a low-cost'} `)
  if (/^develop an? /.test(phrase) && HOUSE.test(headOf(phrase) ?? '')) phrase = phrase.replace(/^develop/, 'establish')
  if (countWords(phrase) > PHRASE.most) phrase = shortened(phrase)
  return countWords(phrase) >= 3 ? phrase.replace(/[,;:]$/, '') : null
}
