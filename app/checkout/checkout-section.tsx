import type { ReactNode } from 'react'

/** One question of a checkout: a group with a heading, its message, and an address for the summary of problems. */
export function CheckoutSection({
  field,
  heading,
  hint,
  problem = null,
  note,
  children,
}: {
  field: string
  heading: ReactNode
  hint?: ReactNode
  problem?: string | null
  /** At the right of the heading, as '✓ Maximum amount reached'. */
  note?: ReactNode
  children: ReactNode
}) {
  const id = fieldId(field)
  const described = [hint ? `${id}-hint` : null, problem ? `${id}-problem` : null].filter(Boolean).join(' ')
  return (
    <fieldset id={id} aria-describedby={described === '' ? undefined : described} className={`card p-5 sm:p-7 ${problem ? 'border-alert shadow-none ring-1 ring-alert' : ''}`}>
      <legend className="float-left mb-1 w-full">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="font-serif text-heading font-semibold">{heading}</span>
          <span role="status" className="text-sm font-semibold text-pine">
            {note}
          </span>
        </span>
      </legend>
      <div className="clear-both flow-root">
        {hint ? (
          <p id={`${id}-hint`} className="text-ink-soft">
            {hint}
          </p>
        ) : null}
        {problem ? (
          <p id={`${id}-problem`} className="mt-2 font-medium text-alert">
            {problem}
          </p>
        ) : null}
        <div className={hint || problem ? 'mt-4' : 'mt-3'}>{children}</div>
      </div>
    </fieldset>
  )
}

export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`
}
