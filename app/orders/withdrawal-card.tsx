import { PROVIDER } from '../../content/provider.ts'
import { formatUsd } from '../../domain/money.ts'
import { WITHDRAWAL_RETAINER } from '../../domain/pricing/price-list.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { Card } from './order-cards.tsx'

/** The exact refund stands there before anything is confirmed; the box must be ticked first. */
export function WithdrawalCard({ order, problem }: { order: OrderView; problem: string | null }) {
  if (order.withdrawalRefundCents !== null) return <RefundState order={order} dueCents={order.withdrawalRefundCents} problem={problem} />
  if (order.withdrawal === null || order.paidCents === null) {
    if (order.product === 'selfpetition-ai' && order.state === 'first_draft_sent') return <ByMail />
    return problem === null ? null : (
      <p role="alert" className="rounded-card bg-alert-tint px-5 py-4 font-medium text-alert">
        {problem}
      </p>
    )
  }
  const { refundCents } = order.withdrawal
  return (
    <Card heading="Not what you hoped for?">
      <p>
        You may withdraw now that you have the first draft. Of the {formatUsd(order.paidCents)} you paid we keep a {formatUsd(WITHDRAWAL_RETAINER)} retainer fee for the draft
        {order.refundedCents > 0 ? ` (${formatUsd(order.refundedCents)} was paid back before)` : ''}. You get back:
      </p>
      <p className="mt-3 text-2xl font-semibold digits-aligned" data-testid="withdrawal-refund">
        {formatUsd(refundCents)}
      </p>
      {problem === null ? null : (
        <p role="alert" className="mt-3 font-medium text-alert">
          {problem}
        </p>
      )}
      <details className="mt-3" open={problem !== null}>
        <summary className="link w-fit">Withdraw from this order</summary>
        <form method="post" data-page-form className="mt-4 space-y-4 rounded-lg border border-line bg-paper p-4">
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="shownRefundCents" value={refundCents} />
          <label className="flex items-start gap-3">
            <input type="checkbox" name="confirmed" value="yes" required className="mt-1 size-4 shrink-0 accent-pine" />
            <span>I withdraw. Work on my petition ends now, and this cannot be undone.</span>
          </label>
          <button className="button button-secondary">Withdraw and get {formatUsd(refundCents)} back</button>
        </form>
      </details>
    </Card>
  )
}

/** Paid in another currency: the retainer is settled by a person. */
function ByMail() {
  return (
    <Card heading="Not what you hoped for?">
      <p>
        You may withdraw now that you have the first draft. Please write to{' '}
        <a className="link" href={`mailto:${PROVIDER.email}`}>
          {PROVIDER.email}
        </a>
        : your payment was not in U.S. dollars, so we work out the refund with you.
      </p>
    </Card>
  )
}

function RefundState({ order, dueCents: due, problem }: { order: OrderView; dueCents: number; problem: string | null }) {
  const done = order.refundedCents >= due
  return (
    <Card heading="Your refund">
      {problem === null ? null : (
        <p role="alert" className="mb-3 font-medium text-alert">
          {problem}
        </p>
      )}
      <p role="status" data-testid="refund-state">
        {due === 0
          ? 'The amount you paid does not exceed the retainer fee, so nothing is paid back.'
          : done
            ? `${formatUsd(order.refundedCents)} was paid back the way you paid. Your bank may need several business days to show it.`
            : `${formatUsd(due)} is being paid back the way you paid. This page shows when it is done.`}
      </p>
    </Card>
  )
}
