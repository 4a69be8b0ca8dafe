import { HOME_QUESTIONS } from '../../content/home.ts'
import { QuestionSign } from '../ui/fold-signs.tsx'
import { CopyAnchor } from '../ui/copy-anchor.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'

export type ShortAnswer = { question: string; short: string; href: string }

/** The questions most people ask first, with the short answers of the FAQ page. */
export function QuestionsSection({ answers }: { answers: readonly ShortAnswer[] }) {
  const { heading, readMore } = HOME_QUESTIONS
  return (
    <section className="border-t border-line">
      <div className="shell grid gap-x-16 gap-y-8 py-11 md:py-24 lg:grid-cols-[0.6fr_1fr]">
        <SectionHeading heading={heading} className="lg:sticky lg:top-32 lg:self-start" />
        <div className="border-b border-line">
          {answers.map(({ question, short, href }) => (
            <details key={href} className="group border-t border-line">
              <summary className="flex list-none items-start justify-between gap-5 rounded-md py-5 hover:text-pine [&::-webkit-details-marker]:hidden">
                <h3 className="text-xl">{question}</h3>
                <QuestionSign />
              </summary>
              <p className="max-w-2xl pb-6 text-ink-soft">
                <RichText text={short} /> <CopyAnchor href={href} label={readMore} className="link whitespace-nowrap" />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
