import { GENERATOR_PAGE } from '../../content/generator.ts'
import type { EndeavorParts } from '../../domain/endeavor/endeavor-set.ts'
import { Chevron } from '../ui/fold-signs.tsx'

const PARTS = ['problem', 'build', 'users', 'spread', 'why'] as const

/** The option taken apart, beside its flowing text. */
export function OptionParts({ parts }: { parts: EndeavorParts }) {
  return (
    <details className="group rounded-lg border border-line text-sm" data-testid="option-parts">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg px-3.5 py-2.5 font-semibold hover:bg-sand">
        {GENERATOR_PAGE.partsHeading}
        <Chevron className="-m-0.5 size-5 shrink-0 stroke-[1.8] transition-transform group-open:rotate-180" />
      </summary>
      <dl className="space-y-3 border-t border-line px-3.5 py-3.5">
        {PARTS.filter((part) => parts[part] !== '').map((part) => (
          <div key={part}>
            <dt className="font-semibold">{GENERATOR_PAGE.parts[part]}</dt>
            <dd className="mt-0.5 leading-relaxed">{parts[part]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
