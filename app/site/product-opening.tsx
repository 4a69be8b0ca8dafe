import type { ReactNode } from 'react'
import type { CopyLink, Paragraphs, RichText as RichTextWords, Step } from '../../content/copy.ts'
import { NOT_A_LAW_FIRM_SHORT } from '../../content/law-firm-notice.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { CopyPrice } from '../ui/price.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { StepRow } from '../ui/steps.tsx'

type ProductWordsProps = {
  eyebrow: string
  promise: string
  paragraphs: Paragraphs
  price: { now: string; list?: string; unit?: string }
  /** Beside the price: what a careful buyer asks next. */
  assurance?: RichTextWords
  button: CopyLink
  secondary?: CopyLink
}

/** How a product page begins: its words, the time left while the lower prices run, and a picture of the product. */
export function ProductOpening({ words, picture }: { words: ReactNode; picture: ReactNode }) {
  return (
    <section className="overflow-x-clip">
      <div className="shell grid items-center gap-x-16 gap-y-14 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          {words}
          <p className="mt-5 text-sm text-ink-soft">{NOT_A_LAW_FIRM_SHORT.text[0]}</p>
          <Countdown className="mt-6" />
        </div>
        <div>{picture}</div>
      </div>
    </section>
  )
}

/** What the product is, what it costs now and the way to order it. */
export function ProductWords({ price, assurance, button, secondary, eyebrow, promise, paragraphs }: ProductWordsProps) {
  return (
    <>
      <OpeningText eyebrow={eyebrow} heading={promise} paragraphs={paragraphs} />
      <p className="mt-8">
        <CopyPrice price={price} className="font-serif text-5xl font-semibold" />
      </p>
      {assurance === undefined ? null : (
        <p className="mt-2 font-medium text-pine-dark">
          <RichText text={assurance} />
        </p>
      )}
      <p className="button-row mt-6">
        <ActionLink link={button} className="button button-primary min-w-44" />
        {secondary ? <ActionLink link={secondary} className="button button-secondary" /> : null}
      </p>
    </>
  )
}

/** Under the opening, what happens after an order. */
export function ProductSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="border-y border-line bg-sand">
      <div className="shell py-12">
        <StepRow steps={steps} headingLevel="h2" />
      </div>
    </section>
  )
}
