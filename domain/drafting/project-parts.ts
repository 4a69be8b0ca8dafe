/** The parts of a stated project that follow from its own words; what they do not tell is told as a plan of work and not taken from another subject. */
import { capitalize, countWords, joinList, withArticle } from '../endeavor/sentence-forms.ts'
import { titleScore } from '../resume/header-words.ts'
import { endsInJob } from '../resume/job-heads.ts'
import { areOrganizations, arePersons, someUsers } from './persons.ts'
import type { ContributionForm } from './problem-area.ts'
import { countedIn, recorded, type Measured } from './project-measures.ts'
import { metricOf } from './line-results.ts'
import { OWN_NAME } from './own-names.ts'
import { findVerb, gerundOf } from './verbs.ts'
import { topicStems } from './topic-fit.ts'
import type { Chooser } from './wording.ts'

/** "so that small districts can prevent exposure": who is to be able to do what. `who` null: a state that is to be reached. */
export type Purpose = { who: string | null; goal: string }

/** What the parts of a project are said of. `users` null: the words do not tell for whom it is. */
export type ProjectParts = { form: ContributionForm; object: string | null; users: string | null; purpose: Purpose | null }

/** How the text speaks of a project that makes no single thing. */
const UNNAMED: Readonly<Record<ContributionForm, string>> = { tool: 'tool', practice: 'method', training: 'course', evidence: 'study', service: 'program' }

export type Told = Pick<ProjectParts, 'object' | 'form'> & { phrase?: string | undefined }

/** "stack salt tolerance … to release four parent lines": what comes of it. */
const BRED = /^(?:stack|breed|pyramid|introgress) .{0,200}?\b(lines|varieties|cultivars)\b/
const VERSION = /^[a-z]+ an? ((?:[a-z-]+ ){0,3}(?:version|edition|release) of (?:the )?[A-Z][\w-]*)/
/** Verbs behind which stands what is made, and of which others can take it up. */
const MAKES = /^(?:build|develop|create|make|write|design|publish|release|share|prepare|assemble|produce|launch|offer|compile)$/
/** Behind these stands somebody, and no subject. */
const OF_SOMEBODY = /^(?:help|teach|train|enable|let|support|show|give|serve|empower|advise|bring|ensure|get|work)$/
const ENDS =
  /^(?:for|of|to|in|on|at|by|with|from|as|that|which|who|so|through|across|under|among|against|between|within|into|via|until|without|using|used|spoken|based|made|offered|before|after|while|because|if|when|where)$/i

/** "multi-aircraft supervision" of "improve multi-aircraft supervision under part 108"; null where no short noun phrase stands behind the verb. */
function subjectOf(phrase: string): string | null {
  // "design, build, and test a winch"
  const [verb = '', ...words] = phrase.replace(/^([a-z]+)(?:, [a-z]+){0,3},? and [a-z]+ (?=(?:an?|the) )/, '$1 ').split(' ')
  if (OF_SOMEBODY.test(verb) || /^(?:how|what|whether|why|when|where|it|this|their|its)$/i.test(words[0] ?? 'it')) return null
  const end = words.findIndex((word, at) => ENDS.test(word) || (/,$/.test(words[at - 1] ?? '') && !/(?:ing|al|ed|ary|ive|ous|ic|able|time),$/.test(words[at - 1] ?? '')))
  const said = words
    .slice(0, end === -1 ? words.length : end)
    .join(' ')
    .replace(/,$/, '')
  return /^[\p{L}\d][\p{L}\d’', -]{1,60}$/u.test(said) && said.split(' ').length <= 7 ? said : null
}
/** "make maps readable": a state that is reached, and nothing that is made. */
const isState = (verb: string, subject: string): boolean =>
  verb === 'make' && !/^(?:an?|the) /.test(subject) && / (?:[a-z]+(?:able|ible)|[a-z]{2,6}er|ready|easy|public|open|clear|fair|safe|known|available)$/.test(subject)
/** "speech recognition", "early reporting": what goes on, and nothing that is handed out. */
const IS_DOING = /(?:[a-z]{3}tion|[a-z]{3}ing|[a-z]{3}ment)$/
/** "replacing the gas" of "replace the gas in old pumps": what is done, as the object of a preposition. */
function doingOf(phrase: string): string | null {
  const verb = phrase.split(' ')[0] ?? ''
  const subject = subjectOf(phrase)
  // "taking dyeing from the pilot to two mills": without from where and to where it says nothing.
  return subject === null || /^(?:take|bring|put|move|carry)$/.test(verb) || findVerb(verb)?.form !== 'base'
    ? null
    : MAKES.test(verb) && !isState(verb, subject)
      ? subject
      : `${gerundOf(verb)} ${subject}`
}

/** "sensor network", "method", "TideWatch": what the text calls it, without an article. */
export function projectNoun({ object, form, phrase = '' }: Told): string {
  // "TideNet 2.0, a many-port version"
  if (object !== null) return object === 'version' ? 'release' : object
  const version = VERSION.exec(phrase)?.[1]
  if (version !== undefined) return version
  const bred = BRED.exec(phrase)?.[1]
  if (bred !== undefined) return bred
  const made = MAKES.test(phrase.split(' ')[0] ?? '') ? subjectOf(phrase) : null
  const subject = made !== null && (isState(phrase.split(' ')[0] ?? '', made) || IS_DOING.test(made)) ? null : made
  return nameIn(phrase) ?? subject?.replace(BEFORE_NOUN, '') ?? UNNAMED[form]
}
/** What stands before a noun once, and not each time it is spoken of: "the Pier 12 drawings", then "the drawings". */
const BEFORE_NOUN = /^(?:(?:an?|the|new|first|better|more|cheaper|\d+|two|three|four|five|six|seven|eight|nine|[A-Z][a-z]+ \d+) )+/
const nameIn = (phrase: string): string | null => OWN_NAME.exec(phrase)?.[0] ?? IN_CAPITALS.exec(phrase)?.[1] ?? GOES_ON.exec(phrase)?.[1] ?? null
/** "expand Tide House to four more states" */
const GOES_ON = /^(?:(?:expand|extend) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:to|from) )|complete (?=the \p{Lu}{3,10} with ))((?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+){0,2})/u
/** "offer TIDELINK as a free service": a name in capitals where a thing is handed on. */
const IN_CAPITALS = /^(?:offer|bring|extend|expand|scale) (?:the )?(\p{Lu}{5,14})(?= (?:as|to|from|for|in) )/u
/** "the sensor network", "the method", "TideWatch". */
export function projectThing(parts: Told): string {
  const noun = projectNoun(parts)
  return noun === nameIn(parts.phrase ?? '') ? noun : `the ${noun}`
}

