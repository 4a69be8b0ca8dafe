import type { Paragraphs } from '../../content/copy.ts'
import { RichText } from './rich-text.tsx'

/** Points with a tick (what is there) or a dash (what is not). */
export function CheckList({ items, kind = 'has', className = '' }: { items: Paragraphs; kind?: 'has' | 'lacks'; className?: string }) {
  return (
    <ul className={`space-y-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className={`flex gap-3 ${kind === 'lacks' ? 'text-ink-soft' : ''}`}>
          <svg viewBox="0 0 16 16" className={`mt-[0.3em] size-4 shrink-0 forced-colors:text-[CanvasText] ${kind === 'has' ? 'text-pine' : 'text-line-strong'}`} aria-hidden="true">
            <path d={kind === 'has' ? 'M2.5 8.500l3.500 3.500 7.500-8' : 'M3 8h10'} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span className="min-w-0">
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
