import type { Source } from '../../content/copy.ts'

/** The public documents a section rests on, with the date of each. */
export function SourcesList({ sources, className = '' }: { sources: readonly Source[]; className?: string }) {
  return (
    <ul className={`space-y-1.5 text-sm text-ink-soft ${className}`}>
      {sources.map(({ label, url, date }) => (
        <li key={url}>
          <a className="link" href={url} target="_blank" rel="noopener">
            {label}
          </a>{' '}
          ({date})
        </li>
      ))}
    </ul>
  )
}
