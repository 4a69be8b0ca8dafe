import { INTAKE_WORDS } from '../../content/intake.ts'

/** Where in the form somebody is, and the way to every other part. */
export function IntakeProgress({ titles, step, onStep }: { titles: readonly string[]; step: number; onStep: (step: number) => void }) {
  return (
    <nav aria-label={INTAKE_WORDS.parts} className="needs-script">
      <p className="text-sm font-semibold text-pine" role="status">
        {INTAKE_WORDS.part} {step + 1} {INTAKE_WORDS.of} {titles.length}: {titles[step]}
      </p>
      <ol className="mt-1 flex gap-1.5">
        {titles.map((title, index) => (
          <li key={title} className="min-w-0 flex-1">
            <button
              type="button"
              aria-label={`${INTAKE_WORDS.part} ${index + 1}: ${title}`}
              aria-current={index === step ? 'step' : undefined}
              className="group grid min-h-11 w-full content-center rounded"
              onClick={() => onStep(index)}
            >
              <span className={`block h-2 rounded-full ${index <= step ? 'bg-pine' : 'bg-line group-hover:bg-line-strong'}`} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** To the part before and the part after. */
export function StepButtons({ step, last, onStep }: { step: number; last: number; onStep: (step: number) => void }) {
  return (
    <p className="needs-script flex flex-wrap gap-3">
      {step < last ? (
        <button type="button" className="button button-primary w-full sm:w-auto" onClick={() => onStep(step + 1)}>
          {INTAKE_WORDS.next}
        </button>
      ) : null}
      {step > 0 ? (
        <button type="button" className="button button-secondary w-full sm:w-auto" onClick={() => onStep(step - 1)}>
          {INTAKE_WORDS.back}
        </button>
      ) : null}
    </p>
  )
}
