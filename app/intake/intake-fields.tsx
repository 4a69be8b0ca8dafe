import { EXECUTION_PLAN_LABELS, type IntakeFieldWords, type IntakeGroup, INTAKE_WORDS } from '../../content/intake.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { INTAKE_LONG_MAX, INTAKE_SHORT_MAX } from '../../domain/intake/intake-rules.ts'
import { EMPLOYMENT_TYPES } from '../../domain/professions.ts'
import { Choice } from '../ui/choice.tsx'
import { TextArea, TextField } from '../ui/form-field.tsx'

type FieldProps = {
  group: IntakeGroup
  answers: IntakeAnswers
  errors: Record<string, string>
  onAnswer: (field: string, value: string) => void
  disabled: boolean
}

function FieldHelp({ words }: { words: IntakeFieldWords }) {
  return (
    <details className="mt-1.5 text-sm text-ink-soft">
      <summary className="inline-block rounded py-0.5 max-sm:py-3 text-pine underline decoration-line-strong underline-offset-4">
        {INTAKE_WORDS.whyLabel}, with an example<span className="sr-only">: {words.label}</span>
      </summary>
      <p className="mt-1">{words.why}</p>
      <p className="mt-1">
        <span className="font-medium">{INTAKE_WORDS.exampleLabel}:</span> {words.example}
      </p>
    </details>
  )
}

/** All questions of one group. */
export function IntakeFields({ group, answers, errors, onAnswer, disabled }: FieldProps) {
  const values = answers[group.key] as Record<string, string>
  return (
    <div className="space-y-6">
      {group.fields.map((words: IntakeFieldWords) => {
        const { name, label, hint, required, control } = words
        const path = `${group.key}.${name}`
        const value = values[name] ?? ''
        const shared = { label, hint, error: errors[path], optional: !required, value, disabled, name: path, required }
        if (control === 'choice') {
          return (
            <fieldset key={name}>
              <legend className="mb-1.5 font-semibold">
                {label} <span className="font-normal text-ink-soft">(optional)</span>
              </legend>
              <p className="mb-2 text-sm text-ink-soft">{hint}</p>
              <div className="grid gap-2 sm:grid-cols-3">
                {EMPLOYMENT_TYPES.map((type) => (
                  <Choice key={type} kind="radio" name={path} label={EXECUTION_PLAN_LABELS[type]} checked={value === type} disabled={disabled} onChange={() => onAnswer(name, type)} />
                ))}
              </div>
              <FieldHelp words={words} />
            </fieldset>
          )
        }
        return (
          <div key={name}>
            {control === 'area' ? (
              <TextArea {...shared} required={false} rows={4} maxLength={INTAKE_LONG_MAX} onChange={(event) => onAnswer(name, event.target.value)} />
            ) : (
              <TextField
                {...shared}
                type={control === 'email' ? 'email' : 'text'}
                autoComplete={control === 'email' ? 'email' : name === 'company' ? 'organization' : name === 'profession' ? 'organization-title' : 'off'}
                maxLength={INTAKE_SHORT_MAX}
                onChange={(event) => onAnswer(name, event.target.value)}
              />
            )}
            <FieldHelp words={words} />
          </div>
        )
      })}
    </div>
  )
}
