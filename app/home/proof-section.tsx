import { HOME_PROOF } from '../../content/home.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'

export const ProofSection = placed(Proof)

/** What anyone can check before paying: it stands where no customer has written yet. */
function Proof() {
  const { heading, lead, noReviews, checks } = HOME_PROOF
  return (
    <div className="shell grid gap-x-16 gap-y-8 xl:grid-cols-[0.42fr_1fr]">
      <div>
        <SectionHeading heading={heading} lead={lead} />
        <p className="mt-5 text-sm text-ink-soft">{noReviews}</p>
      </div>
      <ul className="grid gap-5 md:grid-cols-2">
        {checks.map(({ kicker, title, text, link }) => (
          <li key={title} className="card p-6">
            <p className="eyebrow">{kicker}</p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <p className="mt-2 text-ink-soft">
              <RichText text={text} />
            </p>
            <p className="mt-4">
              <ActionLink link={link} className="link inline-flex items-center max-sm:min-h-11" />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
