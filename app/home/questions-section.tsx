import { HOME_QUESTIONS } from '../../content/home.ts'
import { CopyAnchor, RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'

export type ShortAnswer = { question: string; short: string; href: string }

/** The questions most people ask first, with the short answers of the FAQ page. */
export function QuestionsSection({ answers }: { answers: readonly ShortAnswer[] }) {
  const { heading, lead, readMore } = HOME_QUESTIONS
  return (
    <section className="border-t border-line">
      <div className="shell grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-[0.6fr_1fr]">
        <SectionHeading heading={heading} lead={lead} className="lg:sticky lg:top-32 lg:self-start" />
        <div className="border-b border-line">
          {answers.map(({ question, short, href }) => (
            <details key={href} className="group border-t border-line">
              <summary className="flex list-none items-start justify-between gap-5 rounded-md py-5 hover:text-pine [&::-webkit-details-marker]:hidden">
                <h3 className="text-xl">{question}</h3>
                <svg viewBox="0 0 20 20" aria-hidden="true" className="no-print mt-0.5 size-7 shrink-0 rounded-full border border-line-strong p-1.5 text-pine group-open:bg-pine group-open:text-white">
                  <path d="M4 10h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                  <path d="M10 4v12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" className="group-open:hidden" />
                </svg>
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
