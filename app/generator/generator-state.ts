/** Decides what the generator page shows and allows: tabs, tuning, results, undo and failures (specification 2 §4.4). */
import { leaveOutSentence } from '../../domain/endeavor/leave-out-sentence.ts'
import { DEFAULT_TUNING, isDefaultTuning, TUNING_LIST_MAX, type GeneratorForm, type SampleId, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import type { ProjectReadBack } from '../../domain/drafting/project-read-back.ts'
import type { FactQuestion } from '../../domain/person/decisive-facts.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import type { EndeavorOption } from '../../domain/endeavor/endeavor-set.ts'
import type { Sent } from '../ui/ask.ts'

export type GeneratorTab = 'sample' | 'profile'

export type ShownSet = {
  options: readonly [EndeavorOption, EndeavorOption, EndeavorOption, EndeavorOption]
  /** What the server composed from; goes back with a tune request, unread. */
  plan: unknown
  /** The server's word that it wrote these options; only sealed options can be mailed. Null where it gave none. */
  seal: string | null
  /** The resume was recognized in pictures of pages. */
  scanned?: boolean
}

/** A set that stood on the screen, with the tuning that made it. */
export type Version = {
  set: ShownSet
  tuning: TuningOption
  /** The visitor took a sentence out of the version before. */
  removed?: true
}

export type TabContent = {
  /** Of the sample tab only. */
  sampleId: SampleId | null
  /** The sample's own text, or the first result of the profile. */
  originals: ShownSet | null
  /** Oldest first; the last one is shown. */
  versions: readonly Version[]
}

/** Work in progress. Answers that name another run came too late and are ignored. */
export type Run = { id: number; kind: 'sample' | 'generate' | 'tune'; tab: GeneratorTab }

/** `passes`: nothing is wrong with what was sent, and the same may succeed in a minute. */
export type Failure = { kind: 'sample' | 'profile' | 'tune'; reason: string | null; passes?: boolean }

/** What was read of the profile's resume, and what the visitor made of it. */
export type ReadFacts = {
  /** As the resume tells it. */
  read: PersonFacts
  /** With the visitor's corrections; the same object where there are none. */
  person: PersonFacts
  /** What the shown options rest on; null before the first composition. */
  composed: PersonFacts | null
  /** Asked before composing; empty where nothing is to be asked. */
  questions: readonly FactQuestion[]
  /** Without an answer nothing can be composed. */
  needed: boolean
  scanned: boolean
  /** How the project was understood; null where none was typed. */
  project: ProjectReadBack | null
}

/** `restated`: the answer to facts that the page had sent, not to a file. */
export type AnsweredFacts = { person: PersonFacts; restated: boolean; scanned: boolean; project: ProjectReadBack | null }

export type GeneratorState = {
  tab: GeneratorTab
  /** Of the profile tab; null until a resume was read. */
  facts: ReadFacts | null
  /** The answers that went with the profile; they go again with corrected facts. */
  form: GeneratorForm | null
  contents: Readonly<Record<GeneratorTab, TabContent>>
  /** As the controls stand; applied only by Apply. */
  tuning: TuningOption
  run: Run | null
  failure: Failure | null
  /** The modal 'Generation Limit Reached' is open. */
  limitReached: boolean
}

export type TuningListControl = 'strategicIndustryFocus' | 'typeOfWork'
export type TuningChoiceControl = Exclude<keyof TuningOption, TuningListControl>

export type GeneratorEvent =
  | { type: 'tab-chosen'; tab: GeneratorTab }
  | { type: 'sample-started'; run: number; sampleId: SampleId }
  | { type: 'sample-loaded'; run: number; set: ShownSet }
  | { type: 'profile-submitted'; run: number; form?: GeneratorForm }
  | { type: 'generated'; run: number; set: ShownSet; facts?: AnsweredFacts | null }
  | { type: 'facts-asked'; run: number; facts: AnsweredFacts; questions: readonly FactQuestion[]; needed: boolean }
  /** The facts with the visitor's corrections in them. */
  | { type: 'facts-corrected'; person: PersonFacts }
  | { type: 'corrections-undone' }
  | { type: 'questions-closed' }
  | { type: 'tune-started'; run: number }
  | { type: 'tuned'; run: number; set: ShownSet; tuning: TuningOption }
  | { type: 'run-failed'; run: number; reason: string | null; passes?: boolean }
  | { type: 'run-limited'; run: number }
  | { type: 'run-cancelled' }
  | { type: 'limit-read' }
  | { type: 'choice-changed'; control: TuningChoiceControl; value: string }
  | { type: 'list-toggled'; control: TuningListControl; item: string }
  | { type: 'tuning-reset' }
  | { type: 'originals-restored' }
  /** `option`: its place, 0–3. */
  | { type: 'sentence-removed'; option: number; sentence: string }
  | { type: 'undone' }
  | { type: 'failure-read' }
  | { type: 'profile-cleared' }
  | { type: 'kept-restored'; kept: KeptOptions }

/** What outlives a reload of the page in this tab of the browser. */
export type KeptOptions = Pick<GeneratorState, 'tab' | 'contents' | 'facts' | 'form'>

const EMPTY: TabContent = { sampleId: null, originals: null, versions: [] }

export const INITIAL_STATE: GeneratorState = {
  tab: 'sample',
  facts: null,
  form: null,
  contents: { sample: EMPTY, profile: EMPTY },
  tuning: DEFAULT_TUNING,
  run: null,
  failure: null,
  limitReached: false,
}

/** The version on the screen of the open tab. */
export function shownVersion({ tab, contents }: GeneratorState): Version | null {
  return contents[tab].versions.at(-1) ?? null
}

/** The version before it, for marking what changed; null after a first result. */
export function versionBefore({ tab, contents }: GeneratorState): Version | null {
  return contents[tab].versions.at(-2) ?? null
}

/** Tuning needs something to tune: a chosen sample or profile outputs. */
export function tuningEnabled(state: GeneratorState): boolean {
  return shownVersion(state) !== null && state.run?.kind !== 'sample' && state.run?.kind !== 'generate'
}

/** What Apply does: all-default tuning restores the originals without a call. */
export function applyAction(state: GeneratorState): 'nothing' | 'restore' | 'call' {
  if (!tuningEnabled(state) || state.run !== null) return 'nothing'
  return isDefaultTuning(state.tuning) ? 'restore' : 'call'
}

/** A third item pushes out the oldest; an item that is in the list leaves it. Oldest first. */
export function toggleInList<T extends string>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item].slice(-TUNING_LIST_MAX)
}

