import { SELFPETITION_AI_CHECKOUT } from '../../content/checkout.ts'
import { endeavorFrom, type ChosenEndeavor } from '../generator/chosen-endeavor.ts'
import { takeCarried } from '../ui/carried.ts'
import { Choice } from '../ui/choice.tsx'
import { CopyAnchor } from '../ui/copy-anchor.tsx'
import { placed } from '../ui/site-facts.tsx'
import { hasEndeavor, selfpetitionAiPreset, type SelfpetitionAiForm } from './checkout-forms.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { DraftedOrderSections } from './drafted-order-sections.tsx'
import { UpgradeCreditField } from './upgrade-credit-field.tsx'
import { useCheckout } from './use-checkout.ts'

const words = SELFPETITION_AI_CHECKOUT
const ENDEAVOR_NAMES = ['title', 'option'] as const

/** An endeavor too long for an address travels beside it. */
function carriedEndeavor() {
  const endeavor = endeavorFrom(takeCarried('endeavor'))
  return endeavor === null ? null : { preset: selfpetitionAiPreset(endeavor), query: `${endeavor.title}\n${endeavor.option}` }
}

/** A newly chosen endeavor takes the place of the kept one, and its question is asked again. */
function withEndeavorOf(kept: SelfpetitionAiForm, preset: SelfpetitionAiForm): SelfpetitionAiForm {
  return { ...kept, userEndeavorOption: preset.userEndeavorOption }
}

export default placed(SelfpetitionAiCheckout)

/** `given` is the endeavor of the address. */
function SelfpetitionAiCheckout({ given, offersCredit }: { given: ChosenEndeavor; offersCredit: boolean }) {
  const checkout = useCheckout({
    product: 'selfpetition-ai',
    preset: selfpetitionAiPreset(given),
    merge: withEndeavorOf,
    presetNames: ENDEAVOR_NAMES,
    carried: carriedEndeavor,
    privateNames: ENDEAVOR_NAMES,
    renderEvent: 'checkout-selfpetition-ai',
    offersCredit,
  })
  const { form, change, problemOf } = checkout
  const endeavor = form.userEndeavorOption
  const choose = (useSelectedEndeavor: 'yes' | 'no') => change({ userEndeavorOption: { ...endeavor, useSelectedEndeavor } })
  return (
    <CheckoutFrame
      checkout={checkout}
      heading={words.heading}
      excluded={words.excluded}
      after={<CopyAnchor className="link" href={words.formLink.href} label={`${words.formLink.label} (opens in a new tab)`} newTab />}
    >
      {hasEndeavor(form) ? (
        <CheckoutSection field="userEndeavorOption.useSelectedEndeavor" heading={words.endeavorHeading} problem={problemOf('userEndeavorOption.useSelectedEndeavor')}>
          <blockquote className="border-l-4 border-pine pl-4">
            <p className="font-semibold">{endeavor.endeavorTitle}</p>
            {endeavor.endeavorOption === '' ? null : (
              <details className="mt-1">
                <summary className="link">Read the text</summary>
                <p className="mt-2 whitespace-pre-line text-ink-soft">{endeavor.endeavorOption}</p>
              </details>
            )}
          </blockquote>
          <p className="mt-5 font-semibold">{words.endeavorQuestion}</p>
          <div className="mt-3 grid gap-2.5 md:grid-cols-2">
            <Choice kind="radio" name="useSelectedEndeavor" label={words.endeavorYes} checked={endeavor.useSelectedEndeavor === 'yes'} onChange={() => choose('yes')} />
            <Choice kind="radio" name="useSelectedEndeavor" label={words.endeavorNo} checked={endeavor.useSelectedEndeavor === 'no'} onChange={() => choose('no')} />
          </div>
          <button type="button" className="button button-quiet mt-3 -ml-2" onClick={() => change({ userEndeavorOption: { endeavorTitle: '', endeavorOption: '', useSelectedEndeavor: '' } })}>
            Order without this endeavor
          </button>
        </CheckoutSection>
      ) : null}
      <DraftedOrderSections words={words} checkout={checkout} />
      {offersCredit ? <UpgradeCreditField checkout={checkout} /> : null}
    </CheckoutFrame>
  )
}
