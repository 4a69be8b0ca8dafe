import { UPGRADE_CARD } from '../../content/orders.ts'
import { formatUsd } from '../../domain/money.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { Card } from './order-cards.tsx'

/** Tells the buyer of a package what it counts toward a drafted petition. */
export function UpgradeCard({ order: { reference, upgradeCreditCents } }: { order: Pick<OrderView, 'reference' | 'upgradeCreditCents'> }) {
  if (upgradeCreditCents === 0) return null
  return (
    <Card heading={UPGRADE_CARD.heading}>
      <p>
        <span className="font-semibold">{formatUsd(upgradeCreditCents)}</span> {UPGRADE_CARD.text}
      </p>
      <a className="button button-secondary mt-4" href={`/checkout-selfpetition-ai?upgrade=${encodeURIComponent(reference)}`}>
        {UPGRADE_CARD.action}
      </a>
    </Card>
  )
}
