/** The problem, the person and the waiver, in their three colors: stands where there is nothing to show yet. */
export function ThreeMarks({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 40" className={`h-10 w-33 ${className}`} aria-hidden="true" strokeWidth="2">
      <g className="fill-pine-tint stroke-pine">
        <circle cx="20" cy="20" r="13" />
        <circle cx="20" cy="20" r="4" className="fill-pine stroke-none" />
      </g>
      <g className="fill-amber-tint stroke-amber">
        <circle cx="66" cy="13" r="6.5" />
        <path d="M53 33a13 11 0 0 1 26 0z" />
      </g>
      <g className="fill-slate-tint stroke-slate">
        <path d="M100 33V7h24v26" />
        <path d="M100 7l13 5v26l-13-5z" className="fill-slate" />
      </g>
    </svg>
  )
}
