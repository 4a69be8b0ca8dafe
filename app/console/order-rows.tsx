import type { OrderState } from '../../domain/orders/order-states.ts'
import type { OrderRow as OrderRowFacts } from '../../usecases/console-orders.ts'
import { Badge, formatMinute } from './console-parts.tsx'

const TONES: Partial<Record<OrderState, 'good' | 'warn' | 'bad'>> = { paid: 'warn', in_production: 'warn', delivered: 'good', first_draft_sent: 'good', disputed: 'bad', payment_failed: 'bad' }

export function OrderRow({ row }: { row: OrderRowFacts }) {
  return (
    <li>
      <a href={`/console/orders/${row.reference}`} className="grid gap-x-6 gap-y-1 px-4 py-3.5 hover:bg-sand sm:px-5 lg:grid-cols-[13rem_minmax(0,1fr)_15rem] lg:items-center">
        <span className="min-w-0">
          <span className="block font-semibold">{row.product}</span>
          <span className="block text-sm digits-aligned text-ink-soft">{row.reference.slice(0, 12)}…</span>
        </span>
        <span className="min-w-0">
          <span className="block wrap-anywhere">{row.email}</span>
          <span className="block text-sm digits-aligned text-ink-soft">
            {row.total} · placed {formatMinute(row.placedAt)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2 lg:justify-end">
          {row.flagged ? <Badge tone="bad">Check payment</Badge> : null}
          <Badge tone={TONES[row.state] ?? 'plain'}>{row.stateLabel}</Badge>
          {row.late ? <Badge tone="bad">Late</Badge> : null}
          {row.dueAt === null ? null : <span className="text-sm font-medium digits-aligned">Due {formatMinute(row.dueAt)}</span>}
          {row.paused === null ? null : <span className="text-sm text-ink-soft">Paused: {row.paused}</span>}
        </span>
      </a>
    </li>
  )
}
