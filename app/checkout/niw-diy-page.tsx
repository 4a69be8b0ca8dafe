import { CHECKOUT_WORDS, EMPLOYMENT_LABELS, NIW_DIY_CHECKOUT, PROFESSION_LABELS } from '../../content/checkout.ts'
import { EMPLOYMENT_TYPES_MAX, NOT_LISTED_PROFESSION_MAX, ORDER_PROFESSION_KEYS, PROFESSIONS_MAX } from '../../domain/orders/checkout-rules.ts'
import { EMPLOYMENT_TYPES, PROFESSION_KEYS } from '../../domain/professions.ts'
import { Choice } from '../ui/choice.tsx'
import { TextField } from '../ui/form-field.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { placed } from '../ui/site-facts.tsx'
import { AddonBoxes } from './checkout-choices.tsx'
import { withProfession, type NiwDiyForm } from './checkout-forms.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { useCheckout } from './use-checkout.ts'

const words = NIW_DIY_CHECKOUT
const PRESET_NAMES = ['profession', 'employmentType'] as const

export default placed(NiwDiyCheckout)

/** The professions by their names, as the summary says them; null where none is ticked. */
function chosenProfessions(userProfession: NiwDiyForm['userProfession']): string | null {
  const names = ORDER_PROFESSION_KEYS.filter((key) => userProfession[key]).map((key) =>
    key === 'general' && userProfession.userInput.trim() !== '' ? userProfession.userInput.trim() : PROFESSION_LABELS[key],
  )
  return names.length === 0 ? null : names.join(', ')
}

function NiwDiyCheckout({ preset }: { preset: NiwDiyForm }) {
  const checkout = useCheckout({
    product: 'niw-diy',
    preset,
    merge: (kept, preset) => ({ ...kept, userProfession: preset.userProfession, userEmployment: preset.userEmployment, professionPreset: preset.professionPreset }),
    presetNames: PRESET_NAMES,
    privateNames: [],
    renderEvent: 'checkout-starterKit',
  })
  const { form, change, problemOf } = checkout
  const { userProfession, userEmployment } = form
  const professionsFull = ORDER_PROFESSION_KEYS.filter((key) => userProfession[key]).length >= PROFESSIONS_MAX
  const employmentsFull = EMPLOYMENT_TYPES.filter((key) => userEmployment[key]).length >= EMPLOYMENT_TYPES_MAX
  return (
    <CheckoutFrame checkout={checkout} heading={words.heading} excluded={null} chosen={chosenProfessions(userProfession)}>
      <CheckoutSection
        field="userProfession"
        heading={words.professionHeading}
        hint={<RichText text={words.professionHint} />}
        problem={problemOf('userProfession')}
        note={professionsFull ? CHECKOUT_WORDS.messages.maximum : null}
      >
        <div className="grid gap-2.5 sm:grid-cols-2">
          {PROFESSION_KEYS.map((key) => (
            <Choice
              key={key}
              kind="checkbox"
              label={PROFESSION_LABELS[key]}
              checked={userProfession[key]}
              disabled={professionsFull && !userProfession[key]}
              onChange={(checked) => change(withProfession(form, key, checked))}
            />
          ))}
        </div>
        <div className="mt-5 space-y-3 border-t border-line pt-5">
          <Choice
            kind="checkbox"
            label={PROFESSION_LABELS.general}
            checked={userProfession.general}
            disabled={professionsFull && !userProfession.general}
            onChange={(general) => change(withProfession(form, 'general', general))}
          />
          <TextField
            label={words.notListedLabel}
            hint={<RichText text={words.notListedHint} />}
            placeholder={words.notListedPlaceholder}
            maxLength={NOT_LISTED_PROFESSION_MAX}
            autoComplete="organization-title"
            value={userProfession.userInput}
            disabled={professionsFull && !userProfession.general}
            onChange={({ target: { value } }) =>
              change(userProfession.general || value.trim() !== '' ? withProfession(form, 'general', true, value) : { userProfession: { ...userProfession, userInput: value } })
            }
          />
        </div>
      </CheckoutSection>
      <CheckoutSection
        field="userEmployment"
        heading={words.employmentHeading}
        hint={
          <>
            <RichText text={words.employmentHint} /> {words.employmentHelp}
          </>
        }
        problem={problemOf('userEmployment')}
        note={employmentsFull ? CHECKOUT_WORDS.messages.maximum : null}
      >
        <div className="space-y-2.5">
          {EMPLOYMENT_TYPES.map((key) => (
            <Choice
              key={key}
              kind="checkbox"
              label={EMPLOYMENT_LABELS[key].label}
              note={EMPLOYMENT_LABELS[key].hint}
              checked={userEmployment[key]}
              disabled={employmentsFull && !userEmployment[key]}
              onChange={(checked) => change({ userEmployment: { ...userEmployment, [key]: checked } })}
            />
          ))}
        </div>
      </CheckoutSection>
      <CheckoutSection field="userAddons" heading={words.addonsHeading}>
        <AddonBoxes words={words.addons} chosen={form.userAddons} onChange={(key, checked) => change({ userAddons: { ...form.userAddons, [key]: checked } })} />
      </CheckoutSection>
    </CheckoutFrame>
  )
}