/** The tuning as it is sent: empty lists are left out. */
export function tuningToSend({ strategicIndustryFocus, typeOfWork, ...choices }: TuningOption): Partial<TuningOption> {
  return {
    ...choices,
    ...(strategicIndustryFocus.length > 0 ? { strategicIndustryFocus } : {}),
    ...(typeOfWork.length > 0 ? { typeOfWork } : {}),
  }
}

/** `title1`…`title4` and `option1`…`option4`, as the calls carry them. */
export function numberedTexts({ options: [one, two, three, four] }: ShownSet) {
  return { title1: one.title, option1: one.text, title2: two.title, option2: two.text, title3: three.title, option3: three.text, title4: four.title, option4: four.text }
}

/** The marked sentences of each option, as the calls carry them. */
export const unsupportedOf = ({ options }: ShownSet): string[][] => options.map(({ unsupported = [] }) => unsupported.map(({ sentence }) => sentence))

/** Body of POST /endeavour/generate-tuned (specification 2 §7.1); null where the open tab has nothing to tune. */
export function tuneRequest(state: GeneratorState): Sent<'POST /endeavour/generate-tuned'>['body'] | null {
  const shown = shownVersion(state)
  if (shown === null) return null
  const { sampleId } = state.contents[state.tab]
  return {
    tuningOption: tuningToSend(state.tuning),
    ...numberedTexts(shown.set),
    ...(sampleId === null ? {} : { sampleId }),
    ...(shown.set.plan === null || shown.set.plan === undefined ? {} : { plan: shown.set.plan }),
    ...(shown.set.seal === null ? {} : { seal: shown.set.seal }),
  }
}

const FAILURE_OF: Record<Run['kind'], Failure['kind']> = { sample: 'sample', generate: 'profile', tune: 'tune' }

function withContent(state: GeneratorState, tab: GeneratorTab, content: Partial<TabContent>): GeneratorState {
  return { ...state, contents: { ...state.contents, [tab]: { ...state.contents[tab], ...content } } }
}

function withOriginals(state: GeneratorState, tab: GeneratorTab, set: ShownSet): GeneratorState {
  const first = { originals: set, versions: [{ set, tuning: DEFAULT_TUNING }] }
  return { ...withContent(state, tab, first), run: null, tuning: DEFAULT_TUNING }
}

/** The answer to a file is what was read; that to stated facts leaves what was read as it was. */
function factsRead(before: ReadFacts | null, { person, restated, scanned, project }: AnsweredFacts, composed: PersonFacts | null): ReadFacts {
  const again = restated ? before : null
  const read = again === null || again.person === again.read ? person : again.read
  return { read, person, composed, questions: [], needed: false, scanned: again?.scanned ?? scanned, project }
}

