import type { ReactNode } from 'react'
import { showsClaim } from '../../content/claims.ts'
import { HOME_CLOSING } from '../../content/closing.ts'
import { DIY_VERSUS_AI } from '../../content/comparisons.ts'
import { NOT_A_LAW_FIRM_SHORT } from '../../content/law-firm-notice.ts'
import { FUN_FACTS, HOME_ANCHORS, HOME_COMPARISON_SECTION, HOME_HERO, HOME_SERVICES, HOW_IT_WORKS, TRY_IT, type Service } from '../../content/home.ts'
import type { HomeEndeavor } from '../../content/home-endeavors.ts'
import type { Preview } from '../../content/previews.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { OpeningText } from '../ui/opening-text.tsx'
import { CopyPrice } from '../ui/price.tsx'
import { RecordingData } from '../ui/recording-data.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'
import { StepList } from '../ui/steps.tsx'
import { EndeavorSheet } from './endeavor-sheet.tsx'
import { PetitionPage } from './petition-page.tsx'
import { QuestionsSection, type ShortAnswer } from './questions-section.tsx'
import { RfeUpload } from './rfe-upload.tsx'

type HomePageProps = {
  answers: readonly ShortAnswer[]
  endeavors: readonly HomeEndeavor[]
  /** The page of the sample letter and the one behind it. */
  picture: { page: Preview; behind: Preview }
  /** The parts that answer to their visitor. */
  video?: ReactNode
  letter?: ReactNode
  reviews?: ReactNode
}

export const HomePage = placed(Home)

function Home({ answers, endeavors, picture, video, letter, reviews }: HomePageProps) {
  return (
    <>
      <Opening endeavors={endeavors} />
      <div>
        <Facts />
        <HowItWorks picture={<PetitionPage {...picture} />} />
      </div>
      <TryIt video={video} />
      <Comparison />
      <RfeUpload id={HOME_ANCHORS.rfes}>{letter}</RfeUpload>
      <Services />
      {reviews}
      <div>
        <QuestionsSection answers={answers} />
        <ClosingBand closing={HOME_CLOSING} />
      </div>
    </>
  )
}

function Opening({ endeavors }: { endeavors: readonly HomeEndeavor[] }) {
  return (
    <section id={HOME_ANCHORS.home} className="overflow-x-clip">
      <div className="shell grid items-center gap-x-14 gap-y-10 pt-8 pb-14 md:pt-12 md:pb-20 lg:grid-cols-[1fr_1.08fr]">
        <div>
          <OpeningWords />
          <div className="mt-6 max-w-xl border-t border-line pt-5">
            <Prices />
            <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <Countdown className="max-w-88" />
              <ActionLink link={HOME_HERO.offer.button} className="link inline-flex items-center max-sm:min-h-11 whitespace-nowrap font-medium" />
            </div>
          </div>
        </div>
        <EndeavorSheet endeavors={endeavors} />
      </div>
    </section>
  )
}

function OpeningWords() {
  return (
    <>
      <OpeningText {...HOME_HERO} />
      <p className="button-row mt-8">
        <ActionLink link={HOME_HERO.primary} className="button button-primary" />
        <ActionLink link={HOME_HERO.secondary} className="button button-secondary" />
      </p>
      <p className="mt-5 text-sm text-ink-soft">{NOT_A_LAW_FIRM_SHORT.text[0]}</p>
    </>
  )
}

