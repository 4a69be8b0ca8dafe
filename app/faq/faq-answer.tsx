import type { ReactNode } from 'react'
import { FAQ_WORDS, type FaqSection } from '../../content/faqs.ts'
import { formatDate } from '../../domain/format-date.ts'
import { QuestionSign } from '../ui/fold-signs.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { AnswerBlock } from './answer-block.tsx'
import { faqAnchor } from './faq-sections.ts'

export type FaqAnswerProps = { section: FaqSection; /** The address names it. */ asked: boolean; carousel: ReactNode }

/** A question that opens and closes its answer: a native disclosure, which works before and without any script. */
export function FaqAnswer({ section, asked, carousel }: FaqAnswerProps) {
  const anchor = faqAnchor(section)
  return (
    <details id={anchor} data-location={section.location} data-faq={asked ? 'asked' : ''} open={asked} className="group border-b border-line">
      <summary className="grid list-none grid-cols-[1fr_auto] items-start gap-x-5 rounded-md py-5 hover:text-pine [&::-webkit-details-marker]:hidden">
        <h2 className="text-heading">{section.question}</h2>
        <QuestionSign />
        {/* The answer begins with the same statement, so a screen reader meets it once. */}
        <p aria-hidden="true" className="mt-1.5 max-w-[42rem] text-ink-soft group-open:hidden print:hidden">
          <RichText text={section.short} />
        </p>
      </summary>
      <div data-answer className="prose max-w-[44rem] pb-9">
        {section.answer.map((block, index) => (
          <AnswerBlock key={index} block={block} carousel={carousel} />
        ))}
        <p className="no-print !mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          {section.reviewedAt !== null && (
            <span>
              {FAQ_WORDS.reviewed}: <time dateTime={section.reviewedAt}>{formatDate(section.reviewedAt)}</time>
            </span>
          )}
          <a className="link" href={`/faq#${anchor}`} aria-label={`${FAQ_WORDS.linkToAnswer}: ${section.question}`}>
            {FAQ_WORDS.linkToAnswer}
          </a>
        </p>
      </div>
    </details>
  )
}
