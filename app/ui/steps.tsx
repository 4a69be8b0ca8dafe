import type { Step } from '../../content/copy.ts'
import { RichText } from './rich-text.tsx'

/** Numbered steps, in one line where there is room, with a rule that runs through the numbers. */
export function StepRow({ steps, headingLevel: Heading = 'h3', className = '' }: { steps: readonly Step[]; headingLevel?: 'h2' | 'h3'; className?: string }) {
  return (
    <ol className={`step-row ${className}`} style={{ '--steps': steps.length } as React.CSSProperties}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <Heading className="text-lg">{step.title}</Heading>
          <p className="mt-1.5 text-ink-soft">
            <RichText text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The same steps as a list that is read downwards. */
export function StepList({ steps, className = '' }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={`step-list ${className}`}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{step.title}</h3>
            <p className="mt-1 text-ink-soft">
              <RichText text={step.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
