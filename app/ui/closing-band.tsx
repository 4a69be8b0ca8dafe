import type { Closing } from '../../content/closing.ts'
import { ActionLink } from './action-link.tsx'
import { CopyPrice } from './price.tsx'
import { RichText } from './rich-text.tsx'

/** The end of a product page. It stands directly on the footer, whose distance it takes back. Two buttons of equal rank look `alike`. */
export function ClosingBand({ closing: { heading, text, price, primary, secondary }, alike = false }: { closing: Closing; alike?: boolean }) {
  return (
    <section className="band-pine no-print -mb-14 md:-mb-24">
      <div className="shell grid items-end gap-x-16 gap-y-8 py-11 md:py-20 lg:grid-cols-[minmax(24rem,1fr)_auto]">
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-4 max-w-xl text-lg text-ink-soft">
            <RichText text={text} />
          </p>
        </div>
        <div className="flex flex-col gap-5 lg:items-end">
          {price === null ? null : <CopyPrice price={price} className="font-serif text-4xl font-semibold" />}
          <p className="button-row lg:justify-end">
            <ActionLink link={primary} className="button button-light" />
            <ActionLink link={secondary} className={`button ${alike ? 'button-light' : 'button-outline-light'}`} />
          </p>
        </div>
      </div>
    </section>
  )
}
