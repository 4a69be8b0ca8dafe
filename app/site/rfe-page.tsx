import type { ReactNode } from 'react'
import { RFE_CLOSING } from '../../content/closing.ts'
import { AGENCY_CONCERNS, RFE_EVALUATION, RFE_HERO, RFE_INCLUDED, RFE_MECHANICS, RFE_META, type AgencyConcern } from '../../content/rfe.ts'
import { NOT_A_LAW_FIRM_SHORT } from '../../content/law-firm-notice.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BuyBar } from '../ui/buy-bar.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { CopyPrice } from '../ui/price.tsx'
import { ProductFacts } from '../ui/product-facts.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { NoticeDrawing } from './notice-drawing.tsx'
import { ProductSteps } from './product-opening.tsx'
import { SourcesList } from '../ui/sources-list.tsx'
import { placed } from '../ui/site-facts.tsx'

export const RfePage = placed(Rfe)

function Rfe({ form }: { form?: ReactNode }) {
  return (
    <>
      <Opening form={form} />
      <div>
        <div>
          <ProductFacts path="/rfe" name={RFE_HERO.heading} description={RFE_META.description} picture="rfe-response" price="rfeProng" />
          <ProductSteps steps={RFE_HERO.steps} />
          <Included />
        </div>
        <div>
          <Concerns />
          <BeforeYouAnswer />
        </div>
        <BuyBar name={RFE_HERO.heading} price={RFE_HERO.price} button={RFE_HERO.button} />
      </div>
      <ClosingBand closing={RFE_CLOSING} />
    </>
  )
}

/** The upload stands at the top on a phone too: what the letter asks comes before what an answer costs. */
function Opening({ form }: { form: ReactNode }) {
  const { price, button, secondary, eyebrow, promise, paragraphs } = RFE_HERO
  return (
    <section className="overflow-x-clip">
      <div className="shell grid gap-x-16 gap-y-8 pt-8 pb-16 md:pt-14 md:pb-20 lg:grid-cols-[1fr_1fr] lg:grid-rows-[auto_1fr]">
        <div>
          <OpeningText eyebrow={eyebrow} heading={promise} paragraphs={paragraphs} />
        </div>
        <div id="free-evaluation" className="min-w-0 scroll-mt-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 className="text-heading">{RFE_EVALUATION.heading}</h2>
          <p className="mt-2 mb-5 text-ink-soft">{RFE_EVALUATION.text}</p>
          {form}
        </div>
        <div>
          <CopyPrice price={price} className="font-serif text-5xl font-semibold" />
          <p className="button-row mt-6">
            <ActionLink link={button} className="button button-primary min-w-44" />
            <ActionLink link={secondary} className="button button-secondary" />
          </p>
          <Countdown className="mt-8" />
          <p className="mt-6 text-sm text-ink-soft">{NOT_A_LAW_FIRM_SHORT.text[0]}</p>
        </div>
      </div>
    </section>
  )
}

function Included() {
  const { heading, included, excludedLabel, excluded, template } = RFE_INCLUDED
  return (
    <section className="shell grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-[0.7fr_1.3fr]">
      <div>
        <SectionHeading heading={heading} />
        <p className="mt-4">
          <ActionLink link={{ ...template, newTab: true }} className="link inline-flex items-center max-sm:min-h-11" />
        </p>
        <p className="mt-6">
          <ActionLink link={RFE_HERO.button} className="button button-primary" />
        </p>
        <div className="mt-10 max-lg:hidden">
          <NoticeDrawing />
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[1.4fr_1fr]">
        <CheckList items={included} />
        <div className="md:border-l md:border-line md:pl-8">
          <h3 className="mb-3 text-base">{excludedLabel}</h3>
          <CheckList items={excluded} kind="lacks" />
        </div>
      </div>
    </section>
  )
}

function Concerns() {
  const { heading, lead, columns, concerns, note } = AGENCY_CONCERNS
  return (
    <section className="shell py-16 md:py-24">
      <SectionHeading heading={heading} lead={lead} />
      <div className={`${CONCERN_COLUMNS} mt-10 hidden pb-3 text-sm font-semibold text-ink-soft lg:grid`} aria-hidden="true">
        <span>{columns.concern}</span>
        <span>{columns.asks}</span>
        <span>{columns.answer}</span>
      </div>
      <ol className="mt-8 border-b border-line lg:mt-0">
        {concerns.map((concern) => (
          <Concern key={concern.title} concern={concern} />
        ))}
      </ol>
      <p className="mt-5 max-w-xl text-sm text-ink-soft">
        <RichText text={note} />
      </p>
    </section>
  )
}

const CONCERN_COLUMNS = 'gap-x-10 lg:grid-cols-[0.9fr_1fr_1fr]'

/** The names of its columns stand over the list where there is room, and in each concern where there is none. */
function Concern({ concern: { title, prong, asks, answer, href } }: { concern: AgencyConcern }) {
  return (
    <li className={`${CONCERN_COLUMNS} grid gap-y-4 border-t border-line py-7`}>
      <div>
        <p className="eyebrow mb-2">{prong}</p>
        <h3 className="text-heading">
          <a href={href} className="inline-flex items-center underline max-sm:min-h-11 decoration-line-strong decoration-1 underline-offset-4 hover:text-pine hover:decoration-2">
            {title}
          </a>
        </h3>
      </div>
      <p className="text-ink-soft">
        <span className="mb-0.5 block text-sm font-semibold lg:sr-only">{AGENCY_CONCERNS.columns.asks}</span>
        <RichText text={asks} />
      </p>
      <p>
        <span className="mb-0.5 block text-sm font-semibold text-ink-soft lg:sr-only">{AGENCY_CONCERNS.columns.answer}</span>
        <RichText text={answer} />
      </p>
    </li>
  )
}

function BeforeYouAnswer() {
  const { heading, lead, paragraphs, sources } = RFE_MECHANICS
  return (
    <section className="bg-amber-tint">
      <div className="shell grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[0.6fr_1fr]">
        <SectionHeading heading={heading} {...(lead === undefined ? {} : { lead })} />
        <div>
          <div className="space-y-4 text-lg">
            <RichParagraphs text={paragraphs} />
          </div>
          <SourcesList sources={sources} className="mt-7 space-y-1.5 border-t border-line-strong/40 pt-5 text-sm" />
        </div>
      </div>
    </section>
  )
}
