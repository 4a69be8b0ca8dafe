import type { AddonWords } from '../../content/checkout.ts'
import type { RichText as Copy } from '../../content/copy.ts'
import { CHECKOUT_DISCLAIMERS } from '../../content/disclaimers.ts'
import { RichText } from '../ui/rich-text.tsx'
import { AddonBoxes, DisclaimerBoxes, ReferenceLetterCount } from './checkout-choices.tsx'
import { CheckoutSection } from './checkout-section.tsx'

type Answers<K extends string> = {
  userAddons: Record<K, boolean> & { referenceLettersNumber: number }
  userDisclaimers: { disclaimer1: boolean; disclaimer2: boolean }
}

type DraftedOrderProps<K extends string> = {
  words: { referenceHeading: string; referenceHint: Copy; addonsHeading: string; addons: Readonly<Record<K, AddonWords>>; disclaimersHeading: string }
  checkout: {
    product: keyof typeof CHECKOUT_DISCLAIMERS
    form: Answers<NoInfer<K>>
    change(patch: Partial<Answers<NoInfer<K>>>): void
    problemOf(field: string): string | null
  }
}

/** What every order of drafted work is asked at the end: reference letters, what else is added, and the disclaimers. */
export function DraftedOrderSections<K extends string>({ words, checkout: { product, form, change, problemOf } }: DraftedOrderProps<K>) {
  return (
    <>
      <CheckoutSection field="userAddons.referenceLettersNumber" heading={words.referenceHeading} hint={<RichText text={words.referenceHint} />}>
        <ReferenceLetterCount
          count={form.userAddons.referenceLettersNumber}
          none="None"
          onChange={(referenceLettersNumber) => change({ userAddons: { ...form.userAddons, referenceLettersNumber } })}
        />
      </CheckoutSection>
      <CheckoutSection field="userAddons" heading={words.addonsHeading}>
        <AddonBoxes words={words.addons} chosen={form.userAddons} onChange={(key, checked) => change({ userAddons: { ...form.userAddons, [key]: checked } })} />
      </CheckoutSection>
      <CheckoutSection field="userDisclaimers" heading={words.disclaimersHeading} problem={problemOf('userDisclaimers')}>
        <DisclaimerBoxes disclaimers={CHECKOUT_DISCLAIMERS[product]} given={form.userDisclaimers} onChange={(userDisclaimers) => change({ userDisclaimers })} />
      </CheckoutSection>
    </>
  )
}
