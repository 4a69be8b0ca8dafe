import { SELFPETITION_AI_CHECKOUT } from '../../content/checkout.ts'
import { ENDEAVOR_TEXT_MAX, ENDEAVOR_TITLE_MAX } from '../../domain/orders/checkout-rules.ts'
import { endeavorFromState } from '../generator/chosen-endeavor.ts'
import { Choice } from '../ui/choice.tsx'
import { CopyAnchor } from '../ui/rich-text.tsx'
import type { Route } from './+types/selfpetition-ai-page.ts'
import { hasEndeavor, selfpetitionAiPreset, type SelfpetitionAiForm } from './checkout-forms.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { DraftedOrderSections } from './drafted-order-sections.tsx'
import { useCheckout } from './use-checkout.ts'

const words = SELFPETITION_AI_CHECKOUT
const ENDEAVOR_NAMES = ['title', 'option'] as const

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return {
    title: (query.get('title') ?? '').trim().slice(0, ENDEAVOR_TITLE_MAX),
    option: (query.get('option') ?? '').trim().slice(0, ENDEAVOR_TEXT_MAX),
  }
}

/** An endeavor too long for an address travels in the state of the navigation alone. */
function carriedEndeavor(navigationState: unknown) {
  const endeavor = endeavorFromState(navigationState)
  return endeavor === null ? null : { preset: selfpetitionAiPreset(endeavor), query: `${endeavor.title}\n${endeavor.option}` }
}

/** A newly chosen endeavor takes the place of the kept one, and its question is asked again. */
function withEndeavorOf(kept: SelfpetitionAiForm, preset: SelfpetitionAiForm): SelfpetitionAiForm {
  return { ...kept, userEndeavorOption: preset.userEndeavorOption }
}

export default function SelfpetitionAiCheckout({ loaderData }: Route.ComponentProps) {
  const checkout = useCheckout({
    product: 'selfpetition-ai',
    preset: selfpetitionAiPreset(loaderData),
    merge: withEndeavorOf,
    presetNames: ENDEAVOR_NAMES,
    carried: carriedEndeavor,
    privateNames: ENDEAVOR_NAMES,
    renderEvent: 'checkout-selfpetition-ai',
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
          <button
            type="button"
            className="button button-quiet mt-3 -ml-2"
            onClick={() => change({ userEndeavorOption: { endeavorTitle: '', endeavorOption: '', useSelectedEndeavor: '' } })}
          >
            Order without this endeavor
          </button>
        </CheckoutSection>
      ) : null}
      <DraftedOrderSections words={words} checkout={checkout} />
    </CheckoutFrame>
  )
}