type Shown = { readonly kind: string; readonly clause: string; readonly result: string | null }
const WAS_CHANGED = /^([A-Z][a-z]+(?: [a-z]+){0,5}) (?:was|were) (?:cut|reduced|raised|lowered|shortened|increased|improved) (?=(?:from|by) )/
/** What the work told beside a project was counted in, where both share a word: "blood delivery time". */
export function measureShown(whys: readonly Shown[], project: string): string | null {
  const own = new Set(topicStems(project))
  const found = whys
    .filter(({ kind, clause, result }) => kind === 'work' && topicStems(`${clause} ${result ?? ''}`).some((stem) => own.has(stem)))
    .map(({ clause, result }) => metricOf(clause, result?.replace(WAS_CHANGED, '$1 fell ') ?? null))
    .find((metric) => metric !== null)
  return found?.includes(' ') ? found : null
}

/** The means of a project that changes something and names no thing that is made. */
export function projectMeans({ object, form, phrase = '' }: Told, choose: Chooser): string {
  // Where the words say by what it is done, nothing else does it.
  if (/ (?:with|by|using|through|into|by means of) an? /.test(phrase)) return ''
  // What is called by its own words needs no other.
  if (object !== null || projectNoun({ object, form, phrase }) !== UNNAMED[form]) return ''
  const doing = doingOf(phrase)
  if (doing !== null && form !== 'evidence') {
    if (MAKES.test(phrase.split(' ')[0] ?? '') && !isState(phrase.split(' ')[0] ?? '', subjectOf(phrase) ?? ''))
      return { tool: 'It will be built as a tool that others can test and correct.', practice: 'It will be documented as a method that others can test and correct.', training: '', service: '' }[form]
    const made = { tool: 'tool', practice: 'written method', training: 'course', service: 'program' }[form]
    return choose('own means', [`I will do this with a ${made} for ${doing} that others can test and correct.`, `The means will be a ${made} for ${doing}, open to others from the start.`])
  }
  switch (form) {
    case 'tool':
      return choose('own means', ['I will do this with a tool that users can test and correct.', 'The means will be a tool that users can test for themselves.'])
    case 'practice':
      return choose('own means', ['I will do this with a written method that others can test and follow.', 'The means will be a method that is documented, tested, and open to others.'])
    case 'training':
      return choose('own means', ['I will do this with a course that other instructors can repeat.', 'The means will be a course whose lessons and tests are open to other instructors.'])
    case 'service':
      return choose('own means', ['I will do this with a program whose costs and results are open to others.', 'The means will be a small program that others can replicate from its records.'])
    case 'evidence':
      return ''
  }
}

