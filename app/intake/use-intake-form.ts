import { useEffect, useReducer, useRef, type FormEvent } from 'react'
import { INTAKE_GROUPS, INTAKE_WORDS } from '../../content/intake.ts'
import { withEmail } from '../../content/provider.ts'
import { changedAnswers } from '../../domain/intake/changed-answers.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { INTAKE_MESSAGES } from '../../domain/intake/intake-rules.ts'
import { deviceStorage, readProfile } from '../generator/stored-profile.ts'
import { ask } from '../ui/ask.ts'
import { track } from '../ui/track.ts'
import { hasProfile, importProfile } from './intake-import.ts'
import { brokenRules, initialIntake, reduceIntake, shownErrors } from './intake-reducer.ts'
import { EMPTY_INTAKE, toAnswers, toApplication, withTyped, type IntakeForm } from './intake-state.ts'
import { readDeviceDraft, readUnsavedDraft, useDraft, type DraftPlace } from './use-draft.ts'
import { useIntakeFiles } from './use-intake-files.ts'

/** The parts in their order; the last one holds the files. */
export const PARTS = [...INTAKE_GROUPS.map(({ key, title }) => ({ id: `group-${key}`, title })), { id: 'group-files', title: INTAKE_WORDS.filesHeading }]

export const headingId = (step: number): string => PARTS[step]?.id ?? ''

export type IntakeFormProps = {
  place: DraftPlace
  initial: IntakeForm
  /** The sample form can be tried and not sent. */
  sample?: boolean
  /** The form that this one corrects. */
  earlier?: { id: string; answers: IntakeAnswers } | null
}

const afterPaint = (work: () => void) => void requestAnimationFrame(work)

/** State and course of an intake form: opened with what was kept, filled part by part, checked, reviewed, sent once. */
export function useIntakeForm({ place, initial, sample = false, earlier = null }: IntakeFormProps) {
  const orderReference = place.kind === 'order' ? place.reference : null
  const [state, act] = useReducer(reduceIntake, { form: initial, corrects: earlier !== null }, initialIntake)
  const { form } = state
  const draft = useDraft(place, form.answers)
  const files = useIntakeFiles(place.kind === 'order' && place.sent ? null : orderReference, form, act)
  const underway = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const reviewHead = useRef<HTMLHeadingElement>(null)
  const changes = earlier === null ? [] : changedAnswers(toAnswers(earlier.answers), form.answers)

  useEffect(() => {
    const unsaved = readUnsavedDraft(place, form.answers)
    if (unsaved !== null) draft.resume(unsaved)
    const kept = place.kind === 'device' ? readDeviceDraft() : (unsaved?.answers ?? null)
    // What was typed before the scripts started is in the fields already.
    const typed = element.current === null ? [] : [...new FormData(element.current)]
    act({
      kind: 'opened',
      offersProfile: hasProfile(readProfile(deviceStorage())),
      note: kept === null ? null : INTAKE_WORDS.resumed,
      form: (current) => withTyped(kept === null ? current : { ...current, answers: kept }, current.answers, typed),
    })
    // Once, when the page answers to its visitor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  /** Shows a part from its top. */
  function goTo(next: number) {
    act({ kind: 'step-opened', step: next })
    afterPaint(() => {
      document.getElementById(headingId(next))?.focus({ preventScroll: true })
      element.current?.scrollIntoView({ block: 'start' })
    })
  }

  /** Shows why nothing was sent, and the first field of `found`. */
  function refuse(message: string, found: Record<string, string>, byServer = false) {
    act({ kind: 'refused', message, errors: found, byServer })
    if (Object.keys(found).length > 0) afterPaint(() => document.querySelector<HTMLElement>('[data-intake-part]:not([data-later]) [aria-invalid="true"]')?.focus())
  }

  /** Whether the form breaks no rule; else its first broken rule is shown. */
  function checked(): boolean {
    act({ kind: 'checked' })
    const broken = brokenRules(state)
    if (Object.keys(broken).length === 0) return true
    refuse(INTAKE_MESSAGES.form, broken)
    return false
  }

  async function send() {
    underway.current = true
    const key = state.key ?? crypto.randomUUID()
    act({ kind: 'sent-off', key })
    await draft.hold()
    const answer = await ask('POST /api/intake-applications', { body: toApplication(form, key, orderReference, earlier?.id ?? null) })
    underway.current = false
    if (!answer.ok) {
      draft.release()
      return refuse(answer.status === 0 || (answer.status >= 500 && answer.kind !== 'no-space') ? withEmail(INTAKE_WORDS.failure) : answer.message, answer.fields, true)
    }
    track('AI-form-input')
    draft.stop()
    act({ kind: 'arrived', sent: answer.value })
  }

  return {
    state,
    orderReference,
    errors: shownErrors(state),
    /** What a correction changes. */
    changes,
    busy: state.stage.kind === 'sending',
    files,
    draftStatus: draft.status,
    element,
    reviewHead,
    goTo,
    /** A double click sends once. */
    async submit(event: FormEvent) {
      event.preventDefault()
      if (underway.current) return
      if (sample) return refuse('', {})
      if (!checked()) return
      if (earlier !== null && changes.length === 0 && form.resume === null && form.additional.length === 0) return refuse(INTAKE_WORDS.nothingChanged, {})
      await send()
    },
    review() {
      if (!checked()) return
      act({ kind: 'review-opened' })
      afterPaint(() => reviewHead.current?.focus())
    },
    leaveReview: () => act({ kind: 'review-left' }),
    backTo(group: string) {
      act({ kind: 'review-left' })
      const part = PARTS.findIndex(({ id }) => id === group)
      goTo(Math.max(0, part))
    },
    answer: (group: keyof IntakeAnswers, field: string, value: string) => act({ kind: 'answered', group, field, value }),
    importFromProfile: () => act({ kind: 'profile-imported', note: INTAKE_WORDS.imported, form: (current) => importProfile(current, readProfile(deviceStorage()), crypto.randomUUID()) }),
    takeNewer(answers: IntakeAnswers, version: number) {
      draft.settle(version, answers, false)
      act({ kind: 'answers-replaced', answers })
    },
    keepMine: (version: number) => draft.settle(version, form.answers, true),
    clear: () => act({ kind: 'answers-replaced', answers: EMPTY_INTAKE.answers }),
  }
}
