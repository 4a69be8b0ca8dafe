import { useId } from 'react'
import { PROFILE_MODAL } from '../../content/generator.ts'
import { GENERATOR_EMPLOYMENT_TYPES } from '../../domain/endeavor/endeavor-form.ts'
import { Choice } from '../ui/choice.tsx'
import { TextArea } from '../ui/form-field.tsx'
import { tooLong, type ProfileFaults } from './profile-check.ts'
import { ResumeField } from './resume-field.tsx'
import type { Profile } from './stored-profile.ts'

type StepProps = { profile: Profile; onChange: (part: Partial<Profile>) => void }

function StepHeading({ index }: { index: 0 | 1 }) {
  return (
    <h3 tabIndex={-1} data-step-heading className="sr-only">
      {PROFILE_MODAL.steps[index]}
    </h3>
  )
}

export function ProfileOverviewStep({ profile, faults, onChange }: StepProps & { faults: ProfileFaults }) {
  const id = useId()
  const { resume, employmentType, futureRoleFocus } = PROFILE_MODAL
  const { background } = profile
  const employmentError = faults.employmentType ? employmentType.missing : null
  return (
    <div className="space-y-6">
      <StepHeading index={0} />
      <ResumeField resume={profile.resume} error={faults.resume ? resume[faults.resume] : null} onChange={(file) => onChange({ resume: file })} />
      <fieldset data-invalid={employmentError !== null} aria-describedby={employmentError === null ? undefined : `${id}-employment`}>
        <legend className="mb-0.5 font-semibold">{employmentType.label}</legend>
        <p className="mb-2 text-sm text-ink-soft">{employmentType.hint}</p>
        <div className={`grid gap-2 sm:grid-cols-3 ${employmentError === null ? '' : '[&>label]:border-alert'}`}>
          {GENERATOR_EMPLOYMENT_TYPES.map((type) => (
            <Choice
              key={type}
              kind="radio"
              name={`${id}-employment-type`}
              label={employmentType.options[type]}
              checked={background.employmentType === type}
              onChange={() => onChange({ background: { ...background, employmentType: type } })}
            />
          ))}
        </div>
        {employmentError === null ? null : (
          <p id={`${id}-employment`} className="mt-1.5 text-sm font-medium text-alert" role="alert">
            {employmentError}
          </p>
        )}
      </fieldset>
      <TextArea
        label={futureRoleFocus.label}
        hint={futureRoleFocus.hint}
        placeholder={futureRoleFocus.example}
        counterMax={futureRoleFocus.max}
        value={background.futureRoleFocus}
        error={faults.futureRoleFocus === 'long' ? PROFILE_MODAL.tooLong(futureRoleFocus.max) : faults.futureRoleFocus ? futureRoleFocus.missing : null}
        aria-required
        onChange={(event) => onChange({ background: { ...background, futureRoleFocus: event.target.value } })}
      />
    </div>
  )
}

const ADDITIONAL_FIELDS = ['futureProject', 'proposedEndeavorNiche', 'additionalInfo'] as const

export function ProfileAdditionalStep({ profile, onChange }: StepProps) {
  const long = tooLong(profile)
  return (
    <div className="space-y-6">
      <StepHeading index={1} />
      {ADDITIONAL_FIELDS.map((field) => {
        const { label, hint, example, max } = PROFILE_MODAL[field]
        return (
          <TextArea
            key={field}
            label={label}
            hint={hint}
            placeholder={example}
            counterMax={max}
            value={profile.endeavor[field]}
            error={long.includes(field) ? PROFILE_MODAL.tooLong(max) : null}
            onChange={(event) => onChange({ endeavor: { ...profile.endeavor, [field]: event.target.value } })}
          />
        )
      })}
    </div>
  )
}
