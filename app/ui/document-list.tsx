import type { PackageDocument } from '../../content/niw-diy-documents.ts'
import { RichText } from './rich-text.tsx'

/** The documents of a package as an index: number, title, what it is for. */
export function DocumentList({ documents, className = '' }: { documents: readonly PackageDocument[]; className?: string }) {
  return (
    <ul className={`gap-x-14 lg:columns-2 ${className}`}>
      {documents.map(({ number, title, text }) => (
        <li key={title} className="flex break-inside-avoid gap-5 border-t border-line py-4">
          <span className="w-17 shrink-0 whitespace-nowrap pt-px font-serif text-lg leading-snug font-semibold text-pine tabular-nums">
            {number === null ? (
              <svg viewBox="0 0 16 16" className="mt-1 size-4" aria-hidden="true">
                <path d="M8 2.500v11M2.500 8h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            ) : (
              `#${number}`
            )}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">
              <RichText text={text} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