type Trouble = { clause: string; told: boolean }

/** What goes wrong today. `told`: the visitor says so; else it is concluded from what is to become possible. */
export function problemSaid({
  purpose,
  trouble,
  phrase = '',
  said: given,
}: {
  purpose: Purpose | null
  trouble: Trouble | null
  phrase?: string | undefined
  said?: object | undefined
}): Trouble | null {
  if (given !== undefined) return trouble
  const said =
    trouble ??
    (purpose?.who && !/^(?:any|each|every)\b/i.test(purpose.who) && !/\b(?:it|them)\b/.test(purpose.goal)
      ? { clause: `many ${purpose.who.replace(/^(?:the|all|many|most) /i, '')} find it hard to ${purpose.goal}`, told: false }
      : null)
  // "help yards find their leaks", because "yards do not know their leaks": the aim once more is no problem.
  const own = new Set(topicStems(phrase))
  return said !== null && !said.told && own.size > 0 && topicStems(said.clause.replace(NOT_DONE, ' ')).every((stem) => own.has(stem)) ? null : said
}
const NOT_DONE = /\b(?:many|often|do not|does not|cannot|know|find it hard to|find)\b/g

/** Today’s trouble in the visitor’s words, or as the other side of what is to become possible; nothing where neither is known. */
export function projectProblem(
  { purpose, trouble, phrase, said }: { purpose: Purpose | null; trouble: Trouble | null; phrase?: string | undefined; said?: { shortfall: boolean } | undefined },
  choose: Chooser,
): string {
  // Given word for word it is a sentence of its own, and where it was left empty nothing is concluded.
  if (said !== undefined) return said.shortfall ? (trouble?.clause ?? '') : ''
  const clause = problemSaid({ purpose, trouble, phrase })?.clause
  if (clause !== undefined) {
    return choose('own problem', [
      `The problem this project addresses is that ${clause}.`,
      `The problem is a practical one: ${clause}.`,
      /\b(?:today|now|currently)\b/i.test(clause) ? `As matters stand, ${clause}.` : `Today, ${clause}.`,
      `As matters stand, ${clause}.`,
      `I am undertaking this work because ${clause}.`,
    ])
  }
  return ''
}

/** What kind of thing is made, as far as its noun tells: each is built, tried, and handed out in its own way. */
type Kind =
  | 'process'
  | 'program of a computer'
  | 'plant'
  | 'machine'
  | 'sheet'
  | 'board of figures'
  | 'apparatus'
  | 'text'
  | 'kit'
  | 'rule'
  | 'approach'
  | 'checklist'
  | 'course'
  | 'study'
  | 'group program'
  | 'service'
  | 'other thing'

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^process$/, 'process'],
  [/^(?:workbook|sheet|spreadsheet|calculator|scorecard|template|model|index)$/, 'sheet'],
  [/^(?:dashboard|tracker|database|registry|portal)$/, 'board of figures'],
  [/^(?:device|sensor|bench|prototype|simulator|gauge|instrument)$/, 'apparatus'],
  [/^(?:machine|robot|drone|battery|unit|skid|pump|box|rig|boiler|engine|motor|vehicle)$/, 'machine'],
  [/^(?:plant|line|site|facility|factory|mill|refinery|foundry|hatchery|greenhouse|farm)$/, 'plant'],
  [/^(?:guide|handbook|manual|playbook|catalog)$/, 'text'],
  [/^(?:kit|toolkit)$/, 'kit'],
  [/^(?:checklist|form|test)$/, 'checklist'],
  [/^approach$/, 'approach'],
  [/^(?:standard|protocol|procedure|framework|method|policy)$/, 'rule'],
  [/^(?:course|curriculum|academy|workshop|class|training)$/, 'course'],
  [/^(?:study|survey|surveillance|benchmark|trial)$/, 'study'],
  [/^(?:program|network|cooperative)$/, 'group program'],
  [/^(?:service|clinic|firm|center|nonprofit|company|startup|organization|business|agency)$/, 'service'],
  [
    /^(?:app|software|toolchain|platform|tool|converter|reader|scanner|translator|pipeline|release|version|parser|plugin|chatbot|viewer|editor|system|library|engine|algorithm|website|assistant|base)$/,
    'program of a computer',
  ],
]
const BY_FORM: Readonly<Record<ContributionForm, Kind>> = { tool: 'program of a computer', practice: 'rule', training: 'course', evidence: 'study', service: 'group program' }
const kindOf = ({ object, form }: Pick<ProjectParts, 'object' | 'form'>): Kind => {
  const kind = object === null ? BY_FORM[form] : (KINDS.find(([noun]) => noun.test(object))?.[1] ?? 'other thing')
  // A workbench in a van is a service to those it goes to.
  return (kind === 'apparatus' || kind === 'machine') && form === 'service' ? 'service' : kind
}

