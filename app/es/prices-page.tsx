import { ES_PACKAGES, ES_PRICES, type SpanishPackage } from '../../content/es.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { SpanishPrice, SpanishSaleEnd } from './spanish-parts.tsx'

export const SpanishPricesPage = placed(SpanishPrices)

function SpanishPrices() {
  return (
    <>
      <section className="shell pt-12 pb-14 md:pt-16 md:pb-20">
        <h1 className="text-display">{ES_PRICES.heading}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{ES_PRICES.lead}</p>
        <SpanishSaleEnd className="mt-5" />
        <ul className="mt-10 grid items-stretch gap-6 lg:grid-cols-3">
          {ES_PACKAGES.map((one) => (
            <Package key={one.product} one={one} />
          ))}
        </ul>
        <p className="mt-8 text-sm text-ink-soft">
          {ES_PRICES.notALawFirm} <ActionLink link={ES_PRICES.refunds} />
        </p>
      </section>
      <section className="-mb-14 border-t border-line bg-sand md:-mb-24">
        <div className="shell py-12 md:py-20">
          <SectionHeading heading={ES_PRICES.addOns} lead={ES_PRICES.addOnsLead} />
          <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-12">
            {ES_PACKAGES.map(({ product, title, addOns }) => (
              <li key={product}>
                <h3 className="text-heading">{title}</h3>
                <dl className="mt-3 border-b border-line">
                  {addOns.lines.map(({ name, price }) => (
                    <div key={name} className="flex items-baseline justify-between gap-3 border-t border-line py-2.5">
                      <dt>{name}</dt>
                      <dd className="whitespace-nowrap font-medium digits-aligned">
                        <RichText text={price} />
                      </dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-3 text-sm text-ink-soft">
                  <RichText text={addOns.note} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

function Package({ one: { title, flag, text, price, includes, excludes, guarantee, button } }: { one: SpanishPackage }) {
  return (
    <li className={`relative flex flex-col rounded-xl bg-white p-7 sm:p-8 ${flag === null ? 'border border-line' : 'border-2 border-pine shadow-lift'}`}>
      {flag === null ? null : <p className="absolute -top-3.5 left-7 rounded-full bg-pine px-3.5 py-1 text-sm font-semibold text-white">{flag}</p>}
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 text-ink-soft lg:min-h-21">
        <RichText text={text} />
      </p>
      <p className="mt-5">
        <SpanishPrice price={price} className="font-serif text-4xl font-semibold" />
      </p>
      <p className="mt-6">
        <ActionLink link={button} className={`button w-full ${flag === null ? 'button-secondary' : 'button-primary'}`} />
      </p>
      <CheckList items={includes} className="mt-7 border-t border-line pt-6" />
      <div className="pt-5">
        <p className="border-t border-line pt-5 text-sm font-semibold text-ink-soft">{ES_PRICES.excludes}</p>
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