export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  if ('run' in event && !event.type.endsWith('-started') && event.type !== 'profile-submitted' && state.run?.id !== event.run) return state
  switch (event.type) {
    case 'tab-chosen':
      if (state.run !== null || event.tab === state.tab) return state
      return { ...state, tab: event.tab, tuning: DEFAULT_TUNING, failure: null }
    case 'sample-started':
      return {
        ...withContent(state, 'sample', { ...EMPTY, sampleId: event.sampleId }),
        tuning: DEFAULT_TUNING,
        failure: null,
        run: { id: event.run, kind: 'sample', tab: 'sample' },
      }
    case 'sample-loaded':
      return withOriginals(state, 'sample', event.set)
    case 'profile-submitted':
      return { ...state, form: event.form ?? state.form, tuning: DEFAULT_TUNING, failure: null, run: { id: event.run, kind: 'generate', tab: 'profile' } }
    case 'generated':
      return { ...withOriginals(state, 'profile', event.set), facts: event.facts ? factsRead(state.facts, event.facts, event.facts.person) : null }
    case 'facts-asked': {
      const { questions, needed } = event
      return { ...state, run: null, facts: { ...factsRead(state.facts, event.facts, state.facts?.composed ?? null), questions, needed } }
    }
    case 'facts-corrected':
      return state.facts === null ? state : { ...state, facts: { ...state.facts, person: event.person, questions: [] } }
    case 'corrections-undone':
      return state.facts === null ? state : { ...state, facts: { ...state.facts, person: state.facts.read } }
    case 'questions-closed':
      return state.facts === null ? state : { ...state, facts: { ...state.facts, questions: [] } }
    case 'tune-started':
      return { ...state, failure: null, run: { id: event.run, kind: 'tune', tab: state.tab } }
    case 'tuned': {
      const tab = state.run?.tab ?? state.tab
      const versions = [...state.contents[tab].versions, { set: event.set, tuning: event.tuning }]
      return { ...withContent(state, tab, { versions }), run: null }
    }
    case 'run-failed': {
      const kind = FAILURE_OF[state.run?.kind ?? 'tune']
      const cleared = kind === 'sample' ? withContent(state, 'sample', EMPTY) : state
      return { ...cleared, run: null, failure: { kind, reason: event.reason, ...(event.passes === true ? { passes: true } : {}) } }
    }
    case 'run-limited':
      return { ...state, run: null, limitReached: true }
    case 'run-cancelled':
      return state.run?.kind === 'sample' ? { ...withContent(state, 'sample', EMPTY), run: null } : { ...state, run: null }
    case 'limit-read':
      return { ...state, limitReached: false }
    case 'choice-changed':
      return { ...state, tuning: { ...state.tuning, [event.control]: event.value } }
    case 'list-toggled':
      return { ...state, tuning: { ...state.tuning, [event.control]: toggleInList<string>(state.tuning[event.control], event.item) } }
    case 'tuning-reset':
      return { ...state, tuning: DEFAULT_TUNING }
    case 'originals-restored': {
      const { originals, versions } = state.contents[state.tab]
      if (originals === null || versions.at(-1)?.set === originals) return { ...state, failure: null }
      const next = [...versions, { set: originals, tuning: DEFAULT_TUNING }]
      return { ...withContent(state, state.tab, { versions: next }), failure: null }
    }
    case 'sentence-removed': {
      const shown = shownVersion(state)
      if (state.run !== null || shown === null) return state
      const [a, b, c, d] = shown.set.options.map((option, at) => (at === event.option ? leaveOutSentence(option, event.sentence) : option))
      if (!a || !b || !c || !d) return state
      // The server wrote no such words: its seal holds for them no longer.
      const version: Version = { set: { ...shown.set, options: [a, b, c, d], seal: null }, tuning: shown.tuning, removed: true }
      return { ...withContent(state, state.tab, { versions: [...state.contents[state.tab].versions, version] }), failure: null }
    }
    case 'undone': {
      const versions = state.contents[state.tab].versions
      const before = versions.at(-2)
      if (state.run !== null || before === undefined) return state
      return { ...withContent(state, state.tab, { versions: versions.slice(0, -1) }), tuning: before.tuning, failure: null }
    }
    case 'failure-read':
      return { ...state, failure: null }
    case 'kept-restored':
      // What was begun before the kept options were read stands.
      return state.run !== null || state.contents.sample.versions.length + state.contents.profile.versions.length > 0
        ? state
        : { ...state, ...event.kept, tuning: event.kept.contents[event.kept.tab].versions.at(-1)?.tuning ?? DEFAULT_TUNING }
    case 'profile-cleared':
      return { ...withContent(state, 'profile', EMPTY), facts: null, form: null, ...(state.tab === 'profile' ? { run: null, tuning: DEFAULT_TUNING, failure: null } : {}) }
  }
}