/** What has a name of its own exists, and is brought to others. */
const isRolledOut = ({ object, phrase = '' }: Told): boolean =>
  object === null && !MAKES.test(phrase.split(' ')[0] ?? '') && !VERSION.test(phrase) && nameIn(phrase) !== null && projectNoun({ object, form: 'tool', phrase }) === nameIn(phrase)
const isVersion = ({ object, phrase = '' }: Told): boolean => object === null && VERSION.test(phrase)
/** Things that are handed out under their own words: "Pier 12 drawings". */
const areHanded = ({ object, phrase = '', form }: Told): boolean =>
  object === null && !isVersion({ object, form, phrase }) && !isRolledOut({ object, form, phrase }) && projectNoun({ object, form, phrase }) !== UNNAMED[form]

/** "expand the school program": it exists, and is not tried for the first time. */
const goesOn = (parts: Told): boolean =>
  /^(?:(?:expand|extend|scale|continue) |take the [a-z -]{3,40} from \d)/.test(parts.phrase ?? '') && ((parts.object !== null && !MEANS.test(parts.phrase ?? '')) || isRolledOut(parts))

/** "extend screening to small clinics with a toolkit": what is made anew is by what it is done. */
const MEANS = /^[a-z]+ (?!the |an? ).{3,120} (?:with|by|using|through) an? /

type Spoken = Told & { users?: string | null }

/** Steps of a project that makes no single thing, in its own words; null where they do not tell. */
function ownSteps(parts: Spoken): readonly [string, string] | null {
  const { phrase = '', object, form, users = null } = parts
  const thing = projectThing(parts)
  if (BRED.test(phrase))
    return [
      `I will make the crosses, test the offspring in field trials at more than one site, and keep only ${projectNoun(parts)} that do better than those grown today.`,
      `Offspring of each cross will be grown in field trials beside what is planted today, and only those that do better at more than one site will go on.`,
    ]
  if (goesOn(parts))
    return [
      `Each new place that takes up ${thing} will follow the same written plan, and its results will be compared with those of the earlier ones before the next joins.`,
      `I will document how ${thing} works where it is in use, start each new place from that document, and publish both sets of results side by side.`,
    ]
  if (isRolledOut(parts))
    return [
      `I will document how ${thing} is set up, have the first ${users ?? 'new sites'} follow the document on their own, and revise each step where they need help.`,
      `${users === null ? 'Each new site' : `Each group of ${users} that takes up ${thing}`} will be measured before and after it begins, and the first results will guide how ${thing} is set up at the next.`,
    ]
  if (isVersion(parts))
    return [
      `I will compare ${thing} with the full one on recorded cases, sort its errors by cause, and correct each cause before release.`,
      `${capitalize(thing)} will first be run beside the full one on recorded cases, and whatever differs will be corrected before release.`,
    ]
  if (areHanded(parts))
    return [
      `People outside the project will work from a first edition of ${thing}, and I will revise each part where they need help.`,
      `I will test a first edition of ${thing} on a real case${users === null ? '' : ` of ${users}`} and correct whatever proves unclear or missing.`,
    ]
  const doing = object === null && form === 'practice' ? doingOf(phrase) : null
  if (doing === null) return null
  const where = users === null || arePersons(users) ? '' : ` at ${users}`
  return [
    `I will document current practice${where}, change one step at a time, and keep a change only where the results support it.`,
    `A first version of the method for ${doing} will be drafted from recorded cases, applied by several people to the same cases, and clarified where they differ.`,
  ]
}

function ownOutputs(parts: Spoken): readonly [string, string, string] | null {
  const { phrase = '', object, form, users = null } = parts
  const thing = projectThing(parts)
  const whose = users === null ? '' : ` at the first ${users}`
  if (BRED.test(phrase)) return [`${projectNoun(parts)} that pass these trials`, 'a public record of the trials', 'a description of how to use them in other programs']
  if (isRolledOut(parts)) return [`a setup guide to ${thing}`, `a record of the costs and results of ${thing}${whose}`, 'a log of revised steps with reasons']
  if (isVersion(parts)) return [thing, 'a set of test cases with known outcomes', 'a user guide']
  if (areHanded(parts)) return [`a first edition of ${thing}`, 'a worked example', 'a record of each revision']
  const doing = object === null && form === 'practice' ? doingOf(phrase) : null
  return doing === null ? null : [`a written method for ${doing}`, `a record of results before and after${whose}`, 'a record of each revision']
}

