import { useEffect, useReducer, useRef, type FormEvent } from 'react'
import { INTAKE_GROUPS, INTAKE_WORDS } from '../../content/intake.ts'
import { withEmail } from '../../content/provider.ts'
import { changedAnswers } from '../../domain/intake/changed-answers.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { INTAKE_MESSAGES } from '../../domain/intake/intake-rules.ts'
import { deviceStorage, readProfile } from '../generator/stored-profile.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { WithoutScripts } from '../ui/form-guards.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { track } from '../ui/track.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { DraftNote } from './draft-note.tsx'
import { FilePicker } from './file-picker.tsx'
import { IntakeFields } from './intake-fields.tsx'
import { hasProfile, importProfile } from './intake-import.ts'
import { IntakeChanges } from './intake-changes.tsx'
import { IntakeReview } from './intake-review.tsx'
import { IntakeProgress, StepButtons } from './intake-steps.tsx'
import { brokenRules, initialIntake, LAST_STEP, reduceIntake, shownErrors } from './intake-reducer.ts'
import { IntakeSent } from './intake-sent.tsx'
import { bytesLeft, EMPTY_INTAKE, FILE_WARNING_MS, roomForFiles, toAnswers, toApplication, withAnswer, type IntakeForm as Form } from './intake-state.ts'
import { readDeviceDraft, readUnsavedDraft, useDraft, type DraftPlace } from './use-draft.ts'
import { useIntakeFiles } from './use-intake-files.ts'
import { ask } from '../ui/ask.ts'

const TOO_LARGE = withEmail(INTAKE_WORDS.tooLarge)
const REFUSED_WORDS = {
  'too-large': TOO_LARGE,
  'too-large-together': withEmail(INTAKE_WORDS.tooLargeTogether),
  unreadable: 'This file could not be read. Please choose it again.',
  'too-many': 'No more files fit into this form.',
}

/** The parts in their order; the last one holds the files. */
const PARTS = [...INTAKE_GROUPS.map(({ key, title }) => ({ id: `group-${key}`, title })), { id: 'group-files', title: INTAKE_WORDS.filesHeading }]
const headingId = (step: number) => PARTS[step]?.id ?? ''

type IntakeFormProps = {
  place: DraftPlace
  initial: Form
  /** The sample form can be tried and not sent. */
  sample?: boolean
  /** The form that this one corrects. */
  earlier?: { id: string; answers: IntakeAnswers } | null
}

