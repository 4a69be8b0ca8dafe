import { ES_HOME, ES_PACKAGES } from '../../content/es.ts'
import type { HomeEndeavor } from '../../content/home-endeavors.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { SpanishPrice, SpanishSaleEnd, SpanishSample, SpanishSteps } from './spanish-parts.tsx'

export const SpanishHomePage = placed(SpanishHome)

const TONES = { pine: 'border-pine bg-pine-tint', amber: 'border-amber bg-amber-tint', slate: 'border-slate bg-slate-tint' } as const

function SpanishHome({ sample }: { sample: HomeEndeavor }) {
  const { eyebrow, heading, paragraphs, actions, english, prongs, products, steps, refunds } = ES_HOME
  return (
    <>
      <section className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-14 md:pt-20 md:pb-20 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <OpeningText eyebrow={eyebrow} heading={heading} paragraphs={paragraphs} />
          <p className="mt-7 flex flex-wrap gap-3">
            {actions.map((link, index) => (
              <ActionLink key={link.href} link={link} className={`button ${index === 0 ? 'button-primary' : 'button-secondary'}`} />
            ))}
          </p>
          <SpanishSaleEnd className="mt-6" />
        </div>
        <SpanishSample sample={sample} />
      </section>
      <section className="border-y border-line bg-sand">
        <div className="shell py-12 md:py-20">
          <SectionHeading heading={prongs.heading} lead={prongs.lead} />
          <ul className="mt-8 grid gap-5 md:grid-cols-3">
            {prongs.cards.map(({ tone, title, text }) => (
              <li key={title} className={`rounded-xl border-l-4 p-6 ${TONES[tone]}`}>
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="shell py-12 md:py-20">
        <SectionHeading heading={products.heading} />
        <ul className="mt-8 border-t border-line">
          {ES_PACKAGES.map(({ product, title, text, price, includes }) => (
            <li key={product} className="grid items-baseline gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[1fr_1.5fr_18rem]">
              <h3 className="text-2xl">{title}</h3>
              <p className="text-ink-soft">
                <RichText text={text} /> {includes[0]}.
              </p>
              <p className="md:text-right">
                <SpanishPrice price={price} className="font-serif text-3xl font-semibold md:justify-end" />
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-7">
          <ActionLink link={{ label: products.more, href: '/es/precios' }} className="button button-primary" />
        </p>
      </section>
      <section className="border-y border-line bg-sand">
        <div className="shell py-12 md:py-20">
          <SpanishSteps {...steps} />
        </div>
      </section>
      <section className="shell grid gap-x-16 gap-y-12 pt-12 md:pt-20 lg:grid-cols-2">
        <div>
          <SectionHeading heading={refunds.heading} lead={refunds.text} />
          <p className="mt-6">
            <ActionLink link={refunds.link} className="button button-secondary" />
          </p>
        </div>
        <SectionHeading heading={english.heading} lead={english.text} />
      </section>
    </>
  )
}