const STEPS: Readonly<Record<Kind, (noun: string) => readonly [string, string, ...string[]]>> = {
  process: (noun) => [
    `I will first run the ${noun} at a small scale, record its output, quality, and cost, and enlarge it only where the results hold.`,
    `The ${noun} will be enlarged in stages, each with a written record of output, quality, and cost, and no stage will begin before the last one is stable.`,
  ],
  'program of a computer': (noun) => [
    `I will collect real cases with known outcomes, develop the ${noun} on half of them, and validate it on the other half before release.`,
    `A first version of the ${noun} will be tested on recorded cases, its errors sorted by cause, and each cause corrected before the next release.`,
  ],
  sheet: (noun) => [
    `I will test the ${noun} on closed cases, compare its results with the actual outcomes, and correct it before live use.`,
    `Testing will begin with closed cases: where the ${noun} would have given the wrong result, I will revise its rules and retest all cases.`,
  ],
  'board of figures': (noun) => [
    `I will define each measure in writing, run the ${noun} on historical records, and compare its alerts with the actual outcomes.`,
    `Testing will begin with historical records: I will check which alerts proved correct, adjust the limits, and then open the ${noun} for daily use.`,
  ],
  apparatus: (noun) => [
    `I will build one ${noun}, measure the same samples with it and with the current method, and refine the design until both agree.`,
    `A first ${noun} will run alongside current practice, and each discrepancy will be traced to its cause before a second one is built.`,
  ],
  plant: (noun) => [
    `The ${noun} will first run at a fraction of its design capacity, with input, output, and each stoppage recorded, and then scale up in stages.`,
    `I will commission the ${noun} in stages, record input, output, and cost at each stage, and proceed only where the results support it.`,
  ],
  machine: (noun) => [
    `I will build one ${noun}, run it alongside current practice, and compare performance and cost before a second one is built.`,
    `A first ${noun} will run under daily operating conditions, and each failure will be traced to its cause before a second one is built.`,
  ],
  text: (noun) => [
    `I will draft the ${noun} from real cases, have outside practitioners work from the draft, and revise each passage that they misread.`,
    `Each chapter of the ${noun} will address one real case; practitioners will follow it without help, and I will revise it wherever they get stuck.`,
  ],
  kit: (noun) => [
    `I will assemble a first ${noun}, observe a small group using it, and revise or remove the parts that go unused.`,
    `A first ${noun} will be lent to trial users, revised from their written comments, and tested again until a new group can use it unaided.`,
  ],
  checklist: (noun) => [
    `I will ${noun === 'test' ? 'try' : 'test'} the ${noun} on decided cases, have two people apply it to each, and clarify the items on which they differ.`,
    `Each item of the ${noun} has to affect a decision: I will test it on closed cases and remove items that never do.`,
  ],
  rule: (noun) => [
    `I will draft the ${noun} from current practice, have several people apply it to the same cases, and clarify what they apply differently.`,
    `A draft of the ${noun} will be tested on real cases, and each case that it does not resolve will lead to a documented revision.`,
  ],
  approach: (noun) => [
    `I will write the ${noun} down step by step, test it on cases whose outcome is known, and publish where it holds and where it fails.`,
    `Each step of the ${noun} will be tested on cases with known outcomes, and the written version will state the limits within which it holds.`,
  ],
  course: (noun) => [
    `I will build the units of the ${noun} on real cases, teach them to a first group, and keep those that change participants’ practice.`,
    `Each unit of the ${noun} will end in a task from daily work, scored before and after, and be retained only where scores improve.`,
  ],
  study: (noun) => [
    `The ${noun} will set its definitions first, collect data by one written protocol, and publish positive and negative findings.`,
    `The ${noun} will begin with written definitions, collect data under one protocol, and publish the results with their limitations.`,
  ],
  'group program': (noun) => [
    `A first group will follow a written plan; I will measure at entry, midway, and completion, and revise the ${noun} where participants drop out.`,
    `The ${noun} will start small, with a written plan and common measures, and the plan will be revised after each round.`,
  ],
  'other thing': (noun) => [
    `A first ${noun} will be tested on a small scale, with each step and its cost documented, and the plan will be revised before it is repeated.`,
    `I will document the ${noun} step by step, test the document with people outside the project, and correct it where they have difficulty.`,
  ],
  service: (noun) => [
    `Each client of the ${noun} will begin with a written baseline, receive the same agreed services, and be measured again after six months.`,
    `I will define in writing what the ${noun} does and does not cover, keep one record format for all clients, and review the terms each quarter.`,
  ],
}

/** A program that farms or ports take up has no participants who drop out. */
const TAKEN_UP = (noun: string, users: string): readonly [string, string] => [
  `The first ${users} will run the ${noun} by one written plan with the same measurements before and after, and I will revise each step that fails in daily use.`,
  `I will write down each step of the ${noun}, have the first ${users} carry it out on their own, and revise the steps that fail in daily use.`,
]

