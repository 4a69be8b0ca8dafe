import { RFE_RESPONSE_CHECKOUT } from '../../content/checkout.ts'
import { Choice } from '../ui/choice.tsx'
import { Price } from '../ui/price.tsx'
import { CopyAnchor } from '../ui/copy-anchor.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { usePriceTags } from '../ui/use-promotion.ts'
import { placed } from '../ui/site-facts.tsx'
import type { RfeResponseForm } from './checkout-forms.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { DraftedOrderSections } from './drafted-order-sections.tsx'
import { NoticeSection } from './notice-section.tsx'
import { useCheckout } from './use-checkout.ts'

const words = RFE_RESPONSE_CHECKOUT
const PRESET_NAMES = ['prongs', 'date'] as const
const PRIVATE_NAMES = ['letter'] as const
const PRONGS = ['prong1', 'prong2', 'prong3'] as const

export default placed(RfeResponseCheckout)

function RfeResponseCheckout({ preset }: { preset: RfeResponseForm }) {
  const prices = usePriceTags()
  const checkout = useCheckout({
    product: 'rfe-response',
    preset,
    // A letter or date that the address no longer names stays; so do prongs where only a letter came.
    merge: (kept, preset) => ({
      ...kept,
      userProngs: Object.values(preset.userProngs).includes(true) ? preset.userProngs : kept.userProngs,
      userNotice: { ...kept.userNotice, letterKey: preset.userNotice.letterKey || kept.userNotice.letterKey, responseDate: preset.userNotice.responseDate || kept.userNotice.responseDate },
    }),
    presetNames: PRESET_NAMES,
    privateNames: PRIVATE_NAMES,
    renderEvent: 'checkout-rfe',
  })
  const { form, change, problemOf } = checkout
  return (
    <CheckoutFrame
      checkout={checkout}
      heading={words.heading}
      lead={words.deadline}
      excluded={words.excluded}
      after={
        <ul className="space-y-2">
          <li>
            <CopyAnchor className="link" href={words.formLink.href} label={`${words.formLink.label} (opens in a new tab)`} newTab />
          </li>
          <li>
            <CopyAnchor className="link" href={words.contactLink.href} label={words.contactLink.label} />
          </li>
        </ul>
      }
    >
      <CheckoutSection field="userProngs" heading={words.prongsHeading} hint={<RichText text={words.prongsHint} />} problem={problemOf('userProngs')}>
        <div className="space-y-2.5">
          {PRONGS.map((prong) => (
            <Choice
              key={prong}
              kind="checkbox"
              label={<span className="font-semibold">{words.prongs[prong].label}</span>}
              note={words.prongs[prong].hint}
              aside={<Price tag={prices.rfeProng} />}
              checked={form.userProngs[prong]}
              onChange={(checked) => change({ userProngs: { ...form.userProngs, [prong]: checked } })}
            />
          ))}
        </div>
      </CheckoutSection>
      <NoticeSection notice={form.userNotice} onChange={(userNotice) => change({ userNotice })} problemOf={problemOf} />
      <DraftedOrderSections words={words} checkout={checkout} />
    </CheckoutFrame>
  )
}