/** The intake form. Nothing typed is lost when sending fails; a double click sends once. */
export function IntakeForm({ place, initial, sample = false, earlier = null }: IntakeFormProps) {
  const orderReference = place.kind === 'order' ? place.reference : null
  const [state, act] = useReducer(reduceIntake, { form: initial, corrects: earlier !== null }, initialIntake)
  const { form, stage, step, reviewing, note, offersProfile } = state
  const [resumeWarning, warnResume] = useTimedMessage(FILE_WARNING_MS)
  const [filesWarning, warnFiles] = useTimedMessage(FILE_WARNING_MS)
  const draft = useDraft(place, form.answers)
  const files = useIntakeFiles(place.kind === 'order' && place.sent ? null : orderReference, form, act)
  const underway = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const reviewHead = useRef<HTMLHeadingElement>(null)
  const busy = stage.kind === 'sending'
  const changes = earlier === null ? [] : changedAnswers(toAnswers(earlier.answers), form.answers)
  const errors = shownErrors(state)

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
      form: (current) => {
        let next = kept === null ? current : { ...current, answers: kept }
        for (const [path, value] of typed) {
          const [group, field] = path.split('.')
          const shown = (current.answers as Record<string, Record<string, string> | undefined>)[group ?? '']?.[field ?? '']
          if (typeof value === 'string' && value !== '' && value !== shown && group !== undefined && field !== undefined) next = withAnswer(next, group as keyof Form['answers'], field, value)
        }
        return next
      },
    })
    // Once, when the page answers to its visitor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  /** Shows a part from its top. */
  function goTo(next: number) {
    act({ kind: 'step-opened', step: next })
    requestAnimationFrame(() => {
      const heading = document.getElementById(headingId(next))
      heading?.focus({ preventScroll: true })
      element.current?.scrollIntoView({ block: 'start' })
    })
  }

  /** Shows why nothing was sent, and the first field of `found`. */
  function refuse(message: string, found: Record<string, string>, byServer = false) {
    act({ kind: 'refused', message, errors: found, byServer })
    if (Object.keys(found).length > 0) requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-intake-part]:not([data-later]) [aria-invalid="true"]')?.focus())
  }

  /** Whether the form breaks no rule; else its first broken rule is shown. */
  function checked(): boolean {
    act({ kind: 'checked' })
    const broken = brokenRules(state)
    if (Object.keys(broken).length === 0) return true
    refuse(INTAKE_MESSAGES.form, broken)
    return false
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (underway.current) return
    if (sample) return refuse('', {})
    if (!checked()) return
    if (earlier !== null && changes.length === 0 && form.resume === null && form.additional.length === 0) return refuse(INTAKE_WORDS.nothingChanged, {})
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

  function review() {
    if (!checked()) return
    act({ kind: 'review-opened' })
    requestAnimationFrame(() => reviewHead.current?.focus())
  }

  function backTo(group: string) {
    act({ kind: 'review-left' })
    goTo(
      Math.max(
        0,
        PARTS.findIndex(({ id }) => id === group),
      ),
    )
  }

  if (stage.kind === 'sent') return <IntakeSent sent={stage} orderReference={orderReference} />

  const failure = stage.kind === 'failed' ? <FormNotice tone={sample ? 'info' : 'error'}>{sample ? <RichText text={INTAKE_WORDS.sampleBanner} /> : stage.message}</FormNotice> : null
  const resumePicker = (
    <FilePicker
      label={INTAKE_WORDS.resumeLabel}
      hint={INTAKE_WORDS.resumeHint}
      buttonLabel={form.resume === null ? 'Choose resume' : 'Choose another resume'}
      multiple={false}
      files={form.resume === null ? [] : [form.resume]}
      room={1}
      warning={resumeWarning ?? errors['userResume'] ?? null}
      disabled={busy}
      onAdd={(added) => {
        files.add('resume', added)
      }}
      onRemove={(file) => {
        files.remove(file)
        warnResume(null)
      }}
      onRefused={(why) => {
        if (why === 'too-large' && form.resume !== null) files.remove(form.resume)
        warnResume(REFUSED_WORDS[why])
      }}
    />
  )
  const submitButton = (
    <button type="submit" className={`button w-full sm:w-auto ${reviewing || step === LAST_STEP ? 'button-primary' : 'button-secondary'}`} aria-disabled={busy}>
      {busy ? INTAKE_WORDS.submitting : INTAKE_WORDS.submit}
    </button>
  )

  return (
    <form ref={element} method="dialog" onSubmit={submit} noValidate className="scroll-mt-24 space-y-10">
      <WithoutScripts what="your answers" />
      {reviewing ? (
        <div className="space-y-8">
          <div>
            <h2 ref={reviewHead} tabIndex={-1} className="text-2xl outline-none">
              {INTAKE_WORDS.reviewHeading}
            </h2>
            <p className="mt-2 text-ink-soft">{INTAKE_WORDS.reviewLead}</p>
          </div>
          {earlier === null ? null : <IntakeChanges changes={changes} />}
          <IntakeReview form={form} onChange={backTo} />
          {failure}
          <div className="flex flex-wrap gap-3">
            {submitButton}
            <button type="button" className="button button-secondary w-full sm:w-auto" disabled={busy} onClick={() => act({ kind: 'review-left' })}>
              {INTAKE_WORDS.backToForm}
            </button>
          </div>
        </div>
      ) : (
        <>
          <div className="space-y-4">
            <p className="text-ink-soft">
              <RichText text={INTAKE_WORDS.generalHint} />
            </p>
            {note === null ? null : <FormNotice tone="success">{note}</FormNotice>}
            {offersProfile ? (
              <button
                type="button"
                className="button button-secondary"
                onClick={() => act({ kind: 'profile-imported', note: INTAKE_WORDS.imported, form: (current) => importProfile(current, readProfile(deviceStorage()), crypto.randomUUID()) })}
              >
                {INTAKE_WORDS.import}
              </button>
            ) : null}
          </div>
          <IntakeProgress titles={PARTS.map(({ title }) => title)} step={step} onStep={goTo} />
          {INTAKE_GROUPS.map((group, index) => (
            <section key={group.key} aria-labelledby={headingId(index)} data-intake-part data-later={index === step ? undefined : ''}>
              <h2 id={headingId(index)} tabIndex={-1} className="text-heading outline-none">
                {group.title}
              </h2>
              <p className="mb-6 mt-1 text-ink-soft">
                <RichText text={group.lead} />
              </p>
              {index === 0 ? <div className="mb-8">{resumePicker}</div> : null}
              {group.key === 'userProposedEndeavor' && initial.answers.userProposedEndeavor.proposedEndeavor !== '' && place.kind === 'order' ? (
                <p className="mb-6 rounded-lg bg-pine-tint px-4 py-3 text-pine-dark">{INTAKE_WORDS.chosenEndeavor}</p>
              ) : null}
              <IntakeFields group={group} answers={form.answers} errors={errors} disabled={busy} onAnswer={(field, value) => act({ kind: 'answered', group: group.key, field, value })} />
            </section>
          ))}
          <section aria-labelledby="group-files" className="space-y-8" data-intake-part data-later={step === LAST_STEP ? undefined : ''}>
            <div>
              <h2 id="group-files" tabIndex={-1} className="text-heading outline-none">
                {INTAKE_WORDS.filesHeading}
              </h2>
              <p className="mt-1 text-ink-soft">
                <RichText text={INTAKE_WORDS.safetyHint} />
              </p>
            </div>
            <FilePicker
              label={INTAKE_WORDS.additionalLabel}
              hint={INTAKE_WORDS.additionalHint}
              buttonLabel={INTAKE_WORDS.addFile}
              multiple
              files={form.additional}
              room={roomForFiles(form)}
              bytesLeft={orderReference === null ? bytesLeft(form) : Infinity}
              warning={filesWarning ?? Object.entries(errors).find(([path]) => path.startsWith('userAdditionalFiles'))?.[1] ?? null}
              disabled={busy}
              onAdd={(added) => {
                files.add('additional', added)
              }}
              onRemove={(file) => {
                files.remove(file)
                warnFiles(null)
              }}
              onRefused={(why) => warnFiles(REFUSED_WORDS[why])}
            />
          </section>
          <StepButtons step={step} last={LAST_STEP} onStep={goTo} />
          <div className="space-y-4 border-t border-line pt-8">
            <p className="text-sm text-ink-soft">{INTAKE_WORDS.sendAnyTime}</p>
            {failure}
            <div className="flex flex-wrap gap-3">
              {submitButton}
              <button type="button" className="button button-secondary w-full sm:w-auto" disabled={busy} onClick={review}>
                {INTAKE_WORDS.review}
              </button>
            </div>
          </div>
          <DraftNote
            place={place}
            status={draft.status}
            onTakeNewer={(answers, version) => {
              draft.settle(version, answers, false)
              act({ kind: 'answers-replaced', answers })
            }}
            onKeepMine={(version) => draft.settle(version, form.answers, true)}
            onClear={() => act({ kind: 'answers-replaced', answers: EMPTY_INTAKE.answers })}
          />
        </>
      )}
    </form>
  )
}
