import { ABOUT, PEOPLE, shownPeople, type PersonSlot } from '../../content/about.ts'
import type { CopyCard } from '../../content/copy.ts'
import { shownFact, type ProviderKey } from '../../content/provider.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BesideIllustration } from '../illustrations/illustration.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'

export const AboutPage = placed(About)

const TONES = ['pine', 'amber', 'slate'] as const

function About() {
  const { eyebrow, heading, lead, work, data, refunds, sources, button } = ABOUT
  return (
    <>
      <section className="shell pt-12 pb-14 md:pt-20">
        <BesideIllustration kind="prongs">
          <OpeningText eyebrow={eyebrow} heading={heading} paragraphs={[lead]} />
        </BesideIllustration>
        <People />
      </section>
      <section id="how-we-work" className="border-y border-line bg-sand">
        <div className="shell py-10 md:py-20">
          <SectionHeading heading={work.heading} />
          <Cards cards={work.cards} />
        </div>
      </section>
      <Facts id="data" {...data} />
      <Facts id="refunds" {...refunds} />
      <section id="sources" className="shell grid gap-x-16 gap-y-6 pb-8 lg:grid-cols-[0.6fr_1fr]">
        <SectionHeading heading={sources.heading} />
        <div className="space-y-4">
          <RichParagraphs text={sources.text} />
          <p className="pt-3">
            <ActionLink link={button} className="button button-secondary" />
          </p>
        </div>
      </section>
    </>
  )
}

const COMPANY: readonly [keyof typeof ABOUT & ('company' | 'address' | 'hours'), ProviderKey][] = [
  ['company', 'company'],
  ['address', 'address'],
  ['hours', 'hours'],
]

/** What is not filled in yet is on no public address. */
function People() {
  const local = isLocalAddress(useSite().origin)
  const people = shownPeople(PEOPLE, local)
  const facts = COMPANY.flatMap(([label, key]) => {
    const value = shownFact(key, local)
    return value === null ? [] : [[ABOUT[label], value] as const]
  })
  return (
    <div className="mt-12">
      {people.length === 0 ? null : (
        <>
          <h2 className="text-title">{ABOUT.peopleHeading}</h2>
          <ul className="mt-6 grid gap-5 md:grid-cols-3">
            {people.map((person) => (
              <Person key={person.role} person={person} />
            ))}
          </ul>
        </>
      )}
      <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Person({ person: { role, asks, name, about } }: { person: PersonSlot }) {
  return (
    <li className="card p-6">
      <p className="eyebrow">{role}</p>
      <h3 className="mt-1 text-heading">{name ?? asks}</h3>
      <p className="mt-2 text-ink-soft">{about === null ? ABOUT.unfilled : <RichText text={about} />}</p>
    </li>
  )
}

/** Three at most: each under the colour of a prong. */
export function Cards({ cards, headingLevel: Heading = 'h3' }: { cards: readonly CopyCard[]; headingLevel?: 'h2' | 'h3' }) {
  return (
    <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {cards.map(({ title, text }, index) => (
        <li key={title} className={`tone-card tone-card-${TONES[index % 3]}`}>
          <Heading className="text-heading">{title}</Heading>
          <div className="mt-2 text-ink-soft">
            <RichParagraphs text={text} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ id, heading, facts, more }: { id: string; heading: string; facts: readonly (readonly [string, string])[]; more: string }) {
  return (
    <section id={id} className="shell grid gap-x-16 gap-y-6 py-10 md:py-20 lg:grid-cols-[0.6fr_1fr]">
      <SectionHeading heading={heading} />
      <div>
        <dl className="border-b border-line">
          {facts.map(([what, how]) => (
            <div key={what} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[0.7fr_1.3fr]">
              <dt className="font-semibold">{what}</dt>
              <dd>
                <RichText text={how} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-ink-soft">
          <RichText text={more} />
        </p>
      </div>
    </section>
  )
}
