import type { ReactNode } from 'react'
import { NIW_DIY_CLOSING } from '../../content/closing.ts'
import { findArticle } from '../../content/blog/articles.ts'
import { getPriority } from '../../content/professions/priorities.ts'
import { PROFESSION_PAGE_WORDS as WORDS, PROFESSION_SAMPLES_WORDS, type ProfessionBlock, type ProfessionPage as Page, type ProfessionTopic } from '../../content/professions/profession-page.ts'
import { documentsFor } from '../../content/niw-diy-documents.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BuyBar } from '../ui/buy-bar.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { DocumentList } from '../ui/document-list.tsx'
import { CopyPrice } from '../ui/price.tsx'
import { ProductFacts } from '../ui/product-facts.tsx'
import { RichParagraphs } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { NIW_DIY_HERO } from '../../content/niw-diy.ts'
import { ProfessionTopics, type TopicWithSources } from './profession-topics.tsx'

/** A topic tied to the published priorities it speaks of. */
function withSources({ title, note, priorities }: ProfessionTopic): TopicWithSources {
  const sources = priorities.map((key) => {
    const { title, url, date } = getPriority(key)
    return { label: title, url, date }
  })
  return { title, note, sources }
}

type Block = Page['blocks'][number]

export const ProfessionPage = placed(Profession)

/** `first` and `second` are the samples of its templates, which open larger. */
function Profession({ page, first: firstSamples, second: secondSamples }: { page: Page; first?: ReactNode; second?: ReactNode }) {
  const samples = [firstSamples, secondSamples]
  const [first, second] = page.blocks
  const several = second !== undefined
  return (
    <>
      <section className="shell grid gap-x-16 gap-y-10 pt-10 pb-14 md:pt-16 lg:grid-cols-[1.2fr_0.8fr]">
        <div>
          <ProductFacts path={page.path} name={page.title} description={page.description} picture={page.path.slice(1)} price="niwDiy" />
          <p className="eyebrow">{WORDS.eyebrow}</p>
          <h1 className="mt-3 text-display">{page.heading}</h1>
          <div className="mt-6 max-w-2xl space-y-4 text-lg text-ink-soft">
            <RichParagraphs text={page.intro} />
          </div>
        </div>
        <aside aria-label={NIW_DIY_HERO.heading} className="card self-start p-7 lg:mt-10">
          <p className="font-semibold">{NIW_DIY_HERO.heading}</p>
          <p className="mt-2">
            <CopyPrice price={NIW_DIY_HERO.price} className="font-serif text-4xl font-semibold" />
          </p>
          <div className="mt-5 grid gap-3">
            {page.blocks.map((block) => (
              <ActionLink key={block.profession} link={block.button} className="button button-primary w-full" />
            ))}
          </div>
          <CheckList items={cardPoints(page.blocks)} className="mt-6 text-[0.9375rem]" />
          <Countdown className="mt-6" />
          <p className="mt-5 text-sm">
            <ActionLink link={PROFESSION_SAMPLES_WORDS.otherWay} className="text-ink-soft underline underline-offset-4 hover:text-ink" />
          </p>
        </aside>
      </section>
      <div>
        {page.blocks.map((block, index) => (
          <Template key={block.profession} block={block} several={several} samples={samples[index]}>
            <Field block={block} several={several} />
          </Template>
        ))}
        <div>
          <CoverLetterParts coverLetter={page.coverLetter} />
          <Stories stories={page.stories} />
          <Documents blocks={page.blocks} />
        </div>
        {first && !several ? <BuyBar name={first.name} price={NIW_DIY_HERO.price} button={first.button} /> : null}
      </div>
      <div>
        {first ? (
          <ClosingBand closing={{ ...NIW_DIY_CLOSING, text: WORDS.closingText, primary: first.button, secondary: second?.button ?? PROFESSION_SAMPLES_WORDS.otherWay }} alike={several} />
        ) : null}
      </div>
    </>
  )
}

