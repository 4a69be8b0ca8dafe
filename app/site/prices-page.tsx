import { LAWYER_NOTE, PRICES_FEEDBACK, PRICES_HEADING } from '../../content/pricing.ts'
import { ReviewsSection } from '../home/reviews-section.tsx'
import { applicationContext } from '../services-context.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { Route } from './+types/prices-page.ts'
import { PackageCards } from './package-cards.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { reviews: await context.get(applicationContext).shownReviews() }
}

export default function PricesPage({ loaderData: { reviews } }: Route.ComponentProps) {
  return (
    <>
      <section className="shell pt-12 pb-16 md:pt-16 md:pb-20">
        <h1 className="text-display">{PRICES_HEADING.heading}</h1>
        <p className="mt-4 mb-10 max-w-xl text-lg text-ink-soft"><RichText text={PRICES_HEADING.lead} /></p>
        <PackageCards />
        <p className="mt-12 max-w-3xl text-ink-soft">
          <RichText text={LAWYER_NOTE} />
        </p>
      </section>
      <Feedback />
      <ReviewsSection reviews={reviews} />
    </>
  )
}

function Feedback() {
  const { heading, text, button, links } = PRICES_FEEDBACK
  return (
    <section className="bg-sand">
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
            <li key={link.href} className="py-3.5">
              <ActionLink link={link} className="link" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
