import type { ReactNode } from 'react'
import { FAQ_WORDS, faqsShown, findFaqByLocation } from '../../content/faqs.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { fillCopy } from '../ui/copy-values.ts'
import { placed, useSite } from '../ui/site-facts.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { usePromotion } from '../ui/use-promotion.ts'
import { FaqAnswer } from './faq-answer.tsx'

export const FaqPage = placed(Faq)

/** `carousel` is the preview of the package, for the answer that lists its documents. */
function Faq({ named, carousel }: { /** The location in the address. */ named: string | undefined; carousel?: ReactNode }) {
  const { active } = usePromotion()
  const sections = faqsShown(isLocalAddress(useSite().origin))
  const asked = findFaqByLocation(named)?.key
  return (
    <div className="shell pt-12 md:pt-20">
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: sections.map((section) => ({
            '@type': 'Question',
            name: section.question,
            acceptedAnswer: { '@type': 'Answer', text: fillCopy(section.short, active) },
          })),
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:col-start-1">
          <h1 className="text-display">{FAQ_WORDS.heading}</h1>
          <p className="mt-4 max-w-[40rem] text-lg text-ink-soft">{FAQ_WORDS.lead}</p>
        </div>
        <div className="no-print mt-8 lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mt-10">
          <label htmlFor="faq-filter" className="needs-script text-sm font-semibold">
            {FAQ_WORDS.filter}
          </label>
          <input id="faq-filter" type="search" className="needs-script field mt-1.5" autoComplete="off" />
          <p data-live className="needs-script mt-2 flex min-h-9 items-center justify-between gap-3 text-sm text-ink-soft">
            <span role="status" data-faq-count />
            <button type="button" className="button button-quiet -mr-2 text-sm" data-faq-toggle data-open={FAQ_WORDS.expandAll} data-close={FAQ_WORDS.collapseAll}>
              {asked === undefined ? FAQ_WORDS.expandAll : FAQ_WORDS.collapseAll}
            </button>
          </p>
          <p className="mt-8 hidden border-t border-line pt-5 lg:block">
            <AskUs />
          </p>
        </div>
        <div className="mt-3 border-t border-line lg:col-start-1 lg:mt-10">
          {sections.map((section) => (
            <FaqAnswer key={section.key} section={section} asked={section.key === asked} carousel={carousel} />
          ))}
          <p data-faq-none hidden className="py-8 text-ink-soft">
            {FAQ_WORDS.noMatch}{' '}
            <button type="button" className="link">
              {FAQ_WORDS.clearFilter}
            </button>
          </p>
        </div>
        <p className="no-print mt-10 lg:hidden">
          <AskUs />
        </p>
      </div>
    </div>
  )
}

function AskUs() {
  const { text, button } = FAQ_WORDS.missing
  return (
    <>
      <span className="block font-semibold">{text}</span>
      <a className="button button-secondary mt-3" href={button.href}>
        {button.label}
      </a>
    </>
  )
}