export function projectSteps(parts: Spoken, choose: Chooser): string {
  const { users = null } = parts
  if (parts.object !== null && kindOf(parts) === 'group program' && users !== null && areOrganizations(users) && !goesOn(parts)) return choose('own steps', TAKEN_UP(projectNoun(parts), users))
  return choose('own steps', ownSteps(parts) ?? STEPS[kindOf(parts)](projectNoun(parts)))
}

const OUTPUTS: Readonly<Record<Kind, (noun: string) => [string, string, string]>> = {
  process: (noun) => [`a written description of the ${noun} with its operating limits`, 'a record of output, quality, and cost at each scale', 'a list of what others need to repeat it'],
  'program of a computer': (noun) => [`a tested first version of the ${noun}`, 'a set of test cases with known outcomes', 'a user guide'],
  sheet: (noun) => [`the ${noun} with its rules documented`, 'a worked example from a closed case', 'a one-page user guide'],
  'board of figures': (noun) => [`the ${noun} itself`, 'a written definition of each measure', 'a record of alert accuracy'],
  apparatus: (noun) => [`a working ${noun}`, 'drawings with a parts list', 'a comparison with current practice'],
  plant: (noun) => [`the ${noun} in operation`, 'a record of input, output, and cost', 'an operating procedure that others can follow'],
  machine: (noun) => [`a working ${noun}`, 'drawings with a parts list', 'a record of its field trial'],
  text: (noun) => [`a first edition of the ${noun}`, 'a worked case for each chapter', 'a one-page self-check'],
  kit: (noun) => [`a first edition of the ${noun}`, 'a parts list with sources', 'instructions tested with new users'],
  checklist: (noun) => [`the ${noun} with a rationale for each item`, 'a set of scored sample cases', 'a note on its limits of use'],
  rule: (noun) => [`a first written version of the ${noun}`, 'sample cases that pass and fail it', 'a record of each revision'],
  approach: (noun) => [`a first written version of the ${noun}`, 'a set of test cases with known outcomes', 'a statement of its limits'],
  course: (noun) => [`the units of the ${noun} with their cases`, 'a skills test before and after', 'an instructor guide'],
  study: (noun) => [`a data dictionary of the ${noun}`, 'a first anonymized public release', 'a report on methods and limitations'],
  'group program': (noun) => [`a written plan for the ${noun}`, 'common record forms', 'a record of cost and results'],
  'other thing': (noun) => [`the ${noun} itself`, 'a written account of methods and costs', 'a replication guide'],
  service: (noun) => [`a written scope of the ${noun}`, 'an intake form with the baseline', 'a record of cost and results'],
}

/** Heads of programs of a computer and of much else: "library", "system". */
const OF_COMPUTERS =
  /\b(?:software|apps?|code|data|algorithms?|web|online|digital|computer|speech recognition|machine[- ]learning|AI|open-source|API|simulation|cloud|mobile phones?|programs? library|imaging|satellite|GIS|LLM)\b/i
const ALWAYS_OF_COMPUTERS = /^(?:app|software|toolchain|chatbot|plugin|parser|website|algorithm|converter)$/
/** Of kinds that go by one word in many trades only those that it surely means. */
const MEANS_ONE: Partial<Record<Kind, RegExp>> = {
  checklist: /^checklist$/,
  rule: /^(?:standard|protocol|procedure|policy)$/,
  sheet: /^(?:workbook|sheet|spreadsheet|calculator|scorecard|index|score)$/,
}
/** The kind of a thing where its noun leaves no doubt; null elsewhere. */
export function sureKindOf({ object, form, phrase = '' }: Told): Kind | null {
  if (object === null) return null
  const kind = KINDS.find(([noun]) => noun.test(object))?.[1] ?? null
  if (kind === 'approach' || kind === null || (MEANS_ONE[kind] !== undefined && !MEANS_ONE[kind].test(object))) return null
  if (kind === 'program of a computer' && !ALWAYS_OF_COMPUTERS.test(object) && !OF_COMPUTERS.test(phrase)) return null
  return (kind === 'apparatus' || kind === 'machine') && form === 'service' ? 'service' : kind
}

