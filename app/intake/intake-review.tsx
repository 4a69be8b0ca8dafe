import { EXECUTION_PLAN_LABELS, INTAKE_GROUPS, INTAKE_WORDS, type IntakeFieldWords } from '../../content/intake.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import type { IntakeForm } from './intake-state.ts'

/** Everything as it will be sent, group by group, with the way back to each. */
export function IntakeReview({ form, onChange }: { form: IntakeForm; onChange: (group: string) => void }) {
  const files = [...(form.resume === null ? [] : [form.resume]), ...form.additional]
  return (
    <div className="space-y-8">
      {INTAKE_GROUPS.map((group) => {
        const values = form.answers[group.key] as Record<string, string>
        const answered = group.fields.filter(({ name }: IntakeFieldWords) => (values[name] ?? '').trim() !== '')
        return (
          <section key={group.key} className="border-t border-line pt-5">
            <Head title={group.title} onChange={() => onChange(`group-${group.key}`)} />
            {answered.length === 0 ? <p className="mt-2 text-ink-soft">{INTAKE_WORDS.nothingAnswered}</p> : null}
            <dl className="mt-3 space-y-3">
              {answered.map(({ name, label, control }: IntakeFieldWords) => (
                <div key={name} className="grid gap-x-6 sm:grid-cols-[13rem_1fr]">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{control === 'choice' ? EXECUTION_PLAN_LABELS[values[name] as keyof typeof EXECUTION_PLAN_LABELS] : values[name]}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
      <section className="border-t border-line pt-5">
        <Head title={INTAKE_WORDS.filesHeading} onChange={() => onChange('group-files')} />
        {files.length === 0 ? <p className="mt-2 text-ink-soft">{INTAKE_WORDS.noFiles}</p> : null}
        <ul className="mt-3 space-y-1">
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="wrap-anywhere">
              {name} <span className="text-ink-soft">({formatBytes(bytes)})</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Head({ title, onChange }: { title: string; onChange: () => void }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="text-heading">{title}</h3>
      <button type="button" className="link shrink-0" onClick={onChange}>
        {INTAKE_WORDS.change}
        <span className="sr-only">: {title}</span>
      </button>
    </div>
  )
}
