/** The signs beside what unfolds, inside a `group` whose open state turns them. */

/** Points down; size, color and the turn come from the caller. */
export function Chevron({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M5 8l5 5 5-5" />
    </svg>
  )
}

/** A plus in a ring; a minus on a disc once the question is open. */
export function QuestionSign() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="no-print mt-0.5 size-7 shrink-0 rounded-full border border-line-strong p-1.5 text-pine group-open:border-pine group-open:bg-pine group-open:text-white"
    >
      <path d="M4 10h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M10 4v12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" className="group-open:hidden" />
    </svg>
  )
}
