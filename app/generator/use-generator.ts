import { useEffect, useReducer, useRef, useState } from 'react'
import type { SampleId } from '../../domain/endeavor/endeavor-form.ts'
import { call, type CallAnswer, type CallRefusal } from '../ui/call.ts'
import { track } from '../ui/track.ts'
import { readEndeavorAnswer, readRunLimit, type RunLimit } from './endeavor-answer.ts'
import { applyAction, generatorReducer, INITIAL_STATE, tuneRequest, type GeneratorEvent, type GeneratorState, type ShownSet } from './generator-state.ts'
import type { Profile } from './stored-profile.ts'

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

const reasonOf = ({ fields, message }: CallRefusal): string => Object.values(fields)[0] ?? message

export type Generator = {
  state: GeneratorState
  dispatch: (event: GeneratorEvent) => void
  /** Null until it was read. */
  limit: RunLimit | null
  chooseSample(sampleId: SampleId): Promise<void>
  submitProfile(profile: Profile): Promise<void>
  applyTuning(): Promise<void>
  cancel(): void
}

/** The generator's state and the calls that change it. One run at a time; leaving the page cancels it. */
export function useGenerator(): Generator {
  const [state, dispatch] = useReducer(generatorReducer, null, () => kept ?? INITIAL_STATE)
  const [limit, setLimit] = useState<RunLimit | null>(null)
  const controller = useRef<AbortController>(null)
  const lastRun = useRef(0)

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
      dispatch({ type: 'run-failed', run, reason: answer.ok ? null : reasonOf(answer) })
    }
    return false
  }

  return {
    state,
    dispatch,
    limit,
    async chooseSample(sampleId) {
      const { run, signal } = begin()
      dispatch({ type: 'sample-started', run, sampleId })
      const [answer] = await Promise.all([call<Record<string, unknown>>('/endeavour/generate-default', { sampleId }, signal), wait(SAMPLE_LOADING_MS)])
      if (finish(run, answer, (set) => ({ type: 'sample-loaded', run, set }))) track('generator-sample')
    },
    async submitProfile({ background, endeavor, resume }) {
      const { run, signal } = begin()
      dispatch({ type: 'profile-submitted', run })
      const body = { form: { userBackground: background, userProposedEndeavor: endeavor }, cv: resume?.dataUrl ?? '' }
      const answer = await call<Record<string, unknown>>('/endeavour/generate', body, signal)
      if (finish(run, answer, (set) => ({ type: 'generated', run, set }))) track('generator-generated')
    },
    async applyTuning() {
      const action = applyAction(state)
      if (action === 'restore') dispatch({ type: 'originals-restored' })
      const body = action === 'call' ? tuneRequest(state) : null
      if (body === null) return
      const { run, signal } = begin()
      const { tuning } = state
      dispatch({ type: 'tune-started', run })
      finish(run, await call<Record<string, unknown>>('/endeavour/generate-tuned', body, signal), (set) => ({ type: 'tuned', run, set, tuning }))
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
