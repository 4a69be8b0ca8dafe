import { INTAKE_GROUPS, INTAKE_WORDS } from '../../content/intake.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { WithoutScripts } from '../ui/form-guards.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { DraftNote } from './draft-note.tsx'
import { IntakeChanges } from './intake-changes.tsx'
import { IntakeFields } from './intake-fields.tsx'
import { AdditionalPicker, ResumePicker } from './intake-files.tsx'
import { LAST_STEP } from './intake-reducer.ts'
import { IntakeReview } from './intake-review.tsx'
import { IntakeSent } from './intake-sent.tsx'
import { IntakeProgress, StepButtons } from './intake-steps.tsx'
import { headingId, PARTS, useIntakeForm, type IntakeFormProps } from './use-intake-form.ts'

/** The intake form. Nothing typed is lost when sending fails; a double click sends once. */
export function IntakeForm(props: IntakeFormProps) {
  const { place, initial, sample = false, earlier = null } = props
  const intake = useIntakeForm(props)
  const { form, stage, step, reviewing, note, offersProfile } = intake.state
  const { busy, element, reviewHead, submit } = intake

  if (stage.kind === 'sent') return <IntakeSent sent={stage} orderReference={intake.orderReference} />

  const failure = stage.kind === 'failed' ? <FormNotice tone={sample ? 'info' : 'error'}>{sample ? <RichText text={INTAKE_WORDS.sampleBanner} /> : stage.message}</FormNotice> : null
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
          {earlier === null ? null : <IntakeChanges changes={intake.changes} />}
          <IntakeReview form={form} onChange={intake.backTo} />
          {failure}
          <div className="flex flex-wrap gap-3">
            {submitButton}
            <button type="button" className="button button-secondary w-full sm:w-auto" disabled={busy} onClick={intake.leaveReview}>
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
              <button type="button" className="button button-secondary" onClick={intake.importFromProfile}>
                {INTAKE_WORDS.import}
              </button>
            ) : null}
          </div>
          <IntakeProgress titles={PARTS.map(({ title }) => title)} step={step} onStep={intake.goTo} />
          <Questions intake={intake} hasChosen={initial.answers.userProposedEndeavor.proposedEndeavor !== '' && place.kind === 'order'} />
          <Files intake={intake} />
          <StepButtons step={step} last={LAST_STEP} onStep={intake.goTo} />
          <div className="space-y-4 border-t border-line pt-8">
            <p className="text-sm text-ink-soft">{INTAKE_WORDS.sendAnyTime}</p>
            {failure}
            <div className="flex flex-wrap gap-3">
              {submitButton}
              <button type="button" className="button button-secondary w-full sm:w-auto" disabled={busy} onClick={intake.review}>
                {INTAKE_WORDS.review}
              </button>
            </div>
          </div>
          <DraftNote place={place} status={intake.draftStatus} onTakeNewer={intake.takeNewer} onKeepMine={intake.keepMine} onClear={intake.clear} />
        </>
      )}
    </form>
  )
}

type Intake = ReturnType<typeof useIntakeForm>

/** The groups of questions, the resume in the first. `hasChosen`: the order brought an endeavor along. */
function Questions({ intake: { state, errors, files, busy, answer }, hasChosen }: { intake: Intake; hasChosen: boolean }) {
  return INTAKE_GROUPS.map((group, index) => (
    <section key={group.key} aria-labelledby={headingId(index)} data-intake-part data-later={index === state.step ? undefined : ''}>
      <h2 id={headingId(index)} tabIndex={-1} className="text-heading outline-none">
        {group.title}
      </h2>
      <p className="mb-6 mt-1 text-ink-soft">
        <RichText text={group.lead} />
      </p>
      {index === 0 ? (
        <div className="mb-8">
          <ResumePicker form={state.form} files={files} error={errors['userResume'] ?? null} disabled={busy} />
        </div>
      ) : null}
      {group.key === 'userProposedEndeavor' && hasChosen ? <p className="mb-6 rounded-lg bg-pine-tint px-4 py-3 text-pine-dark">{INTAKE_WORDS.chosenEndeavor}</p> : null}
      <IntakeFields group={group} answers={state.form.answers} errors={errors} disabled={busy} onAnswer={(field, value) => answer(group.key, field, value)} />
    </section>
  ))
}

function Files({ intake: { state, errors, files, busy, orderReference } }: { intake: Intake }) {
  const error = Object.entries(errors).find(([path]) => path.startsWith('userAdditionalFiles'))?.[1] ?? null
  return (
    <section aria-labelledby="group-files" className="space-y-8" data-intake-part data-later={state.step === LAST_STEP ? undefined : ''}>
      <div>
        <h2 id="group-files" tabIndex={-1} className="text-heading outline-none">
          {INTAKE_WORDS.filesHeading}
        </h2>
        <p className="mt-1 text-ink-soft">
          <RichText text={INTAKE_WORDS.safetyHint} />
        </p>
      </div>
      <AdditionalPicker form={state.form} files={files} error={error} disabled={busy} goAhead={orderReference !== null} />
    </section>
  )
}
