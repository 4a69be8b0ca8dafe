import { useEffect, useReducer, useRef, useState } from 'react'
import type { GeneratorForm, ProjectSaid, SampleId } from '../../domain/endeavor/endeavor-form.ts'
import { type CallAnswer, type CallRefusal } from '../ui/call.ts'
import { track } from '../ui/track.ts'
import { readEndeavorAnswer, readFacts, readProject, readQuestions, readRunLimit, type RunLimit } from './endeavor-answer.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { applyAction, generatorReducer, INITIAL_STATE, tuneRequest, type GeneratorEvent, type GeneratorState, type AnsweredFacts, type ShownSet } from './generator-state.ts'
import { deviceStorage, keepFacts, keepProjectSaid, type Profile } from './stored-profile.ts'
import { ask } from '../ui/ask.ts'

/** A chosen sample shows its loading state for this long (specification 2 §9.4). */
const SAMPLE_LOADING_MS = 1000

/** The state outlives the page within one visit: coming back from a chosen endeavor finds the options as they were. Written in the browser only. */
let kept: GeneratorState | null = null

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function fetchRunLimit(): Promise<RunLimit | null> {
  try {
    const response = await fetch('/endeavour/limit', { cache: 'no-store' })
    return response.ok ? readRunLimit(await response.json(), Date.now()) : null
  } catch {
    // The limit is a kindness: without it the page works as before.
    return null
  }
}

/** No answer came, or the server asks to come again. */
const PASSES: readonly number[] = [0, 502, 503, 504]

const reasonOf = ({ fields, message }: CallRefusal): string => Object.values(fields)[0] ?? message

const formOf = (userBackground: Profile['background'], userProposedEndeavor: Profile['endeavor']): GeneratorForm => {
  const { employmentType, futureRoleFocus } = userBackground
  if (employmentType === '') throw new Error('a profile without its employment type was submitted')
  return { userBackground: { employmentType, futureRoleFocus }, userProposedEndeavor }
}

export type Generator = {
  state: GeneratorState
  dispatch: (event: GeneratorEvent) => void
  /** Null until it was read. */
  limit: RunLimit | null
  chooseSample(sampleId: SampleId): Promise<void>
  submitProfile(profile: Profile): Promise<void>
  /** From these facts, which the visitor may have corrected, instead of the file. `said`: the project as the visitor put it right; null where it stays as it was. */
  composeFromFacts(person: PersonFacts, said: ProjectSaid | null): Promise<void>
  correct(person: PersonFacts): void
  undoCorrections(): void
  applyTuning(): Promise<void>
  /** The last profile once more, after a failure that passes. */
  again(): void
  cancel(): void
}

