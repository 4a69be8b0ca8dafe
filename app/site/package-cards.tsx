import { NOT_A_LAW_FIRM_SHORT } from '../../content/law-firm-notice.ts'
import { EXCLUDES_LABEL, PACKAGE_CARDS, PROMOTION_WORDS, type PackageCard } from '../../content/pricing.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { CopyPrice } from '../ui/price.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { usePromotion } from '../ui/use-promotion.ts'

/** The three packages side by side, with the time left while the lower prices run. */
export function PackageCards() {
  const { active } = usePromotion()
  return (
    <div>
      {active ? (
        <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-medium">{PROMOTION_WORDS.heading}</p>
          <Countdown />
        </div>
      ) : null}
      <Cards />
      <p className="mt-8 text-sm text-ink-soft lg:mt-10">{NOT_A_LAW_FIRM_SHORT.text[0]}</p>
    </div>
  )
}

function Cards() {
  return (
    <ul className="grid items-stretch gap-6 lg:mt-14 lg:grid-cols-3 lg:gap-0">
      {PACKAGE_CARDS.map((card) => (
        <Card key={card.product} card={card} />
      ))}
    </ul>
  )
}

function Card({ card }: { card: PackageCard }) {
  const { title, flag, text, price, includes, excludes, guarantee, button } = card
  const flagged = flag !== null
  return (
    <li
      className={`relative rounded-xl bg-white p-7 sm:p-8 lg:max-xl:px-7 md:max-lg:grid md:max-lg:grid-cols-[1fr_1.3fr] md:max-lg:gap-x-10 ${
        flagged
          ? 'z-10 border-2 border-pine shadow-lift lg:-my-4 lg:pt-[calc(3rem-1px)] lg:pb-12'
          : 'border border-line lg:first:rounded-r-none lg:first:border-r-0 lg:last:rounded-l-none lg:last:border-l-0'
      }`}
    >
      {flagged ? <p className="absolute -top-3.5 left-7 rounded-full bg-pine px-3.5 py-1 text-sm font-semibold text-white">{flag}</p> : null}
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 text-ink-soft lg:min-h-14">
          <RichText text={text} />
        </p>
        <p className="mt-5">
          <CopyPrice price={price} className="font-serif text-4xl font-semibold sm:text-5xl md:text-4xl xl:text-5xl" />
        </p>
        <p className="mt-6">
          <ActionLink link={button} className={`button w-full ${flagged ? 'button-primary' : 'button-secondary'}`} />
        </p>
      </div>
      <div className="max-md:mt-7 max-md:border-t max-md:border-line max-md:pt-6 lg:mt-7 lg:border-t lg:border-line lg:pt-6">
        <CheckList items={includes} />
        <p className="mt-5 border-t border-line pt-5 text-sm font-semibold text-ink-soft">{EXCLUDES_LABEL}</p>
        <CheckList items={excludes} kind="lacks" className="mt-2.5 text-[0.9375rem]" />
        {guarantee === null ? null : (
          <p className="mt-6 rounded-lg bg-pine-tint px-4 py-3.5 text-[0.9375rem]">
            <RichText text={guarantee} />
          </p>
        )}
      </div>
    </li>
  )
}
