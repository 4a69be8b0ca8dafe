/** The signs beside what unfolds, drawn in a `group` whose open state turns them. Size and color come from the caller. */

type SignProps = { className: string }

export function Chevron({ className }: SignProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M5 8l5 5 5-5" />
    </svg>
  )
}

/** A plus in a ring; a minus once the question is open. */
export function QuestionSign({ className = '' }: Partial<SignProps>) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`no-print mt-0.5 size-7 shrink-0 rounded-full border border-line-strong p-1.5 text-pine group-open:bg-pine group-open:text-white ${className}`}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 10h12" />
      <path d="M10 4v12" className="group-open:hidden" />
    </svg>
  )
}
