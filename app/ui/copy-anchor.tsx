import type { AnalyticsEvent } from '../../content/analytics-events.ts'

/** What a line must not end inside of: words with a short part before the hyphen (email, add-on, non-refundable), prong 2, Mr. R., 3–4, and the names of forms, classes and memos such as I-140 or EB-2. */
const KEPT = /(\b(?:[A-Za-z]{1,5}-[a-z]{2,12}|[Pp]rong \d|[MD]rs?\. \w|EB-\d|\d{1,2}–\d{1,2}|(?:ETA|PA|PM|I|G)-\d+(?:-\d+)*)\b)/

/** Plain text in which such words stay whole. */
export function KeepTogether({ text }: { text: string }) {
  const parts = text.split(KEPT)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/** A link to a page of the site, a file or another site, each by its own means. */
export function CopyAnchor({ href, label, className, newTab = false, event }: { href: string; label: string; className?: string; newTab?: boolean; event?: AnalyticsEvent | undefined }) {
  const external = /^https?:/.test(href)
  const file = /\.[a-z]{2,4}$/.test(href) || /^(mailto|tel):/.test(href)
  if (external || newTab || file) {
    return (
      <a className={className} href={href} data-event={event} {...(external || newTab ? { target: '_blank', rel: 'noopener' } : {})}>
        <KeepTogether text={label} />
      </a>
    )
  }
  return (
    <a className={className} href={href} data-event={event}>
      <KeepTogether text={label} />
    </a>
  )
}
