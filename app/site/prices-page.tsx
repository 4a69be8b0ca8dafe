import type { ReactNode } from 'react'
import { ADD_ONS, LAWYER_NOTE, PRICES_FEEDBACK, PRICES_HEADING } from '../../content/pricing.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { PackageCards } from './package-cards.tsx'

export const PricesPage = placed(Prices)

/** `last`: no review stands below, so that the page ends with a question to us. */
function Prices({ reviews, last = false }: { reviews?: ReactNode; last?: boolean }) {
  return (
    <>
      <section className="shell pt-12 pb-16 md:pt-16 md:pb-20">
        <h1 className="text-display">{PRICES_HEADING.heading}</h1>
        <p className="mt-4 mb-10 max-w-2xl text-lg text-ink-soft">
          <RichText text={PRICES_HEADING.lead} />
        </p>
        <PackageCards />
      </section>
      <div>
        <AddOns />
        <Feedback last={last} />
      </div>
      {reviews}
    </>
  )
}

/** The prices of what can be added, under the cards of their packages. */
function AddOns() {
  return (
    <section className="shell pb-16 md:pb-20">
      <SectionHeading heading={ADD_ONS.heading} lead={ADD_ONS.lead} />
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-12">
        {ADD_ONS.lists.map(({ product, title, note, lines }) => (
          <li key={product}>
            <h3 className="text-heading">{title}</h3>
            <dl className="mt-3 border-b border-line">
              {lines.map(({ name, price }) => (
                <div key={name} className="flex items-baseline justify-between gap-3 border-t border-line py-2.5">
                  <dt>
                    <RichText text={name} />
                  </dt>
                  <dd className="whitespace-nowrap font-medium digits-aligned">
                    <RichText text={price} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm text-ink-soft">
              <RichText text={note} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-xl text-ink-soft">
        <RichText text={LAWYER_NOTE} />
      </p>
    </section>
  )
}

function Feedback({ last }: { last: boolean }) {
  const { heading, text, button, links } = PRICES_FEEDBACK
  return (
    <section className={`bg-sand ${last ? '-mb-14 md:-mb-24' : ''}`}>
      <div className="shell grid items-center gap-x-16 gap-y-8 py-14 md:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-3 text-lg text-ink-soft">{text}</p>
          <p className="mt-6">
            <ActionLink link={button} className="button button-primary" />
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {links.map((link) => (
            <li key={link.href} className="sm:py-3.5">
              <ActionLink link={link} className="link inline-flex items-center max-sm:min-h-11" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
