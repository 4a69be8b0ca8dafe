import type { Paragraphs } from '../../content/copy.ts'
import { RichParagraphs } from './rich-text.tsx'

/** The first words of a sales page: a line above its heading, the heading, and what it is about. */
export function OpeningText({ eyebrow, heading, paragraphs }: { eyebrow: string; heading: string; paragraphs: Paragraphs }) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="mt-3 text-display">{heading}</h1>
      <div className="mt-6 max-w-xl space-y-3 text-lg text-ink-soft">
        <RichParagraphs text={paragraphs} />
      </div>
    </>
  )
}
