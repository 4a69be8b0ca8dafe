import type { AnalyticsEvent } from '../../content/analytics-events.ts'
import { fillCopy } from './copy-values.ts'
import { readInlineMarks } from './inline-marks.ts'
import { usePromotion } from './use-promotion.ts'

/** Where the entry of a source stands, and the places that cite it: the two link to each other. */
export const sourceId = (source: number) => `source-${source}`
export const citationId = (source: number, occurrence: number) => `citation-${source}-${occurrence}`

/** One paragraph or label of copy: tokens filled with the values of the moment, marks rendered. */
export function RichText({ text, newTab = false }: { text: string; newTab?: boolean }) {
  const { active } = usePromotion()
  return readInlineMarks(fillCopy(text, active)).map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <KeepTogether key={index} text={part.text} />
      case 'bold':
        return (
          <strong key={index}>
            <KeepTogether text={part.text} />
          </strong>
        )
      case 'italic':
        return <em key={index}>{part.text}</em>
      case 'link':
        return <CopyAnchor key={index} href={part.href} label={part.text} newTab={newTab} className="link" />
      case 'citation':
        return (
          <sup key={index} className="citation">
            <a id={citationId(part.source, part.occurrence)} href={`#${sourceId(part.source)}`} aria-label={`Source ${part.source}`}>
              {part.source}
            </a>
          </sup>
        )
    }
  })
}

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

export function RichParagraphs({ text, className }: { text: readonly string[]; className?: string }) {
  return text.map((paragraph) => (
    <p key={paragraph.slice(0, 60)} className={className}>
      <RichText text={paragraph} />
    </p>
  ))
}