/** Null where the kind does not tell how it is made: no two services are set up alike. */
export function stepsOfKind(kind: Kind | null, noun: string, users: string | null): readonly [string, string, ...string[]] | null {
  if (kind === null || kind === 'service' || kind === 'other thing') return null
  if (kind === 'group program') return users !== null && areOrganizations(users) ? TAKEN_UP(noun, 'sites') : null
  return STEPS[kind === 'apparatus' ? 'machine' : kind](noun)
}
export const outputsOfKind = (kind: Kind | null, noun: string): readonly [string, string] | null => {
  if (kind === null || kind === 'other thing' || kind === 'plant') return null
  const [first, second, third] = OUTPUTS[kind](noun)
  return [first, kind === 'service' ? third : second]
}

/** Where one of them is a pair or a row, the list is told with commas throughout. */
const joinOutputs = (list: readonly string[]): string => (list.length === 2 && / and |, /.test(list[0] ?? '') ? list.join(', and ') : joinList(list))

/** The thing itself, as the first of what is handed out. */
export const firstOutput = (parts: Told): string => OUTPUTS[kindOf(parts)](projectNoun(parts))[0]

/** `outputs`: what the visitor means to hand out, which stands before what its kind hands out. */
export function projectOutputs(parts: Spoken & { outputs?: readonly string[]; deeds?: readonly string[] }, most: number, choose: Chooser): string {
  const own = parts.outputs ?? []
  const deeds = parts.deeds ?? []
  // What else the visitor will do leaves no room for what any such thing comes with.
  const count = deeds.length > 0 ? Math.min(most, Math.max(own.length, 1)) : most
  const also = deeds.length === 0 ? '' : ` I will also ${deeds.join(', and ')}.`
  const list = joinOutputs([...own, ...(ownOutputs(parts) ?? OUTPUTS[kindOf(parts)](projectNoun(parts)))].slice(0, Math.max(count, own.length, 1)))
  const many = Math.max(count, own.length, 1) === 1 ? 'output' : 'outputs'
  return `${choose('own outputs', [`The first ${many} will be ${list}.`, `I will deliver ${list}.`, `The work will produce ${list}.`, `In concrete terms, I will produce ${list}.`])}${also}`
}

/** Who uses a thing only through others. */
const SERVED = /\b(?:children|kids|infants|babies|toddlers|patients|amputees|animals|pets)\b/
const TAKES_PART: ReadonlySet<Kind> = new Set(['course', 'group program', 'service'])

/** `first`: with whom it begins, where the visitor says so. */
export function projectTrial(parts: Told & { users: string | null; first?: string | null; measured?: Measured }, place: string, employed: string, choose: Chooser): string {
  const { users, first: begins = null } = parts
  const recording = recorded(parts.measured ?? countedIn([parts.phrase ?? ''], parts.form))
  const thing = projectThing(parts)
  const two = choose('count', ['two', 'three', 'two or three'])
  const through = users !== null && SERVED.test(users) && !TAKES_PART.has(kindOf(parts))
  const sites = users === null ? '' : through ? `${two} organizations that serve ${users}` : / and /.test(users) ? `a small group of ${users}` : someUsers(users, two)
  if (begins !== null) {
    const after = begins.includes(' and ') ? ', and I will' : ' and'
    return choose('own trial', [`${capitalize(employed)}, I will start ${begins}${after} ${recording}.`, `The work will start ${begins}; ${employed}, I will ${recording}.`])
  }
  if (goesOn(parts)) {
    const places = /\bfrom (?:\d+|two|three|four|five|six|seven|eight|nine) (?:[a-z-]+ )?([a-z]+s) to /.exec(parts.phrase ?? '')?.[1]
    const more =
      users === null
        ? places === undefined
          ? 'one new place'
          : `the next ${places}`
        : arePersons(users) || / and /.test(users)
          ? `a further group of ${users}`
          : `${two} more ${users.replace(/^more /, '')}`
    return choose('own trial', [
      `${capitalize(employed)}, I will bring ${thing} to ${more}${place} first and ${recording}.`,
      `The next step is to bring ${thing} to ${more}${place}, where I will, ${employed}, ${recording}.`,
    ])
  }
  // What is piloted by its own words is tried there, and nowhere on a smaller scale.
  if (/\bpilot it (?:in|with|at) /.test(parts.phrase ?? ''))
    return choose('own trial', [`In this pilot, which I will run ${employed}, I will ${recording}.`, `${capitalize(employed)}, I will run the pilot and ${recording}.`])
  // A plant has clients or none; it is tried at a part of its size.
  if (kindOf(parts) === 'plant') return `${capitalize(employed)}, I will first run ${thing} at part of its capacity${place} and ${recording}.`
  if (users !== null && areHanded(parts)) return `${capitalize(employed)}, I will hand ${thing} first to ${sites}${place} and ${recording}.`
  const first =
    users === null
      ? [`${capitalize(employed)}, I will ${/\btest$/.test(thing) ? 'run' : 'test'} ${thing} on a small scale${place} first and ${recording}.`]
      : [`${capitalize(employed)}, I will start ${thing} with ${sites}${place} and ${recording}.`, `${capitalize(thing)} will begin with ${sites}${place}; ${employed}, I will ${recording}.`]
  return choose('own trial', [`A first trial of ${thing}${users === null ? '' : ` with ${sites}`}${place}, which I will run ${employed}, will ${recording}.`, ...first])
}