/** The generator's state and the calls that change it. One run at a time; leaving the page cancels it. */
export function useGenerator(): Generator {
  const [state, dispatch] = useReducer(generatorReducer, null, () => kept ?? INITIAL_STATE)
  const [limit, setLimit] = useState<RunLimit | null>(null)
  const controller = useRef<AbortController>(null)
  const lastRun = useRef(0)
  const lastAsked = useRef(() => {})

  useEffect(() => {
    kept = state.run === null ? state : generatorReducer(state, { type: 'run-cancelled' })
  }, [state])
  useEffect(() => {
    void fetchRunLimit().then((read) => read && setLimit(read))
    return () => controller.current?.abort()
  }, [])

  const begin = (): { run: number; signal: AbortSignal } => {
    controller.current?.abort()
    controller.current = new AbortController()
    return { run: ++lastRun.current, signal: controller.current.signal }
  }

  /** Common end of every run: a result, the limit, or a failure with the server's reason. */
  const finish = (run: number, answer: CallAnswer<Record<string, unknown>>, done: (set: ShownSet) => GeneratorEvent): boolean => {
    if (!answer.ok && answer.kind === 'aborted') return false
    const limitNow = answer.ok ? readRunLimit(answer.value['limit'], Date.now()) : null
    if (limitNow !== null) setLimit(limitNow)
    const set = answer.ok ? readEndeavorAnswer(answer.value) : null
    if (set !== null) {
      dispatch(done(set))
      return true
    }
    if (!answer.ok && answer.status === 429) {
      const seconds = answer.retryAfterSeconds
      if (seconds !== null) setLimit((before) => (before === null ? before : { ...before, remaining: 0, nextAt: Date.now() + seconds * 1000 }))
      dispatch({ type: 'run-limited', run })
    } else {
      dispatch({ type: 'run-failed', run, reason: answer.ok ? null : reasonOf(answer), passes: !answer.ok && PASSES.includes(answer.status) })
    }
    return false
  }

  const generate = async (form: GeneratorForm, from: { cv: string } | { facts: PersonFacts }): Promise<CallAnswer<object>> => {
    const { run, signal } = begin()
    lastAsked.current = () => void generate(form, from)
    dispatch({ type: 'profile-submitted', run, form })
    const answer = await ask('POST /endeavour/generate', { body: { form, asks: true, ...from } }, { signal })
    const body: Record<string, unknown> = answer.ok ? answer.value : answer.body
    const person = readFacts(body['facts'])
    const facts: AnsweredFacts | null = person === null ? null : { person, restated: 'facts' in from, scanned: body['scanned'] === true, project: readProject(body['project']) }
    const questions = readQuestions(body)
    if (answer.ok && facts !== null && questions.length > 0) dispatch({ type: 'facts-asked', run, facts, questions, needed: body['kind'] === 'facts-missing' })
    else if (finish(run, answer, (set) => ({ type: 'generated', run, set, facts }))) track('generator-generated')
    return answer
  }

  return {
    state,
    dispatch,
    limit,
    async chooseSample(sampleId) {
      const { run, signal } = begin()
      dispatch({ type: 'sample-started', run, sampleId })
      const [answer] = await Promise.all([ask('POST /endeavour/generate-default', { body: { sampleId } }, { signal }), wait(SAMPLE_LOADING_MS)])
      if (finish(run, answer, (set) => ({ type: 'sample-loaded', run, set }))) track('generator-sample')
    },
    async submitProfile({ background, endeavor, resume }) {
      const form = formOf(background, endeavor)
      if (resume?.facts !== undefined) {
        const answer = await generate(form, { facts: resume.facts })
        // Facts kept by an earlier version of this page may no longer fit; the file still does.
        if (answer.ok || answer.kind !== 'invalid') return
        keepFacts(deviceStorage(), null)
      }
      await generate(form, { cv: resume?.dataUrl ?? '' })
    },
    async composeFromFacts(person, said) {
      const { facts, form } = state
      if (facts === null || form === null) return
      dispatch({ type: 'facts-corrected', person })
      keepFacts(deviceStorage(), person === facts.read ? null : person)
      if (said !== null) keepProjectSaid(deviceStorage(), said)
      await generate(said === null ? form : { ...form, userProposedEndeavor: { ...form.userProposedEndeavor, projectSaid: said } }, { facts: person })
    },
    correct(person) {
      dispatch({ type: 'facts-corrected', person })
      keepFacts(deviceStorage(), person)
    },
    undoCorrections() {
      dispatch({ type: 'corrections-undone' })
      keepFacts(deviceStorage(), null)
    },
    again: () => lastAsked.current(),
    async applyTuning() {
      const action = applyAction(state)
      if (action === 'restore') dispatch({ type: 'originals-restored' })
      const body = action === 'call' ? tuneRequest(state) : null
      if (body === null) return
      const { run, signal } = begin()
      const { tuning } = state
      dispatch({ type: 'tune-started', run })
      finish(run, await ask('POST /endeavour/generate-tuned', { body }, { signal }), (set) => ({ type: 'tuned', run, set, tuning }))
    },
    cancel() {
      controller.current?.abort()
      dispatch({ type: 'run-cancelled' })
      // A run that the server had begun may count: ask it, a little later.
      void wait(1500)
        .then(fetchRunLimit)
        .then((read) => read && setLimit(read))
    },
  }
}
