import { ES_GENERATOR } from '../../content/es.ts'
import type { HomeEndeavor } from '../../content/home-endeavors.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { SpanishSample, SpanishSteps } from './spanish-parts.tsx'

export const SpanishGeneratorPage = placed(SpanishGenerator)

/** Explains the generator, whose form and texts are in English. */
function SpanishGenerator({ sample }: { sample: HomeEndeavor }) {
  const { eyebrow, heading, lead, action, steps, form, data } = ES_GENERATOR
  return (
    <>
      <section className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-2">
        <div>
          <OpeningText eyebrow={eyebrow} heading={heading} paragraphs={[lead]} />
          <p className="mt-7">
            <ActionLink link={action} className="button button-primary" />
          </p>
        </div>
        <SpanishSample sample={sample} />
      </section>
      <section className="border-y border-line bg-sand">
        <div className="shell py-12 md:py-20">
          <SpanishSteps {...steps} />
        </div>
      </section>
      <section className="shell py-12 md:py-20">
        <SectionHeading heading={form.heading} lead={form.lead} />
        <dl className="mt-8 border-b border-line">
          {form.rows.map(([asked, means]) => (
            <div key={asked} className="grid gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[18rem_1fr]">
              <dt lang="en" className="font-semibold">
                {asked}
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="shell">
        <SectionHeading heading={data.heading} lead={data.text} />
      </section>
    </>
  )
}