const isPost = (one: string) => endsInJob(one) || titleScore(one) >= 2
/** "case managers" → "Manager": who works in a post adopts things for oneself. */
const oneOf = (users: string) =>
  capitalize(
    users
      .split(/ (?:with|of|in|at|who) /)[0]
      ?.split(' ')
      .at(-1)
      ?.replace(/s$/, '') ?? '',
  )

export function projectSpread(users: string | null, noun: string, choose: Chooser): string {
  const head = noun.replace(/^the /, '')
  if (KINDS.find(([kind]) => kind.test(head.split(' ').at(-1) ?? ''))?.[1] === 'plant')
    return choose('own spread', [
      `I will publish the methods and results of ${noun} so that others can build one like it without starting over.`,
      `From a published record of its design, results, and limits, others can build ${withArticle(head)} of the same kind.`,
    ])
  // Who is served adopts nothing; who serves them does.
  const others = users ? (arePersons(users) && !areOrganizations(users) && !isPost(oneOf(users)) ? `others who serve ${users}` : `other ${users}`) : 'others'
  const theirs = /[^s]s$/.test(noun) ? 'their' : 'its'
  return choose('own spread', [
    `I will publish ${theirs} methods and results under an open license so that ${others} can adopt ${noun} independently.`,
    `The results will be public: ${others} can adopt ${noun} from a published description of ${theirs} results and known limits.`,
    `Beyond the first trial, I will offer ${noun} and ${theirs} results, in open form, to the professional bodies of the field${users ? ` and to ${others}` : ''}.`,
  ])
}

const RELATIVE = / (?:that|which|who|whom|whose|where|so that) /
/** "…, written for people": what is told behind a comma is told whole or not. */
const OPEN_PART = /, (?:(?:[a-z]+ed|written|put|made|built|drawn|sold|run|taught|given)\b[^,]*|[a-z]+ing)$/
/** "…, and a version" that goes on, "…, together" with something, "…, pilot it" somewhere. */
const BARE_PART =
  /,? (?:and an? [a-z]+|together|along|such as|especially|particularly|mainly|mostly|even|only|(?:and )?[a-z]+ it)$|, (?:and )?have (?:it|them) [a-z]+ed$|, [a-z]+ it (?:in|with|at) [^,]*$|,? so [^,]* (?:know|see|decide|learn|find|tell|understand|choose|check)$/
/** A title has no room for what stands in brackets. */
const withoutBrackets = (phrase: string): string => phrase.replace(/ \([^()]{0,200}\)/g, '')

/** Where a title may end without a break in its sense, the longest first: before a relative clause, or before what goes on from a noun ahead of it. */
export function shortened(phrase: string, { min, max }: { min: number; max: number }): string[] {
  const told = withoutBrackets(phrase).split(RELATIVE)[0] ?? phrase
  const ends = [...told.matchAll(/,? (?!on (?:site|call|time|hand)\b|in person\b|at (?:home|night|once|work)\b|by hand\b)(?=(?:in|for|by|on|at|with|through|from|using|without|across) )/g)].map(
    ({ index }) => told.slice(0, index),
  )
  const cuts = [told, ...ends.toReversed()].map((cut) => cut.replace(OPEN_PART, '').replace(BARE_PART, '').replace(/,$/, ''))

  return [...new Set(cuts)].filter((cut) => cut !== phrase && countWords(cut) >= min && countWords(cut) <= max && !/ (?:and|or|people|those|children|patients|users|workers|someone|anyone)$/.test(cut))
}

/** Titles of 8 words or more are made from a short phrase by what the plan says anyway. */
export function projectTitles(told: string, { object, form, users }: ProjectParts): string[] {
  const phrase = withoutBrackets(told)
  const own = capitalize(phrase)
  const lower = phrase.toLowerCase()
  const named = users !== null && !lower.includes(users.toLowerCase())
  const by =
    object !== null || /^bring [A-Z]/.test(phrase) ? [] : form === 'evidence' ? [`${own} and publish the results for others to use`] : [`${own} through a tested and published ${UNNAMED[form]}`]
  return [
    own,
    ...(named ? [`${own} for ${users}`, `${own} for ${users} in the United States`] : []),
    ...by,
    `${own} and publish it for others to use`,
    `${own} and publish its methods and results for others to use`,
  ]
}
