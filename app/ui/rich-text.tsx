import { fillCopy } from './copy-values.ts'
import { CopyAnchor, KeepTogether } from './copy-anchor.tsx'
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

export function RichParagraphs({ text, className }: { text: readonly string[]; className?: string }) {
  return text.map((paragraph) => (
    <p key={paragraph.slice(0, 60)} className={className}>
      <RichText text={paragraph} />
    </p>
  ))
}
