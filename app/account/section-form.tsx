import { useId, useRef, useState, type FormEvent } from 'react'
import type { ProfileSection } from '../../content/profile-sections.ts'
import { PHOTO_BYTES_MAX, type ListField, type PlainField, type ProfileField, type SectionValues } from '../../domain/accounts/profile-fields.ts'
import { showAlert } from '../ui/alerts.ts'
import { Choice } from '../ui/choice.tsx'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { readAsDataUrl } from '../ui/read-file.ts'
import { callAsUser } from './stored-user.ts'

type Value = SectionValues[string]
type Errors = Record<string, string>

function emptyOf(field: ProfileField): Value {
  return field.kind === 'list' || field.kind === 'choices' ? [] : field.kind === 'colour' ? '#1c5646' : ''
}

function Plain({ field, value, error, onChange }: { field: PlainField; value: string; error: string | undefined; onChange: (value: string) => void }) {
  const id = useId()
  const common = { label: field.label, hint: field.hint, error, optional: field.required !== true }
  switch (field.kind) {
    case 'long':
      return <TextArea {...common} value={value} counterMax={field.max} onChange={(event) => onChange(event.target.value)} />
    case 'choice':
      return (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{field.label}</legend>
          <div className="grid gap-2 sm:grid-cols-3">
            {field.options.map((option) => (
              <Choice key={option.value} kind="radio" name={`${id}-${field.name}`} label={option.label} checked={value === option.value} onChange={() => onChange(option.value)} />
            ))}
          </div>
        </fieldset>
      )
    case 'photo':
      return (
        <div className="flex flex-wrap items-center gap-5">
          {value === '' ? null : <img src={value} alt="Your profile" className="size-24 rounded-full object-cover" />}
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              {...common}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              onChange={async (event) => {
                const file = event.target.files?.[0]
                if (file === undefined) return
                if (file.size > PHOTO_BYTES_MAX) return showAlert({ kind: 'error', message: 'The picture is larger than 512 KB' })
                const read = await readAsDataUrl(file).catch(() => null)
                if (read === null) showAlert({ kind: 'error', message: 'The picture could not be read. Please choose it again.' })
                else onChange(read)
              }}
            />
            {value === '' ? null : (
              <button type="button" className="button button-quiet mt-1" onClick={() => onChange('')}>
                Remove the photo
              </button>
            )}
          </div>
        </div>
      )
    case 'colour':
      return <TextField {...common} type="color" className="max-w-32 cursor-pointer p-1.5!" value={value} onChange={(event) => onChange(event.target.value)} />
    default:
      return (
        <TextField
          {...common}
          type={field.kind === 'url' ? 'url' : 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : field.kind === 'url' ? 'url' : 'text'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

function List({ field, value, errors, onChange }: { field: ListField; value: Record<string, string>[]; errors: Errors; onChange: (value: Record<string, string>[]) => void }) {
  const blank = Object.fromEntries(field.entry.map(({ name }) => [name, '']))
  return (
    <div className="space-y-4">
      <p className="font-semibold">{field.label}</p>
      {value.map((entry, index) => (
        <fieldset key={index} className="space-y-4 rounded-lg border border-line bg-paper p-4">
          <legend className="px-1 text-sm font-semibold text-ink-soft">
            {field.entryLabel} {index + 1}
          </legend>
          {field.entry.map((line) => (
            <Plain
              key={line.name}
              field={line}
              value={entry[line.name] ?? ''}
              error={errors[`${field.name}.${index}.${line.name}`]}
              onChange={(next) => onChange(value.map((old, at) => (at === index ? { ...old, [line.name]: next } : old)))}
            />
          ))}
          <button type="button" className="button button-quiet" onClick={() => onChange(value.filter((_, at) => at !== index))}>
            Remove {field.entryLabel.toLowerCase()} {index + 1}
          </button>
        </fieldset>
      ))}
      {value.length < field.max ? (
        <button type="button" className="button button-secondary" onClick={() => onChange([...value, blank])}>
          Add: {field.entryLabel.toLowerCase()}
        </button>
      ) : null}
    </div>
  )
}

/** One section of the profile as a form, made from its row of the table. */
export function SectionForm({ section, saved }: { section: ProfileSection; saved: SectionValues | undefined }) {
  const [values, setValues] = useState<SectionValues>(() => Object.fromEntries(section.fields.map((field) => [field.name, saved?.[field.name] ?? emptyOf(field)])))
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  const set = (name: string) => (value: Value) => setValues((old) => ({ ...old, [name]: value }))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    setSending(true)
    const answer = await callAsUser(`/tutors/${section.path}`, values, { method: 'PATCH' })
    underway.current = false
    setSending(false)
    setErrors(answer.ok ? {} : answer.fields)
    showAlert(answer.ok ? { kind: 'success', message: section.success } : { kind: 'error', message: section.failure })
  }

  return (
    <form method="dialog" onSubmit={save} noValidate id={section.path} aria-labelledby={`${section.path}-heading`} className="card space-y-5 p-5 sm:p-7">
      <h2 id={`${section.path}-heading`} className="text-heading">
        {section.heading}
      </h2>
      {section.fields.map((field) => {
        const value = values[field.name]
        if (field.kind === 'list') return <List key={field.name} field={field} value={value as Record<string, string>[]} errors={errors} onChange={set(field.name)} />
        if (field.kind === 'choices') {
          const chosen = value as string[]
          return (
            <fieldset key={field.name}>
              <legend className="mb-2 font-semibold">{field.label}</legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {field.options.map((option) => (
                  <Choice
                    key={option.value}
                    kind="checkbox"
                    label={option.label}
                    checked={chosen.includes(option.value)}
                    onChange={(on) => set(field.name)(on ? [...chosen, option.value] : chosen.filter((other) => other !== option.value))}
                  />
                ))}
              </div>
            </fieldset>
          )
        }
        return <Plain key={field.name} field={field} value={value as string} error={errors[field.name]} onChange={set(field.name)} />
      })}
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        {sending ? 'Saving…' : 'Save'}
      </button>
    </form>
  )
}
