import { formatDate } from '../../domain/format-date.ts'

export type DatedSource = { label: string; url: string; date: string | null }

/** The public documents a text rests on, with the date of each. */
export function SourcesList({ sources, className = 'space-y-1.5 text-sm text-ink-soft' }: { sources: readonly DatedSource[]; className?: string }) {
  return (
    <ul className={className}>
      {sources.map(({ label, url, date }) => (
        <li key={url}>
          <a className="link" href={url} target="_blank" rel="noopener">
            {label}
          </a>
          {date === null ? null : <span className="whitespace-nowrap text-ink-soft"> ({formatDate(date)})</span>}
        </li>
      ))}
    </ul>
  )
}
