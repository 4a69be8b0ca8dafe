import type { ReactNode } from 'react'
import { NIW_DIY_CLOSING } from '../../content/closing.ts'
import { DIY_VERSUS_AI } from '../../content/comparisons.ts'
import { NIW_DIY_DOCUMENTS } from '../../content/niw-diy-documents.ts'
import { NIW_DIY_DOCUMENTS_SECTION, NIW_DIY_FIT, NIW_DIY_HERO, NIW_DIY_META, NIW_DIY_PHOTO, NIW_DIY_PROFESSIONS, NIW_DIY_STEPS } from '../../content/niw-diy.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BuyBar } from '../ui/buy-bar.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { DocumentList } from '../ui/document-list.tsx'
import { PreviewPicture } from '../ui/preview-picture.tsx'
import { ProductFacts } from '../ui/product-facts.tsx'
import { RichParagraphs } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { StepRow } from '../ui/steps.tsx'
import { ProductOpening, ProductWords } from './product-opening.tsx'
import { placed } from '../ui/site-facts.tsx'

export const NiwDiyPage = placed(NiwDiy)

function NiwDiy({ carousel }: { carousel?: ReactNode }) {
  return (
    <>
      <ProductOpening words={<ProductWords {...NIW_DIY_HERO} />} picture={<PackagePicture />} />
      <div>
        {carousel}
        <div>
          <ProductFacts path="/niw-diy" name={NIW_DIY_HERO.heading} description={NIW_DIY_META.description} picture="niw-diy" price="niwDiy" />
          <Professions />
          <section className="bg-sand">
            <div className="shell py-11 md:py-20">
              <SectionHeading heading={NIW_DIY_STEPS.heading} />
              <StepRow steps={NIW_DIY_STEPS.steps} className="mt-10" />
            </div>
          </section>
          <Documents />
          <Fit />
          <section className="shell py-11 md:py-24">
            <DataTable {...DIY_VERSUS_AI} titled folds />
          </section>
        </div>
        <BuyBar name={NIW_DIY_HERO.heading} price={NIW_DIY_HERO.price} button={NIW_DIY_HERO.button} />
      </div>
      <ClosingBand closing={NIW_DIY_CLOSING} />
    </>
  )
}

/** The documents that matter most, laid out as they come. */
function PackagePicture() {
  return (
    <div className="package-photo mx-auto w-full max-w-136" aria-hidden="true">
      {NIW_DIY_PHOTO.map(({ id, label, title }) => (
        <div key={id}>
          <PreviewPicture id={id} label={label} title={title} alt="" sizes="(min-width: 1024px) 300px, 52vw" />
          <span>{title}</span>
        </div>
      ))}
    </div>
  )
}

function Professions() {
  const { heading, lead, paragraphs, links, other } = NIW_DIY_PROFESSIONS
  return (
    <section className="shell grid gap-x-16 gap-y-8 py-11 md:py-24 lg:grid-cols-[0.7fr_1.3fr]">
      <div>
        <SectionHeading heading={heading} {...(lead === undefined ? {} : { lead })} />
        <div className="mt-4">
          <RichParagraphs text={paragraphs} />
        </div>
      </div>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {[...links, other].map((link) => (
          <li key={link.href} className="border-b border-line">
            <ActionLink link={link} className="arrow-row" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Documents() {
  const { heading, lead, paragraphs } = NIW_DIY_DOCUMENTS_SECTION
  return (
    <section className="shell py-11 md:py-24">
      <SectionHeading heading={heading} {...(lead === undefined ? {} : { lead })} />
      <DocumentList documents={NIW_DIY_DOCUMENTS} className="mt-10" />
      <div className="mt-8 max-w-3xl space-y-3 text-ink-soft">
        <RichParagraphs text={paragraphs} />
      </div>
    </section>
  )
}

function Fit() {
  const { heading, goodLabel, good, notGoodLabel, notGood } = NIW_DIY_FIT
  return (
    <section className="bg-sand">
      <div className="shell grid gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-[0.7fr_1fr_1fr]">
        <h2 className="text-title">{heading}</h2>
        <div>
          <h3 className="mb-3 text-heading">{goodLabel}</h3>
          <CheckList items={good} />
        </div>
        <div>
          <h3 className="mb-3 text-heading">{notGoodLabel}</h3>
          <CheckList items={notGood} kind="lacks" />
        </div>
      </div>
    </section>
  )
}
