import { RichText } from './rich-text.tsx'

type SectionHeadingProps = { heading: string; lead?: string; eyebrow?: string; id?: string; className?: string }

export function SectionHeading({ heading, lead, eyebrow, id, className = '' }: SectionHeadingProps) {
  return (
    <div className={`max-w-2xl ${className}`}>
      {eyebrow ? <p className="eyebrow mb-2">{eyebrow}</p> : null}
      <h2 id={id} className="text-title">
        <RichText text={heading} />
      </h2>
      {lead ? (
        <p className="mt-3 text-balance text-lg text-ink-soft">
          <RichText text={lead} />
        </p>
      ) : null}
    </div>
  )
}