/** What each product costs now; the list price while a promotion runs. */
function Prices() {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-3">
      {HOME_HERO.offer.prices.map(({ label, href, price }) => (
        <div key={label} className="flex items-center justify-between gap-3 sm:block">
          <dt className="text-sm text-ink-soft">
            <ActionLink link={{ label, href }} className="inline-flex items-center max-sm:min-h-11 underline decoration-line-strong decoration-1 underline-offset-4 hover:text-pine" />
          </dt>
          <dd>
            <CopyPrice price={price} className="font-serif text-2xl font-semibold" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** On a public address nothing of it stands there until it is confirmed. */
function Facts() {
  const local = isLocalAddress(useSite().origin)
  const facts = FUN_FACTS.facts.filter(({ claim }) => showsClaim(claim, local))
  if (facts.length === 0) return null
  return (
    <section aria-label={facts.map(({ label }) => label).join(', ')} className="border-y border-line bg-sand">
      <div className="shell grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[1.5fr_1fr]">
        <dl className="grid grid-cols-3 gap-4">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
              <dd className="font-serif text-4xl font-semibold text-pine sm:text-5xl">
                <RichText text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {showsClaim('successRate', local) ? (
          <p className="text-sm text-ink-soft">
            <RichText text={FUN_FACTS.method} />
          </p>
        ) : null}
      </div>
    </section>
  )
}

function HowItWorks({ picture }: { picture: ReactNode }) {
  return (
    <section id={HOME_ANCHORS.niwDrafts} className="shell grid items-center gap-x-20 py-11 md:py-24 lg:grid-cols-[1.2fr_0.8fr]">
      <div>
        <SectionHeading heading={HOW_IT_WORKS.heading} lead={HOW_IT_WORKS.lead} />
        <StepList steps={HOW_IT_WORKS.steps} className="mt-8" />
      </div>
      <figure className="max-lg:hidden">{picture}</figure>
    </section>
  )
}

function TryIt({ video }: { video: ReactNode }) {
  return (
    <section className="band-pine overflow-x-clip">
      <div className="shell grid items-center gap-12 py-11 md:py-24 lg:grid-cols-[0.8fr_1.2fr]">
        <div>
          <TryItWords />
        </div>
        {video}
        <RecordingData name={TRY_IT.video.label} />
      </div>
    </section>
  )
}

function TryItWords() {
  const { heading, paragraphs, button } = TRY_IT
  return (
    <>
      <h2 className="text-title">{heading}</h2>
      <div className="mt-4 space-y-4 text-lg text-ink-soft">
        <RichParagraphs text={paragraphs} />
      </div>
      <p className="mt-8">
        <ActionLink link={button} className="button button-light" />
      </p>
    </>
  )
}

function Comparison() {
  const { heading, lead, paragraphs } = HOME_COMPARISON_SECTION
  return (
    <section id={HOME_ANCHORS.comparison} className="shell grid gap-x-16 gap-y-8 py-11 md:py-24 xl:grid-cols-[0.42fr_1fr]">
      <div className="xl:sticky xl:top-32 xl:self-start">
        <SectionHeading heading={heading} {...(lead === undefined ? {} : { lead })} />
        <div className="mt-5">
          <RichParagraphs text={paragraphs} />
        </div>
      </div>
      <DataTable {...DIY_VERSUS_AI} folds />
    </section>
  )
}

function Services() {
  return (
    <section id={HOME_ANCHORS.services} className="shell pt-11 md:pt-24">
      <SectionHeading heading={HOME_SERVICES.heading} />
      <ul className="mt-8 border-b border-line">
        {HOME_SERVICES.services.map((service) => (
          <ServiceRow key={service.title} service={service} />
        ))}
      </ul>
    </section>
  )
}

function ServiceRow({ service: { title, text, points, price, button } }: { service: Service }) {
  return (
    <li className="grid gap-x-10 gap-y-5 border-t border-line py-8 md:grid-cols-2 lg:grid-cols-[1.1fr_1.2fr_auto] lg:items-center">
      <div>
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 text-ink-soft">
          <RichText text={text} />
        </p>
      </div>
      <CheckList items={points} className="text-[0.9375rem] max-sm:hidden" />
      <div className="flex flex-wrap items-center justify-between gap-4 md:col-span-2 lg:col-span-1 lg:w-44 lg:flex-col lg:items-end">
        <CopyPrice price={price} className="font-serif text-3xl font-semibold lg:justify-end" />
        <ActionLink link={button} className="button button-primary min-w-32" />
      </div>
    </li>
  )
}
