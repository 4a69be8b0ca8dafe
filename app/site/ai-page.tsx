import type { ReactNode } from 'react'
import { AI_CLOSING } from '../../content/closing.ts'
import { CHATGPT_COMPARISON, PRODUCT_COMPARISON } from '../../content/comparisons.ts'
import { AI_ACCEPTANCE, AI_CHATGPT_SECTION, AI_HERO, AI_HOW_IT_WORKS, AI_INPUT_FORM, AI_META, AI_SAMPLES_SIGN_UP, AI_VIDEO, AI_WHY } from '../../content/selfpetition-ai.ts'
import type { ShownCase } from '../../content/petition/shown-case.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BuyBar } from '../ui/buy-bar.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { ProductFacts } from '../ui/product-facts.tsx'
import { RecordingData } from '../ui/recording-data.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { StepList } from '../ui/steps.tsx'
import { OptionsDrawing } from './options-drawing.tsx'
import { StudioSection } from './studio-section.tsx'
import { ProductOpening, ProductSteps, ProductWords } from './product-opening.tsx'
import { SourcesList } from '../ui/sources-list.tsx'
import { placed } from '../ui/site-facts.tsx'

export const AiPage = placed(Ai)

function Ai({ shown, carousel, video, signUp }: { shown: ShownCase; carousel?: ReactNode; video?: ReactNode; signUp?: ReactNode }) {
  return (
    <>
      <ProductOpening words={<ProductWords {...AI_HERO} secondary={AI_HERO.samples} />} picture={<OptionsDrawing shown={shown} />} />
      <div>
        <div>
          <ProductFacts path="/ai" name={AI_HERO.heading} description={AI_META.description} picture="selfpetition-ai" price="ai" />
          <ProductSteps steps={AI_HERO.steps} />
        </div>
        <StudioSection shown={shown} />
        {carousel}
        <Demonstration video={video} />
        <div>
          <HowItWorks />
          <Why />
          <ChatAssistant />
          <InputForm />
          <Acceptance />
        </div>
        <section className="bg-sand">
          <div className="shell grid gap-x-16 gap-y-8 py-10 md:py-20 lg:grid-cols-2">
            <SectionHeading heading={AI_SAMPLES_SIGN_UP.heading} lead={AI_SAMPLES_SIGN_UP.text} />
            <div className="card p-6 sm:p-8">{signUp}</div>
          </div>
        </section>
        <div className="shell py-11 md:py-24">
          <DataTable {...PRODUCT_COMPARISON} titled folds />
        </div>
        <BuyBar name={AI_HERO.heading} price={AI_HERO.price} button={AI_HERO.button} />
      </div>
      <ClosingBand closing={AI_CLOSING} />
    </>
  )
}

function Demonstration({ video }: { video: ReactNode }) {
  const { heading, text, button } = AI_VIDEO
  return (
    <section className="band-pine overflow-x-clip">
      <div className="shell grid items-center gap-12 py-11 md:py-20 lg:grid-cols-[1.2fr_0.8fr]">
        {video}
        <RecordingData name={AI_VIDEO.video.label} />
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-4 text-lg text-ink-soft">{text}</p>
          <p className="mt-8">
            <ActionLink link={button} className="button button-light" />
          </p>
        </div>
      </div>
    </section>
  )
}

function HowItWorks() {
  const { heading, steps, note } = AI_HOW_IT_WORKS
  return (
    <section className="shell grid gap-x-16 gap-y-10 py-11 md:py-24 lg:grid-cols-[0.6fr_1fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SectionHeading heading={heading} />
        <p className="mt-4 text-ink-soft">{note}</p>
        <p className="mt-6">
          <ActionLink link={AI_HERO.button} className="button button-primary" />
        </p>
      </div>
      <PhoneFold first={3} count={steps.length} what="steps">
        <StepList steps={steps} />
      </PhoneFold>
    </section>
  )
}

function Why() {
  return (
    <section className="bg-sand">
      <div className="shell py-11 md:py-20">
        <SectionHeading heading={AI_WHY.heading} />
        <PhoneFold first={3} count={AI_WHY.cards.length} what="reasons">
          <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {AI_WHY.cards.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-pine pt-5">
                <h3 className="text-heading">{title}</h3>
                <div className="mt-2 text-ink-soft">
                  <RichParagraphs text={text} />
                </div>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </section>
  )
}

function ChatAssistant() {
  const { heading, lead, paragraphs } = AI_CHATGPT_SECTION
  return (
    <section className="shell grid gap-x-16 gap-y-8 py-11 md:py-24 xl:grid-cols-[0.42fr_1fr]">
      <div>
        <SectionHeading heading={heading} {...(lead === undefined ? {} : { lead })} />
        <div className="mt-4 text-ink-soft">
          <RichParagraphs text={paragraphs} />
        </div>
      </div>
      <DataTable {...CHATGPT_COMPARISON} folds />
    </section>
  )
}

function InputForm() {
  const { heading, lead, paragraphs, button } = AI_INPUT_FORM
  return (
    <section className="shell pb-11 md:pb-24">
      <div className="card grid items-center gap-x-12 gap-y-6 p-7 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title">{heading}</h2>
          {lead === undefined ? null : (
            <p className="mt-2 text-lg">
              <RichText text={lead} />
            </p>
          )}
          <div className="mt-3 max-w-3xl space-y-2 text-ink-soft">
            <RichParagraphs text={paragraphs} />
          </div>
        </div>
        <ActionLink link={button} className="button button-secondary justify-self-start" />
      </div>
    </section>
  )
}

function Acceptance() {
  const { heading, paragraphs, sources } = AI_ACCEPTANCE
  return (
    <section className="border-t border-line">
      <div className="shell grid gap-x-16 gap-y-8 py-11 md:py-24 lg:grid-cols-[0.6fr_1fr]">
        <SectionHeading heading={heading} />
        <div>
          <PhoneFold first={2} count={paragraphs.length} what="points">
            <div className="space-y-4 text-lg max-sm:text-base">
              <RichParagraphs text={paragraphs} />
            </div>
          </PhoneFold>
          <SourcesList sources={sources} className="mt-8 space-y-1.5 border-t border-line pt-5 text-sm" />
        </div>
      </div>
    </section>
  )
}
