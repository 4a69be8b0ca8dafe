import { PROVIDER } from '../../content/provider.ts'

/** Three prongs on one handle. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-pine" />
        <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
          <path d="M9 7v6.500c0 3.400 2.600 5.500 7 5.500s7-2.100 7-5.500V7" />
          <path d="M16 7v18" />
        </g>
      </svg>
      <span className="font-serif text-xl font-semibold tracking-tight">{PROVIDER.brand}</span>
    </span>
  )
}
