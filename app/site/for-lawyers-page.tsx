import { FOR_LAWYERS } from '../../content/for-lawyers.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BesideIllustration } from '../illustrations/illustration.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { RichParagraphs } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { Cards } from './about-page.tsx'

export const ForLawyersPage = placed(ForLawyers)

function ForLawyers() {
  const { eyebrow, heading, lead, primary, secondary, cards, workHeading, work, note } = FOR_LAWYERS
  return (
    <>
      <section className="shell pt-12 pb-14 md:pt-20 md:pb-20">
        <BesideIllustration kind="evidence">
          <OpeningText eyebrow={eyebrow} heading={heading} paragraphs={[lead]} />
          <p className="button-row mt-8">
            <ActionLink link={primary} className="button button-primary" />
            <ActionLink link={secondary} className="button button-secondary" />
          </p>
        </BesideIllustration>
        <Cards cards={cards} headingLevel="h2" />
      </section>
      <section className="-mb-14 border-t border-line bg-sand md:-mb-24">
        <div className="shell grid gap-x-16 gap-y-6 py-10 md:py-20 lg:grid-cols-[0.6fr_1fr]">
          <SectionHeading heading={workHeading} />
          <div className="space-y-4 text-lg">
            <RichParagraphs text={work} />
            <p className="pt-2 text-base font-medium">{note}</p>
          </div>
        </div>
      </section>
    </>
  )
}
