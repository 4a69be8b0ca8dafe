import { INTAKE_WORDS } from '../../content/intake.ts'
import { INTAKE_FIELD_LABELS } from '../../content/intake-labels.ts'
import type { ChangedAnswer } from '../../domain/intake/changed-answers.ts'
import { Change } from '../orders/answers-card.tsx'

/** What a corrected form says otherwise, before it is sent. */
export function IntakeChanges({ changes }: { changes: readonly ChangedAnswer[] }) {
  return (
    <section className="rounded-lg bg-pine-tint px-5 py-4">
      <h3 className="text-heading">{INTAKE_WORDS.changesHeading}</h3>
      {changes.length === 0 ? <p className="mt-2">{INTAKE_WORDS.nothingChanged}</p> : null}
      <dl className="mt-3 space-y-3 empty:hidden">
        {changes.map(({ key, before, after }) => (
          <Change key={key} question={INTAKE_FIELD_LABELS[key] ?? key} before={before} after={after} />
        ))}
      </dl>
    </section>
  )
}
