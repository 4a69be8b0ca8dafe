/** The fields in which a fact is corrected; each takes what stands in it and says what changed. */
import { useId } from 'react'
import { DEGREE_LEVEL_WORDS, FACT_FIELDS, FACTS_STEP } from '../../content/resume-facts.ts'
import { LINE_MAX, NAME_MAX } from '../../domain/person/fact-limits.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { Choice } from '../ui/choice.tsx'
import { TextField } from '../ui/form-field.tsx'
import type { DegreeDraft, FieldDraft, RoleDraft } from './fact-drafts.ts'

type FieldsOf<T> = { draft: T; onChange: (draft: T) => void }

const YEAR = { inputMode: 'numeric', maxLength: 4, pattern: '\\d{4}' } as const

export function RoleFields({ draft, onChange }: FieldsOf<RoleDraft>) {
  const change = (part: Partial<RoleDraft>) => onChange({ ...draft, ...part })
  return (
    <div className="space-y-3">
      <TextField label={FACT_FIELDS.title} maxLength={NAME_MAX} value={draft.title} onChange={(event) => change({ title: event.target.value })} />
      <TextField label={FACT_FIELDS.employer} maxLength={NAME_MAX} value={draft.employer} onChange={(event) => change({ employer: event.target.value })} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={FACT_FIELDS.from} {...YEAR} value={draft.from} onChange={(event) => change({ from: event.target.value })} />
        <TextField label={FACT_FIELDS.to} {...YEAR} disabled={draft.current} value={draft.current ? '' : draft.to} onChange={(event) => change({ to: event.target.value })} />
      </div>
      <Choice kind="checkbox" label={FACT_FIELDS.current} checked={draft.current} onChange={(current) => change({ current })} />
    </div>
  )
}

const LEVELS = Object.entries(DEGREE_LEVEL_WORDS) as [NonNullable<keyof typeof DEGREE_LEVEL_WORDS>, string][]

export function DegreeFields({ draft, onChange }: FieldsOf<DegreeDraft>) {
  const id = useId()
  const change = (part: Partial<DegreeDraft>) => onChange({ ...draft, ...part })
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {FACT_FIELDS.level}
        </label>
        <select id={id} className="field" value={draft.level} onChange={(event) => change({ level: LEVELS.find(([level]) => level === event.target.value)?.[0] ?? '' })}>
          <option value="">{FACT_FIELDS.levelUnknown}</option>
          {LEVELS.map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <TextField label={FACT_FIELDS.degreeField} maxLength={NAME_MAX} value={draft.field} onChange={(event) => change({ field: event.target.value })} />
      <TextField label={FACT_FIELDS.school} maxLength={NAME_MAX} value={draft.school} onChange={(event) => change({ school: event.target.value })} />
      <TextField label={FACT_FIELDS.year} {...YEAR} value={draft.year} onChange={(event) => change({ year: event.target.value })} />
      <Choice kind="checkbox" label={FACT_FIELDS.completed} checked={draft.completed} onChange={(completed) => change({ completed })} />
    </div>
  )
}

export function FieldFields({ draft, onChange, person }: FieldsOf<FieldDraft> & { person: PersonFacts }) {
  const name = useId()
  const offered = person.occupations.filter(({ code }) => code !== '')
  return (
    <div className="space-y-2">
      {offered.map(({ code, title }) => (
        <Choice key={code} kind="radio" name={name} label={title} checked={draft.code === code} onChange={() => onChange({ ...draft, code })} />
      ))}
      {offered.length === 0 ? null : <Choice kind="radio" name={name} label={FACTS_STEP.otherField} checked={draft.code === ''} onChange={() => onChange({ ...draft, code: '' })} />}
      {draft.code === '' ? <TextField label={FACT_FIELDS.ownField} maxLength={LINE_MAX / 2} value={draft.words} onChange={(event) => onChange({ code: '', words: event.target.value })} /> : null}
    </div>
  )
}