/** What the package holds, in short: with its page counts where the page offers one template. */
function cardPoints([only, ...others]: readonly Block[]): string[] {
  if (only === undefined || others.length > 0) return [...WORDS.cardPoints.several, ...WORDS.cardPoints.all]
  const { coverLetter, caseBuilder } = WORDS.cardPoints
  return [`${coverLetter}, ${only.coverLetterPages} ${PROFESSION_SAMPLES_WORDS.pagesLabel}`, `${caseBuilder}, ${only.caseBuilderPages} ${PROFESSION_SAMPLES_WORDS.pagesLabel}`, ...WORDS.cardPoints.all]
}

function Template({ block, several, samples, children }: { block: Block; several: boolean; samples: ReactNode; children: ReactNode }) {
  const { profession } = block
  return (
    <section id={profession} className="border-t border-line odd:bg-sand">
      <div className="shell py-10 md:py-20">
        {samples}
        <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[0.62fr_1fr]">{children}</div>
      </div>
      {several ? <BuyBar name={block.name} price={NIW_DIY_HERO.price} button={{ ...block.button, label: WORDS.getTemplate }} /> : null}
    </section>
  )
}

/** Whom a template is for, what it cannot argue, and its topics. */
function Field({ block: { jobTitles, topics, limit }, several }: { block: Block; several: boolean }) {
  const Heading = several ? 'h3' : 'h2'
  return (
    <>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Heading className="text-heading">{WORDS.jobTitlesHeading}</Heading>
        <ul className="mt-4 flex flex-wrap gap-2">
          {jobTitles.map((title) => (
            <li key={title} className="tag">
              {title}
            </li>
          ))}
        </ul>
        <div className="mt-8 border-l-3 border-amber pl-5">
          <Heading className="text-heading">{WORDS.limitHeading}</Heading>
          <div className="mt-2 text-ink-soft">
            <RichParagraphs text={[limit]} />
          </div>
        </div>
      </div>
      <ProfessionTopics topics={topics.map(withSources)} headingLevel={Heading} />
    </>
  )
}

const PARTS = ['advancedDegree', 'prong1', 'prong2', 'prong3', 'appendix'] as const

function CoverLetterParts({ coverLetter }: Pick<Page, 'coverLetter'>) {
  return (
    <section className="border-t border-line">
      <div className="shell grid gap-x-16 gap-y-8 py-10 md:py-20 lg:grid-cols-[0.62fr_1fr]">
        <SectionHeading heading={WORDS.coverLetterHeading} />
        <dl className="border-b border-line">
          {PARTS.map((part) => (
            <div key={part} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{WORDS.coverLetterParts[part]}</dt>
              <dd className="text-ink-soft">
                <RichParagraphs text={[coverLetter[part]]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Stories({ stories }: Pick<Page, 'stories'>) {
  return (
    <section className="bg-sand">
      <div className="shell grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[0.62fr_1fr]">
        <div>
          <h2 className="text-title">{WORDS.storiesHeading}</h2>
          <p className="mt-3 text-sm text-ink-soft">{WORDS.storiesNote}</p>
        </div>
        <ul className="space-y-5">
          {stories.map(({ slug, label }) => (
            <li key={slug}>
              <ActionLink link={{ label, href: `/blog/${slug}` }} className="link font-serif text-xl font-semibold" />
              <StoryDescription slug={slug} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function StoryDescription({ slug }: { slug: string }) {
  const description = findArticle(slug)?.description
  return description === undefined ? null : <p className="mt-2 text-ink-soft">{description}</p>
}

function Documents({ blocks }: { blocks: readonly Pick<ProfessionBlock, 'profession' | 'coverLetterPages' | 'caseBuilderPages'>[] }) {
  const documents = documentsFor({
    coverLetter: blocks.map(({ coverLetterPages }) => coverLetterPages),
    caseBuilder: blocks.map(({ caseBuilderPages }) => caseBuilderPages),
    banking: blocks.every(({ profession }) => profession === 'bankingFinance'),
  })
  return (
    <section className="shell py-10 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHeading heading={WORDS.documentsHeading} />
        <ActionLink link={WORDS.reviewDocuments} className="button button-secondary" />
      </div>
      <DocumentList documents={documents} className="mt-8" />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <ActionLink link={WORDS.caseBuilderLink} />
        <ActionLink link={WORDS.bankingLink} />
      </p>
    </section>
  )
}
