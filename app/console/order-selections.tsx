import { EMPLOYMENT_LABELS, PROFESSION_LABELS } from '../../content/checkout.ts'
import { ORDER_PROFESSION_KEYS } from '../../domain/orders/checkout-rules.ts'
import { EMPLOYMENT_TYPES } from '../../domain/professions.ts'

type Flags = Record<string, unknown>
type Selections = { userProfession?: Flags; userEmployment?: Flags; userProngs?: Flags; userEndeavorOption?: { endeavorTitle?: string; endeavorOption?: string; useSelectedEndeavor?: string }; disclaimerTexts?: unknown }

const EXPLAINED = ['userProfession', 'userEmployment', 'userProngs', 'userEndeavorOption', 'userAddons', 'userDisclaimers']

/** What was chosen and has no line of its own in the price, in words. What this view does not know is shown as it is stored. */
export function OrderSelections({ selections }: { selections: Record<string, unknown> }) {
  const { userProfession, userEmployment, userProngs, userEndeavorOption } = selections as Selections
  const professions = ORDER_PROFESSION_KEYS.filter((key) => userProfession?.[key] === true).map((key) => PROFESSION_LABELS[key])
  const typed = userProfession?.['userInput']
  const employments = EMPLOYMENT_TYPES.filter((key) => userEmployment?.[key] === true).map((key) => EMPLOYMENT_LABELS[key].label)
  const prongs = [1, 2, 3].filter((prong) => userProngs?.[`prong${prong}`] === true)
  const title = userEndeavorOption?.endeavorTitle ?? ''
  const option = userEndeavorOption?.endeavorOption ?? ''
  const rest = Object.fromEntries(Object.entries(selections).filter(([key]) => !EXPLAINED.includes(key)))
  const rows: [string, string][] = [
    ...(professions.length === 0 ? [] : [['Professions', professions.join(', ')] as [string, string]]),
    ...(typeof typed === 'string' && typed !== '' ? [['Typed profession', typed] as [string, string]] : []),
    ...(employments.length === 0 ? [] : [['Employment', employments.join(', ')] as [string, string]]),
    ...(prongs.length === 0 ? [] : [['Prongs', prongs.join(', ')] as [string, string]]),
    ...(title === '' && option === '' ? [] : [['Endeavor from the generator', title] as [string, string], ['Focus the draft on it', userEndeavorOption?.useSelectedEndeavor === 'yes' ? 'Yes' : 'No'] as [string, string]]),
    ...(option === '' ? [] : [['Its text', option] as [string, string]]),
  ]
  return (
    <>
      {rows.length === 0 ? <p className="text-ink-soft">Nothing beyond the items above.</p> : null}
      <dl className="space-y-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(rest).length === 0 ? null : (
        <details className="mt-4">
          <summary className="link w-fit cursor-pointer py-1">More, as it is stored</summary>
          <pre className="mt-2 overflow-x-auto text-sm wrap-anywhere whitespace-pre-wrap">{JSON.stringify(rest, null, 2)}</pre>
        </details>
      )}
    </>
  )
}
