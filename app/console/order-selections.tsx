import { EXPLAINED_SELECTIONS, orderChoices } from '../../content/order-choices.ts'

/** What was chosen and has no line of its own in the price, in words. What this view does not know is shown as it is stored. */
export function OrderSelections({ selections }: { selections: Record<string, unknown> }) {
  const rows = orderChoices(selections)
  const rest = Object.fromEntries(Object.entries(selections).filter(([key]) => !EXPLAINED_SELECTIONS.includes(key)))
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
          <summary className="link w-fit cursor-pointer">More, as it is stored</summary>
          <pre className="mt-2 overflow-x-auto text-sm wrap-anywhere whitespace-pre-wrap">{JSON.stringify(rest, null, 2)}</pre>
        </details>
      )}
    </>
  )
}
