import { DOCUMENT_IN, type PackageDocument } from '../../content/niw-diy-documents.ts'
import { KeepTogether } from './copy-anchor.tsx'
import { PhoneFold } from './phone-fold.tsx'
import { RichText } from './rich-text.tsx'

/** The documents of a package as an index: number, title, what it is for, and what it comes with where it is not always there. */
export function DocumentList({ documents, columns = 2, className = '' }: { documents: readonly PackageDocument[]; columns?: 1 | 2; className?: string }) {
  return (
    <PhoneFold first={5} count={documents.length} what="documents">
      <ul className={`${columns === 2 ? 'gap-x-14 lg:columns-2' : ''} ${className}`}>
        {documents.map(({ number, title, text, when }) => (
          <li key={title} className="flex break-inside-avoid gap-4 border-t border-line py-4 sm:gap-5">
            <span className="w-17 shrink-0 whitespace-nowrap pt-px font-serif text-lg leading-snug font-semibold text-pine digits-aligned">
              {number === null ? (
                <svg viewBox="0 0 16 16" className="mt-1 size-4" aria-hidden="true">
                  <path d="M8 2.500v11M2.500 8h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                </svg>
              ) : (
                `#${number}`
              )}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">
                <span className="mr-2">
                  <KeepTogether text={title} />
                </span>
                {when === 'always' ? null : (
                  <span className="inline-block rounded bg-amber-tint px-1.5 align-[0.08em] text-xs leading-5 font-medium whitespace-nowrap text-amber">{DOCUMENT_IN[when]}</span>
                )}
              </span>
              <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">
                <RichText text={text} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </PhoneFold>
  )
}
